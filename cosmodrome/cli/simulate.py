"""`simulate`: play many games and summarise them."""

import argparse

import msgspec

from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.progress import progress
from cosmodrome.cli.variant import bots_of, game_of, options_of, seats_of
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
    with progress(words.say("cli-playing", game=game.name), games) as advance:
        summary = run(game, seats, options, games, bots, args.seed or 0, advance)
    if args.json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print(words, summary)
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
    for seat in range(summary.seats):
        print(
            words.say(
                "cli-sim-seat",
                seat=seat,
                bot=summary.bots[seat],
                wins=f"{100 * summary.wins_by_seat[seat] / summary.games:.1f}",
                mean=f"{summary.mean_scores[seat]:.2f}",
                spread=f"{summary.score_spreads[seat]:.2f}",
            )
        )
