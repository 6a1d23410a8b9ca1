"""A whole game with the keyboard alone, in words."""

from collections.abc import Callable

from browsing import OVER, Person, random_game

import cosmodrome
from cosmodrome.engine.record import Record


def focused(ada: Person) -> str:
    return str(ada.page.evaluate("document.activeElement?.dataset.action ?? ''"))


def tab_to_action(ada: Person) -> None:
    for _ in range(60):
        if focused(ada):
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not reach any action")


def test_a_whole_game_with_the_keyboard_alone(visit: Callable[..., Person]) -> None:
    ada = visit()
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.page.keyboard.press("w")
    ada.page.wait_for_selector("[data-action]")
    # The position is read out only from now on, and always the one that is shown.
    ada.page.wait_for_selector("[aria-labelledby=words-position] li")
    by_itself = turns = 0
    while ada.wait_for_turn():
        by_itself += bool(focused(ada))
        tab_to_action(ada)
        before = ada.sequence(table)
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function(
            "([table, before]) => fetch(`/api/tables/${table}`).then((a) => a.json())"
            ".then((found) => found.sequence > before)",
            arg=[table, before],
        )
        ada.page.wait_for_selector(f"[data-action]:enabled, {OVER}")
        assert ada.page.locator("[aria-labelledby=words-position] li").count() > 5
        turns += 1
    assert turns > 5
    # After an action the focus is on the next choice, so Tab is rarely needed.
    assert by_itself > turns / 2
    # Words stay chosen, and the same key leads back.
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(OVER, state="detached")
    ada.page.keyboard.press("w")
    ada.page.wait_for_function("() => JSON.parse(localStorage.cosmodrome).words === false")
    # For a moment after a dialog was closed the focus is still in it: keys are heard even then.
    ada.page.get_by_role("button", name="Result").click()
    ada.page.wait_for_selector(OVER)
    ada.page.evaluate(CLOSE_AND_PRESS)
    ada.page.wait_for_function("() => JSON.parse(localStorage.cosmodrome).words === true")


CLOSE_AND_PRESS = """() => {
    const sheet = document.querySelector('dialog[open]');
    const key = new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', bubbles: true });
    sheet.close();
    sheet.querySelector('button').dispatchEvent(key);
}"""
# Everything that a screen reader is told, in its order.
LISTEN = """() => {
    const told = document.querySelector('[aria-live=polite].unseen');
    window.heard = [];
    new MutationObserver(() => window.heard.push(told.textContent))
        .observe(told, { childList: true, characterData: true, subtree: true });
}"""


def asked(ada: Person, table: str) -> str:
    """What kind of action is asked for; empty when it is not her turn."""
    legal = ada.api("GET", f"/api/tables/{table}/position")["legal"]
    return str(legal[0]["verb"]) if legal else ""


def test_a_screen_reader_hears_what_happened(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.page.evaluate(LISTEN)
    ada.play_until(table, 4)
    assert ada.wait_for_turn()
    # Somebody may want to get off first: it depends on the deal.
    while (verb := asked(ada, table)) != "move":
        if verb:
            ada.play_by_api(table)
    # What happened, what is asked, and how many answers there are.
    ada.page.wait_for_function("() => window.heard.at(-1)?.includes('Fly to which station?')")
    heard = ada.page.evaluate("() => window.heard")
    assert any("flies from" in told for told in heard)
    assert heard[-1].endswith("choices. Tab goes to the first.")


def first_step(record: Record, verb: str) -> int:
    """The first step at which an action of this kind is legal."""
    actions = record.game.actions
    return next(
        step
        for step, (_, state) in enumerate(record.replay())
        if any(actions.verb(action) == verb for action in state.legal())
    )


# Whether the focus is on something that answers the question.
ON_A_CHOICE = """() => {
    const here = document.activeElement;
    return here.matches('.legal') || here.querySelector('.legal') !== null;
}"""


def test_the_first_choice_is_two_tabs_away(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    for game in cosmodrome.game_names():
        record = random_game(game, 3)
        for step in (0, len(record.steps) // 2):
            # Tab begins at the top of a page that was loaded anew.
            ada.page.goto("about:blank")
            ada.continue_game(record, step)
            for _ in range(2):
                ada.page.keyboard.press("Tab")
                if ada.page.evaluate(ON_A_CHOICE):
                    break
            assert ada.page.evaluate(ON_A_CHOICE), f"{game}, step {step}"
        # Read from top to bottom: the question, the choices, the players, what happened.
        order = ada.page.evaluate(
            """() => [...document.querySelectorAll('.bar h2, .room, .seats, .log')]
                .map((one) => one.matches('h2') ? 'question' : one.classList[0])"""
        )
        assert order == ["question", "room", "seats", "log"]


def test_what_cannot_be_used_says_why_to_the_keyboard(visit: Callable[..., Person]) -> None:
    ada = visit()
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.play_until(table, 2)
    assert ada.wait_for_turn()
    tip = ada.page.locator("#tip.shown")

    def told() -> set[str]:
        ada.page.evaluate("document.activeElement.blur()")
        found = set()
        for _ in range(90):
            ada.page.keyboard.press("Tab")
            if tip.count():
                found |= set(tip.inner_text().split("\n"))
        return found

    why = "Two ships never share a station."
    assert why not in told()
    ada.page.keyboard.press("e")
    ada.page.get_by_text("Tab now goes to everything").wait_for()
    assert why in told()
    ada.page.keyboard.press("e")
    assert why not in told()


def test_a_card_that_is_taken_with_the_keyboard_breaks_nothing(
    visit: Callable[..., Person],
) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game("ganymede", 2)
    table = ada.continue_game(record, first_step(record, "take-tile"))
    tile = ada.page.locator("[data-at^='tile '].legal")
    before = ada.sequence(table)
    tile.first.focus()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("y")
    # The tile goes away with the focus on it; what comes next is asked all the same.
    ada.play_until(table, before + 2)
    assert ada.wait_for_turn()
