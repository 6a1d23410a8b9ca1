"""Queries about tables and moves: the operations that a Store runs."""

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Update,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import IntegrityError

from cosmodrome.engine.record import Entry
from cosmodrome.server.editions import Edition, edition_of
from cosmodrome.server.moves import Move
from cosmodrome.server.schema import ANALYSES, ARCHIVES, CHALLENGES, CHAT, MEMBERS, MOVES, TABLES
from cosmodrome.server.store import Conflict
from cosmodrome.server.table_row import (
    TableRow,
    changed_columns,
    columns_of,
    row_from,
)


class StoredTable(NamedTuple):
    """A table with all its moves; ``edition`` is None if its game can no longer be replayed."""

    row: TableRow
    moves: list[Move]
    edition: Edition | None


class _StoredMove(NamedTuple):
    """The columns of a move, in the order in which archives keep them."""

    sequence: int
    seat: int
    entry: str
    at: int
    person: str | None
    key: str | None


# The number of a person's running games that are searched for their turn.
_MAX_GAMES: Final = 1_000
# Built once: building a statement takes longer than executing it.
_FETCH: Final = select(TABLES).where(TABLES.c.id == bindparam("id"))
_MOVE_FIELDS: Final = _StoredMove._fields
# A table with its moves after a number. Without any, one row comes whose move is NULL.
_FETCH_NEWER: Final = (
    select(TABLES, *(MOVES.c[name].label(f"move_{name}") for name in _MOVE_FIELDS))
    .outerjoin(MOVES, (MOVES.c.table_id == TABLES.c.id) & (MOVES.c.sequence > bindparam("after")))
    .where(TABLES.c.id == bindparam("id"))
    .order_by(MOVES.c.sequence)
)
_INSERT_MOVE: Final = insert(MOVES)
_INSERT_MOVE_TEXT: Final = str(_INSERT_MOVE.compile(dialect=dialect()))
_ARCHIVE: Final = msgspec.msgpack.Decoder(list[_StoredMove])


def fetch(connection: Connection, table: str) -> TableRow | None:
    """A table's row, if the table exists."""
    columns = connection.execute(_FETCH, {"id": table}).mappings().first()
    return row_from(columns) if columns else None


def fetch_newer(
    connection: Connection, table: str, after: int
) -> tuple[TableRow, list[Move]] | None:
    """A table with its moves after a sequence number, from one snapshot."""
    lines = connection.execute(_FETCH_NEWER, {"id": table, "after": after}).mappings().all()
    if not lines:
        return None
    row = row_from({column.name: lines[0][column] for column in TABLES.c})
    moves = [
        _move(_StoredMove(*(line[f"move_{name}"] for name in _MOVE_FIELDS)))
        for line in lines
        if line["move_sequence"] is not None
    ]
    return row, moves


def fetch_moves(connection: Connection, table: str) -> list[Move]:
    """The moves of a table in order, from the archive if the game ended a while ago."""
    lines = connection.execute(
        select(*(MOVES.c[name] for name in _MOVE_FIELDS))
        .where(MOVES.c.table_id == table)
        .order_by(MOVES.c.sequence)
    )
    moves = [_move(_StoredMove(*columns)) for columns in lines]
    if moves:
        return moves
    query = select(ARCHIVES.c.moves).where(ARCHIVES.c.table_id == table)
    packed = connection.execute(query).scalar()
    return [_move(stored) for stored in _ARCHIVE.decode(zlib.decompress(packed))] if packed else []


def fetch_whole(connection: Connection, table: str) -> StoredTable | None:
    """A table with all its moves, from one snapshot."""
    row = fetch(connection, table)
    if row is None:
        return None
    # Another process may have written between the two statements.
    moves = fetch_moves(connection, table)[: row.sequence]
    return StoredTable(row, moves, edition_of(connection, row))


def create(connection: Connection, row: TableRow, moves: Sequence[Move] = ()) -> None:
    """Insert a new table."""
    connection.execute(insert(TABLES), columns_of(row))
    _insert_moves(connection, row.id, moves)
    _set_members(connection, row)


def commit(
    connection: Connection, before: TableRow, after: TableRow | None, moves: Sequence[Move]
) -> None:
    """Change a table from ``before`` to ``after`` (None: remove it), if it still is ``before``."""
    if after is None:
        _remove(connection, before)
        return
    try:
        changed = _change(connection, before, after, moves)
    except (IntegrityError, sqlite3.IntegrityError) as problem:
        raise Conflict from problem
    if not changed:
        raise Conflict
    if _changes_members(before, after):
        _set_members(connection, after)


