"""`strategy`: what bots know about a game, as a page for people."""

import argparse
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path

from cosmodrome.bots.levels import check_bot
from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.folders import make_folder
from cosmodrome.cli.progress import progress
from cosmodrome.cli.resuming import command_of, resuming
from cosmodrome.cli.variant import chosen_options, game_of, seats_of, split
from cosmodrome.cli.workers import executor_of
from cosmodrome.engine.game import Game
from cosmodrome.extras import needs_extra
from cosmodrome.words import Words

with needs_extra("lab"):
    from cosmodrome.cli.study_games import journal_of, play_plan
    from cosmodrome.lab.journal import Journal
    from cosmodrome.lab.strategy.figures import levels
    from cosmodrome.lab.strategy.page import Page, page
    from cosmodrome.lab.strategy.sampling import Plan, Sample, run
    from cosmodrome.lab.study.asking import Question, make_plan
    from cosmodrome.lab.study.survey import survey
    from cosmodrome.lab.study.values import read_values

_GAMES = 2000
_DECISIONS = 300
_BOT = "greedy"
_LEVELS = ["novice", "casual", "regular"]


def strategy(words: Words, args: argparse.Namespace) -> int:
    """Play the games, appraise decisions, write the page, and say where it is."""
    game = game_of(args)
    question, plan = _question(args, game), _plan(args, game)
    studied = make_plan(question)
    folder = Path(args.out or f"strategy-{game.name}")
    make_folder(folder)
    with executor_of(args) as executor:
        chunks = play_plan(words, args, studied, folder, executor)
        samples = _sample(words, args, plan, folder, executor)
    study = survey(studied, chunks)
    made = page(
        game,
        study,
        plan,
        levels(plan.levels, samples),
        words.language,
        command_of(args, everywhere=True),
    )
    file = _write(folder, game, made)
    for journal in (journal_of(studied, folder), _journal(plan, folder)):
        journal.remove()
    print(words.say("cli-strategy-written", file=str(file.resolve())))
    return 0


def _sample(
    words: Words, args: argparse.Namespace, plan: Plan, folder: Path, executor: Executor
) -> list[Sample]:
    """Appraise what has not been appraised; an interruption loses nothing that was finished."""
    journal = _journal(plan, folder)
    title = words.say("cli-strategy-appraising", game=plan.game)
    with (
        closing(journal),
        resuming(words, args, len(journal.chunks)),
        progress(title, len(list(plan.tasks()))) as advance,
    ):
        return run(plan, executor, journal, advance)


def _journal(plan: Plan, folder: Path) -> Journal[Sample]:
    return Journal(folder / f"unfinished-{plan.name()}.bin", Sample)


def _write(folder: Path, game: Game, made: Page) -> Path:
    """Write the page and its pictures; where the page is."""
    for name, picture in made.pictures.items():
        (folder / name).write_text(picture, "utf-8")
    file = folder / f"{game.name}.md"
    file.write_text(made.text, "utf-8")
    return file


def _question(args: argparse.Namespace, game: Game) -> Question:
    """The study that openings and components are taken from."""
    return Question(
        game=game.name,
        seats=[seats_of(args, game)],
        options=split(args.option),
        bots=split(args.bot) or [_BOT],
        levels=[],
        games=_GAMES if args.games is None else args.games,
        seed=args.seed or 0,
        values=read_values(game.name, Path(args.data)) if args.data else (),
    )


def _plan(args: argparse.Namespace, game: Game) -> Plan:
    """What is appraised, checked."""
    decisions = _DECISIONS if args.decisions is None else args.decisions
    if decisions < 1:
        raise BadNumber(number=str(decisions))
    seats, seed = seats_of(args, game), args.seed or 0
    named = split([args.levels or ""]) or _LEVELS
    for level in named:
        check_bot(level)
    return Plan(
        game=game.name,
        seats=seats,
        options=chosen_options(args, game, [seats], seed),
        levels=named,
        decisions=decisions,
        seed=seed,
        data=args.data or "",
    )
