"""The two kinds of database behind one door: ``read`` and ``write`` run an operation.

An operation is a plain function over a SQLAlchemy connection; it does nothing else, since it
may be rolled back and run again. On SQLite one thread writes, and everything that waits is
committed together; on PostgreSQL each write is a transaction of its own. When ``write``
returns, the change is on disk.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import make_url

T = TypeVar("T")
Operation = Callable[[Connection], T]
Hint = Callable[[str], None]


class Conflict(Exception):
    """Another writer was quicker. Nothing was written."""


class Store(ABC):
    """A database."""

    shared: bool

    @abstractmethod
    async def read(self, operation: Operation[T]) -> T:
        """Run an operation that only reads. Between its statements others may write."""

    @abstractmethod
    async def write(self, operation: Operation[T], single: bool = False) -> T:
        """Run an operation in a transaction; it is on disk when this returns.

        ``single``: it is one statement, which is a transaction by itself.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    def hint(self, message: str) -> None:
        """Tell other processes something, sooner or later or never."""

    @abstractmethod
    async def listen(self, heard: Hint) -> None:
        """Hear the hints of other processes, for ever."""


def open_store(url: str) -> Store:
    """The database at an address. Only what it needs is imported: a start shall be quick."""
    kind = make_url(url).get_backend_name()
    if kind == "sqlite":
        from cosmodrome.server.sqlite import SqliteStore

        return SqliteStore(url)
    if kind == "postgresql":
        from cosmodrome.server.postgres import PostgresStore

        return PostgresStore(url)
    raise ValueError(f"neither SQLite nor PostgreSQL: {kind}")
