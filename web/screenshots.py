"""Pictures of every page and board, both themes, at a desk and on a phone.

``make screenshots`` writes them to build/screenshots/: look at each of them.
"""

import os
import random
import secrets
import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browsing import FLAGS, PHONE, Person  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from serving import Server  # noqa: E402

import cosmodrome  # noqa: E402

FOLDER = ROOT / "build" / "screenshots"
DESK = {"width": 1280, "height": 720}
WIDE = {"width": 1920, "height": 1080}
# A desk at 200 %.
ZOOMED = {"width": 640, "height": 360}
SIZES = {"desk": DESK, "phone": PHONE}


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
        self, name: str, path: str, ready: str, full: bool = True, then: str | None = None
    ) -> None:
        """One page, four times; ``then`` is pressed before."""
        if not self.asked_for(name):
            return
        page = self.ada.page
        for theme in ("night", "paper"):
            self.prefer(theme=theme)
            for size, shape in SIZES.items():
                page.set_viewport_size(shape)  # type: ignore[arg-type]
                self.take(f"{name}-{size}-{theme}", path, ready, full, then)
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    def take(self, name: str, path: str, ready: str, full: bool, then: str | None = None) -> None:
        """One picture as the browser is now."""
        page = self.ada.page
        self.ada.go(path)
        page.wait_for_selector(ready)
        page.wait_for_timeout(500)
        if then is not None:
            if page.locator(then).first.is_hidden():
                page.locator(".prompt button.home").click()
            page.locator(then).first.click()
            page.wait_for_timeout(600)
        if full:
            self.walk_down()
        page.screenshot(path=FOLDER / f"{name}.png", full_page=full, animations="disabled")

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
        self.shoot("new-table", "/", "[data-play]", full=False, then="[data-friends=gaia]")
        for game in cosmodrome.game_names():
            self.shoot(f"rules-{game}", f"/rules/{game}", "#part-1")
        self.shoot("finished", "/games", "main a.card")
        self.shoot("leaderboard", "/ratings/galaktiko", "main .panel")
        self.shoot("profile", f"/people/{me}", "main h1")
        self.shoot("account", "/me", "#name")
        self.shoot("nowhere", "/nowhere", "main h1")
        self.shoot("lobby", f"/table/{waiting}", "#invitation")
        self.shoot("replay", f"/table/{finished}/replay/15", ".replay")
        self.shoot("result", f"/table/{finished}", "dialog[open]", full=False)

    def boards(self) -> None:
        """Each game in the middle and with most seats."""
        for game in cosmodrome.game_names():
            seats = cosmodrome.game(game).seats
            for name, bots, entries in (("few", 2, 14), ("many", seats[-1] - 1, 22)):
                if not self.asked_for(f"{game}-{name}"):
                    continue
                table = self.ada.open_table(game, "me", *["novice"] * min(bots, seats[-1] - 1))
                play(self.ada, table, entries, seed=entries)
                self.shoot(f"{game}-{name}", f"/table/{table}", ".table .room", full=False)
                if name == "few":
                    path = f"/table/{table}"
                    self.shoot(f"{game}-help", path, ".table .room", full=False, then=".bar .help")
            ended = self.ada.finished(game)
            self.shoot(f"{game}-end", f"/table/{ended}", "dialog[open] .graph", full=False)

    def shell(self) -> None:
        """What stands around a board: its tabs, the words, other sizes and languages."""
        table = self.ada.open_table("ganymede", "me", "novice", "novice", visibility="open")
        play(self.ada, table, 20, seed=3)
        path = f"/table/{table}"
        for tab in ("chat", "hints", "more"):
            self.shoot(f"tab-{tab}", path, ".table .room", full=False, then=f"#tab-{tab}")
        if self.asked_for("words"):
            self.prefer(words=True)
            self.shoot("words", path, ".words", full=False)
            self.prefer(words=False)
        page = self.ada.page
        for language in ("ru", "fr"):
            self.prefer(language=language, theme="night")
            for name, where in (("home", "/"), ("table", path), ("rules", "/rules/mlem")):
                for size, shape in SIZES.items():
                    if self.asked_for(f"{language}-{name}"):
                        page.set_viewport_size(shape)  # type: ignore[arg-type]
                        full = name != "table"
                        self.take(f"{language}-{name}-{size}", where, "main", full)
        self.prefer(language="en")
        for size, shape in (("wide", WIDE), ("zoomed", ZOOMED)):
            page.set_viewport_size(shape)  # type: ignore[arg-type]
            for name, where in (("home", "/"), ("table", path), ("rules", "/rules/gaia")):
                if self.asked_for(f"{size}-{name}"):
                    self.take(f"{size}-{name}", where, "main", full=size == "zoomed")


def main(wanted: list[str]) -> None:
    """All pictures, or those whose names have one of the words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            photographer = Photographer(browser, server, wanted)
            photographer.pages()
            photographer.boards()
            photographer.shell()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
