"""What the four boards show beyond the box."""

import re
from collections.abc import Callable

import msgspec
import pytest
from browsing import Person, random_game

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record

STATE = """() => {
    const sight = document.querySelector('.sight');
    return [Number(sight.querySelector('svg').getAttribute('width')), sight.scrollLeft];
}"""


def test_the_world_of_gaia_zooms_and_pans(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.sit_down("gaia", "me", "novice")
    ada.wait_for_turn()
    page = ada.page
    page.wait_for_selector(".sight svg")
    # With a card chosen the question is where to play it.
    page.locator(".card[data-card^='nature']").first.click()
    page.locator(".bar h2", has_text="Where does it go?").wait_for()
    page.keyboard.press("Escape")
    page.locator(".bar h2", has_text="Take a card or play one?").wait_for()
    # The first tile lies in the middle, and its place has the name that is written at the edges.
    assert page.locator(".rulers .column").all_inner_texts() == ["K"]
    assert page.locator(".rulers .row").all_inner_texts() == ["11"]
    whole = page.evaluate(STATE)[0]
    # The wheel.
    page.locator(".sight").hover()
    for _ in range(8):
        page.mouse.wheel(0, -100)
        page.wait_for_timeout(30)
    assert page.evaluate(STATE)[0] > 1.8 * whole
    # The keys: everything, closer, and along.
    page.locator(".sight").focus()
    page.keyboard.press("0")
    page.wait_for_timeout(100)
    assert page.evaluate(STATE) == [whole, 0]
    for _ in range(5):
        page.keyboard.press("+")
        page.wait_for_timeout(30)
    # The names of the rows stand free, however far the world is moved.
    edge = page.locator(".rulers .row").first.bounding_box()
    buttons = page.locator(".zoom").bounding_box()
    assert edge is not None
    assert buttons is not None
    assert edge["x"] + edge["width"] <= buttons["x"]
    closer, along = page.evaluate(STATE)
    assert closer > 2.5 * whole
    page.keyboard.press("ArrowRight")
    assert page.evaluate(STATE)[1] >= along


def test_galaktiko_shows_where_a_passenger_would_leave(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game("galaktiko", 3)
    table = ada.continue_game(record, decisions(record)["move"])
    seat = ada.api("GET", f"/api/tables/{table}")["my_seats"][0]
    ship = ada.api("GET", f"/api/tables/{table}/position")["view"]["ships"][seat]
    for place, worth in enumerate(ship["worth"]):
        ada.page.locator(".place").nth(place).hover()
        ada.page.wait_for_timeout(100)
        assert ada.page.locator(".station .exit").count() == len(worth["exits"])


def test_mlem_marks_reachable_spaces_with_their_risk(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game("mlem", 2)
    table = ada.continue_game(record, decisions(record)["use"])
    now = ada.api("GET", f"/api/tables/{table}/position")
    ends = {plan["flight"]["space"] for plan in now["view"]["plans"]}
    rings = ada.page.locator(".sky [role=button] .body:is(.legal, .chosen)")
    rings.first.wait_for()
    assert rings.count() == len(ends)
    colour = "(ring) => getComputedStyle(ring).stroke"
    assert rings.first.evaluate(colour) == "rgb(255, 138, 76)"
    # With a space chosen the question is whether to fly there.
    rings.first.click()
    question = ada.page.locator(".bar h2").inner_text()
    assert re.fullmatch(r"Fly \d+ to space \d+\?", question), question


# The signal colour of the night theme: as a shadow around HTML, as a stroke of SVG.
UNRINGED = """() => [...document.querySelectorAll('.room .legal')].filter((one) => {
    const { boxShadow, stroke } = getComputedStyle(one);
    const ring = one.closest('svg') && !(one instanceof HTMLElement) ? stroke : boxShadow;
    return !ring.includes('rgb(255, 138, 76)');
}).map((one) => one.outerHTML.slice(0, 90))"""


def decisions(record: Record) -> dict[str, int]:
    """For each kind of legal action (with its place, if it names one) the first step with it."""
    first: dict[str, int] = {}
    for step, (_, state) in enumerate(record.replay()):
        if state.to_move == NOBODY:
            continue
        for action in state.legal():
            words = record.game.actions.name(action).split()
            first.setdefault(" ".join(words[: max(1, len(words) - 1)]), step)
    return first


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_whatever_is_legal_has_a_ring_without_motion(
    visit: Callable[..., Person], game: str
) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game(game, 2 if 2 in cosmodrome.game(game).seats else 3)
    for step in sorted(set(decisions(record).values())):
        ada.continue_game(record, step)
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(UNRINGED) == [], f"step {step}"


def crowded(seats: int) -> tuple[Record, int]:
    """A game of MLEM and a step with nine cats or more on one planet."""
    record = random_game("mlem", seats, length=400)
    for step, (_, state) in enumerate(record.replay()):
        if state.to_move == NOBODY:
            break
        planets = msgspec.to_builtins(state.view(None))["planets"]
        if any(len(planet["cats"]) > 8 for planet in planets):
            return record, step
    raise AssertionError("no planet is crowded")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_crowd_on_a_planet_covers_no_space(visit: Callable[..., Person], phone: bool) -> None:
    ada = visit(phone=phone)
    ada.be_guest()
    ada.continue_game(*crowded(5))
    covered = ada.page.evaluate(
        """() => [...document.querySelectorAll('.sky .shelf')].flatMap((shelf) => {
            const crowd = shelf.getBoundingClientRect();
            return [...document.querySelectorAll('.sky .body')].filter((space) => {
                const box = space.getBoundingClientRect();
                return box.left < crowd.right && crowd.left < box.right
                    && box.top < crowd.bottom && crowd.top < box.bottom;
            });
        }).length"""
    )
    assert covered == 0


def test_a_click_leaves_no_focus_box(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game("mlem", 2)
    flight = decisions(record)["use"]
    ada.continue_game(record, flight)
    ada.page.locator(".sky [role=button]:has(.body.legal)").first.click()
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert ada.page.evaluate("document.activeElement.closest('.sky') !== null")
    assert ada.page.evaluate(outline) == "none"
    # The keyboard still shows where it is.
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate(outline) != "none"
