"""Cats land where the rocket is, or stay aboard; after a crash only parachutes may."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.mlem.expedition import ask_next_cat, ask_next_parachute
from cosmodrome.games.mlem.placing import go_home, land, leave_rocket, may_land, place, place_at
from cosmodrome.games.mlem.state import MlemState

LAND: Final = Family("land")
LAND_UP: Final = Family("land-up")
LAND_DOWN: Final = Family("land-down")
STAY: Final = Family("stay")
SKIP: Final = Family("skip")


class Landing(Decision[MlemState]):
    """The owner of a cat aboard that can land here: it lands or stays."""

    def legal(self, s: MlemState, legal: LegalActions) -> None:
        cat = s.rocket[s.landing_index]
        if may_land(s, cat, 0):
            legal.add(LAND.first)
        if may_land(s, cat, 1):
            legal.add(LAND_UP.first)
        if may_land(s, cat, -1):
            legal.add(LAND_DOWN.first)
        legal.add(STAY.first)

    def apply(self, s: MlemState, action: i64) -> None:
        if action == STAY.first:
            s.log_seat("stayed")
            s.landing_index += 1
        else:
            land(s, step_of(action))
        ask_next_cat(s)


def step_of(action: i64) -> i64:
    """How many spaces above the rocket a cat lands."""
    if action == LAND.first:
        return 0
    return 1 if action == LAND_UP.first else -1


class Parachute(Decision[MlemState]):
    """After a crash the owner of a `parachute`: it lands here or goes home."""

    def legal(self, s: MlemState, legal: LegalActions) -> None:
        legal.add(LAND.first)
        legal.add(SKIP.first)

    def apply(self, s: MlemState, action: i64) -> None:
        cat = leave_rocket(s)
        if action == LAND.first:
            place(s, cat, place_at(s.variant.parts, s.space))
        else:
            go_home(s, cat)
        ask_next_parachute(s)
