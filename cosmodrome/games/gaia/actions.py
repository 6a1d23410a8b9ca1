"""The numbered actions of Gaia, and the stages in which they are asked for. Section 4."""

from typing import Final

from cosmodrome.engine.actions import Catalog, Family
from cosmodrome.engine.old import catalog as numbered_catalog
from cosmodrome.games.gaia.cards import ROW
from cosmodrome.games.gaia.parts import (
    CARDS,
    GOALS_BESIDES_SEATS,
    KIND,
    KINDS,
    MOST_SEATS,
    OPEN,
    PROTECTION,
    Parts,
)
from cosmodrome.games.gaia.world import CELLS

MOST_GOALS: Final = MOST_SEATS + GOALS_BESIDES_SEATS

# The first action of each family; an argument is added to it.
TAKE: Final = 0
DRAW: Final = TAKE + ROW
CALL_END: Final = DRAW + KINDS
PLAY: Final = CALL_END + 1
DISCARD: Final = PLAY + CARDS - 1
CELL: Final = DISCARD + CARDS
CAPTURE: Final = CELL + CELLS
JOIN: Final = CAPTURE + MOST_SEATS
DOUBLE: Final = JOIN + 1
GOAL: Final = DOUBLE + 1
SKIP: Final = GOAL + MOST_GOALS
PROTECT: Final = SKIP + 1
STEAL: Final = PROTECT + 1
KEEP: Final = STEAL + KINDS

# What is asked now.
NOTHING: Final = -1
FEED_CITY: Final = 0
FEED_TILE: Final = 1
ACTION: Final = 2
DISCARDING: Final = 3
TARGET: Final = 4
TARGET_2: Final = 5
RAISE: Final = 6
SECOND: Final = 7
CHOOSE_GOAL: Final = 8
PROTECTING: Final = 9
STEALING: Final = 10
KEEPING: Final = 11
OVER: Final = 12
STAGES: Final = (
    "feed-city",
    "feed-tile",
    "action",
    "discard",
    "target",
    "target-2",
    "raise",
    "second",
    "goal",
    "protect",
    "steal",
    "keep",
    "over",
)


def catalog(parts: Parts) -> Catalog:
    """Every action there is; the numbers above are those of this list."""
    takes = [f"{KIND[kind]} {at}" for kind in range(KINDS) for at in range(OPEN[kind])]
    playable = [name for name in parts.card_names if name != "protection"]
    return numbered_catalog(
        [
            Family("take", takes),
            Family("draw", KIND),
            Family("call-end"),
            Family("play", playable),
            Family("discard", parts.card_names),
            Family("cell", [str(cell) for cell in range(CELLS)]),
            Family("capture", [str(seat) for seat in range(MOST_SEATS)]),
            Family("join"),
            Family("double"),
            Family("goal", [str(index) for index in range(MOST_GOALS)]),
            Family("skip"),
            Family("protect"),
            Family("steal", KIND),
            Family("keep", parts.card_names, secret=True),
        ]
    )


def play_of(card: int) -> int:
    """The action that plays a card: there is none for `protection`."""
    return PLAY + card if card < PROTECTION else PLAY + card - 1


def card_played(action: int) -> int:
    """The card that an action plays."""
    card = action - PLAY
    return card if card < PROTECTION else card + 1
