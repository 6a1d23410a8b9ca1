"""Which puzzles the search of today no longer proves, and new ones for their places."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.lab.puzzles.making import USUAL_BOT, Plan, make, usual_seats
from cosmodrome.lab.puzzles.proving import CLEAR, search
from cosmodrome.lab.puzzles.puzzle import Puzzle

# How many searches are averaged, and by how much the solution must be better than the second best
# action: less than when the puzzle was made, as every search sees something else.
_SEARCHES: Final = 3
_SIMULATIONS: Final = 3000
_STILL_CLEAR: Final = CLEAR / 2
# The seed of games that the package's first puzzles do not come from.
_SEED: Final = 1


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


def new_puzzles(game: Game, known: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Puzzles that are not known yet, from games that are played for them, without end."""
    ids = {puzzle.id for puzzle in known}
    plan = Plan(
        game=game.name,
        seats=usual_seats(game),
        options=[],
        bot=USUAL_BOT,
        games=0,
        puzzles=0,
        seed=_SEED,
        data="",
    )
    for number in count():
        yield from (puzzle for puzzle in make(plan, number).puzzles if puzzle.id not in ids)
