"""Moves that are written together: one statement for all that wait, which get there as JSON.

A move changes the same few columns of its table every time. Whatever changes more, such as the
last move of a game, is written by itself (``queries.commit``).
"""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from cosmodrome.server.moves import Move
from cosmodrome.server.schema import MOVES, TABLES
from cosmodrome.server.table_row import MUTABLE, TableRow, columns_named

# The fields of a table that a move may change, but for the version, which grows by one.
_FIELDS: Final = ("chairs", "pending_undo", "sequence", "to_move", "turn_began", "due", "changed")
_CHANGED: Final = ("chairs", "asked", "sequence", "to_move", "turn_began", "due", "changed")
_rest: Final = attrgetter(*(set(MUTABLE) - {*_FIELDS, "version"}))
_MADE: Final = ("sequence", "seat", "entry", "at", "person", "key")
_ENCODER: Final = msgspec.json.Encoder()


class MoveWrite(Struct, frozen=True):
    """A move, and the table after it in columns, if the table still has the version ``seen``."""

    table: str
    seen: int
    chairs: str
    asked: str
    sequence: int
    to_move: int
    turn_began: int
    due: int | None
    changed: int
    seat: int
    entry: str
    at: int
    person: str | None
    key: str | None


def move_write(before: TableRow, after: TableRow | None, moves: Sequence[Move]) -> MoveWrite | None:
    """A change that can be written with others, if it is one."""
    if after is None or len(moves) != 1 or moves[0].sequence != after.sequence:
        return None
    if after.version != before.version + 1 or _rest(before) != _rest(after):
        return None
    if before.chairs != after.chairs and before.people() != after.people():
        return None
    (move,) = moves
    text, seat, _ = move.entry
    return MoveWrite(
        table=before.id,
        seen=before.version,
        seat=seat,
        entry=text,
        at=move.at,
        person=move.person,
        key=move.key,
        **columns_named(_FIELDS, after),
    )


def as_json(writes: Iterable[MoveWrite]) -> str:
    """What the statements take."""
    return _ENCODER.encode(list(writes)).decode()


def _change(values: Iterable[str]) -> str:
    """The beginning of an update with the values of the columns."""
    assigned = ", ".join(f"{n} = {v}" for n, v in zip(_CHANGED, values, strict=True))
    return f"UPDATE tables SET version = tables.version + 1, {assigned}"  # noqa: S608 - our columns


def _insert(values: Iterable[str]) -> str:
    """The beginning of an insertion of what is selected."""
    columns = ", ".join(f'"{name}"' for name in ("table_id", *_MADE))
    return f"INSERT INTO moves ({columns}) SELECT {', '.join(values)}"


# --- SQLite -------------------------------------------------------------------------------


def _from_json(names: Iterable[str]) -> list[str]:
    return [f"json_extract(new.value, '$.{name}')" for name in names]


_SQLITE_CHANGE: Final = (
    f"{_change(_from_json(_CHANGED))} FROM json_each(?) AS new "
    "WHERE tables.id = json_extract(new.value, '$.table') "
    "AND tables.version = json_extract(new.value, '$.seen')"
)
_SQLITE_INSERT: Final = f"{_insert(_from_json(['table', *_MADE]))} FROM json_each(?) AS new"


def write_sqlite(connection: Connection, writes: Sequence[MoveWrite]) -> bool:
    """Write moves straight through the driver; False: one of the tables or more had changed.

    Few statements: for each the thread has to get the interpreter back from the event loop.
    """
    driver: Any = connection.connection.driver_connection
    values = (as_json(writes),)
    if driver.execute(_SQLITE_CHANGE, values).rowcount != len(writes):
        return False
    driver.execute(_SQLITE_INSERT, values)
    return True


# --- PostgreSQL ---------------------------------------------------------------------------


def _typed() -> str:
    """The columns of the JSON with their types."""
    kinds = {name: TABLES.c[name].type for name in _CHANGED}
    kinds |= {name: MOVES.c[name].type for name in _MADE}
    kinds |= {"table": TABLES.c.id.type, "seen": TABLES.c.version.type}
    return ", ".join(f'"{name}" {kind.compile()}' for name, kind in kinds.items())


def _new(names: Iterable[str]) -> list[str]:
    return [f'new."{name}"' for name in names]


# Returned are the tables whose moves were written: all others had changed.
POSTGRES: Final = (
    f"WITH new AS (SELECT * FROM json_to_recordset($1::json) AS new({_typed()})), "  # noqa: S608
    f"changed AS ({_change(_new(_CHANGED))} FROM new "
    'WHERE tables.id = new."table" AND tables.version = new.seen RETURNING tables.id) '
    f"{_insert(['changed.id', *_new(_MADE)])} "
    'FROM new JOIN changed ON changed.id = new."table" RETURNING table_id'
)
