# interpreted: puts functions together
"""What Ganymede offers, as one typed thing."""

from pathlib import Path

from cosmodrome.games.ganymede.events import EVENTS
from cosmodrome.games.ganymede.judge import make_judge
from cosmodrome.games.ganymede.parts import Parts
from cosmodrome.games.ganymede.rules import Ganymede
from cosmodrome.games.ganymede.speech import (
    LESSONS,
    describe,
    log_line,
    prompt,
    read_hidden,
    read_out,
)
from cosmodrome.games.ganymede.state import GanymedeState
from cosmodrome.games.ganymede.view import View, scores, view
from cosmodrome.games.title import Speech, Title


def title(folder: Path) -> Title[GanymedeState, View]:
    """The game with the printed values of a folder."""
    return Title(
        game=Ganymede(Parts(folder)),
        make_judge=make_judge,
        view_type=View,
        view=view,
        known_scores=scores,
        speech=Speech(read_out, read_hidden, prompt, describe, log_line),
        events=EVENTS,
        lessons=LESSONS,
    )
