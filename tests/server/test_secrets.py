"""Who can read the files, and what a new password ends."""

import stat
from pathlib import Path

import httpx
from serving import Player, Server

from cosmodrome.server.admin import backup
from cosmodrome.server.database_check import prepare


def test_only_the_owner_can_read_the_database_and_its_backups(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.sqlite"
    prepare(address)
    backup(tmp_path / "backup.sqlite", address)
    files = list(tmp_path.iterdir())
    assert len(files) >= 2
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_new_password_ends_other_sessions_and_tokens(server: Server) -> None:
    player = Player(server, "Vera of the keys")
    first = "correct horse"
    player.call("PUT", "/api/me/password", {"password": first})
    with httpx.Client(base_url=server.url) as elsewhere:
        body = {"name": "Vera of the keys", "password": first}
        assert elsewhere.post("/api/session", json=body).status_code == 201
        token = player.post("/api/me/tokens", {"label": "program"}, 201)["secret"]
        program = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.url}/api/me", headers=program).status_code == 200
        player.call("PUT", "/api/me/password", {"password": "battery staple", "current": first})
        assert elsewhere.get("/api/me").status_code == 401
        assert httpx.get(f"{server.url}/api/me", headers=program).status_code == 401
    assert player.get("/api/me")["name"] == "Vera of the keys"
    assert player.get("/api/me/tokens") == []
