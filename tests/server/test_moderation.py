"""Reports, mutes, bans, blocks and kicks: who may do what, and who learns of it."""

import csv
import io
from typing import Any

import httpx
import pytest
from serving import Json, Player, Server, duel

from cosmodrome.server import admin_people

PASSWORD = "correct horse"  # noqa: S105
HELD = "/api/moderation"


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.me = player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


@pytest.fixture(scope="module")
def vega(server: Server) -> Player:
    """A moderator."""
    player = account(server, "Vega")
    admin_people.grant("vega", True, server.database)
    # The server may have looked her up a moment ago.
    fresh = Player(server, "Somebody")
    fresh.me = fresh.post("/api/session", {"name": "Vega", "password": PASSWORD}, 201)
    assert fresh.me["moderator"]
    assert fresh.id == player.id
    return fresh


def act(
    moderator: Player, person: Player, what: str, expect: int = 204, **more: Any
) -> Json | None:
    body = {"act": what, "reason": f"because of {what}"} | more
    found: Json | None = moderator.post(f"{HELD}/people/{person.id}", body, expect)
    return found


def say(player: Player, table: Json, text: str, expect: int = 200) -> Json:
    path = f"/api/tables/{table['id']}/chat"
    done: Json = player.post(path, {"text": text, "key": text}, expect, invite=table["invite"])
    return done


def chat(player: Player, table: Json) -> list[str]:
    answer = player.get(f"/api/tables/{table['id']}/chat", invite=table["invite"])
    return [line["text"] for line in answer["lines"]]


# --- who may do what ------------------------------------------------------------------------


MODERATORS_ROUTES: list[tuple[str, str, Json | None]] = [
    ("GET", f"{HELD}/reports", None),
    ("GET", f"{HELD}/in-force", None),
    ("GET", f"{HELD}/log", None),
    ("GET", f"{HELD}/log.csv", None),
    ("GET", f"{HELD}/people?name=a", None),
    ("GET", f"{HELD}/people/PERSON", None),
    ("POST", f"{HELD}/people/PERSON", {"act": "close", "reason": "nothing to do"}),
]


def test_only_moderators_in_their_browsers_moderate(server: Server, vega: Player) -> None:
    guest, member, target = Player(server), account(server, "A member"), Player(server, "Target")
    program = httpx.Client(base_url=server.url)
    secret = vega.post("/api/me/tokens", {"label": "bot"}, 201)["secret"]
    program.headers["authorization"] = f"Bearer {secret}"
    nobody = httpx.Client(base_url=server.url)
    roles = [
        (nobody, 401, "sign-in"),
        (guest.http, 403, "moderators-only"),
        (member.http, 403, "moderators-only"),
        (program, 403, "token-refused"),
        (vega.http, None, None),
    ]
    routes = server_routes(server)
    assert {
        path.partition("?")[0].replace("PERSON", "{person}") for _, path, _ in MODERATORS_ROUTES
    } == routes
    for method, path, body in MODERATORS_ROUTES:
        address = path.replace("PERSON", target.id)
        for client, status, code in roles:
            answer = client.request(method, address, json=body)
            if status is None:
                assert answer.is_success, f"{path}: {answer.text}"
            else:
                assert (answer.status_code, answer.json()["code"]) == (status, code), path


def server_routes(server: Server) -> set[str]:
    """All addresses for moderators that the server knows: none may be missing above."""
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    return {path for path in paths if path.startswith(HELD)}


def test_moderators_are_named_on_the_command_line_alone(server: Server, vega: Player) -> None:
    rigel = account(server, "Rigel")
    act(vega, rigel, "grant", 400)
    admin_people.grant("Rigel", True, server.database)
    assert act(vega, vega, "mute", 409) is not None
    rigel = signed_in(server, "Rigel")
    for what in ("warn", "mute", "ban"):
        assert (act(vega, rigel, what, 409) or {})["code"] == "not-against"
    admin_people.grant("Rigel", False, server.database)
    newest = vega.get(f"{HELD}/log")[0]
    assert (newest["act"], newest["person"]["name"]) == ("revoke", "Rigel")
    assert newest["by"] == {"id": "", "name": "", "guest": True, "bot": False}


