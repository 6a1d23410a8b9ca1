"""The panels of a report that compare: options, printed values, a value that is varied."""

from typing import Any

from cosmodrome.lab.intervals import Share
from cosmodrome.lab.study import charts
from cosmodrome.lab.study.charts import Chart
from cosmodrome.lab.study.figures import Comparison, Measure, Point, Study
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.section import Section, Table

_MOST_MEASURES = 10
_MOST_CHANGES = 6


def options(study: Study, saying: Saying) -> Section:
    """What each set of options changes."""
    several = len(study.seats) > 1
    drawn, subtitles, rows = [], [], []
    for comparison in study.option_comparisons:
        label = saying.options(comparison.label.split("+"))
        subtitles.append(label)
        drawn.append(_dumbbells(comparison, saying, several))
        rows += [[label, *row] for row in _measure_rows(comparison.measures, saying, several)]
    table = Table([saying.say("options-options"), *_measure_head(saying)], rows)
    games = saying.whole(study.option_comparisons[0].games)
    return Section(
        "options",
        saying.say("options-title"),
        saying.say("options-say", games=games),
        drawn,
        subtitles,
        table=table,
        more={"legend": _compare_legend(saying)},
    )


def _compare_legend(saying: Saying) -> list[tuple[str, str, str]]:
    return [
        ("ring", "text", saying.say("values-base")),
        ("diamond", "signal", saying.say("values-mine")),
    ]


def _dumbbells(comparison: Comparison, saying: Saying, several: bool) -> Chart:
    rows = [_dumbbell(measure, saying, several) for measure in comparison.measures[:_MOST_MEASURES]]
    return charts.draw(
        saying.say("measure-difference"),
        saying.language,
        lambda width: charts.dumbbells(rows, width),
        700,
    )


def _dumbbell(measure: Measure, saying: Saying, several: bool) -> dict[str, Any]:
    """One row, scaled so that both values and the interval fit."""
    low, high = measure.base + measure.difference.low, measure.base + measure.difference.high
    values = [measure.base, measure.mine, low, high]
    least, room = min(values), (max(values) - min(values)) or 1.0

    def place(value: float) -> float:
        return 0.12 + 0.76 * (value - least) / room

    sign = "▲" if measure.real else "○"
    verdict = saying.say("measure-real" if measure.real else "measure-chance")
    return {
        "name": saying.measure(measure, several),
        "before": place(measure.base),
        "after": place(measure.mine),
        "low": place(low),
        "high": place(high),
        "values": f"{saying.one(measure.base)} → {saying.one(measure.mine)}",
        "said": saying.estimate(measure.difference),
        "verdict": f"{sign} {verdict}",
    }


def _measure_head(saying: Saying) -> list[str]:
    return [
        saying.say("measure-figure"),
        saying.say("values-base"),
        saying.say("values-mine"),
        saying.say("measure-difference"),
        "",
    ]


def _measure_rows(measures: list[Measure], saying: Saying, several: bool) -> list[list[str]]:
    return [
        [
            saying.measure(measure, several),
            saying.one(measure.base),
            saying.one(measure.mine),
            saying.estimate(measure.difference),
            saying.say("measure-real" if measure.real else "measure-chance"),
        ]
        for measure in measures
    ]


def values(study: Study, comparison: Comparison, saying: Saying) -> Section:
    """What another set of printed values changes."""
    several = len(study.seats) > 1
    changed = comparison.changes
    hidden = len(changed) - _MOST_CHANGES
    return Section(
        "values",
        saying.say("values-title"),
        saying.say(
            "values-say",
            changed=saying.whole(len(changed)),
            games=saying.whole(comparison.games),
            real=saying.whole(sum(measure.real for measure in comparison.measures)),
            count=saying.whole(len(comparison.measures)),
        ),
        [_dumbbells(comparison, saying, several)],
        table=Table(_measure_head(saying), _measure_rows(comparison.measures, saying, several)),
        more={
            "changes": [
                (f"{one.sheet} {one.row} {one.column}: {one.before}", one.after)
                for one in changed[:_MOST_CHANGES]
            ],
            "hidden": saying.say("values-more", count=saying.whole(hidden)) if hidden > 0 else "",
            "legend": _compare_legend(saying),
        },
    )


def vary(study: Study, saying: Saying) -> Section:
    """What came out with each value of a cell."""
    assert study.variation is not None
    points = study.variation.points
    cell = study.variation.cell
    where = f"{cell.sheet} {cell.row} {cell.column}"
    curves = _curves(points)
    titles = {name: saying.say(f"vary-{name}") for name in curves}
    return Section(
        "vary",
        saying.say("vary-title", cell=where),
        saying.say("vary-say", games=saying.whole(study.variation.games)),
        [_vary_chart(study, saying, titles[name], rows) for name, rows in curves.items()],
        list(titles.values()),
        table=Table(
            [saying.say("vary-value"), *titles.values()],
            [
                [
                    point.value,
                    *(
                        f"{saying.one(rows[place][0])} ({saying.between(*rows[place][1:])})"
                        for rows in curves.values()
                    ),
                ]
                for place, point in enumerate(points)
            ],
        ),
    )


def _curves(points: list[Point]) -> dict[str, list[tuple[float, float, float]]]:
    """By name: a figure with its interval for each value that was tried."""
    taken = [one.taken for one in points if one.taken is not None]
    gains = [one.gain for one in points if one.gain is not None]
    curves = {
        "first": [_percent(one.first_seat) for one in points],
        "minutes": [(one.minutes.value, one.minutes.low, one.minutes.high) for one in points],
    }
    if len(taken) < len(points) or len(gains) < len(points):
        return curves
    return {
        "taken": [_percent(one) for one in taken],
        "gain": [(one.value, one.low, one.high) for one in gains],
        **curves,
    }


def _percent(share: Share) -> tuple[float, float, float]:
    return 100 * share.share, 100 * share.low, 100 * share.high


def _vary_chart(
    study: Study, saying: Saying, title: str, numbers: list[tuple[float, float, float]]
) -> Chart:
    assert study.variation is not None
    rows = [
        {"value": point.value, "number": n, "low": low, "high": high, "printed": point.printed}
        for point, (n, low, high) in zip(study.variation.points, numbers, strict=True)
    ]
    column = study.variation.cell.column
    printed = saying.say("vary-printed")
    return charts.draw(
        title, saying.language, lambda width: charts.curve(rows, "", column, printed, width)
    )
