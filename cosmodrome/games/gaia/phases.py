"""The phases of Gaia: the places of the decisions in the list of the rules."""

from typing import Final

FEED_CITY: Final = 0
FEED_TILE: Final = 1
ACTION: Final = 2
DISCARD: Final = 3
TARGET: Final = 4
TARGET_2: Final = 5
RAISE: Final = 6
SECOND: Final = 7
GOAL: Final = 8
PROTECT: Final = 9
STEAL: Final = 10
KEEP: Final = 11
OVER: Final = 12
