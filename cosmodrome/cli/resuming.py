"""Long work that goes on where it was interrupted, and what is said about it."""

import argparse
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from cosmodrome.words import Words

# Where and how the work is done, which does not change the result.
_LOCAL = ("--jobs", "--cluster", "--out")


@contextmanager
def resuming(words: Words, args: argparse.Namespace, kept: int = 0) -> Iterator[None]:
    """Say how many games were kept from an earlier try and, if this one is interrupted too, that
    nothing is lost and which command goes on."""
    if kept:
        print(words.say("cli-study-resumed", games=kept), file=sys.stderr)
    try:
        yield
    except KeyboardInterrupt:
        print("\n" + words.say("cli-study-kept", command=command_of(args)), file=sys.stderr)
        raise


def command_of(args: argparse.Namespace, everywhere: bool = False) -> str:
    """The command as it can be pasted into a shell; ``everywhere``: what the result depends on."""
    given: list[str] = []
    for before, word in zip(["", *args.given], args.given, strict=False):
        if not everywhere or (before not in _LOCAL and word.partition("=")[0] not in _LOCAL):
            given.append(word)
    return shlex.join(["cosmodrome", *(word for word in given if word != "--json")])
