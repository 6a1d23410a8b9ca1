"""What goes wrong inside one process: writes that fail, crowds, secrets in errors."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from serving import with_services
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.frames import Frame, Opcode

from cosmodrome.server import queries, sender
from cosmodrome.server.commands.join import taking_seat
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.commands.play import play
from cosmodrome.server.commands.undo import answering, asking_to_undo
from cosmodrome.server.connection import Connection, Subscription
from cosmodrome.server.live_table import Command, LiveTable
from cosmodrome.server.messages.acts import AnswerAct, PlayAct, UndoAct
from cosmodrome.server.messages.socket import Presence, ToClient
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.processes import Processes, ProcessMessage, TableChanged, TablesHeld
from cosmodrome.server.services import Services
from cosmodrome.server.socket_protocol import head
from cosmodrome.server.table_row import Chair, PendingUndo
from cosmodrome.server.tables import Tables


async def change(services: Services, live: LiveTable, command: Command) -> LiveTable:
    committed = await services.tables.commit(live, command)
    services.tables.publish(committed)
    return committed.live


async def seated(services: Services, count: int = 2) -> tuple[list[Person], LiveTable]:
    """Some people at a table where the game is running."""
    people = [await services.people.new_guest(f"Guest {number}", "en") for number in range(count)]
    seats = [SeatRequest("me"), *[SeatRequest("open")] * (count - 1)]
    request = NewTable("galaktiko", seats, order="listed")
    created = await services.tables.create(new_table(request, people[0]))
    live = created.live
    for person in people[1:]:
        live = await change(services, live, taking_seat(person, None))
    return people, live


def first_action(live: LiveTable, number: int = 0) -> str:
    return live.record.game.actions.name(live.state.legal()[number])


async def play_first(services: Services, people: list[Person], live: LiveTable) -> None:
    """Whose turn it is plays the first legal action."""
    row = live.row
    act = PlayAct(first_action(live), row.sequence, f"key {row.sequence}")
    services.tables.publish(await play(services, row.id, people[row.to_move], act))


def test_a_failed_write_does_not_lead_others_astray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services)
        table, mover = live.row.id, people[live.row.to_move]
        acts = [PlayAct(first_action(live, number), 0, f"key {number}") for number in (0, 1)]
        true = services.store.write_move

        async def failing(*arguments: Any) -> Any:
            monkeypatch.setattr(services.store, "write_move", true)
            # The second act comes while the first is being written.
            await asyncio.sleep(0.05)
            raise OSError("no space left on device")

        monkeypatch.setattr(services.store, "write_move", failing)
        failed, committed = await asyncio.gather(
            *(play(services, table, mover, act) for act in acts), return_exceptions=True
        )
        assert isinstance(failed, OSError)
        assert not isinstance(committed, BaseException)
        assert committed.sequence == 1
        stored = await services.store.read(lambda c: queries.fetch_whole(c, table))
        assert stored is not None
        row, moves, _ = stored
        assert row.sequence == 1
        assert [(move.sequence, move.entry.text) for move in moves] == [(1, acts[1].action)]

    with_services(tmp_path, work)


def test_a_move_whose_maker_goes_away_is_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services)
        mover = people[live.row.to_move]
        published: list[int] = []
        monkeypatch.setattr(
            services.hub, "table_changed", lambda _t, _b, row: published.append(row.sequence)
        )
        act = PlayAct(first_action(live), 0, "key")
        playing = asyncio.create_task(play(services, live.row.id, mover, act))
        await asyncio.sleep(0)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        await services.tables.close()
        assert published == [1]

    with_services(tmp_path, work)


def test_errors_of_the_database_tell_no_secrets(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        statement = text("SELECT * FROM nothing WHERE seed = :seed")
        with pytest.raises(SQLAlchemyError) as failed:
            await services.store.read(lambda c: c.execute(statement, {"seed": "4711"}))
        assert "4711" not in str(failed.value)

    with_services(tmp_path, work)


def test_a_crowd_that_comes_and_goes_fills_no_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services)
        table, hub = live.row.id, services.hub
        notified: list[str] = []
        monkeypatch.setattr(services.store, "shared", True)
        monkeypatch.setattr(services.store, "notify", notified.append)

        async def nothing(_: bytes) -> None:
            """A socket that is never written to."""

        def connect(person: Person | None) -> Connection:
            connection = Connection(person, nothing, lambda: None)
            hub.add(connection)
            return connection

        player = connect(people[0])
        hub.follow(player, live.row, Subscription(None, None))
        strangers = [connect(replace(people[1], id=f"stranger{number}")) for number in range(600)]
        for stranger in strangers:
            hub.follow(stranger, live.row, Subscription(None, None))
        for stranger in strangers[1:]:
            hub.unfollow(stranger, table)
        assert not player.dropped
        received: list[ToClient] = []
        while (message := await sender.next_message(player, services.tables, hub)) is not None:
            received.append(message)
        # Told once how things are now, not a thousand times how they were.
        presence = [message for message in received if isinstance(message, Presence)]
        assert presence == [Presence(table, [True, False], 1)]
        await asyncio.sleep(0)
        # PostgreSQL takes notifications of up to 8000 bytes, in which there are many messages.
        assert 1 < len(notified) < 100
        assert max(map(len, notified)) < 8000
        told = [message for text in notified for message in json.loads(text)[1]]
        assert max(len(json.dumps(message)) for message in told) < 500

    with_services(tmp_path, work)


def test_messages_of_other_processes_arrive_and_own_ones_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        _, live = await seated(services)
        notified: list[str] = []
        monkeypatch.setattr(services.store, "shared", True)
        monkeypatch.setattr(services.store, "notify", notified.append)
        services.processes.send(TableChanged(live.row.id, 7))
        services.processes.send(TableChanged(live.row.id, 8))
        await asyncio.sleep(0)
        (own,) = notified
        # Processes of earlier versions send these, during an upgrade.
        old = ["t:old:1", '["other",{"type":"sessions","person":"q"}]']
        heard: list[tuple[str, ProcessMessage]] = []

        async def listen(receive: Callable[[str], None]) -> None:
            for message in (own, *old, own.replace(own[2:10], "the other")):
                receive(message)

        monkeypatch.setattr(services.store, "listen", listen)
        await services.processes.listen(lambda sender, message: heard.append((sender, message)))
        assert heard == [
            ("the other", TableChanged(live.row.id, 7)),
            ("the other", TableChanged(live.row.id, 8)),
        ]

    with_services(tmp_path, work)


def test_the_news_of_a_move_is_used_only_if_it_is_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes are two sets of tables on one database."""

    async def work(services: Services) -> None:
        people, there = await seated(services)
        here = Tables(services.store, services.people, services.hub, services.processes)
        live = await here.open(there.row.id)
        news: list[ProcessMessage] = []
        monkeypatch.setattr(services.store, "shared", True)
        monkeypatch.setattr(services.processes, "send", news.append)
        services.tables.held_reported("here", TablesHeld([there.row.id]))
        news.clear()
        for _ in range(3):
            await play_first(services, people, there)
        first, second, third = [message for message in news if isinstance(message, TableChanged)]
        here.hear("there", first)
        assert (live.row.version, live.row.sequence) == (first.version, 1)
        # Heard twice, or from the future: what is on disk decides.
        here.hear("there", first)
        assert live.row.version == first.version
        here.hear("there", third)
        assert live.row.version == first.version
        await here.close()
        assert live.row == there.row
        assert live.state.digest() == there.state.digest()
        here.hear("there", second)
        assert live.row == there.row
        # A move that cannot be made here.
        late = replace(third, version=live.row.version + 1)
        assert third.columns is not None
        odd = third.columns | {"version": late.version, "sequence": 4}
        here.hear("there", replace(late, columns=odd))
        await here.close()
        assert live.row == there.row
        assert live.record.entries == there.record.entries

    with_services(tmp_path, work)


