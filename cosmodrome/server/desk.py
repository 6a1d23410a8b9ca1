"""The desk: all parts of one server process, what runs in the background, and every act at
a table, which HTTP and the socket share."""

import asyncio
import hmac
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from cosmodrome.engine.errors import Stale
from cosmodrome.server import chat, ledger, plans, show
from cosmodrome.server.errors import ChatOff, NoHints, NoSuchTable, NotYourTable
from cosmodrome.server.limits import Limits
from cosmodrome.server.live import Hub
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages import ChatAct, Done, Hint, PersonRef, PlayAct, Table, UndoAct
from cosmodrome.server.migrate import upgrade
from cosmodrome.server.people import People, Person, shared_key
from cosmodrome.server.plans import Plan
from cosmodrome.server.rows import Row, new_id, now
from cosmodrome.server.schema import SHARED
from cosmodrome.server.settings import Settings
from cosmodrome.server.store import Store, open_store
from cosmodrome.server.studies import Studies
from cosmodrome.server.table import LiveTable
from cosmodrome.server.tables import Tables
from cosmodrome.server.thinking import Thinker

_DAY: Final = 86_400_000
# A shared database is only down if nobody has given a sign of life for so long.
_SHARED_DOWN: Final = 4_000
_OVERLAP: Final = 10_000
# So early the process whose bot thinks says that it still does.
_SOON: Final = 1_500
# Who gives advice must not slip.
HINT_LEVEL: Final = "expert"

Acknowledge = Callable[[Done], None]


class Desk:
    """One server process."""

    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store, key)
        self.thinker = Thinker(settings)
        self.tables = Tables(store, self.people, self.thinker, settings)
        self.studies = Studies(store, self.thinker)
        self.hub = Hub(self.tables, store, new_id(8))
        self.limits = Limits(settings.rate)
        self._background: list[asyncio.Task[None]] = []
        self._passing: set[asyncio.Task[None]] = set()

    # --- opening and closing --------------------------------------------------------------

    def run(self) -> None:
        """Start what runs in the background."""
        shared = [(1.0, self._poll), (20.0, self._keep_presence)] if self.store.shared else []
        for seconds, job in [
            (0.5, self._look_after_due),
            (1.0, self._sign_of_life),
            (5.0, self._forget_idle),
            (600.0, self._tidy),
            *shared,
        ]:
            self._background.append(asyncio.create_task(_every(seconds, job)))
        self._background.append(asyncio.create_task(self.store.listen(self._heard)))

    async def close(self) -> None:
        """Stop; whatever was begun is finished."""
        for task in self._background:
            task.cancel()
        self.studies.close()
        self.thinker.close()
        await self.tables.close()
        with suppress(Exception):
            await self._sign_of_life()
        await self.store.close()

    async def _look_after_due(self) -> None:
        soon = now() + _SOON
        for table, due in await self.store.read(lambda c: ledger.due(c, soon, 200)):
            await self.tables.look_after(table, due)

    async def _sign_of_life(self) -> None:
        value = str(now())
        same = update(SHARED).where(SHARED.c.name == "alive").values(value=value)
        await self.store.write(lambda c: c.execute(same))

    async def _forget_idle(self) -> None:
        self.tables.forget_idle()

    async def _tidy(self) -> None:
        await self.store.write(lambda c: ledger.archive(c, now() - _DAY, 200))
        await self.store.write(lambda c: ledger.clear_deserted(c, now() - 14 * _DAY))

    async def _keep_presence(self) -> None:
        self.hub.keep_presence()

    # --- other processes --------------------------------------------------------------------

    async def _poll(self) -> None:
        """Hints can be lost: look at what has changed."""
        since = now() - _OVERLAP
        for table, version in await self.store.read(lambda c: ledger.changed_since(c, since)):
            self.tables.heard(table, version)

    def _heard(self, hint: str) -> None:
        kind, _, rest = hint.partition(":")
        if kind == "t":
            table, _, version = rest.partition(":")
            self.tables.heard(table, int(version))
        elif kind == "c":
            table, process, number = rest.split(":")
            if process != self.hub.process:
                task = asyncio.create_task(self._pass_on(table, int(number)))
                self._passing.add(task)
                task.add_done_callback(self._passing.discard)
        elif kind == "e":
            self.hub.end(rest)
        elif kind == "p":
            process, table, others, people = rest.split(":")
            known = people.split(",") if people else []
            self.hub.heard_presence(process, table, int(others), known)

    async def _pass_on(self, table: str, number: int) -> None:
        line = await self.store.read(lambda c: chat.line(c, number))
        if line is not None:
            self.hub.said(table, line)

    # --- looking ------------------------------------------------------------------------------

    async def row(self, table: str, person: Person | None, invite: str | None) -> Row:
        """A table that this person may see. Others look as if they did not exist."""
        live = self.tables.in_memory(table)
        if live is not None and may_see(live.row, person, invite):
            return live.row
        # They may have sat down a moment ago, through another process.
        row = await self.store.read(lambda c: ledger.fetch(c, table))
        if row is None or not may_see(row, person, invite):
            raise NoSuchTable
        return row

    async def live(self, table: str, person: Person | None, invite: str | None) -> LiveTable:
        """The same, with its position."""
        await self.row(table, person, invite)
        return await self.tables.open(table)

    async def show(self, row: Row, person: Person | None) -> Table:
        """A table as a person sees it."""
        people = await self.people.refs([row.owner, *row.people()])
        return self._shown(row, people, person)

    async def show_all(self, rows: list[Row], person: Person | None) -> list[Table]:
        """Some tables as a person sees them."""
        return [await self.show(row, person) for row in rows]

    def _shown(self, row: Row, people: dict[str, PersonRef], person: Person | None) -> Table:
        viewer = person.id if person else None
        return show.table(row, people, viewer, self.hub.present(row.id))

    # --- acting -------------------------------------------------------------------------------

    async def change(self, table: str, person: Person, plan: Plan) -> Table:
        """Carry out a plan for somebody who may see the table."""
        await self.row(table, person, None)
        live = await self.tables.change(table, plan)
        return self._shown(live.row, live.people, person)

    async def play(self, table: str, person: Person, act: PlayAct, tell: Acknowledge) -> None:
        """Play an action; it is acknowledged when it is on disk, before anybody sees it."""
        await self.row(table, person, None)
        plan = plans.play(person.id, act.action, act.seen, act.key)
        await self._act(table, person, act.key, plan, tell)

    async def undo(self, table: str, person: Person, act: UndoAct, tell: Acknowledge) -> None:
        """Take back, or ask for it."""
        await self.row(table, person, None)
        # Each is an entry for good, and to read a table anew costs time for every one.
        self.limits.undos.take(person.id)
        make = plans.ask_undo if act.ask else plans.undo
        await self._act(table, person, act.key, make(person.id, act.seen, act.key), tell)

    async def _act(
        self, table: str, person: Person, key: str, plan: Plan, tell: Acknowledge
    ) -> None:
        await self.tables.act(
            table, person.id, key, plan, lambda sequence: tell(Done(table, key, sequence))
        )

    async def say(
        self, table: str, person: Person, act: ChatAct, invite: str | None, tell: Acknowledge
    ) -> None:
        """Say something at a table."""
        row = await self.row(table, person, invite)
        if not row.seats_of(person.id) and not row.spectator_chat:
            raise ChatOff
        self.limits.chat.take(person.id)
        number, new = await chat.say(self.store, table, person, act.text, act.key)
        tell(Done(table, act.key, number))
        if new:
            await self._pass_on(table, number)
            self.store.hint(f"c:{table}:{self.hub.process}:{number}")

    async def leave(self, table: str, person: Person) -> None:
        """Get up: the seat is open again, or a bot stands in."""
        row = await self.row(table, person, None)
        if not row.seats_of(person.id) and row.owner != person.id:
            raise NotYourTable
        if row.status == "open" and row.people() in ([], [person.id]):
            await self.tables.remove(table)
        elif row.status == "open":
            await self.tables.change(table, plans.leave_open(person.id))
        else:
            await self.tables.change(table, plans.hand_over(person.id, "left"))

    def end_sockets(self, person: Person) -> None:
        """Somebody has signed out everywhere: on every process."""
        self.hub.end(person.id)
        self.store.hint(f"e:{person.id}")

    async def leave_all(self, person: Person) -> None:
        """Somebody deletes their account: bots play on, open tables lose them."""
        rows = await self.store.read(lambda c: ledger.unfinished(c, person.id))
        for row in rows:
            with suppress(NotYourTable):
                if row.status == "open":
                    await self.leave(row.id, person)
                else:
                    await self.tables.change(row.id, plans.hand_over(person.id, "resigned"))

    async def hint(self, table: str, person: Person) -> Hint:
        """What a bot would do in the seat to move, if that is this person's."""
        live = await self.live(table, person, None)
        row = live.row
        if not row.hints or row.rated:
            raise NoHints
        if row.status != "running" or row.to_move not in row.seats_of(person.id):
            raise NoHints
        self.limits.thoughts.take(person.id)
        thought = await self.thinker.think(live.job(), HINT_LEVEL)
        if live.row.sequence != row.sequence or live.row.to_move != row.to_move:
            raise Stale(seen=row.sequence, entries=live.row.sequence)
        return show.hint(live, row.sequence, thought)


