"""Recompute a tournament from its seed and the results of its games."""

from itertools import pairwise

from sqlalchemy import Connection

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import queries as tables
from cosmodrome.server.commands.common import digest, results
from cosmodrome.server.moves import replay
from cosmodrome.server.tournaments.rows import PairedTable, Whole
from cosmodrome.server.tournaments.steps import paired
from cosmodrome.tournaments.pairing import FILLER, Pairing


def faults(connection: Connection, whole: Whole) -> list[str]:
    """What does not fit; empty: every game replays to its result, every pairing is right."""
    found = [
        f"round {table.round}, table {table.number}: {problem}"
        for table in whole.tables
        if (problem := _game_problem(connection, table))
    ]
    if whole.row.plan.format == "arena":
        return found + _played_at_two_tables(whole)
    for number in range(1, whole.row.round + 1):
        if _tables(whole.pairing(number)) != _tables(_again(whole, number)):
            found.append(f"round {number}: another pairing follows from the results before it")
    return found


def rulings(whole: Whole) -> list[str]:
    """The results that the operator has set: they are not from a game."""
    return [f"round {table.round}, table {table.number}" for table in whole.tables if table.ruling]


def _game_problem(connection: Connection, table: PairedTable) -> str:
    """What is wrong with a game; empty: its moves lead to the results that are stored."""
    if table.row.results is None:
        return ""
    stored = tables.fetch_whole(connection, table.row.id)
    if stored is None:
        return "the game is gone"
    row, moves, edition = stored
    if edition is None:
        return "its rules or printed values are gone"
    try:
        record = edition.new_record(row)
        for _ in replay(record, moves):
            pass
    except CosmodromeError as problem:
        return str(problem)
    if results(record, row.chairs) != row.results or digest(record.state) != row.digest:
        return "its moves lead to another result"
    return ""


def _again(whole: Whole, number: int) -> Pairing:
    """The pairing of a round, computed again for those who played or rested."""
    before = whole.pairing(number)
    players = {player for table in before.tables for player in table} | set(before.rests)
    return paired(whole, number, sorted(players - {FILLER}))


def _tables(pairing: Pairing) -> tuple[set[tuple[int, ...]], set[int]]:
    return set(pairing.tables), set(pairing.rests)


def _played_at_two_tables(whole: Whole) -> list[str]:
    """In an arena nobody plays two games at once."""
    found = []
    for entrant in whole.entrants:
        own = sorted(
            (table.row.created, table.row.finished or table.row.created, table.number)
            for table in whole.tables
            if entrant.number in table.players
        )
        for (_, ended, one), (began, _, other) in pairwise(own):
            if began < ended:
                found.append(f"{entrant.name}: tables {one} and {other} at once")
    return found
