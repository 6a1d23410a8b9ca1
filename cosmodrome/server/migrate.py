"""Bringing a database to the newest version of the schema, with Alembic.

Alembic takes a while to import: it is only called in when there is something to do.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

# The version that this code needs: the newest of migrations/versions.
NEWEST: Final = "0001"
_SCRIPTS: Final = Path(__file__).parent / "migrations"
# Any number will do, as long as it is always the same: two processes may start at once.
_LOCK: Final = 0xC05_0D0


def config(connection: Connection) -> "Config":
    """Alembic's settings for a connection."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(_SCRIPTS))
    made.attributes["connection"] = connection
    return made


def current(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """Bring the database up to date. Other processes wait until it is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if current(connection) != NEWEST:
        from alembic import command

        command.upgrade(config(connection), "head")
