"""Pictures of every page and board, both themes, at a desk and on a phone.

``make screenshots`` writes them to build/screenshots/: look at each of them.
"""

import os
import random
import secrets
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import CHOICES, FLAGS, PHONE, SWAP_THEME, Person  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from serving import Server  # noqa: E402

import cosmodrome  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
DESK = {"width": 1280, "height": 720}
WIDE = {"width": 1920, "height": 1080}
# A desk at 200 %.
ZOOMED = {"width": 640, "height": 360}
SIZES = {"desk": DESK, "phone": PHONE}
# A busy machine draws slowly.
PATIENCE = 120_000
LONG = 2_000
DAY = 24 * 3_600_000

Act = Callable[[Page], None]


def press(selector: str) -> Act:
    """Press the first of these; on a phone the side panel is opened for it if need be."""

    def act(page: Page) -> None:
        found = page.locator(selector).first
        if found.is_hidden():
            page.locator(".prompt [aria-expanded]").click()
        found.click()

    return act


def point_at(selector: str) -> Act:
    """Point at something that explains itself."""
    return lambda page: page.locator(selector).first.hover()


def wait_for(selector: str) -> Act:
    """Wait until something is there."""

    def act(page: Page) -> None:
        page.locator(selector).first.wait_for(timeout=PATIENCE)

    return act


def play(person: Person, table: str, entries: int, seed: int) -> None:
    """Play at random over the API until the record has this many entries and it is our turn."""
    dice = random.Random(seed)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        now = person.api("GET", f"/api/tables/{table}/position")
        if now["to_move"] is None or (now["sequence"] >= entries and now["legal"]):
            return
        if now["legal"]:
            action = dice.choice(now["legal"])["action"]
            request = {"action": action, "seen": now["sequence"], "key": secrets.token_hex(8)}
            person.api("POST", f"/api/tables/{table}/actions", request)
        else:
            time.sleep(0.05)


