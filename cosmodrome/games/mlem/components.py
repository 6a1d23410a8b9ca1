# interpreted: a table for studies
"""What studies of MLEM count."""

from typing import Final

from cosmodrome.games.components import ComponentKind
from cosmodrome.games.mlem.parts import PLACE_NAMES
from cosmodrome.games.phrase import Phrase


def _place(name: str) -> Phrase:
    return Phrase(f"place-{name}")


COMPONENTS: Final = (
    ComponentKind(
        "astronauts",
        "astronaut",
        taken="boarded.astronaut",
        used="landed.astronaut",
        say=lambda name: Phrase(f"cat-{name}"),
    ),
    ComponentKind("missions", "target", dealt="missions", used="missions.targets", say=_place),
    ComponentKind("board", "object_id", taken="landed.place", names=PLACE_NAMES, say=_place),
    ComponentKind("goals", "goal", taken="goal.goal", say=lambda name: Phrase(f"goal-{name}")),
    ComponentKind(
        "expedition_tokens",
        "ability",
        taken="used-extra=extra rerolled=reroll kept=keep",
        seen="token.ability",
        say=lambda name: Phrase(f"board-token-{name}"),
    ),
    ComponentKind(
        "exploration_tokens",
        "space",
        taken="explored.space",
        seen="appeared.space",
        on_offer="exploration_open",
        say=lambda name: Phrase("exploration-space", {"space": int(name)}),
    ),
    ComponentKind(
        "ufo_tokens",
        "points",
        taken="contact.points",
        say=lambda name: Phrase("ufo-points", {"points": int(name)}),
    ),
)
