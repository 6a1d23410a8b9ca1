"""Option `missions`: before the first expedition every seat discards one of four."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event, Facts
from cosmodrome.engine.pieces import replaced
from cosmodrome.games.mlem.expedition import start_expedition
from cosmodrome.games.mlem.parts import OBJECTS, TARGET_NAMES
from cosmodrome.games.mlem.state import MlemState

DISCARD_MISSION: Final = Family("discard-mission", TARGET_NAMES, secret=True)


class Discard(Decision[MlemState]):
    """One of the targets in hand leaves the game; others do not see which."""

    def legal(self, s: MlemState, legal: LegalActions) -> None:
        for place in range(s.missions.size(s.to_move)):
            if not s.missions.repeats(s.to_move, place):
                legal.add(DISCARD_MISSION.first + s.missions.at(s.to_move, place))

    def apply(self, s: MlemState, action: i64) -> None:
        seat = s.to_move
        target = action - DISCARD_MISSION.first
        s.missions = s.missions.clone()
        s.missions.remove(seat, target)
        s.discarded = replaced(s.discarded, seat, target)
        log_discard(s, target)
        if seat < s.seats - 1:
            s.to_move = seat + 1
        else:
            start_expedition(s)


def log_discard(s: MlemState, target: i64) -> None:
    """Only the seat itself knows what it discarded."""
    if s.journal is not None:
        secrets: Facts = {"target": OBJECTS[target]}
        s.journal.append(Event("discarded", {"seat": s.to_move}, secrets, (s.to_move,)))
