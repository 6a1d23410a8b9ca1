"""Positions of MLEM for tests: a started game whose fields are set by hand."""

from pathlib import Path

from cosmodrome.games.mlem.parts import (
    ALL_CATS,
    ASTRONAUTS,
    CATS,
    FACES,
    OBJECTS,
    PLACES,
)
from cosmodrome.games.mlem.position import LANDING, TRAVEL
from cosmodrome.games.mlem.rules import MlemState
from cosmodrome.registry import data_folder, game

DATA = Path(data_folder("mlem"))


def started(seats: int = 3, seed: int = 1, **options: bool) -> MlemState:
    state = game("mlem").start(seats, options, seed)
    assert isinstance(state, MlemState)
    return state


def cat(seat: int, astronaut: str) -> int:
    return seat * CATS + ASTRONAUTS.index(astronaut)


def place(name: str) -> int:
    return [*OBJECTS[:-1], "comet", "galaxy"].index(name)


def dice(text: str) -> list[int]:
    """A roll by its faces: ``dice("1 3 3 A")``."""
    return [text.split().count(face) for face in FACES]


def aboard(state: MlemState, *cats: tuple[int, str]) -> None:
    """These cats are on the rocket, in this order; who begins is the first one's owner."""
    state.rocket = [cat(seat, astronaut) for seat, astronaut in cats]
    state.starter = cats[0][0]
    settle(state)


def landed(state: MlemState, name: str, *cats: tuple[int, str]) -> None:
    """These cats are on the mat, in the order of their arrival."""
    arrivals = state.arrivals.copy()
    arrivals[place(name)] = [cat(seat, astronaut) for seat, astronaut in cats]
    state.arrivals = arrivals
    settle(state)


def settle(state: MlemState) -> None:
    """All cats that are neither aboard nor on the mat are home."""
    away = state.rocket + [number for cats in state.arrivals for number in cats]
    assert len(state.arrivals) == PLACES
    state.home = [
        ALL_CATS - sum(1 << number % CATS for number in away if number // CATS == seat)
        for seat in range(state.table.seats)
    ]


def rolled(state: MlemState, space: int, roll: str) -> None:
    """The commander has this roll on this space, and decides."""
    state.phase = TRAVEL
    state.space = space
    state.roll = dice(roll)
    state.pool = sum(state.roll)
    state.to_move = state.commander()


def at_landing(state: MlemState, space: int, pool: int = 3) -> None:
    """The rocket has come down to a space; the first cat that can land is asked."""
    state.phase = LANDING
    state.space = space
    state.pool = pool
    state.asked = 0
    state.to_move = state.commander()


def do(state: MlemState, *actions: str) -> None:
    """Carry out actions given in words, each checked to be legal."""
    for action in actions:
        number = state.game.actions.number(action)
        assert number in state.legal(), f"{action} is not among {legal(state)}"
        state.apply(number)


def legal(state: MlemState) -> list[str]:
    return [state.game.actions.name(number) for number in state.legal()]


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
