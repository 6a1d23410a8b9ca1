"""A table in memory: a cache of its rows, keyed by version and sequence number."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cosmodrome.engine.game import Event, State
from cosmodrome.engine.record import Record
from cosmodrome.server.messages import PersonRef
from cosmodrome.server.rows import Move, Row, enter
from cosmodrome.server.thinking import Job

# So many entries can be told to a client that was away; older ones are in the journal.
RECENT: Final = 64


class Entry(NamedTuple):
    """A move with what it caused."""

    move: Move
    events: Sequence[Event]


class Change(NamedTuple):
    """What becomes of a table: its new row, and the entry that made it so."""

    row: Row
    entry: Entry | None = None


class LiveTable:
    """A table that somebody looks at, or that is being played.

    ``record`` may run ahead of ``row`` while a change is being written; everything that
    clients are shown comes from ``row``, ``state`` and ``recent``, which are committed.
    """

    def __init__(self, row: Row, record: Record, recent: Sequence[Entry]) -> None:
        self.row = row
        self.record = record
        self.state: State = record.state.clone()
        self.undo_barriers = _barriers(row, record)
        self.recent: deque[Entry] = deque(recent, RECENT)
        self.people: dict[str, PersonRef] = {}
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        # What each seat sees of this position, made when it is first asked for.
        self.sights: dict[int | None, Any] = {}

    def publish(self, change: Change) -> None:
        """The change is on disk: show it."""
        self.row = change.row
        if change.entry is not None:
            self.recent.append(change.entry)
        self.state = self.record.state.clone()
        self.undo_barriers = _barriers(change.row, self.record)
        self.sights.clear()
        self.used = time.monotonic()

    def catch_up(self, row: Row, moves: Sequence[Move]) -> None:
        """Take over what another process has written."""
        for move in moves:
            self.recent.append(Entry(move, enter(self.record, move)))
        self.publish(Change(row))

    def repeated(self, person: str | None, key: str) -> int | None:
        """The entry that this key became, if it is a recent one."""
        for entry in self.recent:
            if entry.move.key == key and entry.move.person == person and person is not None:
                return entry.move.sequence
        return None

    def past(self) -> Record:
        """The actions that stand now, for those who replay them while the game goes on."""
        record = self.record
        copy = Record(record.game, record.seats, record.options, record.seed)
        copy.steps.extend(record.steps)
        return copy

    def job(self) -> Job:
        """The game so far, for those who think elsewhere."""
        row = self.row
        entries = self.record.entries[: row.sequence]
        return Job(row.game, len(row.chairs), row.options, row.seed, list(entries))


def _barriers(row: Row, record: Record) -> list[str]:
    """By seat, why it cannot take back alone; empty: it can."""
    if row.status != "running":
        why = "over" if row.status == "finished" else "nothing"
        return [why] * len(row.chairs)
    return [record.undo_barrier(seat) for seat in range(len(row.chairs))]


def load(row: Row, moves: Sequence[Move]) -> LiveTable:
    """A table from its rows."""
    record = row.new_record()
    recent: deque[Entry] = deque(maxlen=RECENT)
    for move in moves:
        recent.append(Entry(move, enter(record, move)))
    return LiveTable(row, record, list(recent))
