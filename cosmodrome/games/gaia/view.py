# interpreted: msgspec structs
"""What a seat may see of Gaia, and what is drawn.

Hidden are the order of the decks and the faces of the other hands. What a seat is shown
of these is what it can be sure of: see ``memory.py``. All is open when the game is over.
"""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.action import too_many_elements
from cosmodrome.games.gaia.goals import cost, laid
from cosmodrome.games.gaia.memory import sure
from cosmodrome.games.gaia.parts import CITIES, FIRST_CITY, ICONS_PER_CITY, SORTS, Parts, kind_of
from cosmodrome.games.gaia.scoring import score
from cosmodrome.games.gaia.settling import CAPTURE
from cosmodrome.games.gaia.state import ROW_END, ROW_START, GaiaState
from cosmodrome.games.gaia.targets import CELL
from cosmodrome.games.gaia.view_outcomes import (
    ICONS,
    Icon,
    Need,
    Outcome,
    needs_of,
    outcomes_now,
)
from cosmodrome.games.gaia.world import NO_CITY, SIDE

Phase = Literal[
    "feed-city",
    "feed-tile",
    "action",
    "discard",
    "target",
    "target-2",
    "raise",
    "second",
    "goal",
    "protect",
    "steal",
    "keep",
    "over",
]
# What ended the game: a seat's last meeple, or a call when a kind of card was used up.
Cause = Literal["last-meeple", "called"]
Land = Literal["plain", "forest", "sea", "desert", "mountain", "swamp"]
LandOrStar = Literal["plain", "forest", "sea", "desert", "mountain", "swamp", "star"]
Kind = Literal["nature", "life", "element"]
Colour = Literal["blue", "yellow", "green", "red", "white"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
LAND: Final[tuple[Land, ...]] = get_args(Land)
LAND_OR_STAR: Final[tuple[LandOrStar, ...]] = get_args(LandOrStar)
KIND: Final[tuple[Kind, ...]] = get_args(Kind)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


class CityCard(Struct, frozen=True):
    """What is printed on a city."""

    land: LandOrStar
    needs: list[Icon]


class City(Struct, frozen=True):
    """A city on the table, with its meeples by seat."""

    card: str
    needs: list[Need]
    met: int
    meeples: list[int]


class Tile(Struct, frozen=True):
    """A tile in its cell."""

    cell: int
    row: int
    column: int
    land: Land
    tokens: int
    city: City | None


class Progress(Struct, frozen=True):
    """How far a seat is with a goal: cards laid out, and those still missing."""

    have: int
    missing: list[str]


class Goal(Struct, frozen=True):
    """A goal of the row: its cards, who has reached it, how far each seat is."""

    index: int
    goal: str
    cards: list[str]
    owner: int | None
    progress: list[Progress]


class Seat(Struct, frozen=True):
    """A player. ``cards``: only in views that may see the whole hand; ``known``: surely in it."""

    colour: Colour
    reserve: int
    placed: int
    backs: dict[str, int]
    cards: list[str] | None
    known: list[str]
    front: list[str]
    one_from_winning: bool


class Taken(Struct, frozen=True):
    """A card under way in a tornado; its face only for those who know it."""

    victim: int
    kind: Kind
    card: str | None


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int | None
    actor: int
    # The page knows the phase by its older name.
    phase: Phase
    actions_left: int
    options: list[str]
    seats: list[Seat]
    winner: int | None
    places: list[int] | None
    tiles: list[Tile]
    stock: dict[str, int]
    token_reserve: int
    goals: list[Goal]
    row: dict[str, list[str | None]]
    decks: dict[str, int]
    deck_cards: dict[str, list[str]] | None
    discards: list[str]
    city_cards: dict[str, CityCard]
    playing: str | None
    target: int | None
    target_2: int | None
    city: str | None
    rivals: list[int]
    victim: int | None
    still_to_ask: int
    taken: list[Taken]
    cells: list[int]
    outcomes: list[Outcome]
    must_discard: Literal["element", "any"] | None
    ended_by: list[Cause]
    ender: int | None


def view(state: GaiaState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    parts = state.variant.parts
    over = state.phase == phases.OVER
    places = state.ranking() if over else None
    return View(
        seat=seat,
        to_move=state.mover(),
        actor=int(state.actor),
        phase=PHASES[state.phase],
        actions_left=int(state.actions_left),
        options=list(state.options),
        seats=[_seat(state, owner, seat) for owner in range(state.seats)],
        winner=places.index(1) if places else None,
        places=places,
        tiles=_tiles(state),
        stock={land: int(left) for land, left in zip(LAND, state.world.stock, strict=True)},
        token_reserve=int(state.world.token_reserve),
        goals=[_goal(state, index) for index in range(len(state.goals))],
        row=_row(state),
        decks={KIND[kind]: int(state.deck(kind).size) for kind in range(state.variant.kinds)},
        deck_cards=_decks(state) if over else None,
        discards=_names(parts, sorted(state.discards.bottom_first())),
        city_cards=_city_cards(parts),
        playing=_name(parts, int(state.playing)),
        target=_cell(int(state.target)),
        target_2=_cell(int(state.target_2)),
        city=_focus_city(state),
        rivals=[action - int(CAPTURE.first) for action in state.legal() if CAPTURE.holds(action)],
        victim=int(state.focus) if state.phase == phases.STEAL else None,
        still_to_ask=int(
            state.count_waiting(steps.ASK_PROTECTION) + state.count_waiting(steps.ROB)
        ),
        taken=_taken(state, seat),
        # Nothing about the cells that may be named is hidden.
        cells=[action - int(CELL.first) for action in state.legal() if CELL.holds(action)],
        outcomes=outcomes_now(state),
        must_discard=_must_discard(state),
        ended_by=end_causes(state),
        ender=int(state.ender) if over else None,
    )


def has_secrets(state: GaiaState) -> bool:
    """Whether some seat sees what others must not see: cards in hand or under way."""
    held = any(state.hand.size(seat) for seat in range(state.seats))
    return (held or state.taken.size > 0) and state.phase != phases.OVER


def end_causes(state: GaiaState) -> list[Cause]:
    """Why the game is over; empty before that."""
    if state.phase != phases.OVER:
        return []
    return ["last-meeple" if state.reserve[state.ender] == 0 else "called"]


def known_scores(state: GaiaState, viewer: int | None) -> list[int]:
    """The meeples that each seat has placed: that is what counts, and everybody sees it."""
    return state.scores()


# --- what is on the table -------------------------------------------------------------


def _names(parts: Parts, cards: Iterable[int]) -> list[str]:
    return [parts.card_names[card] for card in cards]


def _name(parts: Parts, card: int) -> str | None:
    return parts.card_names[card] if card >= 0 else None


def _cell(cell: int) -> int | None:
    return cell if cell >= 0 else None


def _row(state: GaiaState) -> dict[str, list[str | None]]:
    parts = state.variant.parts
    row = list(state.row)
    return {
        KIND[kind]: [_name(parts, card) for card in row[ROW_START[kind] : ROW_END[kind]]]
        for kind in range(state.variant.kinds)
    }


def _decks(state: GaiaState) -> dict[str, list[str]]:
    parts = state.variant.parts
    return {
        KIND[kind]: _names(parts, state.deck(kind).top_first())
        for kind in range(state.variant.kinds)
    }


def _city_cards(parts: Parts) -> dict[str, CityCard]:
    return {
        parts.card_names[FIRST_CITY + city]: CityCard(
            land=LAND_OR_STAR[parts.land[FIRST_CITY + city]],
            needs=[
                ICONS[parts.needs[city * ICONS_PER_CITY + icon]] for icon in range(ICONS_PER_CITY)
            ],
        )
        for city in range(CITIES)
    }


def _tiles(state: GaiaState) -> list[Tile]:
    """The tiles by rising cell."""
    world = state.world
    return [
        Tile(
            cell=int(world.cells[spot]),
            row=int(world.cells[spot] // SIDE),
            column=int(world.cells[spot] % SIDE),
            land=LAND[world.land[spot]],
            tokens=int(world.tokens[spot]),
            city=_city(state, int(world.city[spot])),
        )
        for spot in world.order
    ]


def _city(state: GaiaState, city: int) -> City | None:
    if city == NO_CITY:
        return None
    return City(
        card=state.variant.parts.card_names[FIRST_CITY + city],
        needs=needs_of(state, city),
        met=int(state.world.met[city]),
        meeples=[int(state.world.meeples(city, seat)) for seat in range(state.seats)],
    )


def _goal(state: GaiaState, index: int) -> Goal:
    price = [int(cost(state, index, sort)) for sort in range(SORTS)]
    owner = int(state.goal_of[index])
    return Goal(
        index=index,
        goal=state.variant.parts.goal_names[state.goals[index]],
        cards=_sorts(price),
        owner=owner if owner != NOBODY else None,
        progress=[_progress(price, list(laid(state, seat))) for seat in range(state.seats)],
    )


def _sorts(counts: list[int]) -> list[str]:
    """Cards by sort, each as often as it is there: `nature-plain`, `element`."""
    names = [f"nature-{land}" for land in LAND] + ["element"]
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _progress(price: list[int], there: list[int]) -> Progress:
    missing = [max(wanted - have, 0) for wanted, have in zip(price, there, strict=True)]
    return Progress(have=sum(price) - sum(missing), missing=_sorts(missing))


def _seat(state: GaiaState, owner: int, viewer: int | None) -> Seat:
    parts = state.variant.parts
    sees = viewer == owner or state.phase == phases.OVER
    observer = int(state.seats) if viewer is None else viewer
    return Seat(
        colour=COLOURS[owner],
        reserve=int(state.reserve[owner]),
        placed=int(score(state, owner)),
        backs={KIND[kind]: int(state.backs(owner, kind)) for kind in range(state.variant.kinds)},
        cards=_names(parts, state.hand.of(owner)) if sees else None,
        known=[] if sees else _names(parts, sorted(sure(state, observer, owner))),
        front=_names(parts, state.front.of(owner)),
        one_from_winning=state.reserve[owner] == 1,
    )


def _focus_city(state: GaiaState) -> str | None:
    if state.phase in (phases.FEED_TILE, phases.RAISE, phases.SECOND):
        return state.variant.parts.card_names[FIRST_CITY + state.focus]
    return None


def _taken(state: GaiaState, viewer: int | None) -> list[Taken]:
    """The cards under way: a victim knows its own, the thief all once it has looked."""
    thief = int(state.actor) if state.looked else NOBODY
    return [
        Taken(
            victim=victim,
            kind=KIND[kind_of(card)],
            card=state.variant.parts.card_names[card] if viewer in (victim, thief) else None,
        )
        for victim, card in zip(
            state.robbed.bottom_first(), state.taken.bottom_first(), strict=True
        )
    ]


def _must_discard(state: GaiaState) -> Literal["element", "any"] | None:
    """Why a card must go: too many element cards, or too many altogether."""
    if state.phase != phases.DISCARD:
        return None
    return "element" if too_many_elements(state) else "any"
