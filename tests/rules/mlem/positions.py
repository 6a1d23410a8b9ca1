"""Positions of MLEM for tests: a started game whose fields are set by name."""

from pathlib import Path

from mypy_extensions import i64

from cosmodrome.engine.pieces import pile_of, rows_of
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.parts import (
    ASTRONAUTS,
    CATS,
    FACES,
    OBJECTS,
    PLACE_NAMES,
)
from cosmodrome.games.mlem.scoring import planet_points
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.registry import data_folder, game

DATA = Path(data_folder("mlem"))
ALL_CATS = (1 << CATS) - 1


def started(seats: int = 3, seed: int = 1, **options: bool) -> MlemState:
    state = game("mlem").start(seats, options, seed)
    assert isinstance(state, MlemState)
    return state


# --- names --------------------------------------------------------------------------


def cat(seat: int, astronaut: str) -> int:
    return seat * CATS + [str(name) for name in ASTRONAUTS].index(astronaut)


def place(name: str) -> int:
    return [str(place) for place in PLACE_NAMES].index(name)


def dice(text: str) -> list[int]:
    """A roll by its faces: ``dice("1 3 3 A")``."""
    return [text.split().count(face) for face in FACES]


# --- setting up ---------------------------------------------------------------------


def aboard(state: MlemState, *cats: tuple[int, str]) -> None:
    """These cats are on the rocket, in this order; who begins is the first one's owner."""
    state.rocket = vec[i64]([cat(seat, astronaut) for seat, astronaut in cats])
    state.starter = cats[0][0]
    settle(state)


def landed(state: MlemState, name: str, *cats: tuple[int, str]) -> None:
    """These cats are on the mat, in the order of their arrival."""
    arrivals = state.arrivals.lists()
    arrivals[place(name)] = [cat(seat, astronaut) for seat, astronaut in cats]
    state.arrivals = rows_of(arrivals)
    settle(state)


def settle(state: MlemState) -> None:
    """All cats that are neither aboard nor on the mat are home."""
    away = [*state.rocket, *(number for cats in state.arrivals.lists() for number in cats)]
    state.home = vec[i64](
        [
            ALL_CATS - sum(1 << number % CATS for number in away if number // CATS == seat)
            for seat in range(state.seats)
        ]
    )


def rolled(state: MlemState, space: int, roll: str) -> None:
    """The commander has this roll on this space, and decides."""
    state.phase = phases.TRAVEL
    state.space = space
    state.roll = vec[i64](dice(roll))
    state.pool = sum(state.roll)
    state.to_move = state.commander()


def at_landing(state: MlemState, space: int, pool: int = 3) -> None:
    """The rocket has come down to a space; the first cat that can land is asked."""
    state.phase = phases.LANDING
    state.space = space
    state.pool = pool
    state.landing_index = 0
    state.to_move = state.commander()


def with_token(state: MlemState, token: int) -> MlemState:
    """The open expedition token is this one, unused."""
    state.expedition_stack = pile_of([other for other in range(14) if other != token])
    state.token = token
    state.token_used = False
    return state


def with_explorations(
    state: MlemState, opened: list[int], stack: list[int] | None = None
) -> MlemState:
    """These exploration tokens are on the mat; the stack begins with the others."""
    first = stack or []
    rest = [token for token in range(20) if token not in opened + first]
    state.exploration_open = vec[i64](sorted(opened))
    state.exploration_stack = pile_of([*first, *rest][::-1])
    return state


def with_missions(state: MlemState, *held: str) -> None:
    """These missions are in the hands of the seats, in order."""
    names = [str(name) for name in OBJECTS]
    state.missions = rows_of([sorted(names.index(name) for name in text.split()) for text in held])


# --- playing and asking -------------------------------------------------------------


def do(state: MlemState, *actions: str) -> None:
    """Carry out actions given in words, each checked to be legal."""
    for action in actions:
        state.play(action)


def legal(state: MlemState) -> list[str]:
    return [state.game.actions.name(number) for number in state.legal()]


def at(state: MlemState, name: str) -> list[int]:
    """The cats at a place, in the order of their arrival."""
    return state.arrivals.of(place(name))


def pays(state: MlemState, planet: str) -> list[int]:
    """What a planet would pay to each seat now."""
    return list(planet_points(state, state.arrivals, place(planet)))


def roll_that(state: MlemState, wanted: str, action: str) -> MlemState:
    """A copy after an action whose roll came out as wanted: seeds are tried until it does."""
    for seed in range(20_000):
        copy = state.clone()
        copy.journal = []
        copy.reseed(seed)
        do(copy, action)
        rolls = [event.facts["dice"] for event in copy.journal if event.kind == "rolled"]
        if rolls and rolls[0] == wanted:
            return copy
    raise AssertionError(f"no roll {wanted}")


def flight(state: MlemState, *actions: str) -> tuple[int, int]:
    """Carry out actions; where the one flight among them ended, and the pool after spending."""
    state.journal = []
    do(state, *actions)
    flights = [event.facts for event in state.journal if event.kind == "flew"]
    assert len(flights) == 1
    return int(flights[0]["space"]), int(flights[0]["pool"])
