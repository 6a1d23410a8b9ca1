"""Games that were stored by an earlier version, or played with other printed values, stay usable.

``data/earlier-*`` are databases that ``data/write_database.py`` wrote with commit 63bc22e.
"""

import asyncio
import hashlib
import hmac
import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import httpx
import pytest
from msgspec.structs import replace
from serving import Json, Player, Server, new_database, with_services
from sqlalchemy import Connection, delete, select

from cosmodrome.engine.chance import BLAKE2B, XOSHIRO, ChanceName
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry, Record
from cosmodrome.registry import Sheets, game, sheets
from cosmodrome.server import admin, queries
from cosmodrome.server.commands.branch import branch
from cosmodrome.server.commands.upload import solo_table, upload
from cosmodrome.server.editions import edition, keep_sheets
from cosmodrome.server.errors import BadDatabase, CannotReplay
from cosmodrome.server.exports import record_text
from cosmodrome.server.live_table import load
from cosmodrome.server.messages.tables import StartFrom
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.schema import DATA_SETS, SHARED
from cosmodrome.server.services import Services, open_services
from cosmodrome.server.settings import Settings
from cosmodrome.server.store import open_store
from cosmodrome.server.table_row import TableRow

DATA = Path(__file__).parent / "data"
KINDS = ("sqlite", "postgresql")


class Earlier(NamedTuple):
    """A database of an earlier version, what people saw there, and a server that takes it over."""

    database: str
    seen: Json
    server: Server

    def sign_in(self, name: str) -> Player:
        player = Player(self.server, "Somebody")
        body = {"name": name, "password": self.seen["password"]}
        player.me = player.post("/api/session", body, 201)
        return player

    def tables(self, status: str, *, readable: bool) -> dict[str, Json]:
        """The tables with a status whose games this version can replay, or those it cannot."""
        found = {
            name: seen
            for name, seen in self.seen["tables"].items()
            if seen["table"]["status"] == status
            and game(seen["table"]["game"]).reads(1, seen["table"]["options"]) == readable
        }
        assert found
        return found


