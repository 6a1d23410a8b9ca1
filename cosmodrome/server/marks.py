"""Marks: counted in the background when a game has ended, and again when definitions change.

What counts: games that were finished here by a person in a single seat, rated or not, with people
or bots; not those that go on from another game, nor seats for which a bot has played. A
person who plays with bots alone may take back anything; such a game counts if nothing was.

Each game is counted in a transaction of its own, with the fingerprint of the definitions: a server
that is killed goes on where it was. Two processes that count the same game write the same.
"""

import asyncio
import random
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.record import is_undo
from cosmodrome.marks.counting import Tally, reached, tallies
from cosmodrome.marks.definitions import Mark, Marks, marks_of
from cosmodrome.registry import game_names
from cosmodrome.server import queries, ratings
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages.seasons import MarkState
from cosmodrome.server.queries import StoredTable
from cosmodrome.server.schema import (
    MARK_TALLIES,
    MARKS,
    MARKS_COUNTED,
    PEOPLE,
    RESULTS,
    TABLES,
)
from cosmodrome.server.store import Store
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import now

# How many games are counted before other jobs have a turn.
_CHUNK: Final = 8
# Several processes choose from this many, so that they rarely count the same game.
_CANDIDATES: Final = 64
# Seconds between two games, so that a recount leaves the processor to the players.
_PAUSE: Final = 0.02
# Milliseconds to look back, since clocks and commits are not in step.
_OVERLAP: Final = 30_000
# Milliseconds after which all games are looked through again: some may have been imported.
_ANEW: Final = 3_600_000
_TALLY_COLUMNS: Final = tuple(MARK_TALLIES.c[name] for name in Tally._fields)


class Counted(NamedTuple):
    """What a game counts: by person and mark."""

    row: TableRow
    tallies: dict[str, dict[str, Tally]]


