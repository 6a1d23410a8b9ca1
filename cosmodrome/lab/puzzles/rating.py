"""The rating of a puzzle: as if the levels of bots had played against it.

The scale is that of OpenSkill, as for games: a player of mu 25 solves a puzzle of mu 25 in half
of all tries.
"""

from math import exp, sqrt
from typing import Final

from cosmodrome.bots import choose
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import State

# What the levels that try a puzzle count as, from the weakest on. One that a level finds in half of
# its tries has its number.
LEVEL_RATINGS: Final = {"novice": 15.0, "casual": 22.0, "regular": 28.0, "expert": 34.0}
TRIERS: Final = tuple(LEVEL_RATINGS)
# How often each of them tries a puzzle; those that do not search are quick.
_TRIES: Final = dict(zip(TRIERS, (20, 20, 10, 2), strict=True))
_MIDDLE: Final = 25.0
# OpenSkill's beta for both sides: how much luck there is in one result.
_SPREAD: Final = sqrt(2.0) * 25.0 / 6.0
_LOWEST: Final = -10.0
_HIGHEST: Final = 60.0


def share_found(state: State, action: int, level: str, seed: int) -> float:
    """How often a level finds an action."""
    own = step_seed(seed, TRIERS.index(level))
    tries = _TRIES[level]
    found = sum(choose(state, level, step_seed(own, n)).action == action for n in range(tries))
    return found / tries


def rate(shares: list[float]) -> float:
    """The rating at which as many tries are expected to be right as were, level by level.

    One try of a middling player more was right and one wrong, so that there is always a rating.

    >>> rate([0.0, 0.0, 0.0, 1.0]) > rate([0.2, 0.9, 1.0, 1.0])
    True
    """
    found = sum(shares) + 0.5
    low, high = _LOWEST, _HIGHEST
    for _ in range(40):
        middle = (low + high) / 2
        expected = sum(_solves(level, middle) for level in LEVEL_RATINGS.values())
        if expected + _solves(_MIDDLE, middle) > found:
            low = middle
        else:
            high = middle
    return round(low, 2)


def _solves(player: float, puzzle: float) -> float:
    """How often a player of one rating solves a puzzle of another."""
    return 1.0 / (1.0 + exp((puzzle - player) / _SPREAD))
