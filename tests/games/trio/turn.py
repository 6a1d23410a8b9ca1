"""The end of a turn and of the game."""

from cosmodrome.engine.game import NOBODY

from . import phases
from .state import TrioState


def end_turn(s: TrioState) -> None:
    """The next seat has its turn; after the last one the game is over."""
    if s.to_move < s.seats - 1:
        s.to_move += 1
        return
    s.phase = phases.OVER
    s.to_move = NOBODY
    # All hands are shown.
    s.reveals += 1
