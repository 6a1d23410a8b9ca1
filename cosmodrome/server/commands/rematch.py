"""Play again with the same people."""

import secrets
from contextlib import suppress

from msgspec.structs import replace

from cosmodrome.engine.chance import BLAKE2B, SEED_BITS
from cosmodrome.engine.game import NOBODY
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import next_version, started_if_full
from cosmodrome.server.commands.join import taking_seat
from cosmodrome.server.commands.leave import leaving
from cosmodrome.server.errors import NoSuchTable, SeatTaken, WrongStatus
from cosmodrome.server.ids import new_id
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.messages.common import NoClock
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.timestamps import now


async def rematch(services: Services, table: str, person: Person) -> TableRow:
    """The new table: the first player to ask opens it, the others join it."""
    live = await find_table(services, table, person)
    row = live.row
    if row.status != "finished" or not row.seats_of(person.id):
        raise WrongStatus(status=row.status)
    # The rematch that was opened before may be gone: everybody has left it.
    if row.rematch is not None:
        with suppress(NoSuchTable):
            return await _join(services, row.rematch, person, row.seats_of(person.id)[0])
    services.limits.tables.take(person.id)
    opened = await services.tables.create(new_rematch(row, person))
    try:
        noted = await services.tables.commit(live, _noting(opened.live.row.id, row.rematch))
    except SeatTaken:
        # Another player has asked at the same moment: go there.
        await services.tables.commit(opened.live, leaving(person.id, "left"))
        return await rematch(services, table, person)
    services.tables.publish(opened)
    services.tables.publish(noted)
    return opened.live.row


async def _join(services: Services, table: str, person: Person, seat: int) -> TableRow:
    """Sit where the person sat before, if the table is open."""
    live = await services.tables.open(table)
    if live.row.status != "open" or live.row.seats_of(person.id):
        return live.row
    committed = await services.tables.commit(live, taking_seat(person, seat))
    services.tables.publish(committed)
    return committed.live.row


def new_rematch(row: TableRow, person: Person) -> TableRow:
    """A new table like a finished one: the person and the bots have seats, the rest is open."""
    at = now()
    chairs = [
        chair if chair.kind == "bot" or chair.person == person.id else Chair("open")
        for chair in row.chairs
    ]
    new = replace(
        row,
        id=new_id(),
        seed=str(secrets.randbits(SEED_BITS)),
        chance=BLAKE2B,
        owner=person.id,
        # At a public table strangers could take the seats of those who played.
        visibility="solo" if row.visibility == "solo" else "invite",
        invite=new_id(22),
        # Earlier versions rated games without a clock.
        rated=row.rated and not isinstance(row.pace, NoClock),
        branched_from=None,
        created=at,
        changed=at,
        chairs=[_vacated(chair) for chair in chairs],
        # Drawn again, unless the host had fixed it.
        drawn=None if row.drawn is None else [],
        version=0,
        status="open",
        sequence=0,
        to_move=NOBODY,
        results=None,
        rematch=None,
        digest=None,
        finished=None,
        tournament=None,
        group=None,
    )
    return started_if_full(new)


def _vacated(chair: Chair) -> Chair:
    """The chair without anything that happened in the last game."""
    return Chair(chair.kind, chair.person, chair.level, name=chair.name)


def _noting(table: str, expected: str | None) -> Command:
    """Write down where the rematch is played, unless another one was noted meanwhile."""

    def command(live: LiveTable) -> Change:
        if live.row.rematch != expected:
            raise SeatTaken
        return Change(next_version(replace(live.row, rematch=table)))

    return command
