"""What the four boards show beyond the box."""

from collections.abc import Callable

from browsing import Person

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
    closer, along = page.evaluate(STATE)
    assert closer > 2.5 * whole
    page.keyboard.press("ArrowRight")
    assert page.evaluate(STATE)[1] >= along


def test_galaktiko_shows_where_a_passenger_would_leave(visit: Callable[..., Person]) -> None:
    ada = visit()
    table = ada.sit_down("galaktiko", "me", "novice", "novice")
    ada.play_until(table, 6)
    ada.wait_for_turn()
    seat = ada.api("GET", f"/api/tables/{table}")["my_seats"][0]
    ship = ada.api("GET", f"/api/tables/{table}/position")["view"]["ships"][seat]
    for place, worth in enumerate(ship["worth"]):
        ada.page.locator(".place").nth(place).hover()
        ada.page.wait_for_timeout(100)
        assert ada.page.locator(".station .exit").count() == len(worth["exits"])


def test_mlem_marks_reachable_spaces_with_their_risk(visit: Callable[..., Person]) -> None:
    ada = visit()
    table = ada.sit_down("mlem", "me", "novice")
    for entries in range(4, 80):
        ada.play_until(table, entries)
        ada.wait_for_turn()
        now = ada.api("GET", f"/api/tables/{table}/position")
        ends = {plan["flight"]["space"] for plan in now["view"]["plans"]}
        if ends and now["legal"] and now["sequence"] == ada.sequence(table):
            break
    rings = ada.page.locator(".sky [role=button] .body:is(.legal, .chosen)")
    ada.page.wait_for_timeout(300)
    assert rings.count() == len(ends)
    colour = "(ring) => getComputedStyle(ring).stroke"
    assert rings.first.evaluate(colour) == "rgb(255, 138, 76)"
