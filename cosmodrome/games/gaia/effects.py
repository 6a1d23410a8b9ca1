"""What cards do to the tiles: docs/rules/gaia.md, "The turn" and "Element effects"."""

from mypy_extensions import i64

from cosmodrome.engine.game import Event, Facts
from cosmodrome.games.gaia.needs import all_home, discard_city, settle
from cosmodrome.games.gaia.parts import (
    DESERT,
    EARTHQUAKE,
    FIRST_ANIMALS,
    FIRST_CITY,
    LAND,
    LIGHTNING,
    PLAIN,
    RAIN,
    SUN,
    SWAMP,
)
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.targets import burning, zone_of
from cosmodrome.games.gaia.world import NO_CITY, TOKENS_PER_CARD, bit


def carry_out(s: GaiaState, card: i64, cell: i64, second: i64) -> i64:
    """The effect of a card on the tiles; the raised cities, as a set of spots."""
    world = s.own_world()
    if card < FIRST_ANIMALS:
        s.log_cell("laid", cell, card)
        return settle(s, world.lay(cell, card))
    return settle(s, change(s, card, world.spot(cell), second))


def change(s: GaiaState, card: i64, spot: i64, second: i64) -> i64:
    """What a life or element card does to a tile; the spots that changed."""
    world = s.world
    land = world.land[spot]
    if card < FIRST_CITY:
        s.log_cell("animals-came", world.cells[spot], land)
        return world.set_tokens(spot, TOKENS_PER_CARD)
    if card < SUN:
        changed = world.build(card - FIRST_CITY, spot)
        s.log_city("built", card - FIRST_CITY)
        return changed
    if card == SUN:
        return turn(s, spot, PLAIN if land == SWAMP else DESERT)
    if card == RAIN:
        return turn(s, spot, PLAIN if land == DESERT else SWAMP)
    if card == EARTHQUAKE:
        return swap(s, spot, world.spot(second))
    return strike(s, spot) if card == LIGHTNING else erupt(s, spot)


def turn(s: GaiaState, spot: i64, land: i64) -> i64:
    """One land becomes another."""
    if s.journal is not None:
        facts: Facts = {
            "cell": s.world.cells[spot],
            "old": LAND[s.world.land[spot]],
            "land": LAND[land],
        }
        s.journal.append(Event("turned", facts))
    return s.world.change_land(spot, land)


def swap(s: GaiaState, one: i64, two: i64) -> i64:
    """An earthquake swaps two tiles with all that is on them."""
    if s.journal is not None:
        cells: Facts = {"cell": s.world.cells[one], "second": s.world.cells[two]}
        s.journal.append(Event("swapped", cells))
    return s.world.swap(one, two)


def strike(s: GaiaState, spot: i64) -> i64:
    """Lightning: city, meeples and tokens are gone, the tile stays."""
    world = s.world
    if world.city[spot] != NO_CITY:
        all_home(s, world.city[spot])
        discard_city(s, spot)
    if world.tokens[spot] > 0:
        s.log_cell("animals-left", world.cells[spot], world.land[spot])
        world.set_tokens(spot, 0)
    return bit(spot)


def erupt(s: GaiaState, centre: i64) -> i64:
    """A volcano strikes its whole zone; then what can burn becomes desert."""
    zone = zone_of(s.world, centre)
    burnt = zone & burning(s.world)
    for spot in s.world.order:
        if zone >> spot & 1:
            strike(s, spot)
            if burnt >> spot & 1:
                turn(s, spot, DESERT)
    return zone


def eat(s: GaiaState, cell: i64) -> i64:
    """One animal of a tile is eaten; the raised cities."""
    world = s.own_world()
    spot = world.spot(cell)
    return settle(s, world.set_tokens(spot, world.tokens[spot] - 1))
