"""`arena`: matches between bots."""

import argparse
import sys

import msgspec

from cosmodrome.cli.errors import BadNumber, TooFewBots
from cosmodrome.cli.progress import progress
from cosmodrome.cli.terminal import data_home
from cosmodrome.cli.variant import game_of, options_of, seats_of, split
from cosmodrome.cli.workers import executor_of
from cosmodrome.engine.game import Game
from cosmodrome.extras import needs_extra
from cosmodrome.lab import arena as lab
from cosmodrome.words import Words

_GAMES = 100


def arena(words: Words, args: argparse.Namespace) -> int:
    """Play all games of the schedule and print the standings."""
    with needs_extra("lab"):
        from cosmodrome.lab.standings import standings
    game = game_of(args)
    plan = _plan(args, game)
    kept = lab.kept_file(data_home() / "arena", plan)
    title = words.say("cli-playing", game=game.name)
    try:
        with executor_of(args) as executor, progress(title, len(plan.fixtures())) as advance:
            results = lab.run(plan, executor, kept, advance)
    except KeyboardInterrupt:
        print(f"\n{words.say('cli-arena-kept')}", file=sys.stderr)
        raise
    kept.unlink(missing_ok=True)
    summary = standings(plan, results)
    if args.json:
        print(msgspec.json.encode(summary).decode())
        return 0
    options = ", ".join(plan.options) or words.say("nothing-chosen")
    print(words.say("cli-sim-what", game=plan.game, seats=plan.seats, options=options))
    print(words.say("cli-arena-games", games=summary.games))
    for standing in summary.standings:
        print(
            words.say(
                "cli-arena-standing",
                bot=standing.bot,
                wins=percent(standing.wins.share),
                low=percent(standing.wins.low),
                high=percent(standing.wins.high),
                rating=f"{standing.rating:.1f}",
                uncertainty=f"{standing.uncertainty:.1f}",
                score=f"{standing.mean_score:.2f}",
                time=f"{standing.milliseconds:.1f}",
                slowest=f"{standing.slowest_milliseconds:.0f}",
            )
        )
    for duel in summary.duels:
        print(
            words.say(
                "cli-arena-duel",
                bot=duel.bot,
                other=duel.other,
                share=percent(duel.better.share),
                low=percent(duel.better.low),
                high=percent(duel.better.high),
                games=duel.better.of,
            )
        )
    return 0


def _plan(args: argparse.Namespace, game: Game) -> lab.Plan:
    games = _GAMES if args.games is None else args.games
    if games < 1:
        raise BadNumber(number=str(games))
    bots = split([args.bots or ""])
    if len(bots) < 2:
        raise TooFewBots(bots=len(bots))
    seed = args.seed or 0
    seats = seats_of(args, game)
    return lab.make_plan(game, bots, seats, options_of(args), games, seed, args.data or "")


def percent(share: float) -> str:
    """Format a share as a percentage."""
    return f"{100 * share:.1f}"
