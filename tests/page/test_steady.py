"""Reload, back, a second tab, another language, a server that dies: nothing is lost."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import CHOICES, Person
from playwright.sync_api import Browser
from serving import Server


def test_reload_back_and_second_tab_in_the_middle_of_a_turn(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.go("/")
    ada.page.locator("[data-play=galaktiko]").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2]
    ada.play_until(table, 2)
    ada.page.reload()
    assert ada.wait_for_turn()
    ada.page.go_back()
    ada.page.locator("[data-play]").first.wait_for()
    ada.page.get_by_text("Your turn").first.wait_for()
    ada.page.go_forward()
    assert ada.wait_for_turn()

    second = ada.open_tab()
    second.goto(f"{ada.server.url}/table/{table}")
    second.wait_for_selector(CHOICES)
    before = ada.sequence(table)
    ada.play_until(table, before + 1)
    # The other tab goes on by itself; what it shows is never an old choice.
    ada.page, first = second, ada.page
    assert ada.wait_for_turn()
    ada.play_until(table, ada.sequence(table) + 1)
    ada.page = first
    ada.wait_for_turn()


def test_another_language_in_the_middle_of_a_game(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.play_until(table, 2)
    ada.wait_for_turn()
    ada.page.locator("#tab-more").click()
    ada.page.evaluate("window.stays = true")
    for language, turn, heading in (
        ("RU", "Ваш ход", "Что можно сделать"),
        ("FR", "À vous de jouer", "Ce que vous pouvez faire"),
        ("EN", "Your turn", "What you can do"),
    ):
        ada.page.get_by_role("button", name=language, exact=True).click()
        ada.page.locator(".bar .turn", has_text=turn).wait_for()
        ada.page.get_by_role("heading", name=heading).wait_for()
        assert ada.page.evaluate("document.documentElement.lang") == language.lower()
    assert ada.page.evaluate("window.stays"), "switching must not reload"
    ada.play_until(table, ada.sequence(table) + 1)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed without harm to other tests."""
    made = Server(f"sqlite:///{tmp_path}/tables.sqlite")
    made.start()
    yield made
    made.stop()


def test_a_server_that_dies_and_comes_back(browser: Browser, mortal: Server) -> None:
    ada = Person(browser, mortal, "Ada", {"width": 1280, "height": 720}, {"words": True})
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.play_until(table, 4)
    ada.wait_for_turn()
    before = ada.sequence(table)
    mortal.kill()
    killed = time.monotonic()
    ada.page.get_by_text("Reconnecting").wait_for(timeout=3500)
    assert time.monotonic() - killed < 3.5
    # A move while nobody listens: it is sent when the server is back, and only once.
    ada.page.locator("[data-action]:enabled").first.click()
    mortal.start()
    ada.page.get_by_text("Reconnecting").wait_for(state="detached", timeout=15_000)
    ada.wait_for_turn()
    journal = ada.api("GET", f"/api/tables/{table}/journal")["steps"]
    mine = [step for step in journal if step["sequence"] > before and step["seat"] == 0]
    assert len(mine) == 1, mine
    dice = random.Random(3)
    for _ in range(3):
        if ada.wait_for_turn():
            ada.click_once(dice)
    ada.leave()


def test_offline_is_a_page_with_a_way_on(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.go("/nowhere/at/all")
    ada.page.get_by_role("heading", name="There is nothing here.").wait_for()
    ada.page.get_by_role("link", name="Home").click()
    ada.page.locator("[data-play]").first.wait_for()
    ada.context.set_offline(True)
    ada.page.locator("[data-play]").first.click()
    ada.page.get_by_text("The server cannot be reached.").first.wait_for()
    ada.context.set_offline(False)
    ada.page.locator("[data-play]").first.click()
    ada.page.wait_for_url("**/table/*")
