"""Sessions, scopes of tokens, recovery codes, wrong passwords and names."""

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import Json, Launch, Player, Server, Socket, with_services
from sqlalchemy import update

from cosmodrome.server import guesses
from cosmodrome.server.devices import device_of
from cosmodrome.server.errors import NameAlike, NameTaken, RenamedLately, TooManyGuesses
from cosmodrome.server.guesses import Guesses
from cosmodrome.server.names import skeleton
from cosmodrome.server.schema import PEOPLE
from cosmodrome.server.services import Services

PASSWORD = "correct horse"  # noqa: S105
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0 Mobile Safari/537.36"
)


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.me = player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


def elsewhere(player: Player, user_agent: str = FIREFOX) -> Player:
    """The same person in another browser."""
    other = object.__new__(Player)
    other.server, other.me = player.server, player.me
    headers = {"User-Agent": user_agent}
    other.http = httpx.Client(base_url=player.server.url, headers=headers, timeout=30)
    other.post("/api/session", {"name": player.me["name"], "password": PASSWORD}, 201)
    return other


def with_token(player: Player, scope: str) -> Player:
    """A program of a person."""
    made = player.post("/api/me/tokens", {"label": f"my {scope}", "scope": scope}, 201)
    program = object.__new__(Player)
    program.server, program.me = player.server, player.me
    headers = {"Authorization": f"Bearer {made['secret']}"}
    program.http = httpx.Client(base_url=player.server.url, headers=headers, timeout=30)
    return program


# --- sessions -----------------------------------------------------------------------------


def test_signing_out_ends_the_session_on_the_server_and_its_sockets_alone(server: Server) -> None:
    here = account(server, "Signer of pages")
    there = elsewhere(here)
    copied = dict(here.http.cookies)
    with here.socket() as mine, there.socket() as other:
        mine.until("welcome")
        other.until("welcome")
        here.call("DELETE", "/api/session", expect=204)
        assert mine.end() == 1006
        assert httpx.get(f"{server.url}/api/me", cookies=copied).status_code == 401
        other.send("ping")
        other.until("pong")
    assert there.get("/api/me")["id"] == here.id


def test_sessions_are_listed_and_ended_one_by_one_or_together(server: Server) -> None:
    here = account(server, "Mira of many")
    phone, desk = elsewhere(here, PHONE), elsewhere(here)
    listed = phone.get("/api/me/sessions")
    assert [session["this"] for session in listed] == [True, False, False]
    assert (listed[0]["browser"], listed[0]["system"]) == ("Chrome", "Android")
    assert {session["system"] for session in listed[1:]} == {"", "Linux"}
    assert all(session["used"] >= session["created"] for session in listed)
    (of_desk,) = [session["id"] for session in listed if session["system"] == "Linux"]
    with desk.socket() as socket:
        socket.until("welcome")
        phone.call("DELETE", f"/api/me/sessions/{of_desk}", expect=204)
        assert socket.end() == 1006
    desk.get("/api/me", 401)
    token = phone.post("/api/me/tokens", {"label": "bot"}, 201)["secret"]
    phone.call("DELETE", "/api/me/sessions", expect=204)
    here.get("/api/me", 401)
    assert len(phone.get("/api/me/sessions")) == 1
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 200


def test_nobody_ends_the_session_of_somebody_else(server: Server) -> None:
    one, two = Player(server), Player(server)
    session = one.get("/api/me/sessions")[0]["id"]
    two.call("DELETE", f"/api/me/sessions/{session}", expect=204)
    one.get("/api/me")


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Chrome", "Android")),
        ("... (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("... (iPhone; CPU iPhone OS 18 like Mac OS X) Safari/604.1", ("Safari", "iPhone")),
        ("... (Macintosh; Intel Mac OS X 15) Version/18 Safari/605", ("Safari", "macOS")),
        ("python-httpx/0.28", ("", "")),
    ],
)
def test_devices_have_names(user_agent: str, device: tuple[str, str]) -> None:
    assert device_of(user_agent) == device


