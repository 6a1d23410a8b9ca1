# interpreted: puts functions together
"""What Galaktiko offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.galaktiko.components import COMPONENTS
from cosmodrome.games.galaktiko.ending import ending
from cosmodrome.games.galaktiko.events import EVENTS
from cosmodrome.games.galaktiko.judge import make_judge
from cosmodrome.games.galaktiko.layout import ARRANGEMENT
from cosmodrome.games.galaktiko.parts import Parts
from cosmodrome.games.galaktiko.position import POSITIONS
from cosmodrome.games.galaktiko.rules import Galaktiko
from cosmodrome.games.galaktiko.sketch import SKETCH
from cosmodrome.games.galaktiko.speech import ILLUSTRATIONS, SPEECH
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.galaktiko.view import end_causes, has_secrets, known_scores, view
from cosmodrome.games.galaktiko.view_structs import View
from cosmodrome.games.title import Title


def title(folder: Path) -> Title[GalaktikoState, View]:
    """The game with the printed values of a folder."""
    return Title(
        game=Galaktiko(Parts(folder)),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=known_scores,
        speech=SPEECH,
        # Printed on the rulebook.
        minutes=(15, 20),
        ending=ending,
        events=EVENTS,
        has_secrets=has_secrets,
        components=COMPONENTS,
        end_causes=end_causes,
        illustrations=ILLUSTRATIONS,
        all_see_the_same=True,
        sketch=SKETCH,
        positions=POSITIONS,
        arrangement=ARRANGEMENT,
    )
