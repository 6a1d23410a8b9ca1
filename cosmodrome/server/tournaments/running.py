"""All tournaments of this server: changes are written against what was read, in any process."""

import asyncio
import hmac
from typing import Final

from cosmodrome.server.errors import Busy
from cosmodrome.server.hub import Hub
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.socket import TournamentChanged
from cosmodrome.server.people import Person
from cosmodrome.server.store import Conflict, Store
from cosmodrome.server.tables import Committed, Tables
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.display import Display
from cosmodrome.server.tournaments.entering import Command
from cosmodrome.server.tournaments.errors import NoSuchTournament
from cosmodrome.server.tournaments.reading import Reader
from cosmodrome.server.tournaments.rows import Whole
from cosmodrome.server.tournaments.steps import Step, next_step

_ATTEMPTS: Final = 8


class TournamentRunner:
    """Changes tournaments, lets them go on, and tells those who look at one."""

    def __init__(self, store: Store, tables: Tables, hub: Hub) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._reader = Reader(store)
        # The tournaments as they were when those who follow them were told last.
        self._told: dict[str, Whole] = {}

    async def find(self, tournament: str, viewer: Person | None, invite: str | None) -> Whole:
        """A tournament that this person may see."""
        whole = await self._read(tournament)
        if not _may_see(whole, viewer, invite):
            raise NoSuchTournament
        return whole

    async def is_closed_to(self, tournament: str, person: Person) -> bool:
        """Whether it is of a group that the person is not in."""
        whole = await self._reader.read(tournament)
        if whole is None or whole.row.plan.visibility != "group":
            return False
        return not _may_see(whole, person, None)

    async def change(
        self, tournament: str, person: Person, command: Command, invite: str | None = None
    ) -> Whole:
        """Carry out a command; the tournament afterwards."""
        for _ in range(_ATTEMPTS):
            whole = await self.find(tournament, person, invite)
            try:
                await self._commit(whole, command(whole, now()))
            except Conflict:
                continue
            return await self._read(tournament)
        raise Busy

    async def look_after(self) -> None:
        """Start what is due, begin the next rounds, end what has ended; in any process."""
        at = now()
        for tournament in await self._store.read(lambda c: queries.to_look_after(c, at)):
            try:
                while await self._go_on(tournament):
                    pass
            except Conflict:
                # Another process was faster.
                continue
            except Exception:
                LOG.exception("tournament needs attention", extra={"tournament": tournament})

    async def _go_on(self, tournament: str) -> bool:
        """Do the next step; False: there is none now."""
        whole = await self._read(tournament)
        # A pairing may take a second of processor time.
        step = await asyncio.to_thread(next_step, whole, now())
        if step is None:
            return False
        await self._commit(whole, step)
        row = step.row
        facts = {"tournament": row.id, "status": row.status, "round": row.round}
        LOG.info("tournament goes on", extra=facts | {"tables": len(step.tables)})
        return True

    async def _commit(self, whole: Whole, step: Step) -> None:
        at = now()
        await self._store.write(lambda c: queries.commit(c, whole, step, at))
        for table in step.tables:
            live = await self._tables.open(table.row.id)
            self._tables.publish(Committed(live, None, table.row, table.row.sequence))

    async def _read(self, tournament: str) -> Whole:
        whole = await self._reader.read(tournament)
        if whole is None:
            raise NoSuchTournament
        return whole

    def display(self, whole: Whole) -> Display:
        """How a tournament is shown."""
        return self._reader.display(whole)

    async def tell(self) -> None:
        """Tell those who follow a tournament that it or one of its tables has changed.

        The change may come from this process, another one, or the command line.
        """
        told: dict[str, Whole] = {}
        for tournament in self._hub.followed_tournaments():
            whole = await self._reader.read(tournament)
            if whole is None:
                continue
            # Also if nothing was told before: it may have changed since a client looked at it.
            if self._told.get(tournament) is not whole:
                self._hub.tournament_changed(TournamentChanged(tournament))
            told[tournament] = whole
        self._told = told


def _may_see(whole: Whole, viewer: Person | None, invite: str | None) -> bool:
    row = whole.row
    if viewer is not None and whole.entrant_of(viewer.id):
        return True
    if row.plan.visibility == "group":
        return viewer is not None and row.plan.group in viewer.groups
    if viewer is not None and row.owner == viewer.id:
        return True
    if viewer is not None and row.owner in viewer.blocked_by:
        return False
    if row.plan.visibility == "open":
        return True
    return invite is not None and hmac.compare_digest(row.invite.encode(), invite.encode())
