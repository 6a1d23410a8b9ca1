"""The interface of the two databases: ``read`` and ``write`` run an operation.

An operation is a function of a SQLAlchemy connection without other effects, since it may be
rolled back and run again. On SQLite one thread writes and commits everything that waits
together; on PostgreSQL each write is a transaction. When ``write`` returns, the change is on
disk.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url

T = TypeVar("T")
Operation = Callable[[Connection], T]
Receiver = Callable[[str], None]


class Conflict(Exception):
    """Another writer was first; nothing was written."""


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
