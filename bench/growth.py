"""How the cost of a decision grows with seats and game length, and with processes.

Seconds are those of the processor; but for the rows about processes, which take the clock.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, process_time
from typing import Any

from report import save, show

import cosmodrome
from cosmodrome.engine.playout import clones
from cosmodrome.lab.simulate import simulate

CLONES = 20_000


def timed(work: Callable[..., int], *args: Any) -> tuple[int, float]:
    """What some work counts, and the microseconds that it took."""
    begun = process_time()
    count = work(*args)
    return count, 1e6 * (process_time() - begun)


def playouts(name: str, seats: int, games: int, seed: int) -> int:
    """Random games; the number of decisions. Also a task for a worker."""
    return simulate(cosmodrome.game(name), seats, {}, games, seed=seed).decisions


def seats_rows(name: str, games: int) -> list[dict[str, Any]]:
    """One row a number of seats: decisions a game, and microseconds a decision and a clone."""
    game = cosmodrome.game(name)
    rows = []
    for seats in game.seats:
        state = game.start(seats, {}, 1)
        decisions, took = timed(playouts, name, seats, games, 0)
        rows.append(
            {
                "game": name,
                "seats": seats,
                "decisions/game": decisions / games,
                "us/decision": took / decisions,
                "us/game": took / games,
                "us/clone": timed(clones, state, CLONES)[1] / CLONES,
            }
        )
    return rows


def length_rows(name: str, games: int) -> list[dict[str, Any]]:
    """Short and long games of one kind: does a decision cost more late in a game?"""
    game = cosmodrome.game(name)
    found = [timed(playouts, name, game.seats[0], 1, seed) for seed in range(games)]
    found.sort()
    third = len(found) // 3
    rows = []
    for what, part in (("shortest third", found[:third]), ("longest third", found[-third:])):
        decisions = sum(count for count, _ in part)
        rows.append(
            {
                "game": f"{name}, {what}",
                "seats": game.seats[0],
                "decisions/game": decisions / third,
                "us/decision": sum(took for _, took in part) / decisions,
            }
        )
    return rows


def process_rows(name: str, games: int) -> list[dict[str, Any]]:
    """The same playouts by 1 and by 2 processes."""
    rows = []
    seats = cosmodrome.game(name).seats[0]
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as pool:
            # Workers start and import before the clock does.
            list(pool.map(playouts, [name] * 2, [seats] * 2, [10] * 2, range(2)))
            begun = perf_counter()
            decisions = sum(pool.map(playouts, [name] * 8, [seats] * 8, [games] * 8, range(8)))
            took = perf_counter() - begun
        rows.append(
            {
                "game": f"{name}, {workers} process{'es' * (workers > 1)}",
                "seats": seats,
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
