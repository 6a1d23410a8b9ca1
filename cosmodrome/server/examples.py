"""What a game looks like: positions of games between bots, for the page of its rules."""

from functools import cache
from threading import Lock
from typing import Final

from cosmodrome.bots import choose
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record
from cosmodrome.games.lesson import Lesson
from cosmodrome.registry import game
from cosmodrome.server import show
from cosmodrome.server.messages import Replayed
from cosmodrome.server.rows import Move
from cosmodrome.server.table import Entry

# Far enough that there is something to see, near enough to be there at once.
_STEPS: Final = 60
_SEED: Final = 7
_LEVEL: Final = "casual"
# For a whole game, in which everything happens that the rules speak of.
_QUICK: Final = "greedy"
_MOST_GAMES: Final = 12
_ONE_AT_A_TIME: Final = Lock()


def position(name: str) -> Replayed:
    """A position from the middle, the same whenever it is asked for."""
    # However many ask at once, bots play the game once.
    with _ONE_AT_A_TIME:
        return _position(name)


def lesson(name: str, part: int) -> Replayed:
    """A position right after the happening that shows a part of the rules."""
    with _ONE_AT_A_TIME:
        return _lesson(name, part)


@cache
def _position(name: str) -> Replayed:
    record = _played(name, _LEVEL, _STEPS, (), _SEED)
    # A game that is over by then was more telling half-way.
    step = len(record.steps) if record.state.to_move != NOBODY else len(record.steps) // 2
    return _shown(record, step, None)


@cache
def _lesson(name: str, part: int) -> Replayed:
    wanted: Lesson = game(name).room("speech").LESSONS[part]
    for seed in range(_SEED, _SEED + _MOST_GAMES):
        record = _played(name, _QUICK, None, wanted.options, seed)
        steps = [
            number
            for number, (_, events, _) in enumerate(record.replay(), 1)
            if any(event.kind == wanted.kind for event in events)
        ]
        if steps:
            middle = len(record.steps) // 2
            return _shown(record, min(steps, key=lambda step: abs(step - middle)), wanted.kind)
    raise LookupError(f"{name}: nothing shows part {part} of the rules")


@cache
def _played(name: str, level: str, most: int | None, options: tuple[str, ...], seed: int) -> Record:
    """A game between bots, or its beginning."""
    rules = game(name)
    record = Record(rules, min(3, rules.seats[-1]), dict.fromkeys(options, True), seed)
    while record.state.to_move != NOBODY and (most is None or len(record.steps) < most):
        record.play(choose(record.state, level, seed + len(record.steps)).action)
    return record


def _shown(record: Record, number: int, kind: str | None) -> Replayed:
    """A position as the seat sees it that is to move, or that just did what is shown."""
    state = record.state_after(number)
    last = None
    seat = state.to_move
    if kind is not None:
        done, events, _ = list(record.replay())[number - 1]
        seat = done.seat
        move = Move(number, seat, record.game.actions.name(done.action), 0, "")
        told = tuple(event for event in events if event.kind == kind)
        last = show.step(record.game, Entry(move, told), seat, False)
    seen = show.sight(record.game, state, seat)
    return Replayed(
        table="",
        step=number,
        steps=number,
        seat=seat,
        view=seen.view,
        reveal=None,
        hidden=None,
        to_move=state.to_move if state.to_move != NOBODY else None,
        prompt=seen.prompt,
        read_out=seen.read_out,
        scores=seen.scores,
        last=last,
    )
