"""Reading and writing tables and moves: the operations that a Store runs."""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cosmodrome.server.rows import CHANGING, Move, Row, changing_columns, columns_of, row_from
from cosmodrome.server.schema import ARCHIVES, MEMBERS, MOVES, TABLES
from cosmodrome.server.store import Conflict

# Built once: putting a statement together takes longer than carrying it out.
_FETCH: Final = select(TABLES).where(TABLES.c.id == bindparam("id"))
_MOVE_FIELDS: Final = Move.__struct_fields__
# A table with its entries after a number; without any there is one row that has no sequence.
_FETCH_NEWER: Final = (
    select(TABLES, *(MOVES.c[name].label(f"move_{name}") for name in _MOVE_FIELDS))
    .outerjoin(MOVES, (MOVES.c.table_id == TABLES.c.id) & (MOVES.c.sequence > bindparam("after")))
    .where(TABLES.c.id == bindparam("id"))
    .order_by(MOVES.c.sequence)
)
_CHANGE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("seen_id"), TABLES.c.version == bindparam("seen_version"))
    .values({name: bindparam(name) for name in CHANGING})
)
_INSERT_MOVE: Final = insert(MOVES)
# PostgreSQL does both in one statement, so that one journey is a whole transaction.
_CHANGED: Final = _CHANGE.returning(TABLES.c.id).cte("changed")
_CHANGE_AND_INSERT_MOVE: Final = insert(MOVES).from_select(
    ["table_id", *_MOVE_FIELDS],
    select(
        _CHANGED.c.id,
        *(bindparam(f"move_{name}", type_=MOVES.c[name].type) for name in _MOVE_FIELDS),
    ),
)
_MOVES: Final = msgspec.msgpack.Decoder(list[Move])


def fetch(connection: Connection, table: str) -> Row | None:
    """A table, if there is one with this name."""
    found = connection.execute(_FETCH, {"id": table}).mappings().first()
    return row_from(dict(found)) if found else None


def fetch_newer(connection: Connection, table: str, after: int) -> tuple[Row, list[Move]] | None:
    """A table with its entries after a sequence number, as of one moment."""
    found = connection.execute(_FETCH_NEWER, {"id": table, "after": after}).mappings().all()
    if not found:
        return None
    row = row_from({column.name: found[0][column] for column in TABLES.c})
    moves = [
        Move(*(line[f"move_{name}"] for name in _MOVE_FIELDS))
        for line in found
        if line["move_sequence"] is not None
    ]
    return row, moves


def fetch_moves(connection: Connection, table: str, after: int = 0) -> list[Move]:
    """The entries of a table after a sequence number, in order."""
    found = connection.execute(
        select(*(MOVES.c[name] for name in Move.__struct_fields__))
        .where(MOVES.c.table_id == table, MOVES.c.sequence > after)
        .order_by(MOVES.c.sequence)
    )
    moves = [Move(*columns) for columns in found]
    if moves:
        return moves
    packed = connection.execute(select(ARCHIVES.c.moves).where(ARCHIVES.c.table_id == table))
    archived = _MOVES.decode(zlib.decompress(blob)) if (blob := packed.scalar()) else []
    return [move for move in archived if move.sequence > after]


def fetch_whole(connection: Connection, table: str) -> tuple[Row, list[Move]] | None:
    """A table with all its entries, as of one moment."""
    row = fetch(connection, table)
    if row is None:
        return None
    # Another process may have written between the two statements.
    moves = fetch_moves(connection, table)[: row.sequence]
    return row, moves


def create(connection: Connection, row: Row, moves: Sequence[Move] = ()) -> None:
    """A new table."""
    connection.execute(insert(TABLES), columns_of(row))
    _insert_moves(connection, row.id, moves)
    _set_members(connection, row)


def commit(connection: Connection, before: Row, after: Row, move: Move | None) -> None:
    """Change a table from what was read to what shall be, unless somebody was quicker."""
    try:
        done = _change(connection, before, after, move)
    except IntegrityError as problem:
        raise Conflict from problem
    if not done:
        raise Conflict
    if _moves_people(before, after):
        _set_members(connection, after)


def is_single(before: Row, after: Row) -> bool:
    """Whether ``commit`` is a single statement, where the database has one for it."""
    return not _moves_people(before, after)


def _moves_people(before: Row, after: Row) -> bool:
    return before.people() != after.people() or before.status != after.status


def _change(connection: Connection, before: Row, after: Row, move: Move | None) -> bool:
    """Whether the table was as it was seen, and has been changed."""
    seen = {"seen_id": before.id, "seen_version": before.version}
    values = seen | changing_columns(after)
    if move is None:
        return connection.execute(_CHANGE, values).rowcount == 1
    if connection.dialect.name == "postgresql":
        values |= {f"move_{name}": getattr(move, name) for name in _MOVE_FIELDS}
        return connection.execute(_CHANGE_AND_INSERT_MOVE, values).rowcount == 1
    if connection.execute(_CHANGE, values).rowcount != 1:
        return False
    connection.execute(_INSERT_MOVE, _move_columns(after.id, move))
    return True


