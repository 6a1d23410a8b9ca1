"""Migrate a database to the newest version of the schema, with Alembic.

Alembic is slow to import: it is imported only when there is something to migrate.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

_SCRIPTS: Final = Path(__file__).parent / "migrations"
# An arbitrary key for the lock that keeps two processes from migrating at once.
_LOCK: Final = 0xC05_0D0


@cache
def newest() -> str:
    """The version that this code needs: the newest migration, by the number in its file's name."""
    return max(script.name[:4] for script in _SCRIPTS.glob("versions/[0-9]*.py"))


def config(connection: Connection) -> "Config":
    """Alembic's settings for a connection."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(_SCRIPTS))
    settings.attributes["connection"] = connection
    return settings


def current(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    query = text("SELECT version_num FROM alembic_version")
    version: str | None = connection.execute(query).scalar()
    return version


def upgrade(connection: Connection) -> None:
    """Migrate the database. Other processes wait until it is done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if current(connection) != newest():
        from alembic import command

        command.upgrade(config(connection), "head")
