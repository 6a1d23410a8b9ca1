"""What components are worth: how often they are taken, and what they do to the chance to win."""

from collections.abc import Sequence
from statistics import NormalDist

import numpy
from msgspec.structs import replace

from cosmodrome.games.components import ComponentKind
from cosmodrome.lab.intervals import DEVIATIONS, Share, share
from cosmodrome.lab.study.figures import Verdict, Worth
from cosmodrome.lab.study.gathering import Got, Played
from cosmodrome.lab.study.statistics import (
    Estimate,
    Floats,
    Numbers,
    codes,
    corrected,
    fifths,
    stratified_difference,
)
from cosmodrome.lab.study.watching import Catalogue

# Percent of the times when it could be taken.
DEAD = 10.0
# Points of winning chance.
STRONG = 5.0
# Marks are given where chance is less likely than this, after correction.
CHANCE = 0.05
_LEAST_SEEN = 30
_MOST_SEATS = 16


class _Rows:
    """All series together: every time that a seat got a component, and whether it won."""

    def __init__(self, played: Sequence[Played]) -> None:
        starts = numpy.cumsum([0, *(series.games for series in played)])
        self.got = Got(
            *(
                numpy.concatenate(
                    [
                        getattr(one.got, column) + (starts[place] if column == "games" else 0)
                        for place, one in enumerate(played)
                    ]
                )
                for column in Got._fields
            )
        )
        self.games = int(starts[-1])
        self.results: Floats = numpy.concatenate(
            [one.wins[one.got.games, one.got.seats] for one in played]
        )
        self.strata = codes(
            numpy.repeat(numpy.arange(len(played)), [len(one.got.games) for one in played]),
            numpy.concatenate([_levels(one) for one in played]),
            self.got.ways,
            numpy.concatenate([fifths(one.got.times) for one in played]),
            numpy.concatenate([_standing(one) for one in played]),
        )
        self.seat_games = sum(one.games * one.series.seats for one in played)
        self.wins = float(sum(one.games for one in played))


def _levels(played: Played) -> Numbers:
    """By row: the level of the bot; copies of a bot in the line-up are one level."""
    names = played.series.line_up
    first = numpy.array([names.index(name) for name in names])
    return first[played.bots[played.got.games, played.got.seats]]


def _standing(played: Played) -> Numbers:
    """By row: how well the seat stood before, from far behind to far ahead."""
    even = 100 / played.series.seats
    return numpy.searchsorted([even / 2, even * 0.85, even * 1.15, even * 1.5], played.got.chances)


def worths(catalogue: Catalogue, played: Sequence[Played]) -> list[Worth]:
    """Every component that turned up, with what it is worth."""
    rows = _Rows(played)
    seen = sum((one.seen for one in played), start=numpy.zeros_like(played[0].seen))
    used = sum((one.used for one in played), start=numpy.zeros_like(played[0].used))
    found = [
        worth
        for kind in range(len(catalogue.kinds))
        for worth in _kind_worths(catalogue, kind, rows, seen, used)
    ]
    chances = corrected([1.0 if worth.gain is None else worth.gain.chance for worth in found])
    beyond = corrected([_chance_within(worth.gain) for worth in found])
    return [
        _marked(replace(worth, corrected=chance, beyond=far), rows.games)
        for worth, chance, far in zip(found, chances, beyond, strict=True)
    ]


def _kind_worths(
    catalogue: Catalogue, kind: int, rows: _Rows, seen: Numbers, used: Numbers
) -> list[Worth]:
    """The components of a kind, each against the others of its kind."""
    numbers = [n for n, one in enumerate(catalogue.components) if one.kind == kind]
    own = numpy.isin(rows.got.components, numbers)
    if not own.any() and not seen[numbers].any():
        return []
    got = Got(*(column[own] for column in rows.got))
    strata = codes(rows.strata[own]) if own.any() else rows.strata[own]
    results = rows.results[own]
    taken = numpy.isin(got.ways, catalogue.taken_ways(kind))
    found = []
    for number in numbers:
        mine = got.components == number
        if not mine.any() and not seen[number]:
            # The options chosen leave it out of the game.
            continue
        gain = stratified_difference(mine, results, strata, got.games) if mine.any() else None
        times = int((mine & taken).sum())
        drawn = int(mine.sum()) - times
        in_games = len(numpy.unique(got.games[mine]))
        # A seat may get several of them in a game, but wins it once.
        _, once = numpy.unique(got.games[mine] * _MOST_SEATS + got.seats[mine], return_index=True)
        winning = float(results[mine][once].sum())
        worth = Worth(
            kind=catalogue.kinds[kind].sheet,
            name=catalogue.components[number].name,
            seen=int(seen[number]),
            taken=times,
            drawn=drawn,
            used=int(used[number]),
            share=share(0, 0),
            with_it=share(winning, len(once)),
            without_it=share(rows.wins - winning, rows.seat_games - len(once)),
            gain=None if gain is None else percent(gain),
            corrected=1.0,
            beyond=1.0,
            verdict="fine",
            needed=0,
        )
        wanted = _wanted(catalogue.kinds[kind], worth, in_games, rows.games)
        found.append(replace(worth, share=wanted))
    return found


def _wanted(kind: ComponentKind, worth: Worth, in_games: int, games: int) -> Share:
    """How often it was taken when it could be, or used if it is only ever dealt."""
    if kind.seen or kind.on_offer:
        return share(min(worth.taken, worth.seen), worth.seen)
    if kind.taken:
        return share(in_games, games)
    return share(min(worth.used, worth.drawn), worth.drawn)


def percent(estimate: Estimate) -> Estimate:
    """A share as percent."""
    return Estimate(
        100 * estimate.value,
        100 * estimate.low,
        100 * estimate.high,
        estimate.games,
        estimate.chance,
    )


def _chance_within(gain: Estimate | None) -> float:
    """The probability of such a gain if the true one were at the limit of what is usual."""
    if gain is None or not gain.half:
        return 1.0
    error = gain.half / DEVIATIONS
    return NormalDist().cdf((STRONG - abs(gain.value)) / error)


def _marked(worth: Worth, games: int) -> Worth:
    """With its verdict."""
    verdict: Verdict = "fine"
    gain = worth.gain
    asked = worth.share.of >= _LEAST_SEEN
    if asked and 100 * worth.share.high < DEAD:
        verdict = "dead"
    elif gain is not None and worth.beyond < CHANCE:
        verdict = "dominant" if gain.value > 0 else "weak"
    elif gain is None or gain.half > STRONG or not asked:
        verdict = "few"
    few = verdict == "few" and gain is not None
    needed = round(games * (gain.half / STRONG) ** 2) if few and gain is not None else 0
    return replace(worth, verdict=verdict, needed=max(needed, games * few))
