"""Finds what people are to be told, by looking at the tables that have changed.

Every process looks at all of them: what two find is written once. The time up to which everything
was found is kept in the database, so that nothing is missed when all processes die.
"""

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, exists, select, update

from cosmodrome.server import queries
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.occasions import (
    EARLIEST_WARNING,
    Told,
    occasions,
    stands,
    warnings,
)
from cosmodrome.server.schema import MEMBERS, NOTICE_SETTINGS, SHARED, TABLES
from cosmodrome.server.services import Services
from cosmodrome.server.shared_values import shared_value
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import clock, now

_NAME: Final = "noticed"
# Milliseconds to look back, since clocks and commits are not in step.
_OVERLAP: Final = 30_000
# How often the time is written down.
_NOTED: Final = 20_000
# After a restart browsers come back at their own time: until then nobody seems to look.
_SETTLING: Final = 4_000


class Finder:
    """Finds what people are to be told, in one server process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._began = now()
        # The versions of the tables that were looked at.
        self._seen: dict[str, int] = {}
        self._noted = 0

    async def look(self) -> None:
        """Look at the tables that have changed since the last time."""
        at = now()
        if at - self._began < _SETTLING:
            return
        store = self._services.store
        if not self._noted:
            # At the very first start everything before was found.
            first = str(self._began)
            noted = await store.write(lambda c: shared_value(c, _NAME, lambda: first))
            self._noted = int(noted)
        since = self._noted - _OVERLAP
        changed = dict(await store.read(lambda c: _changed(c, since)))
        for table in [table for table, v in changed.items() if self._seen.get(table) != v]:
            await self._look_at(table, lambda c, row: occasions(c, row, since))
        self._seen = changed
        if at - self._noted > _NOTED:
            await store.write(lambda c: _note(c, at))
            self._noted = at

    async def look_at_clocks(self) -> None:
        """Warn the people whose time runs out."""
        soon = clock() + EARLIEST_WARNING
        for table in await self._services.store.read(lambda c: _due_soon(c, soon)):
            await self._look_at(table, warnings)

    async def clean_up(self) -> None:
        """Forget what is long past."""
        await self._services.store.write(outbox.clean_up)

    async def _look_at(
        self, table: str, find: Callable[[Connection, TableRow], list[Told]]
    ) -> None:
        present = self._services.hub.present(table)

        def write(connection: Connection) -> None:
            row = queries.fetch(connection, table)
            for notice in outbox.standing(connection, table):
                if not stands(connection, row, notice):
                    outbox.withdraw(connection, notice.id)
            for person, occasion in find(connection, row) if row else []:
                outbox.queue(connection, person, occasion, seen=person in present)

        await self._services.store.write(write)


def _concerns_anybody() -> ColumnElement[bool]:
    """Whether somebody at a table has set anything up."""
    at_table = MEMBERS.c.table_id == TABLES.c.id
    return exists().where(at_table, NOTICE_SETTINGS.c.person == MEMBERS.c.person)


def _changed(connection: Connection, since: int) -> list[tuple[str, int]]:
    """The tables that have changed since a time, with their versions."""
    query = select(TABLES.c.id, TABLES.c.version)
    rows = connection.execute(query.where(TABLES.c.changed >= since, _concerns_anybody()))
    return [(row.id, row.version) for row in rows]


def _due_soon(connection: Connection, soon: int) -> list[str]:
    due = TABLES.c.due.between(clock(), soon)
    query = select(TABLES.c.id).where(due, TABLES.c.status == "running", _concerns_anybody())
    return list(connection.execute(query).scalars())


def _note(connection: Connection, at: int) -> None:
    connection.execute(update(SHARED).where(SHARED.c.name == _NAME).values(value=str(at)))
