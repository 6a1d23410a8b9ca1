"""Making puzzles on many processes; the order in which they finish does not matter."""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from itertools import count
from pathlib import Path
from typing import NamedTuple

from cosmodrome.lab.journal import Journal
from cosmodrome.lab.puzzles.making import Made, Plan, make
from cosmodrome.lab.puzzles.puzzle import Puzzle, write
from cosmodrome.lab.workers import cancelled_on_error


class Harvest(NamedTuple):
    """All puzzles, the games that were played for them, and the processor time in seconds."""

    puzzles: list[Puzzle]
    games: int
    seconds: float


def run(
    plan: Plan,
    executor: Executor,
    journal: Journal[Made],
    file: Path,
    progress: Callable[[int, int], None] | None = None,
) -> Harvest:
    """Make what the journal does not have.

    The file always holds the puzzles of the first games, as far as all of them are finished.
    ``progress`` takes the number of games and of puzzles.
    """
    found = {made.number: made for made in journal.chunks}
    harvest = _harvest(plan, found)
    if _enough(plan, harvest):
        write(file, harvest.puzzles)
        return harvest
    missing = [number for number in range(plan.games) if number not in found]
    tasks = [executor.submit(make, plan, number) for number in missing]
    with cancelled_on_error(tasks):
        for task in as_completed(tasks):
            made = task.result()
            found[made.number] = made
            journal.add(made)
            before, harvest = harvest, _harvest(plan, found)
            if len(harvest.puzzles) > len(before.puzzles):
                write(file, harvest.puzzles)
            if progress is not None:
                progress(len(found), sum(len(one.puzzles) for one in found.values()))
            if _enough(plan, harvest):
                break
    for task in tasks:
        task.cancel()
    write(file, harvest.puzzles)
    return harvest


def _harvest(plan: Plan, found: dict[int, Made]) -> Harvest:
    """The puzzles of the first games up to one that is not finished, no more than asked for."""
    puzzles: list[Puzzle] = []
    seconds = 0.0
    for number in count():
        if number not in found or (plan.puzzles and len(puzzles) >= plan.puzzles):
            most = plan.puzzles or len(puzzles)
            return Harvest(puzzles[:most], number, seconds)
        puzzles += found[number].puzzles
        seconds += found[number].seconds
    raise AssertionError


def _enough(plan: Plan, harvest: Harvest) -> bool:
    return harvest.games == plan.games or 0 < plan.puzzles <= len(harvest.puzzles)
