"""Ganymede: settlers from Earth by way of Mars to the outer ships, 2 to 4 players."""

from pathlib import Path

from cosmodrome.engine.game import Game
from cosmodrome.games.ganymede.parts import Parts
from cosmodrome.games.ganymede.rules import Ganymede


def game(folder: Path) -> Game:
    """The game with the printed values of a folder."""
    return Ganymede(Parts(folder))
