"""The points of the card in hand."""

from mypy_extensions import i64

from .state import TrioState


def score(s: TrioState, seat: i64) -> i64:
    """The points of the card in hand."""
    return s.variant.parts.points[s.hand[seat]]


def result(s: TrioState, seat: i64) -> list[int]:
    """What seats are ranked by."""
    points = score(s, seat)
    return [-points if s.variant.low_wins else points]
