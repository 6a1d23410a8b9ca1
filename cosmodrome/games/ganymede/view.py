"""What a seat may see of Ganymede, what is drawn, and how it is put into words.

Hidden are the order of the piles, the other hands, and during the set-up all ships that
others were dealt. A view is built up from the rest.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede.board import (
    BOARD,
    EARTH,
    MARS,
    OVER,
    PHASES,
    SETUP,
    SHIP_CARD,
    SHUTTLE_CARD,
    TOP_PLACE,
)
from cosmodrome.games.ganymede.hidden import known_ships
from cosmodrome.games.ganymede.parts import (
    ANY_COLOUR,
    BAYS,
    BONUSES,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    EARTH_LIMIT,
    KINDS,
    MARS_LIMIT,
    NO_SIDE,
    PLACES,
    SCORES,
    SHIPS,
    SIDE_COLOURS,
    TILE_SLOTS,
    TYPE_COUNT,
    TYPES,
    Parts,
)
from cosmodrome.games.ganymede.rules import GanymedeState
from cosmodrome.games.ganymede.scoring import ship_worth
from cosmodrome.games.phrase import Phrase

Facts = dict[str, int | str | list[Phrase]]


class Side(Struct, frozen=True):
    """What an effect lets its owner do; ``colours`` where it names some, all four for any."""

    kind: str
    colours: list[str]


class Tile(Struct, frozen=True):
    """A settler tile. ``both``: the second side acts too, after the first."""

    name: str
    type: str
    both: bool
    sides: list[Side]


class Shuttle(Struct, frozen=True):
    """A shuttle card. ``needs`` has one word for each settler, ``any`` for a wild one."""

    name: str
    place: str
    type: str
    needs: list[str]
    discard_tile: bool
    effect: Side


class Ship(Struct, frozen=True):
    """A ship by its name, with what it would score for the viewer if it were launched now."""

    name: str
    score: str
    points: int
    target: str
    effect: Side | None
    times: int
    need_less: int
    count: int
    worth: int


class TileOffer(Struct, frozen=True):
    """A tile of the row, as the viewer finds it.

    It would act ``times`` times, or as seldom as ``least`` if a tile of its type must make
    room. ``useful``: something of its effect could be done now.
    """

    slot: int
    tile: Tile
    times: int
    least: int
    useful: bool


class ShuttleOffer(Struct, frozen=True):
    """A shuttle of a row, as the viewer finds it: how often it would act, what is missing."""

    slot: int
    shuttle: Shuttle
    times: int
    usable: bool
    missing: list[str]
    missing_tile: bool


class Bay(Struct, frozen=True):
    """One of the two places for ships. ``ship`` is None too while others must not see it."""

    name: str
    ship: str | None
    face_down: bool
    need: int
    aboard: list[str]
    accepts: list[str]


class Column(Struct, frozen=True):
    """Shuttles of one type, and how often the next shuttle or tile of this type would act."""

    type: str
    shuttles: list[Shuttle]
    next_shuttle: int
    next_tile: int


class Launched(Struct, frozen=True):
    """A launched ship and what it is worth now."""

    ship: str
    worth: int


class Player(Struct, frozen=True):
    """A seat's board. ``hand`` is None if the viewer must not see it; ``known`` are the ships
    in it that the viewer is sure of all the same."""

    score: int
    earth: list[str]
    mars: list[str]
    bays: list[Bay]
    tiles: list[Tile | None]
    columns: list[Column]
    sets: int
    step: int
    track_points: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    launched: list[Launched]


class Space(Struct, frozen=True):
    """A step of the reputation track."""

    points: int
    bonus: str


class Piles(Struct, frozen=True):
    """How many cards are left."""

    tiles: int
    earth: int
    mars: int
    ships: int


class Buried(Struct, frozen=True):
    """A ship that the viewer put under the deck, and how many cards lie above it."""

    ship: str
    above: int


class Pending(Struct, frozen=True):
    """What is being worked off.

    ``source`` is the tile, shuttle or ship that acts, ``track`` or ``tiles``: then ``left``
    of its ``uses`` are left. ``waiting`` entries come after it.
    """

    source_kind: str
    source: str
    sides: list[Side]
    uses: int
    left: int
    waiting: int
    basic: str
    transit: list[str]
    wilds: int
    discarded: int
    place: str
    colour: str
    bay: str
    free_launches: int


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int
    phase: str
    round: int
    end_triggered: bool
    supply: dict[str, int]
    tile_row: list[TileOffer | None]
    earth_row: list[ShuttleOffer | None]
    mars_row: list[ShuttleOffer | None]
    ship_row: list[str | None]
    piles: Piles
    tile_discard: list[str]
    buried: list[Buried]
    players: list[Player]
    track: list[Space]
    ships: dict[str, Ship]
    pending: Pending
    earth_limit: int
    mars_limit: int


class Reveal(Struct, frozen=True):
    """The whole state, with the names of the specification; piles top first."""

    supply: dict[str, int]
    tile_row: list[str | None]
    tile_stack: list[str]
    tile_discard: list[str]
    earth_row: list[str | None]
    earth_deck: list[str]
    mars_row: list[str | None]
    mars_deck: list[str]
    ship_row: list[str | None]
    ship_deck: list[str]
    earth: list[list[str]]
    mars: list[list[str]]
    ship: list[list[str | None]]
    aboard: list[list[list[str]]]
    tiles: list[list[str | None]]
    columns: list[list[list[str]]]
    step: list[int]
    hand: list[list[str]]
    launched: list[list[str]]
    seat: int
    round: int
    free_launches: int
    end_triggered: bool
    phase: str
    pending: Pending


# --- the state, named ---------------------------------------------------------------


def reveal(state: GanymedeState) -> Reveal:
    """Everything, for replays and tests."""
    parts = state.table.parts
    seats = range(state.table.seats)
    tiles, shuttles = parts.tile_names, parts.shuttle_names
    return Reveal(
        supply=dict(zip(COLOURS, state.supply, strict=True)),
        tile_row=_slots(tiles, state.tile_row),
        tile_stack=_pile(tiles, state.tile_stack, state.tile_left),
        tile_discard=_names(tiles, state.tile_discard),
        earth_row=_slots(shuttles, state.earth_row),
        earth_deck=_pile(shuttles, state.earth_deck, state.earth_left),
        mars_row=_slots(shuttles, state.mars_row),
        mars_deck=_pile(shuttles, state.mars_deck, state.mars_left),
        ship_row=_slots(SHIPS, state.ship_row),
        ship_deck=_pile(SHIPS, state.ship_deck, state.ship_left),
        earth=[_settlers(state, seat, EARTH) for seat in seats],
        mars=[_settlers(state, seat, MARS) for seat in seats],
        ship=[_slots(SHIPS, state.ship[2 * seat : 2 * seat + 2]) for seat in seats],
        aboard=[[_settlers(state, seat, TOP_PLACE + bay) for bay in (0, 1)] for seat in seats],
        tiles=[_slots(tiles, _own_tiles(state, seat)) for seat in seats],
        columns=[[_names(shuttles, cards) for cards in _own_columns(state, s)] for s in seats],
        step=list(state.step),
        hand=[_names(SHIPS, hand) for hand in state.hand],
        launched=[_names(SHIPS, launched) for launched in state.launched],
        seat=state.to_move,
        round=state.round,
        free_launches=int(state.free_launches),
        end_triggered=state.end_triggered,
        phase=PHASES[state.phase],
        pending=_pending(state),
    )


def _names(names: Sequence[str], cards: Iterable[int]) -> list[str]:
    """A heap without an order: sorted by index."""
    return [names[card] for card in sorted(cards)]


def _slots(names: Sequence[str], cards: Iterable[int]) -> list[str | None]:
    return [None if card < 0 else names[card] for card in cards]


def _pile(names: Sequence[str], cards: list[int], left: int) -> list[str]:
    return [names[card] for card in cards[:left][::-1]]


def _colours(counts: Iterable[int]) -> list[str]:
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def _settlers(state: GanymedeState, seat: int, place: int) -> list[str]:
    first = seat * BOARD + place * COLOUR_COUNT
    return _colours(state.settlers[first : first + COLOUR_COUNT])


def _own_tiles(state: GanymedeState, seat: int) -> list[int]:
    return state.tiles[seat * TILE_SLOTS : (seat + 1) * TILE_SLOTS]


def _own_columns(state: GanymedeState, seat: int) -> list[list[int]]:
    return state.columns[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT]


# --- cards --------------------------------------------------------------------------


def side(number: int) -> Side:
    """A side of an effect, named."""
    bits = number % SIDE_COLOURS
    colours = [colour for place, colour in enumerate(COLOURS) if bits >> place & 1]
    return Side(kind=KINDS[number // SIDE_COLOURS], colours=colours)


def tile_card(parts: Parts, number: int) -> Tile:
    """A tile with all that is printed on it."""
    return Tile(
        name=parts.tile_names[number],
        type=TYPES[parts.tile_types[number]],
        both=parts.tile_both[number],
        sides=[side(parts.tile_side_a[number]), side(parts.tile_side_b[number])],
    )


def shuttle_card(parts: Parts, number: int) -> Shuttle:
    """A shuttle with all that is printed on it."""
    icons = parts.icons[number * COLOUR_COUNT : (number + 1) * COLOUR_COUNT]
    return Shuttle(
        name=parts.shuttle_names[number],
        place=PLACES[number // DECK_SIZE],
        type=TYPES[parts.shuttle_types[number]],
        needs=_colours(icons) + ["any"] * parts.shuttle_wilds[number],
        discard_tile=parts.shuttle_discards[number],
        effect=side(parts.shuttle_side[number]),
    )


def ship_card(parts: Parts, number: int, worth: int = 0) -> Ship:
    """A ship with all that is printed on it."""
    score = SCORES[parts.ship_score[number]]
    targets = {"per_type": TYPES, "per_colour": COLOURS}.get(score)
    effect = parts.ship_side[number]
    return Ship(
        name=SHIPS[number],
        score=score,
        points=parts.ship_points[number],
        target=targets[parts.ship_target[number]] if targets else "",
        effect=None if effect == NO_SIDE else side(effect),
        times=parts.ship_times[number],
        need_less=parts.ship_need_less[number],
        count=parts.ship_counts[number],
        worth=worth,
    )


# --- the view -----------------------------------------------------------------------


def view(state: GanymedeState, seat: int | None) -> View:
    """What this seat may know; None: a spectator, who looks over the shoulder of the mover."""
    parts = state.table.parts
    viewer = max(state.to_move, 0) if seat is None else seat
    return View(
        seat=seat,
        to_move=state.to_move,
        phase=PHASES[state.phase],
        round=state.round,
        end_triggered=state.end_triggered,
        supply=dict(zip(COLOURS, state.supply, strict=True)),
        tile_row=_tile_offers(state, viewer),
        earth_row=_shuttle_offers(state, viewer, EARTH, state.earth_row),
        mars_row=_shuttle_offers(state, viewer, MARS, state.mars_row),
        ship_row=_slots(SHIPS, state.ship_row),
        piles=Piles(
            tiles=int(state.tile_left),
            earth=int(state.earth_left),
            mars=int(state.mars_left),
            ships=int(state.ship_left),
        ),
        tile_discard=_names(parts.tile_names, state.tile_discard),
        buried=_buried(state, seat),
        players=[_player(state, owner, seat) for owner in range(state.table.seats)],
        track=[
            Space(points=points, bonus=BONUSES[bonus])
            for points, bonus in zip(parts.track_points, parts.track_bonus, strict=True)
        ],
        ships={
            name: ship_card(parts, number, int(ship_worth(state, viewer, number)))
            for number, name in enumerate(SHIPS)
        },
        pending=_pending(state),
        earth_limit=EARTH_LIMIT,
        mars_limit=MARS_LIMIT,
    )


def _tile_offers(state: GanymedeState, viewer: int) -> list[TileOffer | None]:
    # Questions about what is possible are asked for the seat to move.
    asked = state.clone()
    asked.to_move = viewer
    return [
        None if tile < 0 else _tile_offer(asked, viewer, slot, tile)
        for slot, tile in enumerate(state.tile_row)
    ]


def _tile_offer(asked: GanymedeState, viewer: int, slot: int, tile: int) -> TileOffer:
    parts = asked.table.parts
    own = [card for card in _own_tiles(asked, viewer) if card >= 0]
    same = sum(parts.tile_types[card] == parts.tile_types[tile] for card in own)
    full = len(own) == TILE_SLOTS
    return TileOffer(
        slot=slot,
        tile=tile_card(parts, tile),
        times=same if full and same == TILE_SLOTS else same + 1,
        least=same if full and same else same + 1,
        useful=asked.possible(parts.tile_side_a[tile]) or asked.possible(parts.tile_side_b[tile]),
    )


def _shuttle_offers(
    state: GanymedeState, viewer: int, place: int, row: list[int]
) -> list[ShuttleOffer | None]:
    return [
        None if shuttle < 0 else _shuttle_offer(state, viewer, place, slot, shuttle)
        for slot, shuttle in enumerate(row)
    ]


def _shuttle_offer(
    state: GanymedeState, viewer: int, place: int, slot: int, shuttle: int
) -> ShuttleOffer:
    parts = state.table.parts
    card = shuttle_card(parts, shuttle)
    have = _settlers(state, viewer, place)
    missing = []
    for need in card.needs:
        if need in have:
            have.remove(need)
        elif need == "any" and have:
            have.pop()
        else:
            missing.append(need)
    missing_tile = card.discard_tile and not state.has_tile(viewer)
    return ShuttleOffer(
        slot=slot,
        shuttle=card,
        times=len(state.columns[viewer * TYPE_COUNT + parts.shuttle_types[shuttle]]) + 1,
        usable=not missing and not missing_tile,
        missing=missing,
        missing_tile=missing_tile,
    )


def _buried(state: GanymedeState, seat: int | None) -> list[Buried]:
    """The viewer's own cards under the deck, from the top down."""
    found = [
        Buried(ship=SHIPS[state.ship_deck[place]], above=int(state.ship_left) - 1 - place)
        for place, returner in enumerate(state.returners)
        if returner == seat
    ]
    return found[::-1]


