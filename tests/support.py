"""What several tests need: all variants of all games, and a game's own invariants."""

import importlib.util
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

import cosmodrome
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance, chance
from cosmodrome.engine.errors import BadOptions
from cosmodrome.engine.game import Game, State

Check = Callable[[State | None, int, State], None]
HERE = Path(__file__).parent


class Variant(NamedTuple):
    """A game with a number of seats and a set of options."""

    game: str
    seats: int
    options: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options])

    def start(self, seed: int) -> State:
        return cosmodrome.game(self.game).start(self.seats, dict.fromkeys(self.options, True), seed)


def option_sets(game: Game) -> Iterator[tuple[str, ...]]:
    """Every combination of options that the game offers."""
    names = [option.name for option in game.options]
    for count in range(len(names) + 1):
        for chosen in itertools.combinations(names, count):
            try:
                game.check(game.seats[0], dict.fromkeys(chosen, True), 0)
            except BadOptions:
                continue
            yield chosen


def variants() -> list[ParameterSet]:
    """Every game with every number of seats and every set of options.

    The extremes (fewest and most seats, no and all options) are tried interpreted too; the
    rest is marked `thorough`.
    """
    found = []
    for name in cosmodrome.game_names():
        game = cosmodrome.game(name)
        sets = list(option_sets(game))
        for seats in game.seats:
            for options in sets:
                variant = Variant(name, seats, options)
                extreme = seats in (game.seats[0], game.seats[-1]) and options in (
                    sets[0],
                    sets[-1],
                )
                marks = () if extreme else (pytest.mark.thorough,)
                found.append(pytest.param(variant, marks=marks, id=str(variant)))
    return found


def invariants(game: str) -> Check:
    """The invariants of a game's specification, from tests/rules/<game>/invariants.py."""
    path = HERE / "rules" / game / "invariants.py"
    spec = importlib.util.spec_from_file_location(f"invariants_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    check: Check = module.check
    return check


def pick(state: State, stream: Chance) -> int:
    """A random legal action."""
    legal = state.legal()
    return legal[int(stream.below(len(legal)))]


def walk(variant: Variant, seed: int) -> Iterator[tuple[State | None, int, State]]:
    """A random game: the position before, the action, the position after; first the start."""
    state = variant.start(seed)
    yield None, -1, state
    stream = chance(seed + 1)
    while state.to_move >= 0:
        before = state.clone()
        action = pick(state, stream)
        state.apply(action)
        yield before, action, state


def legal_of(state: State) -> LegalActions:
    """The legal actions as the rollout policies take them."""
    legal = LegalActions()
    state.list_legal(legal)
    return legal
