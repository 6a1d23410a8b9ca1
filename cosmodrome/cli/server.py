"""`serve` and `admin`: hosting tables."""

import argparse
from pathlib import Path

from cosmodrome.cli.extras import needs_extra
from cosmodrome.cli.speech import complain
from cosmodrome.engine.errors import BadNumber, MissingFile
from cosmodrome.words import Words

FAULTY = 1
_LAST_PORT = 65535
_MOST_WORKERS = 64


def serve(words: Words, asked: argparse.Namespace) -> int:
    """Serve tables until told to stop."""
    with needs_extra("server"):
        from cosmodrome.server.run import serve as run
    port = 8765 if asked.port is None else asked.port
    workers = 1 if asked.workers is None else asked.workers
    for number, most in ((port, _LAST_PORT), (workers, _MOST_WORKERS)):
        if not 1 <= number <= most:
            raise BadNumber(number=str(number))
    print(words.say("cli-serving"))
    run(asked.host or "127.0.0.1", port, asked.database, workers, open_browser=asked.open)
    return 0


def admin(words: Words, asked: argparse.Namespace) -> int:
    """Back up, restore, check or count what is stored."""
    with needs_extra("server"):
        from cosmodrome.server import admin as work
    if asked.task in ("backup", "restore"):
        if asked.target is None:
            raise MissingFile(task=asked.task)
        copy = work.backup if asked.task == "backup" else work.restore
        rows = copy(Path(asked.target), asked.database)
        print(words.say(f"cli-{asked.task}-done", file=asked.target, rows=rows))
        return 0
    if asked.task == "stats":
        for name, count in work.stats(asked.database).items():
            print(f"{name}: {count}")
        return 0
    faults = work.check(asked.database)
    for fault in faults:
        complain(words, f"{fault.table}: {fault.problem}")
    if not faults:
        print(words.say("cli-check-done"))
    return FAULTY if faults else 0
