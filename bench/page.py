"""The page in numbers: `python bench/page.py [ROUNDS]`, against a server of its own.

For home and for a table of each game, as on a first visit: kilobytes of script and style as sent,
layout shift, errors in the console and refused requests. Then the time from "Play now" to the
first choices, and from confirming to the changed board. The best of the rounds counts, since
other work on the machine only ever slows the page down.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from browsing import CHOICES, CONFIRM, FLAGS, Person
from playwright.sync_api import Browser, Response, sync_playwright
from serving import Server

import cosmodrome

DESK = {"width": 1280, "height": 720}
ROUNDS = 3
REFUSED = 400
WATCH_SHIFTS = """
    window.shift = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""
# From the press on confirm to the first change of the log, which tells what the board shows.
TIME_CONFIRMATION = f"""() => new Promise((resolve) => {{
    const confirm = document.querySelector({CONFIRM!r});
    const observer = new MutationObserver(() => {{
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - begun));
    }});
    observer.observe(document.querySelector('.log'), {{ childList: true, subtree: true }});
    const begun = performance.now();
    confirm.click();
}})"""


class Visit:
    """Somebody's first visit, with what was sent to them and what went wrong."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.person = Person(browser, server, "Ada", DESK, {"theme": "night"})
        self.person.context.add_init_script(WATCH_SHIFTS)
        self.refused: list[str] = []
        self.person.page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        if answer.status >= REFUSED:
            self.refused.append(f"{answer.status} {answer.url}")

    def report(self, name: str) -> None:
        """Print what was sent and what moved; then leave."""
        size, shift = self.person.kilobytes(), self.person.page.evaluate("shift")
        problems = self.person.problems + self.refused
        print(f"{name:10} {size:6.1f} kB  shift {shift:.4f}  {problems or 'no errors'}")
        self.person.problems.clear()
        self.person.leave()


def visit_home(browser: Browser, server: Server) -> None:
    """Home, by somebody who has never been here."""
    visit = Visit(browser, server)
    visit.person.go("/")
    visit.person.page.wait_for_selector("[data-play]")
    visit.report("home")


def visit_table(browser: Browser, server: Server, game: str) -> None:
    """A table, opened by its address."""
    visit = Visit(browser, server)
    visit.person.sit_down(game, "me", "novice")
    visit.person.wait_for_turn()
    visit.report(game)


def first_choices(browser: Browser, server: Server) -> float:
    """Milliseconds from "Play now" to the first choices on the board."""
    ada = Person(browser, server, "Ada", DESK, {"theme": "night"})
    ada.go("/")
    ada.page.wait_for_selector("[data-play=galaktiko]")
    ada.page.wait_for_load_state("networkidle")
    begun: float = ada.page.evaluate(
        """() => {
            document.querySelector('[data-play=galaktiko]').click();
            return performance.now();
        }"""
    )
    ada.page.wait_for_selector(CHOICES)
    taken: float = ada.page.evaluate("performance.now()") - begun
    ada.leave()
    return taken


def confirmation(browser: Browser, server: Server) -> float:
    """Milliseconds from confirming a choice to the changed board."""
    ada = Person(browser, server, "Ada", DESK, {"theme": "night"})
    ada.sit_down("galaktiko", "me", "novice")
    ada.wait_for_turn()
    ada.page.locator(CHOICES).first.click()
    ada.page.wait_for_selector(CONFIRM)
    taken: float = ada.page.evaluate(TIME_CONFIRMATION)
    ada.leave()
    return taken


def best(
    rounds: int, measure: Callable[[Browser, Server], float], at: tuple[Browser, Server]
) -> str:
    """The shortest of several times."""
    return f"{min(measure(*at) for _ in range(rounds)):.0f} ms"


def main(rounds: int) -> None:
    """Measure everything once, and times several times."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite")
        server.start()
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            visit_home(browser, server)
            for game in cosmodrome.game_names():
                visit_table(browser, server, game)
            print("from Play now to choices:", best(rounds, first_choices, (browser, server)))
            print("from confirm to the board:", best(rounds, confirmation, (browser, server)))
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
