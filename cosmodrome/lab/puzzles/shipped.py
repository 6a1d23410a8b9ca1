"""The puzzles that come with a game. One that does not fit its rules is never shown."""

import logging
from functools import cache
from typing import NamedTuple

from cosmodrome.lab.puzzles.puzzle import FILE, BadPuzzle, Puzzle, check, read
from cosmodrome.registry import game, school_folder

_LOG = logging.getLogger(__name__)


class Shipped(NamedTuple):
    """A puzzle with its number, from 1: its line in the file."""

    number: int
    puzzle: Puzzle


@cache
def shipped(name: str) -> dict[str, Shipped]:
    """The puzzles of a game by id, in the order of the file."""
    file = school_folder(name) / FILE
    found: dict[str, Shipped] = {}
    try:
        puzzles = read(file) if file.exists() else []
    except BadPuzzle as problem:
        _LOG.warning("left out: %s", problem)
        return found
    for number, puzzle in enumerate(puzzles, 1):
        try:
            check(game(name), puzzle)
        except BadPuzzle as problem:
            _LOG.warning("left out: %s", problem)
            continue
        found[puzzle.id] = Shipped(number, puzzle)
    return found
