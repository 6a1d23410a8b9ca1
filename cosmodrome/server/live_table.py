"""A table in memory: a cache of its row and moves."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cosmodrome.engine.game import State
from cosmodrome.engine.record import Record
from cosmodrome.server.messages import PersonRef
from cosmodrome.server.moves import Move, replay
from cosmodrome.server.seat_view import EncodedView
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.thinking import Job

# The number of moves that a returning client can be sent; older ones are in the journal.
RECENT: Final = 64


class Change(NamedTuple):
    """What a command makes of a table: the new row (None: the table is removed), and the move."""

    row: TableRow | None
    move: Move | None = None


class LiveTable:
    """A table that is being looked at or played.

    ``record`` may be ahead of ``row`` while a change is being written. Everything that clients
    are sent comes from ``row``, ``state`` and ``recent``, which are on disk.
    """

    def __init__(self, row: TableRow, record: Record, recent: Sequence[Move]) -> None:
        self.row = row
        self.record = record
        self.state: State = record.state.clone()
        self.undo_barriers = _undo_barriers(row, record)
        self.recent: deque[Move] = deque(recent, RECENT)
        self.people: dict[str, PersonRef] = {}
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        # What each seat sees of this position, built when it is first needed.
        self.seat_views: dict[int | None, EncodedView] = {}

    def accept(self, row: TableRow, moves: Sequence[Move] = ()) -> None:
        """Make a change that is on disk visible; the record contains its moves already."""
        self.row = row
        self.recent.extend(moves)
        self.state = self.record.state.clone()
        self.undo_barriers = _undo_barriers(row, self.record)
        self.seat_views.clear()
        self.used = time.monotonic()

    def sequence_of(self, person: str, key: str) -> int | None:
        """The number of the recent move that this person made under this key, if any."""
        for move in self.recent:
            if move.key == key and move.person == person:
                return move.sequence
        return None

    def job(self) -> Job:
        """The game so far, for a process that computes a bot's move or an analysis."""
        row = self.row
        entries = self.record.entries[: row.sequence]
        return Job(row.game, len(row.chairs), row.options, row.seed, list(entries))


# A command is tried on a table whose record it may play on. It returns the change to be
# written, or raises a refusal, and then nothing has changed.
Command = Callable[[LiveTable], Change]


def load(row: TableRow, moves: Sequence[Move]) -> LiveTable:
    """Build a live table from its row and moves."""
    record = row.new_record()
    recent = deque(replay(record, moves), maxlen=RECENT)
    return LiveTable(row, record, recent)


def _undo_barriers(row: TableRow, record: Record) -> list[str]:
    """For each seat, why it cannot undo without asking; empty: it can."""
    if row.status != "running":
        why = "over" if row.status == "finished" else "nothing"
        return [why] * len(row.chairs)
    return [record.undo_barrier(seat) for seat in range(len(row.chairs))]
