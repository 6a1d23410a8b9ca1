"""`replay` and `verify`: show records and check them."""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import cosmodrome
from cosmodrome.cli.errors import BadFile, BadNumber
from cosmodrome.cli.terminal import complain
from cosmodrome.engine.errors import (
    CosmodromeError,
    OtherData,
    OtherPosition,
    OtherRules,
    WrongMove,
)
from cosmodrome.engine.record import Record
from cosmodrome.extras import needs_extra
from cosmodrome.games.title import title_of
from cosmodrome.words import Words

DOES_NOT_FIT = 1
UNREADABLE = 2
_LARGEST = 4_000_000


def read_file(path: Path, data: str | None) -> Record:
    """Read the record in a file."""
    return cosmodrome.read_record(read_text(path), data)


def read_text(path: Path) -> str:
    """Read a file that is not larger than a record can be."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadFile(file=str(path), problem="too large for a record")
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile(file=str(path), problem=error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadFile(file=str(path), problem="not UTF-8 text") from None


def replay(words: Words, args: argparse.Namespace) -> int:
    """Print a record step by step, then the final position."""
    record = read_file(Path(args.file), args.data)
    last = len(record.steps) if args.to is None else args.to
    if not 0 <= last <= len(record.steps):
        raise BadNumber(number=str(last))
    game_words = Words(words.language, record.game.name)
    speech = title_of(record.game).speech
    for number, (entry, _) in enumerate(islice(record.replay(), last + 1)):
        if entry is not None:
            print(f"{number}. {game_words.say('seat', number=entry.seat + 1)}: {entry.text}")
            for event in entry.events:
                print(f"     {game_words.phrase(speech.log_line(event, None))}")
    view = record.state_after(last).view(None)
    print()
    for line in speech.read_out(view):
        print(game_words.phrase(line))
    print(game_words.phrase(speech.prompt(view)))
    return 0


def verify(words: Words, args: argparse.Namespace) -> int:
    """Check records and folders of records; the worst result is the exit status."""
    if args.server:
        return _verify_tables(words, args.server, args.files)
    worst = 0
    for path in _files(args.files):
        try:
            record = read_file(path, args.data)
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
    """Check finished games of a server: committed seed, every move, final position."""
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
