"""The phases of Galaktiko: the places of the decisions in the list of the rules."""

from typing import Final

PLACEMENT: Final = 0
MOVE: Final = 1
DROP_OFF: Final = 2
OVER: Final = 3