# --- tokens -------------------------------------------------------------------------------


def test_a_token_for_reading_reads_and_one_for_playing_plays(server: Server) -> None:
    person = account(server, "Token holder")
    table = person.open("me", "hot")
    reader, bot = with_token(person, "read"), with_token(person, "play")
    position = reader.position(table)
    action, seen = position["legal"][0]["action"], position["sequence"]
    refused = reader.play(table, action, seen, 403)
    assert refused["code"] == "token-refused"
    reader.post(f"/api/tables/{table['id']}/chat", {"text": "hello", "key": "1"}, 403)
    reader.post("/api/tables", {"game": "galaktiko", "seats": [{"kind": "me"}]}, 403)
    bot.play(table, action, seen)
    secret = {"Authorization": str(reader.http.headers["authorization"])}
    with Socket(server, secret) as socket:
        socket.send("watch", table=table["id"])
        socket.until("position")
        for kind, fields in (
            ("play", {"action": action, "seen": seen}),
            ("undo", {"seen": seen}),
            ("say", {"text": "hello"}),
        ):
            socket.send(kind, table=table["id"], key="k", **fields)
            assert socket.until("refused")["problem"]["code"] == "token-refused"


ACCOUNT_ROUTES: list[tuple[str, str, Json | None]] = [
    ("GET", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions/x", None),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/session", None),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", {"label": "another"}),
    ("DELETE", "/api/me/tokens/x", None),
    ("GET", "/api/me/recovery-codes", None),
    ("POST", "/api/me/recovery-codes", {"password": PASSWORD}),
    ("PUT", "/api/me/password", {"password": "battery staple", "current": PASSWORD}),
    ("PATCH", "/api/me", {"name": "Renamed by a token"}),
    ("DELETE", "/api/me", {"password": PASSWORD}),
    ("GET", "/api/me/blocks", None),
    ("POST", "/api/me/blocks", {"person": "x"}),
    ("DELETE", "/api/me/blocks/x", None),
    ("POST", "/api/reports", {"person": "x", "kind": "spam"}),
    ("GET", "/api/me/notices", None),
    ("DELETE", "/api/me/notices/1", None),
]


def test_no_token_touches_the_account(server: Server) -> None:
    person = account(server, "Guarded account")
    for scope in ("read", "play"):
        program = with_token(person, scope)
        for method, path, body in ACCOUNT_ROUTES:
            assert program.call(method, path, body, 403)["code"] == "token-refused", path
        assert program.get("/api/me")["name"] == "Guarded account"
    assert len(person.get("/api/me/tokens")) == 2


def test_tokens_say_what_they_may_and_when_they_were_used(server: Server) -> None:
    person = account(server, "Owner of two")
    with_token(person, "read").get("/api/me")
    person.post("/api/me/tokens", {"label": "idle"}, 201)
    read, idle = person.get("/api/me/tokens")
    assert (read["label"], read["scope"]) == ("my read", "read")
    assert read["used"] >= read["created"]
    assert (idle["scope"], idle["used"]) == ("play", None)
    person.post("/api/me/tokens", {"label": "x", "scope": "account"}, 400)


# --- recovery codes -----------------------------------------------------------------------


