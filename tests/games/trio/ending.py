# interpreted: msgspec structs
"""How a game of Trio ended: everybody had a turn, and the card in hand counts."""

from collections.abc import Sequence

from cosmodrome.games.ending import Ending, Part, Source
from cosmodrome.games.phrase import Phrase

from .view import View


def ending(view: View, places: Sequence[int]) -> Ending:
    """Why the game is over, and the score sheet."""
    cards = [Phrase(f"card-{card}") for card in view.hands]
    parts = [Part(score, [card]) for score, card in zip(view.scores, cards, strict=True)]
    return Ending([Phrase("ended-all-turns")], [Source("card", parts)])
