"""How the levels do on the puzzles of the package: the table in docs/puzzles.md.

Every level tries every puzzle with seeds that were not used in making it; the share of tries whose
first move is right is printed by game. Needed again when puzzles were added or bots have changed.

    .venv/bin/python bench/puzzles.py --game mlem
"""

import argparse
from typing import Final

import cosmodrome
from cosmodrome.bots import LEVELS, choose
from cosmodrome.engine.chance import step_seed
from cosmodrome.lab.puzzles.shipped import shipped
from cosmodrome.words import Words

# Levels that do not search are quick, and differ more from try to try.
TRIES: Final = dict(zip(LEVELS, (10, 5, 2, 1, 1), strict=True))
# Puzzles are made with steps of small seeds.
SEED: Final = 20_261_117


def measure(game: str) -> list[float]:
    """By level: the share of all tries that found the first move."""
    rules = cosmodrome.game(game)
    found = dict.fromkeys(LEVELS, 0)
    puzzles = [one.puzzle for one in shipped(game).values()]
    for number, puzzle in enumerate(puzzles):
        state = puzzle.begin(rules).state
        own = step_seed(SEED, number)
        for level, tries in TRIES.items():
            for seed in range(tries):
                action = choose(state, level, step_seed(own, seed)).action
                found[level] += rules.actions.name(action) == puzzle.solution[0]
    return [found[level] / (len(puzzles) * tries) for level, tries in TRIES.items()]


def main() -> None:
    """Measure the games that are named, or all that have puzzles."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=cosmodrome.game_names())
    args = parser.parse_args()
    print("| game | puzzles |", " | ".join(LEVELS), "|")
    print("| --- " * (2 + len(LEVELS)) + "|")
    for game in args.game or cosmodrome.game_names():
        if not shipped(game):
            continue
        name = Words("en", game).say("name")
        shares = " | ".join(f"{100 * share:.0f} %" for share in measure(game))
        print(f"| {name} | {len(shipped(game))} | {shares} |", flush=True)


if __name__ == "__main__":
    main()
