"""Every board fits: nothing is cut off and nothing scrolls, at any seat count, size and language.

Positions come from random games: uploaded as records, and continued from a step of our choice.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from browsing import PHONE, Person, random_game

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record

SIZES = [
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
    PHONE,
]
# Where things come to rest is measured, so they need not move there.
STILL = """() => {
    const still = new CSSStyleSheet();
    const nothing = 'transition: none !important; animation: none !important';
    still.replaceSync(`*, ::before, ::after { ${nothing} }`);
    document.adoptedStyleSheets = [still];
}"""
# What is meant to scroll: MLEM's path on a phone and Gaia's world, which is zoomed and dragged.
MEASURE = """async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const phone = matchMedia('(max-width: 820px)').matches;
    const moving = ({ effect }) => effect.getComputedTiming().iterations !== Infinity;
    const settled = () => document.querySelector('.table').matches('.phone') === phone
        && !document.getAnimations().some(moving);
    await frame();
    // The letters of another language come in a file of their own.
    await document.fonts.ready;
    for (let wait = 0; wait < 120 && (wait < 2 || !settled()); wait += 1) await frame();
    const problems = [];
    const room = document.querySelector('.table > .room');
    const page = document.scrollingElement;
    const scrolls = (one) => {
        const [x, y] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        return x > 1 || y > 1 ? `${x} x ${y}` : '';
    };
    const name = (one) => `${one.tagName}.${one.className.baseVal ?? one.className}`;
    if (scrolls(page)) problems.push(`the page scrolls by ${scrolls(page)}`);
    for (const one of document.querySelectorAll('.bar h2, .bar .detail:not(.unseen), .game-name'))
        if (scrolls(one)) problems.push(`"${one.textContent}" is cut by ${scrolls(one)}`);
    const meant = '.scroll, .sight';
    const clips = new Map();
    const clipOf = (one) => {
        if (clips.has(one)) return clips.get(one);
        let clip = one === room ? room.getBoundingClientRect() : clipOf(one.parentElement);
        const style = getComputedStyle(one);
        if (one !== room && style.overflowX !== 'visible' && !(one instanceof SVGElement)) {
            const box = one.getBoundingClientRect();
            clip = {
                left: Math.max(clip.left, box.left), right: Math.min(clip.right, box.right),
                top: Math.max(clip.top, box.top), bottom: Math.min(clip.bottom, box.bottom),
            };
        }
        clips.set(one, clip);
        return clip;
    };
    const check = (box, one, what) => {
        if (!box.width || !box.height) return;
        const clip = clipOf(one);
        const over = [clip.left - box.left, box.right - clip.right, clip.top - box.top,
                      box.bottom - clip.bottom].map(Math.round);
        if (Math.max(...over) > 1) problems.push(`${what} is cut by ${Math.max(...over)} px`);
    };
    for (const one of [room, ...room.querySelectorAll('*')]) {
        if (one.closest('.unseen') || getComputedStyle(one).visibility === 'hidden') continue;
        const style = getComputedStyle(one);
        if (['auto', 'scroll'].includes(style.overflowY) && !one.matches(meant) && scrolls(one))
            problems.push(`${name(one)} scrolls by ${scrolls(one)}`);
        if (one.closest(meant)) continue;
        if (one.matches('button, [role=button], .legal'))
            for (const part of one instanceof SVGGElement ? one.children : [one])
                if (!part.matches('.unseen')) check(part.getBoundingClientRect(), one, name(one));
        for (const text of one.childNodes) {
            if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
                // A line's box is higher than its letters.
                const [high, low] = [top + 0.25 * height, bottom - 0.25 * height];
                const box = { left, right, top: high, bottom: low, width, height };
                check(box, one, `"${text.data.trim().slice(0, 30)}"`);
            }
        }
    }
    return [...new Set(problems)];
}"""


def held(game: str, view: dict[str, Any], seat: int) -> int:
    """How much a board must show for this seat: cards in hand, settlers, passengers, cats."""
    if game == "gaia":
        return len(view["seats"][seat]["cards"])
    if game == "ganymede":
        player = view["players"][seat]
        return len(player["earth"] + player["mars"] + player["hand"])
    if game == "galaktiko":
        return len(view["ships"][seat]["hand"]) * 10 + sum(len(s["queue"]) for s in view["sectors"])
    return sum(len(planet["cats"]) for planet in view["planets"])


def moments(record: Record) -> Iterator[tuple[str, int]]:
    """The steps of the start, the middle and the fullest position."""
    fullest, most = 0, -1
    for step, (_, state) in enumerate(record.replay()):
        if state.to_move == NOBODY:
            continue
        view = msgspec.to_builtins(state.view(state.to_move))
        if (count := held(record.game.name, view, state.to_move)) > most:
            fullest, most = step, count
    yield from (("start", 0), ("middle", len(record.steps) // 2), ("full", fullest))


SEATS = [(game, seats) for game in cosmodrome.game_names() for seats in cosmodrome.game(game).seats]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_a_board_cuts_off_and_scrolls_nothing(
    visit: Callable[..., Person], game: str, seats: int
) -> None:
    ada = visit()
    ada.be_guest()
    record = random_game(game, seats)
    problems: list[str] = []
    for name, step in moments(record):
        ada.continue_game(record, step)
        ada.page.evaluate(STILL)
        ada.page.locator("#tab-more").click()
        # The settings are fetched when they are opened.
        ada.page.wait_for_selector(".languages [lang]", state="attached")
        for language in ("en", "ru", "fr"):
            ada.page.evaluate(
                "(one) => document.querySelector(`.languages [lang=${one}]`).click()", language
            )
            ada.page.wait_for_function(
                "(one) => document.documentElement.lang === one", arg=language
            )
            for size in SIZES:
                ada.page.set_viewport_size(size)  # type: ignore[arg-type]
                where = f"{name}, {language}, {size['width']}x{size['height']}"
                problems += [f"{where}: {one}" for one in ada.page.evaluate(MEASURE)]
            ada.page.set_viewport_size(SIZES[0])  # type: ignore[arg-type]
    assert not problems, "\n" + "\n".join(problems[:20])