def signed_in(server: Server, name: str, expect: int = 201) -> Player:
    player = Player(server, "Somebody")
    player.me = player.post("/api/session", {"name": name, "password": PASSWORD}, expect)
    return player


# --- reports ----------------------------------------------------------------------------------


def test_reports_come_with_what_was_said_and_only_moderators_see_who_reported(
    server: Server, vega: Player
) -> None:
    [procyon, izar], table = duel(server)
    say(procyon, table, "you fly like a stowaway")
    say(izar, table, "Please keep it friendly.")
    say(procyon, table, "make me")
    lines = izar.get(f"/api/tables/{table['id']}/chat")["lines"]
    report = {"person": procyon.id, "kind": "insults", "words": "twice", "table": table["id"]}
    for line in (lines[0], lines[2]):
        for _ in range(2):
            izar.post("/api/reports", report | {"line": line["id"]}, 204)
    izar.post("/api/reports", report | {"line": lines[1]["id"]}, 404)
    izar.post("/api/reports", report | {"person": izar.id}, 409)
    stranger = Player(server)
    stranger.post("/api/reports", report | {"line": lines[0]["id"]}, 404)
    stranger.post("/api/reports", {"person": "nobody", "kind": "spam"}, 404)
    (found,) = [one for one in vega.get(f"{HELD}/reports") if one["person"]["id"] == procyon.id]
    assert [one["text"] for one in found["reports"]] == ["make me", "you fly like a stowaway"]
    assert {one["by"]["id"] for one in found["reports"]} == {izar.id}
    case = vega.get(f"{HELD}/people/{procyon.id}")
    assert [(one["line"]["text"], one["flagged"]) for one in case["lines"]] == [
        ("you fly like a stowaway", True),
        ("Please keep it friendly.", False),
        ("make me", True),
    ]
    act(vega, procyon, "warn")
    assert procyon.id not in str(vega.get(f"{HELD}/reports"))
    (notice,) = procyon.get("/api/me/notices")
    assert (notice["act"], notice["reason"]) == ("warn", "because of warn")
    for told in (notice, procyon.get(f"/api/people/{procyon.id}"), procyon.get("/api/me")):
        assert izar.id not in str(told)
        assert "twice" not in str(told)
    izar.call("DELETE", f"/api/me/notices/{notice['id']}", expect=204)
    assert procyon.get("/api/me/notices")
    procyon.call("DELETE", f"/api/me/notices/{notice['id']}", expect=204)
    assert procyon.get("/api/me/notices") == []


def test_people_are_found_by_name_with_their_look_alikes(server: Server, vega: Player) -> None:
    altair = account(server, "Altair 100%")
    (found,) = vega.get(f"{HELD}/people", name="TAIR 100%")
    assert found["id"] == altair.id
    assert vega.get(f"{HELD}/people", name="%%%") == []
    assert vega.get(f"{HELD}/people/{altair.id}")["alike"] == []
    vega.get(f"{HELD}/people/nobody", 404)


# --- mutes and bans -------------------------------------------------------------------------


def test_who_is_muted_plays_on_in_silence(server: Server, vega: Player) -> None:
    [castor, maia], table = duel(server)
    with castor.socket(table) as socket:
        socket.until("position")
        act(vega, castor, "mute", hours=24)
        socket.send("say", table=table["id"], text="spam", key="1")
        refused = socket.until("refused")["problem"]
        assert (refused["code"], refused["args"]) == (
            "muted",
            {"hours": 24, "reason": "because of mute"},
        )
    say(castor, table, "spam", 403)
    position = castor.position(table)
    if position["legal"]:
        castor.play(table, position["legal"][0]["action"], position["sequence"])
    forces = [(one["person"]["id"], one["act"]) for one in vega.get(f"{HELD}/in-force")]
    assert (castor.id, "mute") in forces
    act(vega, castor, "unmute")
    say(castor, table, "thank you")
    assert chat(maia, table) == ["thank you"]


