"""A person with a browser: what they do at a table, and problems that fail the test."""

import json
import os
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as BrowserError
from serving import Server

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
# Console errors that are expected: a server that is being killed, a move that came too late.
EXPECTED = ("ERR_CONNECTION", "WebSocket", "409", "503", "ERR_INTERNET_DISCONNECTED")
# Everything that answers the question of the moment: pieces of a board, or the words.
CHOICES = ".table :is(.room, .answers) .legal, .room [data-action]:enabled"
# Bytes of script and style as they were sent, that is, compressed.
SENT = """() => performance.getEntriesByType('resource')
    .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
    .reduce((all, one) => all + one.encodedBodySize, 0)"""
# At once: inherited colours with transitions would follow each other, one element a frame.
SWAP_THEME = """(theme) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.dataset.theme = theme;
}"""
CONFIRM = ".buttons .main:enabled"
OVER = "dialog[open]"


def random_game(game: str, seats: int, length: int = 160) -> Record:
    """A record of random actions, broken off after a while."""
    record = Record(cosmodrome.game(game), seats, {}, seed=seats)
    dice = random.Random(seats)
    while record.state.to_move != NOBODY and len(record.steps) < length:
        record.play(dice.choice(record.state.legal()))
    return record


def look(person: "Person", *rules: str) -> None:
    """Run axe, or some of its rules, on what a person is shown: it finds nothing."""
    # The code of a page comes after what all pages share.
    person.page.wait_for_selector("main")
    # The content security policy allows no script but ours, so axe comes in from outside.
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = rules
    found: dict[str, Any] = person.page.evaluate("(options) => axe.run(options)", options)
    told = [
        f"{one['id']}: {node['html'][:140]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]
    assert not told, f"{person.page.url}\n" + "\n".join(told)


def look_in_both_themes(person: "Person") -> None:
    """Run axe; in the other theme on the contrast alone, since nothing else differs."""
    look(person)
    person.page.evaluate(SWAP_THEME, "paper")
    look(person, "color-contrast")
    person.page.evaluate(SWAP_THEME, "night")


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: Any,
        preferences: dict[str, object],
        **browsing: Any,
    ) -> None:
        self.server = server
        usual = {"locale": "en", "reduced_motion": "reduce", "has_touch": size["width"] < 500}
        self.context = browser.new_context(viewport=size, **(usual | browsing))
        chosen = {"speed": "off", "sound": False, "language": "en", "name": name, **preferences}
        chosen_text = json.dumps(json.dumps(chosen))
        # An empty page has no storage.
        script = f"if (origin !== 'null') localStorage.cosmodrome ??= {chosen_text}"
        self.context.add_init_script(script)
        self.problems: list[str] = []
        self._uploaded: dict[Record, str] = {}
        self.expected: tuple[str, ...] = EXPECTED
        self.page = self.open_tab()
        self.name = name

    def open_tab(self) -> Page:
        """Open another tab; errors in it are collected."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        page.on("request", lambda request: self._check_host(request.url))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(word in text for word in self.expected):
            self.problems.append(text)

    def _check_host(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.problems.append(f"asked another host: {url}")

    def leave(self) -> None:
        """Close the browser; there must have been no errors in it."""
        if folder := os.environ.get("PICTURES"):
            self.page.screenshot(path=f"{folder}/{self.name}-{time.time():.0f}.png")
        self.context.close()
        assert not self.problems, self.problems

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person."""
        answer = self.context.request.fetch(self.server.url + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def be_guest(self) -> None:
        self.api("POST", "/api/guests", {"name": self.name})

    def open_table(self, game: str, *seats: str, **more: object) -> str:
        """Open a table; seats are `me`, `open`, `hot` or a bot's level. The order is not drawn."""
        kinds = ("me", "open", "hot")
        chairs = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
        request = {"game": game, "seats": chairs, "order": "listed", **more}
        made = self.api("POST", "/api/tables", request)
        return str(made["id"])

    def sit_down(self, game: str, *seats: str, **more: object) -> str:
        """Open a table and look at it."""
        self.be_guest()
        table = self.open_table(game, *seats, **more)
        self.go(f"/table/{table}")
        self.page.wait_for_selector(".table")
        return table

    def follow(self, path: str) -> None:
        """Go to another page of ours as a link does, without loading everything anew."""
        self.page.evaluate(
            """(path) => {
                document.querySelector('main').classList.add('left');
                history.pushState(null, '', path);
                dispatchEvent(new PopStateEvent('popstate'));
            }""",
            path,
        )
        self.page.wait_for_selector("main.left", state="detached")

    def upload(self, record: Record) -> str:
        """A table with the game of a record, to be replayed and gone on from."""
        if record not in self._uploaded:
            made = self.api("POST", "/api/records", {"text": record.to_text()})
            self._uploaded[record] = str(made["id"])
        return self._uploaded[record]

    def continue_game(self, record: Record, step: int) -> str:
        """Open a table that goes on from a step of a record, in the seat that is to move."""
        start = {"step": step, "seat": record.state_after(step).to_move, "level": "novice"}
        made = self.api("POST", f"/api/tables/{self.upload(record)}/branch", start)
        here = self.page.url.startswith(self.server.url)
        (self.follow if here else self.go)(f"/table/{made['id']}")
        self.page.wait_for_selector(CHOICES)
        return str(made["id"])

    def hide(self, hidden: bool) -> None:
        """Make the page believe that its tab is hidden, or visible again."""
        self.page.evaluate(
            """(hidden) => {
                Object.defineProperty(document, 'hidden', {configurable: true, value: hidden});
                document.dispatchEvent(new Event('visibilitychange'));
            }""",
            hidden,
        )

    def play_by_api(self, table: str) -> None:
        """Play the first legal action over the API."""
        end = time.monotonic() + 30
        while not (now := self.api("GET", f"/api/tables/{table}/position"))["legal"]:
            assert time.monotonic() < end, "it never is my turn"
            time.sleep(0.05)
        request = {"action": now["legal"][0]["action"], "seen": now["sequence"]}
        self.api("POST", f"/api/tables/{table}/actions", request | {"key": secrets.token_hex(8)})

    def finished(self, game: str) -> str:
        """A game between bots, played out."""
        seats = ["novice"] * cosmodrome.game(game).seats[0]
        table = self.open_table(game, *seats, visibility="solo")
        end = time.monotonic() + 100
        while self.api("GET", f"/api/tables/{table}")["status"] != "finished":
            assert time.monotonic() < end, "the bots do not come to an end"
            time.sleep(0.2)
        return table

    def every_page(self, rules: str) -> Iterator[None]:
        """Visit every page; the rules of one game only, since they are alike."""
        table = self.upload(random_game("galaktiko", 2))
        waiting = self.open_table("galaktiko", "me", "open")
        me = self.api("GET", "/api/me")["id"]
        for path, there in (
            ("/", "[data-play]"),
            (f"/rules/{rules}", "#part-1"),
            ("/games", "main h1"),
            ("/school", "main h2"),
            ("/ratings/galaktiko", "main .panel"),
            ("/people", "h2#here"),
            (f"/people/{me}", "main h1"),
            ("/me", "#name"),
            ("/moderation", "main h1"),
            ("/nowhere", "main h1"),
            (f"/table/{waiting}", "#invitation"),
            (f"/table/{table}/replay/9", ".replay"),
        ):
            (self.go if path == "/" else self.follow)(path)
            self.page.wait_for_selector(there)
            yield

    def kilobytes(self) -> float:
        """How much script and style this page has fetched, once it fetches nothing more."""
        self.page.wait_for_load_state("networkidle")
        return float(self.page.evaluate(SENT)) / 1000

    def sequence(self, table: str) -> int:
        return int(self.api("GET", f"/api/tables/{table}")["sequence"])

    # --- playing through the page -------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """Wait for a decision of mine; False when the game is over."""
        anything = f"{CHOICES}, {CONFIRM}, {OVER}"
        for _ in range(20):
            try:
                self.page.wait_for_selector(anything, state="attached", timeout=1500)
                return self.page.locator(OVER).count() == 0
            except BrowserError:
                # On a phone the choices may be behind another tab of the board.
                self._turn_over()
        raise AssertionError(f"nothing is asked and nothing ends: {self.page.url}")

    def _turn_over(self) -> None:
        tabs = self.page.locator(".room [role=tab][aria-selected=false]")
        if self.page.locator(".bar.mine").count() and tabs.count():
            tabs.nth(random.randrange(tabs.count())).click()

    def play_game(self, seed: int = 1, seconds: float = 150) -> None:
        """Click through a whole game: random choices, confirmed when needed."""
        dice = random.Random(seed)
        end = time.monotonic() + seconds
        while self.wait_for_turn():
            assert time.monotonic() < end, f"no end in sight: {self.page.url}"
            self.click_once(dice)

    def click_once(self, dice: random.Random) -> None:
        """One random click."""
        confirm = self.page.locator(CONFIRM)
        if confirm.count() and (dice.random() < 0.8 or not self._choices().count()):
            return self._click(confirm.first)
        choices = self._choices()
        count = choices.count()
        if count:
            self._click(choices.nth(dice.randrange(count)))
        return None

    def play_until(self, table: str, entries: int, seed: int = 1) -> None:
        """Click until the record has this many entries."""
        dice = random.Random(seed)
        end = time.monotonic() + 60
        while self.sequence(table) < entries:
            assert time.monotonic() < end, f"nothing goes on: {self.page.url}"
            asked = self.page.locator(f"{CHOICES}, {CONFIRM}")
            if asked.count():
                self.click_once(dice)
            else:
                self.page.wait_for_timeout(50)

    def _choices(self) -> Locator:
        return self.page.locator(CHOICES)

    def _click(self, target: Locator) -> None:
        try:
            target.click(timeout=1500)
        except BrowserError:
            # It moved away or is no longer there: the table has gone on.
            self.page.wait_for_timeout(50)
