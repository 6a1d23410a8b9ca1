# interpreted: a table for readers
"""What can happen in Galaktiko."""

from typing import Final

from cosmodrome.games.events import EventKind

EVENTS: Final = (
    EventKind("placed", "seat station icon", "A ship came to the ring before the first turn."),
    EventKind("round", "round", "A round began."),
    EventKind("flew", "seat from station icon", "A ship flew to another station."),
    EventKind("came", "position card", "A passenger was turned up and joined a queue."),
    EventKind("controller-came", "position card", "A controller was turned up."),
    EventKind("shift-ends", "round", "The end was triggered; this round is the last."),
    EventKind("paid", "seat card", "A controller caught a stowaway, who counts as delivered."),
    EventKind("controller-returned", "seat", "A controller found nobody and went back."),
    EventKind("slipped-off", "seat card", "A stowaway got off unpaid, by the option."),
    EventKind("dropped", "seat card", "A passenger got off."),
    EventKind("boarded", "seat card", "A passenger came aboard."),
    EventKind("found-way", "seat card", "At the end a passenger left for nothing."),
    EventKind("game-over", "", "The game ended; the piles are open."),
)
