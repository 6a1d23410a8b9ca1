"""A stop tried out on a copy: what a view shows and a judge weighs before a ship flies."""

from mypy_extensions import i64

from cosmodrome.games.galaktiko.drop_off import next_to_get_off, set_down
from cosmodrome.games.galaktiko.flight import arrive
from cosmodrome.games.galaktiko.state import NOWHERE, GalaktikoState


def arrival(s: GalaktikoState, seat: i64, station: i64) -> GalaktikoState:
    """The position if a seat's ship came to a station now, before anybody gets off by choice.

    No card is turned up: nobody knows which would come.
    """
    copy = s.clone()
    copy.to_move = seat
    copy.station[seat] = station
    copy.floor = 0
    arrive(copy)
    return copy


def visit(s: GalaktikoState, seat: i64, station: i64) -> GalaktikoState:
    """The position if a seat's ship came to a station now and everybody got off who may."""
    copy = arrival(s, seat, station)
    card = next_to_get_off(copy)
    while card != NOWHERE:
        set_down(copy, card)
        card = next_to_get_off(copy)
    return copy
