# interpreted: msgspec structs
"""What a seat may see of Ganymede, and what is drawn.

Hidden are the order of the piles, the other hands, and during the set-up all ships that
others were dealt. A view is built up from the rest.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, get_args

from msgspec import Struct

from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.hidden import known_ships
from cosmodrome.games.ganymede.kinds import NO_EFFECT, kind_of
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    COLOUR_COUNT,
    EARTH,
    EARTH_LIMIT,
    MARS,
    MARS_LIMIT,
    SHIPS,
    TILE_SLOTS,
    TOP,
    TYPE_COUNT,
)
from cosmodrome.games.ganymede.scoring import score, ship_worth, track_points
from cosmodrome.games.ganymede.setup import bay_to_fill
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState
from cosmodrome.games.ganymede.turn import SHIPS_TO_END
from cosmodrome.games.ganymede.view_cards import (
    COLOURS,
    KINDS,
    TYPES,
    CardType,
    Colour,
    Ship,
    Shuttle,
    Side,
    Tile,
    colours,
    ship_card,
    shuttle_card,
    side,
    tile_card,
)
from cosmodrome.games.ganymede.view_offers import (
    ShuttleOffer,
    TileOffer,
    shuttle_offers,
    tile_offers,
)

Phase = Literal[
    "set-up",
    "main",
    "make-room",
    "pay-settler",
    "pay-tile",
    "lose-settler",
    "board",
    "more-tiles",
    "entry",
    "basic",
    "into",
    "free-launch",
    "which-launch",
    "new-ship",
    "place-ship",
    "return-ship",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
# What ended the game; several may have come about in the last round.
Cause = Literal["four-ships", "earth-shuttles", "mars-shuttles", "round-limit"]
Bonus = Literal["none", "basic", "launch"]
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
BayName = Literal["top", "bottom"]
BAYS: Final[tuple[BayName, ...]] = get_args(BayName)
Place = Literal["earth", "mars", "top", "bottom"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)
# What gave the effect that is worked off; empty if none is.
SourceKind = Literal["", "tile", "shuttle", "ship", "tiles", "track"]


class Bay(Struct, frozen=True):
    """One of the two places for ships. ``ship`` is None too while others must not see it."""

    name: BayName
    ship: str | None
    face_down: bool
    need: int
    aboard: list[Colour]
    accepts: list[Colour]


class Column(Struct, frozen=True):
    """Shuttles of one type, and how often the next shuttle or tile of this type would act.

    ``completes_set``: one more shuttle here would be the last of a set of all types.
    """

    type: CardType
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
    earth: list[Colour]
    mars: list[Colour]
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
    bonus: Bonus


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

    ``source`` is the tile, shuttle or ship that acts, if ``source_kind`` says so; then ``left``
    of its ``uses`` are left. ``waiting`` effects come after it. ``tile`` has been taken, but
    finds its place only when another makes room.
    """

    source_kind: SourceKind
    source: str
    sides: list[Side]
    uses: int
    left: int
    waiting: int
    basic: Literal["", "recruit", "adapt", "reputation", "move", "ship", "basic"]
    transit: list[Colour]
    wilds: int
    discarded: int
    place: Literal["", "earth", "mars", "top", "bottom"]
    colour: Literal["", "blue", "red", "yellow", "purple"]
    bay: Literal["", "top", "bottom"]
    free_launches: int
    tile: Tile | None


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int | None
    phase: Phase
    round: int
    end_triggered: bool
    supply: dict[Colour, int]
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
    ended_by: list[Cause]


def view(state: GanymedeState, seat: int | None) -> View:
    """What this seat may know; None: a spectator, who looks over the shoulder of the mover."""
    parts = state.variant.parts
    viewer = max(int(state.to_move), 0) if seat is None else seat
    return View(
        seat=seat,
        to_move=state.mover(),
        phase=PHASES[state.phase],
        round=int(state.round),
        end_triggered=state.end_triggered,
        supply={COLOURS[c]: int(state.count(SUPPLY, c)) for c in range(COLOUR_COUNT)},
        tile_row=tile_offers(state, viewer),
        earth_row=shuttle_offers(state, viewer, EARTH),
        mars_row=shuttle_offers(state, viewer, MARS),
        ship_row=[None if ship == NONE else SHIPS[ship] for ship in state.ship_row],
        piles=Piles(
            tiles=int(state.tile_stack.size),
            earth=int(state.earth_deck.size),
            mars=int(state.mars_deck.size),
            ships=int(state.ship_deck.size),
        ),
        tile_discard=_sorted_names(parts.tile_names, state.tile_discard.bottom_first()),
        buried=_buried(state, seat),
        players=[_player(state, owner, seat) for owner in range(state.seats)],
        track=[
            Space(points=int(points), bonus=BONUSES[bonus])
            for points, bonus in zip(parts.track_points, parts.track_bonus, strict=True)
        ],
        ships={
            name: ship_card(parts, ship, int(ship_worth(state, viewer, ship)))
            for ship, name in enumerate(SHIPS)
        },
        pending=_pending(state),
        earth_limit=EARTH_LIMIT,
        mars_limit=MARS_LIMIT,
        ended_by=_causes(state) if state.phase == phases.OVER else [],
    )


def has_secrets(state: GanymedeState) -> bool:
    """Whether some seat sees what others must not see: ships in hand, or that it has put away."""
    held = any(state.hand.size(seat) for seat in range(state.seats))
    ships = held or state.phase == phases.SET_UP or len(state.returners) > 0
    return ships and state.phase != phases.OVER


