"""The school in the browser: first games by clicks, the light, leaving and returning."""

from collections.abc import Callable
from typing import Any

import pytest
from browsing import Person, look

import cosmodrome
from cosmodrome.school.lessons import lessons

GAMES = [game for game in cosmodrome.game_names() if "first" in lessons(game)]
CONFIRM = ".buttons .confirm:enabled"
ONWARDS = ".bubble .main:enabled"


def state(ada: Person, game: str, lesson: str = "first") -> Any:
    return ada.api("GET", f"/api/school/{game}/{lesson}")


def open_lesson(ada: Person, game: str, lesson: str = "first") -> None:
    ada.go(f"/school/{game}/{lesson}")
    ada.page.wait_for_selector(".bubble")


def wait_until_entered(ada: Person, before: int) -> None:
    """Wait until the page shows what follows an entry."""
    ada.page.wait_for_function(
        "before => Number(document.querySelector('.lesson')?.dataset.entries) > before", arg=before
    )


def press_mlem(ada: Person, actions: list[str]) -> None:
    """Press what MLEM's actions are on its board, and confirm."""
    for action in actions:
        if action != "go":
            ada.page.locator(f'[data-move="{action}"]').click()
    ada.page.locator(CONFIRM).click()


def moves(ada: Person) -> list[str]:
    """The moves that the present bubble of MLEM's first game expects."""
    say = state(ada, "mlem")["bubble"]["say"].removeprefix("first-")
    script = lessons("mlem")["first"].script
    return next(bubble.moves for bubble in script.bubble if bubble.say == say)


def go_through_mlem(ada: Person) -> None:
    while not (now := state(ada, "mlem"))["over"]:
        if now["bubble"]["expected"] is None:
            ada.page.locator(ONWARDS).click()
        else:
            press_mlem(ada, moves(ada))
        wait_until_entered(ada, now["entries"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_first_game_by_clicks(visit: Callable[..., Person], phone: bool) -> None:
    ada = visit(phone=phone)
    open_lesson(ada, "mlem")
    look(ada)
    go_through_mlem(ada)
    ada.page.locator(ONWARDS).click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".table .legal")


# Everything is shown, and Enter would press something; or the lesson was left for a table.
READY = """() => location.pathname.startsWith('/table/')
    || (document.querySelector('.lesson:not([data-entries="-1"])')
        && document.activeElement !== document.body)"""
# Where the lesson is, and what Enter would press. No lesson is left at a table.
SHOWN = """() => {
    const here = document.activeElement;
    return JSON.stringify([document.querySelector('.lesson')?.dataset.entries,
        document.querySelector('.bubble h2')?.textContent,
        here.tagName, here.dataset, here.textContent]);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_first_game_with_enter_alone(visit: Callable[..., Person], game: str) -> None:
    """With the keyboard, the focus is always on what the guide asks for."""
    ada = visit()
    open_lesson(ada, game)
    ada.page.keyboard.press("Tab")
    ada.page.wait_for_function(READY)
    # Up to the table that the last Enter opens: the server may know that the lesson is over before
    # the page shows it, so what the page shows is what counts.
    while "/table/" not in ada.page.url:
        before = ada.page.evaluate(SHOWN)
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
        assert not ada.page.locator(".bubble .bare").count(), "that was not what the guide wants"
        ada.page.wait_for_function(READY)
    ada.page.wait_for_url("**/table/*")
    assert state(ada, game)["over"]


def test_the_focus_is_found_again(visit: Callable[..., Person]) -> None:
    """What has the focus may be drawn anew: then it would be nowhere."""
    ada = visit()
    open_lesson(ada, "gaia")
    ada.page.keyboard.press("Tab")
    ada.page.wait_for_function(READY)
    shown = ada.page.evaluate(SHOWN)
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.wait_for_function(READY)
    assert ada.page.evaluate(SHOWN) == shown
    # Nobody who uses a pointer is disturbed.
    ada.page.locator(".bubble h2").click()
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.wait_for_timeout(200)
    assert ada.page.evaluate("() => document.activeElement === document.body")


def choose_another_cat(ada: Person) -> None:
    open_lesson(ada, "mlem")
    ada.page.locator('[data-move="choose parachute"]').click()
    ada.page.locator(CONFIRM).click()
    ada.page.locator(".bubble h2", has_text="Another day").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_wrong_move_is_explained_and_not_played(
    visit: Callable[..., Person], phone: bool
) -> None:
    ada = visit(phone=phone)
    choose_another_cat(ada)
    look(ada)
    assert state(ada, "mlem")["entries"] == 0
    ada.page.get_by_role("button", name="Take it back").click()
    ada.page.locator(".bubble h2", has_text="Another day").wait_for(state="detached")
    # Nothing is picked any more; the expected move goes on.
    press_mlem(ada, ["choose moon_x2"])
    wait_until_entered(ada, 0)


def test_escape_takes_a_wrong_move_back(visit: Callable[..., Person]) -> None:
    ada = visit()
    choose_another_cat(ada)
    ada.page.keyboard.press("Escape")
    ada.page.locator(".bubble h2", has_text="Another day").wait_for(state="detached")
    assert state(ada, "mlem")["entries"] == 0


def test_a_wrong_move_played_anyway_leaves_the_script(visit: Callable[..., Person]) -> None:
    ada = visit()
    choose_another_cat(ada)
    ada.page.locator(".bubble .bare").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rsplit("/", 1)[1].partition("?")[0]
    entries = ada.api("GET", f"/api/tables/{table}/journal")
    assert entries["steps"][0]["action"] == "choose parachute"
    ada.page.get_by_role("link", name="Back to step 1").click()
    ada.page.wait_for_selector(".bubble")
    assert state(ada, "mlem")["entries"] == 0


def test_a_lesson_is_left_and_goes_on_from_there(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_lesson(ada, "galaktiko")
    ada.page.locator(ONWARDS).click()
    ada.page.get_by_role("button", name="Skip step").click()
    ada.page.locator("h2", has_text="Three for the moon").wait_for()
    ada.page.get_by_role("link", name="Leave").click()
    card = ada.page.locator("li", has=ada.page.locator("h2", has_text="Galaktiko"))
    card.get_by_text("step 3 of 12").wait_for()
    look(ada)
    card.get_by_role("link", name="Go on").click()
    ada.page.locator("h2", has_text="Three for the moon").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_light_falls_on_something_and_the_bubble_beside_it(
    visit: Callable[..., Person], game: str, phone: bool
) -> None:
    ada = visit(phone=phone)
    open_lesson(ada, game)
    while not (now := state(ada, game))["over"]:
        ada.page.wait_for_selector(".light .ring", timeout=5000)
        # Light and bubble glide to their places.
        ada.page.wait_for_function(f"() => !({COVERED})()", timeout=5000)
        ada.page.locator(".skip, .ways button").click()
        wait_until_entered(ada, now["entries"])


# Whether the bubble covers the middle of something that is lit.
COVERED = """() => {
    const bubble = document.querySelector(".bubble").getBoundingClientRect();
    return [...document.querySelectorAll(".light .ring")].some((ring) => {
        const box = ring.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
    });
}"""


def finish_planets(ada: Person) -> None:
    """Go through the lesson on MLEM's planets."""
    open_lesson(ada, "mlem", "planets")
    ada.page.locator(ONWARDS).click()
    ada.page.locator('[data-move="land"]').click()
    ada.page.locator(CONFIRM).click()
    ada.page.get_by_role("link", name="Done").wait_for()


def test_a_lesson_that_was_done_begins_anew(visit: Callable[..., Person]) -> None:
    ada = visit(phone=True)
    finish_planets(ada)
    ada.page.get_by_role("link", name="Done").click()
    ada.page.get_by_role("tab", name="MLEM").click()
    ada.page.get_by_role("link", name="Planets: most cats win").click()
    ada.page.locator("h2", has_text="Who leads?").wait_for()


def test_from_a_lesson_one_plays_on_against_a_chosen_level(visit: Callable[..., Person]) -> None:
    ada = visit()
    finish_planets(ada)
    ada.page.get_by_label("Strength of the bots").select_option("casual")
    ada.page.get_by_role("button", name="Play on").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".table .room")
    table = ada.api("GET", f"/api/tables/{ada.page.url.rpartition('/')[2]}")
    assert [seat["level"] for seat in table["seats"]] == [None, "casual"]


