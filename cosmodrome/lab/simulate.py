"""Playing many games of one kind and summing them up."""

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from msgspec import Struct

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.bots.levels import check_bot
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.playout import Tally, random_games
from cosmodrome.engine.record import Record
from cosmodrome.lab.intervals import Mean, Share, mean, share
from cosmodrome.lab.workers import cancelled_on_error

RANDOM = "random"
# Games between two looks at the progress, and the fewest that are worth a task for a worker.
_CHUNK = 200
_LEAST_CHUNK = 5


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
    scores: list[Mean]
    wins: list[Share]
    mean_length: float
    shortest: int
    longest: int


class Series(Struct, frozen=True):
    """The games to play: all that they depend on. ``records``: a folder for them, if any."""

    game: str
    data: str
    seats: int
    options: dict[str, bool]
    bots: list[str]
    seed: int
    records: str


class Sums(Struct):
    """A tally in a form that crosses processes."""

    games: int
    decisions: int
    shortest: int
    longest: int
    scores: list[int]
    squares: list[int]
    wins: list[float]


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, bool],
    games: int,
    bots: Sequence[str] = (),
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    data: str = "",
    records: Path | None = None,
) -> Summary:
    """Play many games; the same seed gives the same games. ``bots``: one a seat.

    An ``executor`` plays them elsewhere, with the printed values of the folder ``data``; the
    result is the same. ``records``: a folder into which every game is written. Then games are
    played as records, which draw chance anew for each step, so they are other games.

    >>> import cosmodrome
    >>> summary = simulate(cosmodrome.game("galaktiko"), 2, {}, games=10, seed=1)
    >>> summary.games, sum(wins.count for wins in summary.wins)
    (10, 10.0)
    """
    chosen = game.check(seats, options, seed)
    names = list(bots) or [RANDOM] * seats
    for name in names:
        check_bot(name)
    folder = "" if records is None else str(records)
    series = Series(game.name, data, seats, chosen, names, seed, folder)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    begun = perf_counter()
    total = Sums(0, 0, 0, 0, [0] * seats, [0] * seats, [0.0] * seats)
    for sums in _sums(game, series, games, progress, executor):
        _add(total, sums)
        if progress is not None:
            progress(total.games)
    return _summary(series, perf_counter() - begun, total)


def _sums(
    game: Game,
    series: Series,
    games: int,
    progress: Callable[[int], None] | None,
    executor: Executor | None,
) -> Iterator[Sums]:
    """The sums of all games, chunk after chunk."""
    if executor is None:
        for first in range(0, games, _CHUNK):
            numbers = range(first, min(first + _CHUNK, games))
            yield _play(game, series, numbers, progress)
        return
    size = _LEAST_CHUNK if any(name != RANDOM for name in series.bots) else _CHUNK
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    tasks = [executor.submit(play_series, series, chunk) for chunk in chunks]
    with cancelled_on_error(tasks):
        for task in as_completed(tasks):
            yield task.result()


def play_series(series: Series, numbers: range) -> Sums:
    """Play some games of a series; runs in a worker."""
    return _play(cosmodrome.game(series.game, series.data or None), series, numbers, None)


def _play(
    game: Game, series: Series, numbers: range, progress: Callable[[int], None] | None
) -> Sums:
    tally = Tally(series.seats)
    with little_collecting():
        if all(name == RANDOM for name in series.bots) and not series.records:
            random_games(tally, game, series.seats, series.options, series.seed, numbers)
        else:
            for number in numbers:
                _play_one(tally, game, series, number)
                if progress is not None:
                    progress(number + 1)
    return Sums(
        tally.games,
        tally.decisions,
        tally.shortest,
        tally.longest,
        tally.scores,
        tally.squares,
        tally.wins,
    )


def _play_one(tally: Tally, game: Game, series: Series, number: int) -> None:
    """A game between bots, from a seed of its own."""
    start = step_seed(series.seed, number)
    bots = [Bot(name, step_seed(start, seat)) for seat, name in enumerate(series.bots)]
    if series.records:
        record = Record(game, series.seats, series.options, start)
        tally.add(record.state, _play_out(record.state, bots, record.play))
        name = f"{game.name}-{series.seats}-{series.seed}-{number:06}.txt"
        (Path(series.records) / name).write_text(record.to_text(), "utf-8")
    else:
        state = game.set_up(series.seats, series.options, start)
        tally.add(state, _play_out(state, bots, state.apply))


def _play_out(state: State, bots: list[Bot], apply: Callable[[int], object]) -> int:
    """Let the bots play to the end; the number of decisions."""
    decisions = 0
    while state.to_move >= 0:
        apply(bots[state.to_move].choose(state).action)
        decisions += 1
    return decisions


@contextmanager
def little_collecting() -> Iterator[None]:
    """States form no cycles: looking for some costs a third of the time."""
    was = gc.get_threshold()
    gc.set_threshold(100_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*was)


def _add(total: Sums, more: Sums) -> None:
    total.shortest = min(total.shortest, more.shortest) if total.games else more.shortest
    total.longest = max(total.longest, more.longest)
    total.games += more.games
    total.decisions += more.decisions
    for seat in range(len(total.scores)):
        total.scores[seat] += more.scores[seat]
        total.squares[seat] += more.squares[seat]
        total.wins[seat] += more.wins[seat]


def _summary(series: Series, seconds: float, total: Sums) -> Summary:
    games = total.games
    return Summary(
        game=series.game,
        seats=series.seats,
        options=[name for name, chosen in series.options.items() if chosen],
        bots=series.bots,
        seed=series.seed,
        games=games,
        decisions=total.decisions,
        seconds=seconds,
        decisions_per_second=total.decisions / seconds if seconds else 0.0,
        scores=[
            mean(score, square, games)
            for score, square in zip(total.scores, total.squares, strict=True)
        ],
        wins=[share(won, games) for won in total.wins],
        mean_length=total.decisions / max(games, 1),
        shortest=total.shortest,
        longest=total.longest,
    )