class Photographer:
    """Takes a picture of every page and board in each theme and size."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.wanted = wanted
        self.ada = Person(browser, server, "Ada", DESK, {})
        self.ada.be_guest()

    def asked_for(self, name: str) -> bool:
        """Whether a picture is wanted."""
        return not self.wanted or any(word in name for word in self.wanted)

    def prefer(self, **preferences: object) -> None:
        """Set preferences of Ada's browser."""
        self.ada.go("/")
        self.ada.page.evaluate(
            """(changed) => { const stored = JSON.parse(localStorage.cosmodrome);
            localStorage.cosmodrome = JSON.stringify({...stored, ...changed}); }""",
            preferences,
        )

    def shoot(
        self,
        name: str,
        path: str,
        ready: str,
        *acts: Act,
        full: bool = True,
        sizes: Sequence[str] = ("desk", "phone"),
    ) -> None:
        """One page in both themes and at these sizes, after some acts."""
        if not self.asked_for(name):
            return
        for size in sizes:
            self.ada.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            self.open(path, ready, *acts, full=full)
            for theme in ("night", "paper"):
                self.ada.page.evaluate(SWAP_THEME, theme)
                self.take(f"{name}-{size}-{theme}", full=full)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    def open(self, path: str, ready: str, *acts: Act, full: bool) -> None:
        """Open a page and act there."""
        page = self.ada.page
        self.ada.go(path)
        page.wait_for_selector(ready, timeout=PATIENCE)
        page.wait_for_timeout(500)
        for act in acts:
            act(page)
            page.wait_for_timeout(600)
        if full:
            self.walk_down()

    def take(self, name: str, full: bool) -> None:
        """A picture as the browser is now; of a long page one picture for each part."""
        page = self.ada.page
        height = int(page.evaluate("document.documentElement.scrollHeight")) if full else 0
        if height <= LONG:
            self._draw(name, full_page=full)
            return
        width = page.evaluate("innerWidth")
        for part, top in enumerate(range(0, height, LONG), 1):
            clip = {"x": 0, "y": top, "width": width, "height": min(LONG, height - top)}
            self._draw(f"{name}-{part}", full_page=True, clip=clip)

    def _draw(self, name: str, **how: Any) -> None:
        # Ada's motion is reduced. To stop animations once more takes Playwright minutes on a page
        # with ten boards.
        self.ada.page.screenshot(path=str(FOLDER / f"{name}.png"), timeout=PATIENCE, **how)

    def walk_down(self) -> None:
        """Some things are drawn only when they come near."""
        page = self.ada.page
        page.evaluate(
            """async () => {
                for (let y = 0; y < document.body.scrollHeight; y += 600) {
                    scrollTo(0, y);
                    await new Promise((resolve) => setTimeout(resolve, 60));
                }
                scrollTo(0, 0);
            }"""
        )
        page.wait_for_timeout(500)

    def pages(self) -> None:
        """Everything but the tables."""
        me = self.ada.api("GET", "/api/me")["id"]
        self.shoot("empty-home", "/", "[data-play]")
        self.shoot("empty-finished", "/games", "main .empty")
        self.shoot("empty-profile", f"/people/{me}", "main .empty")
        finished = self.ada.open_table("galaktiko", "me", "novice", "novice", visibility="open")
        play(self.ada, finished, 1000, seed=5)
        waiting = self.ada.open_table("galaktiko", "me", "open", "casual", visibility="open")
        self.ada.open_table("mlem", "me", "novice", "novice")
        self.shoot("home", "/", "[data-play]")
        self.shoot("new-table", "/", "[data-play]", press("[data-friends=gaia]"), full=False)
        for game in cosmodrome.game_names():
            self.shoot(f"rules-{game}", f"/rules/{game}", "#part-1")
        self.shoot("finished", "/games", "main a.card")
        self.shoot("leaderboard", "/ratings/galaktiko", "main .panel")
        self.shoot("profile", f"/people/{me}", "main h1")
        self.shoot("account", "/me", "#name")
        self.shoot("nowhere", "/nowhere", "main h1")
        self.shoot("lobby", f"/table/{waiting}", "#invitation")
        self.shoot("replay", f"/table/{finished}/replay/15", ".replay")
        self.shoot("coach", f"/table/{finished}/coach", "main h1")
        self.shoot("people", "/people", "h2#here")
        self.shoot("watch", "/watch", "main h1")
        self.shoot("tournaments", "/tournaments", "main h1")
        self.shoot("school", "/school", "main h2")
        self.shoot("lesson", "/school/galaktiko/first", ".bubble", full=False)
        self.shoot("puzzle", "/puzzles/galaktiko", '[data-answered="no"]', full=False)

    def boards(self) -> None:
        """Each game in the middle and with most seats, and the moments of a game."""
        for game in cosmodrome.game_names():
            if not self.asked_for(game):
                continue
            most = cosmodrome.game(game).seats[-1]
            table = self.ada.open_table(game, "me", *["novice"] * (most - 1))
            play(self.ada, table, 22, seed=22)
            self.shoot(f"{game}-many", f"/table/{table}", ".table .room", full=False)
            table = self.ada.open_table(game, "me", *["novice"] * min(2, most - 1))
            play(self.ada, table, 14, seed=14)
            self.moments(game, f"/table/{table}")
            self.languages(game, f"/table/{table}")
            self.looking_back(game)

    def languages(self, game: str, path: str) -> None:
        """A table in the other languages, with a choice."""
        for language in ("ru", "fr"):
            if not self.asked_for(f"{game}-{language}"):
                continue
            self.prefer(language=language, theme="night")
            for size in SIZES:
                self.ada.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
                self.open(path, CHOICES, full=False)
                self.take(f"{game}-{language}-{size}", full=False)
                press(CHOICES)(self.ada.page)
                self.ada.page.wait_for_timeout(600)
                self.take(f"{game}-{language}-chosen-{size}", full=False)
        self.prefer(language="en")

    def moments(self, game: str, path: str) -> None:
        """A table as it is, with a choice, help, the log and a hint."""
        room = ".table .room"
        asked = (press("#tab-hints"), press(".hints button"), wait_for(".hints .best"))
        self.shoot(f"{game}-few", path, room, full=False)
        self.shoot(f"{game}-chosen", path, CHOICES, press(CHOICES), full=False)
        self.shoot(f"{game}-tip", path, CHOICES, point_at(CHOICES), full=False, sizes=["desk"])
        self.shoot(f"{game}-help", path, room, press(".bar .help"), full=False)
        self.shoot(f"{game}-log", path, room, press(".table > .line"), full=False, sizes=["phone"])
        self.shoot(f"{game}-hint", path, CHOICES, *asked, full=False)

    def looking_back(self, game: str) -> None:
        """The end of a game, and its largest mistake with both moves drawn."""
        ended = self.ada.finished(game)
        self.shoot(f"{game}-end", f"/table/{ended}", "dialog[open] .graph", full=False)
        if not self.asked_for(f"{game}-back"):
            return
        self.ada.api("POST", f"/api/tables/{ended}/analysis")
        while self.ada.api("GET", f"/api/tables/{ended}/analysis")["status"] != "done":
            time.sleep(1)
        path, mistake = f"/table/{ended}/replay/1", ".moment:not(:has(i:text('★'))) .told"
        arrived = wait_for('.room[aria-busy="false"]')
        self.shoot(f"{game}-back", path, ".moment .told", press(mistake), arrived, full=False)

    def people(self, boris: Person, database: Path) -> None:
        """What the others at a table ask: to take back, to go on without one of them."""
        boris.be_guest()
        table = self.ada.open_table("galaktiko", "me", "open", visibility="open")
        boris.api("POST", f"/api/tables/{table}/join", {})
        for person in (boris, self.ada):
            person.play_by_api(table)
        while self.ada.api("GET", f"/api/tables/{table}")["your_turn"]:
            self.ada.play_by_api(table)
        request = {"seen": boris.sequence(table), "key": secrets.token_hex(8), "ask": True}
        boris.api("POST", f"/api/tables/{table}/undo", request)
        self.shoot("undo-question", f"/table/{table}", ".question", full=False)
        self.ada.server.stop()
        with sqlite3.connect(database) as stored:
            stored.execute("UPDATE tables SET turn_began = turn_began - ?", (DAY + 1000,))
        self.ada.server.start()
        self.shoot("claim", f"/table/{table}", ".claim", full=False)

    def shell(self) -> None:
        """What stands around a board: its tabs, the words, other sizes and languages."""
        table = self.ada.open_table("ganymede", "me", "novice", "novice", visibility="open")
        play(self.ada, table, 20, seed=3)
        path = f"/table/{table}"
        for tab in ("chat", "more"):
            self.shoot(f"tab-{tab}", path, ".table .room", press(f"#tab-{tab}"), full=False)
        if self.asked_for("words"):
            self.prefer(words=True)
            self.shoot("words", path, ".words", full=False)
            self.prefer(words=False)
        for language in ("ru", "fr"):
            self.prefer(language=language, theme="night")
            for size in SIZES:
                self.places(f"{language}-{{}}-{size}", SIZES[size], path, "mlem")
        self.prefer(language="en")
        for name, shape in (("wide", WIDE), ("zoomed", ZOOMED)):
            self.places(f"{name}-{{}}", shape, path, "gaia")

    def places(self, name: str, size: object, table: str, rules: str) -> None:
        """Home, a table and rules, at one size, in the chosen language."""
        self.ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        for place, path in (("home", "/"), ("table", table), ("rules", f"/rules/{rules}")):
            if self.asked_for(name.format(place)):
                self.open(path, "main", full=place != "table")
                self.take(name.format(place), full=place != "table")


def main(wanted: list[str]) -> None:
    """All pictures, or those whose names have one of the words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = Path(folder) / "tables.sqlite"
        server = Server(f"sqlite:///{database}")
        server.start()
        try:
            # Letters as people see them: Playwright draws them without hinting.
            browser = playwright.chromium.launch(
                executable_path=found,
                args=FLAGS,
                ignore_default_args=["--font-render-hinting=none"],
            )
            photographer = Photographer(browser, server, wanted)
            photographer.pages()
            photographer.boards()
            photographer.shell()
            photographer.people(Person(browser, server, "Boris", DESK, {}), database)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
