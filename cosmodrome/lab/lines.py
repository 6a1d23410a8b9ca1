"""How a game could go on after an action: moves in words, with a seat's chances after each."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from cosmodrome.bots.choice import Line
from cosmodrome.bots.search import Search
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import State
from cosmodrome.engine.record import Record
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of

# How many moves a line has at most: further ahead a search knows little.
_LONGEST: Final = 6
# A line that is not legal in one deal may be in another.
_DEALS: Final = 8


class LineMove(Struct, frozen=True):
    """A move of a line. ``chance``: that of the seat which the line is for, after the move."""

    seat: int
    action: str
    words: Phrase
    chance: float


def line_of_record(record: Record, steps: int, search: Search, action: int) -> list[LineMove]:
    """How the game could have gone on from a step, as its cards lay."""
    line = search.line(action, _LONGEST)
    return _told((state for _, state in record.continued(steps, line.actions)), line)


def line_ahead(state: State, search: Search, action: int, seed: int) -> list[LineMove]:
    """How the game could go on, told of a deal that the seat to move thinks possible."""
    return told_ahead(state, search.line(action, _LONGEST), seed)


def told_ahead(state: State, line: Line, seed: int) -> list[LineMove]:
    """A line in words, as far as it is legal in a deal that the seat to move thinks possible."""
    deals = chance(seed)
    told = [
        _told(_played(state.sample(state.to_move, deals), line.actions), line)
        for _ in range(_DEALS)
    ]
    return max(told, key=len)


def _played(state: State, actions: Iterable[int]) -> Iterator[State]:
    """A position, and the same one after each action that is legal in it."""
    yield state
    for action in actions:
        if action not in state.legal():
            return
        state.apply(action)
        yield state


def _told(positions: Iterator[State], line: Line) -> list[LineMove]:
    """The actions of a line, each in words of the position before it."""
    moves: list[LineMove] = []
    for state, action, value in zip(positions, line.actions, line.chances, strict=False):
        if action not in state.legal():
            break
        title = title_of(state.game)
        name = state.game.actions.name(action)
        words = title.speech.describe(title.view(state, state.to_move), name)
        moves.append(LineMove(int(state.to_move), name, words, value))
    return moves
