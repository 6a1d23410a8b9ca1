"""The socket: what a client may send, and what becomes of it."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

import cosmodrome
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics, plans
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import BadRequest, Failed, SignInFirst, TooMany, problem_of
from cosmodrome.server.limits import household
from cosmodrome.server.live import Client, Follow
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages import (
    AnswerUndo,
    FromClient,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Undo,
    Unwatch,
    Watch,
    Welcome,
)
from cosmodrome.server.people import Person
from cosmodrome.server.rows import now
from cosmodrome.server.security import TRANSPORT
from cosmodrome.server.signing import identify

_DECODER: Final = msgspec.json.Decoder(FromClient)
_POLICY_VIOLATION: Final = 1008
_OVERLOADED: Final = 1013


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], desk: NamedDependency[Desk]) -> None:
    """One client, from its first to its last message."""
    person = await identify(desk.people, socket)
    address = household(socket.client.host if socket.client else "")
    if _too_many(desk, person, address):
        await socket.close(code=_OVERLOADED, reason="too-many")
        return
    await socket.accept()
    transport = socket.scope["state"].get(TRANSPORT)
    receiver = asyncio.current_task()
    assert receiver is not None

    def drop() -> None:
        if transport is not None:
            transport.abort()
        else:
            receiver.cancel()

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), "text")

    client = Client(person, send, drop, desk.settings.patience, address)
    desk.hub.enter(client)
    client.tell(Welcome(person.ref() if person else None, cosmodrome.__version__, now()))
    sender = asyncio.create_task(_send_all(desk, client))
    try:
        await _receive_all(desk, client, socket)
    finally:
        sender.cancel()
        desk.hub.leave(client)
        with suppress(Exception, asyncio.CancelledError):
            await sender


async def _send_all(desk: Desk, client: Client) -> None:
    """A client that cannot be served must not be left waiting."""
    try:
        await client.send_all(desk.hub)
    except (OSError, WebSocketDisconnect):
        return
    except Exception:
        LOG.exception("sending failed")
        client.drop("fault")


def _too_many(desk: Desk, person: Person | None, address: str) -> bool:
    if len(desk.hub.clients) >= desk.settings.sockets:
        return True
    if desk.hub.sockets_from(address) >= desk.limits.sockets_per_address:
        return True
    most = desk.limits.sockets_per_person
    return person is not None and desk.hub.sockets_of(person.id) >= most


async def _receive_all(desk: Desk, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
    key = client.id or str(id(client))
    while True:
        event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
        if event["type"] == "websocket.disconnect":
            return
        try:
            desk.limits.messages.take(key)
        except TooMany:
            metrics.DROPPED.add("rate")
            await socket.close(code=_POLICY_VIOLATION, reason="too-many")
            return
        await _answer(desk, client, event.get("text") or "")


async def _answer(desk: Desk, client: Client, text: str) -> None:
    """Carry out one message; a refusal is followed by a fresh position."""
    message: FromClient | None = None
    try:
        message = _decode(text)
        await _carry_out(desk, client, message)
    except CosmodromeError as refusal:
        metrics.REFUSALS.add(refusal.code)
        _refuse(client, message, refusal)
    except Exception:
        LOG.exception("message failed", extra={"table": getattr(message, "table", None)})
        _refuse(client, message, Failed())


def _decode(text: str) -> FromClient:
    try:
        message: FromClient = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest from problem
    return message


def _refuse(client: Client, message: FromClient | None, refusal: CosmodromeError) -> None:
    table: str | None = getattr(message, "table", None)
    key: str | None = getattr(message, "key", None)
    client.tell(Refused(problem_of(refusal), table, key))
    if table is not None:
        client.lacks(table, position=True)


async def _carry_out(desk: Desk, client: Client, message: FromClient) -> None:
    match message:
        case Ping():
            client.tell(Pong(now()))
        case Watch():
            await _watch(desk, client, message)
        case Unwatch():
            desk.hub.unfollow(client, message.table)
        case Play():
            await desk.play(message.table, _signed_in(client), message, client.tell)
        case Undo():
            await desk.undo(message.table, _signed_in(client), message, client.tell)
        case AnswerUndo():
            person = _signed_in(client)
            plan = plans.answer_undo(person.id, message.seen, message.agree)
            await desk.change(message.table, person, plan)
        case Say():
            invite = client.invites.get(message.table)
            await desk.say(message.table, _signed_in(client), message, invite, client.tell)


def _signed_in(client: Client) -> Person:
    if client.person is None:
        raise SignInFirst
    return client.person


async def _watch(desk: Desk, client: Client, message: Watch) -> None:
    await desk.live(message.table, client.person, message.invite)
    if not desk.hub.follow(client, message.table, Follow(message.seat, message.seen)):
        raise TooMany(seconds=1)
    if message.invite is not None:
        client.invites[message.table] = message.invite
