"""Chat: lines in the database, each stored once for its idempotency key."""

from typing import Any

from sqlalchemy import Connection, Row, Select, insert, select
from sqlalchemy.exc import IntegrityError

from cosmodrome.server.errors import NoSuchTable
from cosmodrome.server.messages.common import ChatLine, PersonRef
from cosmodrome.server.people import Person
from cosmodrome.server.schema import CHAT, PEOPLE
from cosmodrome.server.store import Store
from cosmodrome.server.timestamps import now


async def store_line(
    store: Store, table: str, person: Person, text: str, key: str
) -> tuple[ChatLine, bool]:
    """Store a line; the line, and whether it is new under this key."""
    at = now()
    values = {"table_id": table, "person": person.id, "text": text, "at": at, "key": key}

    def write(connection: Connection) -> int:
        number: int = connection.execute(insert(CHAT).returning(CHAT.c.id), values).scalar_one()
        return number

    try:
        return ChatLine(await store.write(write), person.ref(), text, at), True
    except IntegrityError:
        same = (CHAT.c.table_id == table) & (CHAT.c.person == person.id) & (CHAT.c.key == key)
        query = _joined().where(same)
        stored = await store.read(lambda c: c.execute(query).first())
        if stored is None:
            # Not stored before: the table itself was removed meanwhile.
            raise NoSuchTable from None
        return _line(stored), False


def lines(
    connection: Connection,
    table: str,
    before: int | None,
    limit: int,
    but: frozenset[str] = frozenset(),
) -> list[ChatLine]:
    """The newest lines of a table, or those before a line; oldest first. ``but``: of others."""
    query = _joined().where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(limit)
    if before is not None:
        query = query.where(CHAT.c.id < before)
    if but:
        query = query.where(CHAT.c.person.not_in(but))
    return [_line(row) for row in connection.execute(query)][::-1]


def lines_around(connection: Connection, table: str, number: int, count: int) -> list[ChatLine]:
    """A line of a table with ``count`` lines before and after it."""
    earlier = lines(connection, table, number + 1, count + 1)
    later = _joined().where(CHAT.c.table_id == table, CHAT.c.id > number).order_by(CHAT.c.id)
    return earlier + [_line(row) for row in connection.execute(later.limit(count))]


def line(connection: Connection, number: int) -> ChatLine | None:
    """One line by its number."""
    row = connection.execute(_joined().where(CHAT.c.id == number)).first()
    return _line(row) if row else None


def _joined() -> Select[Any]:
    columns = (CHAT.c.id, CHAT.c.person, CHAT.c.text, CHAT.c.at, PEOPLE.c.name, PEOPLE.c.password)
    return select(*columns).join(PEOPLE, PEOPLE.c.id == CHAT.c.person)


def _line(row: Row[Any]) -> ChatLine:
    person = PersonRef(row.person, row.name, row.password is None)
    return ChatLine(row.id, person, row.text, row.at)
