"""Replay, play from here, analysis, hot-seat."""

from collections.abc import Callable

import pytest
from browsing import CHOICES, Person

import cosmodrome


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_replay_and_play_from_here(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.be_guest()
    ada.go("/")
    table = ada.finished(game)
    ada.go(f"/table/{table}/replay")
    scrubber = ada.page.get_by_label("Moment of the game")
    last = int(scrubber.get_attribute("max") or "0")
    assert last > 10
    ada.page.get_by_role("button", name="One step on").click()
    ada.page.wait_for_url("**/replay/1")
    scrubber.fill(str(last // 2))
    ada.page.wait_for_url(f"**/replay/{last // 2}")
    # With the eyes of another seat; the address holds it, so it can be sent to somebody.
    ada.page.locator(".side .seat").nth(1).click()
    ada.page.wait_for_url(f"**/replay/{last // 2}?seat=1")
    ada.page.reload()
    ada.page.wait_for_selector(".replay")
    assert scrubber.input_value() == str(last // 2)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.wait_for_url(lambda url: f"/replay/{last // 2}" not in url)
    ada.page.get_by_role("button", name="Pause").click()
    ada.page.get_by_label("Strength of the bots").select_option("novice")
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url(lambda url: "/replay" not in url)
    branch = ada.page.url.rpartition("/")[2]
    ada.page.wait_for_selector(".table")
    if ada.wait_for_turn():
        ada.play_until(branch, ada.sequence(branch) + 1)


def test_the_chances_of_a_game_are_drawn(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    ada.go("/")
    table = ada.finished("galaktiko")
    # The analysis itself has tests of its own: here it is enough that it is drawn.
    decision = {
        "step": 1,
        "seat": 0,
        "action": "place 3",
        "forced": False,
        "before": 0.4,
        "after": 0.3,
        "best": "place 4",
        "loss": 0.1,
    }
    chances = [[0.4, 0.6], [0.5, 0.5], [0.7, 0.3]]
    analysis = {
        "game": "galaktiko",
        "seats": 2,
        "level": "expert",
        "seed": 0,
        "decisions": [{**decision, "step": i + 1, "chances": c} for i, c in enumerate(chances)],
        "turns": [{"step": 1, "seat": 0, "kind": "mistake", "swing": -0.2}],
        "final": [1.0, 0.0],
    }
    state = {"table": table, "status": "done", "analysis": analysis}
    ada.page.route("**/analysis", lambda route: route.fulfill(json=state))
    ada.go(f"/table/{table}/replay")
    ada.page.get_by_role("img", name="How the chances to win changed").wait_for()
    assert ada.page.locator(".chances path[stroke^='var(--seat']").count() == 2
    ada.page.get_by_role("button", name="errs").click()
    ada.page.wait_for_url("**/replay/1")


def test_two_people_at_one_screen(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    table = ada.sit_down("ganymede", "me", "hot")
    for number in range(4):
        seat = ada.api("GET", f"/api/tables/{table}")["to_move"]
        ada.page.get_by_role("heading", name=f"Pass the device to Ada ({seat + 1})").wait_for()
        assert ada.page.locator(CHOICES).count() == 0, "what is secret must be covered"
        ada.page.get_by_role("button", name=f"I am Ada ({seat + 1})").click()
        while ada.api("GET", f"/api/tables/{table}")["to_move"] == seat:
            ada.wait_for_turn()
            ada.play_until(table, ada.sequence(table) + 1, seed=number)
