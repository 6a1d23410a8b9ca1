"""Nobody gains by undo, by a wrong system clock, by leaving, or by not moving."""

import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from serving import with_services
from sqlalchemy import select, update

from cosmodrome.engine.errors import CannotUndo
from cosmodrome.server import clocks, heartbeat, queries, ratings
from cosmodrome.server.bot_turns import BotTurns
from cosmodrome.server.commands.claim import claim
from cosmodrome.server.commands.come_back import come_back
from cosmodrome.server.commands.join import taking_seat
from cosmodrome.server.commands.leave import leave
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.commands.play import play, play_bot
from cosmodrome.server.commands.undo import undo
from cosmodrome.server.errors import BadTable, NotYet
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.acts import PlayAct, UndoAct
from cosmodrome.server.messages.common import ByTurns, Live, NoClock, Pace
from cosmodrome.server.messages.tables import NewTable, Result, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.schema import RATINGS, SHARED, TABLES
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.timestamps import Clock, clock

HOUR = 3_600_000
ME_AND_YOU = [SeatRequest("me"), SeatRequest("open")]


async def seated(
    services: Services, pace: Pace, game: str = "galaktiko"
) -> tuple[list[Person], LiveTable]:
    """Two people at a table where the game is running."""
    people = [await services.people.new_guest(f"Guest {number}", "en") for number in range(2)]
    table = new_table(NewTable(game, ME_AND_YOU, pace=pace, order="listed"), people[0])
    live = (await services.tables.create(table)).live
    committed = await services.tables.commit(live, taking_seat(people[1], None))
    return people, committed.live


def first_action(live: LiveTable) -> str:
    return live.record.game.actions.name(live.state.legal()[0])


async def play_first(services: Services, people: list[Person], live: LiveTable) -> None:
    row = live.row
    act = PlayAct(first_action(live), row.sequence, f"key {row.sequence}")
    await play(services, row.id, people[row.to_move], act)


async def take_back(services: Services, person: Person, live: LiveTable, ask: bool = False) -> None:
    row = live.row
    await undo(services, row.id, person, UndoAct(row.sequence, f"key {row.sequence}", ask))


async def wait_ago(services: Services, live: LiveTable, milliseconds: int) -> None:
    """Let the decision have begun so much earlier."""
    live.row = replace(live.row, turn_began=live.row.turn_began - milliseconds)
    began = update(TABLES).where(TABLES.c.id == live.row.id)
    await services.store.write(lambda c: c.execute(began.values(turn_began=live.row.turn_began)))


def test_a_time_bank_gains_nothing_by_undo(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, Live(600, 30))
        first = live.row.to_move
        for _ in range(20):
            await play_first(services, people, live)
            # Placing a ship passes the turn and reveals nothing.
            assert live.row.to_move != first
            await take_back(services, people[first], live)
            assert live.row.to_move == first
        banks = [chair.bank for chair in live.row.chairs]
        assert banks[first] <= 600_000
        assert banks[1 - first] == 600_000

    with_services(tmp_path, work)


def test_who_takes_back_pays_for_the_time_of_the_other(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, Live(600, 30))
        first = live.row.to_move
        await play_first(services, people, live)
        await wait_ago(services, live, 100_000)
        await take_back(services, people[first], live)
        assert live.row.chairs[first].bank <= 500_000
        assert live.row.chairs[1 - first].bank == 600_000

    with_services(tmp_path, work)


def test_the_hours_of_a_turn_go_on_after_an_undo(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, ByTurns(24))
        first = live.row.to_move
        await wait_ago(services, live, 20 * HOUR)
        began = live.row.turn_began
        await play_first(services, people, live)
        assert live.row.turn_began > began
        await take_back(services, people[first], live)
        assert live.row.turn_began == began
        assert clocks.deadline(live.row) == began + 24 * HOUR

    with_services(tmp_path, work)


def test_an_undo_that_leaves_no_time_is_refused(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, Live(60, 30))
        first = live.row.to_move
        await play_first(services, people, live)
        await wait_ago(services, live, 70_000)
        with pytest.raises(CannotUndo) as refused:
            await take_back(services, people[first], live)
        assert refused.value.facts == {"why": "time"}
        assert len(live.record.entries) == 1

    with_services(tmp_path, work)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_of_the_system_clock_changes_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, Live(600))
        true = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: true() + jump * 1_000_000)
        await BotTurns(services).look_after_due()
        assert live.row.chairs[live.row.to_move].stand_in is None
        first = live.row.to_move
        await play_first(services, people, live)
        assert 590_000 < live.row.chairs[first].bank <= 600_000

    with_services(tmp_path, work)


