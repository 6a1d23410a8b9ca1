"""`position`: a position of a record as a file that a game can begin with."""

import argparse
from pathlib import Path

import msgspec
from msgspec import Struct

from cosmodrome.cli.errors import BadFile, BadNumber
from cosmodrome.cli.records import read_file, read_text
from cosmodrome.engine.chance import BLAKE2B
from cosmodrome.engine.errors import OtherData, OtherRules
from cosmodrome.engine.position import Position, position_of
from cosmodrome.engine.record import Record
from cosmodrome.registry import game
from cosmodrome.words import Words

FORMAT = "cosmodrome position 1"


class PositionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with the game that it belongs to. ``rules`` and ``data`` are those of a record."""

    format: str
    game: str
    rules: int
    data: str
    seats: int
    options: list[str]
    position: Position


def position(words: Words, args: argparse.Namespace) -> int:
    """Print the position after some steps of a record; what cannot begin a game is refused."""
    record = read_file(Path(args.file), args.data)
    last = len(record.steps) if args.to is None else args.to
    if not 0 <= last <= len(record.steps):
        raise BadNumber(number=str(last))
    found = position_of(record.state_after(last))
    again = Record(record.game, record.seats, record.options, record.seed, position=found)
    options = [name for name, chosen in record.options.items() if chosen]
    rules = record.game
    file = PositionFile(
        FORMAT, rules.name, rules.rules, rules.data, record.seats, options, again.position or {}
    )
    print(msgspec.json.format(msgspec.json.encode(file)).decode())
    return 0


def begin_with(path: Path, data: str | None, seed: int) -> Record:
    """A new game from a file that `position` wrote, or that was written by hand."""
    try:
        file = msgspec.json.decode(read_text(path), type=PositionFile)
    except msgspec.MsgspecError as problem:
        raise BadFile(file=str(path), problem=str(problem)) from None
    if file.format != FORMAT:
        raise BadFile(file=str(path), problem=f"its format is not {FORMAT!r}")
    rules = game(file.game, data)
    if not rules.reads(file.rules, file.options):
        raise OtherRules(game=rules.name, theirs=file.rules, ours=rules.rules)
    if file.data != rules.data:
        raise OtherData(game=rules.name)
    options = dict.fromkeys(file.options, True)
    return Record(rules, file.seats, options, seed, BLAKE2B, file.position)
