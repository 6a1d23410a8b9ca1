"""Meeples placed count; of equal seats the one nearest after the ender is ahead."""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.gaia.state import GaiaState


def score(s: GaiaState, seat: i64) -> i64:
    """The meeples on cities and goals."""
    return s.variant.meeples - s.reserve[seat]


def result(s: GaiaState, seat: i64) -> list[int]:
    """What seats are ranked by: the score, then how near they sit clockwise after the ender.

    The ender is last of equals. While nobody has ended the game, equals are equal.
    """
    if s.ender == NOBODY:
        return [score(s, seat)]
    distance = (seat - s.ender - 1) % s.seats
    return [score(s, seat), -distance]
