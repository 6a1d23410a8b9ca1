"""For operators: backup, restore, export, import, check, stats.

All but restore work while the server runs.

A backup is a SQLite file with the same tables, whatever database it comes from; restoring it
into the other kind of database migrates a server.
"""

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, func, insert, select, text

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import exports, queries
from cosmodrome.server.database_check import (
    check_address,
    in_sentences,
    migrate,
    require_current,
    require_existing,
    shown,
)
from cosmodrome.server.errors import BadDatabase, NotOurDatabase
from cosmodrome.server.migrate import current, newest, upgrade
from cosmodrome.server.moves import replay
from cosmodrome.server.schema import CHAT, METADATA, MODERATION, PEOPLE, TABLES
from cosmodrome.server.settings import from_environment
from cosmodrome.server.sqlite import sqlite_engine
from cosmodrome.server.store import Operation, Store, open_store

T = TypeVar("T")
_BATCH: Final = 1000


class Fault(NamedTuple):
    """A table that is not consistent."""

    table: str
    problem: str


def backup(target: Path, database: str | None = None) -> int:
    """Copy one snapshot of the whole database into a new file; the number of rows."""
    if target.exists():
        raise BadDatabase(problem=f"{target}: exists")
    address, file = _address(database), f"sqlite:///{target}"
    require_existing(address)
    engine = sqlite_engine(file, "BEGIN IMMEDIATE")

    def copy(connection: Connection) -> int:
        source = _snapshot(connection)
        require_current(source, address)
        with in_sentences(file), engine.begin() as copied:
            upgrade(copied)
            return _copy(source, copied)

    try:
        return _with(address, lambda store: store.read(copy))
    finally:
        engine.dispose()


def restore(source: Path, database: str | None = None) -> int:
    """Copy a backup into an empty database; the number of rows."""
    original = f"sqlite:///{source}"
    require_existing(original)
    with TemporaryDirectory() as folder:
        # An earlier version is migrated in a copy: a backup is never changed.
        for file in (source, source.with_name(f"{source.name}-wal")):
            if file.exists():
                shutil.copy(file, folder)
        return _restore(Path(folder) / source.name, original, _address(database))


def _restore(source: Path, original: str, address: str) -> int:
    engine = sqlite_engine(f"sqlite:///{source}", "BEGIN")

    def copy(target: Connection) -> int:
        migrate(target, address)
        if target.execute(select(func.count()).select_from(PEOPLE)).scalar():
            raise BadDatabase(problem="not empty")
        with in_sentences(original), engine.begin() as copied:
            if current(copied) is None:
                raise NotOurDatabase(database=shown(original))
            migrate(copied, original)
            return _copy(copied, target)

    try:
        return _with(address, lambda store: store.write(copy))
    finally:
        engine.dispose()


def export_games(target: Path, database: str | None = None) -> int:
    """Write all finished games as records into a new file; how many."""
    address = _address(database)
    require_existing(address)
    with _opened(target, "xb") as file:

        def write(connection: Connection) -> int:
            source = _snapshot(connection)
            file.writelines(line + b"\n" for line in exports.sheets_lines(source))
            return sum(bool(file.write(line + b"\n")) for line in exports.game_lines(source))

        return _with(address, lambda store: store.read(write))


def import_games(source: Path, database: str | None = None) -> int:
    """Store the games of such a file that are not here yet; how many."""
    address = _address(database)
    with _opened(source, "rb") as file:

        def read(target: Connection) -> int:
            migrate(target, address)
            return exports.import_games(target, iter(file))

        return _with(address, lambda store: store.write(read))


def _opened(path: Path, mode: str) -> IO[bytes]:
    try:
        return cast(IO[bytes], path.open(mode))
    except OSError as problem:
        raise BadDatabase(problem=f"{path}: {problem.strerror}") from problem


def check(database: str | None = None) -> list[Fault]:
    """Read and replay everything; the faults."""
    address = _address(database)
    require_existing(address)
    return _with(address, lambda store: store.read(_check))


def stats(database: str | None = None) -> dict[str, int]:
    """The number of tables by status and of rows in each database table."""

    def count(connection: Connection) -> dict[str, int]:
        numbers = queries.counts(connection)
        for table in METADATA.sorted_tables:
            query = select(func.count()).select_from(table)
            numbers[f"rows_{table.name}"] = connection.execute(query).scalar() or 0
        return numbers

    return read_database(database, count)


def with_database(database: str | None, operation: Operation[T]) -> T:
    """Write something into an existing database of this version."""
    address = _address(database)
    checked = _of_this_version(address, operation)
    return _with(address, lambda store: store.write(checked))


def read_database(database: str | None, operation: Operation[T]) -> T:
    """Read something from an existing database of this version; nobody waits for it."""
    address = _address(database)
    checked = _of_this_version(address, operation)
    return _with(address, lambda store: store.read(checked))


def _of_this_version(address: str, operation: Operation[T]) -> Operation[T]:
    require_existing(address)

    def checked(connection: Connection) -> T:
        require_current(connection, address)
        return operation(connection)

    return checked


def _address(database: str | None) -> str:
    address = database or from_environment().database_url()
    check_address(address)
    return address


def _with(address: str, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    with in_sentences(address):
        return asyncio.run(run())


def _snapshot(connection: Connection) -> Connection:
    """The connection reading from one snapshot, as SQLite always does."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def _copy(source: Connection, target: Connection) -> int:
    total = 0
    for table in METADATA.sorted_tables:
        rows = source.execute(select(table)).mappings()
        while some := [dict(row) for row in rows.fetchmany(_BATCH)]:
            if table.name == "shared":
                target.execute(table.delete())
            target.execute(insert(table), some)
            total += len(some)
    if target.dialect.name == "postgresql":
        # Continue numbering after the rows that were copied.
        for table in (CHAT, MODERATION):
            last = target.execute(select(func.max(table.c.id))).scalar()
            sequence = {"table": table.name, "last": last}
            if last:
                target.execute(
                    text("SELECT setval(pg_get_serial_sequence(:table, 'id'), :last)"), sequence
                )
    return total


def _check(connection: Connection) -> list[Fault]:
    faults: list[Fault] = []
    if connection.dialect.name == "sqlite":
        problems = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
        faults += [Fault("", str(problem)) for problem in problems if problem != "ok"]
    if current(connection) != newest():
        faults.append(Fault("", f"version {current(connection)}, not {newest()}"))
        return faults
    for table in connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars().all():
        problem = _check_table(connection, table)
        if problem:
            faults.append(Fault(table, problem))
    return faults


def _check_table(connection: Connection, table: str) -> str:
    """What is wrong with a table; empty: its moves lead to what its row says."""
    stored = queries.fetch_whole(connection, table)
    if stored is None:
        return "gone"
    row, moves, edition = stored
    if [move.sequence for move in moves] != list(range(1, row.sequence + 1)):
        return f"{len(moves)} entries, but sequence {row.sequence}"
    if edition is None:
        return ""
    try:
        record = edition.new_record(row)
        for _ in replay(record, moves):
            pass
    except CosmodromeError as problem:
        return str(problem)
    if row.status == "running" and record.state.to_move != row.to_move:
        return f"seat {record.state.to_move} is to move, not {row.to_move}"
    return ""