def earlier_file(folder: Path) -> Path:
    """The SQLite file of an earlier version."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.executescript((DATA / "earlier-sqlite.sql").read_text("utf-8"))
    return folder / "tables.sqlite"


def copied(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A copy of the database of an earlier version."""
    if kind == "sqlite":
        return f"sqlite:///{earlier_file(folder)}"
    address = new_database(request.getfixturevalue("postgres"), f"earlier_{folder.name}")

    async def fill() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute((DATA / "earlier-postgresql.sql").read_text("utf-8"))
        await connection.close()

    asyncio.run(fill())
    return address


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A copy of the database of an earlier version, for one test."""
    return copied(request.param, tmp_path, request)


@contextmanager
def taken_over(database: str) -> Iterator[Earlier]:
    """A server that has taken over the database of an earlier version."""
    kind = database.partition(":")[0]
    seen = json.loads((DATA / f"earlier-{kind}.json").read_text("utf-8"))
    server = Server(database)
    server.start()
    yield Earlier(database, seen, server)
    server.end()


@pytest.fixture
def earlier(database: str) -> Iterator[Earlier]:
    """Such a server for one test."""
    with taken_over(database) as found:
        yield found


@pytest.fixture(scope="module", params=KINDS)
def untouched(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Earlier]:
    """Such a server for all tests that only read."""
    with taken_over(copied(request.param, tmp_path_factory.mktemp("read"), request)) as found:
        yield found


@pytest.fixture(scope="module", params=KINDS)
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Earlier]:
    """Such a server for all tests that play, each at tables of its own."""
    with taken_over(copied(request.param, tmp_path_factory.mktemp("played"), request)) as found:
        yield found


def test_nothing_is_lost(untouched: Earlier) -> None:
    olga = untouched.sign_in("Olga")
    for name, seen in untouched.seen["tables"].items():
        shown = olga.get(f"/api/tables/{name}")
        for result in shown["results"] or []:
            # Nobody counted it then.
            assert result.pop("bot_actions") == 0
            assert result.pop("actions") == 0
        assert {field: shown[field] for field in seen["table"]} == seen["table"]
        assert shown["chance"] == "xoshiro128"
    profile = untouched.seen["profile"]
    assert _as_told_then(olga.get(f"/api/people/{olga.id}"), profile) == profile
    assert not admin.check(untouched.database)


def _as_told_then(shown: Any, then: Any) -> Any:
    """What is shown now without the fields that are newer than the database."""
    if isinstance(then, dict):
        return {field: _as_told_then(shown[field], then[field]) for field in then}
    if isinstance(then, list):
        assert len(shown) == len(then)
        return [_as_told_then(one, other) for one, other in zip(shown, then, strict=True)]
    return shown


def test_browsers_stay_signed_in(earlier: Earlier) -> None:
    olga = earlier.sign_in("Olga")
    key = asyncio.run(_cookie_key(earlier.database))
    # As earlier versions made it: the id and a number that grew with every new password.
    body = f"{olga.id}.2"
    signature = hmac.new(bytes.fromhex(key), body.encode(), hashlib.sha256).hexdigest()
    cookies = {"cosmodrome": f"{body}.{signature}"}
    answer = httpx.get(f"{earlier.server.url}/api/me", cookies=cookies)
    assert answer.json()["id"] == olga.id
    assert len(olga.get("/api/me/sessions")) == 2


async def _cookie_key(database: str) -> str:
    store = open_store(database)
    query = select(SHARED.c.value).where(SHARED.c.name == "cookie-key")
    key: str = await store.read(lambda c: c.execute(query).scalar_one())
    await store.close()
    return key


def test_finished_games_are_replayed_and_exported(untouched: Earlier) -> None:
    olga = untouched.sign_in("Olga")
    for name, seen in untouched.tables("finished", readable=True).items():
        assert olga.get(f"/api/tables/{name}/record")["text"] == seen["record"]
        _, moments = olga.replay({"id": name})
        assert len(moments) > 1
        assert olga.get(f"/api/tables/{name}/journal")["sequence"] == seen["table"]["sequence"]


def test_running_games_go_on(played: Earlier) -> None:
    players = {player.id: player for player in map(played.sign_in, ("Olga", "Boris"))}
    for name, seen in played.tables("running", readable=True).items():
        table = next(iter(players.values())).get(f"/api/tables/{name}")
        mover = players[table["seats"][table["to_move"]]["person"]["id"]]
        position = mover.position(table)
        actions = [choice["action"] for choice in position["legal"]]
        assert mover.me["name"] != "Olga" or actions == seen["legal"]
        mover.play(table, actions[0], position["sequence"])


def test_finished_games_of_other_rules_keep_result_and_record(untouched: Earlier) -> None:
    olga = untouched.sign_in("Olga")
    for name, seen in untouched.tables("finished", readable=False).items():
        entries, _, _ = seen["record"].partition("digest:")
        text = olga.get(f"/api/tables/{name}/record")["text"]
        assert text == f"{entries}digest: unknown\n"
        for address in ("position", "replay", "journal"):
            problem = olga.get(f"/api/tables/{name}/{address}", 410)
            assert problem["code"] == "cannot-replay"
        assert olga.post(f"/api/tables/{name}/analysis", expect=410)["code"] == "cannot-replay"
        assert olga.post(f"/api/tables/{name}/branch", {"step": 1}, 410)["code"] == "cannot-replay"


def test_running_games_of_other_rules_can_be_left(played: Earlier) -> None:
    olga = played.sign_in("Olga")
    for name in played.tables("running", readable=False):
        with olga.socket({"id": name}) as socket:
            assert socket.until("refused")["problem"]["code"] == "cannot-replay"
            olga.post(f"/api/tables/{name}/leave", expect=204)
            assert socket.until("table", ended)["table"]["results"] is None
        text = olga.get(f"/api/tables/{name}/record")["text"]
        assert "rules: 1\n" in text
        olga.post(f"/api/tables/{name}/leave", expect=409)


def ended(message: Json) -> bool:
    return bool(message["table"]["status"] == "finished")


def test_open_tables_begin_with_the_rules_of_today(played: Earlier) -> None:
    boris = Player(played.server, "Vera")
    olga = played.sign_in("Olga")
    for name in played.tables("open", readable=False):
        table = olga.get(f"/api/tables/{name}")
        boris.join(table)
        olga.post(f"/api/tables/{name}/start")
        assert olga.position(table)["sequence"] >= 0


def test_the_account_can_be_deleted(earlier: Earlier) -> None:
    olga = earlier.sign_in("Olga")
    olga.call("DELETE", "/api/me", {"password": earlier.seen["password"]}, 204)
    boris = earlier.sign_in("Boris")
    for name in earlier.tables("running", readable=False):
        assert boris.get(f"/api/tables/{name}")["status"] == "finished"


def test_a_rematch_is_played_by_the_rules_of_today(played: Earlier) -> None:
    olga, boris = played.sign_in("Olga"), played.sign_in("Boris")
    for name, seen in played.tables("finished", readable=False).items():
        if seen["table"]["branched_from"] or seen["table"]["rematch"]:
            continue
        if len(olga.get(f"/api/tables/{name}")["my_seats"]) != 1:
            continue
        again = olga.post(f"/api/tables/{name}/rematch", {}, 201)
        boris.post(f"/api/tables/{name}/rematch", {}, 201)
        assert olga.position(again)["sequence"] == 0
        assert again["chance"] == "blake2b"


def test_all_finished_games_are_exported_and_imported(database: str, tmp_path: Path) -> None:
    asyncio.run(_taken_over(database))
    first, second = tmp_path / "games.jsonl", tmp_path / "again.jsonl"
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.sqlite"
    exported = admin.export_games(first, database)
    assert exported == admin.stats(database)["finished"] > 0
    assert admin.import_games(first, elsewhere) == exported
    assert admin.import_games(first, elsewhere) == 0
    assert not admin.check(elsewhere)
    assert admin.export_games(second, elsewhere) == exported
    assert second.read_bytes() == first.read_bytes()


def test_a_game_that_was_tampered_with_is_not_imported(tmp_path: Path) -> None:
    games, elsewhere = tmp_path / "games.jsonl", f"sqlite:///{tmp_path}/elsewhere.sqlite"
    source = f"sqlite:///{earlier_file(tmp_path)}"
    asyncio.run(_taken_over(source))
    run_admin("export", games, source)
    lines = games.read_text("utf-8").splitlines()
    line = next(line for line in lines if '"type":"game"' in line and "options:\\n" in line)
    digest = line.partition("digest: ")[2][:16]
    games.write_text("\n".join([*lines, line.replace(digest, "0" * 16)]) + "\n", "utf-8")
    run_admin("import", games, elsewhere)
    table = json.loads(line)["table"]
    games.write_text(line.replace(digest, "0" * 16).replace(table, "another") + "\n", "utf-8")
    with pytest.raises(BadDatabase, match="line 1"):
        admin.import_games(games, elsewhere)
    games.write_text("nothing\n", "utf-8")
    with pytest.raises(BadDatabase, match="line 1"):
        admin.import_games(games, elsewhere)


def run_admin(task: str, file: Path, database: str) -> None:
    command = [
        sys.executable,
        "-P",
        "-m",
        "cosmodrome",
        "admin",
        task,
        str(file),
        "--database",
        database,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert str(file) in done.stdout


async def _taken_over(database: str) -> None:
    services = await open_services(Settings(database=database))
    await services.close()


def test_a_backup_of_an_earlier_version_is_restored(tmp_path: Path) -> None:
    source, target = earlier_file(tmp_path), f"sqlite:///{tmp_path}/restored.sqlite"
    before = source.read_bytes()
    assert admin.restore(source, target) > 0
    assert source.read_bytes() == before
    assert not admin.check(target)


@pytest.mark.parametrize("chance", [XOSHIRO, BLAKE2B])
def test_a_game_is_kept_with_the_chance_it_was_dealt_with(
    tmp_path: Path, chance: ChanceName
) -> None:
    """Through the database, a worker's job, export and import, and a record that is uploaded."""
    record = played_out((), chance)
    text, tables = record.to_text(), list[str]()

    async def work(services: Services) -> None:
        owner = await services.people.new_guest("Olga", "en")
        row = await upload(services, owner, text)
        tables.append(row.id)
        live = await services.tables.open(row.id)
        assert live.state.digest() == record.state.digest()
        assert live.job().record().to_text() == text
        request = StartFrom(step=3, seat=0, level="novice")
        branched = (await branch(services, row.id, owner, request, None)).live
        assert branched.state.digest() == record.state_after(3).digest()

    with_services(tmp_path, work)
    source, elsewhere = f"sqlite:///{tmp_path}/tables.sqlite", f"sqlite:///{tmp_path}/other.sqlite"
    assert admin.export_games(tmp_path / "games.jsonl", source) == 1
    assert admin.import_games(tmp_path / "games.jsonl", elsewhere) == 1
    assert not admin.check(elsewhere)

    async def read(services: Services) -> None:
        stored = await services.store.read(lambda c: queries.fetch_whole(c, tables[0]))
        assert stored is not None
        assert record_text(stored) == text

    (tmp_path / "other.sqlite").replace(tmp_path / "tables.sqlite")
    with_services(tmp_path, read)


