"""The phases of Ganymede: the places of the decisions in the list of the rules."""

from typing import Final

SET_UP: Final = 0
MAIN: Final = 1
MAKE_ROOM: Final = 2
PAY_SETTLER: Final = 3
PAY_TILE: Final = 4
LOSE_SETTLER: Final = 5
BOARD: Final = 6
MORE_TILES: Final = 7
ENTRY: Final = 8
BASIC: Final = 9
INTO: Final = 10
FREE_LAUNCH: Final = 11
WHICH_LAUNCH: Final = 12
NEW_SHIP: Final = 13
PLACE_SHIP: Final = 14
RETURN_SHIP: Final = 15
OVER: Final = 16
