# interpreted: msgspec structs
"""Gaia drawn with text: the players, the cards, the goals, and the world on its grid."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from cosmodrome.games.gaia.speech import card, describe, place
from cosmodrome.games.gaia.view import City, Goal, Seat, Tile, View
from cosmodrome.games.gaia.world import SIDE
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
    seat_shape,
    spread,
    text,
)

_INKS: Final[dict[str, Ink]] = {
    "plain": "yellow",
    "forest": "green",
    "sea": "blue",
    "desert": "red",
    "mountain": "strong",
    "swamp": "purple",
    "animals": "cyan",
    "star": "plain",
}


def draw(view: View) -> list[Grid | Cell]:
    """The players, the open cards and goals, the viewer's hand, the world."""
    blocks: list[Grid | Cell] = [_players(view), *_rows(view), _goals(view)]
    if view.seat is not None:
        hand = view.seats[view.seat].cards or []
        blocks.append([text("sketch-hand", "strong"), Mark(" "), *_cards(view, hand)])
    return [*blocks, _stock(view), _world(view) if view.tiles else [text("line-empty", "faint")]]


def _players(view: View) -> Grid:
    headings = ["sketch-player", "sketch-placed", "sketch-left", "sketch-cards", "sketch-front"]
    rows = [_player(seat, player) for seat, player in enumerate(view.seats)]
    return Grid(rows, [[text(heading)] for heading in headings])


def _player(seat: int, player: Seat) -> Row:
    backs = spread(
        [text("line-back-count", kind=f"kind-{kind}", count=count)]
        for kind, count in player.backs.items()
    )
    known = [Mark(" ("), *_short_cards(player.known), Mark(")")] if player.known else []
    cells = [
        seat_name(seat),
        [number(player.placed, "strong")],
        [number(player.reserve)],
        [*backs, *known],
        _short_cards(player.front),
    ]
    return Row(f"player-{seat}", cells)


def _short_cards(names: Iterable[str]) -> Cell:
    """Lands by their first letters with their numbers, then the other cards."""
    counts = Counter(names)
    return spread(_several(name, count) for name, count in sorted(counts.items()))


def _several(name: str, count: int) -> Cell:
    kind, _, land = name.partition("-")
    if kind == "nature":
        said = _icon(land)
    elif kind == "city":
        said = text("sketch-city-number", number=int(land))
    else:
        said = text("sketch-element") if name == "element" else Mark(card(name))
    return [Mark(str(count) if count > 1 else ""), said]


def _cards(view: View, names: Iterable[str]) -> Cell:
    return spread((_card(view, name) for name in names), ", ")


def _card(view: View, name: str) -> Cell:
    """A land card by its land; a city with its land and its needs."""
    first, _, second = name.partition("-")
    if first == "nature":
        return [text(f"land-{second}", _INKS[second])]
    printed = view.city_cards.get(name)
    if printed is None:
        return [Mark(card(name))]
    needs = spread([_icon(icon)] for icon in printed.needs)
    land = text(
        "sketch-city-card", _INKS[printed.land], number=int(second), land=f"land-{printed.land}"
    )
    return [land, Mark(" ("), *needs, Mark(")")]


def _icon(icon: str) -> Mark:
    return text("sketch-icon", _INKS[icon], icon=f"icon-{icon}")


def _rows(view: View) -> list[Grid | Cell]:
    """The open cards of each kind, and how many are left in its deck."""
    rows = [
        Row(
            f"row-{kind}",
            [
                [text(f"kind-{kind}", "faint")],
                _cards(view, [name for name in row if name is not None]),
                [text("sketch-deck", "faint", cards=view.decks[kind])],
            ],
        )
        for kind, row in view.row.items()
    ]
    return [Grid(rows)]


def _goals(view: View) -> Cell:
    return [text("sketch-goals", "faint"), Mark(" "), *spread(map(_goal, view.goals), " · ")]


def _goal(goal: Goal) -> Cell:
    """Its cards by their first letters; who has reached it, or how far everybody is."""
    head = [number(goal.index + 1, "faint"), Mark(" "), *_short_cards(goal.cards)]
    if goal.owner is not None:
        return [*head, Mark(" "), seat_shape(goal.owner, "✓")]
    ahead = [
        [seat_shape(seat, str(progress.have))]
        for seat, progress in enumerate(goal.progress)
        if progress.have
    ]
    return spread([head, *ahead])


def _stock(view: View) -> Cell:
    lands = spread([_icon(land), number(count, _INKS[land])] for land, count in view.stock.items())
    animals = [_icon("animals"), number(view.token_reserve, "cyan")]
    return [text("sketch-stock", "faint"), Mark(" "), *lands, Mark(" "), *animals]


def _world(view: View) -> Grid:
    """The tiles where they lie; columns by letter, rows by number, as places are named."""
    tiles = {tile.cell: tile for tile in view.tiles}
    rows = _span(tile.row for tile in view.tiles)
    columns = _span(tile.column for tile in view.tiles)
    letters = [place(column)[0] for column in columns]
    lines = []
    for row in rows:
        cells = [_tile(tiles.get(row * SIDE + column)) for column in columns]
        lines.append(Row(f"world-{row}", [[number(row + 1, "faint")], *cells]))
    headings: list[Cell] = [[], *([Mark(letter)] for letter in letters)]
    return Grid(lines, headings, ["", *letters], tight=True)


def _span(numbers: Iterable[int]) -> range:
    found = set(numbers)
    return range(min(found), max(found) + 1)


def _tile(tile: Tile | None) -> Cell:
    if tile is None:
        return []
    land = _icon(tile.land)
    if tile.city is not None:
        return [land, *_city(tile.city)]
    return [land, Mark(f"•{tile.tokens}", "cyan")] if tile.tokens else [land]


def _city(city: City) -> Cell:
    """Its number and met needs, then the meeples."""
    head = text("sketch-city", number=int(city.card.partition("-")[2]), met=city.met)
    meeples = [
        seat_shape(seat, str(count) if count > 1 else "")
        for seat, count in enumerate(city.meeples)
        if count
    ]
    return [head, *meeples]


def choice(view: View, action: str) -> Phrase:
    """An action in a few words; what is printed on a card is on the board."""
    verb, _, argument = action.partition(" ")
    if verb == "take":
        kind, _, at = argument.partition(" ")
        return Phrase("action-take", {"card": [card(view.row[kind][int(at)] or "")]})
    if verb in ("play", "discard", "keep") and argument != "?":
        return Phrase(f"action-{verb}", {"card": [card(argument)]})
    said = describe(view, action)
    if said.args.get("results") == [Phrase("result-none")]:
        return Phrase("choice-cell", {"place": said.args["place"]})
    return said


def key(view: View) -> list[Phrase]:
    """What the symbols mean."""
    return [Phrase("sketch-key")]


SKETCH: Final = Sketch(draw, choice, key, shown=("opened", "turn"))
