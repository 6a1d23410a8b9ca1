"""The one place where a table's truth is changed: try, commit, publish, tell.

Every change is written against the version that was read. Whoever loses a race reads
again and tries again, on any machine; nothing is shown before it is on disk.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from cosmodrome.engine.errors import CosmodromeError, Stale
from cosmodrome.engine.game import NOBODY
from cosmodrome.server import clocks, ledger, metrics, plans, ratings
from cosmodrome.server.errors import Busy, NoSuchTable
from cosmodrome.server.logs import LOG
from cosmodrome.server.people import People, Person
from cosmodrome.server.plans import Plan
from cosmodrome.server.rows import Row, now
from cosmodrome.server.settings import Settings
from cosmodrome.server.store import Conflict, Store
from cosmodrome.server.table import Change, LiveTable, load
from cosmodrome.server.thinking import Thinker

_ATTEMPTS: Final = 8
_AFTER_A_FAULT: Final = 30_000

Listener = Callable[[LiveTable, Row | None], None]
OnDisk = Callable[[int], None]


def _ignore(_sequence: int) -> None:
    """Nobody waits for an acknowledgement."""


class Tables:
    """All tables: those in memory, and through them those on disk."""

    def __init__(self, store: Store, people: People, thinker: Thinker, settings: Settings) -> None:
        self._store = store
        self._people = people
        self._thinker = thinker
        self._settings = settings
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Called after every change with the row as it was before.
        self.changed: Listener = lambda _live, _before: None
        # Whether somebody follows a table, so that it stays in memory.
        self.followed: Callable[[str], bool] = lambda _table: False
        metrics.LIVE_TABLES.measure = lambda: len(self._live)

    # --- finding ------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from disk."""
        live = self._live.get(table)
        if live is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = self._spawn(self._load(table))
                self._opening[table] = opening
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)
        live.used = time.monotonic()
        return live

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    async def _load(self, table: str) -> LiveTable:
        found = await self._store.read(lambda c: ledger.fetch_whole(c, table))
        if found is None:
            raise NoSuchTable
        live = load(*found)
        live.people = await self._people.refs([live.row.owner, *live.row.people()])
        self._live[table] = live
        return live

    async def create(self, row: Row) -> LiveTable:
        """A new table."""
        await self._store.write(lambda c: ledger.create(c, row))
        live = await self.open(row.id)
        self._told(live, None)
        return live

    # --- changing -----------------------------------------------------------------------

    async def change(self, table: str, plan: Plan, on_disk: OnDisk = _ignore) -> LiveTable:
        """Carry out a plan. When this returns it is on disk and shown.

        ``on_disk`` is called between the two, with the newest sequence number. A change
        that was begun is finished, even if whoever asked for it goes away.
        """
        return await asyncio.shield(self._spawn(self._change(table, plan, on_disk)))

    async def act(self, table: str, person: str, key: str, plan: Plan, on_disk: OnDisk) -> None:
        """Carry out a plan that makes an entry, once for each key, and acknowledge it."""
        live = await self.open(table)
        before = live.repeated(person, key)
        if before is not None:
            on_disk(before)
            return
        try:
            await self.change(table, plan, on_disk)
        except CosmodromeError as refusal:
            # Was it done long ago, or through another process?
            done = await self._store.read(lambda c: ledger.sequence_of(c, table, person, key))
            if done is None:
                raise refusal
            on_disk(done)

    async def remove(self, table: str) -> None:
        """Take away a table at which no game was begun."""
        live = await self.open(table)
        async with live.lock:
            row = live.row
            await self._store.write(lambda c: ledger.remove(c, row))
            self._live.pop(table, None)

    async def _change(self, table: str, plan: Plan, on_disk: OnDisk = _ignore) -> LiveTable:
        while True:
            live = await self.open(table)
            async with live.lock:
                # If a write has failed while this one waited, the record here is ahead of the disk.
                if self._live.get(table) is live:
                    await self._change_alone(live, plan, on_disk)
                    return live

    async def _change_alone(self, live: LiveTable, plan: Plan, on_disk: OnDisk) -> None:
        for _ in range(_ATTEMPTS):
            before = live.row
            try:
                change = plan(live)
                single = ledger.is_single(before, change.row)
                await self._store.write(_writing(before, change), single)
            except CosmodromeError:
                # A refusal comes before anything has changed here; but elsewhere?
                if not self._store.shared or not await self._is_behind(live):
                    raise
                await self._reload(live)
            except (Conflict, IntegrityError):
                metrics.CONFLICTS.add()
                await self._reload(live)
            except BaseException:
                # Whether it is on disk is unknown: whoever comes next reads it anew.
                self._live.pop(before.id, None)
                raise
            else:
                on_disk(change.row.sequence)
                await self._publish(live, change, before)
                return
        raise Busy

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether another process has changed a table since this one has read it."""
        row = await self._store.read(lambda c: ledger.fetch(c, live.row.id))
        return row is None or row.version != live.row.version

    async def _reload(self, live: LiveTable) -> None:
        """Read a table anew, into the same object: others hold on to it."""
        before = live.row
        found = await self._store.read(lambda c: ledger.fetch_whole(c, before.id))
        if found is None:
            self._live.pop(before.id, None)
            raise NoSuchTable
        fresh = load(*found)
        live.record = fresh.record
        live.recent = fresh.recent
        live.publish(Change(fresh.row))
        await self._meet(live, before)
        if live.row.version != before.version:
            self._told(live, before)

    async def _publish(self, live: LiveTable, change: Change, before: Row) -> None:
        live.publish(change)
        await self._meet(live, before)
        _log(live, change)
        self._told(live, before)
        self._store.hint(f"t:{live.row.id}:{live.row.version}")

    async def _meet(self, live: LiveTable, before: Row) -> None:
        """Know the names of those who came."""
        if set(live.row.people()) - set(live.people) or before.owner != live.row.owner:
            live.people = await self._people.refs([live.row.owner, *live.row.people()])

    def _told(self, live: LiveTable, before: Row | None) -> None:
        self.changed(live, before)
        self.attend(live)

    async def renamed(self, person: Person) -> None:
        """Somebody has another name: those who look at their tables see it."""
        for live in list(self._live.values()):
            if person.id in live.people:
                live.people[person.id] = person.ref()
                self.changed(live, None)

    # --- what other processes do --------------------------------------------------------

    def heard(self, table: str, version: int) -> None:
        """Another process has changed a table: read the log, if it matters here."""
        live = self._live.get(table)
        if live is not None and live.row.version < version:
            self._spawn(self._catch_up(live, version))

    async def _catch_up(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            before = live.row
            if before.version >= version:
                return
            found = await self._store.read(
                lambda c: ledger.fetch_newer(c, before.id, before.sequence)
            )
            if found is None:
                self._live.pop(before.id, None)
                return
            row, moves = found
            if len(moves) != row.sequence - before.sequence:
                # The game has ended long since, and its moves are in the archive.
                await self._reload(live)
                return
            live.catch_up(row, moves)
            await self._meet(live, before)
            # The process that wrote it lets its bots think; this one only shows it.
            self.changed(live, before)

    # --- bots and clocks ------------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """Let a bot think if one is to move."""
        row = live.row
        idle = live.thinking is None or live.thinking.done()
        if row.status == "running" and row.chairs[row.to_move].bot and idle:
            live.thinking = self._spawn(self._play_bots(live))

    async def look_after(self, table: str, due: int) -> None:
        """A table is due or will be soon: a bot's turn, or a clock that runs out."""
        try:
            live = await self.open(table)
            if live.thinking is not None and not live.thinking.done():
                # Our bot is at it: the other processes need not be.
                await self._postpone(table, now() + plans.GRACE)
            elif due <= now():
                await self._overdue(live)
        except Stale:
            return
        except Exception:
            await self._fault(table)

    async def _overdue(self, live: LiveTable) -> None:
        row = live.row
        if row.status != "running" or row.due is None or row.due > now():
            # What is in memory is older than what is on disk.
            self.heard(row.id, row.version + 1)
        elif row.chairs[row.to_move].bot:
            self.attend(live)
        elif (clocks.deadline(row) or now()) < now():
            await self.change(row.id, plans.time_out)
        else:
            # It was put off as a bot's turn, and has become a person's since.
            await self._postpone(row.id, clocks.deadline(row))

    async def _postpone(self, table: str, due: int | None) -> None:
        await self._store.write(lambda c: ledger.postpone(c, table, due))

    async def _play_bots(self, live: LiveTable) -> None:
        table = live.row.id
        while live.row.to_move != NOBODY and live.row.chairs[live.row.to_move].bot:
            chair = live.row.chairs[live.row.to_move]
            level = chair.level or live.row.stand_in
            seen = live.row.sequence
            began = time.monotonic()
            try:
                thought = await self._thinker.think(live.job(), level)
                await asyncio.sleep(self._settings.bot_pause - (time.monotonic() - began))
                await self._change(table, plans.play_bot(thought.action, seen))
            except Stale:
                continue
            except CosmodromeError as refusal:
                LOG.info("bot refused", extra={"table": table, "code": refusal.code})
                return
            except Exception:
                await self._fault(table)
                return

    async def _fault(self, table: str) -> None:
        """Something is wrong with a table: try again later, and let others go first."""
        LOG.exception("table needs attention", extra={"table": table})
        await self._postpone(table, now() + _AFTER_A_FAULT)

    # --- keeping house --------------------------------------------------------------------

    def forget_idle(self) -> None:
        """Tables that nobody looks at and nobody plays leave the memory."""
        oldest = time.monotonic() - self._settings.idle
        for table, live in list(self._live.items()):
            thinks = live.thinking is not None and not live.thinking.done()
            if live.used < oldest and not thinks and not live.lock.locked():
                if self.followed(table):
                    continue
                del self._live[table]

    async def close(self) -> None:
        """Let what is being written be written; stop thinking."""
        for live in self._live.values():
            if live.thinking is not None:
                live.thinking.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _writing(before: Row, change: Change) -> Callable[[Connection], None]:
    move = change.entry.move if change.entry else None

    def write(connection: Connection) -> None:
        ledger.commit(connection, before, change.row, move)
        if change.row.status == "finished" and before.status != "finished":
            ratings.finish(connection, change.row)

    return write


def _log(live: LiveTable, change: Change) -> None:
    facts = {"table": live.row.id, "sequence": live.row.sequence, "version": live.row.version}
    if change.entry is None:
        LOG.info("table changed", extra=facts | {"status": live.row.status})
        return
    maker = "person" if change.entry.move.person else "bot"
    metrics.MOVES.add(maker)
    LOG.info("entry", extra=facts | {"seat": change.entry.move.seat, "maker": maker})
