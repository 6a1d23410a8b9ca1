# interpreted: puts functions together
"""What MLEM offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.mlem.components import COMPONENTS
from cosmodrome.games.mlem.ending import ending
from cosmodrome.games.mlem.events import EVENTS
from cosmodrome.games.mlem.judge import make_judge
from cosmodrome.games.mlem.layout import ARRANGEMENT
from cosmodrome.games.mlem.parts import Parts
from cosmodrome.games.mlem.position import POSITIONS
from cosmodrome.games.mlem.rules import Mlem
from cosmodrome.games.mlem.sketch import SKETCH
from cosmodrome.games.mlem.speech import ILLUSTRATIONS, SPEECH
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.view import View, end_causes, has_secrets, known_scores, view
from cosmodrome.games.title import Title


def title(folder: Path) -> Title[MlemState, View]:
    """The game with the printed values of a folder."""
    return Title(
        game=Mlem(Parts(folder)),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=known_scores,
        speech=SPEECH,
        # Not in the rulebook: what shops and reviews quote from the box.
        minutes=(30, 60),
        ending=ending,
        events=EVENTS,
        has_secrets=has_secrets,
        components=COMPONENTS,
        end_causes=end_causes,
        illustrations=ILLUSTRATIONS,
        sketch=SKETCH,
        positions=POSITIONS,
        arrangement=ARRANGEMENT,
    )
