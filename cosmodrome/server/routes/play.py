"""Playing: positions, actions, undo, chat, hints and previews."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.server import chat, ledger, plans, show
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import NoPreview, NotYourSeat, WrongStatus
from cosmodrome.server.messages import (
    AnswerAct,
    Chat,
    ChatAct,
    Done,
    Hint,
    Journal,
    PlayAct,
    Position,
    Preview,
    Table,
    UndoAct,
)
from cosmodrome.server.people import Person

Seen = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
Action = Annotated[str, QueryParameter(min_length=1, max_length=80)]
Line = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]


@get("/api/tables/{table:str}/position")
async def position(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    seen: Seen = None,
    seat: SeatQuery = None,
    invite: FromQuery[str | None] = None,
) -> Position:
    """The position as I may see it, with the entries since ``seen``."""
    live = await desk.live(table, anybody, invite)
    if live.row.status == "open":
        raise WrongStatus(status="open")
    eyes = show.own_seat(live.row, anybody.id if anybody else None, seat)
    return show.position(live, eyes, seen)


@post("/api/tables/{table:str}/actions", status_code=200)
async def play(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[PlayAct],
) -> Done:
    """Play an action. It is on disk when this answers."""
    done: list[Done] = []
    await desk.play(table, me, data, done.append)
    return done[0]


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[UndoAct],
) -> Done:
    """Take back my last action, or ask everyone to agree to take back the last."""
    done: list[Done] = []
    await desk.undo(table, me, data, done.append)
    return done[0]


@post("/api/tables/{table:str}/undo/answer", status_code=200)
async def answer_undo(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[AnswerAct],
) -> Table:
    """Agree or not."""
    return await desk.change(table, me, plans.answer_undo(me.id, data.seen, data.agree))


@get("/api/tables/{table:str}/journal")
async def journal(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Journal:
    """Every entry, as I may see it."""
    row = await desk.row(table, anybody, invite)
    moves = await desk.store.read(lambda c: ledger.fetch_moves(c, table))
    eyes = show.own_seat(row, anybody.id if anybody else None, None)
    # A long game takes a while to replay: the event loop must not wait for it.
    return await asyncio.to_thread(show.journal, row, moves[: row.sequence], eyes)


@get("/api/tables/{table:str}/preview")
async def preview(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str], action: Action
) -> Preview:
    """What an action would do, as far as I can know, if I am to move."""
    live = await desk.live(table, me, None)
    row = live.row
    room = live.record.game.room("view")
    if not hasattr(room, "preview"):
        raise NoPreview
    if row.status != "running" or row.to_move not in row.seats_of(me.id):
        raise NotYourSeat
    show.check_legal(live, action)
    # A redealt copy: whatever the game works out, it cannot use what the seat cannot know.
    state = live.state.clone()
    state.redeal(row.to_move, 0)
    told = room.preview(state, row.to_move, action)
    return Preview(table, row.sequence, action, told)


@get("/api/tables/{table:str}/hint")
async def hint(
    desk: NamedDependency[Desk], me: NamedDependency[Person], table: FromPath[str]
) -> Hint:
    """What a bot would do in my place, where the table allows it."""
    return await desk.hint(table, me)


@get("/api/tables/{table:str}/chat")
async def read_chat(
    desk: NamedDependency[Desk],
    anybody: NamedDependency[Person | None],
    table: FromPath[str],
    before: Line = None,
    limit: Limit = 100,
    invite: FromQuery[str | None] = None,
) -> Chat:
    """What was said, oldest first."""
    await desk.row(table, anybody, invite)
    return Chat(table, await desk.store.read(lambda c: chat.lines(c, table, before, limit)))


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(
    desk: NamedDependency[Desk],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[ChatAct],
    invite: FromQuery[str | None] = None,
) -> Done:
    """Say something."""
    done: list[Done] = []
    await desk.say(table, me, data, invite, done.append)
    return done[0]


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
