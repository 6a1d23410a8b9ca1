"""Before the first turn every ship comes to the ring."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.parts import STATION_NAMES, STATIONS_PER_SECTOR
from cosmodrome.games.galaktiko.state import NOWHERE, GalaktikoState

PLACE: Final = Family("place", STATION_NAMES)


class Placement(Decision[GalaktikoState]):
    """Any station of the route in a sector without a ship; the last seat begins."""

    def legal(self, s: GalaktikoState, legal: LegalActions) -> None:
        taken: i64 = 0
        for station in s.station:
            if station != NOWHERE:
                taken |= 1 << (station // STATIONS_PER_SECTOR)
        for station in s.variant.route:
            if taken >> (station // STATIONS_PER_SECTOR) & 1 == 0:
                legal.add(PLACE.first + station)

    def apply(self, s: GalaktikoState, action: i64) -> None:
        """The whole queue of the sector comes aboard."""
        seat = s.to_move
        station = action - PLACE.first
        s.log_station("placed", station)
        s.station[seat] = station
        while s.queue.size(s.position()) > 0:
            card = s.queue.pop(s.position(), 0)
            s.hand.insert(seat, card)
            s.log_card("boarded", seat, card)
        if seat > 0:
            s.to_move = seat - 1
        else:
            s.log_number("round", "round", s.round)
            s.phase = phases.MOVE
