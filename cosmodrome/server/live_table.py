"""A table in memory: a cache of its row and moves."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from msgspec import Raw

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import State
from cosmodrome.engine.record import Record
from cosmodrome.server.delays import Delayed, Shown
from cosmodrome.server.editions import Edition
from cosmodrome.server.errors import CannotReplay
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.moves import Move, replay
from cosmodrome.server.seat_view import SeatView
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.thinking import Job

# The number of moves that a returning client can be sent; older ones are in the journal.
RECENT: Final = 64


class Change(NamedTuple):
    """What a command makes of a table: the new row (None: the table is removed), and its moves."""

    row: TableRow | None
    moves: Sequence[Move] = ()


class LiveTable:
    """A table that is being looked at or played.

    ``record`` may be ahead of ``row`` while a change is being written. Everything that clients
    are sent comes from ``row``, ``state`` and ``recent``, which are on disk.

    A game whose rules or printed values are gone has no record: everything that needs it is
    refused.
    """

    def __init__(self, row: TableRow, replayed: "Replayed | None") -> None:
        self.row = row
        self.recent: deque[Move] = deque(maxlen=RECENT)
        self.people: dict[str, PersonRef] = {}
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        # The other processes that have the table in memory, and when each last said so.
        self.held_by: dict[str, float] = {}
        # What each seat sees of this position, built when it is first needed.
        self.seat_views: dict[int | None, SeatView] = {}
        # What people without a seat see, if they see it later.
        self.delayed: Delayed | None = None
        self.delayed_view: SeatView | None = None
        # The last moves as JSON, by number and viewer, likewise.
        self.shown_steps: dict[tuple[int, int | None], Raw] = {}
        self.take(replayed)
        self._show()

    @property
    def readable(self) -> bool:
        """Whether the game can be replayed here."""
        return self.replayed is not None

    @property
    def edition(self) -> Edition:
        """The game that is played here."""
        return self._readable().edition

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._readable().record

    @property
    def state(self) -> State:
        """The newest position on disk."""
        if self._state is None:
            raise CannotReplay
        return self._state

    def take(self, replayed: "Replayed | None") -> None:
        """Take a record that was read again."""
        self.replayed = replayed
        self.recent = deque(replayed.recent if replayed else (), RECENT)
        self.delayed = None

    def _readable(self) -> "Replayed":
        if self.replayed is None:
            raise CannotReplay
        return self.replayed

    def _show(self) -> None:
        """Make the position of the record visible."""
        record = self.replayed.record if self.replayed else None
        self._state = record.state.clone() if record else None
        self.undo_barriers = _undo_barriers(self.row, record)
        self.seat_views.clear()
        self.shown_steps.clear()
        self._show_later()

    def _show_later(self) -> None:
        """Let spectators see one move more; the whole game once it is over."""
        self.delayed_view = None
        delay = self.row.delay if self.row.status == "running" else 0
        if not delay or self._state is None:
            self.delayed = None
            return
        if self.delayed is None:
            self.delayed = Delayed(delay, self._readable().past)
        self.delayed.note(Shown(self.row.sequence, self._state))

    def accept(self, row: TableRow, moves: Sequence[Move] = ()) -> None:
        """Make a change that is on disk visible; the record contains its moves already."""
        self.row = row
        self.recent.extend(moves)
        self._show()

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
        return Job(
            row.game,
            self.edition.sheets,
            len(row.chairs),
            row.options,
            row.seed,
            row.chance,
            list(entries),
            row.position,
        )


# A command is tried on a table whose record it may play on. It returns the change to be
# written, or raises a refusal, and then nothing has changed.
Command = Callable[[LiveTable], Change]


class Replayed(NamedTuple):
    """The moves of a table, replayed."""

    edition: Edition
    record: Record
    recent: Sequence[Move]
    # The last positions, where spectators see the game later.
    past: Sequence[Shown] = ()


def load(row: TableRow, moves: Sequence[Move], edition: Edition | None) -> LiveTable:
    """Build a live table from its row and moves."""
    return LiveTable(row, _replayed(row, moves, edition) if edition else None)


def _replayed(row: TableRow, moves: Sequence[Move], edition: Edition) -> Replayed | None:
    try:
        record = edition.new_record(row)
        past = deque([Shown(0, record.state.clone())], maxlen=row.delay + 1)
        recent: deque[Move] = deque(maxlen=RECENT)
        for move in replay(record, moves):
            recent.append(move)
            if row.delay and move.sequence >= row.sequence - row.delay:
                past.append(Shown(move.sequence, record.state.clone()))
        return Replayed(edition, record, recent, past)
    except CosmodromeError as problem:
        LOG.error("table cannot be replayed", extra={"table": row.id, "code": problem.code})
        return None


def _undo_barriers(row: TableRow, record: Record | None) -> list[str]:
    """For each seat, why it cannot undo without asking; empty: it can."""
    if record is None or row.status != "running":
        why = "over" if row.status == "finished" else "nothing"
        return [why] * len(row.chairs)
    if plays_alone(row):
        can = bool(record.steps_since(row.seats_of(row.people()[0])))
        return ["" if can and chair.person else "nothing" for chair in row.chairs]
    return [record.undo_barrier(seat) for seat in range(len(row.chairs))]


def plays_alone(row: TableRow) -> bool:
    """Whether one person plays with bots and nothing is at stake: they may take back anything."""
    return not row.rated and len(row.people()) == 1
