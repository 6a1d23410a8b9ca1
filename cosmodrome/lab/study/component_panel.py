"""The panel of a report on cards and other components."""

from typing import Any

from cosmodrome.lab.study import charts
from cosmodrome.lab.study.charts import Chart
from cosmodrome.lab.study.figures import Study, Worth
from cosmodrome.lab.study.findings import enough, worst
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.section import Section, Table
from cosmodrome.lab.study.worth import DEAD, STRONG

_MOST_NAMED = 8
_COLUMNS = (
    *("name", "what", "seen", "times", "drawn", "used"),
    *("taken", "with", "without", "winning", "verdict"),
)


def components(study: Study, saying: Saying) -> Section:
    """What every component is worth; the marked ones by name."""
    marked = worst(study)
    shown = [*marked, *_largest(study)][:_MOST_NAMED]
    kinds = list(dict.fromkeys(worth.kind for worth in study.components))
    games = saying.whole(sum(seats.games for seats in study.seats))
    count = saying.whole(len(study.components))
    few = [worth for worth in study.components if worth.verdict == "few"]
    verdicts = {
        verdict: saying.whole(sum(worth.verdict == verdict for worth in study.components))
        for verdict in ("dominant", "weak", "dead")
    }
    return Section(
        "components",
        saying.say("parts-title"),
        saying.say("parts-say", count=count, **verdicts),
        _scatter(study, marked, kinds, saying),
        note=saying.say("parts-note", count=count, games=games),
        table=_component_table(study, saying),
        more={
            "legend": [
                (*charts.kind_mark(place), saying.kind(kind)) for place, kind in enumerate(kinds)
            ],
            "marked": [_marked_row(worth, kinds, saying) for worth in shown],
            "head": [saying.say(f"parts-{name}") for name in ("name", "what", "taken", "winning")],
            "none": "" if marked else saying.say("parts-none"),
            "all": saying.say("parts-all", count=count),
            "few": saying.say(
                "parts-few", count=saying.whole(len(few)), needed=saying.whole(enough(few))
            )
            if few
            else "",
        },
    )


def _scatter(study: Study, marked: list[Worth], kinds: list[str], saying: Saying) -> list[Chart]:
    """One point per component that can be judged; no chart if there is none."""
    named = marked[:_MOST_NAMED]
    rows = [
        {
            "name": saying.short(worth.kind, worth.name),
            "kind": worth.kind,
            "share": 100 * worth.share.share,
            "value": worth.gain.value,
            "low": worth.gain.low,
            "high": worth.gain.high,
            "marked": worth in marked,
            "named": worth in named,
        }
        for worth in study.components
        if worth.gain is not None and worth.verdict != "few"
    ]
    if not rows:
        return []
    words = {
        "x": saying.say("parts-x"),
        "y": saying.say("parts-y"),
        "dead": saying.say("parts-dead-zone"),
    }
    # On a phone the whole sentence does not fit into the chart.
    long = saying.say("parts-dominant-zone", points=saying.whole(STRONG))
    short = saying.say("verdict-dominant")

    def build(width: int) -> Any:
        zone = {"dominant": long if width > charts.PHONE else short}
        return charts.scatter(rows, kinds, DEAD, STRONG, words | zone, width)

    return [charts.draw(saying.say("parts-title"), saying.language, build, 640)]


def _largest(study: Study) -> list[Worth]:
    """Components that are not marked, those that do most first."""
    usual = [worth for worth in study.components if worth.verdict == "fine" and worth.gain]
    return sorted(usual, key=lambda one: -abs(one.gain.value) if one.gain else 0.0)


def _marked_row(worth: Worth, kinds: list[str], saying: Saying) -> dict[str, Any]:
    what, short = saying.what(worth.kind, worth.name), saying.short(worth.kind, worth.name)
    shape, colour = charts.kind_mark(kinds.index(worth.kind))
    return {
        "shape": shape,
        "colour": colour,
        "name": short,
        "what": what if what != short else saying.kind(worth.kind),
        "taken": saying.share(worth.share),
        "gain": saying.signed(worth.gain.value) if worth.gain is not None else "—",
        "half": f"± {saying.one(worth.gain.half)}" if worth.gain is not None else "",
        "verdict": worth.verdict,
        "said": saying.say(f"verdict-{worth.verdict}"),
    }


def _component_table(study: Study, saying: Saying) -> Table:
    return Table(
        [saying.say(f"parts-{column}") for column in _COLUMNS],
        [
            [
                worth.name,
                saying.what(worth.kind, worth.name),
                *(saying.whole(n) for n in (worth.seen, worth.taken, worth.drawn, worth.used)),
                saying.share(worth.share),
                saying.share(worth.with_it),
                saying.share(worth.without_it),
                "" if worth.gain is None else saying.estimate(worth.gain),
                saying.say(f"verdict-{worth.verdict}")
                + (f" ({saying.whole(worth.needed)})" if worth.needed else ""),
            ]
            for worth in study.components
        ],
    )
