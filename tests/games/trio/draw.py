"""A turn: keep the card, or draw another and lay one of the two down."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision

from . import phases
from .parts import CARDS
from .state import NOTHING, TrioState
from .turn import end_turn

KEEP: Final = Family("keep")
DRAW: Final = Family("draw")
LAY: Final = Family("lay", CARDS)


class Draw(Decision[TrioState]):
    """Every seat is asked once."""

    def legal(self, s: TrioState, legal: LegalActions) -> None:
        legal.add(KEEP.first)
        legal.add(DRAW.first)

    def apply(self, s: TrioState, action: i64) -> None:
        if action == KEEP.first:
            s.log_seat("kept")
            end_turn(s)
            return
        s.drawn = s.pile.take()
        # The seat has seen a hidden card: it cannot undo this alone.
        s.reveals += 1
        s.log_drawn()
        s.phase = phases.LAY


class Lay(Decision[TrioState]):
    """One of the two cards is laid down for all to see."""

    def legal(self, s: TrioState, legal: LegalActions) -> None:
        own = s.hand[s.to_move]
        legal.add(LAY.first + min(own, s.drawn))
        legal.add(LAY.first + max(own, s.drawn))

    def apply(self, s: TrioState, action: i64) -> None:
        card = action - LAY.first
        if card != s.drawn:
            s.hand[s.to_move] = s.drawn
        s.drawn = NOTHING
        s.discard.put_on_top(card)
        s.reveals += 1
        s.log_card("laid", card)
        s.phase = phases.DRAW
        end_turn(s)
