"""Marks on the server: counted when a game has ended, and again when definitions change."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from serving import Json, Launch, Player, Server, play_out, with_services
from sqlalchemy import select

from cosmodrome.marks.definitions import Mark, Marks, marks_of
from cosmodrome.server import marks as counting
from cosmodrome.server import queries
from cosmodrome.server.deleting import delete_account
from cosmodrome.server.marks import MarkCounter, count_game
from cosmodrome.server.people import Person
from cosmodrome.server.schema import MARK_TALLIES, MARKS, MARKS_COUNTED, TABLES
from cosmodrome.server.services import Services


def first(position: Json) -> str:
    return str(position["legal"][0]["action"])


def finished_game(server: Server, *names: str, **wishes: Any) -> tuple[list[Player], Json]:
    players = [Player(server, name) for name in names]
    table = players[0].open("me", *["open"] * (len(names) - 1), visibility="open", **wishes)
    for player in players[1:]:
        player.join(table)
    play_out(players, table, first)
    return players, table


def counted(player: Player, mark: str) -> Json:
    """The state of a mark of Galaktiko on the profile."""
    states = player.get(f"/api/people/{player.id}")["marks"]
    (found,) = [one for one in states if (one["game"], one["mark"]) == ("galaktiko", mark)]
    return dict(found)


def wait_until_counted(player: Player, mark: str) -> Json:
    for _ in range(150):
        found = counted(player, mark)
        if found["progress"] or found["at"]:
            return found
        time.sleep(0.2)
    raise AssertionError("marks were not counted")


def test_a_finished_game_counts_also_after_a_kill(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    players, table = finished_game(server, "Olga", "Boris")
    winner = players[players[0].position(table)["places"].index(1)]
    server.kill()
    server.start()
    for player in players:
        player.server = server
    state = wait_until_counted(winner, "three-in-a-row")
    assert (state["progress"], state["goal"], state["at"]) == (1, 3, None)
    # A game that runs counts nothing.
    running = players[0].open("me", "open", visibility="open")
    players[1].join(running)
    before = winner.get(f"/api/people/{winner.id}")["marks"]
    time.sleep(3)
    assert winner.get(f"/api/people/{winner.id}")["marks"] == before


def with_finished_game(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    for _ in range(3):
        finished_game(server, "Olga", "Boris")
    server.stop()


def test_changed_definitions_are_counted_again(
    tmp_path: Path, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_finished_game(tmp_path, launch)

    async def recount(services: Services, *marks: Mark) -> list[tuple[str, str, str]]:
        defined = Marks("galaktiko", marks)
        others = {name: Marks(name, []) for name in ("gaia", "ganymede", "mlem")}
        monkeypatch.setattr(
            counting, "marks_of", lambda game: defined if game == "galaktiko" else others[game]
        )
        counter = MarkCounter(services.store)
        for _ in range(3):
            await counter.count()
        query = select(MARKS.c.person, MARKS.c.mark, MARKS.c.table_id)
        rows = await services.store.read(lambda c: c.execute(query).all())
        return [(row.person, row.mark, row.table_id) for row in rows]

    async def work(services: Services) -> None:
        flew = await recount(services, Mark("a", event="flew"))
        assert len(flew) == 6
        assert {mark for _, mark, _ in flew} == {"a"}
        # Harder: nobody has it any more; and another one that everybody has.
        changed = await recount(
            services, Mark("a", event="flew", goal=1000), Mark("b", event="placed")
        )
        assert {mark for _, mark, _ in changed} == {"b"}
        assert len(changed) == 6
        query = select(MARKS_COUNTED.c.table_id)
        assert len(await services.store.read(lambda c: c.execute(query).all())) == 3
        # The same once more: nothing is counted twice.
        assert (
            await recount(services, Mark("a", event="flew", goal=1000), Mark("b", event="placed"))
            == changed
        )
        assert await recount(services) == []

    with_services(tmp_path, work)


def test_what_does_not_count(tmp_path: Path, launch: Launch) -> None:
    with_finished_game(tmp_path, launch)

    async def work(services: Services) -> None:
        table = (
            await services.store.read(lambda c: c.execute(select(TABLES.c.id)).scalars().all())
        )[0]
        stored = await services.store.read(lambda c: queries.fetch_whole(c, table))
        assert stored is not None
        marks = marks_of("galaktiko")
        row = stored.row
        assert set(count_game(stored, marks).tallies) == set(row.people())
        one, two = row.chairs
        for changed in (
            replace(row, branched_from="another"),
            replace(row, chairs=[replace(one, bot_actions=1), replace(two, stand_in="left")]),
            replace(row, chairs=[one, replace(two, person=one.person)]),
            replace(row, results=None),
        ):
            assert not count_game(stored._replace(row=changed), marks).tallies
        # Alone with bots, who has taken something back gets nothing.
        alone = replace(row, chairs=[one, replace(two, kind="bot", person=None)])
        assert len(count_game(stored._replace(row=alone), marks).tallies) == 1
        undone = [replace(stored.moves[0], entry=stored.moves[0].entry._replace(text="undo"))]
        moves = [*stored.moves, *undone]
        assert not count_game(stored._replace(row=alone, moves=moves), marks).tallies

    with_services(tmp_path, work)


def test_marks_go_with_the_account(tmp_path: Path, launch: Launch) -> None:
    with_finished_game(tmp_path, launch)

    async def work(services: Services) -> None:
        counter = MarkCounter(services.store)
        for _ in range(3):
            await counter.count()
        holders = await services.store.read(
            lambda c: c.execute(select(MARK_TALLIES.c.person)).scalars().all()
        )
        assert holders
        person = await services.people.find(holders[0])
        assert isinstance(person, Person)
        await delete_account(services, person)
        left = await services.store.read(
            lambda c: c.execute(select(MARK_TALLIES.c.person)).scalars().all()
        )
        assert holders[0] not in left

    with_services(tmp_path, work)


def test_two_counters_count_once(tmp_path: Path, launch: Launch) -> None:
    with_finished_game(tmp_path, launch)

    async def work(services: Services) -> None:
        counters = [MarkCounter(services.store), MarkCounter(services.store)]
        await asyncio.gather(*(counter.count() for counter in counters))
        await asyncio.gather(*(counter.count() for counter in counters))
        query = select(MARKS_COUNTED.c.table_id)
        assert len(await services.store.read(lambda c: c.execute(query).all())) == 3

    with_services(tmp_path, work)
