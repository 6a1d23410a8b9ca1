"""Elo of several bots on one scale, from who came in before whom."""

import random
from collections.abc import Sequence
from math import log10

from msgspec import Struct

from cosmodrome.lab.arena import Result

# The bot that the scale begins at, and its rating there.
ANCHOR = "random"
ANCHOR_ELO = 1000.0
_POINTS_PER_DECADE = 400.0
_ROUNDS = 200
_SAMPLES = 100
# Half a game won and half a game lost against each other: no rating runs away to infinity.
_PRIOR = 0.5


class Rating(Struct, frozen=True):
    """An Elo with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def elo(results: Sequence[Result]) -> list[Rating]:
    """Ratings by maximum likelihood, best first; intervals by drawing deals again.

    At a table of several players every pair counts as a game between the two; a shared place is
    half a victory. ``random`` has 1000; without it the mean has.
    """
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.fixture.deal, []).append(result)
    fitted = _fit(results)
    dice = random.Random(0)
    samples = []
    for _ in range(_SAMPLES):
        drawn = dice.choices(list(deals.values()), k=len(deals))
        samples.append(_fit([result for deal in drawn for result in deal]))
    found = []
    for bot, rating in fitted.items():
        spread = sorted(sample[bot] for sample in samples if bot in sample)
        cut = len(spread) // 40
        found.append(Rating(bot, rating, spread[cut], spread[-1 - cut]))
    return sorted(found, key=lambda rating: -rating.elo)


def _fit(results: Sequence[Result]) -> dict[str, float]:
    """Bradley and Terry's model, by Hunter's iteration."""
    beaten: dict[tuple[str, str], float] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            for other_seat, other in enumerate(result.bots):
                if bot != other:
                    gap = result.places[other_seat] - result.places[seat]
                    won = 1.0 if gap > 0 else 0.5 * (gap == 0)
                    beaten[bot, other] = beaten.get((bot, other), _PRIOR) + won
    bots = sorted({bot for bot, _ in beaten})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        for bot in bots:
            others = [other for other in bots if (bot, other) in beaten]
            won = sum(beaten[bot, other] for other in others)
            met = sum(
                (beaten[bot, other] + beaten[other, bot]) / (strength[bot] + strength[other])
                for other in others
            )
            strength[bot] = won / met
    logs = {bot: _POINTS_PER_DECADE * log10(strength[bot]) for bot in bots}
    base = logs[ANCHOR] if ANCHOR in logs else sum(logs.values()) / len(logs)
    return {bot: ANCHOR_ELO + value - base for bot, value in logs.items()}
