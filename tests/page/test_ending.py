"""The end of a game, and help over the table."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsing import Person, look

import cosmodrome

RECORDS = Path(__file__).parents[1] / "records"
# Anything in the dialog whose content is wider than itself and cut off; names may be shortened.
CUT = """() => [...document.querySelectorAll("dialog[open] *")]
    .filter((one) => !one.closest("svg, .stage, .scroll, .unseen, thead"))
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .filter((one) => !["visible", "auto"].includes(getComputedStyle(one).overflowX))
    .map((one) => one.className || one.tagName)"""


def upload(ada: Person, record: str) -> Any:
    """A finished game from the golden records."""
    text = (RECORDS / f"{record}.txt").read_text("utf-8")
    return ada.api("POST", "/api/records", {"text": text})


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_the_end_shows_who_won_and_by_what(visit: Callable[..., Person], game: str) -> None:
    ada = visit(theme="paper")
    ada.be_guest()
    most = cosmodrome.game(game).seats[-1]
    table = upload(ada, f"{game}-{most}")
    ada.go(f"/table/{table['id']}")
    sheet = ada.page.locator("dialog[open]")
    sheet.locator(".graph").wait_for()
    # In order of place; the parts of each column add up to its total.
    results = sorted(table["results"], key=lambda one: one["place"])
    totals = [int(text.replace("−", "-")) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert totals == [one["score"] for one in results]
    rows = [
        [int(text.replace("−", "-")) for text in row.locator("td b").all_inner_texts()]
        for row in sheet.locator("tbody tr").all()
    ]
    assert [sum(column) for column in zip(*rows, strict=True)] == totals
    assert sheet.locator(".stage-scene").count() == 1, "the game's own art"
    assert sheet.locator(".why b").inner_text().endswith(".")
    assert not ada.page.evaluate(CUT)
    # Less motion: nothing waits to appear.
    appearing = sheet.locator("tbody tr").all()
    assert {row.evaluate("row => getComputedStyle(row).animationDelay") for row in appearing} == {
        "0s"
    }
    look(ada)
    # The board can be looked at, and the result again.
    sheet.get_by_role("button", name="Look at the board").click()
    ada.page.get_by_role("button", name="Result").click()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    sheet.locator(".graph").wait_for()
    assert not ada.page.evaluate(CUT)
    look(ada)
    ada.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    ada.go(f"/table/{table['id']}")
    sheet.get_by_role("link", name="Watch again").click()
    ada.page.wait_for_url("**/replay/1*")


# The heights of all turns in the log, and whether the page would scroll for what is unseen in it.
TURNS = """() => ({
    heights: [...document.querySelectorAll('.side .log ol > li:not(.divider) .rows')]
        .map((one) => one.getBoundingClientRect().height),
    over: document.scrollingElement.scrollHeight - innerHeight,
})"""
NEWEST_IN_SIGHT = """() => {
    const log = document.querySelector('.side .log');
    return log.scrollHeight - log.clientHeight - log.scrollTop <= 1;
}"""
# Three lines of 22 px and the gaps between them.
THREE_LINES = 3 * 22 + 2 * 2


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_a_whole_turn_fits_in_three_lines_of_the_log(
    visit: Callable[..., Person], game: str
) -> None:
    ada = visit(language="ru")
    ada.be_guest()
    table = upload(ada, f"{game}-{cosmodrome.game(game).seats[-1]}")
    ada.go(f"/table/{table['id']}")
    ada.page.wait_for_selector("dialog[open]")
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_function(NEWEST_IN_SIGHT)
    everything = ada.page.locator(".side .log .button.bare")
    if everything.count():
        everything.click()
    measured = ada.page.evaluate(TURNS)
    assert len(measured["heights"]) > 8
    assert max(measured["heights"]) <= THREE_LINES + 1
    assert measured["over"] <= 0
    # The rest is behind a number.
    fold = ada.page.locator(".side .log .fold").first
    fold.click()
    assert fold.get_attribute("aria-expanded") == "true"
    look(ada)


def test_who_gave_up_is_told_at_the_end(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    table = ada.open_table("galaktiko", "me", "novice", stand_in="novice")
    for _ in range(2):
        ada.play_by_api(table)
    ada.api("POST", f"/api/tables/{table}/resign")
    ada.go(f"/table/{table}")
    note = ada.page.locator("dialog[open] .notes li")
    note.wait_for(timeout=60_000)
    results = ada.api("GET", f"/api/tables/{table}")["results"]
    played, by_bot = results[0]["actions"], results[0]["bot_actions"]
    assert played == by_bot + 2
    assert note.inner_text() == f"Ada: resigned. {by_bot} of {played} moves by a bot."
    # One press to play again.
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: table not in url)


def test_help_lies_over_the_table(visit: Callable[..., Person]) -> None:
    ada = visit()
    for game in cosmodrome.game_names():
        options = [option.name for option in cosmodrome.game(game).options]
        ada.sit_down(game, "me", "novice", options=options)
        ada.page.locator(".bar .help").click()
        help_sheet = ada.page.locator("dialog.help")
        help_sheet.locator(".turns li").nth(2).wait_for()
        said = help_sheet.inner_text()
        assert "help-" not in said, "every sign has its words"
        assert help_sheet.locator(".signs li").count() > 14
        assert help_sheet.get_by_role("link", name="Read the rules").get_attribute("href") == (
            f"/rules/{game}"
        )
        assert not ada.page.evaluate(CUT)
        ada.page.keyboard.press("Escape")
        help_sheet.wait_for(state="detached")
    # The key opens it too; a sign under the pointer is ringed on the table.
    ada.sit_down("ganymede", "me", "novice")
    ada.wait_for_turn()
    ada.page.keyboard.press("?")
    ada.page.locator(".help .signs li", has_text="Reputation").first.hover()
    ada.page.wait_for_selector(".room .pointed", state="attached")
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("dialog.help", state="detached")
    assert ada.page.locator(".pointed").count() == 0
    assert ada.page.locator(".table").count() == 1, "the table was never left"
