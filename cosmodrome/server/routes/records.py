"""The past: replays, records, branches and analyses."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from cosmodrome.server import history, show
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import NoSuchStep, WrongStatus
from cosmodrome.server.messages import (
    AnalysisState,
    NewRecord,
    RecordFile,
    Replayed,
    StartFrom,
    Table,
)
from cosmodrome.server.people import Person

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
StepNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/replay/{step:int}")
async def replay(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    step: StepNumber,
    seat: SeatQuery = None,
    invite: FromQuery[str | None] = None,
) -> Replayed:
    """A position of the past: as I may see it, or, once the game is over, everything."""
    live = await desk.live(table, anybody, invite)
    # A change that is being written must not be seen.
    async with live.lock:
        row = live.row
        if row.status == "open":
            raise WrongStatus(status="open")
        if step > len(live.record.steps):
            raise NoSuchStep(steps=len(live.record.steps))
        eyes = show.own_seat(row, anybody.id if anybody else None, seat)
        if row.status == "finished" and seat is not None and seat < len(row.chairs):
            eyes = seat
        record = live.past()
    # A long game takes a while to replay: neither the event loop nor the table waits for it.
    return await asyncio.to_thread(show.replayed, row, record, step, eyes)


@get("/api/tables/{table:str}/record")
async def get_record(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> RecordFile:
    """The record of a finished game."""
    live = await desk.live(table, anybody, invite)
    if live.row.status != "finished":
        raise WrongStatus(status=live.row.status)
    return RecordFile(table, show.commitment(live.row.seed), live.record.to_text())


@post("/api/records")
async def upload_record(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[NewRecord]
) -> Table:
    """Keep a record here, as a finished table of my own."""
    desk.limits.tables.take(me.id)
    row = await history.keep(desk, me, data.text)
    return await desk.show(row, me)


@post("/api/tables/{table:str}/branch")
async def branch(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[StartFrom],
    invite: FromQuery[str | None] = None,
) -> Table:
    """Play on from a step of a finished game, against bots."""
    desk.limits.tables.take(me.id)
    live = await desk.live(table, me, invite)
    new = await history.branch(desk, live, me, data)
    return await desk.show(new.row, me)


@post("/api/tables/{table:str}/analysis", status_code=202)
async def ask_analysis(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> AnalysisState:
    """Ask for the analysis of a finished game; it is made in the background and kept."""
    desk.limits.thoughts.take(me.id)
    return await desk.studies.ask(await desk.live(table, me, invite))


@get("/api/tables/{table:str}/analysis")
async def get_analysis(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> AnalysisState:
    """The analysis of a finished game, if there is one."""
    await desk.row(table, anybody, invite)
    return await desk.studies.state(table)


ROUTES = [replay, get_record, upload_record, branch, ask_analysis, get_analysis]
