"""Notices through a real mail server and a real push service: once, withdrawn, after kill -9."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from receiving import Mailbox, Receiver, link_in, text_of
from serving import Json, Launch, Player, Server, new_database, play_out

from cosmodrome.server.errors import BadAddress
from cosmodrome.server.notices.letters import Letter, compose
from cosmodrome.server.notices.outgoing import NotHandedOver, Outgoing, check_url, is_public

PASSWORD = "correct horse"  # noqa: S105
ORIGIN = "http://play.example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox().open()
    yield made
    made.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def settings(mailbox: Mailbox) -> dict[str, str]:
    sender = "Cosmodrome <games@example.org>"
    return {"smtp": mailbox.url, "mail_from": sender, "private_addresses": "true"}


@pytest.fixture
def served(tmp_path: Path, mailbox: Mailbox, launch: Launch) -> Server:
    made = launch(f"sqlite:///{tmp_path}/tables.sqlite", origin=ORIGIN, **settings(mailbox))
    made.start()
    return made


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.call("PUT", "/api/me/password", {"password": PASSWORD})
    return player


def with_mail(player: Player, mailbox: Mailbox) -> None:
    """Set a mail address up as a person does."""
    player.call("PUT", "/api/me/mail", {"address": "ada@example.org"}, 204)
    token = link_in(mailbox.next(), "/mail/confirm")
    player.post("/api/mail/confirm", {"token": token}, 204)


def all_kinds(push: str = "off", mail: str = "off", chat: str = "off") -> Json:
    kinds = ("turn", "clock", "start", "invited", "tournament", "end")
    return {"choices": {kind: {"push": push, "mail": mail, "chat": chat} for kind in kinds}}


def choose(player: Player, kind: str, **channels: str) -> None:
    """Be told of one kind only."""
    body = all_kinds()
    body["choices"][kind] |= channels
    player.call("PATCH", "/api/me/notice-settings", body, 204)


def table_of(ada: Player, boris: Player, **wishes: Any) -> Json:
    table = boris.open("me", "open", **wishes)
    ada.join(table)
    return table


def pass_to(ada: Player, boris: Player, table: Json) -> Json:
    """Boris moves until it is Ada's turn; the position."""
    while True:
        position = boris.position(table)
        if position["to_move"] != 0:
            return position
        play_any(boris, table)


def play_any(player: Player, table: Json) -> None:
    position = player.position(table)
    action = random.choice(position["legal"])["action"]
    player.play(table, action, position["sequence"])


def rows(server: Server, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
        return connection.execute(query).fetchall()


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    ends = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.1)


def test_a_turn_by_mail_and_push_once_and_taken_back(
    served: Server, mailbox: Mailbox, receiver: Receiver
) -> None:
    ada, boris = account(served, "Ada"), Player(served, "Boris")
    assert ada.get("/api/me/notice-settings")["mail"] is True
    with_mail(ada, mailbox)
    ada.post("/api/me/push", receiver.subscription, 204)
    ada.call("PUT", "/api/me/chat", {"address": f"{receiver.url}/hook/secret"}, 204)
    choose(ada, "turn", push="now", mail="now", chat="now")
    table = table_of(ada, boris, pace={"type": "turns", "hours": 72})
    pass_to(ada, boris, table)

    push = receiver.next()
    assert push["title"] == "Your turn at Galaktiko"
    assert push["body"] == "with Boris, 3 days left" or push["body"].endswith("2 days left")
    assert (push["tag"], push["path"]) == (table["id"], f"/table/{table['id']}")
    mail = mailbox.next()
    assert mail["to"] == "ada@example.org"
    assert mail["subject"] == "Your turn at Galaktiko"
    assert f"{ORIGIN}/table/{table['id']}" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "Your turn at Galaktiko" in receiver.lines.get(timeout=60)
    key = ada.get("/api/me/notice-settings")["push_key"]
    assert receiver.signed_by == {key}

    while ada.position(table)["to_move"] == 1:
        play_any(ada, table)
    assert receiver.next() == {"close": table["id"]}
    # One for a turn, however often the table has changed since.
    sent = "SELECT count(*) FROM deliveries d JOIN notices n ON n.id = d.notice WHERE kind = 'turn'"
    assert rows(served, f"{sent} AND channel = 'push'") == [(1,)]
    assert mailbox.mails.empty()

    # One click of a mail program, which has no cookies.
    address = str(mail["List-Unsubscribe"]).strip("<>").replace(ORIGIN, served.url)
    body = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(address, data=body).status_code == 204
    assert ada.get("/api/me/notice-settings")["address"] is None
    assert httpx.post(address, data=body).status_code == 404
    pass_to(ada, boris, table)
    assert receiver.next()["title"] == "Your turn at Galaktiko"
    assert mailbox.mails.empty()


