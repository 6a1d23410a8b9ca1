"""The past: replays, records, branches and analyses."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from cosmodrome.server import exports, views
from cosmodrome.server import replay as replays
from cosmodrome.server.access import find_row, find_stored, find_table, show
from cosmodrome.server.commands import branch as branching
from cosmodrome.server.commands import upload
from cosmodrome.server.errors import WrongStatus
from cosmodrome.server.limits import rate_limit_key
from cosmodrome.server.messages import (
    AnalysisState,
    NewRecord,
    RecordFile,
    StartFrom,
    Table,
)
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get("/api/tables/{table:str}/replay", media_type=replays.MEDIA_TYPE)
async def replay(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    seat: SeatQuery = None,
    invite: FromQuery[str | None] = None,
) -> Stream:
    """The whole game as I may see it; once it is over, everything. One JSON object a line: a
    ``Replay``, then a ``Moment`` for the start and for every action that stands."""
    live = await find_table(services, table, viewer, invite)
    if live.row.status == "open":
        raise WrongStatus(status="open")
    address = request.client.host if request.client else ""
    services.limits.replays.take(viewer.id if viewer else rate_limit_key(address))
    head, moments = await replays.replay(live, viewer.id if viewer else None, seat)
    gzipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"vary": "accept-encoding"}
    if gzipped:
        headers["content-encoding"] = "gzip"
    return Stream(replays.stream(head, moments, gzipped), headers=headers)


@get("/api/tables/{table:str}/record")
async def get_record(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> RecordFile:
    """The record of a finished game."""
    stored = await find_stored(services, table, viewer, invite)
    if stored.row.status != "finished":
        raise WrongStatus(status=stored.row.status)
    text = await asyncio.to_thread(exports.record_text, stored)
    return RecordFile(table, views.commitment(stored.row.seed), text)


@post("/api/records")
async def upload_record(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewRecord]
) -> Table:
    """Keep a record here, as a finished table of my own."""
    return await show(services, await upload.upload(services, me, data.text), me)


@post("/api/tables/{table:str}/branch")
async def branch(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[StartFrom],
    invite: FromQuery[str | None] = None,
) -> Table:
    """Play on from a step of a finished game, against bots."""
    committed = await branching.branch(services, table, me, data, invite)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/tables/{table:str}/analysis", status_code=202)
async def ask_analysis(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> AnalysisState:
    """Request the analysis of a finished game; it is made in the background and kept."""
    services.limits.thoughts.take(me.id)
    return await services.analyses.request(await find_table(services, table, me, invite), me)


@get("/api/tables/{table:str}/analysis")
async def get_analysis(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> AnalysisState:
    """The analysis of a finished game, if there is one."""
    await find_row(services, table, viewer, invite)
    return await services.analyses.state(table)


ROUTES = [replay, get_record, upload_record, branch, ask_analysis, get_analysis]
