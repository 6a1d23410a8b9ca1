"""`dataset`: write games between bots, and their positions, as Parquet files."""

import argparse
from pathlib import Path

from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.folders import make_folder
from cosmodrome.cli.progress import progress
from cosmodrome.cli.resuming import resuming
from cosmodrome.cli.variant import bots_of, game_of, options_of, seats_of
from cosmodrome.cli.workers import executor_of
from cosmodrome.extras import needs_extra
from cosmodrome.words import Words

with needs_extra("dataset"):
    from cosmodrome.envs import dataset as datasets

_GAMES = 1000
_BOT = "greedy"


def dataset(words: Words, args: argparse.Namespace) -> int:
    """Play the games and write the files; what is there already is not played again."""
    game = game_of(args)
    games = _GAMES if args.games is None else args.games
    if games < 1:
        raise BadNumber(number=str(games))
    seats = seats_of(args, game)
    bots = bots_of(args, seats, _BOT)
    seed, data = args.seed or 0, args.data or ""
    plan = datasets.make_plan(game, seats, options_of(args), bots, games, seed, data)
    folder = Path(args.out or f"dataset-{game.name}")
    make_folder(folder)
    title = words.say("cli-playing", game=game.name)
    with (
        resuming(words, args),
        executor_of(args) as executor,
        progress(title, games) as advance,
    ):
        datasets.write(plan, folder, executor, advance)
    print(words.say("cli-dataset-written", games=games, folder=str(folder.resolve())))
    return 0
