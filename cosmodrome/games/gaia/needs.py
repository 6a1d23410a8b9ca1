"""Met needs after a change: who goes home, which cities are lost, which are raised.

docs/rules/gaia.md, "What changes after an effect".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.pieces import replaced
from cosmodrome.games.gaia.parts import FIRST_CITY
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import LEAST_MET
from cosmodrome.games.gaia.world import bit

ALL_MET: Final = 4


def settle(s: GaiaState, changed: i64) -> i64:
    """Falls after a change of some spots; the cities that were raised, as a set of spots.

    Only cities on these spots and beside them can have changed.
    """
    world = s.world
    if not world.covered:
        return 0
    cities = world.around(changed) & world.covered
    if not cities:
        return 0
    raised: i64 = 0
    lost: i64 = 0
    for spot in world.order:
        if cities >> spot & 1:
            if recount(s, spot) > 0:
                raised |= bit(spot)
            if world.met[world.city[spot]] == 0:
                lost |= bit(spot)
    return lose_cities(s, lost) | raised if lost else raised


def recount(s: GaiaState, spot: i64) -> i64:
    """Count the needs of a city again; who can no longer stay goes home."""
    world = s.world
    city = world.city[spot]
    before = world.met[city]
    met = world.count_met(city, spot)
    if met != before:
        world.set_met(city, met)
        s.log_city("needs", city, "before", before, "met", met)
    if world.people[city]:
        if met < LEAST_MET:
            all_home(s, city)
        elif met < ALL_MET and s.variant.metropolis:
            seconds_home(s, city)
    return met - before


def lose_cities(s: GaiaState, lost: i64) -> i64:
    """Cities with no need met are discarded together, which can only help others."""
    world = s.world
    for spot in world.order:
        if lost >> spot & 1:
            discard_city(s, spot)
    raised: i64 = 0
    cities = world.around(lost) & world.covered
    for spot in world.order:
        if cities >> spot & 1 and recount(s, spot) > 0:
            raised |= bit(spot)
    return raised


def discard_city(s: GaiaState, spot: i64) -> None:
    """A city without meeples is out of the game."""
    city = s.world.city[spot]
    s.log_city("city-lost", city)
    s.world.remove_city(spot)
    s.discard(FIRST_CITY + city)


def all_home(s: GaiaState, city: i64) -> None:
    """All meeples of a city go home."""
    for seat in range(s.seats):
        meeples = s.world.meeples(city, seat)
        if meeples:
            go_home(s, city, seat, meeples)


def seconds_home(s: GaiaState, city: i64) -> None:
    """Second meeples go home."""
    for seat in range(s.seats):
        if s.world.meeples(city, seat) > 1:
            go_home(s, city, seat, 1)


def go_home(s: GaiaState, city: i64, seat: i64, meeples: i64) -> None:
    """Meeples of a seat go from a city back to its reserve."""
    s.own_world().add_people(city, seat, -meeples)
    s.reserve = replaced(s.reserve, seat, s.reserve[seat] + meeples)
    s.log_city("went-home", city, "seat", seat, "meeples", meeples)
