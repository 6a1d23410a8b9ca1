"""An expedition begins: every seat puts a cat on the rocket."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.engine.pieces import appended, replaced
from cosmodrome.games.mlem.expedition import travel
from cosmodrome.games.mlem.parts import ASTRONAUTS, CATS, SATELLITE, astronaut_of
from cosmodrome.games.mlem.state import MlemState

CHOOSE: Final = Family("choose", ASTRONAUTS)


class Boarding(Decision[MlemState]):
    """Any cat at home, from the starter on; after the last seat the rocket leaves."""

    def legal(self, s: MlemState, legal: LegalActions) -> None:
        home = s.home[s.to_move]
        for astronaut in range(CATS):
            if home >> astronaut & 1:
                legal.add(CHOOSE.first + astronaut)

    def apply(self, s: MlemState, action: i64) -> None:
        """The cat takes the last place in rocket order."""
        seat = s.to_move
        astronaut = action - CHOOSE.first
        cat = seat * CATS + astronaut
        s.home = replaced(s.home, seat, s.home[seat] & ~(1 << astronaut))
        s.rocket = appended(s.rocket, cat)
        s.log_cat("boarded", cat)
        if len(s.rocket) < s.seats:
            s.to_move = (seat + 1) % s.seats
        else:
            take_off(s)


def take_off(s: MlemState) -> None:
    """All are aboard: the first travel phase begins."""
    s.space = launch_space(s)
    if s.space != s.variant.parts.start_space:
        s.log_of_seat("satellite", s.to_move, "space", s.space)
    travel(s)


def launch_space(s: MlemState) -> i64:
    """Where the rocket would leave from with the cats aboard: a `satellite` takes it further."""
    for cat in s.rocket:
        if astronaut_of(cat) == SATELLITE:
            return s.variant.parts.satellite_space
    return s.variant.parts.start_space
