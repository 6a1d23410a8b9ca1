"""An embedded SQLite file: one writer thread with group commit, a few readers."""

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from cosmodrome.server import metrics
from cosmodrome.server.store import Hint, Operation, Store

T = TypeVar("T")
_MOST_AT_ONCE: Final = 256
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


class SqliteStore(Store):
    """An embedded file: one writer thread with group commit, a few readers."""

    shared = False

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reading = sqlite_engine(url, "BEGIN")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def read(self, operation: Operation[T]) -> T:
        return await self._loop.run_in_executor(self._readers, self._read, operation)

    async def write(self, operation: Operation[T], single: bool = False) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(operation, done))
        return await done

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join, 5)
        self._readers.shutdown()
        self._reading.dispose()
        self._engine.dispose()

    def hint(self, message: str) -> None:
        """There are no other processes."""

    async def listen(self, heard: Hint) -> None:
        """There is nobody to listen to."""

    def _read(self, operation: Operation[T]) -> T:
        with self._reading.begin() as connection:
            return operation(connection)

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                jobs, last = self._waiting(first)
                with metrics.COMMIT.time():
                    outcomes = _commit_together(connection, jobs)
                self._loop.call_soon_threadsafe(_answer, jobs, outcomes)
                if last:
                    return

    def _waiting(self, first: _Job) -> tuple[list[_Job], bool]:
        """Everything that waits to be written; whether the store is to be closed after it."""
        jobs = [first]
        with suppress(queue.Empty):
            while len(jobs) < _MOST_AT_ONCE:
                job = self._jobs.get_nowait()
                if job is None:
                    return jobs, True
                jobs.append(job)
        return jobs, False


def sqlite_engine(url: str, begin: str) -> Engine:
    """An engine whose transactions begin as told, with full durability."""
    # Parameters are seeds, names and texts: they must not get into a log with an error.
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": 30}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma, value in _PRAGMAS.items():
            connection.execute(f"PRAGMA {pragma}={value}")
            (found,) = connection.execute(f"PRAGMA {pragma}").fetchone()
            if found != value:
                raise RuntimeError(f"SQLite does not take {pragma}={value}: {found}")

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _commit_together(connection: Connection, jobs: list[_Job]) -> list[Any]:
    """Run jobs in one transaction; results or exceptions.

    Hardly ever does one fail. Then all are run again, each in a savepoint of its own, so that
    the one that fails takes nothing of the others with it.
    """
    outcomes: list[Any] = []
    try:
        with connection.begin():
            for job in jobs:
                outcomes.append(job.operation(connection))
    except Exception as problem:
        if len(outcomes) < len(jobs) > 1:
            return _commit_apart(connection, jobs)
        # The only one has failed, or the commit itself: nothing of all this is on disk.
        return [problem] * len(jobs)
    return outcomes


def _commit_apart(connection: Connection, jobs: list[_Job]) -> list[Any]:
    try:
        with connection.begin():
            return [_run_apart(connection, job) for job in jobs]
    except Exception as problem:
        return [problem] * len(jobs)


def _run_apart(connection: Connection, job: _Job) -> Any:
    try:
        with connection.begin_nested():
            return job.operation(connection)
    except Exception as problem:
        return problem


def _answer(jobs: list[_Job], outcomes: list[Any]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