class MarkCounter:
    """Counts marks, in one server process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By game: everything that ended before was counted, and when all games were looked through.
        self._since = dict.fromkeys(game_names(), 0)
        self._looked = dict.fromkeys(game_names(), 0)

    async def count(self) -> None:
        """Count some games that were not counted with the present definitions."""
        for game in self._since:
            marks = await asyncio.to_thread(marks_of, game)
            await self._count(marks)

    async def _count(self, marks: Marks) -> None:
        at, since = now(), self._since[marks.game]
        if at - self._looked[marks.game] > _ANEW:
            since = 0
        tables = await self._store.read(lambda c: _uncounted(c, marks, since))
        random.shuffle(tables)
        for table in tables[:_CHUNK]:
            await self._count_game(table, marks)
            await asyncio.sleep(_PAUSE)
        if not tables:
            self._since[marks.game] = at - _OVERLAP
            if not since:
                await self._store.write(lambda c: _forget_others(c, marks))
                self._looked[marks.game] = at

    async def _count_game(self, table: str, marks: Marks) -> None:
        stored = await self._store.read(lambda c: queries.fetch_whole(c, table))
        if stored is None:
            return
        counted = await asyncio.to_thread(count_game, stored, marks)
        try:
            await self._store.write(lambda c: _keep(c, counted, marks))
        except IntegrityError:
            # Another process has counted it at the same moment.
            LOG.info("marks were counted elsewhere", extra={"table": table})


def count_game(stored: StoredTable, marks: Marks) -> Counted:
    """Replay a game and count it for everybody for whom it counts."""
    row, moves, edition = stored
    seats = [seat for seat in range(len(row.chairs)) if _counts(stored, seat)]
    if edition is None or not seats:
        return Counted(row, {})
    record = edition.new_record(row)
    try:
        record.enter_all(move.entry.text for move in moves)
    except CosmodromeError as problem:
        LOG.error("table cannot be replayed", extra={"table": row.id, "code": problem.code})
        return Counted(row, {})
    found = tallies(record, marks)
    return Counted(row, {str(row.chairs[seat].person): found[seat] for seat in seats})


def _counts(stored: StoredTable, seat: int) -> bool:
    """Whether a game counts for the person in a seat."""
    row, moves, _ = stored
    person = row.chairs[seat].person
    if person is None or row.branched_from is not None or len(row.seats_of(person)) > 1:
        return False
    if row.results is None or ratings.helped(row)[seat]:
        return False
    alone = len(row.people()) == 1
    return not (alone and any(is_undo(move.entry.text) for move in moves))


def _uncounted(connection: Connection, marks: Marks, since: int) -> list[str]:
    """Games of people that ended since a time and were not counted with these definitions."""
    counted = (MARKS_COUNTED.c.table_id == RESULTS.c.table_id) & (
        MARKS_COUNTED.c.definitions == marks.fingerprint
    )
    query = (
        select(RESULTS.c.table_id)
        .outerjoin(MARKS_COUNTED, counted)
        .where(
            RESULTS.c.game == marks.game,
            RESULTS.c.finished >= since,
            MARKS_COUNTED.c.table_id.is_(None),
        )
        .distinct()
        .limit(_CANDIDATES)
    )
    return list(connection.execute(query).scalars())


def _keep(connection: Connection, counted: Counted, marks: Marks) -> None:
    """Write down what a game counts, and which marks it gives."""
    row = counted.row
    for table in (MARKS_COUNTED, MARK_TALLIES):
        connection.execute(delete(table).where(table.c.table_id == row.id))
    connection.execute(
        insert(MARKS_COUNTED),
        {"table_id": row.id, "game": row.game, "definitions": marks.fingerprint},
    )
    by_name = {mark.name: mark for mark in marks.marks}
    # In the same order everywhere: two games of the same people cannot deadlock.
    for person in sorted(_people_only(connection, list(counted.tallies))):
        for name, tally in sorted(counted.tallies[person].items()):
            mark = by_name[name]
            facts = {"person": person, "game": row.game, "mark": name, "table_id": row.id}
            stamps = {"definition": mark.fingerprint, "finished": row.finished}
            connection.execute(insert(MARK_TALLIES), facts | stamps | tally._asdict())
            _award(connection, person, row.game, mark)


def _people_only(connection: Connection, people: list[str]) -> set[str]:
    """Those who are people, not bots, and have not deleted their account."""
    real = PEOPLE.c.id.in_(people) & PEOPLE.c.bot_of.is_(None) & ~PEOPLE.c.deleted
    return set(connection.execute(select(PEOPLE.c.id).where(real)).scalars())


def _award(connection: Connection, person: str, game: str, mark: Mark) -> None:
    """Give a person a mark if their games reach its goal.

    A mark that was won by another definition stays until everything is counted again.
    """
    _, won = _progress(connection, person, game, mark)
    if won is None:
        return
    mine = (MARKS.c.person == person) & (MARKS.c.game == game) & (MARKS.c.mark == mark.name)
    connection.execute(delete(MARKS).where(mine))
    at, table = won
    connection.execute(
        insert(MARKS),
        {
            "person": person,
            "game": game,
            "mark": mark.name,
            "definition": mark.fingerprint,
            "at": at,
            "table_id": table,
        },
    )


def _progress(
    connection: Connection, person: str, game: str, mark: Mark
) -> tuple[int, tuple[int, str] | None]:
    """How far a person is, and when and in which game the goal was reached."""
    mine = (
        (MARK_TALLIES.c.person == person)
        & (MARK_TALLIES.c.game == game)
        & (MARK_TALLIES.c.mark == mark.name)
        & (MARK_TALLIES.c.definition == mark.fingerprint)
    )
    query = (
        select(MARK_TALLIES.c.finished, MARK_TALLIES.c.table_id, *_TALLY_COLUMNS)
        .where(mine)
        .order_by(MARK_TALLIES.c.finished, MARK_TALLIES.c.table_id)
    )
    games = [((at, table), Tally(*rest)) for at, table, *rest in connection.execute(query)]
    return reached(mark, games)


def _forget_others(connection: Connection, marks: Marks) -> None:
    """Everything is counted: take away what only earlier definitions gave."""
    current = [mark.fingerprint for mark in marks.marks]
    for table in (MARKS, MARK_TALLIES):
        outdated = (table.c.game == marks.game) & table.c.definition.not_in(current)
        connection.execute(delete(table).where(outdated))


def of_person(connection: Connection, person: str) -> list[MarkState]:
    """The marks that a person has, newest first; then those to come, the nearest first."""
    query = (
        select(MARKS, TABLES.c.visibility)
        .join(TABLES, TABLES.c.id == MARKS.c.table_id)
        .where(MARKS.c.person == person)
    )
    won = {(row.game, row.mark): row for row in connection.execute(query)}
    states: list[MarkState] = []
    for game in game_names():
        for mark in marks_of(game).marks:
            row = won.get((game, mark.name))
            if row is not None:
                table = row.table_id if row.visibility == "open" else None
                states.append(MarkState(game, mark.name, mark.goal, mark.goal, row.at, table))
                continue
            progress, _ = _progress(connection, person, game, mark)
            nearly = min(progress, mark.goal - 1)
            states.append(MarkState(game, mark.name, mark.goal, nearly, None, None))
    return sorted(states, key=lambda one: (-(one.at or 0), -one.progress / one.goal))
