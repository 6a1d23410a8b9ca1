"""Origins, headers, limits, and what becomes of hostile input."""

import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from serving import Launch, Player, Server, Socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cosmodrome.server.limits import rate_limit_key

OTHER_SITE = "https://evil.example"


def test_sockets_from_other_sites_are_refused(server: Server) -> None:
    player = Player(server)
    with pytest.raises(InvalidStatus) as refused:
        player.socket(origin=OTHER_SITE)
    assert refused.value.response.status_code == 403
    with player.socket(origin=server.url) as socket:
        assert socket.receive()["type"] == "welcome"


def test_requests_from_other_sites_change_nothing(server: Server) -> None:
    player = Player(server)
    for headers in (
        {"Origin": OTHER_SITE},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = player.http.post("/api/me/tokens", json={"label": "x"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert player.http.post("/api/me/tokens", json={"label": "x"}, headers=own).is_success


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/text/en.ftl", "/table/xyz"])
def test_every_answer_carries_its_armour(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["//evil.example", "/\\evil.example", "/%2f%2fevil.example/..", "/api//evil.example"]
)
def test_no_address_leads_away(server: Server, path: str) -> None:
    assert not httpx.get(server.url + path).is_redirect


@pytest.mark.parametrize(
    "path",
    ["/assets/../../run.py", "/%2e%2e/run.py", "/..%2frun.py", "/text/../run.py", "/text/x/en.ftl"],
)
def test_no_address_leads_out_of_the_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert "uvicorn" not in answer.text


def test_large_bodies_and_messages_are_refused(server: Server) -> None:
    player = Player(server)
    answer = player.http.post("/api/records", json={"text": "x" * 700_000})
    assert answer.status_code == 413
    with player.socket() as socket:
        socket.until("welcome")
        socket.wire.send("x" * 20_000)
        assert socket.end() == 1009


def test_names_and_chat_are_data_not_markup(server: Server) -> None:
    player = Player(server, "<script>alert(1)</scr")
    answer = player.http.get("/api/me")
    assert answer.json()["name"] == "<script>alert(1)</scr"
    assert answer.headers["content-type"] == "application/json"


def test_too_much_is_refused_and_says_how_long_to_wait(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", rate=1)
    server.start()
    player = Player(server)
    answers = [
        httpx.post(f"{server.url}/api/guests", json={"name": f"Guest {n}"}) for n in range(25)
    ]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert int(refused[0].headers["retry-after"]) >= 1
    guesses = [
        httpx.post(f"{server.url}/api/session", json={"name": "Olga", "password": f"guess {n}"})
        for n in range(12)
    ]
    assert guesses[-1].status_code == 429
    with player.socket() as socket:
        socket.until("welcome")
        with suppress(ConnectionClosed):
            for _ in range(200):
                socket.send("ping")
        assert socket.end() == 1008
    sockets = [player.socket() for _ in range(30)]
    with pytest.raises(InvalidStatus):
        player.socket()
    for socket in sockets:
        socket.close()
    # Those who do not say who they are count by where they come from.
    with ExitStack() as strangers:
        for _ in range(300):
            time.sleep(0.02)
            strangers.enter_context(Socket(server))
        with pytest.raises(InvalidStatus):
            Socket(server)
    server.stop()


def test_of_version_6_a_network_counts_as_one() -> None:
    assert rate_limit_key("192.0.2.7") == "192.0.2.7"
    assert rate_limit_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert rate_limit_key("2001:db8:1:2::7") == rate_limit_key("2001:db8:1:2:3:4:5:6")
    assert rate_limit_key("2001:db8:1:2::7") != rate_limit_key("2001:db8:1:3::7")
    assert rate_limit_key("") == ""


def test_metrics_and_health(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").text == "ok\n"
    text = httpx.get(f"{server.url}/metrics").text
    assert "# TYPE cosmodrome_moves_total counter" in text
    with Socket(server) as socket:
        socket.until("welcome")
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        (count,) = [line for line in lines if line.startswith("cosmodrome_sockets ")]
        assert float(count.split()[1]) >= 1
