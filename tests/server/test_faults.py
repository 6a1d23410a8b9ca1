"""What goes wrong inside one process: writes that fail, crowds, secrets in errors."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.server import ledger, plans
from cosmodrome.server.desk import Desk, open_desk
from cosmodrome.server.live import Client, Follow
from cosmodrome.server.messages import NewTable, PlayAct, Presence, SeatWish, ToClient
from cosmodrome.server.people import Person
from cosmodrome.server.rows import Asked, Chair
from cosmodrome.server.settings import Settings
from cosmodrome.server.table import LiveTable

Work = Callable[[Desk], Awaitable[None]]


def at_desk(folder: Path, work: Work) -> None:
    """Do something at the desk of a server without sockets."""

    async def run() -> None:
        desk = await open_desk(Settings(database=f"sqlite:///{folder}/tables.sqlite"))
        try:
            await work(desk)
        finally:
            await desk.close()

    asyncio.run(run())


async def seated(desk: Desk, count: int = 2) -> tuple[list[Person], LiveTable]:
    """Some people at a table that runs."""
    people = [await desk.people.new_guest(f"Guest {number}", "en") for number in range(count)]
    wish = NewTable("galaktiko", [SeatWish("me"), *[SeatWish("open")] * (count - 1)])
    live = await desk.tables.create(plans.new_table(wish, people[0]))
    for person in people[1:]:
        live = await desk.tables.change(live.row.id, plans.join(person, None))
    return people, live


def first_action(live: LiveTable, number: int = 0) -> str:
    return live.record.game.actions.name(live.state.legal()[number])


def test_a_failed_write_does_not_lead_others_astray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        people, live = await seated(desk)
        table, mover = live.row.id, people[live.row.to_move]
        wishes = [PlayAct(first_action(live, number), 0, f"key {number}") for number in (0, 1)]
        true = desk.store.write

        async def failing(*arguments: Any) -> Any:
            monkeypatch.setattr(desk.store, "write", true)
            # The second wish comes while the first is being written.
            await asyncio.sleep(0.05)
            raise OSError("no space left on device")

        monkeypatch.setattr(desk.store, "write", failing)
        done: list[int] = []
        outcomes = await asyncio.gather(
            *(desk.play(table, mover, wish, lambda d: done.append(d.sequence)) for wish in wishes),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [OSError, type(None)]
        assert done == [1]
        found = await desk.store.read(lambda c: ledger.fetch_whole(c, table))
        assert found is not None
        row, moves = found
        assert row.sequence == 1
        assert [(move.sequence, move.entry) for move in moves] == [(1, wishes[1].action)]

    at_desk(tmp_path, work)


def test_errors_of_the_database_tell_no_secrets(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        statement = text("SELECT * FROM nothing WHERE seed = :seed")
        with pytest.raises(SQLAlchemyError) as failed:
            await desk.store.read(lambda c: c.execute(statement, {"seed": "4711"}))
        assert "4711" not in str(failed.value)

    at_desk(tmp_path, work)


def test_a_crowd_that_comes_and_goes_fills_no_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(desk: Desk) -> None:
        people, live = await seated(desk)
        table = live.row.id
        hints: list[str] = []
        monkeypatch.setattr(desk.store, "hint", hints.append)
        heard: list[ToClient] = []

        async def nothing(_: bytes) -> None:
            """A socket that is never written to."""

        def client(person: Person | None) -> Client:
            made = Client(person, nothing, lambda: None, 1)
            desk.hub.enter(made)
            return made

        player = client(people[0])
        desk.hub.follow(player, table, Follow(None, None))
        strangers = [client(replace(people[1], id=f"stranger{number}")) for number in range(600)]
        for stranger in strangers:
            desk.hub.follow(stranger, table, Follow(None, None))
        for stranger in strangers[1:]:
            desk.hub.unfollow(stranger, table)
        assert not player.dropped
        while (message := await player._next(desk.hub)) is not None:
            heard.append(message)
        # Told once how things are now, not a thousand times how they were.
        assert [m for m in heard if isinstance(m, Presence)] == [Presence(table, [True, False], 1)]
        # PostgreSQL takes notifications of up to 8000 bytes.
        assert max(len(hint) for hint in hints) < 500

    at_desk(tmp_path, work)


def test_asking_twice_to_undo_forgets_nobodys_answer(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        people, live = await seated(desk, 3)
        table, mover = live.row.id, people[live.row.to_move]
        await desk.play(table, mover, PlayAct(first_action(live), 0, "a"), lambda _: None)
        await desk.tables.change(table, plans.ask_undo(people[0].id, 1, "b"))
        await desk.tables.change(table, plans.answer_undo(people[1].id, 1, True))
        live = await desk.tables.change(table, plans.ask_undo(people[0].id, 1, "b"))
        assert live.row.asked == Asked(0, 1, [0, 1])
        live = await desk.tables.change(table, plans.ask_undo(people[2].id, 1, "c"))
        assert live.record.entries[-1] == "undo agreed"

    at_desk(tmp_path, work)


@pytest.mark.parametrize(
    ("rated", "chair", "asks"),
    [
        (False, Chair("person", person="x", stand_in="clock"), False),
        (True, Chair("person", person="x", stand_in="clock"), True),
        (True, Chair("person", person="x", stand_in="left"), True),
        (True, Chair("person", person="x", stand_in="resigned"), False),
        (False, Chair("bot", level="novice"), False),
        (False, Chair("person", person="x"), True),
    ],
)
def test_a_stand_in_agrees_unless_its_person_has_a_rating_to_lose(
    tmp_path: Path, rated: bool, chair: Chair, asks: bool
) -> None:
    async def work(desk: Desk) -> None:
        _, live = await seated(desk)
        chairs = [live.row.chairs[0], chair]
        row = replace(live.row, rated=rated, chairs=chairs, asked=Asked(0, 0, [0]))
        assert plans.awaited(row) == ([1] if asks else [])

    at_desk(tmp_path, work)
