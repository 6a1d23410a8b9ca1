"""`analyse`: evaluate a finished game."""

import argparse
from pathlib import Path

import msgspec

from cosmodrome.bots.levels import find_level
from cosmodrome.cli.arena import percent
from cosmodrome.cli.errors import BadFile
from cosmodrome.cli.progress import progress
from cosmodrome.cli.records import read_file
from cosmodrome.cli.workers import executor_of
from cosmodrome.extras import needs_extra
from cosmodrome.lab.analysis import Analysis, Decision
from cosmodrome.lab.analysis import analyse as analyse_record
from cosmodrome.words import Words


def analyse(words: Words, args: argparse.Namespace) -> int:
    """Evaluate every decision, name the turning points and plot the chances."""
    with needs_extra("lab"):
        from cosmodrome.lab.plot import chances_svg
    path = Path(args.file)
    record = read_file(path, args.data)
    level = args.level or "expert"
    find_level(level)
    title = words.say("cli-analysing")
    with executor_of(args) as executor, progress(title, len(record.steps)) as advance:
        analysis = analyse_record(record, level, args.seed or 0, advance, executor, args.data or "")
    game_words = Words(words.language, record.game.name)
    picture = Path(args.plot) if args.plot else path.with_suffix(".svg")
    names = [game_words.say("seat", number=seat + 1) for seat in range(record.seats)]
    svg = chances_svg(analysis, names, words.say("cli-plot-step"), words.say("cli-plot-chance"))
    try:
        picture.write_text(svg, "utf-8")
    except OSError as error:
        raise BadFile(file=str(picture), problem=error.strerror or "cannot be written") from None
    if args.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        _print(game_words, analysis)
        print(words.say("cli-plot", file=str(picture)))
    return 0


def _print(words: Words, analysis: Analysis) -> None:
    for decision in analysis.decisions:
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
    for turn in analysis.turns:
        action = analysis.decisions[turn.step - 1].action
        print(
            words.say(
                f"cli-turn-{turn.kind}",
                step=turn.step,
                seat=turn.seat,
                action=action,
                swing=f"{100 * turn.swing:+.1f}",
            )
        )
        if turn.kind == "mistake":
            _print_lines(words, analysis.decisions[turn.step - 1])


def _print_lines(words: Words, decision: Decision) -> None:
    """How the game could have gone on after the better action and after the one played."""
    for message, line in (
        ("cli-line-better", decision.better),
        ("cli-line-played", decision.played),
    ):
        if line:
            print("    " + words.say(message))
        for move in line:
            said = words.say(
                "cli-line-move",
                seat=move.seat,
                move=words.phrase(move.words),
                chance=percent(move.chance),
            )
            print("      " + said)
