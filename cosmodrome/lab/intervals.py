"""Shares and means with 95 % intervals."""

from math import sqrt

from msgspec import Struct

# The share of samples that lie within this many deviations: 95 %.
DEVIATIONS = 1.96


class Share(Struct, frozen=True):
    """How often something happened, with a 95 % interval (Wilson)."""

    count: float
    of: int
    share: float
    low: float
    high: float


class Mean(Struct, frozen=True):
    """A mean with a 95 % interval, and the standard deviation of what it is the mean of."""

    mean: float
    low: float
    high: float
    deviation: float


def share(count: float, of: int) -> Share:
    """A share with its interval.

    >>> round(share(50, 100).low, 3), round(share(50, 100).high, 3)
    (0.404, 0.596)
    """
    if not of:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    part = count / of
    square = DEVIATIONS * DEVIATIONS
    middle = (part + square / (2 * of)) / (1 + square / of)
    half = DEVIATIONS * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Share(count, of, part, max(middle - half, 0.0), min(middle + half, 1.0))


def mean(total: float, squares: float, of: int) -> Mean:
    """A mean from the sum and the sum of squares.

    >>> mean(20.0, 250.0, 2)                         # of 5 and 15
    Mean(mean=10.0, low=0.1999999999999993, high=19.8, deviation=7.0710678118654755)
    """
    middle = total / max(of, 1)
    deviation = sqrt(max(squares - of * middle * middle, 0.0) / max(of - 1, 1))
    half = DEVIATIONS * deviation / sqrt(max(of, 1))
    return Mean(middle, middle - half, middle + half, deviation)
