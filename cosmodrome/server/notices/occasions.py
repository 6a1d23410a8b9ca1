"""What a table gives its people to be told of, and until when it is worth telling.

Everything follows from what is on disk: it can be found again after a crash.
"""

from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from cosmodrome.server import clocks, queries
from cosmodrome.server.messages.common import ByTurns
from cosmodrome.server.messages.notices import NoticeKind
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.schema import MOVES
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import clock

_HOUR: Final = 3_600_000
# When time runs out: at a tenth of it, at most so early.
EARLIEST_WARNING: Final = 3 * _HOUR
_TENTH: Final = 10

# A person and what to tell them.
Told = tuple[str, Occasion]


def occasions(connection: Connection, row: TableRow, since: int) -> list[Told]:
    """What has happened at a table; starts and ends only since a time.

    Nobody is told of a game that they play with bots alone: nobody waits for them.
    """
    if row.status == "finished":
        return [*_ended(row, since), *_invited(connection, row)]
    if row.status != "running" or len(row.people()) < 2:
        return []
    return [*_started(connection, row, since), *_turn(connection, row)]


def _started(connection: Connection, row: TableRow, since: int) -> list[Told]:
    first = select(MOVES.c.at).where(MOVES.c.table_id == row.id, MOVES.c.sequence == 1)
    if row.sequence and (connection.execute(first).scalar() or 0) < since:
        return []
    return [(person, _about(row, "start")) for person in row.people()]


def _turn(connection: Connection, row: TableRow) -> list[Told]:
    person = row.chairs[row.to_move].person
    if person is None or not row.is_turn_of(person):
        return []
    return [(person, _about(row, "turn", turn_number(connection, row, person)))]


def _ended(row: TableRow, since: int) -> list[Told]:
    if len(row.people()) < 2 or (row.finished or 0) < since:
        return []
    return [(person, _about(row, "end")) for person in row.people()]


def _invited(connection: Connection, row: TableRow) -> list[Told]:
    """The others are invited to the rematch that one of them has opened."""
    rematch = queries.fetch(connection, row.rematch) if row.rematch else None
    if rematch is None or rematch.status != "open":
        return []
    others = [person for person in row.people() if not rematch.seats_of(person)]
    return [(person, _about(rematch, "invited")) for person in others]


def warnings(connection: Connection, row: TableRow) -> list[Told]:
    """Whose time runs out at a table that is played by turns."""
    deadline = clocks.deadline(row)
    if deadline is None or not isinstance(row.pace, ByTurns):
        return []
    notice = min(EARLIEST_WARNING, row.pace.hours * _HOUR // _TENTH)
    person = row.chairs[row.to_move].person
    if person is None or not 0 < deadline - clock() <= notice:
        return []
    return [(person, _about(row, "clock", turn_number(connection, row, person)))]


def _about(row: TableRow, kind: NoticeKind, number: int = 0) -> Occasion:
    return Occasion(kind, row.id, number, f"/table/{row.id}")


def turn_number(connection: Connection, row: TableRow, person: str) -> int:
    """What tells one turn of a person from all others: the last entry before it.

    A turn may have several actions. If it is given back by an undo, it is the same turn.
    """
    own = row.seats_of(person)
    others = select(func.max(MOVES.c.sequence)).where(
        MOVES.c.table_id == row.id, MOVES.c.seat.not_in(own)
    )
    return connection.execute(others).scalar() or 0


def stands(connection: Connection, row: TableRow | None, notice: Row[Any]) -> bool:
    """Whether a notice about a table is still news."""
    if row is None:
        return False
    person: str = notice.person
    if notice.kind in ("turn", "clock"):
        number: int = notice.number
        return row.is_turn_of(person) and number == turn_number(connection, row, person)
    if notice.kind == "start":
        own = MOVES.c.seat.in_(row.seats_of(person))
        moved = select(MOVES.c.sequence).where(MOVES.c.table_id == row.id, own).limit(1)
        return row.status == "running" and connection.execute(moved).first() is None
    if notice.kind == "invited":
        seated = bool(row.seats_of(person)) or person in row.kicked
        return row.status == "open" and not seated
    return True
