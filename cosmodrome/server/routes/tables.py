"""Finding, opening, joining and leaving tables."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.registry import game as find_game
from cosmodrome.server import queries
from cosmodrome.server.access import find_row, is_shut_out, show
from cosmodrome.server.commands import claim, come_back, join, kick, leave, open_table, start
from cosmodrome.server.commands import rematch as rematching
from cosmodrome.server.errors import NoSuchGroup, SignInFirst
from cosmodrome.server.messages.common import Status
from cosmodrome.server.messages.moderation import Kick
from cosmodrome.server.messages.tables import JoinTable, NewTable, Table, Tables
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import TableRow

Time = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


@get("/api/tables")
async def list_tables(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    status: FromQuery[Status | None] = None,
    game: FromQuery[str | None] = None,
    mine: FromQuery[bool] = False,
    group: FromQuery[str | None] = None,
    before: Time = None,
    limit: Limit = 50,
) -> Tables:
    """Open and running tables, finished games, newest first: the public ones, or those of a
    ``group`` of mine. ``mine``: my own; the first page
    begins with all games in which I am to move, in addition to ``limit``."""
    if game is not None:
        find_game(game)
    if group is not None and (viewer is None or group not in viewer.groups):
        raise NoSuchGroup
    if not mine:
        rows = await services.store.read(
            lambda c: queries.listed(c, status or "open", game, before, limit, group)
        )
        following = rows[-1].changed if len(rows) == limit else None
        rows = [row for row in rows if not is_shut_out(row, viewer)]
        return await _page(services, viewer, [], rows, following)
    if viewer is None:
        raise SignInFirst
    person = viewer.id
    rows = await services.store.read(
        lambda c: queries.of_person(c, person, status, game, before, limit)
    )
    waiting: list[TableRow] = []
    if before is None and status in (None, "running"):
        waiting = await services.store.read(lambda c: queries.waiting_for(c, person, game))
    following = rows[-1].changed if len(rows) == limit else None
    return await _page(services, viewer, waiting, rows, following)


async def _page(
    services: Services,
    viewer: Person | None,
    waiting: list[TableRow],
    rows: list[TableRow],
    following: int | None,
) -> Tables:
    """A page of tables: those that wait for the viewer, then the newest."""
    # A table is shown once, where it comes first.
    shown = {row.id: row for row in [*waiting, *rows]}.values()
    return Tables([await show(services, row, viewer) for row in shown], following)


@post("/api/tables")
async def open_a_table(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewTable]
) -> Table:
    """Open a table. The game starts at once if no seat is open."""
    committed = await open_table.open_table(services, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@get("/api/tables/{table:str}")
async def get_table(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Table:
    """A table."""
    return await show(services, await find_row(services, table, viewer, invite), viewer)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[JoinTable],
) -> Table:
    """Take a seat. The game starts when the last one is taken."""
    committed = await join.join(services, table, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave_table(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> None:
    """Get up: before the start the seat is open again, later a bot stands in."""
    services.tables.publish(await leave.leave(services, table, me))


@post("/api/tables/{table:str}/kick", status_code=200)
async def kick_from_table(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[Kick],
) -> Table:
    """Send the person in a seat away before the game has begun. For the owner."""
    committed = await kick.kick(services, table, me, data.seat)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Start now; bots take the open seats. For the owner."""
    committed = await start.start(services, table, me)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/return", status_code=200)
async def return_to_table(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Take over again from the bot."""
    committed = await come_back.come_back(services, table, me)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Give up for good: a bot plays on."""
    committed = await leave.resign(services, table, me)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim_table(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Go on with a bot in place of a player who has not moved since ``claim_at``."""
    committed = await claim.claim(services, table, me)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/rematch")
async def rematch(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """A new table with the same people; the first to ask opens it, the others join it."""
    return await show(services, await rematching.rematch(services, table, me), me)


ROUTES = [
    list_tables,
    open_a_table,
    get_table,
    join_table,
    leave_table,
    kick_from_table,
    start_table,
    return_to_table,
    resign,
    claim_table,
    rematch,
]
