# interpreted: msgspec structs
"""What a seat may see of Trio."""

from typing import Final, Literal

from msgspec import Struct

from . import phases
from .scoring import score
from .state import NOTHING, TrioState

Phase = Literal["draw", "lay", "over"]
PHASES: Final[tuple[Phase, ...]] = ("draw", "lay", "over")


class View(Struct, frozen=True):
    """The table as one viewer sees it: what is hidden from them is None."""

    seat: int | None
    to_move: int | None
    phase: Phase
    hands: list[str | None]
    drawn: str | None
    scores: list[int]
    pile: int
    discard: list[str]


def view(state: TrioState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    names = state.variant.parts.names
    over = state.phase == phases.OVER
    owners = range(state.seats)
    return View(
        seat=seat,
        to_move=state.mover(),
        phase=PHASES[state.phase],
        hands=[names[state.hand[o]] if over or o == seat else None for o in owners],
        drawn=names[state.drawn] if state.drawn != NOTHING and state.to_move == seat else None,
        scores=known_scores(state, seat),
        pile=int(state.pile.size),
        discard=[names[card] for card in state.discard.top_first()],
    )


def known_scores(state: TrioState, viewer: int | None) -> list[int]:
    """The score of each seat as far as this viewer may know it."""
    over = state.phase == phases.OVER
    return [int(score(state, o)) if over or o == viewer else 0 for o in range(state.seats)]
