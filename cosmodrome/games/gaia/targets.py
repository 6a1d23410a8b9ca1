"""Where a card may go: docs/rules/gaia.md, "Legal targets"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.pieces import popcount, row
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.gaia.parts import (
    CITIES,
    DESERT,
    EARTHQUAKE,
    FIRST_ANIMALS,
    FIRST_CITY,
    FOREST,
    LANDS,
    LIGHTNING,
    MOUNTAIN,
    PLAIN,
    RAIN,
    SEA,
    SUN,
    SWAMP,
)
from cosmodrome.games.gaia.world import CELLS, SIDE, TOKENS_PER_CARD, World, bit

CELL: Final = Family("cell", [str(cell) for cell in range(CELLS)])

LEAST_MET: Final = 2
_UNKNOWN: Final = -1


def has_target(world: World, card: i64) -> bool:
    """Whether any cell may be named for a card."""
    return world.stock[card] > 0 if card < FIRST_ANIMALS else target_tiles(world, card) != 0


def targets(world: World, card: i64) -> vec[i64]:
    """The cells that may be named for a card, rising."""
    if card < FIRST_ANIMALS:
        return world.frontier if world.stock[card] > 0 else vec[i64]()
    return cells_of(world, target_tiles(world, card))


def cells_of(world: World, spots: i64) -> vec[i64]:
    """The cells of a set of spots, rising."""
    cells = vec[i64]()
    if spots:
        for spot in world.order:
            if spots >> spot & 1:
                cells = append(cells, world.cells[spot])
    return cells


def add_cells(legal: LegalActions, cells: vec[i64]) -> None:
    """Cells that may be named."""
    for cell in cells:
        legal.add(CELL.first + cell)


def target_tiles(world: World, card: i64) -> i64:
    """The tiles that may be named for a life or element card."""
    if card < FIRST_CITY:
        return free_tiles(world, card) if world.token_reserve >= TOKENS_PER_CARD else 0
    if card < SUN:
        return _city_sites(world, card)
    if card == SUN:
        return _turning(world, SWAMP, PLAIN) | _turning(world, PLAIN, DESERT)
    if card == RAIN:
        return _turning(world, DESERT, PLAIN) | _turning(world, PLAIN, SWAMP)
    if card == EARTHQUAKE:
        return _swappable(world)
    if card == LIGHTNING:
        return world.every()
    return _craters(world)


def free_tiles(world: World, card: i64) -> i64:
    """The free tiles of the land on a life card; a star is any land, for cities without sea."""
    free = world.every() & ~(world.covered | world.animals)
    land = world.parts.land[card]
    if land < LANDS:
        return free & world.of_land[land]
    return free if card < FIRST_CITY else free & ~world.of_land[SEA]


def _city_sites(world: World, card: i64) -> i64:
    """The free tiles of its land where a city has needs enough met."""
    sites: i64 = 0
    spots = free_tiles(world, card)
    spot: i64 = 0
    while spots:
        if spots & 1 and world.count_met(card - FIRST_CITY, spot) >= LEAST_MET:
            sites |= bit(spot)
        spots >>= 1
        spot += 1
    return sites


def best_site(world: World, card: i64) -> i64:
    """The most needs that a city would have met on any free tile of its land.

    The world keeps it: a judge asks again after every action that leaves the world as it is.
    """
    if len(world.best_sites) == 0:
        world.best_sites = row(CITIES, _UNKNOWN)
    city = card - FIRST_CITY
    if world.best_sites[city] == _UNKNOWN:
        world.best_sites[city] = _find_best_site(world, card)
    return world.best_sites[city]


def _find_best_site(world: World, card: i64) -> i64:
    best: i64 = 0
    spots = free_tiles(world, card)
    spot: i64 = 0
    while spots:
        if spots & 1:
            best = max(best, world.count_met(card - FIRST_CITY, spot))
        spots >>= 1
        spot += 1
    return best


def _turning(world: World, old: i64, new: i64) -> i64:
    """The uncovered tiles of a land, if there is a tile of the other to replace them."""
    return world.of_land[old] & ~world.covered if world.stock[new] > 0 else 0


def _swappable(world: World) -> i64:
    """The tiles that an earthquake can swap with the one to the east or to the south."""
    found: i64 = 0
    for spot in range(i64(len(world.cells))):
        cell = world.cells[spot]
        if has_east(world, cell) or has_south(world, cell):
            found |= bit(spot)
    return found


def partners(world: World, cell: i64) -> vec[i64]:
    """The second cells for an earthquake, rising."""
    found = vec[i64]()
    if has_east(world, cell):
        found = append(found, cell + 1)
    if has_south(world, cell):
        found = append(found, cell + SIDE)
    return found


def has_east(world: World, cell: i64) -> bool:
    """Whether there is a tile to the east of one."""
    return cell % SIDE < SIDE - 1 and world.has_tile(cell + 1)


def has_south(world: World, cell: i64) -> bool:
    """Whether there is a tile to the south of one."""
    return cell < CELLS - SIDE and world.has_tile(cell + SIDE)


def _craters(world: World) -> i64:
    """The mountains where a volcano can erupt: there are deserts enough for what burns."""
    found: i64 = 0
    spots = world.of_land[MOUNTAIN]
    spot: i64 = 0
    while spots:
        if spots & 1:
            burnt = zone_of(world, spot) & burning(world)
            if world.stock[DESERT] >= popcount(burnt):
                found |= bit(spot)
        spots >>= 1
        spot += 1
    return found


def zone_of(world: World, spot: i64) -> i64:
    """The tiles that a volcano reaches."""
    return world.near[spot] | bit(spot)


def burning(world: World) -> i64:
    """The tiles that a volcano turns into desert, wherever they are."""
    return world.of_land[PLAIN] | world.of_land[FOREST] | world.of_land[SWAMP]