# --- printed values that were corrected since ---------------------------------------------------


def other_values() -> Sheets:
    """The printed values of Galaktiko with another source and one more point for a passenger."""
    files = dict(sheets("galaktiko"))
    heading, first, *rest = files["passengers.csv"].splitlines()
    column = heading.split(",").index("points_scored")
    cells = first.split(",")
    cells[column] = str(int(cells[column]) + 1)
    files["passengers.csv"] = "\n".join([heading, ",".join(cells), *rest]) + "\n"
    return tuple(files.items())


def played_out(printed: Sheets, chance: ChanceName = XOSHIRO) -> Record:
    record = Record(edition("galaktiko", printed).game, 2, seed=5, chance=chance)
    chooser = random.Random(5)
    while record.state.to_move != NOBODY:
        record.play(chooser.choice(record.state.legal()))
    return record


def test_a_game_is_replayed_with_the_values_it_was_played_with(tmp_path: Path) -> None:
    printed = other_values()
    record = played_out(printed)
    assert record.game.data != game("galaktiko").data

    async def work(services: Services) -> None:
        row, moves = _stored(record)

        def write(connection: Connection) -> None:
            keep_sheets(connection, "galaktiko", row.data, printed)
            queries.create(connection, row, moves)

        await services.store.write(write)
        live = await services.tables.open(row.id)
        assert live.state.digest() == record.state.digest()
        assert live.record.game.data == record.game.data
        # Worker processes know the values too.
        assert live.job().record().state.digest() == record.state.digest()
        await services.store.write(lambda c: c.execute(delete(DATA_SETS)))
        stored = await services.store.read(lambda c: queries.fetch_whole(c, row.id))
        assert stored is not None
        unreadable = load(*stored)
        assert not unreadable.readable
        with pytest.raises(CannotReplay):
            unreadable.job()

    with_services(tmp_path, work)


def _stored(record: Record) -> tuple[TableRow, list[Move]]:
    owner = Person("somebody", "Olga", "en", True, 0)
    moves = [
        Move(number, Entry(text, seat), number)
        for number, (text, seat) in enumerate(
            zip(record.entries, record.entry_seats, strict=True), 1
        )
    ]
    row = replace(solo_table(record, owner), status="finished", sequence=len(moves))
    return row, moves
