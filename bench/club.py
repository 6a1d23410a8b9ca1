"""Tournaments at length, on a server of their own, with figures.

    python bench/club.py swiss [--bots 40] [--rounds 7] [--seats 4]
    python bench/club.py arena [--bots 20] [--minutes 30] [--seats 2]

``swiss``: bots of three levels play; reported are time, pairings and seats, and how well the
standings tell the levels apart. ``arena``: weak bots come and go with two people in browsers of
their own, who play through the page; reported are games, the time between two games of the same
player, and what the server needed. Errors in the server's log or in a browser are printed.
"""

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from pathlib import Path
from statistics import correlation, mean, median, quantiles

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from browsing import CHOICES, CONFIRM, FLAGS, OVER, Person
from playwright.sync_api import sync_playwright
from serving import Server
from sqlalchemy import create_engine

from cosmodrome.server import admin_tournaments
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.rows import Whole

GAME = "galaktiko"
DESK = {"width": 1280, "height": 720}
LEVELS = ("novice", "casual", "regular")


def plan(folder: Path, database: str, **wishes: object) -> str:
    """Plan a tournament that starts now; its id."""
    usual = {"name": "Show", "game": GAME, "starts": int(time.time() * 1000), "level": "novice"}
    file = folder / "plan.json"
    file.write_text(json.dumps(usual | wishes))
    return admin_tournaments.planned(file, database)


def read(database: str, tournament: str) -> Whole:
    """The tournament as it is stored."""
    engine = create_engine(database)
    with engine.connect() as connection:
        whole = queries.fetch(connection, tournament)
    engine.dispose()
    assert whole is not None
    return whole


class Show:
    """A server with a tournament, and what they cost."""

    def __init__(self, folder: Path, pause: float) -> None:
        self.folder = folder
        self.database = f"sqlite:///{folder}/show.sqlite"
        self.server = Server(self.database, bot_pause=pause, log_level="WARNING")
        self.server.start()
        self._began, self._used = time.monotonic(), self.server.seconds()

    def wait(self, tournament: str) -> Whole:
        """Wait for the end of the tournament."""
        while (whole := read(self.database, tournament)).row.status in ("planned", "running"):
            time.sleep(1)
        return whole

    def report(self) -> None:
        """Print what the server needed, and whether every result is right."""
        took = time.monotonic() - self._began
        share = (self.server.seconds() - self._used) / took
        memory = self.server.memory() / 1e6
        print(f"{took:.0f} s; the server took {share:.1%} of a core and {memory:.0f} MB")


