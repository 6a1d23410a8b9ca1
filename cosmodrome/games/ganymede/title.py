# interpreted: puts functions together
"""What Ganymede offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.ganymede.components import components
from cosmodrome.games.ganymede.ending import ending
from cosmodrome.games.ganymede.events import EVENTS
from cosmodrome.games.ganymede.judge import make_judge
from cosmodrome.games.ganymede.layout import ARRANGEMENT
from cosmodrome.games.ganymede.parts import Parts
from cosmodrome.games.ganymede.position import POSITIONS
from cosmodrome.games.ganymede.rules import Ganymede
from cosmodrome.games.ganymede.sketch import SKETCH
from cosmodrome.games.ganymede.speech import ILLUSTRATIONS, SPEECH
from cosmodrome.games.ganymede.state import GanymedeState
from cosmodrome.games.ganymede.view import View, end_causes, has_secrets, known_scores, view
from cosmodrome.games.title import Title


def title(folder: Path) -> Title[GanymedeState, View]:
    """The game with the printed values of a folder."""
    parts = Parts(folder)
    return Title(
        game=Ganymede(parts),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=known_scores,
        speech=SPEECH,
        # Not in the rulebook: what shops and reviews quote from the box.
        minutes=(20, 40),
        ending=ending,
        events=EVENTS,
        has_secrets=has_secrets,
        components=components(parts),
        end_causes=end_causes,
        illustrations=ILLUSTRATIONS,
        sketch=SKETCH,
        positions=POSITIONS,
        arrangement=ARRANGEMENT,
    )
