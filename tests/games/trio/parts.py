"""The cards of Trio, from data/cards.csv."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.vecs import vec
from cosmodrome.games.sheet import Sheet, fingerprint

CARDS: Final = 6


class Parts:
    """Every printed value, by card."""

    def __init__(self, folder: Path) -> None:
        cards = Sheet(folder, "cards.csv", "card points source", CARDS)
        self.names: Final = [row.text("card") for row in cards]
        self.points: Final = vec[i64]([row.number_in("points", 0, 20) for row in cards])
        self.fingerprint: Final = fingerprint([cards])
