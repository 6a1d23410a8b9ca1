"""Join the chunks of each series into columns of numbers."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from cosmodrome.lab.study.plan import Plan, Series
from cosmodrome.lab.study.playing import Chunk
from cosmodrome.lab.study.statistics import Floats, Numbers


class Got(NamedTuple):
    """How seats got components, one row per acquisition."""

    games: Numbers
    seats: Numbers
    components: Numbers
    ways: Numbers
    times: Numbers
    chances: Numbers


class Openings(NamedTuple):
    """First choices of seats; ``components`` is -1 where the action concerns no component."""

    games: Numbers
    seats: Numbers
    phases: Numbers
    families: Numbers
    components: Numbers


class Played(NamedTuple):
    """The games of a series: one item per game; scores and wins have one column per seat."""

    series: Series
    decisions: Numbers
    turns: Numbers
    minutes: Floats
    # The share of the decisions after which the bots' favourite was always the winner.
    settled: Floats
    scores: Numbers
    wins: Floats
    # Whether several seats share the first place.
    ties: Floats
    causes: NDArray[Any]
    # By seat: the place of its bot in the line-up.
    bots: Numbers
    choices: Numbers
    openings: Openings
    seen: Numbers
    used: Numbers
    got: Got

    @property
    def games(self) -> int:
        return len(self.decisions)

    def margins(self) -> Numbers:
        """How far the best score is ahead of the second."""
        ordered = numpy.sort(self.scores, axis=1)
        return ordered[:, -1] - ordered[:, -2]


def gather(plan: Plan, chunks: Sequence[Chunk]) -> list[Played]:
    """The games of every series of a plan."""
    by_series: list[list[Chunk]] = [[] for _ in plan.series]
    for chunk in chunks:
        by_series[chunk.task.series].append(chunk)
    return [_played(series, own) for series, own in zip(plan.series, by_series, strict=True) if own]


def _played(series: Series, chunks: list[Chunk]) -> Played:
    decisions = _joined([chunk.decisions for chunk in chunks], "H")
    places = _joined([chunk.places for chunk in chunks], "B").reshape(-1, series.seats)
    first = (places == 1).astype(float)
    winners = first.sum(axis=1)
    numbers = numpy.arange(len(decisions))[:, None] + numpy.arange(series.seats)[None, :]
    return Played(
        series=series,
        decisions=decisions,
        turns=_joined([chunk.turns for chunk in chunks], "H"),
        minutes=_joined([chunk.seconds for chunk in chunks], "H") / 60,
        settled=_joined([chunk.settled for chunk in chunks], "H") / decisions,
        scores=_joined([chunk.scores for chunk in chunks], "h").reshape(-1, series.seats),
        wins=first / winners[:, None],
        ties=(winners > 1).astype(float),
        causes=numpy.array([cause for chunk in chunks for cause in chunk.causes]),
        bots=numbers % series.seats,
        choices=_sum([chunk.choices for chunk in chunks]),
        openings=_openings(chunks),
        seen=_sum([chunk.seen for chunk in chunks]),
        used=_sum([chunk.used for chunk in chunks]),
        got=Got(*_rows(chunks, [chunk.got for chunk in chunks], "HBHBHB")),
    )


def _openings(chunks: list[Chunk]) -> Openings:
    rows = Openings(*_rows(chunks, [chunk.openings for chunk in chunks], "HBBBH"))
    return rows._replace(components=rows.components - 1)


def _rows(chunks: list[Chunk], rows: list[list[bytes]], types: str) -> list[Numbers]:
    """The columns of all chunks, with games numbered within the series instead of the chunk."""
    first, *others = [
        _joined([columns[place] for columns in rows], kind) for place, kind in enumerate(types)
    ]
    lengths = [len(columns[1]) for columns in rows]
    starts = numpy.repeat([chunk.task.first for chunk in chunks], lengths)
    return [first + starts, *others]


def _joined(parts: list[bytes], kind: str) -> Numbers:
    return numpy.frombuffer(b"".join(parts), dtype=kind).astype(numpy.int64)


def _sum(rows: list[Any]) -> Numbers:
    total: Numbers = numpy.array(rows, dtype=numpy.int64).sum(axis=0)
    return total
