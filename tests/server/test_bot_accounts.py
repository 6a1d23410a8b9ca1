"""Bots of people: accounts that play through the API, their limits, and the two examples."""

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import ROOT, Json, Launch, Player, Server

PASSWORD = "correct horse"  # noqa: S105
Run = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs programs; none of them outlives its test."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*command: str) -> subprocess.Popen[bytes]:
        running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.wait()


class Program:
    """A program that acts as a bot."""

    def __init__(self, server: Server, bot: Json) -> None:
        headers = {"Authorization": f"Bearer {bot['secret']}"}
        self.id = bot["person"]["id"]
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=30)

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.request(method, path, json=body)


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


def made_bot(server: Server, name: str) -> tuple[Player, Json]:
    owner = account(server, f"{name} owner")
    bot: Json = owner.post("/api/me/bots", {"name": name}, 201)
    return owner, bot


def until(holds: Callable[[], bool], seconds: float = 120) -> None:
    ends = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_a_bot_is_marked_and_plays_with_a_token_of_its_own(server: Server) -> None:
    owner, made = made_bot(server, "Sputnik 7")
    assert made["person"]["bot"]
    assert not made["person"]["guest"]
    assert made["owner"]["id"] == owner.id
    bot = Program(server, made)
    assert bot.ask("GET", "/api/me").json()["name"] == "Sputnik 7"
    # It may play, and nothing else.
    for method, path in (("POST", "/api/me/bots"), ("GET", "/api/me/tokens"), ("PATCH", "/api/me")):
        assert bot.ask(method, path, {"name": "x"}).status_code == 403
    table = owner.open("me", "open")
    body = {"invite": table["invite"]}
    joined = bot.ask("POST", f"/api/tables/{table['id']}/join", body).json()
    assert [seat["person"]["bot"] for seat in joined["seats"]] == [False, True]
    assert owner.get(f"/api/people/{bot.id}")["person"]["bot"]
    [listed] = owner.get("/api/me/bots")
    assert (listed["playing"], listed["secret"]) == (1, None)
    # Names are unique among accounts and bots.
    owner.post("/api/me/bots", {"name": "SPUTNIK 7"}, 409)
    Player(server, "Guest").post("/api/me/bots", {"name": "Anything"}, 403)
    for number in range(4):
        owner.post("/api/me/bots", {"name": f"Sputnik 7 no {number}"}, 201)
    assert owner.post("/api/me/bots", {"name": "One more"}, 409)["code"] == "enough-bots"
    # A new token ends the old one, and a deleted bot has none.
    renewed = owner.post(f"/api/me/bots/{bot.id}/token", None, 201)
    assert bot.ask("GET", "/api/me").status_code == 401
    bot = Program(server, renewed)
    Player(server, "Somebody").call("DELETE", f"/api/me/bots/{bot.id}", expect=404)
    owner.call("DELETE", f"/api/me/bots/{bot.id}", expect=204)
    assert bot.ask("GET", "/api/me").status_code == 401
    assert owner.get(f"/api/tables/{table['id']}")["seats"][1]["stand_in"] == "resigned"


def test_a_challenge_keeps_to_the_limits_of_the_bot(server: Server) -> None:
    owner, made = made_bot(server, "Luna 9")
    bot, ada = Program(server, made), Player(server, "Ada")
    limits = {"at_once": 1, "games": ["galaktiko"], "paces": ["none"]}
    assert bot.ask("PUT", f"/api/bots/{bot.id}/limits", limits).status_code == 204
    ada.call("PUT", f"/api/bots/{bot.id}/limits", limits, 404)
    assert limits in [listed["limits"] for listed in ada.get("/api/bots")]

    def challenge(expect: int, **wishes: Any) -> Json:
        table = ada.open("me", "open", **wishes)
        path = f"/api/tables/{table['id']}/challenge"
        return dict(ada.post(path, {"person": bot.id}, expect) or {}) | {"table": table}

    assert challenge(409, game="mlem")["args"] == {"why": "game"}
    assert challenge(409, pace={"type": "turns", "hours": 24})["args"] == {"why": "pace"}
    table = challenge(204)["table"]
    assert challenge(409)["args"] == {"why": "busy"}
    [waiting] = bot.ask("GET", "/api/challenges").json()
    assert (waiting["table"]["id"], waiting["by"]["name"]) == (table["id"], "Ada")
    assert bot.ask("DELETE", f"/api/challenges/{table['id']}").status_code == 204
    assert bot.ask("GET", "/api/challenges").json() == []
    table = challenge(204)["table"]
    [waiting] = bot.ask("GET", "/api/challenges").json()
    body = {"invite": waiting["invite"]}
    assert bot.ask("POST", f"/api/tables/{table['id']}/join", body).json()["status"] == "running"
    assert bot.ask("GET", "/api/challenges").json() == []
    # Somebody else's table, oneself, nobody.
    ada.post(f"/api/tables/{table['id']}/challenge", {"person": "nobody"}, 404)
    mine = ada.open("me", "open")
    ada.post(f"/api/tables/{mine['id']}/challenge", {"person": ada.id}, 409)
    owner.post(f"/api/tables/{mine['id']}/challenge", {"person": bot.id}, 404)


