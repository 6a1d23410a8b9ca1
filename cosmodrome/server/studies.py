"""Analyses of finished games: asked for, made in the background, kept."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from cosmodrome.server.errors import Busy, WrongStatus
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages import AnalysisState
from cosmodrome.server.rows import Row, now
from cosmodrome.server.schema import ANALYSES
from cosmodrome.server.store import Store
from cosmodrome.server.table import LiveTable
from cosmodrome.server.thinking import Thinker

# A server that was killed leaves analyses waiting: after this they may be asked for again.
_GIVEN_UP = 600_000
# Each takes a minute or two: who comes after so many shall come again later.
_MOST_WAITING = 30


class Studies:
    """The analyses of this server."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._running: set[asyncio.Task[None]] = set()

    async def state(self, table: str) -> AnalysisState:
        """How far the analysis of a table is."""
        query = select(ANALYSES).where(ANALYSES.c.table_id == table)
        found = await self._store.read(lambda c: c.execute(query).first())
        if found is None:
            return AnalysisState(table, "none", None)
        result: Any = msgspec.json.decode(found.result) if found.result else None
        return AnalysisState(table, found.status, result)

    async def ask(self, live: LiveTable) -> AnalysisState:
        """Begin the analysis of a finished game, unless there is one."""
        row = live.row
        if row.status != "finished" or not row.sequence:
            raise WrongStatus(status=row.status)
        if len(self._running) >= _MOST_WAITING:
            raise Busy
        if await self._store.write(lambda c: _reserve(c, row)):
            task = asyncio.create_task(self._study(live))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return await self.state(row.id)

    async def _study(self, live: LiveTable) -> None:
        table = live.row.id
        try:
            result: str | None = await self._thinker.study(live.job())
        except Exception:
            LOG.exception("analysis failed", extra={"table": table})
            result = None
        status = "done" if result else "failed"
        done = update(ANALYSES).where(ANALYSES.c.table_id == table)
        await self._store.write(lambda c: c.execute(done.values(status=status, result=result)))

    def close(self) -> None:
        """Stop."""
        for task in self._running:
            task.cancel()


def _reserve(connection: Connection, row: Row) -> bool:
    """Whether this process is the one to make the analysis."""
    mine = ANALYSES.c.table_id == row.id
    given_up = (ANALYSES.c.status == "waiting") & (ANALYSES.c.asked < now() - _GIVEN_UP)
    again = (ANALYSES.c.status == "failed") | given_up
    connection.execute(delete(ANALYSES).where(mine & again))
    if connection.execute(select(ANALYSES.c.table_id).where(mine)).first():
        return False
    connection.execute(insert(ANALYSES), {"table_id": row.id, "status": "waiting", "asked": now()})
    return True
