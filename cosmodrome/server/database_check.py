"""Checks a database before it is used, and says in a sentence what is wrong with it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server.errors import (
    BadDatabase,
    DatabaseNewer,
    DatabaseReadOnly,
    DatabaseUnreachable,
    NotOurDatabase,
)
from cosmodrome.server.migrate import current, newest, upgrade
from cosmodrome.server.schema import SHARED
from cosmodrome.server.store import Outage, is_outage, open_store


def check_address(address: str, workers: int = 1) -> None:
    """Raise BadDatabase for an address that cannot work."""
    try:
        kind = make_url(address).get_backend_name()
    except ArgumentError as problem:
        raise BadDatabase(problem=address[:60]) from problem
    if kind not in ("sqlite", "postgresql"):
        raise BadDatabase(problem=kind)
    if kind == "sqlite" and workers > 1:
        raise BadDatabase(problem="SQLite, workers > 1")


def prepare(address: str) -> None:
    """Open and migrate a database before a server is started on it."""

    async def run() -> None:
        store = open_store(address)
        try:
            await store.write(lambda connection: migrate(connection, address))
            await store.write(_try_to_write)
        finally:
            await store.close()

    with in_sentences(address):
        asyncio.run(run())


def migrate(connection: Connection, address: str) -> None:
    """Migrate a database; DatabaseNewer: it has been migrated further already."""
    version = current(connection)
    if version is not None and version > newest():
        raise DatabaseNewer(database=shown(address), theirs=version, ours=newest())
    upgrade(connection)


def _try_to_write(connection: Connection) -> None:
    """Change nothing, which a database that cannot be written refuses all the same."""
    connection.execute(update(SHARED).values(name=SHARED.c.name))


def require_current(connection: Connection, address: str) -> None:
    """Refuse a database that has not exactly the schema of this version."""
    version, database = current(connection), shown(address)
    if version is None:
        raise NotOurDatabase(database=database)
    if version > newest():
        raise DatabaseNewer(database=database, theirs=version, ours=newest())
    if version != newest():
        raise BadDatabase(problem=f"{database}: {version} < {newest()}")


def require_existing(address: str) -> None:
    """Refuse a SQLite file that is not there: opening it would create it."""
    url = make_url(address)
    file = url.database or ""
    is_file = url.get_backend_name() == "sqlite" and not file.startswith("file:")
    if is_file and not Path(file).is_file():
        raise DatabaseUnreachable(database=file)


@contextmanager
def in_sentences(address: str) -> Iterator[None]:
    """Turn what a database or its driver raises into a refusal that operators understand."""
    try:
        yield
    except CosmodromeError:
        raise
    except (DBAPIError, PoolTimeout, sqlite3.Error, OSError, Outage) as problem:
        raise _refusal(problem, shown(address)) from problem
    except Exception as problem:
        # asyncpg's own errors, which exist only if it is installed.
        if not getattr(problem, "sqlstate", ""):
            raise
        raise _refusal(problem, shown(address)) from problem


def shown(address: str) -> str:
    """A database as operators may see it: a file, or an address without its password."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return url.database or address
    return url.render_as_string(hide_password=True)


def _refusal(problem: BaseException, database: str) -> CosmodromeError:
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig else problem
    # The extended codes have the plain one in their lowest byte.
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_READONLY:
        return DatabaseReadOnly(database=database)
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR):
        return NotOurDatabase(database=database)
    if isinstance(cause, OSError) or is_outage(problem):
        return DatabaseUnreachable(database=database)
    return BadDatabase(problem=str(cause)[:200])
