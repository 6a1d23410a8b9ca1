"""Queries about tournaments: the operations that a Store runs.

A round cannot be paired twice: a change is written against the version that was read, and the
tables of a round have the primary key (tournament, round, number).
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    RowMapping,
    and_,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from cosmodrome.server import queries
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.schema import (
    ENTRANTS,
    TABLES,
    TOURNAMENT_ROUNDS,
    TOURNAMENT_TABLES,
    TOURNAMENTS,
)
from cosmodrome.server.store import Conflict
from cosmodrome.server.table_row import row_from
from cosmodrome.server.tournaments.rows import (
    PLAN,
    PLAYERS,
    RULING,
    EntrantRow,
    PairedTable,
    RoundRow,
    TournamentRow,
    Whole,
)
from cosmodrome.server.tournaments.steps import Step

_FIELDS = [name for name in TournamentRow.__struct_fields__ if name != "plan"]


def _row(columns: RowMapping) -> TournamentRow:
    values = {name: columns[name] for name in _FIELDS}
    return TournamentRow(plan=PLAN.decode(columns["plan"]), **values)


def _columns(row: TournamentRow) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(row, name) for name in _FIELDS}
    plan = msgspec.json.encode(row.plan).decode()
    return values | {
        "plan": plan,
        "game": row.plan.game,
        "visibility": row.plan.visibility,
        "group_id": row.plan.group,
    }


def fetch_row(connection: Connection, tournament: str) -> TournamentRow | None:
    """A tournament without its entrants and tables."""
    query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
    found = connection.execute(query).mappings().first()
    return _row(found) if found else None


def fetch(connection: Connection, tournament: str, known: Whole | None = None) -> Whole | None:
    """A whole tournament. Of one that is ``known`` from before only what may have changed is read;
    if nothing has, it is the same object.

    It is read before its parts: a change made in between raises the version, and nothing can be
    written against the older one.
    """
    row = fetch_row(connection, tournament)
    if row is None:
        return None
    same = known is not None and known.row.version == row.version
    if known is None:
        tables = _tables(connection, TOURNAMENT_TABLES.c.tournament == tournament)
    else:
        tables = _changed_tables(connection, known, new=not same)
    if known is not None and same:
        return replace(known, tables=_merged(known.tables, tables)) if tables else known
    return Whole(
        row,
        _entrants(connection, tournament),
        _rounds(connection, tournament),
        _merged(known.tables if known else [], tables),
    )


def _entrants(connection: Connection, tournament: str) -> list[EntrantRow]:
    query = select(ENTRANTS).where(ENTRANTS.c.tournament == tournament)
    return [_entrant(one) for one in connection.execute(query.order_by(ENTRANTS.c.number))]


def _entrant(row: Row[Any]) -> EntrantRow:
    return EntrantRow(row.number, row.person, row.level, row.name, row.state, row.since)


def _rounds(connection: Connection, tournament: str) -> list[RoundRow]:
    own = TOURNAMENT_ROUNDS.c
    query = select(TOURNAMENT_ROUNDS).where(own.tournament == tournament).order_by(own.round)
    return [
        RoundRow(one.round, one.began, PLAYERS.decode(one.rests))
        for one in connection.execute(query)
    ]


def _changed_tables(connection: Connection, known: Whole, new: bool) -> list[PairedTable]:
    """The tables that are not as they are known: a finished game does not change any more.

    ``new``: there may be new tables, and results that the operator has set.
    """
    own = TOURNAMENT_TABLES.c
    unfinished = {one.row.id: one for one in known.tables if one.row.status != "finished"}
    versions = select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(unfinished))
    moved = [
        line.id
        for line in connection.execute(versions)
        if line.version != unfinished[line.id].row.version
    ]
    found = _tables(connection, own.table_id.in_(moved)) if moved else []
    if not new:
        return found
    last = max(((one.round, one.number) for one in known.tables), default=(0, 0))
    later = or_(own.round > last[0], and_(own.round == last[0], own.number > last[1]))
    found += _tables(connection, and_(own.tournament == known.row.id, later))
    rulings = {(one.round, one.number): one.ruling for one in known.tables}
    ruled = _tables(connection, and_(own.tournament == known.row.id, own.ruling != "null"))
    return found + [one for one in ruled if one.ruling != rulings.get((one.round, one.number))]


def _merged(known: list[PairedTable], changed: list[PairedTable]) -> list[PairedTable]:
    """All tables in order, those that have changed as they are now."""
    tables = {(one.round, one.number): one for one in [*known, *changed]}
    return [tables[place] for place in sorted(tables)]


def _tables(connection: Connection, wanted: ColumnElement[bool]) -> list[PairedTable]:
    own = TOURNAMENT_TABLES.c
    query = (
        select(own.round, own.number, own.players, own.ruling, TABLES)
        .join(TABLES, TABLES.c.id == own.table_id)
        .where(wanted)
        .order_by(own.round, own.number)
    )
    return [
        PairedTable(
            line["round"],
            line["number"],
            PLAYERS.decode(line["players"]),
            row_from(line),
            RULING.decode(line["ruling"]),
        )
        for line in connection.execute(query).mappings()
    ]


def create(connection: Connection, whole: Whole) -> None:
    """Insert a new tournament."""
    connection.execute(insert(TOURNAMENTS), _columns(whole.row))
    _add_entrants(connection, whole.row.id, whole.entrants)


def commit(connection: Connection, before: Whole, step: Step, now: int) -> None:
    """Write a step, with all tables of a new round, if the tournament still is as it was read."""
    row = step.row
    same = (TOURNAMENTS.c.id == row.id) & (TOURNAMENTS.c.version == before.row.version)
    if connection.execute(update(TOURNAMENTS).where(same).values(_columns(row))).rowcount != 1:
        raise Conflict
    try:
        known = {one.number for one in before.entrants}
        _add_entrants(connection, row.id, [one for one in step.entrants if one.number not in known])
        for one in step.entrants:
            if one.number in known:
                _change_entrant(connection, row.id, one)
        if step.rests is not None:
            rests = msgspec.json.encode(step.rests).decode()
            begun = {"tournament": row.id, "round": row.round, "began": now, "rests": rests}
            connection.execute(insert(TOURNAMENT_ROUNDS), begun)
        for table in step.tables:
            queries.create(connection, table.row)
            connection.execute(insert(TOURNAMENT_TABLES), _table_columns(row.id, table))
            _tell(connection, row, table)
    except IntegrityError as problem:
        raise Conflict from problem


def _tell(connection: Connection, row: TournamentRow, table: PairedTable) -> None:
    """Tell the people at a table that the round has begun. In an arena they are waiting for it."""
    if row.plan.format == "arena":
        return
    facts: dict[str, str | int] = {
        "name": row.plan.name,
        "round": table.round,
        "table": table.number,
    }
    path = f"/tournaments/{row.id}"
    occasion = Occasion("tournament", row.id, table.round, path, "notice-round", facts)
    for person in table.row.people():
        outbox.queue(connection, person, occasion)


def _table_columns(tournament: str, table: PairedTable) -> dict[str, Any]:
    return {
        "tournament": tournament,
        "round": table.round,
        "number": table.number,
        "table_id": table.row.id,
        "players": msgspec.json.encode(table.players).decode(),
        "ruling": "null",
    }


def _add_entrants(connection: Connection, tournament: str, entrants: Sequence[EntrantRow]) -> None:
    rows = [msgspec.structs.asdict(one) | {"tournament": tournament} for one in entrants]
    if rows:
        connection.execute(insert(ENTRANTS), rows)


def _change_entrant(connection: Connection, tournament: str, entrant: EntrantRow) -> None:
    same = (ENTRANTS.c.tournament == tournament) & (ENTRANTS.c.number == entrant.number)
    values = msgspec.structs.asdict(entrant)
    connection.execute(update(ENTRANTS).where(same).values(values))


def rule(
    connection: Connection, tournament: str, number: int, table: int, ruling: list[int | None]
) -> bool:
    """Set the places of a table; False: there is no such table."""
    own = TOURNAMENT_TABLES.c
    same = and_(own.tournament == tournament, own.round == number, own.number == table)
    encoded = msgspec.json.encode(ruling).decode()
    changed = connection.execute(update(TOURNAMENT_TABLES).where(same).values(ruling=encoded))
    return changed.rowcount == 1


def to_look_after(connection: Connection, now: int) -> list[str]:
    """The tournaments in which something may have to be done now."""
    playing = (
        select(TABLES.c.id)
        .join(TOURNAMENT_TABLES, TOURNAMENT_TABLES.c.table_id == TABLES.c.id)
        .where(
            TOURNAMENT_TABLES.c.tournament == TOURNAMENTS.c.id,
            TOURNAMENT_TABLES.c.round == TOURNAMENTS.c.round,
            TOURNAMENT_TABLES.c.ruling == "null",
            TABLES.c.status != "finished",
        )
    )
    # An arena pairs those who are free while others play. It comes before the question whether
    # anybody plays, which would look at all its tables.
    arena = TOURNAMENTS.c.plan.like('%"format":"arena"%')
    due = TOURNAMENTS.c.due <= now
    waits = TOURNAMENTS.c.due.is_(None) & ~playing.exists()
    query = select(TOURNAMENTS.c.id).where(
        or_(
            and_(TOURNAMENTS.c.status == "planned", due),
            and_(TOURNAMENTS.c.status == "running", or_(due, arena, waits)),
        )
    )
    return list(connection.execute(query).scalars())


def listed(
    connection: Connection,
    status: str | None,
    game: str | None,
    person: str | None,
    limit: int,
    group: str | None = None,
) -> list[tuple[TournamentRow, list[EntrantRow]]]:
    """Public tournaments, or those of a group or a person: newest first."""
    wanted = [TOURNAMENTS.c.visibility == "open"]
    if group is not None:
        wanted = [TOURNAMENTS.c.visibility == "group", TOURNAMENTS.c.group_id == group]
    if person is not None:
        entered = select(ENTRANTS.c.tournament).where(ENTRANTS.c.person == person)
        wanted = [or_(TOURNAMENTS.c.owner == person, TOURNAMENTS.c.id.in_(entered))]
    if status is not None:
        wanted.append(TOURNAMENTS.c.status == status)
    if game is not None:
        wanted.append(TOURNAMENTS.c.game == game)
    query = select(TOURNAMENTS).where(*wanted).order_by(TOURNAMENTS.c.changed.desc()).limit(limit)
    rows = [_row(found) for found in connection.execute(query).mappings()]
    own = ENTRANTS.c.tournament.in_([row.id for row in rows])
    entrants: dict[str, list[EntrantRow]] = {row.id: [] for row in rows}
    for one in connection.execute(select(ENTRANTS).where(own)):
        entrants[one.tournament].append(_entrant(one))
    return [(row, entrants[row.id]) for row in rows]


def unfinished_of(connection: Connection, owner: str) -> int:
    """How many tournaments of an organiser have not ended."""
    query = select(func.count()).where(
        TOURNAMENTS.c.owner == owner, TOURNAMENTS.c.status.in_(["planned", "running"])
    )
    return connection.execute(query).scalar() or 0
