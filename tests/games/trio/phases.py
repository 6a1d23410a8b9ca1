"""The phases of Trio: the places of the decisions in the list of the rules."""

from typing import Final

DRAW: Final = 0
LAY: Final = 1
OVER: Final = 2
