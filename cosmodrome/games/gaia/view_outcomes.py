# interpreted: msgspec structs
"""What a card, or a meal, would do: tried out on a copy by the rules themselves."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.effects import carry_out, eat
from cosmodrome.games.gaia.parts import (
    CITIES,
    EARTHQUAKE,
    FIRST_CITY,
    ICONS_PER_CITY,
    PROTECTION,
    TORNADO,
)
from cosmodrome.games.gaia.settling import CAPTURE, JOIN, SKIP, await_raises
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import CELL, partners, targets
from cosmodrome.games.gaia.world import NO_CITY, NOWHERE

Icon = Literal["plain", "forest", "sea", "desert", "mountain", "swamp", "animals"]
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)


class Need(Struct, frozen=True):
    """One of the four icons of a city, lit or not."""

    icon: Icon
    met: bool


class Change(Struct, frozen=True):
    """A city whose needs would change. ``after`` 0: it would leave the table."""

    city: str
    cell: int
    before: int
    after: int


class Move(Struct, frozen=True):
    """Meeples of a seat that would come to a city, or leave it."""

    seat: int
    city: str
    meeples: int


class Outcome(Struct, frozen=True):
    """What a card, or a meal, would do on a cell (an earthquake: on two), if nobody protects.

    ``needs`` are the icons of the city that would be built, lit or not.
    ``gained`` are the meeples that would come at once; instead of standing beside, or after
    that, the seat may capture or double where it is said. ``wins``: the game would be over.
    """

    cell: int
    second: int | None
    needs: list[Need]
    changes: list[Change]
    gained: list[Move]
    lost: list[Move]
    may_capture: list[Move]
    may_double: list[str]
    wins: bool


def needs_of(state: GaiaState, city: int) -> list[Need]:
    """The icons of a city on the table: of two alike, the first is lit first."""
    world = state.world
    met = int(world.met_needs(city, world.site[city]))
    first = city * ICONS_PER_CITY
    return [
        Need(icon=ICONS[world.parts.needs[first + icon]], met=bool(met >> icon & 1))
        for icon in range(ICONS_PER_CITY)
    ]


def preview(state: GaiaState, seat: int, action: str) -> list[Outcome]:
    """What the card of a `play` would do on every cell where the seat might play it now.

    To be asked before `play`, which has no way back. Empty for a card without target, for
    `tornado`, which has none, and for every other action.
    """
    verb, _, card = action.partition(" ")
    if verb != "play":
        return []
    return _outcomes(state, seat, state.variant.parts.card_names.index(card))


def outcomes_now(state: GaiaState) -> list[Outcome]:
    """For the card that is being played, or a meal, every legal cell with what it would do."""
    actor = int(state.actor)
    if state.phase == phases.TARGET:
        return _outcomes(state, actor, int(state.playing))
    if state.phase == phases.TARGET_2:
        first = int(state.target)
        seconds = partners(state.world, first)
        return [_outcome(state, actor, EARTHQUAKE, first, second) for second in seconds]
    if state.phase == phases.FEED_TILE:
        return [_outcome_of_meal(state, action - int(CELL.first)) for action in state.legal()]
    return []


def _outcomes(state: GaiaState, seat: int, card: int) -> list[Outcome]:
    if card in (TORNADO, PROTECTION):
        return []
    cells = targets(state.world, card)
    if card != EARTHQUAKE:
        return [_outcome(state, seat, card, cell, NOWHERE) for cell in cells]
    pairs = [(cell, second) for cell in cells for second in partners(state.world, cell)]
    return [_outcome(state, seat, card, *pair) for pair in pairs]


def _outcome(state: GaiaState, seat: int, card: int, cell: int, second: int) -> Outcome:
    copy = state.clone()
    raised = int(carry_out(copy, card, cell, second))
    return _compared(state, copy, seat, raised, cell, second)


def _outcome_of_meal(state: GaiaState, cell: int) -> Outcome:
    copy = state.clone()
    raised = int(eat(copy, cell))
    return _compared(state, copy, int(state.actor), raised, cell, NOWHERE)


def _compared(
    state: GaiaState, after: GaiaState, seat: int, raised: int, cell: int, second: int
) -> Outcome:
    """What is different after an effect; then the meeples come to the raised cities."""
    new = [c for c in range(CITIES) if after.world.met[c] and not state.world.met[c]]
    needs = needs_of(after, new[0]) if new else []
    changes = _changes(state, after)
    lost = _moves(after, state, range(CITIES))
    before = after.clone()
    choices = _let_come(after, seat, raised)
    return Outcome(
        cell=cell,
        second=second if second != NOWHERE else None,
        needs=needs,
        changes=changes,
        gained=_moves(before, after, _by_cell(after)),
        lost=lost,
        may_capture=choices.may_capture,
        may_double=choices.may_double,
        wins=after.phase == phases.OVER,
    )


def _city_name(state: GaiaState, city: int) -> str:
    return state.variant.parts.card_names[FIRST_CITY + city]


def _changes(state: GaiaState, after: GaiaState) -> list[Change]:
    changes = []
    for city in range(CITIES):
        old, new = int(state.world.met[city]), int(after.world.met[city])
        if old != new:
            where = int((after if new else state).world.cell_of(city))
            changes.append(Change(_city_name(state, city), where, old, new))
    return changes


def _by_cell(state: GaiaState) -> list[int]:
    """The cities on the table by rising cell."""
    world = state.world
    return [int(world.city[spot]) for spot in world.order if world.city[spot] != NO_CITY]


def _moves(fewer: GaiaState, more: GaiaState, cities: Iterable[int]) -> list[Move]:
    """The meeples that are on cities in one position and not in another."""
    moves = []
    for city in cities:
        for seat in range(more.seats):
            meeples = int(more.world.meeples(city, seat) - fewer.world.meeples(city, seat))
            if meeples > 0:
                moves.append(Move(seat, _city_name(more, city), meeples))
    return moves


class _Choices(Struct):
    """What a seat could do beside placing one meeple on each raised city."""

    may_capture: list[Move] = []
    may_double: list[str] = []


def _let_come(after: GaiaState, seat: int, raised: int) -> _Choices:
    """A seat comes to the raised cities: it stands beside others, and alone."""
    choices = _Choices()
    after.actor = seat
    after.waiting = 0
    after.put_next(steps.END_ACTION)
    await_raises(after, raised)
    after.go_on()
    while after.phase in (phases.RAISE, phases.SECOND):
        city = _city_name(after, int(after.focus))
        if after.phase == phases.RAISE:
            rivals = [action - int(CAPTURE.first) for action in after.legal()[:-1]]
            choices.may_capture += [Move(rival, city, 1) for rival in rivals]
            after.apply(JOIN.first)
        else:
            choices.may_double.append(city)
            after.apply(SKIP.first)
    return choices
