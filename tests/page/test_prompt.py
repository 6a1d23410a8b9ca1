"""The prompt bar asks the question itself, and its two buttons never move."""

from collections.abc import Callable

import pytest
from browsing import CHOICES, Person, random_game

import cosmodrome

# The boxes of undo and confirm.
BUTTONS = """() => [".buttons .undo", ".buttons .confirm"].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
})"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_the_question_is_asked_of_you_and_buttons_stay(
    visit: Callable[..., Person], game: str, phone: bool
) -> None:
    ada = visit(phone=phone)
    ada.be_guest()
    record = random_game(game, 3)
    asked = [
        step
        for step, (_, state) in enumerate(record.replay())
        if state.to_move == 0 and len(state.legal()) > 2
    ]
    ada.continue_game(record, asked[len(asked) // 2])
    bar, question = ada.page.locator(".bar.mine"), ada.page.locator(".bar h2")
    assert question.inner_text().endswith("?")
    assert "Ada" not in bar.inner_text()
    clipped = "(one) => one.scrollWidth > one.clientWidth"
    assert not question.evaluate(clipped), "the question is cut off"
    if phone:
        boxes = ada.page.evaluate(
            "[...document.querySelectorAll('.bar :is(a, button)')]"
            ".map((one) => one.getBoundingClientRect()).map(({width, height}) => [width, height])"
        )
        assert boxes
        assert min(min(box) for box in boxes) >= 40
        names = ada.page.locator(".seats .text").all_inner_texts()
        assert names[0] == "you"
        assert all(len(name) >= 3 for name in names)
    before = ada.page.evaluate(BUTTONS)
    choice = ada.page.locator(CHOICES).first
    choice.click()
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate(BUTTONS) == before
    # The pointer rests where it pressed: nothing may open there by itself.
    ada.page.wait_for_timeout(500)
    assert ada.page.locator("#tip.shown").count() == 0
