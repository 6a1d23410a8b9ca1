"""An embedded SQLite file: one writer thread with group commit, a few readers."""

import asyncio
import os
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from cosmodrome.server import metrics
from cosmodrome.server.move_writes import MoveWrite, write_sqlite
from cosmodrome.server.store import GROUP_SECONDS, Conflict, Operation, Receiver, Store

T = TypeVar("T")
_MAX_GROUP: Final = 256
_READERS: Final = 3
_PRAGMAS: Final[dict[str, str | int]] = {
    "journal_mode": "wal",
    "synchronous": 2,
    "foreign_keys": 1,
    "busy_timeout": 30_000,
}


class _Job(NamedTuple):
    operation: Operation[Any]
    done: "asyncio.Future[Any]"
    # What the operation does, if it can be done together with others.
    move: MoveWrite | None = None


class SqliteStore(Store):
    """An embedded file: one writer thread with group commit, a few readers."""

    shared = False

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reading = sqlite_engine(url, "BEGIN")
        # What waits for the writer, which gets all of it when it has finished the group before.
        self._waiting: list[_Job] = []
        self._writing = False
        self._next_group = 0.0
        self._groups: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def read(self, operation: Operation[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read, operation)

    async def write(self, operation: Operation[T], single: bool = False) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._add(_Job(operation, done))
        return await done

    async def write_move(self, move: MoveWrite, alone: Operation[None]) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._add(_Job(alone, done, move))
        await done

    async def close(self) -> None:
        # What is to be written, is. If there is nothing, there is no need to wait for the file.
        if self._writing:
            with suppress(Exception):
                await self.write(lambda _: None)
        self._groups.put(None)
        await asyncio.to_thread(self._writer.join, 5)
        self._readers.shutdown()
        self._reading.dispose()
        self._engine.dispose()

    def notify(self, message: str) -> None:
        """There are no other processes."""

    async def listen(self, receive: Receiver) -> None:
        """There are no other processes."""

    def _read(self, operation: Operation[T]) -> T:
        with self._reading.begin() as connection:
            return operation(connection)

    # --- in the event loop --------------------------------------------------------------------

    def _add(self, job: _Job) -> None:
        self._waiting.append(job)
        if not self._writing:
            self._begin_group()

    def _begin_group(self) -> None:
        self._writing = True
        # At the earliest when all messages that have come are handled.
        self._loop.call_at(max(self._loop.time(), self._next_group), self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer all that waits."""
        self._next_group = self._loop.time() + GROUP_SECONDS
        self._groups.put(self._waiting[:_MAX_GROUP])
        del self._waiting[:_MAX_GROUP]

    def _answer(self, jobs: list[_Job], outcomes: list[Any]) -> None:
        self._writing = False
        if self._waiting:
            self._begin_group()
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    # --- in the writer's thread ---------------------------------------------------------------

    def _write(self) -> None:
        try:
            with self._engine.connect() as connection:
                while (jobs := self._groups.get()) is not None:
                    with metrics.COMMIT.time():
                        outcomes = _commit_group(connection, jobs)
                    self._loop.call_soon_threadsafe(self._answer, jobs, outcomes)
        except Exception as problem:
            # Without a connection nothing can be written: nobody may wait for it.
            while (jobs := self._groups.get()) is not None:
                self._loop.call_soon_threadsafe(self._answer, jobs, [problem] * len(jobs))


def sqlite_engine(url: str, begin: str) -> Engine:
    """An engine with full durability, whose transactions begin with this statement."""
    # Parameters can be secret: they must not get into a log with an error.
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True
    )

    @event.listens_for(engine, "do_connect")
    def connecting(*_: Any) -> None:
        _create_private(engine.url.database or "")

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma, value in _PRAGMAS.items():
            connection.execute(f"PRAGMA {pragma}={value}")
            (actual,) = connection.execute(f"PRAGMA {pragma}").fetchone()
            if actual != value:
                raise RuntimeError(f"SQLite does not accept {pragma}={value}: {actual}")

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _create_private(file: str) -> None:
    """Create a file that only its owner can read: it contains hashes and the key of cookies.

    SQLite gives its other files the same permissions.
    """
    # If it cannot be created, SQLite will say so.
    with suppress(OSError):
        if file and not file.startswith((":", "file:")):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _commit_group(connection: Connection, jobs: list[_Job]) -> list[Any]:
    """Run jobs in one transaction; their results or exceptions.

    If one fails, which is rare, all are run again with a savepoint each, so that a failure does
    not affect the others.
    """
    outcomes: list[Any] = []
    try:
        with connection.begin():
            moves = [job.move for job in jobs if job.move is not None]
            if moves and not write_sqlite(connection, moves):
                raise Conflict
            for job in jobs:
                outcomes.append(None if job.move else job.operation(connection))
    except Exception as problem:
        if len(outcomes) < len(jobs) > 1:
            return _commit_with_savepoints(connection, jobs)
        # The only job has failed, or the commit itself: nothing is on disk.
        return [problem] * len(jobs)
    return outcomes


def _commit_with_savepoints(connection: Connection, jobs: list[_Job]) -> list[Any]:
    try:
        with connection.begin():
            return [_run_in_savepoint(connection, job) for job in jobs]
    except Exception as problem:
        return [problem] * len(jobs)


def _run_in_savepoint(connection: Connection, job: _Job) -> Any:
    try:
        with connection.begin_nested():
            return job.operation(connection)
    except Exception as problem:
        return problem