def is_single_statement(before: TableRow, after: TableRow | None, moves: Sequence[Move]) -> bool:
    """Whether ``commit`` is a single statement, on databases that can combine two."""
    return after is not None and len(moves) < 2 and not _changes_members(before, after)


def _changes_members(before: TableRow, after: TableRow) -> bool:
    if before.status != after.status:
        return True
    return before.chairs != after.chairs and before.people() != after.people()


def _change(
    connection: Connection, before: TableRow, after: TableRow, moves: Sequence[Move]
) -> bool:
    """Update the row and insert the moves; False: the table is no longer ``before``."""
    values = changed_columns(before, after)
    if connection.dialect.name == "sqlite":
        return _change_sqlite(connection, before, values, moves)
    single = len(moves) == 1
    statement = _change_statement(tuple(values), single)
    values |= {"seen_id": before.id, "seen_version": before.version}
    if single:
        values |= {f"move_{name}": value for name, value in _stored(moves[0])._asdict().items()}
        return connection.execute(statement, values).rowcount == 1
    if connection.execute(statement, values).rowcount != 1:
        return False
    _insert_moves(connection, after.id, moves)
    return True


@lru_cache(256)
def _change_statement(columns: tuple[str, ...], moves: bool) -> Update | Insert:
    """Update these columns of a row, and insert a move.

    PostgreSQL does both in one statement: one round trip is the whole transaction.
    """
    change = (
        update(TABLES)
        .where(TABLES.c.id == bindparam("seen_id"), TABLES.c.version == bindparam("seen_version"))
        .values({name: bindparam(name) for name in columns})
    )
    if not moves:
        return change
    changed = change.returning(TABLES.c.id).cte("changed")
    move = (bindparam(f"move_{name}", type_=MOVES.c[name].type) for name in _MOVE_FIELDS)
    return insert(MOVES).from_select(["table_id", *_MOVE_FIELDS], select(changed.c.id, *move))


def _change_sqlite(
    connection: Connection, before: TableRow, values: dict[str, Any], moves: Sequence[Move]
) -> bool:
    """The same straight through the driver: SQLAlchemy takes longer for it than SQLite does."""
    driver: Any = connection.connection.driver_connection
    change = driver.execute(
        _update_text(tuple(values)), (*values.values(), before.id, before.version)
    )
    if change.rowcount != 1:
        return False
    for move in moves:
        driver.execute(_INSERT_MOVE_TEXT, (before.id, *_stored(move)))
    return True


@lru_cache(256)
def _update_text(columns: tuple[str, ...]) -> str:
    values = ", ".join(f'"{name}" = ?' for name in columns)
    return f"UPDATE tables SET {values} WHERE id = ? AND version = ?"  # noqa: S608 - our columns


def _remove(connection: Connection, row: TableRow) -> None:
    """Remove a table at which no game was begun."""
    same = (TABLES.c.id == row.id) & (TABLES.c.version == row.version)
    # Lock the table before its members, as every other change does: no deadlock.
    if connection.execute(select(TABLES.c.id).where(same).with_for_update()).first() is None:
        raise Conflict
    _delete_tables(connection, [row.id])


