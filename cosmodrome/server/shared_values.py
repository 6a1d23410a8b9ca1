"""Values that all processes on a database share and that are made once."""

from collections.abc import Callable

from sqlalchemy import Connection, insert, select

from cosmodrome.server.schema import SHARED


def shared_value(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The value of this name, which is made if there is none."""
    query = select(SHARED.c.value).where(SHARED.c.name == name)
    value: str | None = connection.execute(query).scalar()
    if value is None:
        value = make()
        connection.execute(insert(SHARED), {"name": name, "value": value})
    return value
