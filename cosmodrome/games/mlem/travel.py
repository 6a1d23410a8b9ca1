"""The commander decides what to make of a roll."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event, Facts
from cosmodrome.games.mlem.dice import (
    can_select,
    extra_distance,
    fresh_ability,
    group_distance,
    token_is_usable,
    usable_cats,
    usable_faces,
)
from cosmodrome.games.mlem.expedition import crash, fly, roll
from cosmodrome.games.mlem.parts import FACE_COUNT, FACES, MOST_SEATS
from cosmodrome.games.mlem.state import MlemState

USE: Final = Family("use", FACES)
USE_CAT: Final = Family("use-cat", [str(seat) for seat in range(MOST_SEATS)])
USE_EXTRA: Final = Family("use-extra")
KEEP: Final = Family("keep")
REROLL: Final = Family("reroll")
GO: Final = Family("go")
CRASH: Final = Family("crash")
# By the ability of an expedition token: how it is used.
USE_TOKEN: Final = (USE_EXTRA, KEEP, REROLL)


class Travel(Decision[MlemState]):
    """Groups of rolled dice, cats and extra faces are selected one by one, then the rocket flies.

    A roll that allows a flight cannot be refused; a rescue from a failing roll can.
    """

    def legal(self, s: MlemState, legal: LegalActions) -> None:
        faces = usable_faces(s)
        for face in range(FACE_COUNT):
            if faces >> face & 1:
                legal.add(USE.first + face)
        cats = usable_cats(s, s.space)
        for seat in range(s.seats):
            if cats >> seat & 1:
                legal.add(USE_CAT.first + seat)
        if token_is_usable(s):
            legal.add(USE_TOKEN[fresh_ability(s)].first)
        if s.anything_selected():
            legal.add(GO.first)
        elif faces == 0:
            legal.add(CRASH.first)

    def apply(self, s: MlemState, action: i64) -> None:
        if action == GO.first:
            fly(s)
        elif action == CRASH.first:
            crash(s)
        elif action == REROLL.first:
            s.token_used = True
            s.log_seat("rerolled")
            roll(s)
        else:
            select(s, action)
            if not can_select(s):
                fly(s)


def select(s: MlemState, action: i64) -> None:
    """Add dice, a cat or the token's faces to the selection, or keep the dice."""
    if USE.holds(action):
        face = action - USE.first
        log_use(s, face)
        s.selected |= 1 << face
    elif USE_CAT.holds(action):
        seat = action - USE_CAT.first
        s.selected_cats |= 1 << seat
        s.used_cats |= 1 << seat
        s.log_of_seat("used-cat", s.to_move, "owner", seat)
    elif action == USE_EXTRA.first:
        s.log_of_seat("used-extra", s.to_move, "distance", extra_distance(s, s.space))
        s.extra_selected = True
        s.token_used = True
    else:
        s.log_seat("kept")
        s.kept = True
        s.token_used = True


def log_use(s: MlemState, face: i64) -> None:
    """A group of dice is selected."""
    if s.journal is not None:
        facts: Facts = {
            "seat": s.to_move,
            "face": FACES[face],
            "dice": s.roll[face],
            "distance": group_distance(s, face),
        }
        s.journal.append(Event("used", facts))
