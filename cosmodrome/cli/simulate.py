"""`simulate`: play many games and summarise them."""

import argparse
from contextlib import ExitStack
from pathlib import Path

import msgspec

from cosmodrome.cli.arena import percent
from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.folders import make_folder
from cosmodrome.cli.progress import progress
from cosmodrome.cli.variant import bots_of, game_of, options_of, seats_of
from cosmodrome.cli.workers import executor_of
from cosmodrome.lab.simulate import RANDOM, Summary
from cosmodrome.lab.simulate import simulate as run
from cosmodrome.words import Words

_GAMES = 1000


def simulate(words: Words, args: argparse.Namespace) -> int:
    """Play the games and print the summary."""
    game = game_of(args)
    seats = seats_of(args, game)
    games = _GAMES if args.games is None else args.games
    if games < 1:
        raise BadNumber(number=str(games))
    options = options_of(args)
    game.check(seats, options, args.seed or 0)
    bots = bots_of(args, seats, RANDOM)
    seed, data = args.seed or 0, args.data or ""
    records = Path(args.records) if args.records else None
    if records is not None:
        make_folder(records)
    # One process unless told otherwise: its speed is what the summary tells.
    with ExitStack() as stack:
        elsewhere = args.cluster or args.jobs is not None
        executor = stack.enter_context(executor_of(args)) if elsewhere else None
        title = words.say("cli-playing", game=game.name)
        advance = stack.enter_context(progress(title, games))
        summary = run(game, seats, options, games, bots, seed, advance, executor, data, records)
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print(words, summary)
        print(words.say("cli-sim-intervals"))
    return 0


def _print(words: Words, summary: Summary) -> None:
    options = ", ".join(summary.options) or words.say("nothing-chosen")
    print(words.say("cli-sim-what", game=summary.game, seats=summary.seats, options=options))
    speed = round(summary.decisions_per_second)
    print(
        words.say(
            "cli-sim-count",
            games=summary.games,
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.2f}",
            speed=speed,
        )
    )
    length = f"{summary.mean_length:.1f}"
    print(
        words.say("cli-sim-length", mean=length, shortest=summary.shortest, longest=summary.longest)
    )
    for seat, (score, wins) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        print(
            words.say(
                "cli-sim-seat",
                seat=seat,
                bot=summary.bots[seat],
                wins=percent(wins.share),
                wins_low=percent(wins.low),
                wins_high=percent(wins.high),
                mean=f"{score.mean:.2f}",
                low=f"{score.low:.2f}",
                high=f"{score.high:.2f}",
                deviation=f"{score.deviation:.2f}",
            )
        )
