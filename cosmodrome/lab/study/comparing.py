"""Series that were played on the same deals, compared game by game."""

from collections.abc import Iterator, Sequence

import numpy
from msgspec.structs import replace

from cosmodrome.lab.intervals import DEVIATIONS, share
from cosmodrome.lab.study.figures import Comparison, Measure, Point, Variation
from cosmodrome.lab.study.gathering import Played
from cosmodrome.lab.study.plan import Plan
from cosmodrome.lab.study.statistics import Floats, around, corrected, mean
from cosmodrome.lab.study.values import Cell, changes
from cosmodrome.lab.study.watching import Catalogue
from cosmodrome.lab.study.worth import worths
from cosmodrome.registry import sheets


def compare_options(main: Sequence[Played], others: Sequence[Played]) -> list[Comparison]:
    """What each set of options changes, for every number of players."""
    found = []
    for label in dict.fromkeys(other.series.label for other in others):
        measures = [
            measure
            for base, other in _pairs(main, [o for o in others if o.series.label == label])
            for measure in _game_measures(base, other)
        ]
        found.append(Comparison(label, main[0].games, [], _corrected(measures)))
    return found


def compare_values(
    plan: Plan, catalogue: Catalogue, main: Sequence[Played], bases: Sequence[Played]
) -> Comparison | None:
    """What my printed values change against those that they are compared with."""
    if not bases:
        return None
    printed = sheets(plan.game)
    base_values, my_values = (
        plan.values[one.series.values] or printed for one in (bases[0], main[0])
    )
    measures = [
        measure
        for mine, base in _pairs(main, bases)
        for measure in [*_game_measures(base, mine), *_taken(catalogue, base, mine)]
    ]
    measures += _gains(catalogue, bases, main)
    changed = changes(base_values, my_values)
    return Comparison("", main[0].games, changed, _corrected(measures))


def variation(catalogue: Catalogue, tried: Sequence[Played], cell: Cell | None) -> Variation | None:
    """What came out with each value of a cell."""
    if cell is None:
        return None
    component = catalogue.has(cell.sheet, cell.row)
    points = [_point(catalogue, one, cell, component) for one in tried]
    return Variation(cell, tried[0].games, component, points)


def _point(catalogue: Catalogue, played: Played, cell: Cell, component: bool) -> Point:
    own = [
        worth
        for worth in (worths(catalogue, [played]) if component else [])
        if (worth.kind, worth.name) == (cell.sheet, cell.row)
    ]
    return Point(
        value=played.series.label,
        printed=played.series.label == cell.printed,
        taken=own[0].share if own else None,
        gain=own[0].gain if own else None,
        first_seat=share(float(played.wins[:, 0].sum()), played.games),
        decisions=mean(played.decisions.astype(float)),
        minutes=mean(played.minutes),
    )


def _pairs(first: Sequence[Played], second: Sequence[Played]) -> Iterator[tuple[Played, Played]]:
    """Series with the same number of players."""
    by_seats = {one.series.seats: one for one in second}
    return ((one, by_seats[one.series.seats]) for one in first if one.series.seats in by_seats)


def _game_measures(base: Played, mine: Played) -> Iterator[Measure]:
    """Figures of a game as a whole."""
    seats = base.series.seats
    columns = (_columns(base), _columns(mine))
    for name in columns[0]:
        yield _measure(name, seats, columns[0][name], columns[1][name])
    for cause in sorted({*base.causes, *mine.causes} - {""}):
        before, after = (100.0 * (one.causes == cause) for one in (base, mine))
        if before.any() != after.any() or not (before.all() and after.all()):
            yield replace(_measure("cause", seats, before, after), of=str(cause))


def _columns(played: Played) -> dict[str, Floats]:
    """By name of the figure: its value in each game."""
    return {
        "first-seat": 100 * played.wins[:, 0],
        "last-seat": 100 * played.wins[:, -1],
        "decisions": played.decisions.astype(float),
        "minutes": played.minutes,
        "scores": played.scores.mean(axis=1),
        "margins": played.margins().astype(float),
        "ties": 100 * played.ties,
        "settled": 100 * played.settled,
    }


def _measure(name: str, seats: int, base: Floats, mine: Floats) -> Measure:
    """The mean of both, and of the differences game by game."""
    return Measure(name, seats, float(base.mean()), float(mine.mean()), mean(mine - base), 1.0)


def _taken(catalogue: Catalogue, base: Played, mine: Played) -> Iterator[Measure]:
    """The percentage of games in which each component was taken or drawn."""
    for number, component in enumerate(catalogue.components):
        columns = [100 * _games_with(one, number) for one in (base, mine)]
        if any(column.any() for column in columns):
            measure = _measure("taken", base.series.seats, *columns)
            kind = catalogue.kinds[component.kind].sheet
            yield replace(measure, kind=kind, of=component.name)


def _games_with(played: Played, component: int) -> Floats:
    """By game: 1 where a seat got a component."""
    found = numpy.zeros(played.games)
    found[played.got.games[played.got.components == component]] = 1.0
    return found


def _gains(
    catalogue: Catalogue, bases: Sequence[Played], mine: Sequence[Played]
) -> Iterator[Measure]:
    """What each component does to the chance to win; the two errors add up."""
    before = {(worth.kind, worth.name): worth for worth in worths(catalogue, bases)}
    for worth in worths(catalogue, mine):
        old = before.get((worth.kind, worth.name))
        if old is None or old.gain is None or worth.gain is None:
            continue
        error = (old.gain.half**2 + worth.gain.half**2) ** 0.5 / DEVIATIONS
        difference = around(worth.gain.value - old.gain.value, error, worth.gain.games)
        yield Measure(
            "gain", 0, old.gain.value, worth.gain.value, difference, 1.0, worth.kind, worth.name
        )


def _corrected(measures: list[Measure]) -> list[Measure]:
    """The clearest first; the probability of chance corrected for all of them."""
    chances = corrected([measure.difference.chance for measure in measures])
    marked = [replace(one, corrected=chance) for one, chance in zip(measures, chances, strict=True)]
    return sorted(marked, key=lambda one: (one.corrected, one.name, one.seats, one.kind, one.of))
