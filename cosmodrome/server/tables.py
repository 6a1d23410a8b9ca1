"""All tables: the one place where a table's truth is changed.

A change is tried in memory, committed to disk, and only then visible. It is written against the
version that was read: who loses a race reads again and tries again, in any process.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.record import Entry
from cosmodrome.server import metrics, queries, ratings
from cosmodrome.server.editions import Edition
from cosmodrome.server.errors import Busy, NoSuchTable
from cosmodrome.server.hub import Hub
from cosmodrome.server.live_table import Change, Command, LiveTable, load
from cosmodrome.server.logs import LOG
from cosmodrome.server.move_writes import move_write
from cosmodrome.server.moves import Move, replay
from cosmodrome.server.people import People, Person
from cosmodrome.server.processes import NewMove, Processes, TableChanged, TablesHeld
from cosmodrome.server.store import Conflict, Store
from cosmodrome.server.table_row import TableRow, changed_columns, with_columns

_ATTEMPTS: Final = 8
# A game with more moves takes milliseconds to replay, above all if many of them are undos: the
# event loop must not wait for it.
_LONG_GAME: Final = 20
# How many tables fit into one message to the other processes, which PostgreSQL limits.
_REPORTED: Final = 300
# A process that has not said for this many seconds that it has a table in memory has not.
_HELD: Final = 60.0


class Committed(NamedTuple):
    """A change that is on disk and waits to be published.

    ``before`` is None for a new table, ``row`` is None for a removed one. ``sequence`` is the
    number of the newest move, or of the one that the same key made before.
    """

    live: LiveTable
    before: TableRow | None
    row: TableRow | None
    sequence: int
    moves: Sequence[Move] = ()


class Tables:
    """The tables in memory, and through them those on disk."""

    def __init__(self, store: Store, people: People, hub: Hub, processes: Processes) -> None:
        self._store = store
        self._people = people
        self._hub = hub
        self._processes = processes
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Published tables at which a bot is to move.
        self.bot_turns: asyncio.Queue[LiveTable] = asyncio.Queue()

    # --- reading ------------------------------------------------------------------------

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from disk."""
        live = self._live.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._spawn(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = time.monotonic()
        return live

    def in_memory(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(table)

    def __len__(self) -> int:
        return len(self._live)

    async def _load(self, table: str) -> LiveTable:
        stored = await self._store.read(lambda c: queries.fetch_whole(c, table))
        if stored is None:
            raise NoSuchTable
        live = await _loaded(*stored)
        live.people = await self._names(live.row)
        self._live[table] = live
        self._report_held([table])
        return live

    async def _names(self, row: TableRow) -> dict[str, Any]:
        return await self._people.refs([row.owner, *row.people()])

    # --- commit ---------------------------------------------------------------------------

    async def create(self, row: TableRow, moves: Sequence[Move] = ()) -> Committed:
        """Write a new table, with the moves that were made elsewhere."""
        await self._store.write(lambda c: queries.create(c, row, moves))
        return Committed(await self.open(row.id), None, row, row.sequence)

    async def commit(self, live: LiveTable, command: Command) -> Committed:
        """Carry out a command. When this returns, the change is on disk, but not published.

        A write that was begun is finished, even if the caller is cancelled.
        """
        writing = self._spawn(self._commit(live, command))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            # The caller will not publish it.
            writing.add_done_callback(self._publish_orphan)
            raise

    async def commit_once(
        self, live: LiveTable, person: str, key: str, command: Command
    ) -> Committed:
        """Carry out a command that makes a move, once for each idempotency key."""
        sequence = live.sequence_of(person, key)
        if sequence is None:
            try:
                return await self.commit(live, command)
            except CosmodromeError:
                # Was it done long ago, or by another process?
                table = live.row.id
                sequence = await self._store.read(
                    lambda c: queries.sequence_of(c, table, person, key)
                )
                if sequence is None:
                    raise
        return Committed(live, live.row, live.row, sequence)

    async def _commit(self, live: LiveTable, command: Command) -> Committed:
        while True:
            async with live.lock:
                # If an earlier write has failed, this record may be ahead of the disk.
                if self._live.get(live.row.id) is live:
                    return await self._commit_locked(live, command)
            live = await self.open(live.row.id)

    async def _commit_locked(self, live: LiveTable, command: Command) -> Committed:
        for _ in range(_ATTEMPTS):
            before = live.row
            try:
                change = command(live)
                await self._write(before, change)
                return await self._accept(live, before, change)
            except CosmodromeError:
                # A refusal changes nothing here. But is it based on what is on disk?
                if not self._store.shared or not await self._is_outdated(live):
                    raise
                await self._reload(live)
            except (Conflict, IntegrityError):
                metrics.CONFLICTS.inc()
                await self._reload(live)
            except BaseException:
                # It is unknown whether the change is on disk: the next reader loads the table.
                self._live.pop(before.id, None)
                raise
        raise Busy

    async def _write(self, before: TableRow, change: Change) -> None:
        operation = _writing(before, change)
        move = move_write(before, change.row, change.moves)
        if move is not None:
            await self._store.write_move(move, operation)
        else:
            single = queries.is_single_statement(before, change.row, change.moves)
            await self._store.write(operation, single)

    async def _accept(self, live: LiveTable, before: TableRow, change: Change) -> Committed:
        """The change is on disk: make it the truth in memory."""
        if change.row is None:
            self._live.pop(before.id, None)
            LOG.info("table removed", extra={"table": before.id})
            return Committed(live, before, None, before.sequence)
        await self._learn_names(live, change.row)
        live.accept(change.row, change.moves)
        live.used = time.monotonic()
        _log(change.row, change)
        return Committed(live, before, change.row, change.row.sequence, change.moves)

    async def _learn_names(self, live: LiveTable, row: TableRow) -> None:
        if not {row.owner, *row.people()} <= set(live.people):
            live.people = await self._names(row)

    # --- publish --------------------------------------------------------------------------

    def publish(self, committed: Committed) -> None:
        """Tell viewers, bots and other processes about a change that is on disk."""
        live, before, row, _, moves = committed
        if row is not None and before is not None and row.version == before.version:
            return
        self._hub.table_changed(live.row.id, before, row)
        if row is not None:
            self._hub.tell_mover(before, row)
            if row.bot_to_move():
                self.bot_turns.put_nowait(live)
        if live.held_by:
            self._processes.send(_hint(live.row, before, row, moves))

    def _publish_orphan(self, writing: "asyncio.Task[Committed]") -> None:
        if not writing.cancelled() and writing.exception() is None:
            self.publish(writing.result())

    def rename(self, person: Person) -> None:
        """Show a person's new name at their tables."""
        for live in list(self._live.values()):
            if person.id in live.people:
                live.people[person.id] = person.ref()
                self._hub.mark_stale(live.row.id, state=True)

    # --- other processes --------------------------------------------------------------------

    def held_reported(self, process: str, message: TablesHeld) -> None:
        """Another process says which tables it has in memory.

        The version here is the answer: so it learns that we have the table as well, and of every
        change that was made before we knew of it.
        """
        for table in message.tables:
            live = self._live.get(table)
            if live is None:
                continue
            if message.gone:
                live.held_by.pop(process, None)
            else:
                live.held_by[process] = time.monotonic()
                self._processes.send(TableChanged(table, live.row.version))

    def _report_held(self, tables: Sequence[str], gone: bool = False) -> None:
        for first in range(0, len(tables), _REPORTED):
            self._processes.send(TablesHeld(list(tables[first : first + _REPORTED]), gone))

    def refresh_held(self) -> None:
        """Repeat our reports, and forget those of processes that are silent."""
        oldest = time.monotonic() - _HELD
        for live in self._live.values():
            live.held_by = {who: at for who, at in live.held_by.items() if at >= oldest}
        self._report_held(list(self._live))

    def hear(self, process: str, message: TableChanged) -> None:
        """Another process says that a table has changed, and perhaps how."""
        live = self._live.get(message.table)
        if live is None:
            return
        live.held_by[process] = time.monotonic()
        if live.row.version > message.version:
            # It did not know that we have the table when we changed it, nor did we.
            self._processes.send(TableChanged(message.table, live.row.version))
        elif not self._take(live, message):
            self.catch_up(message.table, message.version)

    def _take(self, live: LiveTable, message: TableChanged) -> bool:
        """Make the move of another process here as well, if it is the next one."""
        before, made = live.row, message.move
        if made is None or message.columns is None or live.lock.locked() or not live.readable:
            return False
        row = with_columns(before, message.columns)
        if (row.version, row.sequence) != (before.version + 1, len(live.record.entries) + 1):
            return False
        move = Move(made.sequence, Entry(made.text, made.seat), made.at, made.person, made.key)
        try:
            live.accept(row, list(replay(live.record, [move])))
        except CosmodromeError:
            # What is on disk decides.
            return False
        self._hub.table_changed(row.id, before, row)
        return True

    def catch_up(self, table: str, version: int) -> None:
        """Another process has changed a table: if it is in memory here, read what is new."""
        live = self._live.get(table)
        if live is not None and live.row.version < version:
            self._spawn(self._catch_up(live, version))

    async def _catch_up(self, live: LiveTable, version: int) -> None:
        async with live.lock:
            before = live.row
            if before.version >= version or self._live.get(before.id) is not live:
                return
            newer = await self._store.read(
                lambda c: queries.fetch_newer(c, before.id, before.sequence)
            )
            if newer is None:
                self._forget_removed(live)
                return
            row, moves = newer
            if not _continues(live, row, len(moves)):
                await self._reload(live)
                return
            replayed = list(replay(live.record, moves))
            await self._learn_names(live, row)
            live.accept(row, replayed)
            # The process that wrote the change lets its bots move; this one only shows it.
            self._hub.table_changed(row.id, before, row)

    async def _is_outdated(self, live: LiveTable) -> bool:
        """Whether another process has changed the table since it was read here."""
        row = await self._store.read(lambda c: queries.fetch(c, live.row.id))
        return row is None or row.version != live.row.version

    async def _reload(self, live: LiveTable) -> None:
        """Read a table again, into the same object: others hold references to it."""
        before = live.row
        stored = await self._store.read(lambda c: queries.fetch_whole(c, before.id))
        if stored is None:
            self._forget_removed(live)
            raise NoSuchTable
        fresh = await _loaded(*stored)
        await self._learn_names(live, fresh.row)
        live.take(fresh.replayed)
        live.accept(fresh.row)
        if live.row.version != before.version:
            self._hub.table_changed(before.id, before, live.row)

    def _forget_removed(self, live: LiveTable) -> None:
        self._live.pop(live.row.id, None)
        self._hub.table_changed(live.row.id, live.row, None)

    # --- memory -----------------------------------------------------------------------------

    def forget_idle(self, seconds: float) -> None:
        """Drop tables from memory that nobody follows and nobody has used for a while."""
        oldest = time.monotonic() - seconds
        idle = [
            table
            for table, live in self._live.items()
            if live.used < oldest and not live.lock.locked() and not self._hub.is_followed(table)
        ]
        for table in idle:
            del self._live[table]
        self._report_held(idle, gone=True)

    async def close(self) -> None:
        """Wait for writes in flight."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _continues(live: LiveTable, row: TableRow, moves: int) -> bool:
    """Whether ``moves`` newer moves lead from the record in memory to what the row says."""
    if not live.readable or (row.rules, row.data) != (live.row.rules, live.row.data):
        return False
    # Otherwise the game ended long ago and its moves are in the archive.
    return moves == row.sequence - live.row.sequence


async def _loaded(row: TableRow, moves: Sequence[Move], edition: Edition | None) -> LiveTable:
    if len(moves) > _LONG_GAME:
        return await asyncio.to_thread(load, row, moves, edition)
    return load(row, moves, edition)


def _writing(before: TableRow, change: Change) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        queries.commit(connection, before, change.row, change.moves)
        if change.row and change.row.results and not before.results:
            ratings.finish(connection, change.row)

    return write


def _hint(
    live: TableRow, before: TableRow | None, row: TableRow | None, moves: Sequence[Move]
) -> TableChanged:
    """What other processes are told about a change."""
    if row is None or before is None or len(moves) != 1:
        return TableChanged(live.id, live.version + 1 if row is None else row.version)
    move = moves[0]
    text, seat, _ = move.entry
    made = NewMove(move.sequence, seat, text, move.at, move.person, move.key)
    return TableChanged(row.id, row.version, changed_columns(before, row), made)


def _log(row: TableRow, change: Change) -> None:
    facts = {"table": row.id, "sequence": row.sequence, "version": row.version}
    if not change.moves:
        LOG.info("table changed", extra=facts | {"status": row.status})
    for move in change.moves:
        maker = "person" if move.person else "bot"
        metrics.MOVES.labels(maker).inc()
        made = {"sequence": move.sequence, "seat": move.entry.seat, "maker": maker}
        LOG.info("entry", extra=facts | made)
