"""A tournament with thousands of games costs no more to run and to watch than a short one."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from long_arena import fill
from msgspec.structs import replace
from serving import Player, Server, with_services
from sqlalchemy import Engine, event

from cosmodrome.server import admin_tournaments
from cosmodrome.server.admin import with_database
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import row_from
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.display import Display
from cosmodrome.server.tournaments.rows import Whole
from cosmodrome.server.tournaments.views import news, show

BOTS = 20


class Cost:
    """What something has cost: statements, and tables that were read."""

    def __init__(self) -> None:
        self.statements = 0
        self.tables = 0


@contextmanager
def cost(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cost]:
    """Count what is read."""
    found = Cost()

    def executed(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        found.statements += statement.startswith("SELECT")

    def reading(columns: Any) -> Any:
        found.tables += 1
        return row_from(columns)

    event.listen(Engine, "before_cursor_execute", executed)
    monkeypatch.setattr(queries, "row_from", reading)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", executed)
        monkeypatch.setattr(queries, "row_from", row_from)


def test_a_long_arena_costs_what_a_short_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []

    async def work(services: Services) -> None:
        for games in (60, 300):
            tournament = await services.store.write(
                partial(fill, games=games, bots=BOTS, now=now())
            )
            runner = services.tournaments
            await runner.find(tournament, None, None)
            # A round of tables begins: only these are read.
            with cost(monkeypatch) as pairing:
                await runner.look_after()
                whole = await runner.find(tournament, None, None)
            assert len(whole.tables) == games + BOTS // 2
            assert pairing.tables == BOTS // 2
            seen = await show(services, whole, None)
            # Nothing has changed: nothing is read, nothing is told.
            with cost(monkeypatch) as idle:
                same = await runner.find(tournament, None, None)
                told = await news(services, same, None, seen.stamp, seen.at + 10_000)
            assert (idle.statements, idle.tables) == (2, 0)
            assert (told.tournament, told.tables) == (None, [])
            # A game ends: its table is read, and the whole is told again.
            database = services.settings.database
            set_result = partial(admin_tournaments.set_result, tournament, 1, games + 1)
            await asyncio.to_thread(set_result, [1, 2], database)
            with cost(monkeypatch) as ended:
                whole = await runner.find(tournament, None, None)
            assert (ended.statements, ended.tables) == (6, 1)
            told = await news(services, whole, None, seen.stamp, seen.at)
            assert told.tournament is not None
            assert len(told.tournament.tables) == BOTS // 2 - 1
            sizes.append((len(msgspec.json.encode(seen)), len(msgspec.json.encode(told))))
            await asyncio.to_thread(admin_tournaments.cancel, tournament, database)

    with_services(tmp_path, work)
    for short, long in zip(*sizes, strict=True):
        assert long < 1.15 * short < 30_000


def test_standings_are_the_same_counted_on_or_again(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        tournament = await services.store.write(lambda c: fill(c, 60, 6, now()))
        whole = await services.store.read(lambda c: queries.fetch(c, tournament))
        assert whole is not None
        dice = random.Random(5)
        # Most games are seen in the order in which they ended, some late; one result is set.
        order = sorted(whole.tables, key=lambda one: (one.row.finished or 0) + dice.randrange(9000))
        display = Display()
        for count in range(len(order) + 1):
            row = replace(whole.row, version=count)
            part = Whole(row, whole.entrants, whole.rounds, sorted_tables(order[:count]))
            assert display.standings(part) == Display().standings(part)
        part.tables[3] = replace(part.tables[3], ruling=[None, 1])
        ruled = Whole(replace(row, version=99), part.entrants, part.rounds, part.tables)
        assert display.standings(ruled) == Display().standings(ruled)
        assert display.standings(ruled) != Display().standings(whole)

    with_services(tmp_path, work)


def sorted_tables(tables: list[Any]) -> list[Any]:
    return sorted(tables, key=lambda one: one.number)


def test_finished_games_come_by_the_page(server: Server) -> None:
    tournament = with_database(server.database, lambda c: fill(c, 25, 2, now()))
    try:
        mira, path = Player(server, "Mira"), f"/api/tournaments/{tournament}"
        shown = mira.get(path)
        assert all(table["number"] > 25 for table in shown["tables"])
        assert len(shown["standings"][0]["lines"]) == 6
        assert sum(row["games"] for row in shown["standings"]) >= 50
        page = mira.get(f"{path}/rounds/1", offset=shown["rounds"][0]["over"] - 3)["tables"]
        assert [table["number"] for table in page] == [3, 2, 1]
        assert [seat["place"] for seat in page[0]["seats"]] in ([1, 2], [2, 1], [1, 1])
        assert mira.get(f"{path}/rounds/2")["tables"] == []
        assert mira.get(f"{path}/rounds/1", 400, limit=101)["code"]
        assert mira.get(f"{path}/rounds/1", 400, offset=-1)["code"]
        assert mira.get(f"{path}/news", 400, stamp="x", since="yesterday")["code"]
    finally:
        admin_tournaments.cancel(tournament, server.database)
