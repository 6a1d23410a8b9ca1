# interpreted: puts functions together
"""What Gaia offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.gaia.components import COMPONENTS
from cosmodrome.games.gaia.ending import ending
from cosmodrome.games.gaia.events import EVENTS
from cosmodrome.games.gaia.judge import make_judge
from cosmodrome.games.gaia.layout import ARRANGEMENT
from cosmodrome.games.gaia.parts import Parts
from cosmodrome.games.gaia.position import POSITIONS
from cosmodrome.games.gaia.rules import Gaia
from cosmodrome.games.gaia.sketch import SKETCH
from cosmodrome.games.gaia.speech import ILLUSTRATIONS, SPEECH
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.view import View, end_causes, has_secrets, known_scores, view
from cosmodrome.games.gaia.view_outcomes import preview
from cosmodrome.games.title import Title


def title(folder: Path) -> Title[GaiaState, View]:
    """The game with the printed values of a folder."""
    return Title(
        game=Gaia(Parts(folder)),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=known_scores,
        speech=SPEECH,
        # Printed on the rulebook: "from 20 minutes". The upper end is our estimate.
        minutes=(20, 45),
        ending=ending,
        events=EVENTS,
        has_secrets=has_secrets,
        components=COMPONENTS,
        end_causes=end_causes,
        illustrations=ILLUSTRATIONS,
        preview=preview,
        sketch=SKETCH,
        positions=POSITIONS,
        arrangement=ARRANGEMENT,
    )
