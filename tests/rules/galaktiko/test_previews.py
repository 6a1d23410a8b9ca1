"""What the view says about a stop or a drop-off happens when it is carried out."""

import random

import pytest

import cosmodrome
from cosmodrome.engine.game import NOBODY
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.state import GalaktikoState
from cosmodrome.games.galaktiko.view import view
from cosmodrome.games.galaktiko.view_structs import DropOff, Visit

OPTIONS = ["", "cheeky_stowaways", "rich_first", "cheeky_stowaways rich_first to_the_last"]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_previews_come_true(seats: int, options: str) -> None:
    """Refills never reach the queue at the ship, so that everything else can be foreseen."""
    dice = random.Random(seats)
    chosen = dict.fromkeys(options.split(), True)
    state = cosmodrome.game("galaktiko").start(seats, chosen, seed=seats)
    assert isinstance(state, GalaktikoState)
    while state.to_move != NOBODY:
        shown = view(state, None)
        for sector in shown.sectors:
            for station in sector.stations:
                if station.visit is not None:
                    _check_visit(state, station.number, station.visit)
        for drop_off in shown.drop_offs:
            _check_drop_off(state, drop_off)
        state.apply(dice.choice(state.legal()))


def _check_visit(state: GalaktikoState, station: int, visit: Visit) -> None:
    """The ship goes there and everybody gets off who may."""
    seat = int(state.to_move)
    verb = "place" if state.phase == phases.PLACEMENT else "move"
    after = state.clone()
    after.play(f"{verb} {station}")
    off = 0
    while after.phase == phases.DROP_OFF and after.to_move == seat:
        after.apply(after.legal()[0])
        off += 1
    assert after.scores()[seat] == visit.score
    assert off <= len(visit.off)
    gone = len(visit.off) + len(visit.paid)
    assert after.hand.size(seat) == state.hand.size(seat) - gone + len(visit.boarding)


def _check_drop_off(state: GalaktikoState, drop_off: DropOff) -> None:
    seat = int(state.to_move)
    after = state.clone()
    for action in drop_off.actions:
        after.play(action)
    assert after.scores()[seat] == drop_off.score
    boarded = len(drop_off.boarding_at)
    assert after.hand.size(seat) == state.hand.size(seat) - len(drop_off.off) + boarded
