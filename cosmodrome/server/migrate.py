"""Bringing a database to the newest version of the schema, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_SCRIPTS = Path(__file__).parent / "migrations"
# Any number will do, as long as it is always the same: two processes may start at once.
_LOCK = 0xC05_0D0


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    made = Config()
    made.set_main_option("script_location", str(_SCRIPTS))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The version that this code needs."""
    found = ScriptDirectory(str(_SCRIPTS)).get_current_head()
    assert found is not None
    return found


def current(connection: Connection) -> str | None:
    """The version of a database; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Bring the database up to date. Other processes wait until it is."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if current(connection) != newest():
        command.upgrade(config(connection), "head")
