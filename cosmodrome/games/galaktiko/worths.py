"""About what a stop is worth and how long the game lasts, for judges and observations."""

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.vecs import vec
from cosmodrome.games.galaktiko.parts import (
    ICONS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN,
    VORTAN_CLASS,
)
from cosmodrome.games.galaktiko.state import GalaktikoState


@mypyc_attr(native_class=True, acyclic=True)
class Worths:
    """About what a stop brings a seat: one look at its hand tells it for all stations."""

    def __init__(self, state: GalaktikoState, seat: i64) -> None:
        parts = state.variant.parts
        self.by_icon = vec[float]([0.0] * ICONS)
        self.stowaways = 0.0
        self.vortan = 0.0
        for place in range(state.hand.size(seat)):
            card = state.hand.at(seat, place)
            kind = parts.kinds[card]
            leaves = float(-parts.points_in_hand[card])
            if kind == VORTAN:
                self.vortan = leaves
                continue
            if kind == STOWAWAY:
                self.stowaways += leaves + float(parts.points_scored[card])
            else:
                leaves += float(parts.points_scored[card])
            icons = parts.icon_bits[card]
            for icon in range(i64(ICONS)):
                if icons >> icon & 1:
                    self.by_icon[icon] += leaves

    def at(self, state: GalaktikoState, station: i64) -> float:
        """What everybody who would leave at a station is worth."""
        position = station // STATIONS_PER_SECTOR
        worth = self.by_icon[state.icons[station]]
        if self.stowaways > 0.0 and state.controllers[position] > 0:
            worth += self.stowaways
        if self.vortan > 0.0 and state.queue.holds(position, VORTAN_CLASS):
            worth += self.vortan
        return worth

    def best(self, state: GalaktikoState, seat: i64) -> float:
        """What the best stop in another sector than the ship's is worth."""
        here = state.station[seat] // STATIONS_PER_SECTOR
        found = 0.0
        for station in state.variant.route:
            if station // STATIONS_PER_SECTOR != here:
                found = max(found, self.at(state, station))
        return found


def rounds_left(state: GalaktikoState) -> float:
    """Rounds still to play, the present one included, as far as anybody can tell."""
    if state.end_triggered:
        return float(state.last_round - state.round + 1)
    cards = float(state.upper.size) + float(state.lower.size) / 2.0
    return 2.0 + cards / float(state.variant.parts.called * state.seats)
