"""Notices on the page: choices, quiet hours, links in mails, and the service worker."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import PHONE, Person, look
from playwright.sync_api import Browser
from receiving import Mailbox, Receiver, link_in
from serving import Server

PASSWORD = "correct horse"  # noqa: S105
DESK = {"width": 1280, "height": 720}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox().open()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends mail."""
    folder: Path = tmp_path_factory.mktemp("mailing")
    made = Server(
        f"sqlite:///{folder}/tables.sqlite", smtp=mailbox.url, mail_from="games@a.example"
    )
    made.set(origin=made.url, private_addresses="true")
    made.start()
    yield made
    made.stop()


def test_channels_are_set_up_and_chosen(
    browser: Browser, mailing: Server, mailbox: Mailbox
) -> None:
    receiver = Receiver()
    ada = Person(browser, mailing, "Ada", DESK, {"theme": "night"})
    ada.be_guest()
    ada.api("PUT", "/api/me/password", {"password": PASSWORD})
    ada.go("/me")
    page = ada.page
    page.click("#notices thead button:has-text('Mail')")
    page.fill("#notice-address", "ada@example.org")
    page.click("#notices form .button")
    page.wait_for_selector("#notices thead :text('not confirmed')")
    token = link_in(mailbox.next(), "/mail/confirm")
    ada.go(f"/mail/confirm/{token}")
    look(ada)
    page.click("main .button.main")
    page.wait_for_selector("text=Confirmed.")

    ada.go("/me")
    page.wait_for_selector("#notices thead :text('ada@example.org')")
    cell = page.locator("#notices button[aria-label^='It is my turn, Mail']")
    for choice in ("at once", "in the daily digest", "not at all", "at once"):
        page.wait_for_selector(f"button[aria-label^='It is my turn, Mail: {choice}']")
        cell.press("Enter")
    page.wait_for_selector("button[aria-label^='It is my turn, Mail: in the daily']")
    page.click("#notices thead button:has-text('Chat')")
    page.fill("#notice-address", f"{receiver.url}/hook/1")
    page.click("#notices form .button")
    page.wait_for_selector("#notices thead :text('127.0.0.1')")
    page.click("#notices .head .button")
    assert receiver.lines.get(timeout=60).startswith("Notices reach you here")
    assert mailbox.next()["subject"] == "Notices reach you here"

    page.click("#quiet .button")
    page.fill("#quiet [type=time] >> nth=0", "23:00")
    page.locator("#quiet [type=range] >> nth=1").press("ArrowRight")
    page.wait_for_selector("#quiet:has-text('11:00 PM to 7:45 AM')")
    look(ada)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    look(ada)
    kept = ada.api("GET", "/api/me/notice-settings")
    assert kept["quiet"] == {"begin": 1380, "end": 465}
    assert kept["choices"]["turn"]["mail"] == "digest"
    receiver.close()
    ada.leave()


def test_the_service_worker_shows_and_closes(browser: Browser, mailing: Server) -> None:
    browsing = {"permissions": ["notifications"]}
    ada = Person(browser, mailing, "Ada", DESK, {"theme": "night"}, **browsing)
    ada.go("/")
    page = ada.page
    devtools = ada.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)"
    )
    page.wait_for_function("navigator.serviceWorker.controller !== null")

    def push(**message: str) -> None:
        told = {
            "origin": mailing.url,
            "registrationId": registered[-1],
            "data": json.dumps(message),
        }
        devtools.send("ServiceWorker.deliverPushMessage", told)

    shown = """async (count) => {
      const worker = await navigator.serviceWorker.ready;
      const all = await worker.getNotifications();
      return all.length === count && all.map((one) => one.title + one.body + one.data);
    }"""
    text = {"title": "Your turn", "body": " with Boris ", "tag": "t1", "path": "/table/t1"}
    push(**text)
    page.wait_for_function(shown, arg=1)
    # The next one takes its place.
    push(**text | {"title": "Your turn again"})
    page.wait_for_function(shown, arg=1)
    push(close="t1")
    page.wait_for_function(shown, arg=0)
    ada.leave()
