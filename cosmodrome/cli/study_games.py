"""Playing the games of a study from the command line, with a journal and a progress bar."""

import argparse
import shlex
import sys
from concurrent.futures import Executor
from pathlib import Path
from time import monotonic

from cosmodrome.cli.progress import progress
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.study.plan import Plan
from cosmodrome.lab.study.playing import Chunk
from cosmodrome.lab.study.run import run
from cosmodrome.words import Words

# Where and how the games are played, which does not change the result.
_LOCAL = ("--jobs", "--cluster", "--out")


def play_plan(
    words: Words, args: argparse.Namespace, plan: Plan, folder: Path, executor: Executor
) -> list[Chunk]:
    """Play what has not been played; an interruption loses nothing that was finished."""
    journal = journal_of(plan, folder)
    kept = sum(chunk.task.games for chunk in journal.chunks)
    if kept:
        print(words.say("cli-study-resumed", games=kept), file=sys.stderr)
    title = words.say("cli-playing", game=plan.game)
    rate = words.say("cli-games-a-second")
    begun = monotonic()
    try:
        with progress(title, plan.games(), rate) as advance:
            chunks = run(plan, executor, journal, advance)
    except KeyboardInterrupt:
        say_kept(words, args)
        raise
    finally:
        journal.close()
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


def say_kept(words: Words, args: argparse.Namespace) -> None:
    """After an interruption: nothing is lost, and this command goes on."""
    print("\n" + words.say("cli-study-kept", command=command_of(args)), file=sys.stderr)


def command_of(args: argparse.Namespace, everywhere: bool = False) -> str:
    """The command as it can be pasted into a shell; ``everywhere``: what the result depends on."""
    given: list[str] = []
    for before, word in zip(["", *args.given], args.given, strict=False):
        if not everywhere or (before not in _LOCAL and word.partition("=")[0] not in _LOCAL):
            given.append(word)
    return shlex.join(["cosmodrome", *(word for word in given if word != "--json")])
