# interpreted: a table for studies
"""What studies of Trio count."""

from typing import Final

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.phrase import Phrase

COMPONENTS: Final = (
    ComponentKind(
        "cards",
        "card",
        drawn="drew.card",
        used="laid.card",
        dealt="hand",
        say=lambda name: Phrase(f"card-{name}"),
    ),
)
