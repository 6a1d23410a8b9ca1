# interpreted: a table for readers
"""What can happen in MLEM."""

from typing import Final

from cosmodrome.games.events import EventKind

EVENTS: Final = (
    EventKind("discarded", "seat", "A seat discarded one of its missions.", "target"),
    EventKind("expedition", "seat number", "An expedition began; the seat boards first."),
    EventKind(
        "token",
        "ability faces dice move ufo",
        "An expedition token was turned up, and the UFO has moved.",
    ),
    EventKind("boarded", "seat astronaut", "A cat came aboard the rocket."),
    EventKind("satellite", "seat space", "A satellite took the rocket to its first space."),
    EventKind("rolled", "seat dice", "The commander rolled."),
    EventKind("rerolled", "seat", "The commander used the token to roll again."),
    EventKind("used", "seat face dice distance", "All dice with a face were selected."),
    EventKind("used-cat", "seat owner", "A cat was selected as a die showing 1."),
    EventKind("used-extra", "seat distance", "The extra faces of the token were selected."),
    EventKind("kept", "seat", "The commander used the token to spend no dice."),
    EventKind(
        "flew",
        "seat from space distance spent pool",
        "The rocket flew; dice were spent.",
    ),
    EventKind(
        "explored",
        "seat effect amount space rocket pool",
        "An exploration token worked where the rocket was.",
    ),
    EventKind(
        "appeared",
        "seat effect amount space rocket pool",
        "An exploration token was turned up and laid on its space.",
    ),
    EventKind("contact", "seat points", "The commander took a token from the UFO."),
    EventKind("stayed", "seat", "A cat that could have landed stayed aboard."),
    EventKind("landed", "seat astronaut place points", "A cat landed; points it scored at once."),
    EventKind("goal", "seat goal points", "A seat took a goal."),
    EventKind("commands", "seat pool", "The commander's cat has left: another seat commands."),
    EventKind("dropped-die", "seat pool", "A cat that landed cost the commander a die."),
    EventKind("crashed", "seat space failures", "The rocket crashed."),
    EventKind("went-home", "seat astronaut", "A cat went home after a crash."),
    EventKind("missions", "seat targets met points", "The missions of a seat, shown at the end."),
    EventKind("game-over", "", "The game ended."),
    EventKind("score", "seat points", "The final score of a seat."),
)
