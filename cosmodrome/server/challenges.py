"""Direct invitations to a table, of people and of bots. They stand for a time."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from cosmodrome.server import bot_accounts
from cosmodrome.server.errors import (
    AccountsOnly,
    Enough,
    NoSuchPerson,
    NotAgainst,
    NotYourTable,
    SeatTaken,
)
from cosmodrome.server.messages.common import ByTurns, Live, Pace
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.people import Person
from cosmodrome.server.schema import CHALLENGES, MEMBERS, TABLES
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import now

_HOUR: Final = 3_600_000
# How many of a person's own challenges may wait for an answer.
_MOST: Final = 20


def add(connection: Connection, row: TableRow, by: Person, person: Person) -> None:
    """Invite a person to an open table; who asks again changes nothing."""
    if not row.seats_of(by.id) and row.owner != by.id:
        raise NotYourTable
    if row.status != "open" or all(chair.kind != "open" for chair in row.chairs):
        raise SeatTaken
    if person.id == by.id or row.seats_of(person.id) or person.id in row.kicked:
        raise NotAgainst
    if by.guest and not person.guest and person.bot_of is None:
        # A guest who was blocked would come back under another name.
        raise AccountsOnly
    if row.group is not None and row.group not in person.groups:
        raise NotAgainst
    if by.id in person.blocks:
        # Nobody is told who blocks them.
        return
    at = now()
    connection.execute(delete(CHALLENGES).where(_this(row.id, person.id), CHALLENGES.c.until <= at))
    if connection.execute(select(CHALLENGES.c.at).where(_this(row.id, person.id))).first():
        return
    if len(sent(connection, by.id)) >= _MOST:
        raise Enough(most=_MOST)
    if person.bot_of is not None:
        bot_accounts.refuse(connection, person.id, row, _waiting(connection, person.id))
    values = {"table_id": row.id, "person": person.id, "by": by.id, "at": at}
    connection.execute(insert(CHALLENGES), values | {"until": at + _lasts(row.pace)})
    outbox.queue(connection, person.id, Occasion("invited", row.id, 0, f"/table/{row.id}"))


def _lasts(pace: Pace) -> int:
    """For how many milliseconds a challenge can be accepted."""
    if isinstance(pace, Live):
        return _HOUR
    return 24 * 7 * _HOUR if isinstance(pace, ByTurns) else 24 * _HOUR


def of_person(connection: Connection, person: str) -> list[Row[Any]]:
    """The challenges of a person that can still be accepted, the oldest first."""
    query = select(CHALLENGES).join(TABLES).where(_open_to(person))
    return list(connection.execute(query.order_by(CHALLENGES.c.at)))


def sent(connection: Connection, by: str) -> list[Row[Any]]:
    """The challenges that a person has sent and that were not accepted, the oldest first."""
    query = select(CHALLENGES).join(TABLES).where(CHALLENGES.c.by == by, _stands_still())
    return list(connection.execute(query.order_by(CHALLENGES.c.at)))


def decline(connection: Connection, person: str, table: str) -> str | None:
    """The person does not want to play there; who had challenged them."""
    query = select(CHALLENGES.c.by).where(_this(table, person))
    by: str | None = connection.execute(query).scalar()
    change = update(CHALLENGES).where(_this(table, person))
    connection.execute(change.values(declined=True))
    _withdraw_notice(connection, person, table)
    return by


def withdraw(connection: Connection, by: str, table: str, person: str) -> None:
    """Take a challenge back; NoSuchPerson: they were not challenged."""
    own = _this(table, person) & (CHALLENGES.c.by == by)
    if connection.execute(delete(CHALLENGES).where(own)).rowcount != 1:
        raise NoSuchPerson
    _withdraw_notice(connection, person, table)


def part(connection: Connection, one: str, other: str) -> None:
    """One has blocked the other: neither challenges the other."""
    between = or_(
        and_(CHALLENGES.c.by == one, CHALLENGES.c.person == other),
        and_(CHALLENGES.c.by == other, CHALLENGES.c.person == one),
    )
    for row in connection.execute(select(CHALLENGES).where(between)).all():
        withdraw(connection, row.by, row.table_id, row.person)


def forget_expired(connection: Connection) -> None:
    """Delete the challenges that can no longer be accepted."""
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now()))


def _withdraw_notice(connection: Connection, person: str, table: str) -> None:
    for notice in outbox.standing(connection, table):
        if notice.kind == "invited" and notice.person == person:
            outbox.withdraw(connection, notice.id)


def _waiting(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(CHALLENGES).join(TABLES).where(_open_to(person))
    return connection.execute(query).scalar_one()


def _this(table: str, person: str) -> ColumnElement[bool]:
    return (CHALLENGES.c.table_id == table) & (CHALLENGES.c.person == person)


def _open_to(person: str) -> ColumnElement[bool]:
    return and_(CHALLENGES.c.person == person, ~CHALLENGES.c.declined, _stands_still())


def _stands_still() -> ColumnElement[bool]:
    """It was neither accepted, nor is it too late."""
    seated = exists().where(
        MEMBERS.c.table_id == CHALLENGES.c.table_id, MEMBERS.c.person == CHALLENGES.c.person
    )
    return and_(TABLES.c.status == "open", CHALLENGES.c.until > now(), ~seated)
