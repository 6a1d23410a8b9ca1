"""Input that breaks parsers and databases, names that are not ours, and what may be kept."""

import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from serving import Launch, Player, Server

DEEP = "[" * 2000 + "]" * 2000


@pytest.mark.parametrize("body", [DEEP, f'{{"name": {DEEP}}}', f'{{"name": "x", "y": {DEEP}}}'])
def test_deeply_nested_json_is_a_bad_request(server: Server, body: str) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/guests", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


@pytest.fixture(scope="module")
def on_postgres(postgres: str) -> Iterator[Server]:
    """A server on PostgreSQL for all tests here."""
    made = Server(postgres)
    made.start()
    yield made
    made.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database."""
    name = "server" if request.param == "sqlite" else "on_postgres"
    found: Server = request.getfixturevalue(name)
    return found


@pytest.mark.parametrize("bad", ["a\0b", "\ud800"], ids=["nul", "surrogate"])
def test_what_no_database_can_store_is_a_bad_request(either: Server, bad: str) -> None:
    player = Player(either)
    table = player.open("me", "novice")
    place = f"/api/tables/{table['id']}"
    position = player.position(table)
    action = position["legal"][0]["action"] if position["legal"] else "place 1"
    bodies = [
        ("POST", "/api/guests", {"name": bad}),
        ("POST", "/api/session", {"name": bad, "password": "something"}),
        ("POST", "/api/me/tokens", {"label": bad}),
        ("PATCH", "/api/me", {"name": bad}),
        ("POST", f"{place}/chat", {"text": bad, "key": "key"}),
        ("POST", f"{place}/chat", {"text": "hello", "key": bad}),
        ("POST", f"{place}/actions", {"action": action, "seen": 0, "key": bad}),
        ("POST", f"{place}/join", {"invite": bad}),
        ("POST", "/api/tables", {"game": bad, "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ]
    for method, path, body in bodies:
        content = json.dumps(body)
        headers = {"content-type": "application/json"}
        answer = player.http.request(method, path, content=content, headers=headers)
        assert answer.status_code == 400, (path, body, answer.text)
    with player.socket(table) as socket:
        socket.send("say", table=table["id"], text=bad, key="key")
        assert socket.until("refused")["problem"]["code"] == "bad-request"


@pytest.mark.parametrize(
    "path",
    [
        "/api/people/a%00b",
        "/api/tables/a%00b",
        "/api/tables/a%00b/position",
        "/api/tables?game=a%00b",
        "/api/tables/unknown?invite=a%00b",
        "/api/ratings/a%00b",
        "/api/people/%ED%A0%80",
    ],
)
def test_no_address_is_a_fault_of_the_server(either: Server, path: str) -> None:
    assert 400 <= Player(either).http.get(path).status_code < 500


# --- what may be kept -------------------------------------------------------------------


def test_nothing_personal_is_kept_by_a_cache(server: Server) -> None:
    player = Player(server)
    table = player.open("me", "novice")
    for path in ("/api/me", "/api/tables", f"/api/tables/{table['id']}/position", "/api/nothing"):
        assert player.http.get(path).headers["cache-control"] == "no-store"
    made = player.http.post("/api/me/tokens", json={"label": "x"})
    assert made.headers.get_list("cache-control") == ["no-store"]
    assert player.http.get("/text/en.ftl").headers.get_list("cache-control") == ["no-cache"]


@pytest.mark.parametrize("page", ["", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar"])
def test_there_is_no_schema_browser(server: Server, page: str) -> None:
    answer = httpx.get(f"{server.url}/api/schema{page}")
    assert "<script" not in answer.text
    assert answer.status_code == (404 if page else 200)
    assert httpx.get(f"{server.url}/api/openapi.json").json()["openapi"].startswith("3.")


# --- names ------------------------------------------------------------------------------


def status(server: Server, host: str, method: str = "GET") -> int:
    headers = {"Host": host, "Origin": f"http://{host}"}
    return httpx.request(method, f"{server.url}/api/about", headers=headers).status_code


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "127.0.0.1:{port}", "127.0.0.1", "[::1]:{port}"]
)
def test_loopback_names_and_the_own_address_are_served(server: Server, host: str) -> None:
    assert status(server, host.format(port=server.port)) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "localhost.evil.example",
        "localhost@evil.example",
        "127.0.0.1.evil.example",
        "192.0.2.7",
        "[::1",
        "[evil",
    ],
)
def test_other_names_are_refused(server: Server, host: str) -> None:
    name = host.format(port=server.port)
    answer = httpx.get(f"{server.url}/api/about", headers={"Host": name})
    assert answer.status_code == 421
    assert answer.json()["code"] == "foreign-host"
    assert status(server, name, "POST") == 421


def test_a_socket_under_another_name_is_refused(server: Server) -> None:
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as wire:
        wire.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
            b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert wire.recv(100).startswith(b"HTTP/1.1 403")


def test_the_public_name_is_served(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", origin="https://play.example.org")
    server.start()
    assert status(server, "play.example.org") == 200
    assert status(server, "localhost") == 200
    assert status(server, "evil.example") == 421
