# interpreted: msgspec structs
"""Ganymede drawn with text: what is on offer, then the boards side by side."""

from collections.abc import Iterable, Sequence
from typing import Final

from cosmodrome.games.ganymede.speech import describe, describe_ship
from cosmodrome.games.ganymede.view import Bay, Column, Player, View
from cosmodrome.games.ganymede.view_cards import COLOURS, Side, Tile
from cosmodrome.games.ganymede.view_offers import ShuttleOffer, TileOffer
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.sketch import (
    Cell,
    Grid,
    Ink,
    Mark,
    Row,
    Sketch,
    number,
    seat_name,
    spread,
    text,
)

_INKS: Final[dict[str, Ink]] = {
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "purple": "purple",
    "white": "strong",
    "any": "plain",
}
_OFFER_SLOTS: Final = 4


def draw(view: View) -> list[Grid | Cell]:
    """The round and the supply, the four rows, the boards."""
    return [_round(view), _offers(view), _boards(view)]


def _round(view: View) -> Cell:
    supply = spread(
        [_letter(colour), number(count, _INKS[colour])] for colour, count in view.supply.items()
    )
    items: list[Cell] = [[text("sketch-round", "strong", round=view.round)]]
    if view.end_triggered:
        items.append([text("sketch-last-round", "red")])
    return spread([*items, [text("sketch-supply"), Mark(" "), *supply]], " · ")


def _letter(colour: str) -> Mark:
    return text("sketch-colour", _INKS[colour], colour=f"letter-{colour}")


def _letters(colours: Iterable[str]) -> Cell:
    return [_letter(colour) for colour in colours]


# --- what is on offer -----------------------------------------------------------------


def _offers(view: View) -> Grid:
    ships = [_ship_offer(view, name) for name in view.ship_row]
    lines: list[tuple[str, list[Cell], int]] = [
        ("tiles", [_tile_offer(offer) for offer in view.tile_row], view.piles.tiles),
        ("earth", [_shuttle_offer(offer) for offer in view.earth_row], view.piles.earth),
        ("mars", [_shuttle_offer(offer) for offer in view.mars_row], view.piles.mars),
        ("ships", ships, view.piles.ships),
    ]
    slots = [[number(slot + 1)] for slot in range(_OFFER_SLOTS)]
    headings: list[Cell] = [[], *slots, [text("sketch-deck")]]
    return Grid([_offer_row(*line) for line in lines], headings, tight=True)


def _offer_row(name: str, cells: list[Cell], deck: int) -> Row:
    empty: list[Cell] = [[] for _ in range(_OFFER_SLOTS - len(cells))]
    head = [text(f"sketch-{name}", "faint")]
    return Row(name, [head, *cells, *empty, [number(deck, "faint")]])


def _tile_offer(offer: TileOffer | None) -> Cell:
    return [] if offer is None else [*_tile(offer.tile), *_times(offer.times)]


def _tile(tile: Tile) -> Cell:
    """Its type, then both effects, or one of them."""
    effects = spread((_effect(side) for side in tile.sides), ", " if tile.both else " / ")
    return [_letter(tile.type), Mark(": "), *effects]


def _effect(side: Side) -> Cell:
    """A plus for recruiting, the kind for all else, and the colours where it names some."""
    named = side.kind in ("recruit", "adapt") and len(side.colours) < len(COLOURS)
    if side.kind == "recruit":
        return [Mark("+"), *_letters(side.colours if named else ["any"])]
    kind = text("sketch-kind", kind=f"kind-{side.kind}")
    return [kind, Mark(" "), *_letters(side.colours)] if named else [kind]


def _times(times: int) -> Cell:
    return [Mark(f" ×{times}", "strong")] if times > 1 else []


def _shuttle_offer(offer: ShuttleOffer | None) -> Cell:
    """Its type, whom it carries (those who are missing in brackets), and its effect."""
    if offer is None:
        return []
    missing = list(offer.missing)
    needs: Cell = []
    for need in offer.shuttle.needs:
        lacking = need in missing
        if lacking:
            missing.remove(need)
        needs += [Mark("("), _letter(need), Mark(")")] if lacking else [_letter(need)]
    if offer.shuttle.discard_tile:
        price = text("sketch-tile-price", "faint" if offer.missing_tile else "plain")
        needs += [Mark("("), price, Mark(")")] if offer.missing_tile else [price]
    effect = _effect(offer.shuttle.effect)
    return [_letter(offer.shuttle.type), Mark(": "), *needs, Mark("→"), *effect] + _times(
        offer.times
    )


