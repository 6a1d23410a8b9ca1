"""Open a table."""

import secrets

from cosmodrome.engine.chance import BLAKE2B, SEED_BITS
from cosmodrome.registry import game
from cosmodrome.server.commands.common import started_if_full
from cosmodrome.server.delays import delay_for
from cosmodrome.server.errors import BadTable, NoSuchGroup
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.common import NoClock
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.names import clean_name
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.thinking import levels
from cosmodrome.server.timestamps import now


async def open_table(services: Services, person: Person, request: NewTable) -> Committed:
    """Open a table. The game starts at once if no seat is open."""
    services.limits.tables.take(person.id)
    return await services.tables.create(new_table(request, person))


def new_table(request: NewTable, owner: Person) -> TableRow:
    """The row of a new table."""
    rules = game(request.game)
    seed = secrets.randbits(SEED_BITS)
    rules.check(len(request.seats), dict.fromkeys(request.options, True), seed)
    _check(request, owner)
    at = now()
    row = TableRow(
        id=new_id(),
        game=rules.name,
        rules=rules.rules,
        data=rules.data,
        options=sorted(set(request.options)),
        seed=str(seed),
        chance=BLAKE2B,
        owner=owner.id,
        visibility=request.visibility,
        invite=new_id(22),
        pace=request.pace,
        rated=request.rated,
        hints=request.hints and not request.rated,
        spectator_chat=request.spectator_chat,
        stand_in=request.stand_in,
        branched_from=None,
        created=at,
        chairs=[_chair(seat, owner) for seat in request.seats],
        changed=at,
        drawn=[] if request.order == "random" else None,
        delay=delay_for(rules, request.delay, len(request.seats), request.rated),
        group=request.group,
    )
    return started_if_full(row)


def _check(request: NewTable, owner: Person) -> None:
    """Refuse a combination that makes no sense."""
    kinds = [seat.kind for seat in request.seats]
    wanted = [seat.level for seat in request.seats if seat.kind == "bot"]
    if any(level not in levels() for level in [request.stand_in, *wanted]):
        raise BadTable(why="level")
    if kinds.count("me") > 1 or ("hot" in kinds and "me" not in kinds):
        raise BadTable(why="seats")
    _check_group(request, owner)
    if request.visibility == "solo" and "open" in kinds:
        raise BadTable(why="solo")
    if "me" not in kinds and "open" not in kinds and request.visibility != "solo":
        raise BadTable(why="nobody")
    if request.rated:
        if owner.guest:
            raise BadTable(why="account")
        if kinds.count("me") != 1 or kinds.count("open") != len(kinds) - 1 or len(kinds) < 2:
            raise BadTable(why="rated")
        if isinstance(request.pace, NoClock):
            raise BadTable(why="clock")


def _check_group(request: NewTable, owner: Person) -> None:
    if (request.visibility == "group") != (request.group is not None):
        raise BadTable(why="group")
    if request.group is not None and request.group not in owner.groups:
        raise NoSuchGroup


def _chair(seat: SeatRequest, owner: Person) -> Chair:
    if seat.kind == "open":
        return Chair("open")
    if seat.kind == "bot":
        return Chair("bot", level=seat.level)
    name = clean_name(seat.name) if seat.kind == "hot" and seat.name else None
    return Chair("person", person=owner.id, name=name)
