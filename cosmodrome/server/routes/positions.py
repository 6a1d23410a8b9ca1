"""Positions that people set up: from the start, from a finished game, a lesson or a puzzle."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.server import lessons, set_ups
from cosmodrome.server.access import asker, find_table, show
from cosmodrome.server.commands import practice
from cosmodrome.server.errors import NoSuchStep, WrongStatus
from cosmodrome.server.messages.set_ups import CheckPosition, FoundPosition, SetUp
from cosmodrome.server.messages.tables import NewPosition, Table
from cosmodrome.server.people import Person
from cosmodrome.server.puzzles import solving
from cosmodrome.server.services import Services

Step = Annotated[int, QueryParameter(ge=0)]


@post("/api/positions")
async def play_position(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewPosition]
) -> Table:
    """Play from a position that I have set up, against bots. An impossible one is refused with
    the reason."""
    committed = await practice.set_up(services, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@post("/api/positions/check", status_code=200)
async def check_position(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    data: JSONBody[CheckPosition],
) -> SetUp:
    """What lies where in a position, how it looks, and whether it is possible."""
    services.limits.checks.take(asker(request, viewer))
    return await asyncio.to_thread(set_ups.check, data)


@get("/api/tables/{table:str}/set-up")
async def position_of_table(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    step: Step = 0,
    invite: FromQuery[str | None] = None,
) -> FoundPosition:
    """A position of a finished game, to be set up again: nothing of it is hidden any more."""
    live = await find_table(services, table, viewer, invite)
    if live.row.status != "finished":
        raise WrongStatus(status=live.row.status)
    if step > len(live.record.steps):
        raise NoSuchStep(steps=len(live.record.steps))
    services.limits.replays.take(asker(request, viewer))
    return await asyncio.to_thread(set_ups.found, live.record, step, None)


@get("/api/school/{game:str}/{lesson:str}/set-up")
async def position_of_lesson(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
) -> FoundPosition:
    """Where I am in a lesson, to be set up; what its seat cannot know is dealt anew."""
    services.limits.checks.take(me.id)
    walk = await lessons.walk_of(services, lessons.find(game, lesson), me)
    record, seat = walk.record, walk.lesson.script.seat
    return await asyncio.to_thread(set_ups.found, record, len(record.steps), seat)


@get("/api/puzzles/{game:str}/{puzzle:str}/set-up")
async def position_of_puzzle(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    puzzle: FromPath[str],
) -> FoundPosition:
    """The position of a puzzle, to be set up; what its seat cannot know is dealt anew."""
    services.limits.checks.take(me.id)
    record, seat = solving.question(game, (await solving.find(game, puzzle)).puzzle)
    return await asyncio.to_thread(set_ups.found, record, len(record.steps), seat)


ROUTES = [
    play_position,
    check_position,
    position_of_table,
    position_of_lesson,
    position_of_puzzle,
]