def swiss(bots: int, rounds: int, seats: int, show: Show) -> None:
    """Bots of three levels, half of them of the weakest."""
    counts = (bots - bots // 3 - bots // 6, bots // 3, bots // 6)
    taking_part = [{"level": le, "count": n} for le, n in zip(LEVELS, counts, strict=True)]
    wishes = {"format": "swiss", "seats": seats, "rounds": rounds, "break_seconds": 0}
    tournament = plan(show.folder, show.database, bots=taking_part, **wishes)
    whole = show.wait(tournament)
    show.report()
    met = Counter(pair for one in whole.tables for pair in combinations(sorted(one.players), 2))
    sat: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for one in whole.tables:
        for seat, player in enumerate(one.players):
            sat[player][seat] += 1
    uneven = max(
        max(one[seat] for seat in range(seats)) - min(one[seat] for seat in range(seats))
        for one in sat.values()
    )
    print(f"{len(whole.tables)} tables in {whole.row.round} rounds")
    print(f"{len(met)} pairs met, {sum(count > 1 for count in met.values())} of them twice")
    print(f"most and least used seat of a player differ by at most {uneven}")
    levels = {one.number: LEVELS.index(one.level or LEVELS[0]) for one in whole.entrants}
    ranked = whole.standings()
    ordered = [levels[one.player] for one in ranked]
    told = correlation(_ranks([-one.place for one in ranked]), _ranks(ordered))
    print(f"rank correlation of place and level: {told:.2f}")
    for level, name in enumerate(LEVELS):
        own = [one for one in ranked if levels[one.player] == level]
        points, place = mean(float(one.points) for one in own), mean(one.place for one in own)
        print(f"  {name}: {points:.1f} points, place {place:.1f}, on average")
    print(f"verified: {admin_tournaments.verified(tournament, show.database)}")


def _ranks(values: list[int]) -> list[float]:
    """Ranks from 0; equal values share theirs."""
    ordered = sorted(values)
    return [ordered.index(one) + (ordered.count(one) - 1) / 2 for one in values]


def arena(bots: int, minutes: int, seats: int, show: Show) -> None:
    """Weak bots, and two people with browsers."""
    tournament = plan(
        show.folder,
        show.database,
        format="arena",
        seats=seats,
        minutes=minutes,
        places=bots + 2,
        bots=[{"level": "novice", "count": bots}],
        pace={"type": "live", "bank": 120, "increment": 5},
    )
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        people = [Person(browser, show.server, name, DESK, {}) for name in ("Ada", "Boris")]
        peak = play(people, tournament, show)
        browser.close()
    show.report()
    print(f"at most {peak / 1e6:.0f} MB")
    report_waiting(read(show.database, tournament))
    for person in people:
        print(f"{person.name}: {person.problems or 'no errors in the browser'}")
    print(f"verified: {admin_tournaments.verified(tournament, show.database)}")


def play(people: list[Person], tournament: str, show: Show) -> int:
    """Let people take part until the end; the most memory that the server needed, in bytes."""
    dice = random.Random(1)
    for person in people:
        person.go(f"/tournaments/{tournament}")
        person.page.locator("[data-act=enter]").click()
    peak, looked = 0, 0.0
    while True:
        for person in people:
            step(person, dice)
        if time.monotonic() - looked > 1:
            looked = time.monotonic()
            peak = max(peak, show.server.memory())
            if read(show.database, tournament).row.status == "finished":
                return peak


def step(person: Person, dice: random.Random) -> None:
    """Do one thing: go to the table, make a click, or go back after the game."""
    page = person.page
    if "/table/" not in page.url:
        go = page.locator("[data-bar] a.main")
        if go.count():
            go.click()
        return
    if page.locator(OVER).count():
        page.locator(f"{OVER} a[href^='/tournaments/']").click()
    elif page.locator(f"{CHOICES}, {CONFIRM}").count():
        person.click_once(dice)
    else:
        page.wait_for_timeout(50)


def report_waiting(whole: Whole) -> None:
    """Print how many games there were, and how long players waited between two of them."""
    print(f"{len(whole.tables)} tables, {len(whole.over)} of them over")
    people = {one.number for one in whole.entrants if one.person}
    for name, wanted in (("people", people), ("bots", {e.number for e in whole.entrants} - people)):
        waits: list[float] = []
        games = 0
        for player in wanted:
            own = sorted(
                (one.row.created, one.row.finished or one.row.created)
                for one in whole.tables
                if player in one.players
            )
            games += len(own)
            waits += [(then[0] - now[1]) / 1000 for now, then in pairwise(own)]
        late = quantiles(waits, n=20)[-1] if len(waits) > 1 else 0.0
        print(
            f"  {name}: {games} games; from one to the next {median(waits):.1f} s (median), "
            f"{late:.1f} s (p95), {max(waits):.1f} s (longest)"
        )


def main() -> None:
    """Run one of the shows."""
    parser = argparse.ArgumentParser()
    parser.add_argument("show", choices=("swiss", "arena"))
    parser.add_argument("--bots", type=int)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        at_once = asked.show == "swiss"
        show = Show(Path(folder), 0.0 if at_once else 0.6)
        try:
            if at_once:
                swiss(asked.bots or 40, asked.rounds, asked.seats or 4, show)
            else:
                arena(asked.bots or 20, asked.minutes, asked.seats or 2, show)
        finally:
            show.server.end()


if __name__ == "__main__":
    main()
