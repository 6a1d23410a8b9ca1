"""For operators: plan, list, start, stop, mend and verify tournaments.

A running server notices within a second or two.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select

from cosmodrome.server import queries as tables
from cosmodrome.server.admin import read_database, with_database
from cosmodrome.server.admin_people import find_account
from cosmodrome.server.commands.common import next_version
from cosmodrome.server.messages.tournaments import NewTournament
from cosmodrome.server.names import handle
from cosmodrome.server.schema import TOURNAMENTS
from cosmodrome.server.table_row import Chair
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments import queries, verify
from cosmodrome.server.tournaments.entering import cancelled, ended, started_now
from cosmodrome.server.tournaments.errors import BadPlan, BadRuling, NoSuchTournament, NotEntered
from cosmodrome.server.tournaments.planning import plan
from cosmodrome.server.tournaments.rows import TournamentRow, Whole
from cosmodrome.server.tournaments.steps import Step


class Verified(NamedTuple):
    """What a verification has found; ``rulings``: results that the operator has set."""

    rounds: int
    games: int
    faults: list[str]
    rulings: list[str]


def listed(database: str | None = None) -> list[TournamentRow]:
    """All tournaments, newest first."""

    def read(connection: Connection) -> list[TournamentRow]:
        newest = select(TOURNAMENTS.c.id).order_by(TOURNAMENTS.c.created.desc())
        names = connection.execute(newest).scalars().all()
        rows = (queries.fetch_row(connection, name) for name in names)
        return [row for row in rows if row is not None]

    return read_database(database, read)


def planned(file: Path, database: str | None = None) -> str:
    """Plan a tournament from a JSON file with the body of a request; its id."""
    try:
        request = msgspec.json.decode(file.read_bytes(), type=NewTournament)
    except OSError as problem:
        raise BadPlan(file=str(file), problem=str(problem.strerror)) from problem
    except msgspec.MsgspecError as problem:
        raise BadPlan(file=str(file), problem=str(problem)) from problem
    whole = plan(request, "", now())
    with_database(database, lambda c: queries.create(c, whole))
    return whole.row.id


def start(tournament: str, database: str | None = None) -> None:
    """Start a tournament now."""
    _change(tournament, database, started_now)


def stop(tournament: str, database: str | None = None) -> None:
    """End a tournament now, with the standings as they are."""
    _change(tournament, database, ended)


def cancel(tournament: str, database: str | None = None) -> None:
    """Cancel a tournament."""
    _change(tournament, database, cancelled)


def replace_player(tournament: str, name: str, by: str, database: str | None = None) -> None:
    """Let an account play on in place of an entrant, at a table that runs as well."""

    def write(connection: Connection) -> None:
        whole = _fetch(connection, tournament)
        person = find_account(connection, by)
        left = next((one for one in whole.entrants if handle(one.name) == handle(name)), None)
        if left is None:
            raise NotEntered
        new = replace(left, person=person, level=None, name=by[:24], state="here", since=now())
        row = replace(whole.row, version=whole.row.version + 1, changed=now())
        queries.commit(connection, whole, Step(row, [new]), now())
        for table in whole.tables:
            if not table.over and left.number in table.players:
                chairs = list(table.row.chairs)
                seat = table.players.index(left.number)
                chairs[seat] = Chair("person", person=person, bank=chairs[seat].bank)
                after = next_version(replace(table.row, chairs=chairs))
                tables.commit(connection, table.row, after, [])

    with_database(database, write)


def set_result(
    tournament: str, number: int, table: int, places: list[int | None], database: str | None = None
) -> None:
    """Set the places of a table by seat, None for a forfeit."""

    def write(connection: Connection) -> None:
        whole = _fetch(connection, tournament)
        found = [one for one in whole.tables_of(number) if one.number == table]
        seats = len(found[0].players) if found else 0
        fits = all(place is None or 1 <= place <= seats for place in places)
        if not found or len(places) != seats or not fits:
            raise BadRuling(round=number, table=table, seats=seats)
        row = replace(whole.row, version=whole.row.version + 1, changed=now())
        queries.commit(connection, whole, Step(row), now())
        queries.rule(connection, tournament, number, table, places)

    with_database(database, write)


def verified(tournament: str, database: str | None = None) -> Verified:
    """Replay every game, and compute every pairing again."""

    def read(connection: Connection) -> Verified:
        whole = _fetch(connection, tournament)
        games = sum(table.over for table in whole.tables)
        return Verified(
            whole.row.round, games, verify.faults(connection, whole), verify.rulings(whole)
        )

    return read_database(database, read)


def _change(tournament: str, database: str | None, command: Callable[[Whole, int], Step]) -> None:
    def write(connection: Connection) -> None:
        whole = _fetch(connection, tournament)
        queries.commit(connection, whole, command(whole, now()), now())

    with_database(database, write)


def _fetch(connection: Connection, tournament: str) -> Whole:
    whole = queries.fetch(connection, tournament)
    if whole is None:
        raise NoSuchTournament
    return whole