def test_who_is_banned_is_told_why_and_leaves_everything(server: Server, vega: Player) -> None:
    thuban = account(server, "Thuban-2")
    other = Player(server, "Bystander")
    table = thuban.open("me", "open")
    other.join(table)
    waiting = thuban.open("me", "open")
    token = thuban.post("/api/me/tokens", {"label": "bot"}, 201)["secret"]
    with thuban.socket(table) as socket:
        socket.until("position")
        act(vega, thuban, "ban")
        assert socket.end() == 1006
    thuban.get("/api/me", 401)
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me", headers=bearer).status_code == 401
    refused = Player(server).post("/api/session", {"name": "Thuban-2", "password": PASSWORD}, 403)
    assert refused == {"code": "banned", "args": {"hours": 0, "reason": "because of ban"}}
    wrong = {"name": "Thuban-2", "password": "a guess"}
    assert Player(server).post("/api/session", wrong, 403)["code"] == "wrong-password"
    seats = other.get(f"/api/tables/{table['id']}")["seats"]
    assert seats[0]["stand_in"] == "left"
    other.get(f"/api/tables/{waiting['id']}", 404, invite=waiting["invite"])
    act(vega, thuban, "unban")
    back = signed_in(server, "Thuban-2")
    back.post(f"/api/tables/{table['id']}/return")


def test_a_banned_guest_stays_banned_in_that_browser(server: Server, vega: Player) -> None:
    guest = Player(server, "Nuisance")
    table = guest.open("me", "open", visibility="open")
    act(vega, guest, "ban", hours=2)
    assert guest.get("/api/me", 403)["args"] == {"hours": 2, "reason": "because of ban"}
    guest.post("/api/tables", {"game": "galaktiko", "seats": [{"kind": "me"}]}, 403)
    assert isinstance(guest.get("/api/tables")["tables"], list)
    vega.get(f"/api/tables/{table['id']}", 404)


def test_a_moderator_removes_somebody_from_a_table(server: Server, vega: Player) -> None:
    [naos, other], table = duel(server)
    act(vega, naos, "kick", 400)
    act(vega, naos, "kick", table=table["id"])
    seats = other.get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["stand_in"] for seat in seats] == ["left", None]


def test_the_log_only_grows_and_can_be_taken_along(server: Server, vega: Player) -> None:
    electra = Player(server, "=Electra")
    for what in ("mute", "unmute", "close"):
        act(vega, electra, what, reason="=1+1")
    log = vega.get(f"{HELD}/log", limit=3)
    assert [one["act"] for one in log] == ["close", "unmute", "mute"]
    assert {one["by"]["name"] for one in log} == {"Vega"}
    older = vega.get(f"{HELD}/log", before=log[-1]["id"], limit=200)
    assert all(one["id"] < log[-1]["id"] for one in older)
    rows = list(csv.DictReader(io.StringIO(vega.http.get(f"{HELD}/log.csv").text)))
    assert rows[-1]["act"] == "close"
    assert rows[-1]["reason"] == "'=1+1"
    assert rows[-1]["person_name"] == "'=Electra"


# --- blocks -----------------------------------------------------------------------------------


