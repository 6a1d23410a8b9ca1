# interpreted: msgspec structs
"""What a seat may see of Ganymede, and what is drawn.

Hidden are the order of the piles, the other hands, and during the set-up all ships that
others were dealt. A view is built up from the rest.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

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
    """A shuttle of a row, as the viewer finds it: how often it would act, what is missing.

    ``lands``: where each settler of its needs could arrive at best, ``mars`` or a bay; ``lost``
    without a place; ``open`` for a wild one of a Mars shuttle, whose colour is not yet known,
    and in the set-up.
    """

    slot: int
    shuttle: Shuttle
    times: int
    usable: bool
    missing: list[str]
    missing_tile: bool
    completes_set: bool
    lands: list[str]


class Bay(Struct, frozen=True):
    """One of the two places for ships. ``ship`` is None too while others must not see it."""

    name: str
    ship: str | None
    face_down: bool
    need: int
    aboard: list[str]
    accepts: list[str]


class Column(Struct, frozen=True):
    """Shuttles of one type, and how often the next shuttle or tile of this type would act.

    ``completes_set``: one more shuttle here would be the last of a set of all types.
    """

    type: str
    shuttles: list[Shuttle]
    next_shuttle: int
    next_tile: int
    completes_set: bool


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
    of its ``uses`` are left. ``waiting`` entries come after it. ``tile`` has been taken, but
    finds its place only when another makes room.
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
    tile: Tile | None


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


def scores(view: View) -> list[int]:
    """The score of each seat if the game ended now: everything it counts is open."""
    return [player.score for player in view.players]


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
        completes_set=_completes_set(state, viewer, parts.shuttle_types[shuttle]),
        lands=_lands(state, viewer, card),
    )


def _completes_set(state: GanymedeState, owner: int, kind: int) -> bool:
    sizes = [len(column) for column in _own_columns(state, owner)]
    return all(sizes[kind] < size for other, size in enumerate(sizes) if other != kind)


def _lands(state: GanymedeState, viewer: int, card: Shuttle) -> list[str]:
    if card.place == PLACES[EARTH]:
        room = MARS_LIMIT - int(state.at(viewer, MARS))
        return [PLACES[MARS] if number < room else "lost" for number in range(len(card.needs))]
    # In the set-up nobody else may know how many settlers a chosen ship needs.
    known = COLOURS if state.phase != SETUP else ()
    named = [COLOURS.index(need) for need in card.needs if need in known]
    seated = _seated(state.clone(), viewer, named)
    return seated + ["open"] * (len(card.needs) - len(named))


def _seated(trial: GanymedeState, viewer: int, colours: list[int]) -> list[str]:
    """A way for as many of these settlers as possible to go aboard."""
    if not colours:
        return []
    best = ["lost", *_seated(trial, viewer, colours[1:])]
    for bay, name in enumerate(BAYS):
        if trial.accepts(viewer, bay, colours[0]):
            spot = viewer * BOARD + (TOP_PLACE + bay) * COLOUR_COUNT + colours[0]
            trial.settlers[spot] = trial.settlers[spot] + 1
            found = [name, *_seated(trial, viewer, colours[1:])]
            trial.settlers[spot] = trial.settlers[spot] - 1
            if found.count("lost") < best.count("lost"):
                best = found
    return best


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
        completes_set=_completes_set(state, owner, kind),
    )


def _pending(state: GanymedeState) -> Pending:
    kind, source = _source(state)
    sides = [int(number) for number in (state.side_a, state.side_b) if number != NO_SIDE]
    basic = int(state.basic_side)
    into = PHASES[state.phase] == "into"
    placing = PHASES[state.phase] == "place-ship"
    making_room = PHASES[state.phase] == "make-room"
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
        tile=tile_card(state.table.parts, state.card) if making_room else None,
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