def test_the_position_of_a_lesson_can_be_changed(visit: Callable[..., Person]) -> None:
    ada = visit(phone=True)
    finish_planets(ada)
    look(ada)
    ada.page.get_by_role("link", name="Change this position").click()
    ada.page.locator(".set-up .room").wait_for()
    ada.page.get_by_role("tab", name="Board").click()
    # Both cats that the lesson has put there.
    ada.page.locator('[data-zone="arrivals.fishbowl"] [data-held^="0 "]').nth(1).wait_for()


def test_what_was_learned_stays_when_one_registers(visit: Callable[..., Person]) -> None:
    """In the middle of a lesson, and of a streak of days."""
    ada = visit("Ada who learns")
    open_lesson(ada, "galaktiko")
    ada.page.locator(ONWARDS).click()
    ada.page.locator("h2", has_text="Park your taxi").wait_for()
    ada.go("/puzzles/galaktiko")
    ada.page.get_by_role("button", name="Show the answer").click()
    ada.page.wait_for_selector('[data-answered="shown"]')
    ada.go("/me")
    ada.page.fill("#password", "correct horse")
    ada.page.click("#password-section .button")
    ada.page.wait_for_selector(".codes li")
    ada.go("/school")
    ada.page.get_by_label("1 day in a row").wait_for()
    card = ada.page.locator("li", has=ada.page.locator("h2", has_text="Galaktiko"))
    card.get_by_text("step 2 of 12").wait_for()
    card.get_by_role("link", name="Go on").click()
    ada.page.locator("h2", has_text="Park your taxi").wait_for()


def test_in_words_the_bubble_comes_before_the_choices(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    open_lesson(ada, "gaia")
    look(ada)
    ada.page.keyboard.press("n")
    ada.page.locator("h2", has_text="Put down land").wait_for()
    headings = ada.page.locator(".room h2").all_inner_texts()
    assert headings[0] == "Put down land"
    ada.page.locator('[data-action="play nature-mountain"]').click()
    ada.page.locator('[data-action="cell 220"]').click()
    ada.page.locator("h2", has_text="Needs of a city").wait_for()
    said = ada.page.locator("[aria-live=polite]").all_inner_texts()
    assert any("Needs of a city" in text for text in said)
