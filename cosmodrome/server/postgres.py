"""A PostgreSQL database, shared by any number of processes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple, TypeVar

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.server import logs, metrics
from cosmodrome.server.move_writes import POSTGRES, MoveWrite, as_json
from cosmodrome.server.store import GROUP_SECONDS, Conflict, Operation, Outage, Receiver, Store

T = TypeVar("T")
_CHANNEL: Final = "cosmodrome"
_NOTIFY: Final = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
_MAX_BATCH: Final = 500
# Moves in one statement.
_MAX_GROUP: Final = 256
# A fixed number: waiting for a free connection is quicker than opening one.
_CONNECTIONS: Final = 10
# Deadlock detected, serialization failure: the transaction can be tried again.
_LOST_RACE: Final = ("40P01", "40001")


@contextmanager
def _telling_outages() -> Iterator[None]:
    """An operation does nothing but talk to the database: what the system refuses is an outage."""
    try:
        yield
    except OSError as problem:
        raise Outage(str(problem)) from problem


class _WaitingMove(NamedTuple):
    move: MoveWrite
    # Whether it was written with the others.
    written: "asyncio.Future[bool]"


class PostgresStore(Store):
    """A PostgreSQL database, shared by any number of processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self._url,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            # Parameters can be secret: they must not get into a log with an error.
            hide_parameters=True,
        )
        # A single statement is atomic; BEGIN and COMMIT would cost two more round trips.
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._moves: list[_WaitingMove] = []
        self._writing: asyncio.Task[None] | None = None
        self._next_group = 0.0
        self._messages: asyncio.Queue[str] = asyncio.Queue(10_000)

    async def read(self, operation: Operation[T]) -> T:
        with _telling_outages():
            async with self._single.connect() as connection:
                return await connection.run_sync(operation)

    async def write(self, operation: Operation[T], single: bool = False) -> T:
        with metrics.COMMIT.time(), _telling_outages():
            engine = self._single if single else self._engine
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(operation)
            except DBAPIError as problem:
                if getattr(problem.orig, "sqlstate", None) in _LOST_RACE:
                    raise Conflict from problem
                raise

    async def write_move(self, move: MoveWrite, alone: Operation[None]) -> None:
        waiting = _WaitingMove(move, asyncio.get_running_loop().create_future())
        self._moves.append(waiting)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_moves())
        if not await waiting.written:
            # It came too late, or another one did: only by itself it is known which.
            await self.write(alone, single=True)

    async def _write_moves(self) -> None:
        """Write all moves that wait, and those that come meanwhile, group by group."""
        loop = asyncio.get_running_loop()
        try:
            while self._moves:
                await asyncio.sleep(self._next_group - loop.time())
                self._next_group = loop.time() + GROUP_SECONDS
                group = self._moves[:_MAX_GROUP]
                del self._moves[:_MAX_GROUP]
                try:
                    written = await self._write_group([waiting.move for waiting in group])
                except Exception as problem:
                    # Most often because of a single move, and if not each will say so.
                    kind = type(problem).__name__
                    logs.LOG.info("moves written one by one", extra={"problem": kind})
                    written = set()
                for waiting in group:
                    if not waiting.written.done():
                        waiting.written.set_result(waiting.move.table in written)
        finally:
            self._writing = None

    async def _write_group(self, moves: list[MoveWrite]) -> set[str]:
        """Write moves in one statement; the tables at which they were made."""
        with metrics.COMMIT.time():
            async with self._single.connect() as connection:
                raw = await connection.get_raw_connection()
                driver = raw.driver_connection
                assert isinstance(driver, asyncpg.Connection)
                lines = await driver.fetch(POSTGRES, as_json(moves))
                return {str(line["table_id"]) for line in lines}

    async def close(self) -> None:
        await self._engine.dispose()

    def notify(self, message: str) -> None:
        # A full queue loses messages; every process polls for changes as well.
        with suppress(asyncio.QueueFull):
            self._messages.put_nowait(message)

    async def listen(self, receive: Receiver) -> None:
        while True:
            try:
                await self._stay_connected(receive)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                logs.LOG.warning("listener lost", extra={"problem": str(problem)})
                await asyncio.sleep(1)

    async def _stay_connected(self, receive: Receiver) -> None:
        """Listen and send on a connection of its own."""
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            # Messages may be lost: they need not wait for the disk.
            await connection.execute("SET synchronous_commit = off")
            await connection.add_listener(_CHANNEL, lambda _c, _p, _n, text: receive(str(text)))
            while True:
                # Not as part of the writes: a notification holds a lock while its commit waits
                # for the disk.
                messages = [await self._messages.get()]
                while len(messages) < _MAX_BATCH and not self._messages.empty():
                    messages.append(self._messages.get_nowait())
                await connection.execute(_NOTIFY, _CHANNEL, messages)
        finally:
            connection.terminate()
