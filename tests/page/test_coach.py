"""The coach in the browser: moments of a game, and what a person does well."""

import time
from collections.abc import Callable

import pytest
from browsing import Person, look

import cosmodrome


def give_away(ada: Person, game: str) -> str:
    """A game that Ada has finished, always taking the first choice."""
    table = ada.open_table(game, "me", "novice")
    end = time.monotonic() + 100
    while (now := ada.api("GET", f"/api/tables/{table}"))["status"] != "finished":
        assert time.monotonic() < end
        if now["your_turn"]:
            ada.play_by_api(table)
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_moments_after_a_game(visit: Callable[..., Person], phone: bool) -> None:
    ada = visit(phone=phone)
    ada.be_guest()
    table = give_away(ada, "galaktiko")
    ada.go(f"/table/{table}")
    ada.page.get_by_role("link", name="Coach").click()
    ada.page.wait_for_url("**/coach")
    card = ada.page.locator("article").first
    card.wait_for()
    assert 1 <= ada.page.locator("article").count() <= 3
    told = card.locator("p").inner_text()
    assert told.startswith("You chose:")
    assert told.count("%") == 2
    card.locator(".whole [data-station]").first.wait_for()
    card.get_by_role("button", name="After").click()
    assert card.get_by_role("button", name="After").get_attribute("aria-pressed") == "true"
    card.locator(".whole [data-station]").first.wait_for()
    look(ada)
    ada.page.get_by_label("Strength of the bots").select_option("casual")
    ada.page.get_by_role("button", name="Play on from moment 1").click()
    ada.page.wait_for_url(lambda url: "/coach" not in url)
    ada.page.wait_for_selector(".table")


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_the_profile_says_what_goes_well(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.be_guest()
    give_away(ada, game)
    me = ada.api("GET", "/api/me")["id"]
    ada.go(f"/people/{me}")
    ada.page.get_by_role("button", name="Analyse one more game").click()
    skills = ada.page.locator("section", has_text="What you do well, and not yet")
    skills.locator("li").first.wait_for(timeout=60_000)
    said = skills.inner_text()
    assert "decision" in said
    # No message is missing: its name would be shown instead.
    assert "skill-" not in said
    ada.page.locator("article").first.wait_for()
    look(ada)
    ada.page.get_by_label("Others may see this on my profile").check()
    bob = visit("Bob")
    bob.be_guest()
    bob.go(f"/people/{me}")
    bob.page.get_by_role("heading", name="What Ada does well, and not yet").wait_for()
    assert not bob.page.locator("article").count()
