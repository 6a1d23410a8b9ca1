"""Little room: 200 % (640 x 360 with two dots a pixel is 1280 x 720 enlarged twice), and phones."""

from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, Person

import cosmodrome

ZOOMED: dict[str, Any] = {"device_scale_factor": 2}
SIZE = {"width": 640, "height": 360}
# Nothing stands out to the right, and no part scrolls both ways; words are not cut off.
MEASURE = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`);
    const name = (one) => `${one.tagName} ${one.className.baseVal ?? one.className}`;
    for (const one of document.querySelectorAll('body *')) {
        if (one.closest('svg, .unseen, [inert], [aria-hidden=true]')) continue;
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (!box.width || style.visibility === 'hidden') continue;
        const scrolls = (way) => ['auto', 'scroll'].includes(style[`overflow${way}`]);
        const wide = one.scrollWidth > one.clientWidth + 1 && scrolls('X');
        const high = one.scrollHeight > one.clientHeight + 1 && scrolls('Y');
        if (wide && high) found.push(`${name(one)} scrolls both ways`);
        const frame = one.parentElement.closest('.scroll, .room *');
        if (box.right > innerWidth + 1 && !frame) found.push(`${name(one)} ends at ${box.right}`);
    }
    return found;
}"""


def fits(ada: Person) -> None:
    """Nothing is cut off, nothing scrolls both ways."""
    ada.page.wait_for_timeout(300)
    found = ada.page.evaluate(MEASURE)
    assert not found, f"{ada.page.url}: {found[:6]}"


@pytest.fixture
def zoomed(visit: Callable[..., Person]) -> Person:
    ada = visit(browsing=ZOOMED)
    ada.page.set_viewport_size(SIZE)  # type: ignore[arg-type]
    ada.be_guest()
    return ada


def test_pages_at_200_percent(zoomed: Person) -> None:
    for _ in zoomed.every_page(rules="mlem"):
        fits(zoomed)


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_boards_at_200_percent(zoomed: Person, game: str) -> None:
    table = zoomed.open_table(game, "me", "novice", "novice")
    zoomed.go(f"/table/{table}")
    zoomed.page.wait_for_selector(".table")
    assert zoomed.wait_for_turn()
    fits(zoomed)
    # The question stays in sight wherever the page is scrolled to, and the board is enlarged.
    zoomed.page.mouse.move(320, 300)
    zoomed.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    question = zoomed.page.locator(".bar h2").bounding_box()
    assert question is not None
    assert 0 <= question["y"] < 40
    if game == "mlem":
        sky = zoomed.page.locator(".sky").bounding_box()
        assert sky is not None
        assert sky["width"] > 550
    # It can be played: every choice can be brought into sight and pressed.
    zoomed.play_until(table, zoomed.sequence(table) + 3)
    zoomed.page.keyboard.press("w")
    zoomed.page.wait_for_selector(".words")
    fits(zoomed)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_no_page_is_wider_than_a_phone(visit: Callable[..., Person], language: str) -> None:
    ada = visit(phone=True, language=language)
    ada.be_guest()
    for _ in ada.every_page(rules="mlem"):
        ada.page.wait_for_timeout(300)
        width = ada.page.evaluate("document.scrollingElement.scrollWidth")
        assert width == PHONE["width"], f"{ada.page.url} is {width} px wide"
