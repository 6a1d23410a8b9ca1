"""A database with an arena that has lasted for long: thousands of finished games, nobody played."""

import random

from msgspec.structs import replace
from sqlalchemy import Connection

from cosmodrome.server.messages.common import Live
from cosmodrome.server.messages.tables import Result
from cosmodrome.server.messages.tournaments import BotEntrants, NewTournament
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.planning import plan
from cosmodrome.server.tournaments.rows import PairedTable
from cosmodrome.server.tournaments.seating import new_tables
from cosmodrome.server.tournaments.steps import Step

_GAME_MILLISECONDS = 20_000


def fill(connection: Connection, games: int, bots: int, now: int) -> str:
    """A running arena of bots with that many finished games of two; its id."""
    request = NewTournament(
        "Long arena",
        "galaktiko",
        "arena",
        2,
        now,
        pace=Live(60, 0),
        minutes=720,
        places=bots,
        level="novice",
        bots=[BotEntrants("novice", bots)],
    )
    whole = plan(request, "", now)
    queries.create(connection, whole)
    began = now - games // (bots // 2) * _GAME_MILLISECONDS
    row = replace(whole.row, version=1, status="running", round=1, rounds=1, due=None, began=began)
    dice = random.Random(games)
    tables: list[PairedTable] = []
    while len(tables) < games:
        order = list(range(bots))
        dice.shuffle(order)
        pairs = list(zip(order[::2], order[1::2], strict=True))[: games - len(tables)]
        at = began + len(tables) // (bots // 2) * _GAME_MILLISECONDS
        made = new_tables(whole, 1, len(tables) + 1, pairs, at)
        tables += [replace(one, row=_finished(one.row, at, dice)) for one in made]
    queries.commit(connection, whole, Step(row, [], [], tables), began)
    return row.id


def _finished(row: TableRow, began: int, dice: random.Random) -> TableRow:
    scores = [dice.randrange(40), dice.randrange(40)]
    results = [
        Result(seat, score, 1 + (scores[1 - seat] > score), 0, 9)
        for seat, score in enumerate(scores)
    ]
    finished = began + dice.randrange(_GAME_MILLISECONDS)
    return replace(
        row,
        status="finished",
        version=18,
        sequence=18,
        due=None,
        results=results,
        changed=finished,
        finished=finished,
    )
