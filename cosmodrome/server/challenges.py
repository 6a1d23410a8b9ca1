"""Direct invitations to a table, of people and of bots."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select

from cosmodrome.server import bot_accounts
from cosmodrome.server.errors import NotAgainst, NotYourTable, SeatTaken
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.people import Person
from cosmodrome.server.schema import CHALLENGES, TABLES
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import now


def add(connection: Connection, row: TableRow, by: Person, person: Person) -> None:
    """Invite a person to an open table; who asks again changes nothing."""
    if not row.seats_of(by.id) and row.owner != by.id:
        raise NotYourTable
    if row.status != "open" or all(chair.kind != "open" for chair in row.chairs):
        raise SeatTaken
    if person.id == by.id or row.seats_of(person.id) or person.id in row.kicked:
        raise NotAgainst
    if by.id in person.blocks:
        # Nobody is told who blocks them.
        return
    this = (CHALLENGES.c.table_id == row.id) & (CHALLENGES.c.person == person.id)
    if connection.execute(select(CHALLENGES.c.at).where(this)).first():
        return
    if person.bot_of is not None:
        bot_accounts.refuse(connection, person.id, row, _waiting(connection, person.id))
    values = {"table_id": row.id, "person": person.id, "by": by.id, "at": now()}
    connection.execute(insert(CHALLENGES), values)
    outbox.queue(connection, person.id, Occasion("invited", row.id, 0, f"/table/{row.id}"))


def of_person(connection: Connection, person: str) -> list[Row[Any]]:
    """The challenges of a person that can still be accepted, the oldest first."""
    query = select(CHALLENGES).join(TABLES).where(_open_to(person))
    return list(connection.execute(query.order_by(CHALLENGES.c.at)))


def remove(connection: Connection, person: str, table: str) -> None:
    """The person does not want to play there, or plays there now."""
    this = (CHALLENGES.c.table_id == table) & (CHALLENGES.c.person == person)
    connection.execute(delete(CHALLENGES).where(this))


def _waiting(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(CHALLENGES).join(TABLES).where(_open_to(person))
    return connection.execute(query).scalar_one()


def _open_to(person: str) -> ColumnElement[bool]:
    return (CHALLENGES.c.person == person) & (TABLES.c.status == "open")