def test_my_tables_do_not_exist_for_those_whom_i_blocked(server: Server) -> None:
    mira, pest = Player(server, "Mira"), Player(server, "Pest")
    hidden = mira.open("me", "open")
    public = mira.open("me", "open", visibility="open")
    with pest.socket(public) as socket:
        socket.until("table")
        mira.post("/api/me/blocks", {"person": pest.id}, 204)
        assert socket.until("gone")["table"] == public["id"]
    for table in (hidden, public):
        assert pest.join(table, 404)["code"] == "no-such-table"
        say(pest, table, "let me in", 404)
        pest.get(f"/api/tables/{table['id']}", 404, invite=table["invite"])
    assert public["id"] not in str(pest.get("/api/tables"))
    assert public["id"] in str(Player(server).get("/api/tables"))
    assert [one["name"] for one in mira.get("/api/me/blocks")] == ["Pest"]
    for seen in (
        pest.get("/api/me"),
        pest.get(f"/api/people/{mira.id}"),
        pest.get("/api/me/blocks"),
    ):
        assert "block" not in str(seen)
    mira.post("/api/me/blocks", {"person": mira.id}, 409)
    mira.post("/api/me/blocks", {"person": "nobody"}, 404)
    mira.call("DELETE", f"/api/me/blocks/{pest.id}", expect=204)
    pest.join(hidden)


def test_i_do_not_read_those_whom_i_blocked_and_they_do_not_notice(server: Server) -> None:
    [mira, pest], table = duel(server)
    say(pest, table, "before")
    with mira.socket(table) as mine, pest.socket(table) as theirs:
        mine.until("position")
        theirs.until("position")
        mira.post("/api/me/blocks", {"person": pest.id}, 204)
        say(pest, table, "hidden")
        say(mira, table, "seen")
        assert mine.until("said")["line"]["text"] == "seen"
        assert theirs.until("said")["line"]["text"] == "hidden"
    assert chat(mira, table) == ["seen"]
    assert chat(pest, table) == ["before", "hidden", "seen"]


def test_a_rematch_does_not_bring_them_back(server: Server) -> None:
    [mira, pest], table = duel(server)
    for player in (mira, pest):
        player.post(f"/api/tables/{table['id']}/resign")
    end_of(mira, table)
    again = mira.post(f"/api/tables/{table['id']}/rematch", None, 201)
    mira.post("/api/me/blocks", {"person": pest.id}, 204)
    other = pest.post(f"/api/tables/{table['id']}/rematch", None, 201)
    assert other["id"] != again["id"]


def end_of(player: Player, table: Json) -> None:
    with player.socket(table) as socket:
        socket.until("table", lambda m: m["table"]["status"] == "finished")


# --- kicks --------------------------------------------------------------------------------------


def test_the_owner_sends_somebody_away_for_good(server: Server) -> None:
    owner, guest, other = (Player(server, name) for name in ("Host", "Rude", "Kind"))
    table = owner.open("me", "open", "open")
    guest.join(table)
    kick = f"/api/tables/{table['id']}/kick"
    for player, seat, status in (
        (guest, 0, 403),
        (owner, 0, 403),
        (owner, 2, 403),
        (owner, 9, 403),
    ):
        player.post(kick, {"seat": seat}, status)
    with guest.socket(table) as socket:
        socket.until("table")
        left = owner.post(kick, {"seat": 1})
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        socket.until("gone")
    guest.join(table, 404)
    say(guest, table, "unfair", 404)
    other.join(table)
    owner.post(f"/api/tables/{table['id']}/start")
    owner.post(kick, {"seat": 1}, 409)


def test_everything_of_a_deleted_account_goes_but_the_log(server: Server, vega: Player) -> None:
    gone, other = account(server, "Soon gone"), Player(server, "Other")
    other.post("/api/me/blocks", {"person": gone.id}, 204)
    gone.post("/api/me/blocks", {"person": other.id}, 204)
    other.post("/api/reports", {"person": gone.id, "kind": "spam"}, 204)
    act(vega, gone, "warn")
    other.post("/api/reports", {"person": gone.id, "kind": "spam"}, 204)
    gone.call("DELETE", "/api/me", {"password": PASSWORD}, 204)
    assert other.get("/api/me/blocks") == []
    assert gone.id not in str(vega.get(f"{HELD}/reports"))
    vega.get(f"{HELD}/people/{gone.id}", 404)
    assert vega.get(f"{HELD}/log")[0]["person"]["name"] == ""