def test_nothing_is_sent_to_people_who_look_or_before_an_address_is_confirmed(
    served: Server, mailbox: Mailbox, receiver: Receiver
) -> None:
    ada, boris = account(served, "Ada"), Player(served, "Boris")
    ada.call("PUT", "/api/me/mail", {"address": "ada@example.org"}, 204)
    asked = mailbox.next()
    assert "Confirm" in asked["subject"]
    ada.post("/api/me/push", receiver.subscription, 204)
    choose(ada, "turn", push="now", mail="now")
    watched, other = table_of(ada, boris), table_of(ada, boris)
    with ada.socket(watched) as socket:
        socket.until("position")
        pass_to(ada, boris, watched)
        pass_to(ada, boris, other)
        # In this order: the one that is looked at would have come first.
        assert receiver.next()["tag"] == other["id"]
    assert receiver.pushes.empty()
    assert mailbox.mails.empty()
    token = link_in(asked, "/mail/confirm")
    ada.post("/api/mail/confirm", {"token": token[:-4] + "beef"}, 404)
    ada.post("/api/mail/confirm", {"token": token}, 204)
    ada.post("/api/me/notice-settings/test", None, 204)
    assert mailbox.next()["subject"] == "Notices reach you here"
    assert receiver.next()["title"] == "Notices reach you here"