def test_a_recovery_code_sets_a_new_password_once(server: Server) -> None:
    person = account(server, "Forgetful")
    codes = person.me["recovery_codes"]
    assert len(set(codes)) == 10
    assert person.get("/api/me")["recovery_codes"] is None
    assert person.get("/api/me/recovery-codes") == {"left": 10, "codes": None}
    program = with_token(person, "play")
    fresh = httpx.Client(base_url=server.url)

    def recover(**changed: str) -> httpx.Response:
        body = {"name": "forgetful", "code": codes[3], "password": "battery staple"}
        return fresh.post("/api/session/recovery", json=body | changed)

    wrong = [recover(code="aaaa-bbbb-cccc"), recover(name="Nobody at all")]
    assert [answer.json()["code"] for answer in wrong] == ["wrong-code", "wrong-code"]
    assert recover(code=f" {codes[3].upper().replace('-', ' ')} ").status_code == 201
    assert fresh.get("/api/me").json()["id"] == person.id
    person.get("/api/me", 401)
    program.get("/api/me", 401)
    assert recover().status_code == 403
    assert fresh.get("/api/me/recovery-codes").json()["left"] == 9
    body = {"password": "battery staple"}
    renewed = fresh.post("/api/me/recovery-codes", json=body).json()["codes"]
    assert not set(renewed) & set(codes)
    assert recover(code=codes[0]).status_code == 403
    assert fresh.post("/api/me/recovery-codes", json={"password": PASSWORD}).status_code == 403


def admin(server: Server, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "cosmodrome", "admin", *arguments]
    return subprocess.run(
        [*command, "--database", server.database, "--lang", "en"],
        capture_output=True,
        text=True,
        env=os.environ,
    )


def test_the_operator_helps_who_has_lost_everything(server: Server) -> None:
    person = account(server, "Lost All")
    with person.socket() as socket:
        socket.until("welcome")
        done = admin(server, "reset-password", "lost all")
        assert done.returncode == 0, done.stderr
        # The command line sends no message: the server looks for itself.
        assert socket.end() == 1006
    code = done.stdout.split("one use: ")[1].split()[0]
    client = httpx.Client(base_url=server.url)
    signing = {"name": "Lost All", "password": PASSWORD}
    assert client.post("/api/session", json=signing).status_code == 403
    old = {"name": "Lost All", "code": person.me["recovery_codes"][0], "password": PASSWORD}
    assert client.post("/api/session/recovery", json=old).status_code == 403
    assert client.post("/api/session/recovery", json=old | {"code": code}).status_code == 201
    for arguments, said in (
        (["reset-password", "Nobody here"], "Nobody has kept the name “Nobody here”"),
        (["reset-password"], "needs the name of a person"),
        (["grant", "Lost All"], "needs a role"),
        (["grant", "Lost All", "king"], "“king”"),
    ):
        refused = admin(server, *arguments)
        assert refused.returncode
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr


# --- wrong passwords ----------------------------------------------------------------------


def test_each_further_wrong_password_waits_twice_as_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: at)
    counted = Guesses(1)
    for _ in range(5):
        counted.take("name olga")
    waits = []
    for _ in range(20):
        with pytest.raises(TooManyGuesses) as refused:
            counted.take("name olga")
        waits.append(int(refused.value.facts["seconds"]))
        at += waits[-1]
        counted.take("name olga")
    assert waits[:4] == [4, 8, 16, 32]
    assert waits[-1] == 3_600
    counted.take("name boris")
    at += 40 * 3_600
    for _ in range(5):
        counted.take("name olga")


