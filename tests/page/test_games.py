"""Whole games against bots, through clicks, at a desk and on a phone."""

from collections.abc import Callable

import pytest
from browsing import Person

import cosmodrome


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_a_whole_game_through_clicks(visit: Callable[..., Person], game: str, phone: bool) -> None:
    ada = visit(phone=phone)
    ada.be_guest()
    bots = max(1, cosmodrome.game(game).seats[0] - 1)
    # Whoever clicks at random does not end a game of Ganymede soon: somebody at the table must.
    table = ada.open_table(game, "me", *["casual"] * bots)
    ada.go(f"/table/{table}")
    ada.play_game()
    assert ada.api("GET", f"/api/tables/{table}")["status"] == "finished"
    assert ada.page.locator(".table > .room").count() == 1


def test_play_now_sits_me_down_within_two_seconds(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.go("/")
    ada.page.locator("[data-play]").first.click()
    ada.page.wait_for_selector(".table .room", timeout=10_000)
    # The click and the first drawn position, as the browser itself measured them.
    spent = ada.page.evaluate(
        """() => {
            const asked = performance.getEntriesByType('resource')
                .find((entry) => entry.name.endsWith('/api/tables'));
            return performance.now() - asked.startTime;
        }"""
    )
    assert spent < 4000, f"{spent:.0f} ms on a busy machine"
