"""Finding, opening, joining and leaving tables."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.registry import game as find_game
from cosmodrome.server import ledger, plans
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import SeatTaken, SignInFirst, WrongStatus
from cosmodrome.server.messages import (
    JoinTable,
    NewTable,
    Status,
    Table,
    Tables,
)
from cosmodrome.server.people import Person
from cosmodrome.server.rows import Row

Time = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


@get("/api/tables")
async def list_tables(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    status: FromQuery[Status | None] = None,
    game: FromQuery[str | None] = None,
    mine: FromQuery[bool] = False,
    before: Time = None,
    limit: Limit = 50,
) -> Tables:
    """Open and running tables, finished games; mine: my own, those where I am to move first."""
    if game is not None:
        find_game(game)
    if mine and anybody is None:
        raise SignInFirst

    if anybody is not None and mine:
        person = anybody.id
        rows = await desk.store.read(
            lambda c: ledger.of_person(c, person, status, game, before, limit)
        )
    else:
        rows = await desk.store.read(
            lambda c: ledger.listed(c, status or "open", game, before, limit)
        )
    shown = await desk.show_all(rows, anybody)
    following = rows[-1].changed if len(rows) == limit else None
    return Tables(sorted(shown, key=lambda table: not table.your_turn), following)


@post("/api/tables")
async def open_table(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[NewTable]
) -> Table:
    """Open a table. It starts at once if no seat is left open."""
    desk.limits.tables.take(me.id)
    live = await desk.tables.create(plans.new_table(data, me))
    return await desk.show(live.row, me)


@get("/api/tables/{table:str}")
async def get_table(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Table:
    """A table."""
    return await desk.show(await desk.row(table, anybody, invite), anybody)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[JoinTable],
) -> Table:
    """Take a seat. The game starts when the last one is taken."""
    await desk.row(table, me, data.invite)
    live = await desk.tables.change(table, plans.join(me, data.seat))
    return await desk.show(live.row, me)


@post("/api/tables/{table:str}/leave", status_code=204)
async def leave_table(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> None:
    """Get up: before the start the seat is open again, later a bot stands in."""
    await desk.leave(table, me)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Start now; bots take the seats that are open. For the owner."""
    return await desk.change(table, me, plans.start(me))


@post("/api/tables/{table:str}/return", status_code=200)
async def return_to_table(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Take over again from the bot."""
    return await desk.change(table, me, plans.come_back(me.id))


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """Give up for good: a bot plays on."""
    return await desk.change(table, me, plans.hand_over(me.id, "resigned"))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> Table:
    """A new table with the same people; who asks first opens it, the others join it."""
    row = await desk.row(table, me, None)
    if row.status != "finished" or not row.seats_of(me.id):
        raise WrongStatus(status=row.status)
    if row.rematch is None:
        desk.limits.tables.take(me.id)
        live = await desk.tables.create(plans.rematch_of(row, me))
        try:
            await desk.tables.change(table, plans.note_rematch(live.row.id))
            return await desk.show(live.row, me)
        except SeatTaken:
            # Somebody else has asked at the same moment: go there.
            await desk.leave(live.row.id, me)
            row = await desk.row(table, me, None)
    return await _join_rematch(desk, me, row)


async def _join_rematch(desk: Desk, me: Person, row: Row) -> Table:
    """Those who played sit down where they sat."""
    assert row.rematch is not None
    live = await desk.tables.open(row.rematch)
    if live.row.status == "open" and not live.row.seats_of(me.id):
        live = await desk.tables.change(row.rematch, plans.join(me, row.seats_of(me.id)[0]))
    return await desk.show(live.row, me)


ROUTES = [
    list_tables,
    open_table,
    get_table,
    join_table,
    leave_table,
    start_table,
    return_to_table,
    resign,
    rematch,
]