def test_time_goes_on_after_a_restart_with_a_clock_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = Clock()
    monkeypatch.setattr(heartbeat, "clock", fresh)
    stored = fresh() + HOUR

    async def work(services: Services) -> None:
        _, live = await seated(services, Live(600))
        alive = update(SHARED).where(SHARED.c.name == "alive").values(value=str(stored))
        began = update(TABLES).values(turn_began=stored - 1_000, due=stored + 599_000)
        await services.store.write(lambda c: (c.execute(alive), c.execute(began)))
        await services.store.write(lambda c: heartbeat.resume(c, shared=False))
        row = await services.store.read(lambda c: queries.fetch(c, live.row.id))
        assert row is not None
        assert stored <= fresh() < stored + 60_000
        # One second was used before, and none since.
        assert 0 <= fresh() - row.turn_began <= 60_000

    with_services(tmp_path, work)


def test_a_stand_in_does_not_take_back_what_was_revealed(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, NoClock(), "mlem")
        while not live.record.steps or live.record.steps[-1].free:
            await play_first(services, people, live)
        mover = live.record.steps[-1].seat
        await leave(services, live.row.id, people[1 - mover])
        with pytest.raises(CannotUndo) as refused:
            await take_back(services, people[mover], live, ask=True)
        assert refused.value.facts == {"why": "away"}
        await come_back(services, live.row.id, people[1 - mover])
        await take_back(services, people[mover], live, ask=True)
        assert live.row.pending_undo is not None

    with_services(tmp_path, work)


def test_what_a_bot_played_is_counted(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, NoClock())
        first = live.row.to_move
        await leave(services, live.row.id, people[first])
        await services.tables.commit(live, play_bot(first_action(live), 0))
        await come_back(services, live.row.id, people[first])
        await play_first(services, people, live)
        assert [chair.bot_actions for chair in live.row.chairs] == [
            int(seat == first) for seat in range(2)
        ]

    with_services(tmp_path, work)


def test_no_rating_for_what_a_bot_played(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        _, live = await seated(services, NoClock())

        def finished(*bot_actions: int) -> TableRow:
            chairs = [
                Chair("person", person=f"p{seat}", bot_actions=count)
                for seat, count in enumerate(bot_actions)
            ]
            results = [Result(0, 9, 1), Result(1, 5, 2)]
            return replace(
                live.row, status="finished", rated=True, chairs=chairs, results=results, finished=1
            )

        assert ratings.places(finished(0, 0)) == [1, 2]
        # The winner's bot has won: that is a loss.
        left_early = ratings.places(finished(3, 0))
        assert left_early[0] > left_early[1]
        await services.store.write(lambda c: ratings.finish(c, finished(3, 1)))
        rated = await services.store.read(lambda c: c.execute(select(RATINGS)).all())
        assert not rated

    with_services(tmp_path, work)


def test_a_rated_game_needs_a_clock() -> None:
    owner = Person("somebody", "Olga", "en", False, 0)
    with pytest.raises(BadTable) as refused:
        new_table(NewTable("galaktiko", ME_AND_YOU, rated=True), owner)
    assert refused.value.facts == {"why": "clock"}
    assert new_table(NewTable("galaktiko", ME_AND_YOU, pace=Live(600), rated=True), owner).rated


def test_others_go_on_without_a_player_who_vanished(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, NoClock())
        absent = live.row.to_move
        table, other = live.row.id, people[1 - absent]
        with pytest.raises(NotYet):
            await claim(services, table, other)
        await wait_ago(services, live, 24 * HOUR)
        with pytest.raises(NotYet):
            await claim(services, table, people[absent])
        await claim(services, table, other)
        assert live.row.chairs[absent].stand_in == "clock"
        await come_back(services, table, people[absent])
        assert live.row.chairs[absent].stand_in is None

    with_services(tmp_path, work)


def test_a_clock_is_not_for_claims(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people, live = await seated(services, ByTurns(720))
        await wait_ago(services, live, 48 * HOUR)
        assert clock() - live.row.turn_began >= 48 * HOUR
        with pytest.raises(NotYet):
            await claim(services, live.row.id, people[1 - live.row.to_move])

    with_services(tmp_path, work)
