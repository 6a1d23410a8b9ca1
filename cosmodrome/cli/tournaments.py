"""`admin tournament`: plan, list, start, stop, mend and verify tournaments."""

import argparse
from collections.abc import Callable
from pathlib import Path

from cosmodrome.cli.errors import BadNumber, TournamentUsage
from cosmodrome.cli.terminal import complain
from cosmodrome.extras import needs_extra
from cosmodrome.words import Words

_FAULTY = 1
# Not a dash: "-,1" would be read as an option.
_FORFEIT = "x"
# Each task with what it needs, as it is written in the usage.
_USAGE = {
    "list": (),
    "new": ("FILE",),
    "start": ("ID",),
    "stop": ("ID",),
    "cancel": ("ID",),
    "replace": ("ID", "NAME", "BY"),
    "result": ("ID", "ROUND", "TABLE", "PLACES"),
    "verify": ("ID",),
}


def tournament(words: Words, args: argparse.Namespace) -> int:
    """Do what is asked for."""
    task, given = args.target, args.more
    if task not in _USAGE or len(given) != len(_USAGE[task]):
        usage = "; ".join(" ".join((name, *needs)) for name, needs in _USAGE.items())
        raise TournamentUsage(usage=usage)
    if task == "list":
        return _list(words, args.database)
    if task == "verify":
        return _verify(words, given[0], args.database)
    with needs_extra("server"):
        from cosmodrome.server import admin_tournaments as tasks
    changes: dict[str, Callable[[], object]] = {
        "new": lambda: tasks.planned(Path(given[0]), args.database),
        "start": lambda: tasks.start(given[0], args.database),
        "stop": lambda: tasks.stop(given[0], args.database),
        "cancel": lambda: tasks.cancel(given[0], args.database),
        "replace": lambda: tasks.replace_player(given[0], given[1], given[2], args.database),
        "result": lambda: tasks.set_result(
            given[0], _number(given[1]), _number(given[2]), _places(given[3]), args.database
        ),
    }
    made = changes[task]()
    print(words.say("cli-tournament-done", task=task, id=str(made) if made else given[0]))
    return 0


def _list(words: Words, database: str | None) -> int:
    with needs_extra("server"):
        from cosmodrome.server.admin_tournaments import listed
    rows = listed(database)
    if not rows:
        print(words.say("cli-tournament-none"))
    for row in rows:
        plan = row.plan
        rounds = f"{row.round}/{row.rounds}"
        print(
            f"{row.id}  {row.status:9}  {plan.format:11}  {plan.game:9}  {rounds:>5}  {plan.name}"
        )
    return 0


def _verify(words: Words, tournament: str, database: str | None) -> int:
    with needs_extra("server"):
        from cosmodrome.server.admin_tournaments import verified
    found = verified(tournament, database)
    for fault in found.faults:
        complain(words, fault)
    for ruling in found.rulings:
        print(words.say("cli-tournament-ruling", table=ruling))
    if not found.faults:
        print(words.say("cli-tournament-verified", rounds=found.rounds, games=found.games))
    return _FAULTY if found.faults else 0


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadNumber(number=text[:40])
    return int(text)


def _places(text: str) -> list[int | None]:
    """Places by seat, as in 1,2,2,x: an x is a forfeit."""
    return [None if one == _FORFEIT else _number(one) for one in text.split(",")]
