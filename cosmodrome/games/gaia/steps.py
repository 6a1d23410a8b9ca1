"""The steps of the agenda: their places in the list of the rules."""

from typing import Final

FEED: Final = 0
END_ACTION: Final = 1
EFFECT: Final = 2
LOOK: Final = 3
PLACE: Final = 4
OFFER_GOALS: Final = 5
ASK_PROTECTION: Final = 6
ROB: Final = 7
OFFER_SECOND: Final = 8

# In the agenda a step is one number: its place above, times this, and the city or seat that
# it is for.
ROOM: Final = 32
