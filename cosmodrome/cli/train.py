"""`train`: learn a game by self-play: a network, or a correction of the game's own judge."""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

from cosmodrome.cli.errors import BadNumber
from cosmodrome.cli.progress import progress
from cosmodrome.cli.resuming import command_of
from cosmodrome.cli.variant import game_of
from cosmodrome.cli.workers import executor_of
from cosmodrome.extras import needs_extra
from cosmodrome.words import Words

with needs_extra("train"):
    from cosmodrome.lab.training.correction import OWN, CorrectionPlan, CorrectionRun
    from cosmodrome.lab.training.curve import curve_svg
    from cosmodrome.lab.training.run import Plan, Point, Run

_GAMES = 20_000


def train(words: Words, args: argparse.Namespace) -> int:
    """Play and learn, and write weights, card and curve as it goes."""
    if args.correction:
        return _correct(words, args)
    game = game_of(args)
    folder = Path(args.out or f"training-{game.name}")
    run = Run(_plan(args), folder)
    if run.points:
        print(words.say("cli-train-resumed", games=run.games), file=sys.stderr)
    title, rate = words.say("cli-learning", game=game.name), words.say("cli-games-a-second")
    try:
        with (
            _executor(args, run.plan.workers) as executor,
            progress(title, run.plan.games, rate) as advance,
        ):
            for point in run.play(executor):
                if point.won:
                    _report(words, run, point)
                if advance is not None:
                    advance(min(point.games, run.plan.games))
    except KeyboardInterrupt:
        print(f"\n{words.say('cli-train-kept', command=command_of(args))}", file=sys.stderr)
        raise
    print(words.say("cli-train-written", file=str(run.weights_file().resolve())))
    return 0


def _correct(words: Words, args: argparse.Namespace) -> int:
    """Play quick games, learn from their ends, and write weights and card."""
    game, plan = game_of(args), _plan(args)
    folder = Path(args.out or f"training-{game.name}")
    run = CorrectionRun(CorrectionPlan(plan.game, plan.games, plan.seed, plan.data), folder)
    title, rate = words.say("cli-learning", game=game.name), words.say("cli-games-a-second")
    with (
        _executor(args, plan.workers) as executor,
        progress(title, plan.games, rate) as advance,
    ):
        done = 0
        for games in run.play(executor):
            done += games
            if advance is not None:
                advance(min(done, plan.games))
    card = run.learn()
    print(
        words.say(
            "cli-train-corrected",
            games=card.games,
            own=f"{card.loss[OWN]:.3f}",
            loss=f"{card.loss['corrected']:.3f}",
            won=f"{100 * card.won[OWN]:.0f}",
        )
    )
    print(words.say("cli-train-written", file=str(run.weights_file().resolve())))
    return 0


def _report(words: Words, run: Run, point: Point) -> None:
    """One line on how it goes, and the curve so far."""
    print(
        words.say(
            "cli-train-point",
            games=point.games,
            speed=round(point.games / max(point.seconds, 1e-9)),
            loss=f"{point.chances_loss:.3f}",
            random=f"{100 * point.won['random']:.0f}",
            greedy=f"{100 * point.won['greedy']:.0f}",
        ),
        flush=True,
    )
    titles = {"x": words.say("cli-train-games"), "y": words.say("cli-train-won")}
    (run.folder / "curve.svg").write_text(curve_svg(run.points, titles), "utf-8")


def _plan(args: argparse.Namespace) -> Plan:
    games = _GAMES if args.games is None else args.games
    workers = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if games < 1:
        raise BadNumber(number=str(games))
    if not 1 <= workers <= 1000:
        raise BadNumber(number=str(workers))
    taught = args.greedy or 0
    return Plan(args.game, games, args.seed or 0, args.data or "", workers, taught)


@contextmanager
def _executor(args: argparse.Namespace, workers: int) -> Iterator[Executor | None]:
    """None where one process does everything: nothing has to be sent then."""
    if workers == 1 and not args.cluster:
        yield None
        return
    with executor_of(args) as executor:
        yield executor
