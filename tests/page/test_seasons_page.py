"""Profiles with ratings and deeds, seasons, running games, and a table on a big screen."""

import time
from collections.abc import Callable

import pytest
from browsing import Person, look

CLOCK = {"type": "live", "bank": 3600}


def account(visit: Callable[..., Person], name: str, **wishes: object) -> Person:
    person = visit(f"{name} {time.monotonic_ns() % 10**9}", **wishes)
    person.be_guest()
    person.api("PUT", "/api/me/password", {"password": "correct horse"})
    return person


def opened(one: Person, two: Person, **wishes: object) -> str:
    body = {
        "game": "galaktiko",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "order": "listed",
        "visibility": "open",
        "pace": CLOCK,
    }
    table = one.api("POST", "/api/tables", body | wishes)
    two.api("POST", f"/api/tables/{table['id']}/join", {})
    return str(table["id"])


def play(people: list[Person], table: str, moves: int = 1000) -> None:
    for _ in range(moves):
        position = people[0].api("GET", f"/api/tables/{table}/position")
        if position["places"] is not None:
            return
        mover = people[position["to_move"]]
        legal = mover.api("GET", f"/api/tables/{table}/position")["legal"]
        body = {
            "action": legal[0]["action"],
            "seen": position["sequence"],
            "key": str(time.time_ns()),
        }
        mover.api("POST", f"/api/tables/{table}/actions", body)


def me(person: Person) -> str:
    return str(person.api("GET", "/api/me")["id"])


@pytest.fixture
def rated(visit: Callable[..., Person]) -> list[Person]:
    """Two people with five rated games."""
    people = [account(visit, "Ada"), account(visit, "Bo", phone=True, theme="paper")]
    for _ in range(5):
        play(people, opened(people[0], people[1], rated=True))
    return people


def test_a_profile_shows_ratings_deeds_and_seasons(rated: list[Person]) -> None:
    ada, bo = rated
    profile = ada.api("GET", f"/api/people/{me(ada)}")
    for person in (ada, bo):
        person.go(f"/people/{me(ada)}")
        person.page.wait_for_selector("svg .rating")
        assert str(profile["standings"][0]["rating"]) in person.page.inner_text("main")
        look(person)
    end = time.monotonic() + 20
    while not any(one["progress"] for one in ada.api("GET", f"/api/people/{me(ada)}")["marks"]):
        assert time.monotonic() < end
        time.sleep(0.2)
    ada.page.reload()
    ada.page.wait_for_selector("svg .rating")
    plot = ada.page.locator("section svg[role=img]")
    assert str(profile["standings"][0]["rating"]) in (plot.get_attribute("aria-label") or "")
    deeds = ada.page.locator("section", has_text="Deeds").locator("li")
    assert deeds.count() == 6
    ada.page.get_by_role("button", name="all 31").press("Enter")
    assert deeds.count() == 31
    look(ada)
    ada.page.get_by_role("button", name="30 days").press("Enter")
    ada.page.wait_for_selector("svg .rating")
    ada.go("/ratings/galaktiko")
    ada.page.wait_for_selector("tbody tr.me")
    look(ada)
    ada.page.get_by_label("Season").select_option("all")
    ada.page.wait_for_url("**season=all")
    ada.page.wait_for_selector("tbody tr.me")
    look(ada)
    ada.go("/")
    # The table of honour is loaded when somebody scrolls to it.
    ada.page.locator("footer").scroll_into_view_if_needed()
    ada.page.wait_for_selector("a.card[href='/ratings/galaktiko']")
    look(ada)


def test_running_games_are_listed_and_the_list_refreshes(visit: Callable[..., Person]) -> None:
    people = [account(visit, "Ada"), account(visit, "Bo")]
    viewer = visit("Sonya", phone=True)
    table = opened(*people)
    viewer.go("/watch")
    viewer.page.wait_for_selector(f"a[href='/table/{table}']")
    look(viewer)
    other = opened(*people)
    viewer.page.wait_for_selector(f"a[href='/table/{other}']", timeout=25_000)
    link = viewer.page.locator(f"a.button[href='/table/{table}']")
    link.focus()
    link.press("Enter")
    viewer.page.wait_for_selector(".table")


@pytest.mark.parametrize("game", ["galaktiko", "ganymede"])
def test_a_big_screen_shows_what_spectators_see(visit: Callable[..., Person], game: str) -> None:
    people = [account(visit, "Ada"), account(visit, "Bo")]
    table = opened(*people, game=game, delay=2)
    play(people, table, 5)
    ada = people[0]
    ada.page.set_viewport_size({"width": 1920, "height": 1080})
    ada.go(f"/table/{table}/screen")
    ada.page.wait_for_selector(".screen .seats")
    ada.page.wait_for_selector(".screen .moves li")
    assert "2 moves later" in ada.page.inner_text("footer")
    # Nothing to press, but the way back; and nothing is small.
    assert ada.page.locator(".screen :is(button, .legal):not([inert] *)").count() == 0
    sizes = ada.page.evaluate(
        "[...document.querySelectorAll('.screen :is(.who b, .under, .moves li, footer)')]"
        ".map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 24
    seen = ada.page.locator(".moves li").count()
    play(people, table, 2)
    ada.page.wait_for_function(f"document.querySelectorAll('.moves li').length > {seen}")
    look(ada)


def test_the_screen_opens_from_the_menu_of_a_table(visit: Callable[..., Person]) -> None:
    people = [account(visit, "Ada"), account(visit, "Bo")]
    table = opened(*people, visibility="open")
    ada = people[0]
    ada.go(f"/table/{table}")
    ada.page.locator("#tab-more").click()
    with ada.context.expect_page() as tab:
        ada.page.get_by_role("link", name="Show on a big screen").click()
    tab.value.wait_for_selector(".screen .seats")
