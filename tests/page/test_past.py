"""Replay, play from here, analysis, hot-seat."""

import math
import random
import re
from collections.abc import Callable

import pytest
from browsing import CHOICES, CONFIRM, Person, look, random_game

import cosmodrome


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_replay_and_play_from_here(visit: Callable[..., Person], game: str) -> None:
    ada = visit()
    ada.be_guest()
    table = ada.upload(random_game(game, cosmodrome.game(game).seats[0]))
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.go(f"/table/{table}/replay")
    scrubber = ada.page.get_by_label("Moment of the game")
    last = int(scrubber.get_attribute("max") or "0")
    assert last > 10
    ada.page.get_by_role("button", name="One step forward").click()
    ada.page.wait_for_url("**/replay/1")
    scrubber.fill(str(last // 2))
    ada.page.wait_for_url(f"**/replay/{last // 2}")
    # The whole game comes with one request.
    assert sum("/api/" in url and "/replay" in url for url in asked) == 1
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


def percent(share: float) -> str:
    """A share as the page shows it: halves are rounded up."""
    return f"{math.floor(share * 100 + 0.5)} %"


def test_looking_back_shows_what_would_have_been_better(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    table = ada.open_table("galaktiko", "me", "novice")
    # Whoever always takes the first choice gives the game away somewhere.
    while ada.api("GET", f"/api/tables/{table}")["status"] != "finished":
        if ada.api("GET", f"/api/tables/{table}")["your_turn"]:
            ada.play_by_api(table)
    ada.go(f"/table/{table}")
    # One press at the end starts it; the graph is there before, and it says how far it is.
    ada.page.get_by_role("link", name="Analyse").click()
    ada.page.wait_for_url("**/replay")
    graph = ada.page.get_by_role("img", name="How the chances to win changed")
    graph.wait_for()
    assert graph.locator("path[stroke^='var(--seat']").count() == 2
    ada.page.locator(".progress progress").wait_for()
    ada.page.locator(".progress progress").wait_for(state="detached", timeout=90_000)
    moments = ada.page.locator(".moment")
    assert 1 <= moments.count() <= 3
    assert graph.locator("circle").count() == moments.count()
    # The position before a mistake, with the eyes of the player who made it, both moves drawn.
    moment = moments.filter(has=ada.page.locator(".told .down")).first
    moment.locator(".told").click()
    ada.page.wait_for_url(re.compile(r"/replay/\d+\?seat=\d$"))
    step, seat = re.findall(r"\d+", ada.page.url.rpartition("/")[2])
    found = ada.api("GET", f"/api/tables/{table}/analysis")["analysis"]
    mistake = found["decisions"][int(step)]
    assert (mistake["step"], mistake["seat"]) == (int(step) + 1, int(seat))
    shown = moment.locator(".told .down, li b.number").all_inner_texts()
    loss, *chances = [share.replace("\xa0", " ") for share in shown]
    assert loss == f"−{percent(mistake['loss'])}"
    assert chances == [percent(mistake[when]) for when in ("before", "after")]
    if mistake["action"].startswith("move"):
        ada.page.wait_for_selector(".compare .better .ring")
        ada.page.wait_for_selector(".compare .played .way")
    # Its line can be stepped through, and left again.
    step = moment.get_by_role("button", name="Step through this line")
    if step.count():
        step.click()
        ada.page.locator(".bar h1", has_text="a line not played").wait_for()
        assert ada.page.locator(".compare").count() == 0
        for _ in mistake["better"][1:]:
            moment.get_by_role("button", name="Next move").click()
        moment.get_by_role("button", name="Back to the game").click()
        ada.page.locator(".bar h1", has_text="Replay").wait_for()
    look(ada)
    # It is kept: whoever comes later sees it at once, and plays on from there.
    ada.page.reload()
    moments.first.wait_for()
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.wait_for_url(lambda url: "/replay" not in url)


def test_what_was_hidden_is_told_in_words(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    table = ada.upload(random_game("gaia", 2))
    ada.go(f"/table/{table}/replay/4")
    ada.page.get_by_text("Everything that was hidden").click()
    for line in ("Hand of Vega: ", "Deck “nature”, top first: a ", "Deck “life”"):
        ada.page.locator("details li", has_text=line).first.wait_for()


def test_two_people_at_one_screen(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    table = ada.sit_down("ganymede", "me", "hot")
    for number in range(4):
        seat = ada.api("GET", f"/api/tables/{table}")["to_move"]
        # Ships are secret during the set-up; later only in hand.
        if ada.api("GET", f"/api/tables/{table}/position")["secrets"]:
            ada.page.get_by_role("heading", name=f"Pass the device to Ada ({seat + 1})").wait_for()
            assert ada.page.locator(CHOICES).count() == 0, "what is secret must be covered"
            ada.page.get_by_role("button", name=f"I am Ada ({seat + 1})").click()
        else:
            assert number > 1
            assert ada.page.locator(".curtain").count() == 0
        dice = random.Random(number)
        while decides(ada, table, seat):
            ada.click_once(dice)


def decides(person: Person, table: str, seat: int) -> bool:
    """Whether a seat is asked, or has to take the device, once no click is on its way."""
    person.page.wait_for_selector(f"{CHOICES}, {CONFIRM}, .curtain", state="attached")
    if person.api("GET", f"/api/tables/{table}")["to_move"] != seat:
        return False
    assert person.page.locator(".curtain").count() == 0, (
        "the device is passed in the middle of a turn"
    )
    return True
