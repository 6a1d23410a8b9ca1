"""`puzzles`: make puzzles from games between bots."""

import argparse
from contextlib import closing
from pathlib import Path

from cosmodrome.bots.levels import check_bot
from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.progress import progress
from cosmodrome.cli.resuming import resuming
from cosmodrome.cli.variant import bots_of, chosen_options, game_of, seat_numbers
from cosmodrome.cli.workers import executor_of
from cosmodrome.engine.game import Game
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.puzzles.making import USUAL_BOT, Made, Plan, usual_seats
from cosmodrome.lab.puzzles.run import Harvest, run
from cosmodrome.words import Words

_GAMES = 100


def puzzles(words: Words, args: argparse.Namespace) -> int:
    """Make the puzzles, write them to a file, and say where it is."""
    game = game_of(args)
    plan = _plan(args, game)
    file = Path(args.out or f"puzzles-{game.name}.jsonl")
    made = _make(words, args, plan, file)
    said = words.say(
        "cli-puzzles-made",
        puzzles=len(made.puzzles),
        games=made.games,
        seconds=f"{made.seconds / max(len(made.puzzles), 1):.1f}",
        file=str(file.resolve()),
    )
    print(said)
    return 0


def _make(words: Words, args: argparse.Namespace, plan: Plan, file: Path) -> Harvest:
    """Make what has not been made; an interruption loses nothing that was finished."""
    journal = Journal(file.with_name(f"unfinished-{plan.name()}.bin"), Made)
    title = words.say("cli-puzzles-making", game=plan.game)
    total = plan.puzzles or plan.games
    with (
        closing(journal),
        resuming(words, args, len(journal.chunks)),
        executor_of(args) as executor,
        progress(title, total) as advance,
    ):

        def tell(games: int, found: int) -> None:
            if advance is not None:
                advance(min(found, total) if plan.puzzles else games)

        made = run(plan, executor, journal, file, tell)
    journal.remove()
    return made


def _plan(args: argparse.Namespace, game: Game) -> Plan:
    """What the arguments ask for, checked."""
    games = _GAMES if args.games is None else args.games
    most = 0 if args.puzzles is None else args.puzzles
    for number in (games - 1, most):
        if number < 0:
            raise BadNumber(number=str(games if number == games - 1 else most))
    seed = args.seed or 0
    seats = seat_numbers(args, game) or usual_seats(game)
    bot = bots_of(args, 1, USUAL_BOT)[0]
    check_bot(bot)
    return Plan(
        game=game.name,
        seats=seats,
        options=chosen_options(args, game, seats, seed),
        bot=bot,
        games=games,
        puzzles=most,
        seed=seed,
        data=args.data or "",
    )
