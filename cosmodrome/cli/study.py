"""`study`: play many games and write a report on the balance of a game."""

import argparse
from pathlib import Path

import cosmodrome
from cosmodrome.cli.errors import UnknownLanguage
from cosmodrome.cli.folders import make_folder
from cosmodrome.cli.resuming import command_of
from cosmodrome.cli.variant import ALL, seat_numbers, split
from cosmodrome.cli.workers import executor_of
from cosmodrome.engine.game import Game
from cosmodrome.extras import needs_extra
from cosmodrome.words import LANGUAGES, Words

with needs_extra("lab"):
    from cosmodrome.cli.study_games import journal_of, play_plan
    from cosmodrome.lab.study.asking import Question, make_plan
    from cosmodrome.lab.study.errors import SameValues
    from cosmodrome.lab.study.figures import Study
    from cosmodrome.lab.study.findings import findings
    from cosmodrome.lab.study.saying import Saying
    from cosmodrome.lab.study.survey import survey
    from cosmodrome.lab.study.tables import write
    from cosmodrome.lab.study.values import changes, read_cell, read_values
    from cosmodrome.registry import Sheets, sheets

_GAMES = 2000
_BOT = "greedy"
_LEVELS = ["casual", "novice", "random"]


def study(words: Words, args: argparse.Namespace) -> int:
    """Play the games, write the report, and say where it is."""
    game = cosmodrome.game(args.game, Path(args.data) if args.data else None)
    languages = _languages(words, args)
    asked = _question(args, game)
    plan = make_plan(asked)
    folder = Path(args.out or f"study-{game.name}")
    make_folder(folder)
    with executor_of(args) as executor:
        chunks = play_plan(words, args, plan, folder, executor)
    result = survey(plan, chunks, asked.cell)
    report = write(result, game, folder, languages, command_of(args, everywhere=True))
    journal_of(plan, folder).remove()
    _print(words, result, game, report, args.json)
    return 0


def _print(words: Words, result: Study, game: Game, report: Path, as_json: bool) -> None:
    if as_json:
        print((report.parent / "study.json").read_text("utf-8"))
        return
    for finding in findings(result, Saying(words.language, game)):
        print(f"{finding.figure:>8}  {finding.title} {finding.text}")
    print(words.say("cli-study-report", file=str(report.resolve())))


def _question(args: argparse.Namespace, game: Game) -> Question:
    games = _GAMES if args.games is None else args.games
    options = split(args.option)
    printed = sheets(game.name)
    mine = read_values(game.name, Path(args.data)) if args.data else ()
    bots = split(args.bot) or [_BOT]
    return Question(
        game=game.name,
        seats=seat_numbers(args, game) or [game.seats[0]],
        options=options,
        bots=bots,
        levels=split([args.levels]) if args.levels is not None else _LEVELS,
        games=games,
        seed=args.seed or 0,
        option_sets=_option_sets(args, game, options),
        values=mine,
        base=_base(args, game.name, mine),
        cell=read_cell(game.name, mine or printed, args.vary) if args.vary else None,
    )


def _option_sets(args: argparse.Namespace, game: Game, chosen: list[str]) -> list[list[str]]:
    """The sets of options to try, each with the options that it needs."""
    if args.compare_options is None:
        return []
    if args.compare_options == ALL:
        free = [option for option in game.options if option.name not in chosen]
        return [
            [*([option.needs] if option.needs and option.needs not in chosen else []), option.name]
            for option in free
        ]
    return [part.split("+") for part in split([args.compare_options])]


def _base(args: argparse.Namespace, game: str, mine: "Sheets") -> "Sheets | None":
    """The values that mine are compared with: those of a folder, or the printed ones."""
    if not args.data and not args.against:
        return None
    base = read_values(game, Path(args.against)) if args.against else ()
    printed = sheets(game)
    if not changes(base or printed, mine or printed):
        raise SameValues(folder=str(args.data or args.against))
    return base


def _languages(words: Words, args: argparse.Namespace) -> list[str]:
    """The languages of the report: those named, or that of the terminal."""
    named = split([args.language or ""]) or [words.language]
    if named == [ALL]:
        named = [words.language, *(other for other in LANGUAGES if other != words.language)]
    for language in named:
        if language not in LANGUAGES:
            raise UnknownLanguage(language=language[:40], languages=", ".join(LANGUAGES))
    return list(dict.fromkeys(named))
