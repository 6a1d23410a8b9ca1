"""The arena: bots play each other under fair conditions.

Every deal is played by every line-up with every rotation of its seats, so that neither a
lucky deal nor a good seat favours anybody. A game depends on its own seed alone: the
result is the same however many processes play, in whatever order.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, as_completed
from itertools import combinations
from pathlib import Path
from time import perf_counter

import msgspec
from msgspec import Struct

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.bots.levels import BOTS, check_bot, level_in
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.lab.workers import cancelled_on_error

# A task should last a while, or handing it out costs more than playing it.
_GAMES_PER_TASK = 4


class Plan(Struct, frozen=True):
    """What is to be played: all that the results depend on."""

    game: str
    seats: int
    options: list[str]
    bots: list[str]
    deals: int
    seed: int
    data: str

    def line_ups(self) -> list[list[str]]:
        """Who sits together: every choice of bots, or all of them, repeated to fill the seats."""
        if len(self.bots) > self.seats:
            return [list(chosen) for chosen in combinations(self.bots, self.seats)]
        return [[self.bots[seat % len(self.bots)] for seat in range(self.seats)]]

    def fixtures(self) -> list["Fixture"]:
        """Every game to be played, in the order in which it is counted."""
        return [
            Fixture(deal, line_up, rotation)
            for deal in range(self.deals)
            for line_up in range(len(self.line_ups()))
            for rotation in range(self.seats)
        ]


class Fixture(Struct, frozen=True):
    """One game of a plan: which deal, which line-up, turned by how many seats."""

    deal: int
    line_up: int
    rotation: int


class Result(Struct, frozen=True):
    """How one game ended. Seats are those of the game; ``bots`` says who sat there."""

    fixture: Fixture
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def make_plan(
    game: Game,
    bots: list[str],
    seats: int,
    options: Mapping[str, bool],
    games: int,
    seed: int,
    data: str = "",
) -> Plan:
    """A plan of about ``games`` games for each line-up, in whole rotations of the seats."""
    chosen = game.check(seats, options, seed)
    for bot in bots:
        check_bot(bot)
    return Plan(
        game=game.name,
        seats=seats,
        options=[name for name, on in chosen.items() if on],
        # The order in which they are named must not matter.
        bots=sorted(bots),
        deals=-(-games // seats),
        seed=seed,
        data=data,
    )


def play_fixtures(plan: Plan, fixtures: list[Fixture]) -> list[Result]:
    """Play some games of a plan; runs in a worker."""
    return [_play(plan, fixture) for fixture in fixtures]


def _play(plan: Plan, fixture: Fixture) -> Result:
    line_up = plan.line_ups()[fixture.line_up]
    names = [line_up[(seat + fixture.rotation) % plan.seats] for seat in range(plan.seats)]
    # The deal is the same for all line-ups and rotations; the bots' own chance is not.
    deal = step_seed(plan.seed, fixture.deal)
    own = step_seed(deal, 1 + fixture.line_up * plan.seats + fixture.rotation)
    bots = [Bot(name, step_seed(own, seat)) for seat, name in enumerate(names)]
    game = cosmodrome.game(plan.game, plan.data or None)
    state = game.start(plan.seats, dict.fromkeys(plan.options, True), deal)
    decisions = [0] * plan.seats
    seconds = [0.0] * plan.seats
    slowest = [0.0] * plan.seats
    while state.to_move >= 0:
        seat = state.to_move
        begun = perf_counter()
        action = bots[seat].choose(state).action
        spent = perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        state.apply(action)
    return Result(fixture, names, state.scores(), state.ranking(), decisions, seconds, slowest)


def run(
    plan: Plan,
    executor: Executor,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play a plan; results in the order of the fixtures.

    ``kept``: a file to which every result is added at once; results already there are not
    played again.
    """
    found = {result.fixture: result for result in _read_kept(kept)}
    fixtures = plan.fixtures()
    missing = [fixture for fixture in fixtures if fixture not in found]
    if progress is not None:
        progress(len(found))
    tasks: list[Future[list[Result]]] = [
        executor.submit(play_fixtures, plan, missing[first : first + _GAMES_PER_TASK])
        for first in range(0, len(missing), _GAMES_PER_TASK)
    ]
    with cancelled_on_error(tasks):
        for task in as_completed(tasks):
            for result in task.result():
                found[result.fixture] = result
            _keep(kept, task.result())
            if progress is not None:
                progress(len(found))
    return [found[fixture] for fixture in fixtures]


def kept_file(folder: Path, plan: Plan) -> Path:
    """Where the results of an interrupted plan are; another plan has another file.

    So has the same plan when rules, printed values or the levels that it names have changed.
    """
    game = cosmodrome.game(plan.game, plan.data or None)
    levels = [level_in(game, bot) for bot in plan.bots if bot in BOTS]
    text = msgspec.json.encode([plan, game.rules, game.data, levels, cosmodrome.__version__])
    return folder / f"arena-{hash_of(text)}.jsonl"


def hash_of(text: bytes) -> str:
    """A short name for a text."""
    from hashlib import blake2b

    return blake2b(text, digest_size=8).hexdigest()


def _read_kept(kept: Path | None) -> Iterator[Result]:
    if kept is None or not kept.exists():
        return
    for line in kept.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            # The last line was cut off by the interruption; that game is played again.
            continue


def _keep(kept: Path | None, results: list[Result]) -> None:
    if kept is None:
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("ab") as file:
        for result in results:
            file.write(msgspec.json.encode(result) + b"\n")
