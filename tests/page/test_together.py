"""Two browsers and a spectator at one table; an invitation; a seat that is not mine."""

import time
from collections.abc import Callable

from browsing import CHOICES, CONFIRM, OVER, Person


def test_two_people_and_a_spectator(visit: Callable[..., Person]) -> None:
    ada, boris, zoe = visit("Ada"), visit("Boris"), visit("Zoe")
    ada.go("/")
    ada.page.locator("[data-friends=galaktiko]").click()
    ada.page.get_by_label("Anybody may join and watch").check()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2]
    link = ada.page.locator("#invitation").input_value()
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Sit here").first.click()
    zoe.go(f"/table/{table}")
    for person in (ada, boris, zoe):
        person.page.wait_for_selector(".table")
    zoe.page.get_by_text("1 spectator").or_(zoe.page.get_by_text("One spectator")).wait_for()
    ada.page.locator("#tab-chat").click()
    ada.page.get_by_placeholder("Your message").fill("Good luck, <b>Boris</b>!")
    ada.page.keyboard.press("Enter")
    boris.page.locator("#tab-chat .unread").wait_for()
    boris.page.locator("#tab-chat").click()
    boris.page.get_by_text("Good luck, <b>Boris</b>!").wait_for()

    mine = ada.api("GET", f"/api/tables/{table}")["my_seats"][0]
    both = {mine: ada, 1 - mine: boris}
    end = time.monotonic() + 120
    while (found := ada.api("GET", f"/api/tables/{table}"))["status"] == "running":
        assert time.monotonic() < end, "nothing goes on"
        mover, other = both[found["to_move"]], both[1 - found["to_move"]]
        # One confirmed drop-off is several actions: the turn may have passed on since we asked.
        if not mover.page.locator(f"{CHOICES}, {CONFIRM}").count():
            mover.page.wait_for_timeout(50)
            continue
        assert other.page.locator(CHOICES).count() == 0, "only the one to move may choose"
        assert zoe.page.locator(CHOICES).count() == 0, "a spectator chooses nothing"
        mover.play_until(table, found["sequence"] + 1, seed=found["sequence"])
    for person in (ada, boris, zoe):
        person.page.locator(OVER).wait_for()
    boris.page.get_by_role("button", name="Play again").click()
    boris.page.wait_for_url(lambda url: table not in url)


def test_a_table_by_invitation_is_hidden_from_others(visit: Callable[..., Person]) -> None:
    ada, eve = visit("Ada"), visit("Eve")
    table = ada.sit_down("galaktiko", "me", "novice")
    eve.expected += ("404",)
    eve.go(f"/table/{table}")
    eve.page.get_by_role("heading", name="There is no such table.").wait_for()
    assert eve.page.get_by_role("link", name="Home").count()


def test_taking_back_needs_the_others(visit: Callable[..., Person]) -> None:
    ada, boris = visit("Ada"), visit("Boris")
    ada.be_guest()
    boris.be_guest()
    table = ada.open_table("galaktiko", "me", "open", visibility="open")
    boris.api("POST", f"/api/tables/{table}/join", {})
    for person in (ada, boris):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".table")
    mover_seat = ada.api("GET", f"/api/tables/{table}")["to_move"]
    mover, other = (ada, boris) if mover_seat == 0 else (boris, ada)
    mover.play_until(table, 1)
    other.play_until(table, 2)
    # A flight turns up cards: from now on it cannot be taken back alone.
    if mover.api("GET", f"/api/tables/{table}")["to_move"] != mover_seat:
        mover, other = other, mover
    mover.play_until(table, 3)
    mover.page.locator("#tab-more").click()
    mover.page.get_by_role("button", name="Ask everybody to take it back").click()
    mover.page.locator("#tab-log").click()
    other.page.get_by_role("button", name="Agree").click()
    mover.page.get_by_text("takes it back.").wait_for()
    assert mover.sequence(table) == 4
