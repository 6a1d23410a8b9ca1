# interpreted: a table for readers
"""What can happen in Trio."""

from typing import Final

from cosmodrome.games.events import EventKind

EVENTS: Final = (
    EventKind("kept", "seat", "A seat kept its card."),
    EventKind("drew", "seat", "A seat drew a card.", secrets="card"),
    EventKind("laid", "seat card", "A seat laid a card down."),
)