def test_bots_are_rated_among_bots(server: Server) -> None:
    owner, made = made_bot(server, "Venera 3")
    other = owner.post("/api/me/bots", {"name": "Venera 4"}, 201)
    one, two = Program(server, made), Program(server, other)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "galaktiko", "seats": seats, "rated": True, "order": "listed"}
    wish |= {"pace": {"type": "live", "bank": 600}, "visibility": "open"}
    table = one.ask("POST", "/api/tables", wish).json()
    join = f"/api/tables/{table['id']}/join"
    assert owner.post(join, {}, 400)["args"] == {"why": "bots"}
    assert two.ask("POST", join, {}).json()["status"] == "running"
    position: Json = {"places": None}
    while not position["places"]:
        for bot in (one, two):
            position = bot.ask("GET", f"/api/tables/{table['id']}/position").json()
            if position["legal"]:
                body = {
                    "action": random.choice(position["legal"])["action"],
                    "key": str(time.time()),
                }
                body["seen"] = position["sequence"]
                bot.ask("POST", f"/api/tables/{table['id']}/actions", body)
    rated = owner.get("/api/ratings/galaktiko", bots=True)["ratings"]
    assert {one.id, two.id} <= {rating["person"]["id"] for rating in rated}
    people = owner.get("/api/ratings/galaktiko")["ratings"]
    assert not {one.id, two.id} & {rating["person"]["id"] for rating in people}


def challenged(player: Player, bot: Json) -> Json:
    """A table to which a bot is invited."""
    table = player.open("me", "open")
    player.post(f"/api/tables/{table['id']}/challenge", {"person": bot["person"]["id"]}, 204)
    return table


def play_on(player: Player, table: Json) -> bool:
    """Play one action if it is the player's turn; whether the game is over."""
    position = player.position(table)
    if position["legal"]:
        action = random.choice(position["legal"])["action"]
        player.play(table, action, position["sequence"])
    return position["places"] is not None


def until_begun(player: Player, table: Json) -> None:
    until(lambda: player.get(f"/api/tables/{table['id']}")["status"] == "running")


def play_out_all(player: Player, tables: list[Json]) -> None:
    until(lambda: all(play_on(player, table) for table in tables))


def test_the_example_stays_and_survives_restarts(tmp_path: Path, launch: Launch, run: Run) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    ada, (_, bot) = Player(server, "Ada"), made_bot(server, "Vostok 1")
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, bot["secret"]]
    first = run(*command)
    tables = [challenged(ada, bot) for _ in range(3)]
    for table in tables:
        until_begun(ada, table)
        play_on(ada, table)
    # The server goes away and comes back; then the bot does.
    server.kill()
    server.start()
    play_out_all(ada, tables[:1])
    first.kill()
    first.wait()
    run(*command)
    play_out_all(ada, tables[1:])


def test_the_example_in_typescript_plays_a_whole_game(server: Server, run: Run) -> None:
    ada, (_, bot) = Player(server, "Ada"), made_bot(server, "Voskhod 2")
    node = str(Path(sys.executable).parent / "node")
    program = run(node, str(ROOT / "examples" / "bot.ts"), server.url, bot["secret"], "1")
    table = challenged(ada, bot)
    until_begun(ada, table)
    play_out_all(ada, [table])
    assert program.wait(60) == 0
    results = ada.get(f"/api/tables/{table['id']}")["results"]
    assert [result["bot_actions"] for result in results] == [0, 0]
