"""The phases of MLEM: the places of the decisions in the list of the rules."""

from typing import Final

DISCARD: Final = 0
BOARDING: Final = 1
TRAVEL: Final = 2
LANDING: Final = 3
CRASH: Final = 4
OVER: Final = 5
