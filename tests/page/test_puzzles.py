"""Puzzles in the browser: asked, right, wrong, shown; on the board, in words and by keyboard."""

from collections.abc import Callable

import pytest
from browsing import Person, look

from cosmodrome.lab.puzzles.puzzle import Puzzle
from cosmodrome.lab.puzzles.shipped import shipped

GAME = "galaktiko"
PUZZLES = [one.puzzle for one in shipped(GAME).values()]
SINGLE = next(
    puzzle
    for puzzle in PUZZLES
    if len(puzzle.solution) == 1
    and all(option.action.startswith("move") for option in puzzle.choices[:2])
)
SEVERAL = next(puzzle for puzzle in PUZZLES if len(puzzle.solution) > 1)
both = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def open_puzzle(ada: Person, puzzle: Puzzle) -> None:
    ada.go(f"/puzzles/{GAME}/{puzzle.id}")
    ada.page.wait_for_selector('[data-answered="no"]')


def fly(ada: Person, action: str) -> None:
    station = action.split()[1]
    ada.page.locator(f'[data-station="{station}"] .disc').click()
    ada.page.locator(".buttons .confirm:enabled").click()


@both
def test_a_right_answer_is_explained(visit: Callable[..., Person], phone: bool) -> None:
    ada = visit(phone=phone)
    open_puzzle(ada, SINGLE)
    look(ada)
    assert not ada.page.locator(".tag").count()
    fly(ada, SINGLE.solution[0])
    ada.page.wait_for_selector('[data-answered="right"]')
    ada.page.locator("h2", has_text="Right!").wait_for()
    best = f"{SINGLE.choices[0].chance * 100:.0f}\N{NO-BREAK SPACE}%"
    assert ada.page.locator("li.best b").inner_text() == best
    assert ada.page.locator(".answer .up").is_visible()
    ada.page.locator(".tag.good").wait_for()
    look(ada)
    ada.page.locator(".ways .next").click()
    ada.page.wait_for_selector('[data-answered="no"]')
    assert ada.page.locator("main").get_attribute("data-puzzle") != SINGLE.id


@both
def test_a_wrong_answer_names_the_best_and_can_be_tried_again(
    visit: Callable[..., Person], phone: bool
) -> None:
    ada = visit(phone=phone)
    open_puzzle(ada, SINGLE)
    fly(ada, SINGLE.choices[1].action)
    ada.page.wait_for_selector('[data-answered="wrong"]')
    ada.page.locator(".tag.bad").wait_for()
    ada.page.locator(".tag.good").wait_for()
    look(ada)
    ada.page.get_by_role("button", name="Show me the best move").click()
    ada.page.wait_for_selector('[data-answered="shown"]')
    ada.page.reload()
    ada.page.wait_for_selector('[data-answered="no"]')
    ada.page.get_by_text("only for practice").wait_for()


def test_several_moves_in_words_by_keyboard(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_puzzle(ada, SEVERAL)
    ada.page.keyboard.press("w")
    for number, action in enumerate(SEVERAL.solution, 1):
        button = ada.page.locator(f'[data-action="{action}"]:enabled')
        button.wait_for()
        button.focus()
        ada.page.keyboard.press("Enter")
        if number < len(SEVERAL.solution):
            ada.page.get_by_text("Right so far").wait_for()
    ada.page.wait_for_selector('[data-answered="right"]')
    ada.page.keyboard.press("n")
    ada.page.wait_for_selector('[data-answered="no"]')


def test_play_on_from_a_puzzle(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_puzzle(ada, SINGLE)
    ada.page.get_by_role("button", name="Show the answer").click()
    ada.page.wait_for_selector('[data-answered="shown"]')
    ada.page.get_by_label("Strength of the bots").select_option("novice")
    ada.page.get_by_role("button", name="Play on").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.wait_for_selector(".table .room")


@both
def test_the_school_has_the_puzzle_of_the_day_and_the_streak(
    visit: Callable[..., Person], phone: bool
) -> None:
    ada = visit(phone=phone)
    ada.go("/school")
    ada.page.locator("b", has_text="0").first.wait_for()
    look(ada)
    ada.page.get_by_role("link", name="Solve it").click()
    ada.page.wait_for_selector('[data-answered="no"]')
    assert ada.page.get_by_text("Puzzle of the day").first.is_visible()
    ada.page.get_by_role("button", name="Show the answer").click()
    ada.page.wait_for_selector('[data-answered="shown"]')
    ada.go("/school")
    ada.page.get_by_label("1 day in a row").wait_for()


def test_a_theme_is_chosen(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.go(f"/puzzles/{GAME}")
    ada.page.wait_for_selector("[data-puzzle]")
    ada.page.get_by_label("Theme").select_option("endgame")
    ada.page.wait_for_function("location.search === '?theme=endgame'")
    ada.page.wait_for_selector("[data-puzzle]")
    ada.page.wait_for_function(
        "ids => ids.includes(document.querySelector('[data-puzzle]')?.dataset.puzzle)",
        arg=[puzzle.id for puzzle in PUZZLES if "endgame" in puzzle.themes],
    )
