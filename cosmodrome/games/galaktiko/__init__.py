"""Galaktiko: space taxis on a ring of eight sectors, 2 to 6 players."""

from pathlib import Path

from cosmodrome.engine.game import Game
from cosmodrome.games.galaktiko.parts import Parts
from cosmodrome.games.galaktiko.rules import Galaktiko


def game(folder: Path) -> Game:
    """The game with the printed values of a folder."""
    return Galaktiko(Parts(folder))
