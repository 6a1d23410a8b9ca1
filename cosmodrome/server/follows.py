"""Whom people follow. It is one-sided; who is blocked cannot follow, and is not told so."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select

from cosmodrome.server.errors import Enough, NotAgainst
from cosmodrome.server.people import Person
from cosmodrome.server.schema import FOLLOWS, PEOPLE
from cosmodrome.server.timestamps import now

# How many people one can follow.
_MOST: Final = 300


def add(connection: Connection, person: Person, followed: Person) -> None:
    """Follow an account or a bot; who follows already changes nothing."""
    if followed.guest or followed.id == person.id or followed.id in person.blocks:
        raise NotAgainst
    if person.id in followed.blocks:
        # Nobody is told who blocks them.
        return
    # Locked: two requests at once must not go beyond the limit.
    own = select(PEOPLE.c.id).where(PEOPLE.c.id == person.id).with_for_update()
    connection.execute(own)
    known = of_person(connection, person.id)
    if followed.id in known:
        return
    if len(known) >= _MOST:
        raise Enough(most=_MOST)
    connection.execute(insert(FOLLOWS), {"person": person.id, "followed": followed.id, "at": now()})


def remove(connection: Connection, person: str, followed: str) -> None:
    """Follow a person no longer."""
    this = (FOLLOWS.c.person == person) & (FOLLOWS.c.followed == followed)
    connection.execute(delete(FOLLOWS).where(this))


def part(connection: Connection, one: str, other: str) -> None:
    """Neither follows the other any more: one has blocked the other."""
    remove(connection, one, other)
    remove(connection, other, one)


def of_person(connection: Connection, person: str) -> list[str]:
    """The people whom a person follows, the newest first."""
    query = select(FOLLOWS.c.followed).where(FOLLOWS.c.person == person)
    return list(connection.execute(query.order_by(FOLLOWS.c.at.desc())).scalars())


def among(connection: Connection, person: str, others: Iterable[str]) -> set[str]:
    """Those of the others whom a person follows."""
    own = (FOLLOWS.c.person == person) & FOLLOWS.c.followed.in_(list(others))
    return set(connection.execute(select(FOLLOWS.c.followed).where(own)).scalars())


def followers(connection: Connection, person: str) -> int:
    """How many people follow a person."""
    query = select(func.count()).where(FOLLOWS.c.followed == person)
    return connection.execute(query).scalar_one()


def forget(connection: Connection, person: str) -> None:
    """The account is deleted."""
    either = or_(FOLLOWS.c.person == person, FOLLOWS.c.followed == person)
    connection.execute(delete(FOLLOWS).where(either))