def test_quiet_hours_keep_it_back_and_a_move_drops_it(served: Server, receiver: Receiver) -> None:
    ada, boris = Player(served, "Ada"), Player(served, "Boris")
    ada.post("/api/me/push", receiver.subscription, 204)
    choose(ada, "turn", push="now")
    # All hours but the minute that has just passed or is about to.
    minute = (ada.get("/api/about")["now"] // 60_000 + 720) % 1440
    quiet = {"quiet": {"begin": (minute + 1) % 1440, "end": minute}}
    ada.call("PATCH", "/api/me/notice-settings", quiet, 204)
    table = table_of(ada, boris)
    pass_to(ada, boris, table)
    status = "SELECT status FROM deliveries"
    until(lambda: rows(served, status) == [("waiting",)])
    while ada.position(table)["to_move"] == 1:
        play_any(ada, table)
    until(lambda: rows(served, status) == [("dropped",)])
    assert receiver.pushes.empty()


def test_a_start_an_end_and_a_rematch_in_the_language_of_the_person(
    served: Server, mailbox: Mailbox, receiver: Receiver
) -> None:
    ada, boris = Player(served, "Ада"), Player(served, "Борис")
    ada.call("PATCH", "/api/me", {"language": "ru"})
    ada.post("/api/me/push", receiver.subscription, 204)
    ada.call("PATCH", "/api/me/notice-settings", all_kinds(push="now"), 204)
    table = ada.open("me", "open")
    boris.join(table)
    # It has begun, and it may be her turn at once: then as one message.
    until(lambda: "Галактико" in str(receiver.heard))
    last = play_out([ada, boris], table, lambda p: str(random.choice(p["legal"])["action"]))
    place = last["places"][0]
    until(lambda: "Игра окончена: Галактико" in str(receiver.heard))
    assert f"Борис, место {place} из 2" in str(receiver.heard)
    again = boris.post(f"/api/tables/{table['id']}/rematch", None, 201)
    until(lambda: receiver.heard[-1].get("tag") == again["id"])
    invited = receiver.heard[-1]
    assert invited["title"] == "Борис зовёт вас играть: Галактико"
    path, _, invite = invited["path"].partition("?invite=")
    ada.get(path.replace("/table/", "/api/tables/"), invite=invite)


def test_kill_9_loses_nothing_and_sends_nothing_twice(served: Server, mailbox: Mailbox) -> None:
    ada, boris = account(served, "Ada"), Player(served, "Boris")
    with_mail(ada, mailbox)
    choose(ada, "turn", mail="now")
    mailbox.close()
    table = table_of(ada, boris)
    pass_to(ada, boris, table)
    # Killed at once, whether or not it was found already; the mail server is down.
    served.kill()
    served.start()
    waiting = "SELECT count(*) FROM deliveries WHERE status = 'waiting'"
    until(lambda: rows(served, waiting) == [(1,)])
    # A mail server that is down delays nobody's move.
    assert ada.position(table)["to_move"] == 1
    mailbox.answers.clear()
    mailbox.begun.clear()
    mailbox.open()
    assert mailbox.begun.wait(60)
    # Killed while the mail is being handed over: it may have arrived, so it is not sent again.
    served.kill()
    mailbox.answers.set()
    served.start()
    ada.post("/api/me/notice-settings/test", None, 204)
    subjects = [mailbox.next()["subject"]]
    if subjects == ["Your turn at Galaktiko"]:
        subjects.append(mailbox.next()["subject"])
    assert subjects[-1] == "Notices reach you here"
    assert mailbox.mails.empty()
    assert rows(served, waiting) == [(0,)]


def test_two_processes_send_each_once(
    postgres: str, mailbox: Mailbox, receiver: Receiver, launch: Launch
) -> None:
    database = new_database(postgres, "notices")
    server = launch(database, origin=ORIGIN, **settings(mailbox))
    server.start(workers=2)
    ada, boris = account(server, "Ada"), Player(server, "Boris")
    ada.post("/api/me/push", receiver.subscription, 204)
    choose(ada, "turn", push="now")
    tables = [table_of(ada, boris) for _ in range(5)]
    for table in tables:
        pass_to(ada, boris, table)
    # Several that are due together are one message, with a line for each.
    told = 0
    while told < len(tables):
        push = receiver.next()
        told += 1 if push["tag"] != "several" else len(push["body"].splitlines())
    ada.post("/api/me/notice-settings/test", None, 204)
    assert receiver.next()["title"] == "Notices reach you here"
    assert told == len(tables)
    # Killing it would leave its two processes behind.
    server.stop()


def test_a_subscription_that_is_gone_is_forgotten(served: Server, receiver: Receiver) -> None:
    ada = Player(served, "Ada")
    ada.post("/api/me/push", receiver.subscription, 204)
    receiver.status = 410
    ada.post("/api/me/notice-settings/test", None, 204)
    until(lambda: ada.get("/api/me/notice-settings")["devices"] == [])
    receiver.status = 201
    ada.post("/api/me/push", receiver.subscription, 204)
    [device] = ada.get("/api/me/notice-settings")["devices"]
    assert device["this"]
    ada.call("DELETE", f"/api/me/push/{device['id']}", expect=204)
    assert ada.get("/api/me/notice-settings")["devices"] == []


def test_settings_are_checked(server: Server) -> None:
    guest, ada = Player(server, "Guest of notices"), account(server, "Ada of notices")
    guest.call("PUT", "/api/me/chat", {"address": "https://chat.example.org/1"}, 403)
    refused = ada.call("PUT", "/api/me/mail", {"address": "ada@example.org"}, 409)
    assert refused["code"] == "no-mail"
    assert (
        ada.call("PATCH", "/api/me/notice-settings", {"zone": "Mars/Base"}, 400)["code"]
        == "bad-zone"
    )
    for address in ("https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.7/x"):
        refused = ada.call("PUT", "/api/me/chat", {"address": address}, 400)
        assert refused == {"code": "bad-address", "args": {"why": "private"}}
    for address in ("http://chat.example.org/", "https://", "https://a:b@c.example/", "x"):
        refused = ada.call("PUT", "/api/me/chat", {"address": address}, 400)
        assert refused["args"] == {"why": "url"}
    ada.call("PUT", "/api/me/chat", {"address": "https://chat.example.org/secret"}, 204)
    # The secret part of the address is not shown again.
    assert ada.get("/api/me/notice-settings")["chat"] == "chat.example.org"
    token = ada.post("/api/me/tokens", {"label": "bot"}, 201)["secret"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.url}/api/me/notice-settings", headers=bearer).status_code == 403


def test_mail_programs_can_read_the_address_that_ends_all_mail() -> None:
    address = f"https://play.example.org/api/mail/unsubscribe/{'a' * 90}"
    letter = Letter("ada@example.org", "Ваш ход", [("Ваш ход", ORIGIN)], "No more", ORIGIN, address)
    raw = compose("games@example.org", letter).as_bytes()
    assert f"List-Unsubscribe: <{address}>\r\n".encode() in raw


@pytest.mark.parametrize("host", ["::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::a00:1", "0.0.0.0"])  # noqa: S104
def test_private_addresses_in_disguise(host: str) -> None:
    assert not is_public(host)
    with pytest.raises(BadAddress):
        check_url(f"https://[{host}]/" if ":" in host else f"https://{host}/", private=False)


def test_a_name_that_leads_into_the_private_network_is_not_followed(receiver: Receiver) -> None:

    async def post() -> None:
        outgoing = Outgoing(private=False)
        try:
            await outgoing.post(
                receiver.url.replace("http://127.0.0.1", "https://localhost"), b"", {}
            )
        finally:
            await outgoing.close()

    with pytest.raises(NotHandedOver) as refused:
        asyncio.run(post())
    assert refused.value.__cause__ is not None
    assert "private network" in str(refused.value.__cause__.__cause__)
