"""`replay` and `verify`: looking at records and checking them."""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import cosmodrome
from cosmodrome.cli.extras import needs_extra
from cosmodrome.cli.speech import complain
from cosmodrome.engine.errors import (
    BadFile,
    BadNumber,
    CosmodromeError,
    OtherData,
    OtherPosition,
    OtherRules,
    WrongMove,
)
from cosmodrome.engine.record import Record
from cosmodrome.words import Words

DOES_NOT_FIT = 1
UNREADABLE = 2
_LARGEST = 4_000_000


def read_file(path: Path, data: str | None) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadFile(file=str(path), problem="too large for a record")
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadFile(file=str(path), problem=error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadFile(file=str(path), problem="not UTF-8 text") from None
    return cosmodrome.read_record(text, data)


def replay(words: Words, asked: argparse.Namespace) -> int:
    """Show a record step by step, then the position it leads to."""
    record = read_file(Path(asked.file), asked.data)
    last = len(record.steps) if asked.to is None else asked.to
    if not 0 <= last <= len(record.steps):
        raise BadNumber(number=str(last))
    said = Words(words.language, record.game.name)
    room = record.game.room("speech")
    for number, (entry, _) in enumerate(islice(record.replay(), last + 1)):
        if entry is not None:
            print(f"{number}. {said.say('seat', number=entry.seat + 1)}: {entry.text}")
            for event in entry.events:
                print(f"     {said.phrase(room.tell(event, None))}")
    view = record.state_after(last).view(None)
    print()
    for line in room.read_out(view):
        print(said.phrase(line))
    print(said.phrase(room.prompt(view)))
    return 0


def verify(words: Words, asked: argparse.Namespace) -> int:
    """Check records, and all records in folders; the worst result is the exit code."""
    if asked.server:
        return _verify_tables(words, asked.server, asked.files)
    worst = 0
    for path in _files(asked.files):
        try:
            record = read_file(path, asked.data)
        except (WrongMove, OtherPosition, OtherRules, OtherData) as error:
            complain(words, f"{path}: {words.error(error)}")
            worst = max(worst, DOES_NOT_FIT)
        except CosmodromeError as error:
            complain(words, f"{path}: {words.error(error)}")
            worst = UNREADABLE
        else:
            print(words.say("cli-fits", file=str(path), entries=len(record.entries)))
    return worst


def _verify_tables(words: Words, server: str, tables: list[str]) -> int:
    """Check games of a server: the promised seed, every move, the last position."""
    with needs_extra("server"):
        from cosmodrome.server.errors import WrongSeed
        from cosmodrome.server.verify import verify_table
    worst = 0
    for table in tables:
        try:
            record = verify_table(server, table)
        except (WrongSeed, WrongMove, OtherPosition, OtherRules, OtherData) as error:
            complain(words, f"{table}: {words.error(error)}")
            worst = max(worst, DOES_NOT_FIT)
        else:
            print(words.say("cli-fits", file=table, entries=len(record.entries)))
    return worst


def _files(names: list[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        if path.is_dir():
            yield from sorted(path.glob("*.txt"))
            yield from sorted(path.glob("*.json"))
        else:
            yield path