def remove(connection: Connection, row: Row) -> None:
    """Take away a table at which no game was begun."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == row.id))
    gone = connection.execute(
        delete(TABLES).where(TABLES.c.id == row.id, TABLES.c.version == row.version)
    )
    if gone.rowcount != 1:
        raise Conflict


def sequence_of(connection: Connection, table: str, person: str, key: str) -> int | None:
    """The entry that a person's key became, if it did."""
    return connection.execute(
        select(MOVES.c.sequence).where(
            MOVES.c.table_id == table, MOVES.c.person == person, MOVES.c.key == key
        )
    ).scalar()


def listed(
    connection: Connection, status: str, game: str | None, before: int | None, limit: int
) -> list[Row]:
    """Tables that everybody may see, newest change first."""
    wanted = [TABLES.c.status == status, TABLES.c.visibility == "open"]
    if game is not None:
        wanted.append(TABLES.c.game == game)
    if before is not None:
        wanted.append(TABLES.c.changed < before)
    query = select(TABLES).where(and_(*wanted)).order_by(TABLES.c.changed.desc()).limit(limit)
    return [row_from(dict(found)) for found in connection.execute(query).mappings()]


def of_person(
    connection: Connection,
    person: str,
    status: str | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[Row]:
    """The tables of a person, newest change first."""
    wanted = [MEMBERS.c.person == person, TABLES.c.id == MEMBERS.c.table_id]
    if status is not None:
        wanted.append(TABLES.c.status == status)
    if game is not None:
        wanted.append(TABLES.c.game == game)
    if before is not None:
        wanted.append(TABLES.c.changed < before)
    query = select(TABLES).where(and_(*wanted)).order_by(TABLES.c.changed.desc()).limit(limit)
    return [row_from(dict(found)) for found in connection.execute(query).mappings()]


def unfinished(connection: Connection, person: str) -> list[Row]:
    """The tables of a person that are open or running."""
    query = select(TABLES).where(
        MEMBERS.c.person == person, TABLES.c.id == MEMBERS.c.table_id, TABLES.c.status != "finished"
    )
    return [row_from(dict(found)) for found in connection.execute(query).mappings()]


def due(connection: Connection, before: int, limit: int) -> list[tuple[str, int]]:
    """The tables that the server must look at, and when, the most urgent first."""
    query = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= before)
    found = connection.execute(query.order_by(TABLES.c.due).limit(limit))
    return [(row.id, row.due) for row in found]


def postpone(connection: Connection, table: str, due: int | None) -> None:
    """Look at a bot's turn, or at a table with a fault, later. Nobody is shown this."""
    mine = (TABLES.c.id == table) & TABLES.c.due.is_not(None)
    connection.execute(update(TABLES).where(mine).values(due=due))


def changed_since(connection: Connection, since: int) -> list[tuple[str, int]]:
    """Tables that were changed lately, with their versions."""
    query = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.changed >= since)
    return [(found.id, found.version) for found in connection.execute(query)]


def give_back_time(connection: Connection, lost: int, now: int) -> None:
    """Move every running clock on by the milliseconds in which no server was up."""
    # A turn that began after the last sign of life must not begin in the future.
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
    """Pack the moves of games that ended a while ago; how many games."""
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
    """Moves for the archive, without the keys, which nobody repeats any more."""
    kept = [Move(m.sequence, m.seat, m.entry, m.at, m.person) for m in moves]
    return zlib.compress(msgspec.msgpack.encode(kept), 9)


def clear_deserted(connection: Connection, changed_before: int) -> int:
    """Take away open tables that nobody came to; how many."""
    old = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.changed < changed_before)
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id.in_(old)))
    gone = connection.execute(
        delete(TABLES).where(TABLES.c.status == "open", TABLES.c.changed < changed_before)
    )
    return gone.rowcount


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are by status, and how many entries."""
    query = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
    found = {str(status): int(count) for status, count in connection.execute(query)}
    found["entries"] = connection.execute(select(func.sum(TABLES.c.sequence))).scalar() or 0
    return found


def _insert_moves(connection: Connection, table: str, moves: Sequence[Move]) -> None:
    if moves:
        connection.execute(_INSERT_MOVE, [_move_columns(table, move) for move in moves])


def _move_columns(table: str, move: Move) -> dict[str, Any]:
    return msgspec.structs.asdict(move) | {"table_id": table}


def _set_members(connection: Connection, row: Row) -> None:
    """Those who sit here now, and the owner, find the table among theirs."""
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == row.id))
    everybody = dict.fromkeys([*row.people(), row.owner])
    connection.execute(
        insert(MEMBERS),
        [{"person": person, "table_id": row.id} for person in everybody],
    )
