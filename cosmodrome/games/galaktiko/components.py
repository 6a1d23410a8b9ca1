# interpreted: a table for studies
"""What studies of Galaktiko count."""

from typing import Final

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.galaktiko.speech import card
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
