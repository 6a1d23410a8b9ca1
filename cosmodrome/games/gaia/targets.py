"""Where a card may go: the table of legal targets of the specification, section 4."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.gaia.parts import (
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
    VOLCANO,
)
from cosmodrome.games.gaia.world import CELLS, NO_CITY, SIDE, TOKENS_PER_CARD, World, bit

LEAST_MET: Final = 2


def targets(world: World, card: int) -> list[int]:
    """The cells that may be named for a card, rising."""
    if card < FIRST_ANIMALS:
        return world.frontier.copy() if world.stock[card] > 0 else []
    cells: list[int] = []
    spots = _candidates(world, card)
    if spots:
        exact = not _needs_look(card)
        for spot in world.order:
            if spots >> i64(spot) & 1 and (exact or _fits(world, card, spot)):
                cells.append(world.cells[spot])
    return cells


def has_target(world: World, card: int) -> bool:
    """Whether any cell may be named for a card."""
    if card < FIRST_ANIMALS:
        return world.stock[card] > 0
    spots = _candidates(world, card)
    if not _needs_look(card):
        return spots != 0
    spot: i64 = 0
    while spots:
        if spots & 1 and _fits(world, card, spot):
            return True
        spots >>= 1
        spot += 1
    return False


def best_site(world: World, card: int) -> int:
    """The most needs that a city would have met on any free tile of its land."""
    best = 0
    spots = _candidates(world, card)
    spot: i64 = 0
    while spots:
        if spots & 1:
            best = max(best, world.count_met(card - FIRST_CITY, spot))
        spots >>= 1
        spot += 1
    return best


def partners(world: World, cell: int) -> list[int]:
    """The second cells for an earthquake: the tile to the east or south, if it is not alike."""
    found: list[int] = []
    spot = world.spot(cell)
    if cell % SIDE < SIDE - 1 and _may_swap(world, spot, cell + 1):
        found.append(cell + 1)
    if cell < CELLS - SIDE and _may_swap(world, spot, cell + SIDE):
        found.append(cell + SIDE)
    return found


def burning(world: World) -> i64:
    """The tiles that a volcano turns into desert, wherever they are."""
    return i64(world.of_land[PLAIN]) | i64(world.of_land[FOREST]) | i64(world.of_land[SWAMP])


def _candidates(world: World, card: int) -> i64:
    """The tiles that come into question by what lies on them alone."""
    if card < SUN:
        if card < FIRST_CITY and world.token_reserve < TOKENS_PER_CARD:
            return 0
        return _land(world, card) & ~(world.covered | world.animals)
    if card == SUN:
        return _turning(world, SWAMP, PLAIN) | _turning(world, PLAIN, DESERT)
    if card == RAIN:
        return _turning(world, DESERT, PLAIN) | _turning(world, PLAIN, SWAMP)
    if card == LIGHTNING:
        return world.covered | world.animals
    if card == VOLCANO:
        return world.of_land[MOUNTAIN]
    return world.every()


def _land(world: World, card: int) -> i64:
    """The tiles of the land on a life card; a star is any land, for cities without sea."""
    land = world.parts.land[card]
    if land < LANDS:
        return world.of_land[land]
    return world.every() if card < FIRST_CITY else world.every() & ~i64(world.of_land[SEA])


def _turning(world: World, old: int, new: int) -> i64:
    """The uncovered tiles of a land, if there is a tile of the other to replace them."""
    return i64(world.of_land[old]) & ~world.covered if world.stock[new] > 0 else 0


def _needs_look(card: int) -> bool:
    """Whether a target of this card depends on its neighbours."""
    return FIRST_CITY <= card < SUN or card == EARTHQUAKE or card == VOLCANO


def _fits(world: World, card: int, spot: i64) -> bool:
    """Whether the neighbours of a tile make it a target."""
    if card < SUN:
        return world.count_met(card - FIRST_CITY, spot) >= LEAST_MET
    if card == VOLCANO:
        return _may_erupt(world, spot)
    return len(partners(world, world.cells[spot])) > 0


def _may_swap(world: World, spot: int, other_cell: int) -> bool:
    """Alike tiles are not swapped: nothing would change."""
    if not world.has_tile(other_cell):
        return False
    other = world.spot(other_cell)
    return (
        world.city[spot] != NO_CITY
        or world.city[other] != NO_CITY
        or world.land[spot] != world.land[other]
        or world.tokens[spot] != world.tokens[other]
    )


def _may_erupt(world: World, spot: i64) -> bool:
    """There must be something to destroy, and deserts enough for what burns."""
    zone: i64 = i64(world.near[spot]) | bit(spot)
    burnt = zone & burning(world)
    if not zone & (world.covered | world.animals) | burnt:
        return False
    tiles: i64 = 0
    while burnt:
        burnt &= burnt - 1
        tiles += 1
    return world.stock[DESERT] >= tiles
