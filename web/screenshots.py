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
SIZES = {"desk": DESK, "phone": PHONE}


def play(person: Person, table: str, entries: int, seed: int) -> None:
    """Play at random over the API until there are so many entries and it is our turn."""
    dice = random.Random(seed)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        now = person.api("GET", f"/api/tables/{table}/position")
        if now["to_move"] is None or (now["sequence"] >= entries and now["legal"]):
            return
        if now["legal"]:
            action = dice.choice(now["legal"])["action"]
            wish = {"action": action, "seen": now["sequence"], "key": secrets.token_hex(8)}
            person.api("POST", f"/api/tables/{table}/actions", wish)
        else:
            time.sleep(0.05)


class Photographer:
    """Goes everywhere and takes a picture in each theme and size."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.wanted = wanted
        self.ada = Person(browser, server, "Ada", DESK, {})
        self.ada.be_guest()

    def shoot(self, name: str, path: str, ready: str, full: bool = True) -> None:
        """One page, four times."""
        if self.wanted and not any(word in name for word in self.wanted):
            return
        page = self.ada.page
        for theme in ("night", "paper"):
            self.ada.go("/")
            page.evaluate(
                """(theme) => { const kept = JSON.parse(localStorage.cosmodrome);
                localStorage.cosmodrome = JSON.stringify({...kept, theme}); }""",
                theme,
            )
            for size, shape in SIZES.items():
                page.set_viewport_size(shape)  # type: ignore[arg-type]
                self.ada.go(path)
                page.wait_for_selector(ready)
                page.wait_for_timeout(500)
                target = FOLDER / f"{name}-{size}-{theme}.png"
                page.screenshot(path=target, full_page=full, animations="disabled")
        sys.stdout.write(f"{name}\n")
        sys.stdout.flush()

    def pages(self) -> None:
        """Everything but the tables."""
        me = self.ada.api("GET", "/api/me")["id"]
        finished = self.ada.open_table("galaktiko", "me", "novice", "novice", visibility="open")
        play(self.ada, finished, 1000, seed=5)
        waiting = self.ada.open_table("galaktiko", "me", "open", "casual", visibility="open")
        self.shoot("home", "/", "[data-play]")
        self.shoot("rules", "/rules/galaktiko", "#part-1")
        self.shoot("finished", "/games", "main a.card")
        self.shoot("leaderboard", "/ratings/galaktiko", "main .panel")
        self.shoot("profile", f"/people/{me}", "main h1")
        self.shoot("account", "/me", "#name")
        self.shoot("nowhere", "/nowhere", "main h1")
        self.shoot("lobby", f"/table/{waiting}", "#invitation")
        self.shoot("replay", f"/table/{finished}/replay/15", ".replay")

    def boards(self) -> None:
        """Each game in the middle and with most seats."""
        for game in cosmodrome.game_names():
            seats = cosmodrome.game(game).seats
            for name, bots, entries in (("few", 2, 14), ("many", seats[-1] - 1, 22)):
                if self.wanted and not any(word in f"{game}-{name}" for word in self.wanted):
                    continue
                table = self.ada.open_table(game, "me", *["novice"] * min(bots, seats[-1] - 1))
                play(self.ada, table, entries, seed=entries)
                self.shoot(f"{game}-{name}", f"/table/{table}", ".table .room", full=False)


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
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
