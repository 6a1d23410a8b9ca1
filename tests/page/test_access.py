"""axe-core finds nothing, on any page, in both themes, at a desk and on a phone."""

from collections.abc import Callable

import pytest
from browsing import Person, look_in_both_themes, random_game

import cosmodrome


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_on_the_pages(visit: Callable[..., Person], phone: bool) -> None:
    ada = visit(phone=phone)
    ada.be_guest()
    ada.go("/")
    ada.page.locator("[data-friends]").first.click()
    look_in_both_themes(ada)
    for _ in ada.every_page(rules="galaktiko"):
        look_in_both_themes(ada)


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_axe_on_the_boards(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game(game, 3)
    ada.continue_game(record, len(record.steps) // 2)
    look_in_both_themes(ada)
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector(".help .signs li")
    look_in_both_themes(ada)
    ada.page.keyboard.press("Escape")
    for tab in ("chat", "hints", "more"):
        ada.page.locator(f"#tab-{tab}").click()
        look_in_both_themes(ada)
    ada.page.keyboard.press("w")
    ada.page.wait_for_selector(".room [data-action]")
    look_in_both_themes(ada)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_selector(".table.phone")
    look_in_both_themes(ada)
    ada.page.keyboard.press("w")
    ada.page.wait_for_selector(".room [data-action]", state="detached")
    look_in_both_themes(ada)
