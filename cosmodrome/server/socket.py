"""The socket: what a client may send, and what the server does with it."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

import cosmodrome
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics, sender
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.play import play
from cosmodrome.server.commands.say import publish_line, say
from cosmodrome.server.commands.undo import answer_undo, undo
from cosmodrome.server.connection import Connection, Subscription
from cosmodrome.server.errors import (
    BadRequest,
    Failed,
    SignInFirst,
    TokenRefused,
    TooMany,
    Unavailable,
    problem_of,
)
from cosmodrome.server.identity import Caller, identify
from cosmodrome.server.limits import rate_limit_key
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.acts import Done
from cosmodrome.server.messages.socket import (
    AnswerUndo,
    FromClient,
    Ping,
    Play,
    Pong,
    Refused,
    Say,
    Undo,
    Unwatch,
    UnwatchTournament,
    Watch,
    WatchTournament,
    Welcome,
)
from cosmodrome.server.people import Person
from cosmodrome.server.security import SEND, TRANSPORT
from cosmodrome.server.services import Services
from cosmodrome.server.store import is_outage
from cosmodrome.server.timestamps import now

_DECODER: Final = msgspec.json.Decoder(FromClient)
_POLICY_VIOLATION: Final = 1008
_OVERLOADED: Final = 1013


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], services: NamedDependency[Services]) -> None:
    """Serve one client, from its first message to its last."""
    caller = await identify(services, socket)
    # Who is banned may watch like anybody who is not signed in.
    if caller is not None and caller.person.is_banned:
        caller = None
    person = caller.person if caller else None
    address = rate_limit_key(socket.client.host if socket.client else "")
    if _too_many(services, person, address):
        await socket.close(code=_OVERLOADED, reason="too-many")
        return
    await socket.accept()
    connection = _connection(services, socket, caller, address)
    services.hub.add(connection)
    me = person.ref() if person else None
    by_table = services.settings.by_table
    connection.send(Welcome(me, cosmodrome.__version__, now(), by_table))
    sending = asyncio.create_task(_send_all(services, connection))
    try:
        await _receive_all(services, connection, socket)
    finally:
        sending.cancel()
        services.hub.remove(connection)
        with suppress(Exception, asyncio.CancelledError):
            await sending


def _connection(
    services: Services, socket: WebSocket[Any, Any, Any], caller: Caller | None, address: str
) -> Connection:
    transport = socket.scope["state"].get(TRANSPORT)
    receiver = asyncio.current_task()
    assert receiver is not None

    def abort() -> None:
        if transport is not None:
            transport.abort()
        else:
            receiver.cancel()

    # Not through every layer of the framework, each of which would look at every message.
    send: Send = socket.scope["state"][SEND]

    async def write(message: bytes) -> None:
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    if caller is None:
        return Connection(None, write, abort, address)
    return Connection(caller.person, write, abort, address, caller.credential)


def _too_many(services: Services, person: Person | None, address: str) -> bool:
    hub, limits = services.hub, services.limits
    if len(hub.connections) >= services.settings.sockets:
        return True
    if hub.connections_from(address) >= limits.sockets_per_address:
        return True
    return person is not None and hub.connections_of(person.id) >= limits.sockets_per_person


async def _send_all(services: Services, connection: Connection) -> None:
    try:
        await sender.send_all(connection, services.tables, services.hub)
    except (OSError, WebSocketDisconnect):
        return
    except Exception:
        # A client that cannot be served must not be left waiting.
        LOG.exception("sending failed")
        connection.drop("fault")


async def _receive_all(
    services: Services, connection: Connection, socket: WebSocket[Any, Any, Any]
) -> None:
    key = connection.person_id or str(id(connection))
    while True:
        event: dict[str, Any] = await socket.receive()  # type: ignore[assignment]
        if event["type"] == "websocket.disconnect":
            return
        try:
            services.limits.messages.take(key)
        except TooMany:
            metrics.DROPPED.labels("rate").inc()
            await socket.close(code=_POLICY_VIOLATION, reason="too-many")
            return
        await _handle(services, connection, event.get("text") or "")


async def _handle(services: Services, connection: Connection, text: str) -> None:
    """Carry out one message; after a refusal the client gets the current position."""
    message: FromClient | None = None
    try:
        message = _decode(text)
        await _carry_out(services, connection, message)
    except CosmodromeError as refusal:
        metrics.REFUSALS.labels(refusal.code).inc()
        _refuse(connection, message, refusal)
    except Exception as problem:
        if is_outage(problem):
            LOG.warning("database does not answer", extra={"problem": str(problem)[:200]})
            _refuse(connection, message, Unavailable())
            return
        LOG.exception("message failed", extra={"table": getattr(message, "table", None)})
        _refuse(connection, message, Failed())


def _decode(text: str) -> FromClient:
    try:
        message: FromClient = _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadRequest from problem
    return message


def _refuse(connection: Connection, message: FromClient | None, refusal: CosmodromeError) -> None:
    table: str | None = getattr(message, "table", None)
    key: str | None = getattr(message, "key", None)
    connection.send(Refused(problem_of(refusal), table, key))
    if table is not None:
        connection.mark_stale(table, position=True)


async def _carry_out(services: Services, connection: Connection, message: FromClient) -> None:
    """Commit, acknowledge, publish."""
    match message:
        case Play():
            committed = await play(services, message.table, _signed_in(connection), message)
            connection.send(Done(message.table, message.key, committed.sequence))
            services.tables.publish(committed)
        case Undo():
            committed = await undo(services, message.table, _signed_in(connection), message)
            connection.send(Done(message.table, message.key, committed.sequence))
            services.tables.publish(committed)
        case AnswerUndo():
            person = _signed_in(connection)
            services.tables.publish(await answer_undo(services, message.table, person, message))
        case Say():
            invite = connection.invites.get(message.table)
            stored = await say(services, message.table, _signed_in(connection), message, invite)
            connection.send(Done(message.table, message.key, stored.line.id))
            publish_line(services, stored)
        case Watch():
            await _watch(services, connection, message)
        case Unwatch():
            services.hub.unfollow(connection, message.table)
        case WatchTournament():
            await _watch_tournament(services, connection, message)
        case UnwatchTournament():
            services.hub.unfollow_tournament(connection, message.tournament)
        case Ping():
            connection.send(Pong(now()))


def _signed_in(connection: Connection) -> Person:
    if connection.person is None:
        raise SignInFirst
    if not connection.may_play:
        raise TokenRefused
    return connection.person


async def _watch_tournament(
    services: Services, connection: Connection, message: WatchTournament
) -> None:
    await services.tournaments.find(message.tournament, connection.person, message.invite)
    if not services.hub.follow_tournament(connection, message.tournament):
        raise TooMany(seconds=1)


async def _watch(services: Services, connection: Connection, message: Watch) -> None:
    live = await find_table(services, message.table, connection.person, message.invite)
    subscription = Subscription(message.seat, message.seen, message.spectator, message.read_out)
    if not services.hub.follow(connection, live.row, subscription):
        raise TooMany(seconds=1)
    if message.invite is not None:
        connection.invites[message.table] = message.invite
