"""`serve` and `admin`: run a server and look after its database."""

import argparse
from pathlib import Path

from cosmodrome.cli.errors import (
    BadNumber,
    MissingAddress,
    MissingFile,
    MissingName,
    MissingRole,
    UnknownRole,
)
from cosmodrome.cli.terminal import complain
from cosmodrome.cli.tournaments import tournament
from cosmodrome.extras import needs_extra
from cosmodrome.words import Words

FAULTY = 1
_ROLES = ("moderator", "none")
_LAST_PORT = 65535
_MOST_WORKERS = 64


def serve(words: Words, args: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    with needs_extra("server"):
        from cosmodrome.server.run import serve as run
    port = 8765 if args.port is None else args.port
    workers = 1 if args.workers is None else args.workers
    for number, most in ((port, _LAST_PORT), (workers, _MOST_WORKERS)):
        if not 1 <= number <= most:
            raise BadNumber(number=str(number))
    print(words.say("cli-serving"))
    run(args.host or "127.0.0.1", port, args.database, workers, open_browser=args.open)
    return 0


def admin(words: Words, args: argparse.Namespace) -> int:
    """Back up, restore, export, import, check or summarise the database; help people."""
    if args.task in ("grant", "reset-password"):
        return _admin_people(words, args)
    if args.task == "test-mail":
        return _test_mail(words, args)
    if args.task == "tournament":
        return tournament(words, args)
    with needs_extra("server"):
        from cosmodrome.server import admin as tasks
    copies = {
        "backup": tasks.backup,
        "restore": tasks.restore,
        "export": tasks.export_games,
        "import": tasks.import_games,
    }
    if args.task in copies:
        if args.target is None:
            raise MissingFile(task=args.task)
        rows = copies[args.task](Path(args.target), args.database)
        print(words.say(f"cli-{args.task}-done", file=args.target, rows=rows))
        return 0
    if args.task == "stats":
        for name, count in tasks.stats(args.database).items():
            print(f"{name}: {count}")
        return 0
    faults = tasks.check(args.database)
    for fault in faults:
        complain(words, f"{fault.table}: {fault.problem}")
    if not faults:
        print(words.say("cli-check-done"))
    return FAULTY if faults else 0


def _admin_people(words: Words, args: argparse.Namespace) -> int:
    """Make a person a moderator, or let them set a new password."""
    with needs_extra("server"):
        from cosmodrome.server import admin_people as tasks
    if args.target is None:
        raise MissingName(task=args.task)
    if args.task == "reset-password":
        code = tasks.reset_password(args.target, args.database)
        print(words.say("cli-reset-password-done", name=args.target, code=code))
        return 0
    if not args.more:
        raise MissingRole
    role = args.more[0]
    if role not in _ROLES:
        raise UnknownRole(role=role, roles=", ".join(_ROLES))
    tasks.grant(args.target, role == "moderator", args.database)
    print(words.say("cli-grant-done", name=args.target, role=role))
    return 0


def _test_mail(words: Words, args: argparse.Namespace) -> int:
    """Send a mail, to see whether mail goes out as it is set up."""
    with needs_extra("server"):
        from cosmodrome.server.admin_mail import test_mail
    if args.target is None:
        raise MissingAddress
    test_mail(args.target, words.language)
    print(words.say("cli-test-mail-done", address=args.target))
    return 0
