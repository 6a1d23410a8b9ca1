"""What a game looks like: a position of a game between bots, for the page of its rules."""

from functools import cache
from typing import Final

from cosmodrome.bots import choose
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Record
from cosmodrome.registry import game
from cosmodrome.server import show
from cosmodrome.server.messages import Replayed

# Far enough that there is something to see, near enough to be there at once.
_STEPS: Final = 60
_SEED: Final = 7
_LEVEL: Final = "casual"


@cache
def position(name: str) -> Replayed:
    """The same position whenever it is asked for."""
    rules = game(name)
    record = Record(rules, min(3, rules.seats[-1]), {}, _SEED)
    while record.state.to_move != NOBODY and len(record.steps) < _STEPS:
        record.play(choose(record.state, _LEVEL, _SEED + len(record.steps)).action)
    # A game that is over by then was more telling half-way.
    step = len(record.steps) if record.state.to_move != NOBODY else len(record.steps) // 2
    state = record.state_after(step)
    seat = state.to_move
    seen = show.sight(rules, state, seat)
    return Replayed(
        table="",
        step=step,
        steps=step,
        seat=seat,
        view=seen.view,
        reveal=None,
        hidden=None,
        to_move=seat,
        prompt=seen.prompt,
        read_out=seen.read_out,
        scores=seen.scores,
        last=None,
    )
