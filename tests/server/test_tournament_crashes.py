"""Under kill -9 in the middle of a round nothing is paired twice, and no result is lost."""

import json
import random
import sqlite3
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from serving import Json, Launch, Player, Server, new_database, with_services

from cosmodrome.cli.main import main
from cosmodrome.server import admin, admin_tournaments
from cosmodrome.server.services import Services

KILLS = 4
BOTS = 8
ROUNDS = 3
PLAN = {
    "name": "Crash course",
    "game": "galaktiko",
    "format": "swiss",
    "seats": 4,
    "rounds": ROUNDS,
    "break_seconds": 0,
    "level": "novice",
    "bots": [{"level": "novice", "count": BOTS}],
}


def planned(folder: Path, database: str, **wishes: object) -> str:
    """A tournament of bots that is due now."""
    file = folder / "plan.json"
    file.write_text(json.dumps(PLAN | {"starts": int(time.time() * 1000)} | wishes))
    return admin_tournaments.planned(file, database)


def shown(servers: list[Server], tournament: str) -> Json:
    """The tournament, through whichever process answers."""
    for server in servers:
        try:
            found: Json = httpx.get(f"{server.url}/api/tournaments/{tournament}", timeout=20).json()
        except httpx.HTTPError:
            continue
        return found
    raise AssertionError("no server answers")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_tournament_survives_kills(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, launch: Launch
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgres":
        database = new_database(request.getfixturevalue("postgres"), "tournament_crashes")
    # SQLite has one process, PostgreSQL two, of which one is killed at a time.
    servers = [launch(database) for _ in range(1 if kind == "sqlite" else 2)]
    for server in servers:
        server.start()
    tournament = planned(tmp_path, database)
    dice = random.Random(kind)
    for number in range(KILLS):
        time.sleep(dice.uniform(0.1, 0.8))
        victim = servers[number % len(servers)]
        victim.kill()
        victim.start()
    end = time.monotonic() + 120
    while (found := shown(servers, tournament))["about"]["status"] != "finished":
        assert time.monotonic() < end, found["about"]
        time.sleep(0.2)
    every = Player(servers[0]).tournament_tables(found)
    for server in servers:
        server.kill()
    assert len(found["rounds"]) == ROUNDS
    for number in range(1, ROUNDS + 1):
        tables = [table for table in every if table["round"] == number]
        sat = Counter(seat["entrant"] for table in tables for seat in table["seats"])
        assert sat == Counter(range(BOTS))
        assert all(seat["place"] for table in tables for seat in table["seats"])
    assert admin.check(database) == []
    verified = admin_tournaments.verified(tournament, database)
    assert verified == (ROUNDS, ROUNDS * BOTS // 4, [], [])


def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as ended:
        main(["admin", "tournament", *arguments])
    told = capsys.readouterr()
    return int(str(ended.value.code)), told.out + told.err


def test_hosts_mend_a_tournament(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--database", server.database, "--lang", "en"]
    tournament = planned(tmp_path, server.database, rounds=1, seats=2)
    end = time.monotonic() + 60
    while shown([server], tournament)["about"]["status"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.1)
    assert command(capsys, "verify", tournament, *place)[0] == 0
    host = Player(server)
    status, told = command(capsys, "result", tournament, "1", "1", "1,2,3", *place)
    assert (status, "2 places" in told) == (2, True)
    assert command(capsys, "result", tournament, "1", "1", "x,1", *place)[0] == 0
    mended = host.tournament_tables(shown([server], tournament))[0]
    assert mended["ruled"]
    assert [seat["place"] for seat in mended["seats"]] == [None, 1]
    status, told = command(capsys, "verify", tournament, *place)
    assert (status, "set by hand" in told) == (0, True)
    assert tournament in command(capsys, "list", *place)[1]
    assert command(capsys, "stop", tournament, *place)[0] == 2
    assert command(capsys, "start", "nothing", *place)[0] == 2
    status, told = command(capsys, "mend", *place)
    assert (status, "replace ID NAME BY" in told) == (2, True)


def test_a_host_replaces_a_player_and_cancels(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--database", server.database, "--lang", "en"]
    new = Player(server, "Substitute")
    new.call("PUT", "/api/me/password", {"password": "correct horse"})
    later = int(time.time() * 1000) + 3_600_000
    tournament = planned(tmp_path, server.database, starts=later)
    name = shown([server], tournament)["entrants"][0]["name"]
    assert command(capsys, "replace", tournament, name, "Substitute", *place)[0] == 0
    entrant = shown([server], tournament)["entrants"][0]
    assert (entrant["person"]["id"], entrant["level"]) == (new.id, None)
    assert command(capsys, "replace", tournament, "Nobody", "Substitute", *place)[0] == 2
    assert command(capsys, "start", tournament, *place)[0] == 0
    end = time.monotonic() + 60
    while not (tables := shown([server], tournament)["tables"]):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert any(seat["entrant"] == 0 for table in tables for seat in table["seats"])
    assert command(capsys, "cancel", tournament, *place)[0] == 0
    assert shown([server], tournament)["about"]["status"] == "cancelled"


def test_verifying_waits_for_nobody_and_nobody_for_it(tmp_path: Path) -> None:
    """It replays every game: games that run must not stand still in the meantime."""

    async def nothing(services: Services) -> None:
        """The database is made."""

    with_services(tmp_path, nothing)
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    tournament = planned(tmp_path, database)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as writer:
        writer.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(1) as other:
            verified = other.submit(admin_tournaments.verified, tournament, database)
            listed = other.submit(admin_tournaments.listed, database)
            # To wait for the file takes 30 seconds.
            assert verified.result(timeout=20) == (0, 0, [], [])
            assert [row.id for row in listed.result(timeout=20)] == [tournament]


def test_operators_are_told_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def nothing(services: Services) -> None:
        """The database is made."""

    with_services(tmp_path, nothing)
    database = f"sqlite:///{tmp_path}/tables.sqlite"

    def asked(*words: str) -> str:
        with pytest.raises(SystemExit):
            main(["admin", "tournament", *words, "--database", database, "--lang", "en"])
        said = capsys.readouterr()
        return said.out + said.err

    assert "no tournaments" in asked("list")
    assert "plan cannot be read" in asked("new", str(tmp_path / "nothing.json"))
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert "plan cannot be read" in asked("new", str(broken))
    tournament = planned(tmp_path, database, seats=2)
    assert "not begun" in asked("stop", tournament)
    assert tournament in asked("list")
    admin_tournaments.start(tournament, database)

    async def go_on(services: Services) -> None:
        # The start, then the first round.
        await services.tournaments.look_after()
        await services.tournaments.look_after()

    with_services(tmp_path, go_on)
    for places in ("1,7", "0,1", "1", "1,2,3"):
        assert "name 2 places" in asked("result", tournament, "1", "1", places)
    assert "result is set" in asked("result", tournament, "1", "1", "2,x")
