"""What a puzzle is about: the kind of its decision, and where in the game it stands."""

from typing import Final

from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of

# Before the verb of an action: the theme of its kind of decision, ``verb-<verb>`` in the texts.
VERB: Final = "verb-"
# The themes that all games share, ``theme-<name>`` in the texts.
OPENING: Final = "opening"
ENDGAME: Final = "endgame"
BEHIND: Final = "behind"
AHEAD: Final = "ahead"
PATIENCE: Final = "patience"
HARVEST: Final = "harvest"
COMBINATION: Final = "combination"
SHARED: Final = (OPENING, ENDGAME, BEHIND, AHEAD, PATIENCE, HARVEST, COMBINATION)

_FIRST_PART: Final = 0.25
_LAST_PART: Final = 0.8
# From this difference on, points of the turn are worth a theme.
_POINTS: Final = 1.0


def themes(record: Record, step: int, solution: list[int], points: list[float]) -> list[str]:
    """The themes of a decision: its kind first."""
    state = record.state_after(step)
    seat = state.to_move
    scores = title_of(record.game).known_scores(state, seat)
    rivals = max(score for other, score in enumerate(scores) if other != seat)
    part = step / len(record.steps)
    gain = points[0] - points[1]
    shared = {
        OPENING: part < _FIRST_PART,
        ENDGAME: part >= _LAST_PART,
        BEHIND: scores[seat] < rivals,
        AHEAD: scores[seat] > rivals,
        PATIENCE: gain <= -_POINTS,
        HARVEST: gain >= _POINTS,
        COMBINATION: len(solution) > 1,
    }
    verb = record.game.actions.name(solution[0]).partition(" ")[0]
    return [VERB + verb, *(name for name in SHARED if shared[name])]
