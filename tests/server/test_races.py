"""Two people do something at one table at the same moment, in every pair that can meet.

Whatever comes first, nobody gets a server error, and what was answered is true afterwards. On
PostgreSQL the two go through two processes.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from serving import Json, Player, Server, new_database

from cosmodrome.server import clocks, queries
from cosmodrome.server.bot_turns import BotTurns
from cosmodrome.server.commands.common import GRACE, started
from cosmodrome.server.commands.leave import resign
from cosmodrome.server.commands.open_table import new_table
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.common import Live
from cosmodrome.server.messages.tables import NewTable, SeatRequest
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services, open_services
from cosmodrome.server.settings import Settings
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock

ROUNDS = 12

Deed = Callable[[], httpx.Response]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def doors(request: pytest.FixtureRequest) -> Iterator[list[Server]]:
    """The servers through which the first and the second person come."""
    if request.param == "sqlite":
        server = request.getfixturevalue("server")
        yield [server, server]
        return
    made = [Server(request.getfixturevalue("postgres")) for _ in range(2)]
    for server in made:
        server.start()
    yield made
    for server in made:
        server.stop()


@pytest.fixture(scope="module")
def people(doors: list[Server]) -> list[Player]:
    return [Player(doors[0], "Olga"), Player(doors[1], "Boris")]


def race(*deeds: Deed) -> list[httpx.Response]:
    """Do several things at the same moment; none of the answers is a server error."""
    together = Barrier(len(deeds))

    def do(deed: Deed) -> httpx.Response:
        together.wait()
        return deed()

    with ThreadPoolExecutor(len(deeds)) as pool:
        answers = list(pool.map(do, deeds))
    for answer in answers:
        assert answer.status_code < 500, f"{answer.request.url}: {answer.text}"
    return answers


def deed(player: Player, table: Json, what: str, body: Json | None = None) -> Deed:
    return lambda: player.http.post(f"/api/tables/{table['id']}/{what}", json=body)


def joining(player: Player, table: Json) -> Deed:
    return deed(player, table, "join", {"invite": table["invite"]})


def people_at(table: Json) -> list[Any]:
    return [seat["person"] and seat["person"]["id"] for seat in table["seats"]]


def eventually(player: Player, table: Json, holds: Callable[[httpx.Response], bool]) -> Json:
    """The table as soon as this holds: another process may have changed it a moment ago."""
    deadline = time.monotonic() + 5
    while not holds(answer := player.http.get(f"/api/tables/{table['id']}")):
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.02)
    shown: Json = answer.json()
    return shown


def is_gone(answer: httpx.Response) -> bool:
    return answer.status_code == 404


def is_running(answer: httpx.Response) -> bool:
    return answer.status_code == 200 and answer.json()["status"] == "running"


def test_the_owner_leaves_while_another_joins(people: list[Player]) -> None:
    owner, guest = people
    for _ in range(ROUNDS):
        table = owner.open("me", "open", "open")
        left, joined = race(deed(owner, table, "leave"), joining(guest, table))
        assert left.status_code == 204
        if joined.status_code == 200:
            now = eventually(guest, table, lambda answer: owner.id not in people_at(answer.json()))
            assert guest.id in people_at(now)
        else:
            assert joined.json()["code"] == "no-such-table"


def test_the_owner_leaves_while_the_last_seat_is_taken(people: list[Player]) -> None:
    owner, guest = people
    for _ in range(ROUNDS):
        table = owner.open("me", "open")
        left, joined = race(deed(owner, table, "leave"), joining(guest, table))
        assert left.status_code == 204
        if joined.status_code == 200:
            # Either the game had not begun, or a bot stands in.
            now = eventually(
                guest,
                table,
                lambda answer: (
                    owner.id not in people_at(answer.json())
                    or answer.json()["seats"][0]["stand_in"] == "left"
                ),
            )
            assert guest.id in people_at(now)
            assert (now["status"] == "running") == (owner.id in people_at(now))
        else:
            assert joined.json()["code"] == "no-such-table"


def test_somebody_is_sent_away_while_the_game_starts_or_they_leave(people: list[Player]) -> None:
    owner, guest = people
    for number in range(ROUNDS):
        table = owner.open("me", "open", "open")
        guest.join(table)
        other = deed(owner, table, "start") if number % 2 else deed(guest, table, "leave")
        kicked, _ = race(deed(owner, table, "kick", {"seat": 1}), other)
        if kicked.status_code == 200:
            now = eventually(owner, table, lambda a: guest.id not in people_at(a.json()))
            assert owner.id in people_at(now)
            guest.join(table, 404)
        else:
            assert kicked.json()["code"] in ("wrong-status", "not-your-seat")


def test_two_take_the_last_seat(people: list[Player], doors: list[Server]) -> None:
    owner, guest = people
    third = Player(doors[0], "Vera")
    for _ in range(ROUNDS):
        table = owner.open("me", "open")
        answers = race(joining(guest, table), joining(third, table))
        assert sorted(answer.status_code for answer in answers) in ([200, 404], [200, 409])


def test_the_owner_starts_while_another_leaves_or_joins(people: list[Player]) -> None:
    owner, guest = people
    for number in range(ROUNDS):
        table = owner.open("me", "open", "open")
        if number % 2:
            guest.join(table)
            second = deed(guest, table, "leave")
        else:
            second = joining(guest, table)
        started, other = race(deed(owner, table, "start"), second)
        assert started.status_code == 200
        now = eventually(owner, table, is_running)
        if not number % 2:
            assert (guest.id in people_at(now)) == (other.status_code == 200)


def test_both_leave(people: list[Player]) -> None:
    owner, guest = people
    for _ in range(ROUNDS):
        table = owner.open("me", "open", "open")
        guest.join(table)
        answers = race(deed(owner, table, "leave"), deed(guest, table, "leave"))
        assert [answer.status_code for answer in answers] == [204, 204]
        eventually(owner, table, is_gone)


def test_somebody_speaks_while_the_owner_leaves(people: list[Player]) -> None:
    owner, guest = people
    for number in range(ROUNDS):
        table = owner.open("me", "open", visibility="open")
        line = {"text": "hello", "key": str(number)}
        left, _ = race(deed(owner, table, "leave"), deed(guest, table, "chat", line))
        assert left.status_code == 204
        eventually(owner, table, is_gone)


def test_play_undo_leave_and_resign_at_once(people: list[Player]) -> None:
    for number in range(ROUNDS):
        players, table = running(people)
        position = players[0].position(table)
        mover = players[position["to_move"]]
        other = players[1 - position["to_move"]]
        action = mover.position(table)["legal"][0]["action"]
        play = deed(mover, table, "actions", {"action": action, "seen": 0, "key": "p"})
        undo = deed(mover, table, "undo", {"seen": 1, "key": "u"})
        gone = deed((mover, other)[number % 2], table, ("leave", "resign")[number // 2 % 2])
        race(play, undo, gone)
        journal = other.get(f"/api/tables/{table['id']}/journal")
        numbers = [step["sequence"] for step in journal["steps"]]
        assert numbers == list(range(1, len(numbers) + 1))


def test_a_bot_moves_while_its_opponent_takes_back(people: list[Player]) -> None:
    owner, _ = people
    again = Player(people[1].server)
    again.http.cookies.update(owner.http.cookies)
    for _ in range(3):
        table = owner.open("me", "novice", "novice")
        for number in range(4):
            position = my_turn(owner, table)
            body = {"action": position["legal"][0]["action"], "seen": position["sequence"]}
            owner.post(f"/api/tables/{table['id']}/actions", body | {"key": f"p{number}"})
            seen = position["sequence"] + 1
            answers = race(
                deed(owner, table, "undo", {"seen": seen, "key": f"u{number}"}),
                deed(again, table, "undo", {"seen": seen, "key": f"v{number}"}),
            )
            # The second of them would take back an earlier action: it has not seen the first.
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        journal = owner.get(f"/api/tables/{table['id']}/journal")
        numbers = [step["sequence"] for step in journal["steps"]]
        assert numbers == list(range(1, len(numbers) + 1))


def my_turn(player: Player, table: Json) -> Json:
    """The position when the player is to move."""
    deadline = time.monotonic() + 10
    while not (position := player.position(table))["legal"]:
        assert time.monotonic() < deadline, "it never is my turn"
        time.sleep(0.01)
    return position


def running(people: list[Player]) -> tuple[list[Player], Json]:
    """The two people in a new game."""
    table = people[0].open("me", "open")
    people[1].join(table)
    eventually(people[0], table, is_running)
    return people, table


@pytest.mark.parametrize("resigns", ["the one out of time", "the other"])
def test_somebody_resigns_while_a_clock_runs_out(database: str, resigns: str) -> None:
    """Every process looks after the clock while the request to resign comes through one of them."""

    async def run() -> None:
        processes = [await open_services(Settings(database=database)) for _ in range(2)]
        if not processes[0].store.shared:
            # SQLite has one process.
            await processes[1].close()
            processes[1] = processes[0]
        try:
            for number in range(ROUNDS):
                people, live = await out_of_time(processes[0])
                late = live.row.to_move
                seat = late if resigns == "the one out of time" else 1 - late
                answers = await asyncio.gather(
                    *(BotTurns(services).look_after_due() for services in processes),
                    resign(processes[number % 2], live.row.id, people[seat]),
                    return_exceptions=True,
                )
                assert isinstance(answers[-1], Committed), answers
                assert answers[:-1] == [None] * len(processes)
                stored = await on_disk(processes[0], live.row.id)
                stand_ins = [chair.stand_in for chair in stored.chairs]
                assert stand_ins[seat] == "resigned"
                assert seat == late or stand_ins[late] == "clock"
                assert stored.bot_to_move()
        finally:
            for services in dict.fromkeys(processes):
                await services.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    address: str = request.getfixturevalue("postgres")
    return new_database(address, f"races_{tmp_path.name}".replace("-", "_").lower())


async def on_disk(services: Services, table: str) -> TableRow:
    row = await services.store.read(lambda c: queries.fetch(c, table))
    assert row is not None
    return row


async def out_of_time(services: Services) -> tuple[list[Person], LiveTable]:
    """Two people in a game in which the clock of the one to move has run out."""
    people = [await services.people.new_guest(f"Guest {number}", "en") for number in range(2)]
    seats = [SeatRequest("me"), SeatRequest("open")]
    row = new_table(NewTable("galaktiko", seats, pace=Live(10), order="listed"), people[0])
    chairs = [Chair("person", person=person.id) for person in people]
    begun = started(replace(row, chairs=chairs))
    late = replace(begun, turn_began=begun.turn_began - 11_000)
    live = (await services.tables.create(clocks.with_due(late, clock(), GRACE))).live
    return people, live


def test_both_ask_for_a_rematch(people: list[Player]) -> None:
    for _ in range(3):
        table = finished(people)
        answers = race(*(deed(player, table, "rematch") for player in people))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == 1
        eventually(people[0], answers[0].json(), is_running)


def test_a_rematch_that_was_left_can_be_asked_for_again(people: list[Player]) -> None:
    table = finished(people)
    first = people[0].post(f"/api/tables/{table['id']}/rematch", expect=201)
    people[0].post(f"/api/tables/{first['id']}/leave", expect=204)
    second = people[1].post(f"/api/tables/{table['id']}/rematch", expect=201)
    assert second["id"] != first["id"]
    joined = people[0].post(f"/api/tables/{table['id']}/rematch", expect=201)
    assert (joined["id"], joined["status"]) == (second["id"], "running")


def test_a_rematch_is_left_while_the_other_asks(people: list[Player]) -> None:
    for _ in range(3):
        table = finished(people)
        first = people[0].post(f"/api/tables/{table['id']}/rematch", expect=201)
        left, asked = race(deed(people[0], first, "leave"), deed(people[1], table, "rematch"))
        assert left.status_code == 204
        assert asked.status_code == 201
        now = people[1].get(f"/api/tables/{asked.json()['id']}")
        assert people[1].id in people_at(now)


def finished(people: list[Player]) -> Json:
    """A game between the two that is over."""
    players, table = running(people)
    position = players[0].position(table)
    while position["to_move"] is not None:
        mover = players[position["to_move"]]
        legal = mover.position(table)["legal"]
        # Another process may be a moment behind.
        if legal:
            body = {"action": legal[0]["action"], "seen": position["sequence"]}
            mover.http.post(
                f"/api/tables/{table['id']}/actions",
                json=body | {"key": str(position["sequence"])},
            )
        position = mover.position(table)
    for player in people:
        eventually(player, table, lambda answer: answer.json()["status"] == "finished")
    return table


def test_a_line_of_chat_keeps_no_table_and_no_account(people: list[Player]) -> None:
    for number, leave in enumerate(("leave", "delete")):
        owner, passer_by = Player(people[0].server, "Mascha"), people[1]
        table = owner.open("me", "open", visibility="open")
        line = {"text": "hello", "key": f"line {number}"}
        passer_by.post(f"/api/tables/{table['id']}/chat", line)
        if leave == "leave":
            owner.post(f"/api/tables/{table['id']}/leave", expect=204)
        else:
            owner.call("DELETE", "/api/me", {}, 204)
        eventually(passer_by, table, is_gone)