def test_strangers_do_not_lock_the_owner_out(tmp_path: Path, launch: Launch) -> None:
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", rate=1)
    server.start()
    owner = account(server, "Besieged")
    owner.call("DELETE", "/api/session", expect=204)
    signing = {"name": "Besieged", "password": "a guess"}
    stranger = httpx.Client(base_url=server.url)
    answers = [stranger.post("/api/session", json=signing) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [403] * 5 + [429]
    assert answers[-1].json()["code"] == "too-many-guesses"
    assert int(answers[-1].headers["retry-after"]) >= 1
    right = {"name": "Besieged", "password": PASSWORD}
    assert stranger.post("/api/session", json=right).status_code == 429
    # A name that nobody has looks the same.
    unknown = {"name": "Nobody", "password": "a guess"}
    others = [httpx.post(f"{server.url}/api/session", json=unknown) for _ in range(2)]
    assert [answer.status_code for answer in others] == [403, 403]
    # The owner's browser is known from before, and counted by itself.
    owner.post("/api/session", right, 201)
    # So is a recovery code of any use from anywhere.
    code = owner.me["recovery_codes"][0]
    body = {"name": "Besieged", "code": code, "password": PASSWORD}
    assert stranger.post("/api/session/recovery", json=body).status_code == 201
    server.stop()


def test_the_cookie_of_a_known_browser_is_good_for_one_account_alone() -> None:
    cookie = guesses.known_browser(b"key", "olga")
    assert guesses.is_known(b"key", "olga", cookie)
    assert not guesses.is_known(b"key", "boris", cookie)
    assert not guesses.is_known(b"other", "olga", cookie)
    assert not guesses.is_known(b"key", "olga", "é.é")


# --- names --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "Olga\u200d",
        "Ol\u034fga",
        "\ufe0f",
        "a\U000e0061b",
        "\u00ad",
    ],
)
def test_what_nobody_can_see_is_no_name(server: Server, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


def test_emoji_may_be_part_of_a_name(server: Server) -> None:
    assert Player(server, "Olga ❤\ufe0f").me["name"] == "Olga ❤"


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Capella", "CapeIIa"),
        ("Capella", "Саре11а"),
        ("Olga", "Оlgа"),
        ("modern", "rnodern"),
        ("paypal", "𝔭𝒶ỿ𝕡𝕒ℓ"),
        ("Zero 0", "Zero O"),
    ],
)
def test_look_alike_names_have_one_skeleton(name: str, alike: str) -> None:
    assert skeleton(name) == skeleton(alike)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Olga", "Ольга"), ("Zoe", "Zoë"), ("Мира", "Mira"), ("Вова", "Boba"), ("Vega", "Vera")],
)
def test_names_in_several_scripts_stay_apart(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_look_alikes_of_an_account_are_refused_and_older_ones_stay(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people = services.people
        capella = await people.new_guest("Capella", "en")
        await people.set_password(capella, PASSWORD, None)
        with pytest.raises(NameAlike):
            await people.new_guest("CapeIIa", "en")
        other = await people.new_guest("Somebody", "en")
        with pytest.raises(NameAlike):
            await people.rename(other, "Сapella")
        with pytest.raises(NameTaken):
            await people.rename(other, "CAPELLA")
        # An account of an earlier version may look like another: it keeps its password.
        other, _ = await people.set_password(other, PASSWORD, None)
        alike = {"name": "CapeIIa", "handle": "capeiia", "skeleton": skeleton("CapeIIa")}
        await services.store.write(
            lambda c: c.execute(update(PEOPLE).where(PEOPLE.c.id == other.id).values(alike))
        )
        people.forget(other.id)
        assert (await people.sign_in("CapeIIa", PASSWORD, "")).id == other.id
        same = await people.find(other.id)
        assert same is not None
        await people.set_password(same, "battery staple", PASSWORD)

    with_services(tmp_path, work)


def test_an_account_is_renamed_once_a_month_and_its_old_name_is_kept(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        people = services.people
        guest = await people.new_guest("First Name", "en")
        guest = await people.rename(await people.rename(guest, "Second"), "Third")
        person, _ = await people.set_password(guest, PASSWORD, None)
        person = await people.rename(person, "thirD")
        person = await people.rename(person, "Fourth")
        assert person.me().rename_after is not None
        with pytest.raises(RenamedLately) as refused:
            await people.rename(person, "Fifth")
        assert refused.value.facts["days"] == 30
        for taken, refusal in (("third", NameTaken), ("Тhird", NameAlike)):
            with pytest.raises(refusal):
                await people.new_guest(taken, "en")
        long_ago = update(PEOPLE).values(renamed=0).where(PEOPLE.c.id == person.id)
        await services.store.write(lambda c: c.execute(long_ago))
        people.forget(person.id)
        later: Any = await people.find(person.id)
        assert later.me().rename_after is None
        await people.new_guest("Third", "en")
        await people.rename(later, "Fifth")

    with_services(tmp_path, work)
