"""Finished games as records: a single one, or all of them in a file of JSON lines.

The file begins with the printed values of the games. It says about a game what a record does
not: who sat where, who made which entry and when.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from cosmodrome.engine.errors import BadRecord, CosmodromeError, OtherPosition
from cosmodrome.engine.record import Draft, Entry, parse
from cosmodrome.server import queries, ratings
from cosmodrome.server.commands.common import digest
from cosmodrome.server.editions import edition_of, keep_sheets, stored_sheets
from cosmodrome.server.errors import BadDatabase
from cosmodrome.server.ids import new_id
from cosmodrome.server.live_table import LiveTable, load
from cosmodrome.server.messages.common import Pace, Visibility
from cosmodrome.server.messages.tables import Result
from cosmodrome.server.moves import Move
from cosmodrome.server.queries import StoredTable
from cosmodrome.server.schema import TABLES
from cosmodrome.server.table_row import Chair, TableRow

# In place of the digest of a game that ended long ago and can no longer be replayed.
_NO_DIGEST: Final = "unknown"


class SheetsLine(Struct, frozen=True, tag="sheets"):
    """The printed values of some of the games."""

    game: str
    fingerprint: str
    sheets: dict[str, str]


class MadeBy(Struct, frozen=True, array_like=True):
    """Who made an entry, and when; a bot is nobody."""

    seat: int
    at: int
    person: str | None


class GameLine(Struct, frozen=True, tag="game"):
    """A finished game."""

    table: str
    owner: str
    visibility: Visibility
    pace: Pace
    rated: bool
    stand_in: str
    created: int
    finished: int
    chairs: list[Chair]
    results: list[Result] | None
    record: str
    made_by: list[MadeBy]
    drawn: list[int] | None = None
    group: str | None = None


_FINISHED: Final = TABLES.c.status == "finished"
_LINE: Final = msgspec.json.Decoder(SheetsLine | GameLine)


def record_text(stored: StoredTable) -> str:
    """The record of a finished game, with the rules and printed values it was played with."""
    row = stored.row
    return Draft(
        row.game,
        row.rules,
        row.data,
        len(row.chairs),
        row.options,
        int(row.seed),
        row.chance,
        [move.entry.text for move in stored.moves],
        row.digest or _replayed_digest(stored),
        row.position,
    ).to_text()


def _replayed_digest(stored: StoredTable) -> str:
    live = load(*stored)
    return digest(live.state) if live.readable else _NO_DIGEST


# --- all games ------------------------------------------------------------------------------


def sheets_lines(connection: Connection) -> Iterator[bytes]:
    """The printed values of all finished games."""
    data = select(TABLES.c.game, TABLES.c.data).where(_FINISHED).distinct()
    for name, fingerprint in connection.execute(data.order_by(TABLES.c.game, TABLES.c.data)).all():
        printed = stored_sheets(connection, name, fingerprint)
        if printed:
            yield msgspec.json.encode(SheetsLine(name, fingerprint, dict(printed)))


def game_lines(connection: Connection) -> Iterator[bytes]:
    """All finished games, the oldest first."""
    games = select(TABLES.c.id).where(_FINISHED).order_by(TABLES.c.finished, TABLES.c.id)
    for table in connection.execute(games).scalars().all():
        stored = queries.fetch_whole(connection, table)
        if stored is not None:
            yield msgspec.json.encode(_game_line(stored))


def _game_line(stored: StoredTable) -> GameLine:
    row = stored.row
    return GameLine(
        table=row.id,
        owner=row.owner,
        visibility=row.visibility,
        pace=row.pace,
        rated=row.rated,
        stand_in=row.stand_in,
        created=row.created,
        finished=row.finished or row.changed,
        chairs=row.chairs,
        results=row.results,
        record=record_text(stored),
        made_by=[MadeBy(move.entry.seat, move.at, move.person) for move in stored.moves],
        drawn=row.drawn,
        group=row.group,
    )


def import_games(connection: Connection, lines: Iterator[bytes]) -> int:
    """Store the games of such a file that are not here yet; how many. Ratings stay as they are."""
    added = 0
    for number, text in enumerate(lines, 1):
        try:
            added += _import_line(connection, text)
        except (msgspec.MsgspecError, CosmodromeError) as problem:
            raise BadDatabase(problem=f"line {number}: {problem}") from problem
    return added


def _import_line(connection: Connection, text: bytes) -> int:
    line = _LINE.decode(text)
    if isinstance(line, SheetsLine):
        keep_sheets(connection, line.game, line.fingerprint, tuple(line.sheets.items()))
        return 0
    if queries.fetch(connection, line.table) is not None:
        return 0
    row, moves = _table(line, parse(line.record))
    _check(load(row, moves, edition_of(connection, row)), row)
    queries.create(connection, row, moves)
    ratings.keep_results(connection, row)
    return 1


def _table(line: GameLine, draft: Draft) -> tuple[TableRow, list[Move]]:
    """A table as it was, from what the file says."""
    if len(draft.entries) != len(line.made_by) or draft.seats != len(line.chairs):
        raise BadRecord(line=1, problem="the record does not fit the rest of the line")
    moves = [
        Move(number, Entry(entry, made.seat), made.at, made.person)
        for number, (entry, made) in enumerate(zip(draft.entries, line.made_by, strict=True), 1)
    ]
    row = TableRow(
        id=line.table,
        game=draft.game,
        rules=draft.rules,
        data=draft.data,
        options=draft.options,
        seed=str(draft.seed),
        chance=draft.chance,
        owner=line.owner,
        visibility=line.visibility,
        invite=new_id(22),
        pace=line.pace,
        rated=line.rated,
        hints=False,
        spectator_chat=True,
        stand_in=line.stand_in,
        branched_from=None,
        created=line.created,
        chairs=line.chairs,
        changed=line.finished,
        status="finished",
        sequence=len(moves),
        results=line.results,
        digest=None if draft.digest == _NO_DIGEST else draft.digest,
        finished=line.finished,
        drawn=line.drawn,
        group=line.group,
        position=draft.position,
    )
    return row, moves


def _check(live: LiveTable, row: TableRow) -> None:
    """Refuse a game that leads to another end than its record says, if it can be replayed."""
    if live.readable and row.digest and digest(live.state) != row.digest:
        raise OtherPosition(entries=row.sequence)
