"""Alone with bots one takes back one's own last move in one step, and gains nothing by it."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from serving import with_services

from cosmodrome.engine.errors import CannotUndo, Stale
from cosmodrome.engine.game import NOBODY
from cosmodrome.server.commands.join import taking_seat
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.commands.play import play, play_bot
from cosmodrome.server.commands.undo import undo
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.acts import PlayAct, UndoAct
from cosmodrome.server.messages.common import ByTurns, Live, NoClock, Pace
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.thinking import think
from cosmodrome.server.views import position

HOUR = 3_600_000
BOT = SeatRequest("bot", "casual")
ALONE = [SeatRequest("me"), BOT, BOT]


async def opened(
    services: Services, pace: Pace, seats: list[SeatRequest] = ALONE, game: str = "mlem"
) -> tuple[Person, LiveTable]:
    """A person at a new table, in seat 0; always the same game."""
    person = await services.people.new_guest("Olga", "en")
    row = new_table(NewTable(game, seats, pace=pace, order="listed"), person)
    return person, (await services.tables.create(replace(row, seed="5"))).live


async def let_bots_play(services: Services, live: LiveTable) -> list[str]:
    """Let bots move until it is a person's turn; what they played."""
    played = []
    while live.row.bot_to_move():
        played.append(think(live.job(), "casual").action)
        await services.tables.commit(live, play_bot(played[-1], live.row.sequence))
    return played


async def play_my_turn(services: Services, person: Person, live: LiveTable) -> str:
    """Play first actions until a bot is to move; the last of them."""
    action = ""
    while live.row.is_turn_of(person.id):
        action = live.record.game.actions.name(live.state.legal()[0])
        key = f"play {live.row.sequence}"
        await play(services, live.row.id, person, PlayAct(action, live.row.sequence, key))
    return action


async def take_back(
    services: Services, person: Person, live: LiveTable, seen: int | None = None, key: str = ""
) -> int:
    number = live.row.sequence if seen is None else seen
    act = UndoAct(number, key or f"back {live.row.sequence}")
    return (await undo(services, live.row.id, person, act)).sequence


def test_one_step_back_through_rolls_and_answers(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        person, live = await opened(services, NoClock())
        await let_bots_play(services, live)
        assert position(live, 0, None).undo.why == "nothing"
        # Until a roll of mine was answered: neither is free.
        while True:
            action = await play_my_turn(services, person, live)
            mine = len(live.record.steps)
            before = live.record.state_after(mine - 1).digest()
            answers = await let_bots_play(services, live)
            assert live.row.to_move != NOBODY
            if answers and not live.record.steps[mine - 1].free:
                break
        after, entries = live.state.digest(), live.row.sequence
        assert position(live, 0, None).undo.possible
        assert not position(live, 1, None).undo.possible

        done = await take_back(services, person, live, key="once")
        assert live.row.sequence == done == entries + len(answers) + 1
        assert live.record.entries[entries:] == ["undo agreed"] * (len(answers) + 1)
        assert (live.row.to_move, live.state.digest()) == (0, before)
        # The same request again: it was done, and is not done twice.
        assert await take_back(services, person, live, entries, "once") == done

        again = PlayAct(action, live.row.sequence, "again")
        await play(services, live.row.id, person, again)
        assert await let_bots_play(services, live) == answers
        assert live.state.digest() == after
        # It was written down: another process reads the same.
        services.tables.forget_idle(-1)
        assert (await services.tables.open(live.row.id)).state.digest() == after

    with_services(tmp_path, work)


def test_a_bot_that_moves_meanwhile_is_not_in_the_way(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        person, live = await opened(services, NoClock())
        await let_bots_play(services, live)
        await play_my_turn(services, person, live)
        seen = live.row.sequence
        assert await let_bots_play(services, live)
        await take_back(services, person, live, seen)
        assert live.row.is_turn_of(person.id)
        # The second press was meant for the same move, which is gone already.
        with pytest.raises(Stale):
            await take_back(services, person, live, seen, "twice")

    with_services(tmp_path, work)


@pytest.mark.parametrize("rated", [False, True])
def test_others_must_agree(tmp_path: Path, rated: bool) -> None:
    async def work(services: Services) -> None:
        seats = [SeatRequest("me"), SeatRequest("open"), BOT]
        person, live = await opened(services, Live(600), seats, "galaktiko")
        other = await services.people.new_guest("Boris", "en")
        await services.tables.commit(live, taking_seat(other, None))
        live.row = replace(live.row, rated=rated)
        people = [person, other]
        await let_bots_play(services, live)
        for one in people:
            with pytest.raises(CannotUndo) as refused:
                await take_back(services, one, live)
            assert refused.value.facts == {"why": "other-seat"}

    with_services(tmp_path, work)


def test_an_agreed_undo_goes_through_the_answers_of_bots(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        seats = [SeatRequest("me"), SeatRequest("open"), BOT]
        person, live = await opened(services, NoClock(), seats, "galaktiko")
        other = await services.people.new_guest("Boris", "en")
        await services.tables.commit(live, taking_seat(other, None))
        people = [person, other]
        await let_bots_play(services, live)
        while live.record.steps_since([2]) != 1 or live.record.steps_since([0, 1]) == 0:
            await play_my_turn(services, people[live.row.to_move], live)
            await let_bots_play(services, live)
        steps = live.record.steps_since([0, 1])
        assert steps > 1
        asks = UndoAct(live.row.sequence, "ask", ask=True)
        await undo(services, live.row.id, other, asks)
        kept = len(live.record.steps)
        await undo(services, live.row.id, person, replace(asks, key="too"))
        assert len(live.record.steps) == kept - steps
        assert live.row.to_move in (0, 1)

    with_services(tmp_path, work)


@pytest.mark.parametrize("pace", [Live(600, 30), ByTurns(24)])
def test_no_clock_gains_by_going_back(tmp_path: Path, pace: Pace) -> None:
    async def work(services: Services) -> None:
        person, live = await opened(services, pace)
        await let_bots_play(services, live)
        await play_my_turn(services, person, live)
        await let_bots_play(services, live)
        live.row = replace(live.row, turn_began=live.row.turn_began - 300_000)
        began, bank = live.row.turn_began, live.row.chairs[0].bank
        await take_back(services, person, live)
        assert live.row.is_turn_of(person.id)
        if isinstance(pace, Live):
            # The increment of the turn that is given back, and the five minutes since.
            assert live.row.chairs[0].bank <= bank - 330_000
        else:
            assert live.row.turn_began <= began

    with_services(tmp_path, work)
