"""How the cost of a decision grows with seats and game length, and with processes."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

from report import save, show

import cosmodrome
from cosmodrome.engine.playout import clones
from cosmodrome.lab.simulate import simulate

CLONES = 20_000


def seats_rows(name: str, games: int) -> list[dict[str, Any]]:
    """One row a number of seats: decisions a game, and microseconds a decision and a clone."""
    game = cosmodrome.game(name)
    rows = []
    for seats in game.seats:
        found = [simulate(game, seats, {}, games, seed=round_) for round_ in range(3)]
        best = max(found, key=lambda summary: summary.decisions_per_second)
        state = game.start(seats, {}, 1)
        begun = perf_counter()
        clones(state, CLONES)
        rows.append(
            {
                "game": name,
                "seats": seats,
                "decisions/game": best.mean_length,
                "us/decision": 1e6 / best.decisions_per_second,
                "us/game": 1e6 * best.mean_length / best.decisions_per_second,
                "us/clone": 1e6 * (perf_counter() - begun) / CLONES,
            }
        )
    return rows


def length_rows(name: str, games: int) -> list[dict[str, Any]]:
    """Short and long games of one kind: does a decision cost more late in a game?"""
    game = cosmodrome.game(name)
    found = [simulate(game, game.seats[0], {}, 1, seed=seed) for seed in range(games)]
    found.sort(key=lambda summary: summary.decisions)
    third = len(found) // 3
    rows = []
    for what, part in (("shortest third", found[:third]), ("longest third", found[-third:])):
        decisions = sum(summary.decisions for summary in part)
        rows.append(
            {
                "game": f"{name}, {what}",
                "seats": game.seats[0],
                "decisions/game": decisions / third,
                "us/decision": 1e6 * sum(summary.seconds for summary in part) / decisions,
            }
        )
    return rows


def playouts(name: str, games: int, seed: int) -> int:
    """A task for a worker."""
    game = cosmodrome.game(name)
    return simulate(game, game.seats[0], {}, games, seed=seed).decisions


def process_rows(name: str, games: int) -> list[dict[str, Any]]:
    """The same playouts by 1 and by 2 processes."""
    rows = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as pool:
            # Workers start and import before the clock does.
            list(pool.map(playouts, [name] * workers, [10] * workers, range(workers)))
            begun = perf_counter()
            decisions = sum(pool.map(playouts, [name] * 8, [games] * 8, range(8)))
            took = perf_counter() - begun
        rows.append(
            {
                "game": f"{name}, {workers} process{'es' * (workers > 1)}",
                "seats": cosmodrome.game(name).seats[0],
                "us/decision": 1e6 * took / decisions,
            }
        )
    return rows


def main() -> None:
    """All three questions for all games, in one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    names = cosmodrome.game_names()
    rows = [row for name in names for row in seats_rows(name, asked.games)]
    rows += [row for name in names for row in length_rows(name, asked.games)]
    rows += [row for name in names for row in process_rows(name, asked.games * 3)]
    save("growth", rows, games=asked.games)
    show("Cost of a decision in random play", rows)


if __name__ == "__main__":
    main()
