# interpreted: a table for studies
"""What studies of Gaia count."""

from typing import Final

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.gaia.speech import card
from cosmodrome.games.phrase import Phrase


def _cards(sheet: str) -> ComponentKind:
    return ComponentKind(
        sheet,
        "card",
        taken="took.card",
        drawn="drew.card",
        used="played.card protected.card",
        seen="opened.card",
        on_offer="row",
        dealt="hand:card",
        say=card,
    )


COMPONENTS: Final = (
    _cards("cities"),
    _cards("nature"),
    _cards("animals"),
    _cards("elements"),
    ComponentKind(
        "goals",
        "goal",
        taken="reached.goal",
        on_offer="goals",
        say=lambda name: Phrase("goal-name", {"number": int(name.rpartition("-")[2])}),
    ),
)
