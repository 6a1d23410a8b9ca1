"""The composition root: the parts of one server process."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection

from cosmodrome.server import heartbeat, seasons
from cosmodrome.server.analyses import Analyses
from cosmodrome.server.credentials import Sessions, Tokens
from cosmodrome.server.editions import keep_own_sheets
from cosmodrome.server.hub import Hub
from cosmodrome.server.limits import Limits
from cosmodrome.server.marks import MarkCounter
from cosmodrome.server.migrate import upgrade
from cosmodrome.server.notices.vapid import push_key
from cosmodrome.server.people import People, cookie_key
from cosmodrome.server.processes import Processes
from cosmodrome.server.settings import Settings
from cosmodrome.server.store import Store, open_store
from cosmodrome.server.tables import Tables
from cosmodrome.server.thinking import Thinker
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments.running import TournamentRunner
from cosmodrome.server.watching import Watching


class Keys(NamedTuple):
    """The secrets of this server: they sign cookies and links in mails, and pushes."""

    cookies: bytes
    push: str


class Services:
    """The parts of one server process, built from the settings and an open database."""

    def __init__(self, settings: Settings, store: Store, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.keys = keys
        self.limits = Limits(settings.rate)
        self.people = People(store, keys.cookies, settings.rate)
        self.sessions = Sessions(store)
        self.tokens = Tokens(store)
        self.thinker = Thinker(settings)
        self.analyses = Analyses(store, self.thinker)
        self.processes = Processes(store)
        self.hub = Hub(self.processes)
        self.tables = Tables(store, self.people, self.hub, self.processes)
        self.tournaments = TournamentRunner(store, self.tables, self.hub)
        self.marks = MarkCounter(store)
        self.watching = Watching(store, self.tables, self.hub)

    async def close(self) -> None:
        """Stop; writes in flight are completed."""
        self.analyses.close()
        self.thinker.close()
        await self.tables.close()
        with suppress(Exception):
            await self.note_used()
            await self.store.write(heartbeat.beat)
        await self.store.close()

    async def note_used(self) -> None:
        """Write down when sessions and tokens were last used."""
        await self.sessions.note_used()
        await self.tokens.note_used()


async def open_services(settings: Settings) -> Services:
    """Open the database, migrate it, and credit clocks with the time the server was down."""
    store = open_store(settings.database_url())

    def prepare(connection: Connection) -> Keys:
        # One transaction: processes that start together wait for each other in upgrade.
        upgrade(connection)
        keep_own_sheets(connection)
        heartbeat.resume(connection, store.shared)
        seasons.begin(connection, now())
        return Keys(cookie_key(connection), push_key(connection))

    return Services(settings, store, await store.write(prepare))
