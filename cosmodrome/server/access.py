"""Which tables a person may see. All others look as if they did not exist."""

import hmac
from typing import Any

from litestar import Request

from cosmodrome.server import queries, views
from cosmodrome.server.errors import NoSuchTable
from cosmodrome.server.limits import rate_limit_key
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.tables import Table
from cosmodrome.server.people import Person
from cosmodrome.server.queries import StoredTable
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import TableRow


def asker(request: Request[Any, Any, Any], viewer: Person | None) -> str:
    """Who is asked to wait if there are too many requests: a person, or an address."""
    return viewer.id if viewer else rate_limit_key(request.client.host if request.client else "")


def is_shut_out(row: TableRow, person: Person | None) -> bool:
    """Whether the table is of a group that a person is not in, or its owner has blocked a person
    without a seat, or has sent them away.

    A finished game can be seen by everybody whom the owner has blocked: there is nothing to join.
    """
    if row.visibility == "group" and not _may_see_group(row, person):
        return True
    if person is None or row.status == "finished" or row.seats_of(person.id):
        return False
    return person.id in row.kicked or row.owner in person.blocked_by


def _may_see_group(row: TableRow, person: Person | None) -> bool:
    """Who plays there may go on, even if they have left the group."""
    return person is not None and (row.group in person.groups or bool(row.seats_of(person.id)))


def may_see(row: TableRow, person: Person | None, invite: str | None) -> bool:
    """Whether a person may see a table."""
    if is_shut_out(row, person):
        return False
    if row.visibility in ("open", "group"):
        return True
    if person is not None and (row.owner == person.id or row.seats_of(person.id)):
        return True
    if row.visibility == "solo" or invite is None:
        return False
    return hmac.compare_digest(row.invite.encode(), invite.encode())


async def find_row(
    services: Services, table: str, person: Person | None, invite: str | None = None
) -> TableRow:
    """The row of a table that this person may see."""
    live = services.tables.in_memory(table)
    if live is not None and may_see(live.row, person, invite):
        return live.row
    # The person may have taken a seat a moment ago, through another process.
    row = await services.store.read(lambda c: queries.fetch(c, table))
    if row is None or not may_see(row, person, invite):
        raise NoSuchTable
    return row


async def find_table(
    services: Services, table: str, person: Person | None, invite: str | None = None
) -> LiveTable:
    """The same, in memory with its position."""
    live = services.tables.in_memory(table)
    if live is not None and may_see(live.row, person, invite):
        return live
    await find_row(services, table, person, invite)
    return await services.tables.open(table)


async def find_stored(
    services: Services, table: str, person: Person | None, invite: str | None = None
) -> StoredTable:
    """The same, from disk with all its moves."""
    await find_row(services, table, person, invite)
    stored = await services.store.read(lambda c: queries.fetch_whole(c, table))
    if stored is None:
        raise NoSuchTable
    return stored


async def show(services: Services, row: TableRow, person: Person | None) -> Table:
    """A table as a person sees it."""
    people = await services.people.refs([row.owner, *row.people()])
    viewer = person.id if person else None
    return views.table(row, people, viewer, services.hub.present(row.id))
