"""docs/baselines.md: the positions by ply are those of the rules, and Elo orders bots rightly."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

import cosmodrome
from cosmodrome.lab.arena import Fixture, Result, make_plan, run
from cosmodrome.lab.elo import elo
from cosmodrome.lab.perft import branching, perft

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "baselines.md"
ROW = re.compile(r"^\| (\w+) \| (\d) \|(.*)\| `perft \w+ \d (\d)` \|$", re.MULTILINE)
# Enough for some plies of every row.
MOST_WAYS = 1500


def rows() -> list[tuple[str, int, int, list[tuple[int, int]]]]:
    """Game, seats, seed, and ways and positions by ply."""
    found = []
    for name, seats, cells, seed in ROW.findall(PAGE.read_text("utf-8")):
        plies = []
        for cell in cells.split("|"):
            numbers = [int(number) for number in re.findall(r"\d+", cell.replace(",", ""))]
            if numbers:
                plies.append((numbers[0], numbers[-1]))
        found.append((name, int(seats), int(seed), plies))
    return found


def test_every_game_and_number_of_players_is_there() -> None:
    expected = [
        (name, seats) for name in cosmodrome.game_names() for seats in cosmodrome.game(name).seats
    ]
    assert [(name, seats) for name, seats, _, _ in rows()] == expected


def test_the_page_shows_the_figures_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has edited it by hand, and no figure is missing."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import baselines

    kept = msgspec.json.decode(baselines.KEPT.read_bytes(), type=baselines.Kept)
    assert PAGE.read_text("utf-8") == baselines.page(kept)
    assert not list(baselines.fill(kept))


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_positions_by_ply_are_those_of_the_page(name: str) -> None:
    for game, seats, seed, plies in rows():
        if game == name:
            counted = perft(cosmodrome.game(name).start(seats, {}, seed), MOST_WAYS)
            told = [(ply.ways, ply.positions) for ply in counted]
            assert told == plies[: len(told)]
            assert len(told) >= 2


def test_branching_counts_what_is_offered() -> None:
    game = cosmodrome.game("galaktiko")
    found = branching(game, 2, 20, 1)
    assert 20 < found.decisions < 30
    assert 1 < found.actions < found.most_actions <= len(game.actions)


def test_elo_is_one_scale_that_begins_at_random() -> None:
    plan = make_plan(cosmodrome.game("galaktiko"), ["greedy", "novice", "random"], 2, {}, 20, 1)
    with ThreadPoolExecutor(1) as executor:
        ratings = elo(run(plan, executor))
    assert [rating.bot for rating in ratings] == ["greedy", "novice", "random"]
    assert ratings[-1].elo == 1000
    assert all(rating.low <= rating.elo <= rating.high for rating in ratings)


def test_elo_of_a_known_share_of_victories() -> None:
    """Ten to one is 400 points."""
    won = [1] * 1000 + [2] * 100
    results = [
        Result(Fixture(deal, 0, 0), ["a", "random"], [0, 0], [place, 3 - place], [], [], [])
        for deal, place in enumerate(won)
    ]
    assert elo(results)[0].elo == pytest.approx(1400, abs=2)
