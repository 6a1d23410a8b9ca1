"""Leave a table, for a while or for good."""

from contextlib import suppress

from msgspec.structs import replace

from cosmodrome.engine.errors import GameIsOver
from cosmodrome.server import clocks, queries
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import GRACE, broken_off, next_version, require_status
from cosmodrome.server.errors import NoSuchTable, NotYourTable
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.messages.common import StandIn
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock


async def leave(services: Services, table: str, person: Person) -> Committed:
    """Get up: before the start the seat is open again, later a bot stands in."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, leaving(person.id, "left"))


async def resign(services: Services, table: str, person: Person) -> Committed:
    """Give up for good: a bot plays on."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, _handing_over(person.id, "resigned"))


async def leave_all(services: Services, person: Person, why: StandIn) -> None:
    """Leave every table: the account is being deleted, or the person was banned."""
    rows = await services.store.read(lambda c: queries.unfinished(c, person.id))
    for row in rows:
        # Somebody else may have removed the table, or the game may have ended.
        with suppress(NotYourTable, NoSuchTable, GameIsOver):
            live = await services.tables.open(row.id)
            committed = await services.tables.commit(live, leaving(person.id, why))
            services.tables.publish(committed)


def leaving(person: str, why: StandIn) -> Command:
    """The person leaves; what that means depends on whether the game has begun."""

    def command(live: LiveTable) -> Change:
        row = live.row
        if not row.seats_of(person) and row.owner != person:
            raise NotYourTable
        if row.status == "open":
            return _left_open_table(row, person)
        return _handing_over(person, why)(live)

    return command


def _left_open_table(row: TableRow, person: str) -> Change:
    """The seat is open again. The next person owns the table; without any it is removed."""
    chairs = [Chair("open") if chair.person == person else chair for chair in row.chairs]
    after = replace(row, chairs=chairs)
    remaining = after.people()
    if not remaining:
        return Change(None)
    if row.owner == person:
        after = replace(after, owner=remaining[0])
    return Change(next_version(after))


def _handing_over(person: str, why: StandIn) -> Command:
    """A bot plays for this person from now on."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_status(row, "running")
        seats = [seat for seat in row.seats_of(person) if row.chairs[seat].stand_in != "resigned"]
        if not seats:
            raise NotYourTable
        if not live.readable:
            # Nobody can play on, a bot neither.
            return Change(next_version(broken_off(row)))
        return Change(stood_in(row, seats, why))

    return command


def stood_in(row: TableRow, seats: list[int], why: StandIn) -> TableRow:
    """The row with bots standing in for these seats."""
    at = clock()
    chairs = clocks.charged(row, at)
    for seat in seats:
        chairs[seat] = replace(chairs[seat], stand_in=why)
    # A pending undo ends: it must not wait for the answer of a person who is away.
    after = replace(row, chairs=chairs, pending_undo=None)
    return next_version(clocks.with_due(after, at, GRACE))