def _delete_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Delete tables without moves, and everything that refers to them."""
    for child in (MEMBERS, CHAT, ANALYSES, CHALLENGES):
        connection.execute(delete(child).where(child.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


def sequence_of(connection: Connection, table: str, person: str, key: str) -> int | None:
    """The number of the move that a person made under a key, if any."""
    return connection.execute(
        select(MOVES.c.sequence).where(
            MOVES.c.table_id == table, MOVES.c.person == person, MOVES.c.key == key
        )
    ).scalar()


def listed(
    connection: Connection,
    status: str,
    game: str | None,
    before: int | None,
    limit: int,
    group: str | None = None,
) -> list[TableRow]:
    """Public tables, or those of a group, most recently changed first."""
    wanted = [TABLES.c.status == status]
    if group is None:
        wanted.append(TABLES.c.visibility == "open")
    else:
        wanted += [TABLES.c.visibility == "group", TABLES.c.group_id == group]
    return _newest(connection, wanted, game, before, limit)


def of_person(
    connection: Connection,
    person: str,
    status: str | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[TableRow]:
    """The tables of a person, most recently changed first."""
    wanted = [MEMBERS.c.person == person, TABLES.c.id == MEMBERS.c.table_id]
    if status is not None:
        wanted.append(TABLES.c.status == status)
    return _newest(connection, wanted, game, before, limit)


def waiting_for(connection: Connection, person: str, game: str | None) -> list[TableRow]:
    """The running games in which a person is to move, the one that waits longest first."""
    rows = of_person(connection, person, "running", game, None, _MAX_GAMES)
    waiting = [row for row in rows if row.is_turn_of(person)]
    return sorted(waiting, key=lambda row: row.turn_began)


def _newest(
    connection: Connection,
    wanted: list[ColumnElement[bool]],
    game: str | None,
    before: int | None,
    limit: int,
) -> list[TableRow]:
    if game is not None:
        wanted.append(TABLES.c.game == game)
    if before is not None:
        wanted.append(TABLES.c.changed < before)
    query = select(TABLES).where(and_(*wanted)).order_by(TABLES.c.changed.desc()).limit(limit)
    return [row_from(columns) for columns in connection.execute(query).mappings()]


def unfinished(connection: Connection, person: str) -> list[TableRow]:
    """The tables of a person that are open or running."""
    query = select(TABLES).where(
        MEMBERS.c.person == person, TABLES.c.id == MEMBERS.c.table_id, TABLES.c.status != "finished"
    )
    return [row_from(columns) for columns in connection.execute(query).mappings()]


def due(connection: Connection, before: int, limit: int) -> list[tuple[str, int]]:
    """The tables that are due before a time, and when, most overdue first."""
    query = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= before)
    rows = connection.execute(query.order_by(TABLES.c.due).limit(limit))
    return [(row.id, row.due) for row in rows]


def postpone(connection: Connection, table: str, due: int | None) -> None:
    """Change when a table is due. Clients do not see this: the version stays the same."""
    is_due = (TABLES.c.id == table) & TABLES.c.due.is_not(None)
    connection.execute(update(TABLES).where(is_due).values(due=due))


def changed_since(connection: Connection, since: int) -> list[tuple[str, int]]:
    """Tables that have changed since a time, with their versions."""
    query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.changed >= since)
    return [(row.id, row.version) for row in connection.execute(query)]


def give_back_time(connection: Connection, lost: int, now: int) -> None:
    """Credit every running clock with the milliseconds during which no server was running."""
    # A turn that began after the last heartbeat must not begin in the future.
    shift = case((TABLES.c.turn_began + lost > now, now - TABLES.c.turn_began), else_=lost)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.due.is_not(None))
        .values(
            turn_began=TABLES.c.turn_began + shift,
            due=TABLES.c.due + shift,
            version=TABLES.c.version + 1,
        )
    )


def archive(connection: Connection, ended_before: int, limit: int) -> int:
    """Compress the moves of games that ended before a time; the number of games."""
    query = (
        select(TABLES.c.id)
        .where(
            TABLES.c.status == "finished",
            TABLES.c.finished < ended_before,
            TABLES.c.id.in_(select(MOVES.c.table_id).distinct()),
        )
        .limit(limit)
    )
    names = list(connection.execute(query).scalars())
    for name in names:
        moves = fetch_moves(connection, name)
        connection.execute(insert(ARCHIVES), {"table_id": name, "moves": packed(moves)})
        connection.execute(delete(MOVES).where(MOVES.c.table_id == name))
    return len(names)


def packed(moves: Iterable[Move]) -> bytes:
    """Moves compressed for the archive, without the keys: the game is over."""
    kept = [_stored(move)._replace(key=None) for move in moves]
    return zlib.compress(msgspec.msgpack.encode(kept), 9)


def remove_deserted(connection: Connection, changed_before: int, limit: int) -> int:
    """Remove tables that have been open for too long; how many."""
    query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.changed < changed_before)
    tables = connection.execute(query.limit(limit).with_for_update()).scalars().all()
    _delete_tables(connection, tables)
    return len(tables)


def counts(connection: Connection) -> dict[str, int]:
    """The number of tables by status, and of entries."""
    query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
    numbers = {str(status): int(count) for status, count in connection.execute(query)}
    numbers["entries"] = connection.execute(select(func.sum(TABLES.c.sequence))).scalar() or 0
    return numbers


def _insert_moves(connection: Connection, table: str, moves: Sequence[Move]) -> None:
    if moves:
        connection.execute(_INSERT_MOVE, [_move_columns(table, move) for move in moves])


def _move(stored: _StoredMove) -> Move:
    entry = Entry(stored.entry, stored.seat)
    return Move(stored.sequence, entry, stored.at, stored.person, stored.key)


def _stored(move: Move) -> _StoredMove:
    text, seat, _ = move.entry
    return _StoredMove(move.sequence, seat, text, move.at, move.person, move.key)


def _move_columns(table: str, move: Move) -> dict[str, Any]:
    return _stored(move)._asdict() | {"table_id": table}


def _set_members(connection: Connection, row: TableRow) -> None:
    """List the table among those of its owner and of everybody who has a seat."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == row.id))
    members = dict.fromkeys([*row.people(), row.owner])
    connection.execute(
        insert(MEMBERS), [{"person": person, "table_id": row.id} for person in members]
    )
