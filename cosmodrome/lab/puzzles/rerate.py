"""Rates the puzzles of the package again, for when the levels have changed: `make ratings`.

The levels try every puzzle anew. All but the rating and what they find stays, above all the place
in the file, which is the puzzle's number. A puzzle whose solution is no longer clear gives its
place to a new one.
"""

import sys
from pathlib import Path

from msgspec import structs

import cosmodrome
from cosmodrome.engine.game import Game
from cosmodrome.lab.puzzles.puzzle import Puzzle, read, write
from cosmodrome.lab.puzzles.rating import TRIERS, rate, share_found
from cosmodrome.lab.puzzles.renewing import is_clear, new_puzzles


def rerated(game: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle with the rating that the levels of today give it."""
    state = puzzle.begin(game).state
    action = state.checked(puzzle.solution[0])
    seed = int(puzzle.id, 16)
    shares = [share_found(state, action, level, seed) for level in TRIERS]
    found = [round(100 * share) for share in shares]
    return structs.replace(puzzle, rating=rate(shares), found=found)


def main() -> None:
    """Rate the puzzles of the files that are named, which lie in the games' folders."""
    for file in map(Path, sys.argv[1:]):
        game = cosmodrome.game(file.parents[1].name)
        known = read(file)
        new = new_puzzles(game, known)
        puzzles = [
            rerated(game, puzzle) if is_clear(game, puzzle) else next(new) for puzzle in known
        ]
        write(file, puzzles)
        found = [sum(one.found[place] for one in puzzles) for place in range(len(TRIERS))]
        shares = [f"{one / len(puzzles):.0f} %" for one in found]
        print(game.name, dict(zip(TRIERS, shares, strict=True)), flush=True)


if __name__ == "__main__":
    main()
