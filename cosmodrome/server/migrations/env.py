"""Alembic runs this for every command: the connection is handed in by migrate.py."""

from alembic import context

from cosmodrome.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