def test_processes_are_told_of_the_tables_in_their_memory_and_of_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        people, there = await seated(services)
        table = there.row.id
        line = Processes(services.store)
        here = Tables(services.store, services.people, services.hub, line)
        from_here: list[ProcessMessage] = []
        from_there: list[ProcessMessage] = []
        monkeypatch.setattr(services.store, "shared", True)
        monkeypatch.setattr(line, "send", from_here.append)
        monkeypatch.setattr(services.processes, "send", from_there.append)
        await play_first(services, people, there)
        assert not from_there
        live = await here.open(table)
        assert from_here == [TablesHeld([table])]
        # A move that is made before it is known that the table is here as well.
        await play_first(services, people, there)
        assert not from_there
        services.tables.held_reported("here", TablesHeld([table]))
        assert from_there == [TableChanged(table, there.row.version)]
        here.hear("there", TableChanged(table, there.row.version))
        await here.close()
        assert live.row == there.row
        assert list(live.held_by) == ["there"]
        # From now on the move itself is told.
        await play_first(services, people, there)
        told = from_there[-1]
        assert isinstance(told, TableChanged)
        assert told.move is not None
        here.hear("there", told)
        assert live.row == there.row
        # The answer to our report shows that the other does not know of our move.
        from_here.clear()
        here.hear("there", TableChanged(table, live.row.version - 1))
        assert from_here == [TableChanged(table, live.row.version)]
        here.forget_idle(-1)
        assert from_here[1:] == [TablesHeld([table], gone=True)]
        services.tables.held_reported("here", TablesHeld([table], gone=True))
        from_there.clear()
        await play_first(services, people, there)
        assert not from_there

    with_services(tmp_path, work)


def test_a_table_that_is_played_elsewhere_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        people, there = await seated(services)
        here = Tables(services.store, services.people, services.hub, services.processes)
        await here.open(there.row.id)
        monkeypatch.setattr(services.store, "shared", True)
        opened = time.monotonic()
        await play_first(services, people, there)
        here.catch_up(there.row.id, there.row.version)
        await here.close()
        here.forget_idle(time.monotonic() - opened)
        assert len(here) == 0

    with_services(tmp_path, work)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 100_000])
def test_texts_are_framed_as_the_protocol_says(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_asking_twice_to_undo_forgets_nobodys_answer(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, 3)
        mover = people[live.row.to_move]
        services.tables.publish(
            await play(services, live.row.id, mover, PlayAct(first_action(live), 0, "a"))
        )
        ask = UndoAct(1, "b", ask=True)
        await change(services, live, asking_to_undo(people[0].id, ask))
        await change(services, live, answering(people[1].id, AnswerAct(1, True)))
        live = await change(services, live, asking_to_undo(people[0].id, ask))
        assert live.row.pending_undo == PendingUndo(0, 1, [0, 1])
        live = await change(services, live, asking_to_undo(people[2].id, replace(ask, key="c")))
        assert live.record.entries[-1] == "undo agreed"

    with_services(tmp_path, work)


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
    rated: bool, chair: Chair, asks: bool
) -> None:
    pending = PendingUndo(0, 0, [0])
    assert pending.awaited([Chair("person", person="y"), chair], rated) == ([1] if asks else [])
