"""Playing: positions, actions, undo, chat, hints and previews."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.server import advice, chat, views
from cosmodrome.server.access import find_row, find_stored, find_table, show
from cosmodrome.server.commands import play as playing
from cosmodrome.server.commands import say as saying
from cosmodrome.server.commands import undo as undoing
from cosmodrome.server.errors import WrongStatus
from cosmodrome.server.messages.acts import AnswerAct, ChatAct, Done, PlayAct, UndoAct
from cosmodrome.server.messages.positions import Hint, Journal, Position, Preview
from cosmodrome.server.messages.tables import Chat, Table
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

Seen = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
Action = Annotated[str, QueryParameter(min_length=1, max_length=80)]
Line = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]


@get("/api/tables/{table:str}/position")
async def position(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    seen: Seen = None,
    seat: SeatQuery = None,
    invite: FromQuery[str | None] = None,
) -> Position:
    """The position as I may see it, with the entries since ``seen``."""
    live = await find_table(services, table, viewer, invite)
    if live.row.status == "open":
        raise WrongStatus(status="open")
    viewed = views.viewer_seat(live.row, viewer.id if viewer else None, seat)
    return views.position(live, viewed, seen)


@post("/api/tables/{table:str}/actions", status_code=200)
async def play(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[PlayAct],
) -> Done:
    """Play an action. It is on disk when this answers."""
    committed = await playing.play(services, table, me, data)
    services.tables.publish(committed)
    return Done(table, data.key, committed.sequence)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[UndoAct],
) -> Done:
    """Undo my last action, or ask everybody to agree to undo the last one."""
    committed = await undoing.undo(services, table, me, data)
    services.tables.publish(committed)
    return Done(table, data.key, committed.sequence)


@post("/api/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[AnswerAct],
) -> Table:
    """Agree to an undo, or refuse it."""
    committed = await undoing.answer_undo(services, table, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


@get("/api/tables/{table:str}/journal")
async def journal(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
    spectator: FromQuery[bool] = False,
) -> Journal:
    """Every entry, as I may see it; or as people without a seat see it."""
    row, moves, edition = await find_stored(services, table, viewer, invite)
    viewed = views.viewer_seat(row, viewer.id if viewer and not spectator else None, None)
    # A long game takes a while to replay: not on the event loop.
    return await asyncio.to_thread(views.journal, row, moves, edition, viewed)


@get("/api/tables/{table:str}/preview")
async def preview(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    action: Action,
) -> Preview:
    """What an action would do, as far as I can know, if I am to move."""
    return await advice.preview(services, table, me, action)


@get("/api/tables/{table:str}/hint")
async def hint(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> Hint:
    """What a bot would do in my place, where the table allows it."""
    return await advice.hint(services, table, me)


@get("/api/tables/{table:str}/chat")
async def read_chat(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    table: FromPath[str],
    before: Line = None,
    limit: Limit = 100,
    invite: FromQuery[str | None] = None,
) -> Chat:
    """The chat, oldest line first."""
    await find_row(services, table, viewer, invite)
    blocked = viewer.blocks if viewer else frozenset()
    lines = await services.store.read(lambda c: chat.lines(c, table, before, limit, blocked))
    return Chat(table, lines)


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[ChatAct],
    invite: FromQuery[str | None] = None,
) -> Done:
    """Say something."""
    stored = await saying.say(services, table, me, data, invite)
    saying.publish_line(services, stored)
    return Done(table, data.key, stored.line.id)


ROUTES = [
    position,
    play,
    undo,
    answer_undo,
    journal,
    preview,
    hint,
    read_chat,
    say,
]
