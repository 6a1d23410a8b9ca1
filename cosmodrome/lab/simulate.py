"""Playing many games of one kind and summing them up."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from time import perf_counter

from msgspec import Struct

from cosmodrome.bots import Bot
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.playout import playout

RANDOM = "random"


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


class _Sums:
    """Running sums over finished games."""

    def __init__(self, seats: int) -> None:
        self.lengths: list[int] = []
        self.scores = [0] * seats
        self.squares = [0] * seats
        self.wins = [0.0] * seats

    def add(self, state: State, length: int) -> None:
        self.lengths.append(length)
        places = state.ranking()
        winners = places.count(1)
        for seat, (score, place) in enumerate(zip(state.scores(), places, strict=True)):
            self.scores[seat] += score
            self.squares[seat] += score * score
            self.wins[seat] += (place == 1) / winners


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
        Bot(name, 0)
    sums = _Sums(seats)
    begun = perf_counter()
    with _little_collecting():
        for number in range(games):
            state = game.start(seats, chosen, step_seed(seed, number))
            sums.add(state, _play(state, names, step_seed(seed + 1, number)))
            if progress is not None:
                progress(number + 1)
    seconds = perf_counter() - begun
    return _summary(game, seats, chosen, names, seed, seconds, sums)


def _play(state: State, names: list[str], seed: int) -> int:
    """One game to its end; the number of decisions. Random play runs all in compiled code."""
    if all(name == RANDOM for name in names):
        return playout(state, chance(seed))
    bots = [Bot(name, step_seed(seed, seat)) for seat, name in enumerate(names)]
    decisions = 0
    while state.to_move >= 0:
        state.apply(bots[state.to_move].choose(state).action)
        decisions += 1
    return decisions


@contextmanager
def _little_collecting() -> Iterator[None]:
    """States form no cycles: looking for some costs a third of the time."""
    was = gc.get_threshold()
    gc.set_threshold(100_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*was)


def _summary(
    game: Game,
    seats: int,
    options: dict[str, bool],
    bots: list[str],
    seed: int,
    seconds: float,
    sums: _Sums,
) -> Summary:
    games = len(sums.lengths)
    decisions = sum(sums.lengths)
    count = max(games, 1)
    means = [total / count for total in sums.scores]
    return Summary(
        game=game.name,
        seats=seats,
        options=[name for name, chosen in options.items() if chosen],
        bots=bots,
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        mean_scores=means,
        score_spreads=[
            max(square / count - mean * mean, 0.0) ** 0.5
            for square, mean in zip(sums.squares, means, strict=True)
        ],
        wins_by_seat=sums.wins,
        mean_length=decisions / count,
        shortest=min(sums.lengths, default=0),
        longest=max(sums.lengths, default=0),
    )
