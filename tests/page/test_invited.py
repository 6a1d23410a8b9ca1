"""People at a table: names, invitations, talk before the game, one screen for two, sounds."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import Person, look
from playwright.sync_api import Browser
from serving import Server

DAY = 24 * 3_600_000
# Every sound that begins, tones and noise.
EARS = """
    window.heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) { heard += 1; return start.apply(this, when); };
    }
"""


def test_friends_come_by_link_and_have_names(visit: Callable[..., Person]) -> None:
    ada, boris = visit(""), visit("", phone=True, language="ru", theme="paper")
    ada.go("/")
    ada.page.locator("[data-friends=galaktiko]").click()
    rated = ada.page.get_by_label("Rated")
    assert rated.is_disabled()
    ada.page.get_by_text("Rated games are for players with a password.").wait_for()
    assert ada.page.get_by_label("at random").is_checked()
    suggestion = ada.page.get_by_label("Your name").input_value()
    assert suggestion not in ("", "Guest")
    ada.page.get_by_label("Your name").fill("Ada L.")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2]
    ada.page.get_by_role("button", name="QR code").click()
    ada.page.get_by_role("img", name="camera").wait_for()
    look(ada)
    ada.page.get_by_placeholder("Your message").fill("Come in!")
    ada.page.keyboard.press("Enter")

    boris.page.goto(ada.page.locator("#invitation").input_value())
    boris.page.get_by_text("Come in!").wait_for()
    look(boris)
    boris.page.get_by_label("Ваше имя").fill("Борис")
    boris.page.get_by_role("button", name="Сесть сюда").click()
    for person, other in ((ada, "Борис"), (boris, "Ada L.")):
        person.page.wait_for_selector(".table")
        person.page.locator(".seats").get_by_text(other).first.wait_for()
    shown = boris.api("GET", f"/api/tables/{table}")
    assert sorted(shown["drawn"]) == [0, 1]
    assert {seat["person"]["name"] for seat in shown["seats"]} == {"Ada L.", "Борис"}


def test_a_move_is_taken_back_through_the_answers_of_bots(visit: Callable[..., Person]) -> None:
    ada = visit()
    table = ada.sit_down("galaktiko", "me", "casual", "casual")
    undo = ada.page.get_by_role("button", name="Undo")
    ada.wait_for_turn()
    assert undo.get_attribute("aria-disabled") == "true"
    ada.play_by_api(table)
    ada.play_by_api(table)
    # The bots have answered the flight, or I am asked who gets off.
    ada.page.locator(".bar.mine").wait_for()
    steps = ada.api("GET", f"/api/tables/{table}/journal")["steps"]
    last = max(place for place, step in enumerate(steps) if step["seat"] == 0)
    undo.click()
    ada.page.locator(".log", has_text="takes it back.").wait_for()
    after = ada.api("GET", f"/api/tables/{table}/journal")["steps"]
    assert len(after) == 2 * len(steps) - last
    assert ada.api("GET", f"/api/tables/{table}")["your_turn"]
    assert ada.page.get_by_text("takes it back.").count() == 1
    assert ada.wait_for_turn()


def test_players_at_one_screen(visit: Callable[..., Person]) -> None:
    ada = visit(words=True)
    ada.go("/")
    ada.page.locator("[data-friends=galaktiko]").click()
    ada.page.locator("dialog .seat select").select_option("hot")
    ada.page.get_by_label("Name of player 2").fill("Grandma")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector(".table")
    table = ada.page.url.rpartition("/")[2]
    # Nothing is hidden in Galaktiko: both play on without passing a cover.
    for seed in range(4):
        assert ada.wait_for_turn()
        assert ada.page.locator(".curtain").count() == 0
        ada.play_until(table, ada.sequence(table) + 1, seed=seed)
    names = ada.page.locator(".seats .text").all_text_contents()
    assert sorted(names) == ["Ada", "Grandma"]


def test_each_kind_of_sound_is_off_by_itself(visit: Callable[..., Person]) -> None:
    ada = visit(sound=True, muted=["turn"])
    ada.context.add_init_script(EARS)
    table = ada.sit_down("galaktiko", "me", "novice")
    ada.page.locator("#tab-more").click()
    assert not ada.page.get_by_label("your turn", exact=True).is_checked()
    ada.play_until(table, 2)
    ada.page.wait_for_function("() => heard > 0")
    for kind in ("launch", "landing", "cards", "figures"):
        ada.page.get_by_label(kind, exact=True).uncheck()
    before = ada.page.evaluate("heard")
    ada.play_until(table, ada.sequence(table) + 3)
    assert ada.page.evaluate("heard") == before
    # Switched on, a kind is heard at once.
    ada.page.get_by_label("launch", exact=True).check()
    ada.page.wait_for_function(f"() => heard > {before}")
    assert ada.page.evaluate("JSON.parse(localStorage.cosmodrome).volume") == 30


@pytest.fixture
def own(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server whose database is changed by hand."""
    path = tmp_path / "tables.sqlite"
    made = Server(f"sqlite:///{path}")
    made.start()
    yield made, path
    made.stop()


def change(server: Server, path: Path, statement: str, *values: object) -> None:
    """Change the database while the server is down."""
    server.stop()
    with sqlite3.connect(path) as database:
        database.execute(statement, values)
    server.start()


def test_who_vanished_and_what_cannot_be_replayed(
    browser: Browser, own: tuple[Server, Path]
) -> None:
    server, path = own
    desk = {"width": 1280, "height": 720}
    ada = Person(browser, server, "Ada", desk, {"theme": "night"})
    boris = Person(browser, server, "Boris", desk, {"theme": "paper"})
    ada.be_guest()
    boris.be_guest()
    table = ada.open_table("galaktiko", "me", "open", visibility="open")
    boris.api("POST", f"/api/tables/{table}/join", {})
    # The last seat begins: Boris has not come for more than a day.
    change(server, path, "UPDATE tables SET turn_began = turn_began - ?", DAY + 1000)
    ada.go(f"/table/{table}")
    ada.page.get_by_text("Boris has not moved for a day.").wait_for()
    look(ada)
    ada.page.get_by_role("button", name="Go on with a bot").click()
    ada.page.get_by_text("stands in for").wait_for()
    assert ada.page.get_by_role("button", name="Go on with a bot").count() == 0

    change(server, path, "UPDATE tables SET rules = 99")
    for person in (ada, boris):
        person.expected += ("410",)
        person.go(f"/table/{table}")
        person.page.get_by_text("that this server no longer has").wait_for()
        look(person)
    ada.page.get_by_role("button", name="End this game").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download the record").click()
    assert "game: galaktiko" in Path(download.value.path()).read_text("utf-8")
    ada.go(f"/table/{table}/replay")
    ada.page.get_by_role("button", name="Download the record").wait_for()
    for person in (ada, boris):
        person.leave()