def _player(state: GanymedeState, owner: int, seat: int | None) -> Player:
    parts = state.table.parts
    shown = owner == seat or state.phase == OVER
    known = [] if shown else known_ships(state, -1 if seat is None else seat, owner)
    return Player(
        score=state.scores()[owner],
        earth=_settlers(state, owner, EARTH),
        mars=_settlers(state, owner, MARS),
        bays=[_bay(state, owner, bay, seat) for bay in range(len(BAYS))],
        tiles=[None if t < 0 else tile_card(parts, t) for t in _own_tiles(state, owner)],
        columns=[_column(state, owner, kind) for kind in range(TYPE_COUNT)],
        sets=int(state.smallest_column(owner)),
        step=state.step[owner],
        track_points=parts.track_points[state.step[owner]],
        hand_size=len(state.hand[owner]),
        hand=_names(SHIPS, state.hand[owner]) if shown else None,
        known=_names(SHIPS, known),
        launched=[
            Launched(ship=SHIPS[ship], worth=int(ship_worth(state, owner, ship)))
            for ship in sorted(state.launched[owner])
        ],
    )


def _bay(state: GanymedeState, owner: int, bay: int, seat: int | None) -> Bay:
    occupied = state.has_ship(owner, bay)
    face_down = occupied and state.phase == SETUP
    if not occupied or (face_down and owner != seat):
        return Bay(name=BAYS[bay], ship=None, face_down=face_down, need=0, aboard=[], accepts=[])
    return Bay(
        name=BAYS[bay],
        ship=SHIPS[state.ship[2 * owner + bay]],
        face_down=face_down,
        need=int(state.need(owner, bay)),
        aboard=_settlers(state, owner, TOP_PLACE + bay),
        accepts=[c for number, c in enumerate(COLOURS) if state.accepts(owner, bay, number)],
    )