def _ship_offer(view: View, name: str | None) -> Cell:
    if name is None:
        return []
    return [text(f"ship-{name}"), Mark(" "), number(view.ships[name].worth, "strong")]


# --- the boards -----------------------------------------------------------------------


def _boards(view: View) -> Grid:
    """A column for each seat."""
    players = view.players
    rows: list[tuple[str, list[Cell]]] = [
        ("score", [_score(player) for player in players]),
        ("on-earth", [_letters(player.earth) for player in players]),
        ("on-mars", [_letters(player.mars) for player in players]),
        ("top", [_bay(player.bays[0]) for player in players]),
        ("bottom", [_bay(player.bays[1]) for player in players]),
        ("own-tiles", [_tiles(player.tiles) for player in players]),
        ("shuttles", [_columns(player.columns) for player in players]),
        ("reputation", [_reputation(view, player) for player in players]),
        ("hand", [_hand(player) for player in players]),
    ]
    headings: list[Cell] = [[], *(seat_name(seat) for seat in range(len(players)))]
    return Grid(
        [Row(name, [[text(f"sketch-{name}", "faint")], *cells]) for name, cells in rows], headings
    )


def _score(player: Player) -> Cell:
    return [
        number(player.score, "strong"),
        Mark(" "),
        text("sketch-launched", count=len(player.launched)),
    ]


def _bay(bay: Bay) -> Cell:
    if bay.ship is None:
        return [Mark("?" if bay.face_down else "–", "faint")]
    load = Mark(f" {len(bay.aboard)}/{bay.need} ")
    return [text(f"ship-{bay.ship}"), load, *_letters(bay.aboard)]


def _tiles(tiles: Sequence[Tile | None]) -> Cell:
    return _letters(tile.type for tile in tiles if tile is not None)


def _columns(columns: Sequence[Column]) -> Cell:
    return spread(
        [_letter(column.type), number(len(column.shuttles))]
        for column in columns
        if column.shuttles
    )


def _reputation(view: View, player: Player) -> Cell:
    return [
        text("sketch-step", step=player.step, last=len(view.track) - 1, points=player.track_points)
    ]


def _hand(player: Player) -> Cell:
    """The ships that the viewer may know; how many there are besides."""
    known = player.known if player.hand is None else player.hand
    ships = spread(([text(f"ship-{ship}")] for ship in known), ", ")
    hidden = player.hand_size - len(known)
    return [*ships, Mark(f" +{hidden}" if known else str(hidden), "faint")] if hidden else ships


# --- choices --------------------------------------------------------------------------


def choice(view: View, action: str) -> Phrase:
    """An action in a few words; cards are told by their place on the board."""
    verb, _, argument = action.partition(" ")
    if verb in ("take-tile", "earth-shuttle", "mars-shuttle"):
        return _describe_offer(view, verb, int(argument))
    if verb in ("keep-ship", "place-ship", "take-ship", "return-ship") and argument != "?":
        return Phrase("choice-ship", {"card": [describe_ship(view.ships[argument])]})
    return describe(view, action)


def _describe_offer(view: View, verb: str, slot: int) -> Phrase:
    if verb == "take-tile":
        tile = view.tile_row[slot]
        assert tile is not None
        return Phrase("choice-take-tile", {"slot": slot + 1, "times": tile.times})
    offer = (view.earth_row if verb == "earth-shuttle" else view.mars_row)[slot]
    assert offer is not None
    lost = offer.lands.count("lost")
    return Phrase(f"choice-{verb}", {"slot": slot + 1, "times": offer.times, "lost": lost})


def key(view: View) -> list[Phrase]:
    """What the symbols mean, and the ships that can be seen."""
    ships = [name for name in view.ship_row if name is not None]
    for player in view.players:
        ships += [bay.ship for bay in player.bays if bay.ship is not None]
        ships += player.hand or []
    cards = [
        Phrase("line-item", {"card": [describe_ship(view.ships[name])]})
        for name in sorted(set(ships))
    ]
    return [Phrase("sketch-key"), *cards]


_SHOWN: Final = ("new-tile", "new-earth-shuttle", "new-mars-shuttle", "new-ship", "acts", "round")
SKETCH: Final = Sketch(draw, choice, key, _SHOWN)
