"""People and groups on the page: following, challenges, who is here, groups by link."""

import re
import time
from collections.abc import Callable

import pytest
from browsing import Person, look

Visit = Callable[..., Person]


def member(visit: Visit, name: str, **wishes: object) -> Person:
    """Somebody with an account."""
    person = visit(f"{name} {time.monotonic_ns() % 10**6}", **wishes)
    person.be_guest()
    person.api("PUT", "/api/me/password", {"password": "correct horse"})
    return person


def number(person: Person) -> str:
    return str(person.api("GET", "/api/me")["id"])


def test_somebody_is_followed_seen_and_challenged(visit: Visit) -> None:
    ada, bob = member(visit, "Ada"), member(visit, "Bob")
    bob.go("/people")
    bob.page.wait_for_selector("h2#here")
    ada.go(f"/people/{number(bob)}")
    ada.page.get_by_role("button", name="Follow").click()
    ada.page.get_by_role("button", name="Stop following").wait_for()
    ada.go("/people")
    line = ada.page.locator("li", has_text=bob.name)
    line.locator(".dot.here").wait_for()
    look(ada)
    # By keyboard: the challenge, its dialog, and off it goes.
    line.get_by_role("button", name="Challenge").focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("dialog[open]").wait_for()
    look(ada)
    ada.page.select_option("dialog[open] select >> nth=0", "galaktiko")
    ada.page.get_by_role("button", name="Send the challenge").click()
    ada.page.get_by_text(f"Waiting for {bob.name}").wait_for()
    look(ada)
    # It arrives by itself, in the list and in the header.
    bob.page.get_by_text("challenges you to Galaktiko").wait_for()
    assert bob.page.locator("header .unread").inner_text() == "1"
    look(bob)
    bob.page.get_by_role("button", name="Decline").click()
    ada.page.get_by_text("does not want to play now").wait_for()
    ada.page.get_by_role("button", name="Withdraw").click()
    ada.page.get_by_text("does not want to play now").wait_for(state="detached")
    # Once more, from the lobby: accepted, the game begins for both.
    table = ada.api(
        "POST", "/api/tables", {"game": "galaktiko", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    ada.go(f"/table/{table['id']}")
    ada.page.select_option("form select", label=re.compile(bob.name).pattern + " · here")
    ada.page.get_by_role("button", name="Challenge").click()
    bob.go("/")
    bob.page.get_by_role("button", name="Accept").click()
    bob.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".table .room")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_group_is_joined_by_link_and_plays_for_itself(visit: Visit, phone: bool) -> None:
    ada, bob = member(visit, "Ada", phone=phone), member(visit, "Bob", theme="paper")
    ada.go("/people")
    ada.page.get_by_role("button", name="New group").click()
    ada.page.get_by_label("Name of the group").fill("Lagrange")
    ada.page.get_by_role("button", name="Make the group").click()
    ada.page.get_by_role("heading", name="Lagrange").wait_for()
    look(ada)
    link = ada.page.locator("input[readonly]").input_value()
    bob.page.goto(link)
    bob.page.get_by_text("invites you to the group").wait_for()
    look(bob)
    bob.page.get_by_role("button", name="Join the group").click()
    bob.page.locator("#members").wait_for()
    # A table of the group: its members see it, and nobody else.
    bob.page.get_by_role("button", name="Galaktiko").click()
    bob.page.get_by_role("button", name="Open the table").click()
    bob.page.wait_for_url("**/table/*")
    group = ada.api("GET", "/api/groups")[0]["id"]
    ada.go(f"/groups/{group}")
    ada.page.locator("a[href^='/table/']").wait_for()
    look(ada)
    stranger = visit("Stranger")
    stranger.expected = (*stranger.expected, "404")
    stranger.go("/" + bob.page.url.split("/", 3)[3])
    stranger.page.get_by_text("There is no such table").wait_for()
    # The owner removes the member, and deletes the group: each after a second press.
    ada.page.get_by_role("button", name=re.compile("^Remove Bob")).click()
    ada.page.get_by_role("button", name=re.compile("^Really: Remove Bob")).click()
    ada.page.get_by_text("1 of 100").wait_for()
    ada.page.get_by_role("button", name="Delete the group").click()
    ada.page.get_by_role("button", name="Really: Delete the group").click()
    ada.page.wait_for_url("**/people")
    assert ada.api("GET", "/api/groups") == []


def test_guests_see_who_is_here_and_are_told_what_an_account_gives(visit: Visit) -> None:
    guest, ada = visit("Comet"), member(visit, "Ada")
    ada.go("/")
    ada.page.wait_for_selector(".posters")
    guest.be_guest()
    guest.go("/people")
    guest.page.locator("li", has_text=ada.name).wait_for()
    guest.page.get_by_role("link", name="Make an account").wait_for()
    assert guest.page.get_by_role("button", name="Challenge").count() == 0
    look(guest)
