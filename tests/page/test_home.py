"""Home: everything for a quick game in one breath, without scrolling, and kept."""

from collections import Counter
from collections.abc import Callable

import pytest
from browsing import PHONE, Person

import cosmodrome

# The lower edges of the buttons that begin a game.
EDGES = """() => [...document.querySelectorAll('[data-play]')]
    .map((one) => one.getBoundingClientRect().bottom)"""


def test_a_quick_game_is_chosen_in_one_breath_and_kept(visit: Callable[..., Person]) -> None:
    # A first visit: no cookie, and no error in the console.
    ada = visit()
    ada.go("/")
    ada.page.locator("[data-play]").first.wait_for()
    assert max(ada.page.evaluate(EDGES)) <= 720
    gaia = ada.page.get_by_role("listitem").filter(has=ada.page.locator("[data-play=gaia]"))
    assert "20–45 min" in gaia.inner_text()
    assert "medium" in gaia.inner_text()
    gaia.get_by_role("radio", name="you and 3 bots").click()
    gaia.locator("summary").click()
    assert gaia.get_by_label("Disasters").is_disabled()
    gaia.get_by_label("Elements").check()
    ada.page.keyboard.press("Escape")
    assert not gaia.get_by_label("Elements").is_visible()
    ada.page.get_by_role("radio", name="Novice").check(force=True)
    ada.page.locator("[data-play=gaia]").click()
    ada.page.wait_for_selector(".table .room")
    table = ada.api("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert Counter(seat["level"] for seat in table["seats"]) == {None: 1, "novice": 3}
    assert table["options"] == ["elements"]
    # With a turn waiting there is one more line, and all buttons are still in sight.
    ada.go("/")
    ada.page.get_by_text("1 variant").wait_for()
    assert "you and 3 bots" in gaia.inner_text()
    ada.page.get_by_role("list", name="Your turn").wait_for()
    assert max(ada.page.evaluate(EDGES)) <= 720
    # The keyboard goes from number to number.
    gaia.get_by_role("radio", name="you and 3 bots").press("ArrowLeft")
    assert "you and 2 bots" in gaia.inner_text()
    ada.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]


# The words of the bar at the bottom that are not whole on the screen.
CUT = """() => [...document.querySelectorAll('header nav span')].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth;
}).map((one) => one.textContent)"""


# How many rows the levels of the bots need.
ROWS = """() => new Set([...document.querySelectorAll('fieldset label')]
    .map((one) => one.getBoundingClientRect().top)).size"""


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_phone_cuts_no_word_and_breaks_no_row(
    visit: Callable[..., Person], language: str
) -> None:
    ada = visit(phone=True, language=language)
    ada.go("/")
    ada.page.locator("header nav span").first.wait_for()
    ada.page.locator("[data-play]").first.wait_for()
    ada.page.evaluate("document.fonts.ready")
    assert ada.page.evaluate(CUT) == []
    assert ada.page.evaluate(ROWS) == 1


# Kilobytes of script and style, as sent, on a first visit.
HOME_WEIGHT, TABLE_WEIGHT = 46, 110


def test_home_is_light(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.go("/")
    ada.page.locator("[data-play]").first.wait_for()
    assert ada.kilobytes() <= HOME_WEIGHT


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_a_table_is_light(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.sit_down(game, "me", "novice")
    assert ada.wait_for_turn()
    assert ada.kilobytes() <= TABLE_WEIGHT
