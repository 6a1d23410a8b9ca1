"""MLEM: Space Agency: cats share one rocket and land where they dare, 2 to 5 players."""

from pathlib import Path

from cosmodrome.engine.game import Game
from cosmodrome.games.mlem.parts import Parts
from cosmodrome.games.mlem.rules import Mlem


def game(folder: Path) -> Game:
    """The game with the printed values of a folder."""
    return Mlem(Parts(folder))
