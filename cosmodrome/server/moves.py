"""Moves: the entries of a game with the stamps that the server adds."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from cosmodrome.engine.record import Entry, Record
from cosmodrome.server.seat_view import KnownScores, known_scores


class Move(Struct, frozen=True):
    """An entry with its number, when it was made, by whom and under which idempotency key.

    A bot's move has neither person nor key. A move read from the database has neither events
    nor scores until it is replayed.
    """

    sequence: int
    entry: Entry
    at: int
    person: str | None = None
    key: str | None = None
    scores: KnownScores | None = None


def replay(record: Record, moves: Iterable[Move]) -> Iterator[Move]:
    """Enter stored moves into a record; the same moves with what they caused."""
    for move in moves:
        entry = record.enter(move.entry.text, move.entry.seat)
        yield replace(move, entry=entry, scores=known_scores(record.game, record.state))
