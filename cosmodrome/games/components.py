# interpreted: a named tuple of functions
"""ComponentKind: what a study counts of a game, told by the events that the rules log."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cosmodrome.games.phrase import Phrase


class ComponentKind(NamedTuple):
    """A kind of card, tile, ship or other thing whose worth a study measures.

    Its names are those of a column of the printed values. Events tell what becomes of them, each
    as ``kind.fact``, where the fact (or secret) is a name or several with spaces between them,
    or as ``kind=name`` for an event that always means the same component. ``took-tile.tile``: the
    fact ``tile`` of the event ``took-tile``.
    """

    # Also its message: ``sheet-<sheet>``.
    sheet: str
    column: str
    # A seat got it out of an open offer, or without one; put it to its use.
    taken: str = ""
    drawn: str = ""
    used: str = ""
    # It came to the open offer. Without such events it is on offer in every game.
    seen: str = ""
    # Fields of the position that are on offer at the start, and fields by seat with what each
    # seat is dealt: ``hand``, or ``hand:card`` where the field does not say what it holds.
    on_offer: str = ""
    dealt: str = ""
    # Their names, where the column does not list just them.
    names: Sequence[str] = ()
    # What one of them is called; None: by its name in the printed values.
    say: Callable[[str], Phrase] | None = None
    # The same in a word or two, where that says more than the name in the printed values.
    call: Callable[[str], Phrase] | None = None
