"""The tournament pages: planning, joining, playing, and everything that is shown."""

import time
from collections.abc import Callable

import pytest
from browsing import Person, look


def organiser(visit: Callable[..., Person], **wishes: object) -> Person:
    """Somebody with an account, who may plan tournaments."""
    ada = visit(f"Ada {time.monotonic_ns() % 10**9}", **wishes)
    ada.be_guest()
    ada.api("PUT", "/api/me/password", {"password": "correct horse"})
    return ada


def planned(ada: Person, form: str, bots: int, **wishes: object) -> str:
    plan = {
        "name": "Autumn Orbit",
        "game": "galaktiko",
        "format": form,
        "seats": 2,
        "rounds": 2,
        "places": 20,
        "break_seconds": 0,
        "starts": int(time.time() * 1000) + 3_600_000,
        "bots": [{"level": "novice", "count": bots}],
        "level": "novice",
    }
    made = ada.api("POST", "/api/tournaments", plan | wishes)
    return str(made["about"]["id"])


def finished(ada: Person, tournament: str) -> None:
    ada.api("POST", f"/api/tournaments/{tournament}/start")
    end = time.monotonic() + 60
    while ada.api("GET", f"/api/tournaments/{tournament}")["about"]["status"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_tournament_is_planned_joined_and_followed(visit: Callable[..., Person]) -> None:
    ada = organiser(visit)
    ada.go("/tournaments")
    ada.page.locator("main .button.main").click()
    ada.page.fill("dialog .row input >> nth=0", "Friday Orbit")
    ada.page.select_option("dialog select >> nth=0", "galaktiko")
    ada.page.locator("dialog fieldset input[value=swiss]").check()
    ada.page.get_by_label("Seats at a table").fill("2")
    ada.page.get_by_label("Bots that take part").fill("1")
    look(ada)
    ada.page.locator("dialog .button.main").click()
    ada.page.wait_for_selector("[data-bar=before]")
    look(ada)
    ada.page.locator("[data-act=enter]").click()
    ada.page.wait_for_selector("[data-bar=here]")
    # The page follows by itself: the organiser starts, and the table is there.
    ada.page.get_by_role("button", name="Start now").click()
    ada.page.wait_for_selector("[data-bar=turn], [data-bar=table]")
    look(ada)
    ada.page.locator("[data-bar] a.main").click()
    ada.page.wait_for_selector(".table a[href^='/tournaments/']")


def fits(person: Person) -> None:
    """Nothing is wider than the page."""
    wide = person.page.evaluate(
        "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{person.page.url}: {wide} px too wide"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_on_all_formats(visit: Callable[..., Person], phone: bool) -> None:
    # The longest words on the smallest screen.
    wishes = {"theme": "paper", "language": "ru"} if phone else {"theme": "night"}
    ada = organiser(visit, phone=phone, **wishes)
    for form, bots, there in (
        ("round-robin", 4, ".scroll td a"),
        ("knockout", 9, ".rounds .round"),
        ("swiss", 4, ".step0"),
    ):
        tournament = planned(ada, form, bots, rounds=5)
        finished(ada, tournament)
        ada.go(f"/tournaments/{tournament}")
        ada.page.wait_for_selector("[data-bar=over]")
        tabs = ada.page.locator("[role=tab]")
        for number in range(tabs.count()):
            if phone:
                tabs.nth(number).click()
            fits(ada)
            look(ada)
        if not phone:
            ada.page.wait_for_selector(there)
        else:
            bar = ada.page.locator("header nav").bounding_box()
            assert bar is not None
            assert (bar["y"] + bar["height"], bar["width"]) == (844, 390)
    arena = planned(ada, "arena", 2, minutes=5)
    ada.go(f"/tournaments/{arena}")
    ada.page.wait_for_selector(".dial")
    look(ada)


def test_a_row_of_the_standings_opens_by_keyboard(visit: Callable[..., Person]) -> None:
    ada = organiser(visit)
    tournament = planned(ada, "swiss", 4)
    finished(ada, tournament)
    ada.go(f"/tournaments/{tournament}")
    row = ada.page.locator("tbody .name button").first
    row.focus()
    assert row.get_attribute("aria-expanded") == "false"
    ada.page.keyboard.press("Enter")
    assert row.get_attribute("aria-expanded") == "true"
    assert ada.page.locator(".sentence").inner_text().startswith("Why place 1?")
