"""Chat: stored lines, each said once."""

from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select
from sqlalchemy.exc import IntegrityError

from cosmodrome.server.messages import ChatLine, PersonRef
from cosmodrome.server.people import Person
from cosmodrome.server.rows import now
from cosmodrome.server.schema import CHAT, PEOPLE
from cosmodrome.server.store import Store


async def say(store: Store, table: str, person: Person, text: str, key: str) -> tuple[int, bool]:
    """Store a line; its number, and whether it is new."""
    values = {"table_id": table, "person": person.id, "text": text, "at": now(), "key": key}

    def write(connection: Connection) -> int:
        number: int = connection.execute(insert(CHAT).returning(CHAT.c.id), values).scalar_one()
        return number

    try:
        return await store.write(write), True
    except IntegrityError:
        same = (CHAT.c.table_id == table) & (CHAT.c.person == person.id) & (CHAT.c.key == key)
        query = select(CHAT.c.id).where(same)
        return await store.read(lambda c: int(c.execute(query).scalar_one())), False


def lines(connection: Connection, table: str, before: int | None, limit: int) -> list[ChatLine]:
    """The newest lines of a table (before a line), oldest first."""
    query = _joined().where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(limit)
    if before is not None:
        query = query.where(CHAT.c.id < before)
    return [_line(found) for found in connection.execute(query)][::-1]


def line(connection: Connection, number: int) -> ChatLine | None:
    """One line by its number."""
    found = connection.execute(_joined().where(CHAT.c.id == number)).first()
    return _line(found) if found else None


def _joined() -> Select[Any]:
    columns = (CHAT.c.id, CHAT.c.person, CHAT.c.text, CHAT.c.at, PEOPLE.c.name, PEOPLE.c.password)
    return select(*columns).join(PEOPLE, PEOPLE.c.id == CHAT.c.person)


def _line(found: Row[Any]) -> ChatLine:
    person = PersonRef(found.person, found.name, found.password is None)
    return ChatLine(found.id, person, found.text, found.at)
