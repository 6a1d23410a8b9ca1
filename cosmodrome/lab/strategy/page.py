"""A page of strategy: Markdown, with its pictures beside it."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cosmodrome.engine.game import Game
from cosmodrome.lab.intervals import Mean
from cosmodrome.lab.strategy.figures import MISTAKE, Confusion, Level
from cosmodrome.lab.strategy.sampling import APPRAISER, FIFTHS, Plan
from cosmodrome.lab.study import charts, panels
from cosmodrome.lab.study.figures import Study, Worth
from cosmodrome.lab.study.packing import FOLDER
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.section import Table

_TEXT = Path(__file__).parent / "text"
_WIDTH = 820
_MOST_COMPONENTS = 8
_MARKS = {"dominant": "good", "weak": "bad", "dead": "muted"}


class Page(NamedTuple):
    """The text of a page, and its pictures by the name of the file."""

    text: str
    pictures: dict[str, str]


def page(
    game: Game, study: Study, plan: Plan, found: Sequence[Level], language: str, command: str
) -> Page:
    """The page of a game in a language."""
    saying = Saying(language, game)
    saying.words.add(_TEXT / f"{language}.ftl")
    pictures: dict[str, str] = {}
    parts = [
        *_head(game, study, plan, saying, command),
        *_openings(study, saying, pictures),
        *_components(study, saying, pictures),
        *_turns(found, saying),
        *_mistakes(game, plan, found, saying, pictures),
    ]
    return Page("\n\n".join(parts) + "\n", pictures)


def _head(game: Game, study: Study, plan: Plan, saying: Saying, command: str) -> list[str]:
    return [
        f"# {saying.say('strategy-title', game=saying.say('name'))}",
        saying.say(
            "strategy-lead",
            games=saying.whole(study.games),
            bots=", ".join(saying.bot(bot) for bot in study.bots),
            seats=plan.seats,
        ),
        saying.say("strategy-made", rules=str(game.rules), data=game.data),
        f"```\n{command}\n```",
    ]


def _openings(study: Study, saying: Saying, pictures: dict[str, str]) -> list[str]:
    section = panels.openings(study, saying)
    parts = [f"## {section.title}", section.say]
    if section.charts:
        parts.append(_picture(study.game, "openings", section.charts[0], pictures))
    if section.table is not None:
        parts.append(_markdown(section.table))
    return parts


def _components(study: Study, saying: Saying, pictures: dict[str, str]) -> list[str]:
    """The components that help or hurt most, among those that the games could judge."""
    judged = sorted(
        (worth for worth in study.components if worth.gain is not None and worth.verdict != "few"),
        key=lambda worth: -worth.gain.value if worth.gain else 0.0,
    )
    title = saying.say("strategy-components")
    if not judged:
        return [f"## {title}", saying.say("strategy-components-none")]
    half = _MOST_COMPONENTS
    shown = judged if len(judged) <= 2 * half else [*judged[:half], *judged[-half:]]
    rows = [row for worth in shown for row in _component_row(worth, saying)]
    drawn = charts.draw(
        title,
        saying.language,
        lambda width: charts.intervals(rows, width, saying.say("strategy-gain"), 0.0),
        _WIDTH,
    )
    table = Table(
        [saying.say(f"parts-{column}") for column in ("name", "what", "taken", "winning")],
        [
            [
                saying.short(worth.kind, worth.name),
                saying.what(worth.kind, worth.name),
                f"{saying.percent(worth.share.share)} %",
                saying.estimate(worth.gain) if worth.gain is not None else "",
            ]
            for worth in shown
        ],
    )
    return [
        f"## {title}",
        saying.say("strategy-components-say", shown=len(shown), judged=len(judged)),
        _picture(study.game, "components", drawn, pictures),
        _markdown(table),
    ]


def _component_row(worth: Worth, saying: Saying) -> charts.Rows:
    if worth.gain is None:
        return []
    return [
        {
            "name": saying.short(worth.kind, worth.name),
            "low": worth.gain.low,
            "value": worth.gain.value,
            "high": worth.gain.high,
            "colour": charts.COLOUR[_MARKS.get(worth.verdict, "signal")],
            "shape": "circle",
            "said": saying.signed(worth.gain.value),
            "aside": f"± {saying.one(worth.gain.half)}",
        }
    ]


def _turns(found: Sequence[Level], saying: Saying) -> list[str]:
    """The points of a turn, by level and fifth of the game."""
    head = [saying.say("strategy-level")]
    head += [saying.say("strategy-fifth", fifth=fifth + 1) for fifth in range(FIFTHS)]
    rows = [
        [saying.bot(level.name), *(_points(points, saying) for points in level.points)]
        for level in found
    ]
    return [
        f"## {saying.say('strategy-turns')}",
        saying.say("strategy-turns-say"),
        _markdown(Table(head, rows)),
    ]


def _points(points: Mean, saying: Saying) -> str:
    return f"{saying.one(points.mean)} ± {saying.one(points.high - points.mean)}"


def _mistakes(
    game: Game, plan: Plan, found: Sequence[Level], saying: Saying, pictures: dict[str, str]
) -> list[str]:
    title = saying.say("strategy-mistakes")
    drawn = charts.draw(
        title,
        saying.language,
        lambda width: charts.intervals(
            [_loss_row(place, level, saying) for place, level in enumerate(found)],
            width,
            saying.say("strategy-loss"),
            0.0,
        ),
        _WIDTH,
    )
    parts = [
        f"## {title}",
        saying.say(
            "strategy-mistakes-say",
            decisions=saying.whole(plan.decisions),
            points=saying.whole(100 * MISTAKE),
            bot=saying.bot(APPRAISER),
        ),
        _picture(game.name, "mistakes", drawn, pictures),
        _markdown(_phases(game, found, saying)),
    ]
    for level in found:
        parts += _mistakes_of(level, saying)
    return parts


def _loss_row(place: int, level: Level, saying: Saying) -> dict[str, float | str]:
    return {
        "name": saying.bot(level.name),
        "low": 100 * level.loss.low,
        "value": 100 * level.loss.mean,
        "high": 100 * level.loss.high,
        "colour": charts.SEAT_COLOURS[place % len(charts.SEAT_COLOURS)],
        "shape": charts.SEAT_SHAPES[place % len(charts.SEAT_SHAPES)],
        "said": saying.one(100 * level.loss.mean),
        "aside": f"± {saying.one(100 * (level.loss.high - level.loss.mean))}",
    }


def _phases(game: Game, found: Sequence[Level], saying: Saying) -> Table:
    """What a decision of each kind loses, in points of the chance to win."""
    head = [saying.say("choices-phase"), *(saying.bot(level.name) for level in found)]
    asked = [phase for phase in game.phases if any(phase in level.phases for level in found)]
    rows = [
        [saying.phase(phase), *(_loss(level, phase, saying) for level in found)] for phase in asked
    ]
    mistakes = [f"{saying.percent(level.mistakes.share)} %" for level in found]
    return Table(head, [*rows, [saying.say("strategy-share"), *mistakes]])


def _loss(level: Level, phase: str, saying: Saying) -> str:
    lost = level.phases.get(phase)
    if lost is None:
        return "—"
    return f"{saying.one(100 * lost.mean)} ± {saying.one(100 * (lost.high - lost.mean))}"


def _mistakes_of(level: Level, saying: Saying) -> list[str]:
    """The commonest mistakes of a level, and its largest one in words."""
    lines = [_confusion(confusion, saying) for confusion in level.confusions]
    if level.worst is not None:
        lines.append(
            saying.say(
                "strategy-worst",
                played=saying.words.phrase(level.worst.said),
                best=saying.words.phrase(level.worst.said_best),
                after=saying.percent(level.worst.after),
                before=saying.percent(level.worst.before),
            )
        )
    if not lines:
        lines = [saying.say("strategy-no-mistakes")]
    return [f"### {saying.bot(level.name)}", "\n".join(f"- {line}" for line in lines)]


def _confusion(confusion: Confusion, saying: Saying) -> str:
    same = confusion.verb == confusion.best_verb
    return saying.say(
        "strategy-other-choice" if same else "strategy-confusion",
        phase=saying.phase(confusion.phase),
        verb=saying.say(f"verb-{confusion.verb}"),
        best=saying.say(f"verb-{confusion.best_verb}"),
        times=saying.whole(confusion.times),
        loss=saying.one(100 * confusion.loss),
    )


def _markdown(table: Table) -> str:
    lines = [table.head, ["---"] * len(table.head), *table.rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


def _picture(game: str, name: str, chart: charts.Chart, pictures: dict[str, str]) -> str:
    """Keep a picture, and refer to it."""
    file = f"{game}-{name}.svg"
    pictures[file] = _on_paper(chart.desk)
    return f"![{chart.label}]({file})"


def _on_paper(svg: str) -> str:
    """A chart in the colours of the paper theme: outside the report there are no variables."""
    for name, colour in _paper().items():
        svg = svg.replace(f"var(--{name})", colour)
    return svg.replace("<svg ", f'<svg style="background:{_paper()["surface"]}" ', 1)


@cache
def _paper() -> dict[str, str]:
    style = (FOLDER / "report.css").read_text("utf-8")
    light = style.partition("prefers-color-scheme:light")[2].partition("}")[0]
    return dict(re.findall(r"--([a-z0-9-]+):(#[0-9a-f]+)", light))