def _causes(state: GanymedeState) -> list[Cause]:
    launched = [state.launched.size(seat) for seat in range(state.seats)]
    causes: list[tuple[Cause, bool]] = [
        ("four-ships", max(launched) >= SHIPS_TO_END),
        ("earth-shuttles", state.earth_deck.size == 0),
        ("mars-shuttles", state.mars_deck.size == 0),
        ("round-limit", not state.end_triggered),
    ]
    return [cause for cause, true in causes if true]


def known_scores(state: GanymedeState, viewer: int | None) -> list[int]:
    """The score of each seat if the game ended now: everything it counts is open."""
    return state.scores()


def _sorted_names(names: Sequence[str], cards: Iterable[int]) -> list[str]:
    """Cards without an order, by their numbers."""
    return [names[card] for card in sorted(cards)]


def _settlers(state: GanymedeState, spot: int) -> list[Colour]:
    return colours(lambda colour: int(state.count(spot, colour)))


def _buried(state: GanymedeState, seat: int | None) -> list[Buried]:
    """The viewer's own cards under the deck, from the top down."""
    deck = state.ship_deck.top_first()
    first = len(deck) - len(state.returners)
    return [
        Buried(ship=SHIPS[deck[above]], above=above)
        for above, returner in enumerate(state.returners, first)
        if returner == seat
    ]


def _player(state: GanymedeState, owner: int, seat: int | None) -> Player:
    parts = state.variant.parts
    shown = owner == seat or state.phase == phases.OVER
    viewer = int(state.seats) if seat is None else seat
    hand = state.hand.of(owner)
    tiles = [state.tile_in(owner, slot) for slot in range(TILE_SLOTS)]
    return Player(
        score=int(score(state, owner)),
        earth=_settlers(state, state.spot(owner, EARTH)),
        mars=_settlers(state, state.spot(owner, MARS)),
        bays=[_bay(state, owner, bay, seat) for bay in range(BAY_COUNT)],
        tiles=[None if tile == NONE else tile_card(parts, tile) for tile in tiles],
        columns=[_column(state, owner, kind) for kind in range(TYPE_COUNT)],
        sets=int(state.sets(owner)),
        step=int(state.step[owner]),
        track_points=int(track_points(state, owner)),
        hand_size=len(hand),
        hand=_sorted_names(SHIPS, hand) if shown else None,
        known=[] if shown else _sorted_names(SHIPS, known_ships(state, viewer, owner)),
        launched=[
            Launched(ship=SHIPS[ship], worth=int(ship_worth(state, owner, ship)))
            for ship in sorted(state.launched.of(owner))
        ],
    )


def _bay(state: GanymedeState, owner: int, bay: int, seat: int | None) -> Bay:
    occupied = state.has_ship(owner, bay)
    face_down = occupied and state.phase == phases.SET_UP
    if not occupied or (face_down and owner != seat):
        return Bay(name=BAYS[bay], ship=None, face_down=face_down, need=0, aboard=[], accepts=[])
    return Bay(
        name=BAYS[bay],
        ship=SHIPS[state.ship_in(owner, bay)],
        face_down=face_down,
        need=int(state.need(owner, bay)),
        aboard=_settlers(state, state.spot(owner, TOP + bay)),
        accepts=colours(lambda colour: int(state.accepts(owner, bay, colour))),
    )


def _column(state: GanymedeState, owner: int, kind: int) -> Column:
    shuttles = sorted(state.columns.of(state.column(owner, kind)))
    return Column(
        type=TYPES[kind],
        shuttles=[shuttle_card(state.variant.parts, shuttle) for shuttle in shuttles],
        next_shuttle=len(shuttles) + 1,
        next_tile=min(int(state.tiles_of_type(owner, kind)) + 1, TILE_SLOTS),
        completes_set=state.completes_set(owner, kind),
    )


def _pending(state: GanymedeState) -> Pending:
    kind, source = _source(state)
    into = state.phase == phases.INTO
    making_room = state.phase == phases.MAKE_ROOM
    basic = state.basic_effect
    return Pending(
        source_kind=kind,
        source=source,
        sides=[side(e) for e in (state.effect, state.other_effect) if e != NO_EFFECT],
        uses=int(state.total_uses),
        left=int(state.uses_left),
        waiting=len(state.pending_effects),
        basic="" if basic == NO_EFFECT else KINDS[kind_of(basic)],
        transit=_settlers(state, state.variant.transit),
        wilds=int(state.wilds),
        discarded=int(state.discarded),
        place=PLACES[state.adapt_place] if into else "",
        colour=COLOURS[state.adapt_colour] if into else "",
        bay=_bay_for_a_ship(state),
        free_launches=int(state.free_launches),
        tile=tile_card(state.variant.parts, state.used_tile) if making_room else None,
    )


def _bay_for_a_ship(state: GanymedeState) -> Literal["", "top", "bottom"]:
    """The bay for which a ship is chosen now."""
    if state.phase == phases.SET_UP:
        return BAYS[bay_to_fill(state)]
    return BAYS[state.bay] if state.phase == phases.PLACE_SHIP else ""


def _source(state: GanymedeState) -> tuple[SourceKind, str]:
    """What gave the effect that is worked off: its kind and name."""
    parts = state.variant.parts
    if state.bonus:
        return "track", ""
    if state.launching != NONE:
        return "ship", SHIPS[state.launching]
    if state.discarded:
        return "tiles", ""
    if state.used_shuttle != NONE:
        return "shuttle", parts.shuttle_names[state.used_shuttle]
    if state.used_tile != NONE:
        return "tile", parts.tile_names[state.used_tile]
    return "", ""
