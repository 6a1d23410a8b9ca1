"""A PostgreSQL database, shared by any number of processes."""

import asyncio
from contextlib import suppress
from typing import Final, TypeVar

import asyncpg
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cosmodrome.server import logs, metrics
from cosmodrome.server.store import Hint, Operation, Store

T = TypeVar("T")
_CHANNEL: Final = "cosmodrome"
_NOTIFY: Final = "SELECT pg_notify($1, hint) FROM unnest($2::text[]) AS hint"
_HINTS_AT_ONCE: Final = 500
# Never more: what waits for a connection is served sooner than what opens one for itself.
_CONNECTIONS: Final = 10


class PostgresStore(Store):
    """A PostgreSQL database, shared by any number of processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(
            self._url,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            # They are seeds, names and texts, and must not get into a log with an error.
            hide_parameters=True,
        )
        # A single statement is whole by itself: BEGIN and COMMIT would be two more journeys.
        self._single = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._hints: asyncio.Queue[str] = asyncio.Queue(10_000)

    async def read(self, operation: Operation[T]) -> T:
        async with self._single.connect() as connection:
            return await connection.run_sync(operation)

    async def write(self, operation: Operation[T], single: bool = False) -> T:
        with metrics.COMMIT.time():
            engine = self._single if single else self._engine
            async with engine.begin() as connection:
                return await connection.run_sync(operation)

    async def close(self) -> None:
        await self._engine.dispose()

    def hint(self, message: str) -> None:
        # A full queue loses hints; readers look at the log every second anyway.
        with suppress(asyncio.QueueFull):
            self._hints.put_nowait(message)

    async def listen(self, heard: Hint) -> None:
        while True:
            try:
                await self._stay_connected(heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                logs.LOG.warning("listener lost", extra={"problem": str(problem)})
                await asyncio.sleep(1)

    async def _stay_connected(self, heard: Hint) -> None:
        """One connection of its own listens, and sends this process's hints."""
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            # Hints may be lost: they need not wait for the disk.
            await connection.execute("SET synchronous_commit = off")
            await connection.add_listener(_CHANNEL, lambda _c, _p, _n, text: heard(str(text)))
            while True:
                # Not inside the writes: a notification holds a lock while its commit waits
                # for the disk.
                hints = [await self._hints.get()]
                while len(hints) < _HINTS_AT_ONCE and not self._hints.empty():
                    hints.append(self._hints.get_nowait())
                await connection.execute(_NOTIFY, _CHANNEL, hints)
        finally:
            connection.terminate()
