"""Puzzle: a position, its solution, and what is told about it. One line of JSON in a file."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import Game
from cosmodrome.engine.record import Record

FILE = "puzzles.jsonl"


class BadPuzzle(ValueError):
    """A puzzle that does not fit the rules of its game."""


class Option(Struct, frozen=True):
    """An action, and the chance to win after it."""

    action: str
    chance: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of a game between bots, for the seat to move in it.

    Everything is right for what that seat may know, whatever the deal was. ``solution`` are its
    decisions, one after the other, each clearly the best. ``choices`` are the best actions of the
    first decision; ``points`` are what the best two of them bring in the same turn. ``better`` and
    ``second`` tell how the game could go on after these two. ``rating`` is on the scale of
    ``lab/puzzles/rating.py``; ``found`` says how many of 100 tries of each level were right.
    """

    id: str
    rules: int
    data: str
    seats: int
    seed: str
    entries: list[str]
    digest: str
    solution: list[str]
    choices: list[Option]
    points: list[float]
    themes: list[str]
    rating: float
    found: list[int]
    better: list[Option]
    second: list[Option]
    options: list[str] = []

    def begin(self, game: Game) -> Record:
        """The game up to the position."""
        options = dict.fromkeys(self.options, True)
        record = Record(game, self.seats, options, int(self.seed))
        record.enter_all(self.entries)
        return record


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file; BadPuzzle: a line is none."""
    puzzles: list[Puzzle] = []
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        try:
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise BadPuzzle(f"{file}, line {number}: {problem}") from problem
    return puzzles


def write(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles; at no time it holds only a part of them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
    fresh.replace(file)


def check(game: Game, puzzle: Puzzle) -> None:
    """Replay a puzzle and its solution; BadPuzzle: it does not fit the rules."""
    if puzzle.data != game.data or not game.reads(puzzle.rules, puzzle.options):
        raise BadPuzzle(f"{game.name}, {puzzle.id}: made for other rules")
    try:
        record = puzzle.begin(game)
        if f"{record.state.digest():016x}" != puzzle.digest:
            raise BadPuzzle(f"{game.name}, {puzzle.id}: another position")
        seat = record.state.to_move
        for option in puzzle.choices:
            record.state.checked(option.action)
        for action in puzzle.solution:
            record.play(action, seat)
    except CosmodromeError as problem:
        raise BadPuzzle(f"{game.name}, {puzzle.id}: {problem}") from problem
    if not puzzle.solution or puzzle.choices[0].action != puzzle.solution[0]:
        raise BadPuzzle(f"{game.name}, {puzzle.id}: the solution is not the best action")