def may_see(row: Row, person: Person | None, invite: str | None) -> bool:
    """Whether a table is this person's business."""
    if row.visibility == "open":
        return True
    if person is not None and (row.owner == person.id or row.seats_of(person.id)):
        return True
    if row.visibility == "solo" or invite is None:
        return False
    return hmac.compare_digest(row.invite.encode(), invite.encode())


async def open_desk(settings: Settings) -> Desk:
    """Open the database, bring it up to date, give back time that nobody was here."""
    store = open_store(settings.database_url())

    def prepare(connection: Connection) -> bytes:
        # One transaction: processes that start together wait in upgrade for each other.
        upgrade(connection)
        _wake_up(connection, store.shared)
        return shared_key(connection)

    return Desk(settings, store, await store.write(prepare))


def _wake_up(connection: Connection, shared: bool) -> None:
    at = now()
    query = select(SHARED.c.value).where(SHARED.c.name == "alive")
    found = connection.execute(query).scalar()
    if found is None:
        connection.execute(insert(SHARED), {"name": "alive", "value": str(at)})
        return
    lost = at - int(found)
    if lost < (_SHARED_DOWN if shared else 0):
        return
    # Two processes may wake up together: only one gives the time back.
    mine = (SHARED.c.name == "alive") & (SHARED.c.value == found)
    if connection.execute(update(SHARED).where(mine).values(value=str(at))).rowcount == 1:
        ledger.give_back_time(connection, lost, at)
        LOG.info("clocks moved on", extra={"milliseconds": lost})


async def _every(seconds: float, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do something again and again; a fault is logged and does not end it."""
    while True:
        try:
            await job()
        except Exception:
            LOG.exception("background job failed", extra={"job": job.__name__})
        await asyncio.sleep(seconds)
