"""For operators: who is a moderator, and what to do when somebody has lost everything.

A running server notices within seconds.
"""

import secrets

from argon2 import PasswordHasher
from sqlalchemy import Connection, select, update

from cosmodrome.server import moderation, recovery
from cosmodrome.server.admin import with_database
from cosmodrome.server.credentials import end_all
from cosmodrome.server.errors import NoSuchAccount
from cosmodrome.server.names import handle
from cosmodrome.server.schema import PEOPLE


def grant(name: str, moderator: bool, database: str | None = None) -> None:
    """Make a person with a password a moderator, or no longer one."""

    def write(connection: Connection) -> None:
        person = find_account(connection, name)
        values = {"moderator": moderator}
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
        moderation.record(connection, "", person, "grant" if moderator else "revoke", "")

    with_database(database, write)


def reset_password(name: str, database: str | None = None) -> str:
    """End the password, recovery codes, sessions and tokens of a person; a new recovery code."""
    # Nobody knows this password, so only the code helps.
    unknown = PasswordHasher().hash(secrets.token_hex())

    def write(connection: Connection) -> str:
        person = find_account(connection, name)
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=unknown))
        end_all(connection, person)
        return recovery.renew(connection, person, 1)[0]

    return with_database(database, write)


def find_account(connection: Connection, name: str) -> str:
    """The id of a person with a password, by name."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.handle == handle(name))
    person: str | None = connection.execute(query).scalar()
    if person is None:
        raise NoSuchAccount(name=name[:40])
    return person
