"""Tight loops over State: random games, played and counted inside compiled code."""

from mypy_extensions import i64

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State


def playout(state: State, chance: Chance) -> int:
    """Play to the end with random actions; the number of decisions made."""
    decisions: i64 = 0
    while state.to_move >= 0:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
        decisions += 1
    return decisions


def clones(state: State, times: int) -> int:
    """Clone a position many times, for measuring; the number of seats to move, summed."""
    total: i64 = 0
    left: i64 = times
    while left > 0:
        total += state.clone().to_move
        left -= 1
    return total
