# interpreted: a table for readers
"""What can happen in Ganymede."""

from typing import Final

from cosmodrome.games.events import EventKind

EVENTS: Final = (
    EventKind("kept-ship", "seat bay", "A dealt ship was put face down into a bay.", "ship"),
    EventKind("turned-up", "seat top bottom", "The two ships that a seat kept were shown."),
    EventKind("round", "round", "A round began."),
    EventKind("took-tile", "seat tile type slot", "A tile was taken from a slot of the row."),
    EventKind("discarded", "seat tile type slot", "A tile left a slot of its owner's board."),
    EventKind("used-shuttle", "seat shuttle type place slot", "A shuttle joined its column."),
    EventKind("completed-set", "seat", "A set of all five types was complete: a free launch."),
    EventKind("lost", "seat colour", "A settler in transit found no place."),
    EventKind("moved", "seat colour from to", "A settler went from one place to another."),
    EventKind("acts", "seat times", "The effect of a tile or shuttle may be used this often."),
    EventKind("recruited", "seat colour", "A settler came from the supply to Earth."),
    EventKind("adapted", "seat place from to", "A settler was exchanged for another colour."),
    EventKind("stepped", "seat step", "The marker of reputation reached a step."),
    EventKind("bonus-basic", "seat", "The marker stopped at a bonus: a basic action."),
    EventKind("bonus-launch", "seat", "The marker stopped at a bonus: a free launch."),
    EventKind("chose-basic", "seat kind", "A kind of basic action was chosen."),
    EventKind("took-ship", "seat ship", "A ship was taken openly from the row."),
    EventKind("drew-ship", "seat", "A ship was drawn unseen from the deck.", "ship"),
    EventKind("launched", "seat bay ship", "A ship was launched."),
    EventKind("gave-up-launch", "seat", "A free launch was given up."),
    EventKind("placed", "seat bay ship", "A ship went from the hand to a bay."),
    EventKind("returned-ship", "seat", "A ship too many went under the deck.", "ship"),
    EventKind("reshuffled", "", "The discarded tiles became the new stack."),
    EventKind("new-tile", "slot card type", "A tile was turned up into the row."),
    EventKind("new-earth-shuttle", "slot card type", "An Earth shuttle was turned up."),
    EventKind("new-mars-shuttle", "slot card type", "A Mars shuttle was turned up."),
    EventKind("new-ship", "slot ship", "A ship was turned up into the row."),
    EventKind("end-triggered", "seat", "This round is the last."),
    EventKind("game-over", "", "The game ended; the hands are open."),
)
