"""The interface of the two databases: ``read`` and ``write`` run an operation.

An operation is a function of a SQLAlchemy connection without other effects, since it may be
rolled back and run again. On SQLite one thread writes and commits everything that waits
together; on PostgreSQL each write is a transaction. When ``write`` returns, the change is on
disk.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cosmodrome.server.move_writes import MoveWrite

T = TypeVar("T")
Operation = Callable[[Connection], T]
Receiver = Callable[[str], None]
_SQLITE_OUTAGES: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
# Seconds from one group of writes to the next, if there are many: a commit costs ten times as much
# as a move in it.
GROUP_SECONDS: Final = 0.004
# Classes of errors: connection, resources, operator intervention, system.
_POSTGRES_OUTAGES: Final = ("08", "53", "57P", "58")


class Conflict(Exception):
    """Another writer was first; nothing was written."""


class Outage(Exception):
    """The database cannot be reached."""


def is_outage(problem: BaseException | None) -> bool:
    """Whether an operation failed because the database does not answer or takes no writes."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or is_outage(problem.orig)
    if isinstance(problem, sqlite3.Error):
        # The extended codes have the plain one in their lowest byte.
        return getattr(problem, "sqlite_errorcode", 0) & 0xFF in _SQLITE_OUTAGES
    if str(getattr(problem, "sqlstate", "")).startswith(_POSTGRES_OUTAGES):
        return True
    return isinstance(problem, (Outage, PoolTimeout))


class Store(ABC):
    """A database. ``shared``: several processes may use it at once."""

    shared: bool

    @abstractmethod
    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that only reads. Its statements may see different snapshots."""

    @abstractmethod
    async def write(self, operation: Operation[T], single: bool = False) -> T:
        """Run an operation in a transaction; it is on disk when this returns.

        ``single``: the operation is a single statement, which is atomic by itself.
        """

    @abstractmethod
    async def write_move(self, move: MoveWrite, alone: Operation[None]) -> None:
        """Write a move together with all others that wait; it is on disk when this returns.

        ``alone`` writes it by itself, where one of the others is in the way.
        """

    @abstractmethod
    async def close(self) -> None:
        """Complete writes in flight and close all connections."""

    @abstractmethod
    def notify(self, message: str) -> None:
        """Send a message to all processes, without guarantee."""

    @abstractmethod
    async def listen(self, receive: Receiver) -> None:
        """Receive the messages of all processes until cancelled."""


def open_store(url: str) -> Store:
    """Open the database at an address. Only its own driver is imported, for a quick start."""
    kind = make_url(url).get_backend_name()
    if kind == "sqlite":
        from cosmodrome.server.sqlite import SqliteStore

        return SqliteStore(url)
    if kind == "postgresql":
        from cosmodrome.server.postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"neither SQLite nor PostgreSQL: {kind}")
