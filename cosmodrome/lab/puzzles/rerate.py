"""Rates the puzzles of the package again, for when the levels have changed: `make ratings`.

The levels below expert try every puzzle anew; that experts find it was a condition of making it.
All but the rating and what these levels find stays, above all the place in the file, which is the
puzzle's number. A puzzle whose solution is no longer clear gives its place to a new one.
"""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import structs

import cosmodrome
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.lab.puzzles.making import USUAL_BOT, Plan, make, usual_seats
from cosmodrome.lab.puzzles.proving import CLEAR, search
from cosmodrome.lab.puzzles.puzzle import Puzzle, read, write
from cosmodrome.lab.puzzles.rating import TRIERS, rate, share_found

# How many searches are averaged, and by how much the solution must be better than the second best
# action: less than when the puzzle was made, as every search sees something else.
_SEARCHES: Final = 3
_SIMULATIONS: Final = 3000
_STILL_CLEAR: Final = CLEAR / 2
# New puzzles come from other games than those that the package has puzzles of.
_NEW_GAMES: Final = 1


def is_clear(game: Game, puzzle: Puzzle) -> bool:
    """Whether the search of today finds the solution clearly better than the second best action."""
    state = puzzle.begin(game).state
    solution = state.checked(puzzle.solution[0])
    second = state.checked(puzzle.choices[1].action)
    better = 0.0
    for number in range(_SEARCHES):
        seed = step_seed(int(puzzle.id, 16), number)
        choice, _ = search(state, seed, _SIMULATIONS, second)
        values = dict(zip(choice.actions, choice.values, strict=True))
        rivals = {second, choice.action} - {solution}
        better += values[solution] - max(values[action] for action in rivals)
    return better / _SEARCHES >= _STILL_CLEAR


def new_puzzles(game: Game) -> Iterator[Puzzle]:
    """Puzzles of games that are played now, without end."""
    plan = Plan(game.name, usual_seats(game), [], USUAL_BOT, 0, 0, _NEW_GAMES, "")
    for number in count():
        yield from make(plan, number).puzzles


def rerated(game: Game, puzzle: Puzzle) -> Puzzle:
    """A puzzle with the rating that the levels of today give it."""
    state = puzzle.begin(game).state
    action = state.checked(puzzle.solution[0])
    seed = int(puzzle.id, 16)
    shares = [share_found(state, action, level, seed) for level in TRIERS[:-1]]
    shares.append(puzzle.found[-1] / 100)
    found = [round(100 * share) for share in shares]
    return structs.replace(puzzle, rating=rate(shares), found=found)


def main() -> None:
    """Rate the puzzles of the files that are named, which lie in the games' folders."""
    for file in map(Path, sys.argv[1:]):
        game = cosmodrome.game(file.parents[1].name)
        new = new_puzzles(game)
        puzzles = [
            rerated(game, puzzle) if is_clear(game, puzzle) else next(new) for puzzle in read(file)
        ]
        write(file, puzzles)
        found = [sum(one.found[place] for one in puzzles) for place in range(len(TRIERS))]
        shares = [f"{one / len(puzzles):.0f} %" for one in found]
        print(game.name, dict(zip(TRIERS, shares, strict=True)), flush=True)


if __name__ == "__main__":
    main()
