# interpreted: puts functions together
"""What Trio offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.title import Title

from .components import COMPONENTS
from .ending import ending
from .events import EVENTS
from .judge import make_judge
from .parts import Parts
from .rules import Trio
from .speech import SPEECH
from .state import TrioState
from .view import View, known_scores, view


def title(folder: Path) -> Title[TrioState, View]:
    """The game with the printed values of a folder."""
    return Title(
        game=Trio(Parts(folder)),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=known_scores,
        speech=SPEECH,
        minutes=(5, 10),
        ending=ending,
        events=EVENTS,
        components=COMPONENTS,
    )
