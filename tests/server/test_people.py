"""Guests, accounts, cookies and tokens."""

import sqlite3

import httpx
import pytest
from serving import Player, Server, Socket
from websockets.exceptions import ConnectionClosed

PASSWORD = "correct horse"  # noqa: S105


def test_a_guest_keeps_the_identity_with_a_password(server: Server) -> None:
    player = Player(server, "Keeper")
    assert player.me["guest"]
    kept = player.call("PUT", "/api/me/password", {"password": PASSWORD})
    assert kept["id"] == player.id
    assert not kept["guest"]
    elsewhere = httpx.Client(base_url=server.url)
    body = {"name": " keeper", "password": PASSWORD}
    assert elsewhere.post("/api/session", json=body).json()["id"] == player.id
    assert elsewhere.get("/api/me").json()["id"] == player.id


def test_wrong_names_and_wrong_passwords_look_alike(server: Server) -> None:
    player = Player(server, "Careful")
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    wrong = {"name": "Careful", "password": "wrong horse"}
    nobody = {"name": "Nobody at all", "password": "wrong horse"}
    answers = [httpx.post(f"{server.url}/api/session", json=body) for body in (wrong, nobody)]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].content == answers[1].content
    player.call("PUT", "/api/me/password", {"password": PASSWORD, "current": "no"}, 403)


def test_the_name_of_an_account_is_its_own(server: Server) -> None:
    player = Player(server, "Unique")
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    other = Player(server, "Other")
    other.call("PATCH", "/api/me", {"name": "UNIQUE"}, 409)
    other.post("/api/guests", {"name": "unique"}, 409)
    renamed = other.call("PATCH", "/api/me", {"name": "Ольга", "language": "ru"})
    assert (renamed["name"], renamed["language"]) == ("Ольга", "ru")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b"])
def test_names_are_one_visible_line(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": name})
    assert answer.status_code == 400


def test_signing_out_everywhere_ends_cookies_tokens_and_sockets(server: Server) -> None:
    player = Player(server)
    token = player.post("/api/me/tokens", {"label": "bot"}, 201)["secret"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).json()["id"] == player.id
    copied = dict(player.http.cookies)
    socket = player.socket()
    socket.until("welcome")
    player.call("DELETE", "/api/sessions", expect=204)
    assert httpx.get(f"{server.url}/api/me", cookies=copied).status_code == 401
    assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 401
    with pytest.raises(ConnectionClosed):
        socket.receive()


def test_a_new_password_and_an_ended_token_end_sockets(server: Server) -> None:
    player = Player(server, "Mover")
    with player.socket() as stolen:
        stolen.until("welcome")
        player.call("PUT", "/api/me/password", {"password": PASSWORD})
        assert stolen.end() == 1006
    token = player.post("/api/me/tokens", {"label": "bot"}, 201)
    with Socket(server, {"Authorization": f"Bearer {token['secret']}"}) as bot:
        assert bot.until("welcome")["me"]["name"] == "Mover"
        player.call("DELETE", f"/api/me/tokens/{token['id']}", expect=204)
        assert bot.end() == 1006
    with player.socket() as mine:
        assert mine.until("welcome")["me"]["name"] == "Mover"


def test_cookies_cannot_be_guessed_and_are_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Olga"})
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    secret = answer.cookies["cosmodrome"]
    assert len(secret) >= 43
    for forged in (secret[:-1], secret + "A", answer.json()["id"], "é.1.é", ""):
        headers = {"Cookie": f"cosmodrome={forged}".encode()}
        assert httpx.get(f"{server.url}/api/me", headers=headers).status_code == 401  # type: ignore[arg-type]


def test_secrets_are_stored_hashed(server: Server) -> None:
    player = Player(server, "Hashed")
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    token = player.post("/api/me/tokens", {"label": "bot"}, 201)
    codes = player.post("/api/me/recovery-codes", {"password": PASSWORD}, 201)["codes"]
    assert token["secret"] not in str(player.get("/api/me/tokens"))
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        dump = "\n".join(connection.iterdump())
    cookies = player.http.cookies.jar
    for secret in (token["secret"], PASSWORD, *codes, *(str(cookie.value) for cookie in cookies)):
        assert secret not in dump
    assert "$argon2id$" in dump


def test_a_deleted_account_leaves_nothing_but_its_games(server: Server) -> None:
    player, other = Player(server, "Leaver"), Player(server, "Stayer")
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    table = player.open("me", "open", visibility="open")
    other.join(table)
    player.post(f"/api/tables/{table['id']}/chat", {"text": "my words", "key": "1"})
    player.call("DELETE", "/api/me", {"password": "wrong"}, 403)
    player.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    player.get("/api/me", 401)
    other.get(f"/api/people/{player.id}", 404)
    left = other.get(f"/api/tables/{table['id']}")
    assert left["seats"][0]["stand_in"] == "resigned"
    assert "Leaver" not in str(left)
    assert other.get(f"/api/tables/{table['id']}/chat")["lines"] == []
    again = {"name": "Leaver", "password": PASSWORD}
    other.post("/api/session", again, 403)
