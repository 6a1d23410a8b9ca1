"""Two processes on one PostgreSQL: every table can be played through both at once."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
from serving import Json, Launch, Player, Server, duel, new_database, through

from cosmodrome.server import admin, admin_people
from cosmodrome.server.services import open_services
from cosmodrome.server.settings import Settings


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[list[Server]]:
    made = [Server(postgres), Server(postgres)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, made))
    yield made
    for server in made:
        server.stop()


def test_moves_made_through_one_are_seen_through_the_other_at_once(servers: list[Server]) -> None:
    players, table = duel(servers[0])
    there = [through(player, servers[1]) for player in players]
    with there[0].socket(table) as socket:
        position = socket.until("position")
        waited = []
        for _ in range(8):
            mover = players[position["to_move"]]
            action = mover.position(table)["legal"][0]["action"]
            began = time.perf_counter()
            mover.play(table, action, position["sequence"])
            before = position["sequence"]
            while position["sequence"] == before:
                position = socket.until("position")
            waited.append(time.perf_counter() - began)
            assert [step["sequence"] for step in position["steps"]] == [before + 1]
    assert max(waited) < 1


def test_a_table_in_one_process_is_not_told_of(servers: list[Server], postgres: str) -> None:
    players, table = duel(servers[0])
    told: list[str] = []

    async def play_and_listen() -> None:
        listener = await asyncpg.connect(postgres)
        await listener.add_listener("cosmodrome", lambda *heard: told.append(str(heard[-1])))

        def play() -> None:
            position = players[0].position(table)
            mover = players[position["to_move"]]
            action = mover.position(table)["legal"][0]["action"]
            mover.play(table, action, position["sequence"])

        await asyncio.to_thread(play)
        with through(players[0], servers[1]).socket(table) as socket:
            await asyncio.to_thread(socket.until, "position", lambda m: m["sequence"] == 1)
            await asyncio.to_thread(play)
            await asyncio.to_thread(socket.until, "position", lambda m: m["sequence"] == 2)
        await listener.close()

    asyncio.run(play_and_listen())
    messages = [message for text in told for message in json.loads(text)[1]]
    of_table = [m for m in messages if m["type"] == "table" and m["table"] == table["id"]]
    assert [message["move"][0] for message in of_table if "move" in message] == [2]


def test_whoever_is_at_another_process_is_called_once(servers: list[Server]) -> None:
    players, table = duel(servers[0])
    position = players[0].position(table)
    mover, other = players[position["to_move"]], players[1 - position["to_move"]]
    action = mover.position(table)["legal"][0]["action"]
    with through(other, servers[1]).socket() as elsewhere:
        elsewhere.until("welcome")
        # Until both processes know who is here.
        while not mover.get(f"/api/people/{other.id}")["here"]["here"]:
            time.sleep(0.02)
        mover.play(table, action, 0)
        assert elsewhere.until("your-turn")["table"] == table["id"]
        # Long enough for the other process to have looked for changes by itself.
        time.sleep(1.5)
        elsewhere.send("ping")
        assert elsewhere.receive()["type"] == "pong"


def test_racing_writers_never_lose_or_double_a_move(servers: list[Server]) -> None:
    players, table = duel(servers[0])
    doors = [[through(player, server) for server in servers] for player in players]
    acknowledged: list[int] = []
    lock = threading.Lock()

    def race(door: Player, position: Json, choice: int) -> None:
        action = position["legal"][choice % len(position["legal"])]["action"]
        key = f"{id(door)}-{choice}-{position['sequence']}"
        body = {"action": action, "seen": position["sequence"], "key": key}
        answer = door.http.post(f"/api/tables/{table['id']}/actions", json=body)
        if answer.status_code == 200:
            with lock:
                acknowledged.append(answer.json()["sequence"])
        else:
            assert answer.json()["code"] in ("stale", "not-your-turn", "game-is-over")

    with ThreadPoolExecutor(4) as pool:
        for _ in range(12):
            position = players[0].position(table)
            if position["places"]:
                break
            mover = position["to_move"]
            position = doors[mover][0].position(table)
            jobs = [
                pool.submit(race, door, position, choice)
                for choice, door in enumerate(doors[mover] * 2)
            ]
            for job in jobs:
                job.result()
    # Each number was given to one writer alone, and none is missing.
    assert sorted(acknowledged) == list(range(1, len(acknowledged) + 1))
    for door in (players[0], doors[0][1]):
        journal = door.get(f"/api/tables/{table['id']}/journal")["steps"]
        assert [step["sequence"] for step in journal] == sorted(acknowledged)


def test_the_same_key_through_both_is_done_once(servers: list[Server]) -> None:
    players, table = duel(servers[0])
    position = players[0].position(table)
    mover = players[position["to_move"]]
    action = mover.position(table)["legal"][0]["action"]
    body = {"action": action, "seen": 0, "key": "the-same"}
    path = f"/api/tables/{table['id']}/actions"
    doors = [mover, through(mover, servers[1])] * 3
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda door: door.post(path, body), doors))
    assert {answer["sequence"] for answer in answers} == {1}
    assert len(mover.get(f"/api/tables/{table['id']}/journal")["steps"]) == 1


def test_seats_and_chat_pass_between_processes(servers: list[Server]) -> None:
    one, two = Player(servers[0], "Olga"), Player(servers[1], "Boris")
    table = one.open("me", "open")
    with one.socket(table) as socket:
        two.join(table)
        running = socket.until("table", lambda m: m["table"]["status"] == "running")
        assert running["table"]["seats"][1]["person"]["name"] == "Boris"
        two.post(f"/api/tables/{table['id']}/chat", {"text": "hello", "key": "1"})
        assert socket.until("said")["line"]["text"] == "hello"
        with two.socket(table):
            there = socket.until("presence", lambda m: m["seats"] == [True, True])
            assert there["spectators"] == 0


def test_sessions_end_and_blocks_begin_in_all_processes(servers: list[Server]) -> None:
    here, pest = Player(servers[0], "Mira"), Player(servers[1], "Pest")
    there = through(here, servers[1])
    table = here.open("me", "open", visibility="open")
    with there.socket() as socket, pest.socket(table) as theirs:
        socket.until("welcome")
        theirs.until("table")
        there.get("/api/me")
        here.post("/api/me/blocks", {"person": pest.id}, 204)
        assert theirs.until("gone")["table"] == table["id"]
        here.call("DELETE", "/api/session", expect=204)
        assert socket.end() == 1006
        there.get("/api/me", 401)


def test_moderators_act_through_any_process(servers: list[Server], postgres: str) -> None:
    password = {"password": "correct horse"}
    vega, rude = Player(servers[0], "Vega of two"), Player(servers[1], "Rude of two")
    vega.call("PUT", "/api/me/password", password)
    admin_people.grant("Vega of two", True, postgres)
    vega.post("/api/session", password | {"name": "Vega of two"}, 201)
    table = rude.open("me", "open", visibility="open")
    chat = f"/api/tables/{table['id']}/chat"
    line = rude.post(chat, {"text": "rude words", "key": "1"})["sequence"]
    report = {"person": rude.id, "kind": "insults", "table": table["id"], "line": line}
    Player(servers[1], "Witness").post("/api/reports", report, 204)
    (found,) = vega.get("/api/moderation/people", name="ude of t")
    case = vega.get(f"/api/moderation/people/{found['id']}")
    assert [one["line"]["text"] for one in case["lines"] if one["flagged"]] == ["rude words"]
    with rude.socket(table) as socket:
        socket.until("table")
        act = f"/api/moderation/people/{rude.id}"
        vega.post(act, {"act": "mute", "reason": "rude", "hours": 1}, 204)
        end = time.monotonic() + 5
        while rude.http.post(chat, json={"text": "more", "key": "2"}).status_code != 403:
            assert time.monotonic() < end
        vega.post(act, {"act": "ban", "reason": "rude", "hours": 1}, 204)
        assert socket.end() == 1006
    assert rude.get("/api/me", 403)["code"] == "banned"
    assert [one["act"] for one in vega.get("/api/moderation/log")[:2]] == ["ban", "mute"]
    assert "rude" in vega.http.get("/api/moderation/log.csv").text
    assert len(vega.get("/api/moderation/in-force")) == 2
    assert all(one["person"]["id"] != rude.id for one in vega.get("/api/moderation/reports"))


def test_bots_of_a_killed_process_are_taken_over(
    servers: list[Server], postgres: str, launch: Launch
) -> None:
    third = launch(postgres)
    third.start()
    player = Player(third)
    table = player.open("me", "novice", "novice", "novice")
    third.kill()
    there = through(player, servers[0])
    with there.socket(table) as socket:
        position = socket.until("position", lambda p: p["to_move"] == 0)
        assert position["legal"]


def test_the_whole_database_replays(servers: list[Server], postgres: str) -> None:
    Player(servers[0])
    assert admin.check(postgres) == []


def test_workers_share_the_tables(postgres: str, launch: Launch) -> None:
    server = launch(postgres)
    server.start(workers=2)
    players, table = duel(server)
    with players[0].socket(table) as one, players[1].socket(table) as two:
        position = one.until("position")
        two.until("position")
        # Each request may reach another worker.
        mover = players[position["to_move"]]
        mover.play(table, mover.position(table)["legal"][0]["action"], 0)
        assert one.until("position")["sequence"] == two.until("position")["sequence"] == 1
    assert server.stop() < 8


def test_processes_may_start_together_on_a_new_database(postgres: str) -> None:
    for name in ("new_1", "new_2", "new_3", "new_4"):
        address = new_database(postgres, name)
        with ThreadPoolExecutor(4) as pool:
            starts = [pool.submit(asyncio.run, _open_and_close(address)) for _ in range(4)]
        for start in starts:
            start.result()


async def _open_and_close(address: str) -> None:
    services = await open_services(Settings(database=address))
    await services.close()
