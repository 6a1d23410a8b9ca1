"""`analyse`: looking back at a game."""

import argparse
from pathlib import Path

import msgspec

from cosmodrome.bots.levels import find_level
from cosmodrome.cli.arena import percent
from cosmodrome.cli.extras import needs_extra
from cosmodrome.cli.progress import progress
from cosmodrome.cli.records import read_file
from cosmodrome.cli.workers import executor_of
from cosmodrome.engine.errors import BadFile
from cosmodrome.lab.analysis import Analysis
from cosmodrome.lab.analysis import analyse as look_back
from cosmodrome.words import Words


def analyse(words: Words, asked: argparse.Namespace) -> int:
    """Appraise every decision, name the turning points, draw the chances."""
    with needs_extra("lab"):
        from cosmodrome.lab.plot import chances_svg
    path = Path(asked.file)
    record = read_file(path, asked.data)
    level = asked.level or "expert"
    find_level(level)
    title = words.say("cli-analysing")
    with executor_of(asked) as executor, progress(title, len(record.steps)) as advance:
        found = look_back(record, level, asked.seed or 0, advance, executor, asked.data or "")
    said = Words(words.language, record.game.name)
    picture = Path(asked.plot) if asked.plot else path.with_suffix(".svg")
    names = [said.say("seat", number=seat + 1) for seat in range(record.seats)]
    drawn = chances_svg(found, names, words.say("cli-plot-step"), words.say("cli-plot-chance"))
    try:
        picture.write_text(drawn, "utf-8")
    except OSError as error:
        raise BadFile(file=str(picture), problem=error.strerror or "cannot be written") from None
    if asked.json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(said, found)
        print(words.say("cli-plot", file=str(picture)))
    return 0


def _print(words: Words, found: Analysis) -> None:
    for decision in found.decisions:
        if decision.forced:
            continue
        print(
            words.say(
                "cli-decision" if decision.loss > 0.005 else "cli-decision-best",
                step=decision.step,
                seat=decision.seat,
                action=decision.action,
                before=percent(decision.before),
                after=percent(decision.after),
                best=decision.best,
                loss=percent(decision.loss),
            )
        )
    for turn in found.turns:
        action = found.decisions[turn.step - 1].action
        print(
            words.say(
                f"cli-turn-{turn.kind}",
                step=turn.step,
                seat=turn.seat,
                action=action,
                swing=f"{100 * turn.swing:+.1f}",
            )
        )
