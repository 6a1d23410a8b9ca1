"""Playing many games of one kind and summing them up."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter

from msgspec import Struct

from cosmodrome.bots import Bot
from cosmodrome.bots.levels import check_bot
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.engine.playout import Tally, random_games

RANDOM = "random"
# Games between two looks at the progress.
_CHUNK = 200


class Summary(Struct, frozen=True):
    """What came out of many games. A shared victory counts in parts."""

    game: str
    seats: int
    options: list[str]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_scores: list[float]
    score_spreads: list[float]
    wins_by_seat: list[float]
    mean_length: float
    shortest: int
    longest: int


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, bool],
    games: int,
    bots: Sequence[str] = (),
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play many games; the same seed gives the same games. ``bots``: one a seat.

    >>> import cosmodrome
    >>> summary = simulate(cosmodrome.game("galaktiko"), 2, {}, games=10, seed=1)
    >>> summary.games, sum(summary.wins_by_seat)
    (10, 10.0)
    """
    chosen = game.check(seats, options, seed)
    names = list(bots) or [RANDOM] * seats
    for name in names:
        check_bot(name)
    tally = Tally(seats)
    begun = perf_counter()
    with little_collecting():
        for first in range(0, games, _CHUNK):
            numbers = range(first, min(first + _CHUNK, games))
            if all(name == RANDOM for name in names):
                random_games(tally, game, seats, chosen, seed, numbers)
            else:
                _bot_games(tally, game, chosen, names, seed, numbers, progress)
            if progress is not None:
                progress(tally.games)
    return _summary(game, chosen, names, seed, perf_counter() - begun, tally)


def _bot_games(
    tally: Tally,
    game: Game,
    options: dict[str, bool],
    names: list[str],
    seed: int,
    numbers: range,
    progress: Callable[[int], None] | None,
) -> None:
    """Games between bots, each from a seed of its own."""
    for number in numbers:
        start = step_seed(seed, number)
        state = game.set_up(len(names), options, start)
        bots = [Bot(name, step_seed(start, seat)) for seat, name in enumerate(names)]
        decisions = 0
        while state.to_move >= 0:
            state.apply(bots[state.to_move].choose(state).action)
            decisions += 1
        tally.add(state, decisions)
        if progress is not None:
            progress(tally.games)


@contextmanager
def little_collecting() -> Iterator[None]:
    """States form no cycles: looking for some costs a third of the time."""
    was = gc.get_threshold()
    gc.set_threshold(100_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*was)


def _summary(
    game: Game,
    options: dict[str, bool],
    bots: list[str],
    seed: int,
    seconds: float,
    tally: Tally,
) -> Summary:
    games = max(tally.games, 1)
    means = [total / games for total in tally.scores]
    return Summary(
        game=game.name,
        seats=len(bots),
        options=[name for name, chosen in options.items() if chosen],
        bots=bots,
        seed=seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds if seconds else 0.0,
        mean_scores=means,
        score_spreads=[
            max(square / games - mean * mean, 0.0) ** 0.5
            for square, mean in zip(tally.squares, means, strict=True)
        ],
        wins_by_seat=tally.wins,
        mean_length=tally.decisions / games,
        shortest=tally.shortest,
        longest=tally.longest,
    )
