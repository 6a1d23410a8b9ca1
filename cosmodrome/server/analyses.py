"""Analyses of finished games: made in the background on request, and kept."""

import asyncio

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from cosmodrome.engine.record import Record
from cosmodrome.lab.analysis import Analysis, Decision, summary
from cosmodrome.server.errors import Busy, WrongStatus
from cosmodrome.server.fair_queue import Asker
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.positions import AnalysisState
from cosmodrome.server.people import Person
from cosmodrome.server.schema import ANALYSES
from cosmodrome.server.store import Store
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.thinking import ANALYSIS_LEVEL, Job, Thinker, bot_seed
from cosmodrome.server.timestamps import now

# A killed server leaves analyses waiting: after this time they may be requested again.
_ABANDONED = 600_000
# Each takes a minute or two.
_MAX_WAITING = 200
_MAX_WAITING_PER_PERSON = 5


class Analyses:
    """The analyses of this server."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        # Who asked for each analysis that is waiting or being made.
        self._running: dict[asyncio.Task[None], str] = {}

    async def state(self, table: str) -> AnalysisState:
        """The analysis of a table, or how far it is."""
        query = select(ANALYSES).where(ANALYSES.c.table_id == table)
        row = await self._store.read(lambda c: c.execute(query).first())
        if row is None:
            return AnalysisState(table, "none", None)
        result = msgspec.Raw(row.result.encode()) if row.result else None
        return AnalysisState(table, row.status, result)

    async def request(self, live: LiveTable, person: Person) -> AnalysisState:
        """Start the analysis of a finished game, unless there is one."""
        row = live.row
        if row.status != "finished" or not row.sequence:
            raise WrongStatus(status=row.status)
        self._check_room(person)
        job = live.job()
        if await self._store.write(lambda c: _reserve(c, row)):
            task = asyncio.create_task(self._analyse(row.id, job, live.record, person))
            self._running[task] = person.id
            task.add_done_callback(self._running.pop)
        return await self.state(row.id)

    def _check_room(self, person: Person) -> None:
        """Raise Busy if too many analyses are waiting, of this person or of all."""
        own = sum(asker == person.id for asker in self._running.values())
        if own >= _MAX_WAITING_PER_PERSON or len(self._running) >= _MAX_WAITING:
            raise Busy

    async def _analyse(self, table: str, job: Job, record: Record, person: Person) -> None:
        """Appraise a game part by part; what is done can be seen after each."""
        decisions: list[Decision] = []
        seed = bot_seed(record)
        try:
            while len(decisions) < len(record.steps):
                decisions += await self._thinker.appraise(job, len(decisions), Asker([person.id]))
                analysis = summary(record, ANALYSIS_LEVEL, seed, decisions)
                whole = len(decisions) == len(record.steps)
                await self._keep(table, "done" if whole else "waiting", analysis)
        except Exception:
            LOG.exception("analysis failed", extra={"table": table})
            await self._keep(table, "failed", None)

    async def _keep(self, table: str, status: str, analysis: Analysis | None) -> None:
        result = msgspec.json.encode(analysis).decode() if analysis else None
        kept = update(ANALYSES).where(ANALYSES.c.table_id == table)
        await self._store.write(lambda c: c.execute(kept.values(status=status, result=result)))

    def close(self) -> None:
        """Cancel what is running."""
        for task in self._running:
            task.cancel()


def _reserve(connection: Connection, row: TableRow) -> bool:
    """Reserve the analysis; False: it exists already, or is in progress."""
    mine = ANALYSES.c.table_id == row.id
    abandoned = (ANALYSES.c.status == "waiting") & (ANALYSES.c.asked < now() - _ABANDONED)
    # An earlier version did not note what was asked: the coach can make nothing of it.
    earlier = (ANALYSES.c.status == "done") & ~ANALYSES.c.result.contains('"phase":"')
    again = (ANALYSES.c.status == "failed") | abandoned | earlier
    connection.execute(delete(ANALYSES).where(mine & again))
    if connection.execute(select(ANALYSES.c.table_id).where(mine)).first():
        return False
    connection.execute(insert(ANALYSES), {"table_id": row.id, "status": "waiting", "asked": now()})
    return True
