"""Gaia: one common world of land tiles, animals and cities, 2 to 5 players."""

from pathlib import Path

from cosmodrome.engine.game import Game
from cosmodrome.games.gaia.parts import Parts
from cosmodrome.games.gaia.rules import Gaia


def game(folder: Path) -> Game:
    """The game with the printed values of a folder."""
    return Gaia(Parts(folder))
