"""Whom people have blocked."""

from sqlalchemy import Connection, delete, insert, select

from cosmodrome.server import challenges, follows
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.schema import BLOCKS, PEOPLE
from cosmodrome.server.timestamps import now


def of_person(connection: Connection, person: str) -> list[PersonRef]:
    """The people whom a person has blocked, the newest first."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password)
        .join(BLOCKS, BLOCKS.c.blocked == PEOPLE.c.id)
        .where(BLOCKS.c.person == person)
        .order_by(BLOCKS.c.at.desc())
    )
    return [PersonRef(row.id, row.name, row.password is None) for row in connection.execute(query)]


def add(connection: Connection, person: str, blocked: str) -> None:
    """Block a person; NoSuchPerson: there is none."""
    known = select(PEOPLE.c.id).where(PEOPLE.c.id == blocked, ~PEOPLE.c.deleted)
    if connection.execute(known).first() is None:
        raise NoSuchPerson
    remove(connection, person, blocked)
    row = {"person": person, "blocked": blocked, "at": now()}
    connection.execute(insert(BLOCKS), row)
    follows.part(connection, person, blocked)
    challenges.part(connection, person, blocked)


def remove(connection: Connection, person: str, blocked: str) -> None:
    """Unblock a person."""
    this = (BLOCKS.c.person == person) & (BLOCKS.c.blocked == blocked)
    connection.execute(delete(BLOCKS).where(this))
