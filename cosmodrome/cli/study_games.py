"""Playing the games of a study from the command line, with a journal and a progress bar."""

import argparse
import sys
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from time import monotonic

from cosmodrome.cli.progress import progress
from cosmodrome.cli.resuming import resuming
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.study.plan import Plan
from cosmodrome.lab.study.playing import Chunk
from cosmodrome.lab.study.run import run
from cosmodrome.words import Words


def play_plan(
    words: Words, args: argparse.Namespace, plan: Plan, folder: Path, executor: Executor
) -> list[Chunk]:
    """Play what has not been played; an interruption loses nothing that was finished."""
    journal = journal_of(plan, folder)
    kept = sum(chunk.task.games for chunk in journal.chunks)
    title = words.say("cli-playing", game=plan.game)
    rate = words.say("cli-games-a-second")
    begun = monotonic()
    with (
        closing(journal),
        resuming(words, args, kept),
        progress(title, plan.games(), rate) as advance,
    ):
        chunks = run(plan, executor, journal, advance)
    seconds = monotonic() - begun
    played = plan.games() - kept
    speed = round(played / seconds)
    print(
        words.say("cli-study-played", games=played, seconds=f"{seconds:.1f}", speed=speed),
        file=sys.stderr,
    )
    return chunks


def journal_of(plan: Plan, folder: Path) -> Journal[Chunk]:
    """The journal of a plan in a folder."""
    return Journal(folder / f"unfinished-{plan.name()}.bin", Chunk)
