# interpreted: a table for studies
"""What studies of Galaktiko count."""

from typing import Final

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.galaktiko.speech import card
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.phrase import Phrase

COMPONENTS: Final = (
    ComponentKind(
        "icons", "icon", "placed.icon flew.icon", say=lambda name: Phrase(f"icon-{name}")
    ),
    ComponentKind(
        "passengers",
        "class",
        taken="boarded.card",
        used="dropped.card paid.card",
        seen="came.card",
        on_offer="queue",
        say=card,
    ),
)


def end_cause(state: GalaktikoState) -> str:
    """Why the shift ended."""
    return "last-card" if state.variant.to_the_last else "end-of-shift"
