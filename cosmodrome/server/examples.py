"""Positions of games between bots that show what a game looks like, for the page of its rules."""

from functools import cache
from itertools import islice
from threading import Lock
from typing import Final

from cosmodrome.bots import choose
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.registry import game
from cosmodrome.server import views
from cosmodrome.server.messages.positions import Moment

# Far enough into the game that there is something to see, and quick to compute.
_STEPS: Final = 60
_SEED: Final = 7
_LEVEL: Final = "casual"
# For a whole game, in which every part of the rules comes up.
_QUICK_LEVEL: Final = "greedy"
_MAX_GAMES: Final = 12
_ONE_AT_A_TIME: Final = Lock()


def position(name: str) -> Moment:
    """A position from the middle of a game, always the same."""
    # Concurrent requests wait for one computation.
    with _ONE_AT_A_TIME:
        return _position(name)


def illustration(name: str, part: int) -> Moment:
    """The position after an event that shows a part of the rules."""
    with _ONE_AT_A_TIME:
        return _illustration(name, part)


@cache
def _position(name: str) -> Moment:
    record = _played(name, _LEVEL, _STEPS, (), _SEED)
    # If the game is over by then, the middle of it shows more.
    step = len(record.steps) if record.state.to_move != NOBODY else len(record.steps) // 2
    state = record.state_after(step)
    return views.moment(record.game, state, step, state.to_move, None, ended=False)


@cache
def _illustration(name: str, part: int) -> Moment:
    wanted = title_of(game(name)).illustrations[part]
    for seed in range(_SEED, _SEED + _MAX_GAMES):
        record = _played(name, _QUICK_LEVEL, None, wanted.options, seed)
        steps = [
            number
            for number, (entry, _) in enumerate(record.replay())
            if entry and any(event.kind == wanted.kind for event in entry.events)
        ]
        if steps:
            middle = len(record.steps) // 2
            nearest = min(steps, key=lambda step: abs(step - middle))
            return _moment_of(record, nearest, wanted.kind)
    raise LookupError(f"{name}: nothing shows part {part} of the rules")


@cache
def _played(name: str, level: str, most: int | None, options: tuple[str, ...], seed: int) -> Record:
    """A game between bots, or its beginning."""
    rules = game(name)
    record = Record(rules, min(3, rules.seats[-1]), dict.fromkeys(options, True), seed)
    while record.state.to_move != NOBODY and (most is None or len(record.steps) < most):
        record.play(choose(record.state, level, seed + len(record.steps)).action)
    return record


def _moment_of(record: Record, number: int, kind: str) -> Moment:
    """The position after a step as its seat sees it, with the events of one kind."""
    entry, state = next(islice(record.replay(), number, None))
    assert entry is not None
    shown = entry._replace(events=[event for event in entry.events if event.kind == kind])
    last = views.last_step(record.game, state, shown, number, entry.seat, ended=False)
    return views.moment(record.game, state, number, entry.seat, last, ended=False)