def _column(state: GanymedeState, owner: int, kind: int) -> Column:
    shuttles = state.columns[owner * TYPE_COUNT + kind]
    return Column(
        type=TYPES[kind],
        shuttles=[shuttle_card(state.table.parts, shuttle) for shuttle in sorted(shuttles)],
        next_shuttle=len(shuttles) + 1,
        next_tile=min(int(state.tiles_of_type(owner, kind)) + 1, TILE_SLOTS),
    )


def _pending(state: GanymedeState) -> Pending:
    kind, source = _source(state)
    sides = [int(number) for number in (state.side_a, state.side_b) if number != NO_SIDE]
    basic = int(state.basic_side)
    into = PHASES[state.phase] == "into"
    placing = PHASES[state.phase] == "place-ship"
    return Pending(
        source_kind=kind,
        source=source,
        sides=[side(number) for number in sides],
        uses=int(state.uses),
        left=int(state.count),
        waiting=len(state.agenda),
        basic="" if basic == NO_SIDE else KINDS[basic // SIDE_COLOURS],
        transit=_colours(state.transit),
        wilds=int(state.wilds),
        discarded=int(state.discarded),
        place=PLACES[state.adapt_place] if into else "",
        colour=COLOURS[state.adapt_colour] if into else "",
        bay=BAYS[state.bay] if placing else _set_up_bay(state),
        free_launches=int(state.free_launches),
    )


def _set_up_bay(state: GanymedeState) -> str:
    """The bay for which a ship is chosen now, in the set-up."""
    if state.phase != SETUP:
        return ""
    return BAYS[int(state.has_ship(state.to_move, 0))]


def _source(state: GanymedeState) -> tuple[str, str]:
    """What gave the effect that is worked off: its kind and name."""
    if state.bonus:
        return "track", ""
    if state.card >= SHIP_CARD:
        return "ship", SHIPS[state.card - SHIP_CARD]
    if state.discarded:
        return "tiles", ""
    if state.card >= SHUTTLE_CARD:
        return "shuttle", state.table.parts.shuttle_names[state.card - SHUTTLE_CARD]
    if state.card >= 0:
        return "tile", state.table.parts.tile_names[state.card]
    return "", ""


# --- words: cards -------------------------------------------------------------------


def describe_side(effect: Side, times: int = 1) -> Phrase:
    """What one use of an effect does; with ``times`` for ships that act several times."""
    facts: Facts = {"times": times}
    if effect.kind not in ("recruit", "adapt") or len(effect.colours) == ANY_COLOUR.bit_count():
        return Phrase(f"effect-{effect.kind}", facts)
    if len(effect.colours) == 1:
        return Phrase(f"effect-{effect.kind}-one", {**facts, "colour": _settler(effect.colours[0])})
    return Phrase("effect-recruit-some", {**facts, "settlers": _settler_list(effect.colours)})


def _describe_sides(sides: list[Side]) -> Phrase:
    """The sides of an entry: one, or a choice of two."""
    says = [describe_side(effect) for effect in sides]
    return says[0] if len(says) == 1 else Phrase("either", {"first": says[:1], "second": says[1:]})


def describe_tile(tile: Tile) -> Phrase:
    """A tile in one sentence."""
    facts: Facts = {"tile": tile.name, "type": f"type-{tile.type}"}
    facts |= {"first": [describe_side(tile.sides[0])], "second": [describe_side(tile.sides[1])]}
    return Phrase("card-tile-both" if tile.both else "card-tile-either", facts)


def describe_shuttle(shuttle: Shuttle) -> Phrase:
    """A shuttle in one sentence."""
    return Phrase(
        f"card-shuttle-{shuttle.place}",
        {
            "shuttle": shuttle.name,
            "type": f"type-{shuttle.type}",
            "needs": _settler_list(shuttle.needs),
            "tiles": int(shuttle.discard_tile),
            "effect": [describe_side(shuttle.effect)],
        },
    )


def describe_ship(ship: Ship) -> Phrase:
    """A ship in one sentence."""
    facts: Facts = {"points": ship.points}
    if ship.score == "per_type":
        facts["type"] = f"type-{ship.target}"
    if ship.score == "per_colour":
        facts["colour"] = _settler(ship.target)
    says = [Phrase(f"score-{ship.score.replace('_', '-')}", facts)]
    if ship.effect is not None:
        says.append(Phrase("ship-effect", {"effect": [describe_side(ship.effect, ship.times)]}))
    if ship.need_less:
        says.append(Phrase("ship-fewer", {"count": ship.need_less}))
    return Phrase("card-ship", {"ship": f"ship-{ship.name}", "says": says})


def _settler(colour: str) -> str:
    return f"settler-{colour}"


def _settler_list(colours: Sequence[str]) -> list[Phrase]:
    """Settlers by colour, with a number where there are several."""
    return [
        Phrase(_settler(colour))
        if colours.count(colour) == 1
        else Phrase("several", {"count": colours.count(colour), "colour": _settler(colour)})
        for colour in dict.fromkeys(colours)
    ]


# --- words: the position ------------------------------------------------------------


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the round, what is on offer, then the boards."""
    lines = [Phrase("line-round", {"round": view.round})]
    if view.end_triggered:
        lines.append(Phrase("line-last-round"))
    lines += [_read_tile(offer) for offer in view.tile_row if offer is not None]
    lines += [_read_shuttle(o) for o in view.earth_row + view.mars_row if o is not None]
    ships = [describe_ship(view.ships[name]) for name in view.ship_row if name is not None]
    lines.append(Phrase("line-ship-row", {"count": len(ships)}))
    lines += [_item(ship) for ship in ships]
    lines.append(
        Phrase(
            "line-piles",
            {
                "tiles": view.piles.tiles,
                "earth": view.piles.earth,
                "mars": view.piles.mars,
                "ships": view.piles.ships,
            },
        )
    )
    lines.append(Phrase("line-supply", {**view.supply}))
    for buried in view.buried:
        lines.append(Phrase("line-buried", {"ship": _ship(buried.ship), "above": buried.above}))
    for seat, player in enumerate(view.players):
        lines += _read_player(view, seat, player)
    return lines


def _item(card: Phrase) -> Phrase:
    return Phrase("line-item", {"card": [card]})


def _read_tile(offer: TileOffer) -> Phrase:
    facts: Facts = {"slot": offer.slot + 1, "card": [describe_tile(offer.tile)]}
    facts |= {"times": offer.times, "useful": int(offer.useful)}
    return Phrase("line-tile", facts)


def _read_shuttle(offer: ShuttleOffer) -> Phrase:
    facts: Facts = {"slot": offer.slot + 1, "card": [describe_shuttle(offer.shuttle)]}
    facts["times"] = offer.times
    if offer.usable:
        return Phrase("line-shuttle", facts)
    missing = _settler_list(offer.missing)
    if offer.missing_tile:
        missing.append(Phrase("a-tile"))
    return Phrase("line-shuttle-missing", {**facts, "missing": missing})


def _read_player(view: View, seat: int, player: Player) -> list[Phrase]:
    lines = [
        Phrase(
            "line-player",
            {"seat": seat, "score": player.score, "launched": len(player.launched)},
        )
    ]
    if player.launched:
        lines.append(Phrase("line-launched", {"ships": _read_launched(player.launched)}))
    lines.append(Phrase("line-earth", {"settlers": _settler_list(player.earth)}))
    lines.append(Phrase("line-mars", {"settlers": _settler_list(player.mars)}))
    lines += [_read_bay(bay) for bay in player.bays]
    tiles = [describe_tile(tile) for tile in player.tiles if tile is not None]
    lines.append(Phrase("line-tiles", {"count": len(tiles)}))
    lines += [_item(tile) for tile in tiles]
    columns = [
        Phrase("line-column", {"type": f"type-{c.type}", "count": len(c.shuttles)})
        for c in player.columns
    ]
    lines.append(Phrase("line-columns", {"columns": columns, "sets": player.sets}))
    lines.append(
        Phrase(
            "line-reputation",
            {"step": player.step, "last": len(view.track) - 1, "points": player.track_points},
        )
    )
    return [*lines, _read_hand(player)]


def _read_launched(launched: list[Launched]) -> list[Phrase]:
    return [Phrase("line-worth", {"ship": _ship(s.ship), "worth": s.worth}) for s in launched]


def _read_bay(bay: Bay) -> Phrase:
    facts: Facts = {"bay": _bay_name(bay.name)}
    if bay.ship is None:
        return Phrase("line-bay-hidden" if bay.face_down else "line-bay-empty", facts)
    facts |= {"ship": _ship(bay.ship), "need": bay.need, "count": len(bay.aboard)}
    facts |= {"aboard": _settler_list(bay.aboard), "accepts": _settler_list(bay.accepts)}
    return Phrase("line-bay", facts)


def _read_hand(player: Player) -> Phrase:
    facts: Facts = {"count": player.hand_size}
    if player.hand is not None:
        return Phrase("line-hand", {**facts, "ships": _ship_list(player.hand)})
    if player.known:
        return Phrase("line-hand-known", {**facts, "ships": _ship_list(player.known)})
    return Phrase("line-hand-hidden", facts)


def _ship(name: str) -> str:
    return f"ship-{name}"


def _ship_list(names: Iterable[str]) -> list[Phrase]:
    return [Phrase(_ship(name)) for name in names]


def _bay_name(name: str) -> str:
    return f"bay-{name}"


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move, and why."""
    if view.phase == "over":
        return Phrase("prompt-over")
    facts: Facts = {"seat": view.to_move}
    return Phrase(f"prompt-{view.phase}", {**facts, **_prompt_facts(view)})


def _prompt_facts(view: View) -> Facts:
    """The arguments of a prompt, by phase."""
    pending = view.pending
    if view.phase in ("set-up", "place-ship"):
        return {"bay": _bay_name(pending.bay)}
    if view.phase in ("make-room", "pay-tile", "pay-settler"):
        return {"card": pending.source, "count": pending.wilds}
    if view.phase in ("lose-settler", "board"):
        return {"settlers": _settler_list(pending.transit)}
    if view.phase == "entry":
        return _entry_facts(view)
    if view.phase == "basic":
        return {"kind": f"kind-{pending.basic}"}
    if view.phase == "into":
        return {"colour": _settler(pending.colour), "place": f"place-{pending.place}"}
    counts = {
        "more-tiles": pending.discarded,
        "free-launch": pending.free_launches,
        "return-ship": view.players[view.to_move].hand_size,
    }
    return {"count": counts.get(view.phase, 0)}


def _entry_facts(view: View) -> Facts:
    pending = view.pending
    source: Facts = {}
    if pending.source_kind == "ship":
        source["ship"] = _ship(pending.source)
    elif pending.source:
        source["card"] = pending.source
    return {
        "source": [Phrase(f"source-{pending.source_kind}", source)],
        "effects": [_describe_sides(pending.sides)],
        "left": pending.left,
        "uses": pending.uses,
    }


# --- words: actions -----------------------------------------------------------------


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, argument = action.partition(" ")
    if verb in ("take-tile", "earth-shuttle", "mars-shuttle", "discard"):
        return _describe_card(view, verb, int(argument))
    if verb in ("keep-ship", "return-ship", "take-ship", "place-ship"):
        return _describe_ship_action(view, verb, argument)
    if verb == "done":
        return Phrase(f"action-done-{view.phase}", {"count": view.pending.left})
    if verb == "basic":
        return Phrase("action-basic", {"kind": f"kind-{argument}"})
    if verb == "launch":
        return _describe_launch(view, argument)
    if verb == "reputation":
        return _describe_reputation(view)
    if verb == "draw-ship":
        return Phrase("action-draw-ship", {"count": view.piles.ships})
    return _describe_settler(verb, argument)


def _describe_settler(verb: str, argument: str) -> Phrase:
    """An action with one settler, who may be in a place, go to a bay or take a route."""
    where, _, colour = argument.rpartition(" ")
    facts: Facts = {"colour": _settler(colour)}
    if verb == "board":
        facts["bay"] = _bay_name(where)
    elif verb == "adapt":
        facts["place"] = f"place-{where}"
    elif verb == "move":
        facts["route"] = f"route-{where}"
    return Phrase(f"action-{verb}", facts)


def _describe_card(view: View, verb: str, slot: int) -> Phrase:
    if verb == "discard":
        own = view.players[view.to_move].tiles[slot]
        assert own is not None
        why = view.phase if view.phase in ("make-room", "pay-tile") else "basic"
        return Phrase(f"action-discard-{why}", {"card": [_short(own)]})
    if verb == "take-tile":
        tile = view.tile_row[slot]
        assert tile is not None
        least = tile.least if tile.least < tile.times else 0
        facts: Facts = {"card": [describe_tile(tile.tile)], "times": tile.times}
        return Phrase("action-take-tile", {**facts, "least": least})
    shuttle = (view.earth_row if verb == "earth-shuttle" else view.mars_row)[slot]
    assert shuttle is not None
    facts = {"card": [describe_shuttle(shuttle.shuttle)], "times": shuttle.times}
    return Phrase("action-shuttle", facts)


def _short(tile: Tile) -> Phrase:
    return Phrase("tile-short", {"tile": tile.name, "type": f"type-{tile.type}"})


def _describe_ship_action(view: View, verb: str, argument: str) -> Phrase:
    """Ships are described in full; a hidden one is only a ship."""
    facts: Facts = {}
    if verb in ("keep-ship", "place-ship"):
        facts["bay"] = _bay_name(view.pending.bay)
    if argument == "?":
        return Phrase(f"action-{verb}-hidden", facts)
    return Phrase(f"action-{verb}", {**facts, "card": [describe_ship(view.ships[argument])]})


def _describe_launch(view: View, argument: str) -> Phrase:
    bay = view.players[view.to_move].bays[BAYS.index(argument)]
    assert bay.ship is not None
    facts: Facts = {"bay": _bay_name(argument), "ship": _ship(bay.ship)}
    facts |= {"count": len(bay.aboard), "need": bay.need}
    return Phrase("action-launch", {**facts, "worth": view.ships[bay.ship].worth})


def _describe_reputation(view: View) -> Phrase:
    step = min(view.players[view.to_move].step + 1, len(view.track) - 1)
    space = view.track[step]
    facts: Facts = {"step": step, "points": space.points}
    return Phrase(f"action-reputation-{space.bonus}", facts)


# --- words: the log -----------------------------------------------------------------

_MESSAGE_OF = {
    "ship": "ship-",
    "top": "ship-",
    "bottom": "ship-",
    "bay": "bay-",
    "colour": "settler-",
    "kind": "kind-",
    "type": "type-",
    "place": "place-",
}


def tell(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer; hidden ships are named only to those who know them."""
    facts = event.seen_by(seat)
    args: Facts = {}
    for name, value in facts.items():
        if name in _MESSAGE_OF:
            args[name] = f"{_MESSAGE_OF[name]}{value}"
        elif name == "slot":
            args[name] = int(value) + 1
        elif name in ("from", "to"):
            args[name] = f"place-{value}" if event.kind == "moved" else _settler(str(value))
        else:
            args[name] = value
    hidden = event.secrets.keys() - facts.keys()
    return Phrase(f"log-{event.kind}-hidden" if hidden else f"log-{event.kind}", args)
