"""The past: replays, records, branches and analyses."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from cosmodrome.server import exports, views
from cosmodrome.server import replay as replays
from cosmodrome.server.access import asker, find_row, find_stored, find_table, show
from cosmodrome.server.commands import branch as branching
from cosmodrome.server.commands import upload
from cosmodrome.server.errors import NoSuchStep, WrongStatus
from cosmodrome.server.fair_queue import Asker
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.positions import AnalysisState, Chances, Moments
from cosmodrome.server.messages.tables import (
    NewRecord,
    OtherMoves,
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
    services.limits.replays.take(asker(request, viewer))
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


@get("/api/tables/{table:str}/chances")
async def get_chances(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Chances:
    """The chances over a finished game, estimated at a glance; an analysis knows them better."""
    live = await _finished(services, table, viewer, invite)
    who = asker(request, viewer)
    services.limits.replays.take(who)
    return Chances(table, await services.thinker.chances(live.job(), Asker([who])))


@post("/api/tables/{table:str}/moves", status_code=200)
async def try_moves(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    data: JSONBody[OtherMoves],
    invite: FromQuery[str | None] = None,
) -> Moments:
    """What other moves would have led to from a step of a finished game, as its cards lay."""
    live = await _finished(services, table, viewer, invite)
    services.limits.replays.take(asker(request, viewer))
    if data.step > len(live.record.steps):
        raise NoSuchStep(steps=len(live.record.steps))
    numbers = [live.record.game.actions.number(action) for action in data.actions]
    seat = data.seat if data.seat is None or data.seat < live.record.seats else None
    continued = live.record.continued(data.step, numbers)
    moments = views.moments(live.record.game, continued, seat, True, data.step)
    return Moments(table, await asyncio.to_thread(list, moments))


async def _finished(
    services: Services, table: str, viewer: Person | None, invite: str | None
) -> LiveTable:
    live = await find_table(services, table, viewer, invite)
    if live.row.status != "finished":
        # While it runs, this would tell what is still hidden.
        raise WrongStatus(status=live.row.status)
    return live


ROUTES = [
    replay,
    get_record,
    upload_record,
    branch,
    ask_analysis,
    get_analysis,
    get_chances,
    try_moves,
]
