"""Setting a position up in the browser: by mouse, by keyboard, passed on by link, and played."""

from collections.abc import Callable

from browsing import CHOICES, Person, look


def open_editor(ada: Person, game: str) -> None:
    ada.go(f"/set-up/{game}")
    ada.page.locator(".set-up .room").wait_for()


def told(ada: Person, words: str) -> None:
    ada.page.locator(".told", has_text=words).wait_for()


def test_a_world_is_set_up_with_the_mouse_shared_and_played(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_editor(ada, "gaia")
    look(ada)
    # A sea in the middle, and a city that does not stand on water.
    ada.page.locator('[data-part="tile-sea"]').click()
    told(ada, "where does it go?")
    ada.page.locator('[data-place="cell.220"]').click()
    ada.page.locator('[data-place="cell.221"]').wait_for()
    told(ada, "sea: where does it go?")
    ada.page.locator('[data-part="city-01"]').click()
    ada.page.locator('[data-place="cell.220"]').click()
    told(ada, "Not possible like this")
    told(ada, "City 1 cannot be there")
    assert ada.page.locator(".laws .broken", has_text="A city stands on its land").count() == 1
    assert ada.page.locator(".from-here").is_disabled()
    look(ada)
    ada.page.get_by_role("button", name="Undo").click()
    told(ada, "A possible position")
    ada.page.locator(".share").click()
    link = ada.page.locator("#position-link").input_value()
    assert len(link) < 2000
    # Somebody else sees it first, and plays it then.
    boris = visit("Boris")
    boris.page.goto(link)
    told(boris, "Somebody has set this position up")
    boris.page.locator(".room [data-cell='220']").wait_for()
    assert not boris.page.locator("[data-part]").count()
    look(boris)
    boris.page.locator(".from-here").click()
    boris.page.locator(".play .start").click()
    boris.page.wait_for_selector(CHOICES)
    boris.page.locator(".set-up", has_text="Set-up position").wait_for()
    table = boris.api("GET", f"/api/tables/{boris.page.url.rpartition('/')[2]}")
    assert table["set_up"]
    assert not table["rated"]
    boris.play_by_api(table["id"])


def test_a_position_is_set_up_with_the_keyboard(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_editor(ada, "galaktiko")
    part = ada.page.locator('[data-part="vortan"]')
    part.focus()
    ada.page.keyboard.press("Enter")
    told(ada, "Vortan: where does it go?")
    queue = ada.page.get_by_role("button", name="Put it here: Queue of sector 1")
    ada.page.get_by_role("tab", name="Board").press("Enter")
    queue.press("Enter")
    zone = ada.page.locator('[data-zone="queue.0"] [data-held="vortan"]')
    zone.wait_for()
    # Another round is a number; one below the first there is not.
    ada.page.get_by_role("tab", name="Turn").press("Enter")
    assert ada.page.locator('[data-zone="round"] button').first.is_disabled()
    ada.page.locator('[data-zone="round"] button').last.press("Enter")
    told(ada, "Round: this does not fit whose turn it is")
    ada.page.keyboard.press("Control+z")
    told(ada, "A possible position")
    assert ada.page.locator('[data-zone="round"] output').inner_text() == "1"


def test_a_replay_can_be_changed_and_bad_links_are_told(visit: Callable[..., Person]) -> None:
    ada = visit(phone=True)
    ada.be_guest()
    table = ada.finished("galaktiko")
    ada.go(f"/table/{table}/replay/6")
    ada.page.get_by_role("link", name="Change this position").click()
    ada.page.locator(".set-up.phone .room").wait_for()
    look(ada)
    ada.page.get_by_role("tab", name="Check").click()
    ada.page.get_by_text("Every ship stands alone").wait_for()
    ada.go("/set-up/galaktiko#broken")
    ada.page.get_by_text("This link holds no position").wait_for()


def drag(ada: Person, part: str, place: str) -> None:
    """Drag a part with the mouse to where something is."""
    ada.page.locator(part).hover()
    ada.page.mouse.down()
    # What is held is shown where it may go only once it is dragged.
    ada.page.mouse.move(500, 300, steps=4)
    ada.page.locator(place).hover()
    ada.page.mouse.up()


def test_parts_are_dragged_to_the_board_and_back(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_editor(ada, "gaia")
    drag(ada, '[data-part="tile-sea"]', '[data-place="cell.220"]')
    ada.page.locator('.room [data-cell="220"]').wait_for()
    told(ada, "A possible position")
    # Nothing stays in the hand, and what lies on the board can be dragged on, and away.
    assert ada.page.locator('[data-part="tile-sea"]').get_attribute("aria-pressed") == "false"
    drag(ada, '[data-place="cell.220"]', '[data-place="cell.221"]')
    ada.page.locator('[data-zone="cell.221"] [data-held="tile-sea"]').wait_for()
    assert not ada.page.locator('[data-zone="cell.220"] [data-held]').count()
    drag(ada, '[data-place="cell.221"]', ".palette h2")
    ada.page.locator('[data-held="tile-sea"]').wait_for(state="detached")
    told(ada, "A possible position")


def test_ganymedes_cards_are_drawn_as_parts(visit: Callable[..., Person]) -> None:
    ada = visit()
    open_editor(ada, "ganymede")
    settler = ada.page.locator('[data-part="settler-red"] svg').bounding_box()
    assert settler
    assert settler["width"] > 10
    ada.page.locator("summary", has_text="Earth shuttles").click()
    shuttle = ada.page.locator('[data-part="E22"]')
    assert shuttle.locator("[data-sign=reputation]").count() == 1
    # The type's sign, two settlers, and the effect.
    assert shuttle.locator("svg").count() >= 4
    look(ada)
