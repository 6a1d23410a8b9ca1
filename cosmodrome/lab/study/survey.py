"""From the games that were played to the figures of the study."""

from collections.abc import Sequence

import numpy
from msgspec.structs import replace

import cosmodrome
from cosmodrome.engine.game import Game
from cosmodrome.lab.intervals import share
from cosmodrome.lab.study.comparing import compare_options, compare_values, variation
from cosmodrome.lab.study.figures import (
    Cause,
    Choices,
    Contest,
    Distribution,
    Histogram,
    Luck,
    Opening,
    Seats,
    Study,
)
from cosmodrome.lab.study.gathering import Played, gather
from cosmodrome.lab.study.plan import Plan, Role
from cosmodrome.lab.study.playing import Chunk
from cosmodrome.lab.study.statistics import (
    Estimate,
    Floats,
    Numbers,
    codes,
    corrected,
    mean,
    share_of_the_deal,
    stratified_difference,
)
from cosmodrome.lab.study.values import Cell
from cosmodrome.lab.study.watching import Catalogue, catalogue_of
from cosmodrome.lab.study.worth import percent, worths

_TWENTIETHS = 20
_MOST_BINS = 30
# Openings that were played less often than this say nothing.
LEAST_OPENINGS = 30


def survey(plan: Plan, chunks: Sequence[Chunk], cell: Cell | None = None) -> Study:
    """All figures of a study."""
    played = gather(plan, chunks)
    main = _of(played, "main")
    game = plan.game_of(main[0].series)
    catalogue = catalogue_of(game, plan.values[0])
    return Study(
        game=plan.game,
        version=cosmodrome.__version__,
        rules=game.rules,
        data=game.data,
        seed=plan.seed,
        bots=list(dict.fromkeys(main[0].series.line_up)),
        options=main[0].series.options,
        games=plan.games(),
        series=plan.series,
        seats=[_seats(one) for one in main],
        contests=[_contest(one) for one in _of(played, "level")],
        luck=_luck(plan, main, _of(played, "replay")),
        components=worths(catalogue, main),
        choices=_choices(game, main),
        openings=_openings(game, catalogue, main),
        option_comparisons=compare_options(main, _of(played, "option")),
        values=compare_values(plan, catalogue, main, _of(played, "base")),
        variation=variation(catalogue, _of(played, "vary"), cell),
    )


def _of(played: Sequence[Played], role: Role) -> list[Played]:
    return [one for one in played if one.series.role == role]


def _seats(played: Played) -> Seats:
    games = played.games
    causes = sorted({str(cause) for cause in played.causes})
    return Seats(
        seats=played.series.seats,
        games=games,
        wins=[share(float(column.sum()), games) for column in played.wins.T],
        decisions=_distribution(played.decisions),
        turns=_distribution(played.turns),
        minutes=_distribution(played.minutes),
        scores=_distribution(played.scores.ravel()),
        score_by_seat=[mean(column.astype(float)) for column in played.scores.T],
        margins=_distribution(played.margins()),
        ties=share(float(played.ties.sum()), games),
        causes=[
            Cause(cause, share(int((played.causes == cause).sum()), games)) for cause in causes
        ],
        settled=[
            float((played.settled <= part / _TWENTIETHS).mean()) for part in range(_TWENTIETHS + 1)
        ],
    )


def _distribution(values: Numbers | Floats) -> Distribution:
    low, median, high = numpy.quantile(values, [0.05, 0.5, 0.95])
    return Distribution(
        mean=mean(values.astype(float)),
        median=float(median),
        low=float(low),
        high=float(high),
        shortest=float(values.min()),
        longest=float(values.max()),
        histogram=_histogram(values),
    )


def _histogram(values: Numbers | Floats) -> Histogram:
    """Bins of 1, 2 or 5 times a power of ten, whole where the values are."""
    least, most = float(values.min()), float(values.max())
    width = 1.0 if values.dtype.kind == "i" else 0.5
    for factor in (2.0, 2.5, 2.0) * 6:
        if (most - least) / width < _MOST_BINS:
            break
        width *= factor
    first = numpy.floor(least / width) * width
    bins = ((values - first) // width).astype(numpy.int64)
    return Histogram(float(first), width, [int(count) for count in numpy.bincount(bins)])


def _contest(played: Played) -> Contest:
    """The first of the line-up against the others: its share of wins from all seats."""
    series = played.series
    wins = share(float(played.wins[played.bots == 0].sum()), played.games)
    even = 1 / series.seats
    play = (wins.share - even) ** 2 / (even * (1 - even))
    estimate = Estimate(100 * wins.share, 100 * wins.low, 100 * wins.high, played.games)
    return Contest(series.seats, series.line_up[0], series.label, estimate, 100 * even, play)


def _luck(plan: Plan, main: Sequence[Played], replays: Sequence[Played]) -> list[Luck]:
    return [
        Luck(
            one.series.seats,
            percent(share_of_the_deal(one.wins[: again.games], again.wins, plan.seed)),
        )
        for one, again in zip(main, replays, strict=True)
    ]


def _choices(game: Game, main: Sequence[Played]) -> list[Choices]:
    """All decisions, then those of each phase that came up."""
    rows = sum((one.choices for one in main), start=numpy.zeros_like(main[0].choices))
    named = [("", rows.sum(axis=0)), *zip(game.phases, rows, strict=False)]
    return [
        Choices(
            phase=phase,
            decisions=int(row[0]),
            forced=share(int(row[1]), int(row[0])),
            actions=float(row[2] / row[0]),
            close=share(int(row[4]), int(row[3])),
        )
        for phase, row in named
        if row[0]
    ]


def _openings(game: Game, catalogue: Catalogue, main: Sequence[Played]) -> list[Opening]:
    """First choices with the first number of players, the most promising first."""
    played = main[0]
    rows = played.openings
    results = played.wins[rows.games, rows.seats]
    bots = played.bots[rows.games, rows.seats]
    strata = codes(rows.seats, bots, rows.phases)
    keys = rows.phases * 2**40 + rows.families * 2**20 + rows.components + 1
    found = []
    for key in numpy.unique(keys):
        mine = keys == key
        gain = stratified_difference(mine, results, strata, rows.games)
        if int(mine.sum()) < LEAST_OPENINGS or gain is None:
            continue
        phase, family, component = int(key >> 40), int(key >> 20) % 2**20, int(key % 2**20) - 1
        kind, name = ("", "")
        if component >= 0:
            kind = catalogue.kinds[catalogue.components[component].kind].sheet
            name = catalogue.components[component].name
        found.append(
            Opening(
                phase=game.phases[phase],
                verb=game.actions.families[family].verb,
                kind=kind,
                name=name,
                wins=share(float(results[mine].sum()), int(mine.sum())),
                even=100 / played.series.seats,
                gain=percent(gain),
                corrected=1.0,
            )
        )
    return _ordered(found)


def _ordered(found: list[Opening]) -> list[Opening]:
    chances = corrected([opening.gain.chance for opening in found])
    marked = [replace(one, corrected=chance) for one, chance in zip(found, chances, strict=True)]
    return sorted(marked, key=lambda one: (-one.gain.value, one.verb, one.name))
