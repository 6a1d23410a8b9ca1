"""My turn is heard and seen wherever I look, and what happened meanwhile is shown in order."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from browsing import Person

# Every oscillator that is started is a sound; every notification is kept.
EARS = """
    window.sounds = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        sounds += 1;
        return start.apply(this, when);
    };
    window.told = [];
    class Told extends EventTarget {
        static permission = 'granted';
        constructor(title, options) { super(); told.push([title, options.body]); }
        close() {}
    }
    window.Notification = Told;
"""
# Every title that the page ever had.
TITLES = """
    window.titles = [];
    document.addEventListener('DOMContentLoaded', () => {
        const title = document.querySelector('title');
        new MutationObserver(() => titles.push(document.title)).observe(title, {childList: true});
    });
"""
MOVES = {"reduced_motion": "no-preference"}
# All sounds but that of one's own turn.
OTHERS = ["dice", "launch", "landing", "crash", "card", "tile", "meeple"]


def pair(visit: Callable[..., Person], **likes: Any) -> tuple[Person, Person, str]:
    """Ada waits at a table where Bob, in the last seat, begins."""
    ada, bob = visit("Ada", **likes), visit("Bob")
    for script in (EARS, TITLES):
        ada.context.add_init_script(script)
    ada.be_guest()
    bob.be_guest()
    table = ada.open_table("galaktiko", "me", "open")
    ada.go(f"/table/{table}")
    ada.page.wait_for_selector("#invitation")
    invite = ada.api("GET", f"/api/tables/{table}")["invite"]
    bob.api("POST", f"/api/tables/{table}/join", {"invite": invite})
    ada.page.wait_for_selector(".table")
    touch(ada)
    return ada, bob, table


def touch(person: Person) -> None:
    """Browsers allow sounds after the first press on a page."""
    person.page.locator("body").click(position={"x": 2, "y": 2})


def heard(person: Person, sounds: int) -> None:
    person.page.wait_for_function(f"() => sounds == {sounds}")


def whole_turn(person: Person, table: str) -> None:
    """All decisions until somebody else is asked."""
    while person.api("GET", f"/api/tables/{table}")["your_turn"]:
        person.play_by_api(table)


def test_a_sound_a_title_and_a_message_when_it_is_my_turn(visit: Callable[..., Person]) -> None:
    ada, bob, table = pair(visit, sound=True, muted=OTHERS)
    ada.page.wait_for_function("() => document.title == 'Galaktiko – Cosmodrome'")
    ada.hide(True)
    bob.play_by_api(table)
    ada.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    heard(ada, 2)
    assert ada.page.evaluate("told") == [["Your turn", "Galaktiko"]]
    # Whoever looks at the page needs no message.
    ada.hide(False)
    whole_turn(ada, table)
    ada.page.wait_for_function("() => !document.title.startsWith('●')")
    whole_turn(bob, table)
    ada.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    heard(ada, 4)
    assert ada.page.evaluate("told.length") == 1
    # The page never shows the name of a message instead of its words.
    assert not [title for title in ada.page.evaluate("titles") if title.startswith("name")]


def test_the_switch_of_the_sound_is_kept(visit: Callable[..., Person]) -> None:
    ada, bob, table = pair(visit, sound=True, muted=OTHERS)
    ada.page.locator("#tab-more").click()
    ada.page.get_by_role("button", name="Sound is on").click()
    ada.page.reload()
    ada.page.locator("#tab-more").click()
    ada.page.get_by_role("button", name="Sound is off").wait_for()
    bob.play_by_api(table)
    ada.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    assert ada.page.evaluate("sounds") == 0


def test_another_page_tells_me_of_my_turn_too(visit: Callable[..., Person]) -> None:
    ada, bob, table = pair(visit, sound=True, muted=OTHERS)
    ada.go("/games")
    ada.page.wait_for_selector("main h1")
    touch(ada)
    ada.hide(True)
    bob.play_by_api(table)
    ada.page.get_by_role("link", name="Your turn: Galaktiko").wait_for()
    heard(ada, 2)
    assert ada.page.evaluate("told") == [["Your turn", "Galaktiko"]]
    ada.hide(False)
    ada.page.get_by_role("link", name="Your turn: Galaktiko").click()
    assert ada.wait_for_turn()
    ada.go("/")
    ada.page.get_by_role("list", name="Your turn").get_by_role("link").wait_for()
    assert ada.page.title() == "● Your turn – Cosmodrome"


# --- motion -----------------------------------------------------------------------------

TURNS = ".side .log ol > li:not(.divider, .awaited)"
# How many turns the log told, whenever that changed.
COUNT = """() => {
    window.counts = [];
    const look = () => {
        const now = document.querySelectorAll('.side .log ol > li:not(.divider, .awaited)').length;
        if (now && counts.at(-1) !== now) counts.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


def at_a_table_of_four(ada: Person) -> str:
    """All ships are placed, and the first seat is Ada's: three bots follow."""
    table = ada.sit_down("galaktiko", "me", "novice", "novice", "novice")
    ada.play_by_api(table)
    ada.page.get_by_text("choose a station to fly to").first.wait_for()
    settled(ada)
    return table


def bots_go_on(ada: Person, table: str) -> int:
    """Ada plays without looking; how many entries there are when her next turn begins."""
    ada.play_by_api(table)
    end = time.monotonic() + 30
    while True:
        assert time.monotonic() < end, "the bots do not play"
        now = ada.api("GET", f"/api/tables/{table}/position")
        verbs = {choice["verb"] for choice in now["legal"]}
        if "move" in verbs:
            return int(now["sequence"])
        if verbs:
            ada.play_by_api(table)
        time.sleep(0.05)


def settled(ada: Person) -> None:
    ada.page.wait_for_selector(".bar.mine", timeout=20_000)


@pytest.mark.parametrize("away", ["hidden", "elsewhere"])
def test_what_happened_meanwhile_is_shown_step_by_step(
    visit: Callable[..., Person], away: str
) -> None:
    ada = visit(speed="quick", browsing=MOVES)
    table = at_a_table_of_four(ada)
    before = ada.page.locator(TURNS).count()
    if away == "hidden":
        ada.hide(True)
    else:
        ada.go("/games")
    entries = bots_go_on(ada, table)
    if away == "hidden":
        assert ada.page.locator(TURNS).count() == before
        ada.page.evaluate(COUNT)
        ada.hide(False)
    else:
        ada.context.add_init_script(f"addEventListener('load', {COUNT})")
        ada.go(f"/table/{table}")
    settled(ada)
    counts = ada.page.evaluate("counts")
    # My own action and three bots': each was there for a while, none came with another.
    assert before + 4 <= counts[-1] <= entries
    assert [one for one in counts if one > before] == list(range(before + 1, counts[-1] + 1))


def test_motion_can_be_skipped_and_switched_off(visit: Callable[..., Person]) -> None:
    ada = visit(speed="calm", browsing=MOVES)
    table = at_a_table_of_four(ada)
    ada.hide(True)
    bots_go_on(ada, table)
    ada.hide(False)
    ada.page.get_by_role("button", name="Skip").click()
    assert ada.page.locator(".bar.mine").count() == 1
    ada.page.locator("#tab-more").click()
    ada.page.get_by_role("radio", name="Off").click()
    ada.page.locator("#tab-log").click()
    before = ada.page.locator(TURNS).count()
    # Nothing waits any more, whether anybody looks or not.
    ada.hide(True)
    bots_go_on(ada, table)
    ada.page.wait_for_function(
        "([turns, before]) => document.querySelectorAll(turns).length >= before + 4",
        arg=[TURNS, before],
    )
