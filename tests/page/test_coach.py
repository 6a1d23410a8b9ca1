"""The coach in the browser: the moments of a game."""

import time
from collections.abc import Callable

from browsing import PHONE, Person, look


def give_away(ada: Person, game: str) -> str:
    """A game that Ada has finished, always taking the first choice."""
    table = ada.open_table(game, "me", "novice")
    end = time.monotonic() + 100
    while (now := ada.api("GET", f"/api/tables/{table}"))["status"] != "finished":
        assert time.monotonic() < end
        if now["your_turn"]:
            ada.play_by_api(table)
    return table


def test_moments_after_a_game(visit: Callable[..., Person]) -> None:
    ada = visit()
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
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    look(ada)
    ada.page.get_by_label("Strength of the bots").select_option("casual")
    ada.page.get_by_role("button", name="Play on from moment 1").click()
    ada.page.wait_for_url(lambda url: "/coach" not in url)
    ada.page.wait_for_selector(".table")
