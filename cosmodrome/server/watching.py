"""The most interesting running games.

Interesting is who plays, how well, whether the clock runs, whether it is a tournament, how close
it is, and who watches already. How close a game is counts where the table is in memory, and only as
far as spectators may see it; those that come first are loaded, since their scores are shown.
"""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from cosmodrome.games.title import title_of
from cosmodrome.server import clocks, ratings
from cosmodrome.server.errors import NoSuchTable
from cosmodrome.server.hub import Hub
from cosmodrome.server.messages.common import Live
from cosmodrome.server.messages.tables import WatchSeat
from cosmodrome.server.schema import RATINGS, TABLES, TOURNAMENTS
from cosmodrome.server.store import Store
from cosmodrome.server.table_row import TableRow, row_from
from cosmodrome.server.tables import Tables
from cosmodrome.server.timestamps import clock, now
from cosmodrome.server.tournaments.rows import PLAN
from cosmodrome.server.views import shown_to

# How many tables are compared: those with the newest moves.
_COMPARED: Final = 200
# A game without a move for this many milliseconds (three days) is not interesting.
_ASLEEP: Final = 3 * 86_400_000
# How many games are loaded so that their scores can be shown.
_OPENED: Final = 24
# Seconds for which a list serves all who ask.
_FRESH: Final = 3.0
# What counts, in points.
_PERSON: Final = 20
_LIVE: Final = 30
_TOURNAMENT: Final = 30
_WATCHER: Final = 5
_MOST_FOR_WATCHERS: Final = 50
_CLOSE: Final = 30
_NEWCOMER: Final = 1000
_RATING_POINT: Final = 10


class Game(NamedTuple):
    """A running game, and how interesting it is."""

    row: TableRow
    seats: list[WatchSeat]
    watchers: int
    lead: int | None
    tournament: str | None
    points: float


class Found(NamedTuple):
    """Running games at a time, the most interesting first, and how many there are in all."""

    games: list[Game]
    running: int
    at: int


class _Read(NamedTuple):
    rows: list[TableRow]
    running: int
    ratings: dict[tuple[str, str], int]
    tournaments: dict[str, str]


class Watching:
    """Compares running games, in one server process."""

    def __init__(self, store: Store, tables: Tables, hub: Hub) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._found = Found([], 0, 0)
        self._until = 0.0
        # Who asks while others do waits for their answer.
        self._looking = asyncio.Lock()

    async def find(self) -> Found:
        """The running public games, the most interesting first."""
        async with self._looking:
            if time.monotonic() > self._until:
                self._found = await self._look()
                self._until = time.monotonic() + _FRESH
            return self._found

    async def _look(self) -> Found:
        read = await self._store.read(_read)
        at = now()
        for game in self._ranked(read)[:_OPENED]:
            with suppress(NoSuchTable):
                await self._tables.open(game.row.id)
        return Found(self._ranked(read), read.running, at)

    def _ranked(self, read: _Read) -> list[Game]:
        games = [self._game(row, read) for row in read.rows]
        return sorted(games, key=lambda game: (-game.points, -game.row.changed))

    def _game(self, row: TableRow, read: _Read) -> Game:
        scores = self._scores(row)
        left = clocks.clocks(row, clock(), now())
        seats = [
            WatchSeat(
                read.ratings.get((row.game, chair.person or "")),
                scores[seat] if scores else None,
                left.left[seat] if left and not chair.bot else None,
            )
            for seat, chair in enumerate(row.chairs)
        ]
        best = sorted(scores or [], reverse=True)
        lead = best[0] - best[1] if len(best) > 1 else None
        watchers = self._hub.presence(row).spectators
        name = read.tournaments.get(row.tournament or "")
        return Game(row, seats, watchers, lead, name, points(row, seats, watchers, lead))

    def _scores(self, row: TableRow) -> list[int] | None:
        live = self._tables.in_memory(row.id)
        if live is None or not live.readable or live.row.status != "running":
            return None
        return title_of(live.record.game).known_scores(shown_to(live, None).state, None)


def points(row: TableRow, seats: list[WatchSeat], watchers: int, lead: int | None) -> float:
    """How interesting a game is."""
    rated = [seat.rating - _NEWCOMER for seat in seats if seat.rating is not None]
    return (
        _PERSON * len(row.people())
        + (max(0, sum(rated)) / len(seats) / _RATING_POINT if rated else 0)
        + (_LIVE if isinstance(row.pace, Live) else 0)
        + (_TOURNAMENT if row.tournament else 0)
        + min(_MOST_FOR_WATCHERS, _WATCHER * watchers)
        + (_CLOSE / (1 + lead) if lead is not None and row.sequence > len(seats) else 0)
    )


def _read(connection: Connection) -> _Read:
    running = (
        (TABLES.c.status == "running")
        & (TABLES.c.visibility == "open")
        & (TABLES.c.changed > now() - _ASLEEP)
    )
    query = select(TABLES).where(running).order_by(TABLES.c.changed.desc()).limit(_COMPARED)
    rows = [row_from(columns) for columns in connection.execute(query).mappings()]
    count = connection.execute(select(func.count()).select_from(TABLES).where(running)).scalar_one()
    return _Read(rows, count, _ratings(connection, rows), _names(connection, rows))


def _ratings(connection: Connection, rows: Iterable[TableRow]) -> dict[tuple[str, str], int]:
    """The established ratings of all who play, by game and person."""
    people = {person for row in rows for person in row.people()}
    established = RATINGS.c.person.in_(people) & (RATINGS.c.games >= ratings.ESTABLISHED)
    found = connection.execute(
        select(RATINGS.c.game, RATINGS.c.person, RATINGS.c.shown).where(established)
    )
    return {(game, person): ratings.number(shown) for game, person, shown in found}


def _names(connection: Connection, rows: Iterable[TableRow]) -> dict[str, str]:
    """The names of the tournaments that games belong to."""
    wanted = {row.tournament for row in rows if row.tournament}
    query = select(TOURNAMENTS.c.id, TOURNAMENTS.c.plan).where(TOURNAMENTS.c.id.in_(wanted))
    return {tournament: PLAN.decode(plan).name for tournament, plan in connection.execute(query)}
