"""Estimates with their intervals; docs/study.md explains the methods."""

from statistics import NormalDist
from typing import Any

import numpy
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray
from scipy import stats

from cosmodrome.lab.intervals import DEVIATIONS

Floats = NDArray[numpy.float64]
Numbers = NDArray[numpy.int64]
_RESAMPLES = 500


class Estimate(Struct, frozen=True):
    """A value with its 95 % interval, the number of games behind it, and how likely chance is.

    ``chance``: the probability that a value this far from 0 comes about by chance alone.
    """

    value: float
    low: float
    high: float
    games: int
    chance: float = 1.0

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mean(values: Floats) -> Estimate:
    """The mean of independent values."""
    deviation = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    estimate = around(float(values.mean()), deviation / len(values) ** 0.5, len(values))
    if len(values) > 1 and not deviation and estimate.value:
        # The same in every game: the error cannot be estimated, but it is not chance.
        return replace(estimate, chance=0.0)
    return estimate


def around(value: float, error: float, games: int) -> Estimate:
    """An estimate from its standard error."""
    reach = DEVIATIONS * error
    surprise = abs(value) / error if error else 0.0
    return Estimate(value, value - reach, value + reach, games, 2 * NormalDist().cdf(-surprise))


def stratified_difference(
    with_it: NDArray[numpy.bool_], results: Floats, strata: Numbers, games: Numbers
) -> Estimate | None:
    """How much better the results are with something than without it, among equals.

    Rows are compared within their stratum only (Mantel and Haenszel's weights). Rows of one game
    are not independent, so errors are summed by game. None: nothing can be compared.
    """
    count = int(strata.max()) + 1 if len(strata) else 0
    have = numpy.bincount(strata[with_it], minlength=count)
    lack = numpy.bincount(strata[~with_it], minlength=count)
    both = (have > 0) & (lack > 0)
    if not both.any():
        return None
    have_mean = _means(strata[with_it], results[with_it], have, count)
    lack_mean = _means(strata[~with_it], results[~with_it], lack, count)
    weights = numpy.where(both, have * lack / numpy.maximum(have + lack, 1), 0.0)
    weights /= weights.sum()
    value = float((weights * (have_mean - lack_mean)).sum())
    pull = numpy.where(
        with_it,
        (weights / numpy.maximum(have, 1))[strata] * (results - have_mean[strata]),
        -(weights / numpy.maximum(lack, 1))[strata] * (results - lack_mean[strata]),
    )
    error = float((numpy.bincount(games, weights=pull) ** 2).sum()) ** 0.5
    return around(value, error, len(numpy.unique(games[with_it & both[strata]])))


def _means(strata: Numbers, results: Floats, counts: NDArray[Any], length: int) -> Floats:
    sums = numpy.bincount(strata, weights=results, minlength=length)
    means: Floats = sums / numpy.maximum(counts, 1)
    return means


def codes(*columns: NDArray[Any]) -> Numbers:
    """One number for each combination of values that occurs."""
    together = numpy.zeros(len(columns[0]), dtype=numpy.int64)
    for column in columns:
        _, part = numpy.unique(column, return_inverse=True)
        together = together * (int(part.max(initial=0)) + 1) + part
    return numpy.unique(together, return_inverse=True)[1].astype(numpy.int64)


def fifths(values: NDArray[Any]) -> Numbers:
    """Which fifth of all values each one belongs to."""
    if not len(values):
        return numpy.zeros(0, dtype=numpy.int64)
    limits = numpy.quantile(values, [0.2, 0.4, 0.6, 0.8])
    return numpy.searchsorted(limits, values, side="left").astype(numpy.int64)


def corrected(chances: list[float]) -> list[float]:
    """Probabilities of chance, corrected for asking many questions (Benjamini and Hochberg)."""
    if not chances:
        return []
    return [float(chance) for chance in stats.false_discovery_control(chances)]


def share_of_the_deal(results: Floats, replays: Floats, seed: int) -> Estimate:
    """How much of the variance of the results two games from the same start share.

    Rows are starts, columns seats. The interval is a bootstrap over starts.
    """

    def ratio(rows: Any) -> float:
        first, second = results[rows], replays[rows]
        centre = (first.mean(axis=0) + second.mean(axis=0)) / 2
        spread = ((first - centre) ** 2 + (second - centre) ** 2).sum() / 2
        together = ((first - centre) * (second - centre)).sum()
        return float(together / spread) if spread else 0.0

    pairs = len(replays)
    random = numpy.random.default_rng(seed)
    samples = [ratio(random.integers(0, pairs, pairs)) for _ in range(_RESAMPLES)]
    low, high = numpy.quantile(samples, [0.025, 0.975])
    return Estimate(ratio(slice(None, pairs)), float(low), float(high), pairs)
