"""The common world: tiles, animals and cities on a grid of 21 x 21 cells.

The cells that hold a tile are numbered in the order in which they got it: these numbers
are *spots*. A cell never loses its tile, only what lies there changes, so a spot is for
good, and a set of spots is one number with a bit for each. That makes the rules about
neighbours a few bit operations.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from cosmodrome.engine.pieces import NO_CARDS, appended, inserted, popcount, row
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.gaia.parts import ANIMALS, CITIES, ICONS_PER_CITY, LANDS, Parts

SIDE: Final = 21
CELLS: Final = SIDE * SIDE
CENTRE: Final = CELLS // 2
NOWHERE: Final = -1
NO_CITY: Final = -1
NO_SPOT: Final = 255
TOKENS: Final = 20
TOKENS_PER_CARD: Final = 4
# Meeples on a city are one number, with two bits for each seat.
SEAT_BITS: Final = 2
ONE_SEAT: Final = 3

_HIGH: Final = 61
_HIGH_BIT: Final = 1 << 61


def bit(spot: i64) -> i64:
    """The set of one spot.

    The compiler shifts a literal 1 in 32 bits, so a high bit is shifted down instead.
    """
    return _HIGH_BIT >> (_HIGH - spot)


def neighbours(cell: int) -> list[int]:
    """The cells that share an edge: north, east, south, west, as far as they are on the grid.

    >>> neighbours(220), neighbours(20)
    ([199, 221, 241, 219], [41, 19])
    """
    column = cell % SIDE
    found: list[int] = []
    if cell >= SIDE:
        found.append(cell - SIDE)
    if column < SIDE - 1:
        found.append(cell + 1)
    if cell < CELLS - SIDE:
        found.append(cell + SIDE)
    if column > 0:
        found.append(cell - 1)
    return found


NEIGHBOURS: Final = [vec[i64](neighbours(cell)) for cell in range(CELLS)]
_NO_SPOTS: Final = vec[u8]([u8(NO_SPOT)] * CELLS)


@mypyc_attr(native_class=True, acyclic=True)
class World:
    """What lies on the table. Cities are numbered from 0 here, as in the tables of Parts.

    Positions may share one: it must not be changed then, see GaiaState.own_world().
    """

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.shared = False
        # The map, which only a new tile replaces. By spot: its cell, its neighbours; the spots
        # by rising cell; the empty cells beside tiles, rising; by cell: its spot.
        self.cells = NO_CARDS
        self.near = NO_CARDS
        self.order = NO_CARDS
        self.frontier = NO_CARDS
        self.spot_at = _NO_SPOTS
        # What lies there. By spot: land, animal tokens, city.
        self.land = NO_CARDS
        self.tokens = NO_CARDS
        self.city = NO_CARDS
        # The same as sets: spots of each land, spots with tokens, spots with a city.
        self.of_land = NO_CARDS
        self.animals: i64 = 0
        self.covered: i64 = 0
        # By land: tiles not on the table.
        self.stock = NO_CARDS
        self.token_reserve: i64 = TOKENS
        # By city: its spot, its met needs, its meeples.
        self.site = NO_CARDS
        self.met = NO_CARDS
        self.people = NO_CARDS
        # By city: what best_site() has found out since the last change.
        self.best_sites = NO_CARDS

    def begin(self) -> None:
        """An empty table, all tiles in stock."""
        self.cells = vec[i64]()
        self.near = vec[i64]()
        self.order = vec[i64]()
        self.frontier = row(1, CENTRE)
        self.spot_at = _NO_SPOTS[:]
        self.land = vec[i64]()
        self.tokens = vec[i64]()
        self.city = vec[i64]()
        self.of_land = row(LANDS, 0)
        self.stock = self.parts.tiles[:]
        self.site = row(CITIES, NOWHERE)
        self.met = row(CITIES, 0)
        self.people = row(CITIES, 0)

    def clone(self) -> "World":
        copy = World(self.parts)
        copy.cells = self.cells
        copy.near = self.near
        copy.order = self.order
        copy.frontier = self.frontier
        copy.spot_at = self.spot_at
        copy.land = self.land[:]
        copy.tokens = self.tokens[:]
        copy.city = self.city[:]
        copy.of_land = self.of_land[:]
        copy.animals = self.animals
        copy.covered = self.covered
        copy.stock = self.stock[:]
        copy.token_reserve = self.token_reserve
        copy.site = self.site[:]
        copy.met = self.met[:]
        copy.people = self.people[:]
        return copy

    # --- looking --------------------------------------------------------------------

    def spot(self, cell: i64) -> i64:
        """The spot of a cell with a tile."""
        return i64(self.spot_at[cell])

    def has_tile(self, cell: i64) -> bool:
        """Whether a tile lies in this cell."""
        return self.spot(cell) != NO_SPOT

    def cell_of(self, city: i64) -> i64:
        """The cell of a city that is on the table."""
        return self.cells[self.site[city]]

    def every(self) -> i64:
        """All tiles."""
        return bit(len(self.cells)) - 1

    def around(self, spots: i64) -> i64:
        """These spots and their neighbours."""
        found = spots
        spot: i64 = 0
        while spots:
            if spots & 1:
                found |= self.near[spot]
            spots >>= 1
            spot += 1
        return found

    def met_needs(self, city: i64, spot: i64) -> i64:
        """The needs that a city has met, or would have, on a spot: a bit for each icon.

        Every icon of a land takes a tile for itself; all tiles can show animals as well.
        docs/rules/gaia.md, "Met needs of a city".
        """
        needs = self.parts.needs
        first = city * ICONS_PER_CITY
        visible = self.near[spot] & ~self.covered
        left = visible
        met: i64 = 0
        for icon in range(i64(ICONS_PER_CITY)):
            need = needs[first + icon]
            tiles = visible & self.animals if need == ANIMALS else left & self.of_land[need]
            if tiles:
                met |= 1 << icon
                if need != ANIMALS:
                    left ^= tiles & -tiles
        return met

    def count_met(self, city: i64, spot: i64) -> i64:
        """How many needs a city has met, or would have, on a spot."""
        return popcount(self.met_needs(city, spot))

    def meeples(self, city: i64, seat: i64) -> i64:
        """How many meeples a seat has on a city."""
        return self.people[city] >> seat * SEAT_BITS & ONE_SEAT

    # --- changing -------------------------------------------------------------------
    # Most of these give back the spots that changed, for settling.

    def lay(self, cell: i64, land: i64) -> i64:
        """A tile from the stock onto an empty cell."""
        here = bit(len(self.cells))
        self._connect(cell, here)
        self.land = append(self.land, land)
        self.tokens = append(self.tokens, 0)
        self.city = append(self.city, NO_CITY)
        self.of_land[land] |= here
        self.stock[land] -= 1
        return here

    def _connect(self, cell: i64, here: i64) -> None:
        """Give a cell its spot, make it known to its neighbours and to the frontier."""
        frontier = vec[i64](capacity=len(self.frontier) + 3)
        for other in self.frontier:
            if other != cell:
                frontier = append(frontier, other)
        near: i64 = 0
        all_near = self.near[:]
        for other in NEIGHBOURS[cell]:
            if self.has_tile(other):
                spot = self.spot(other)
                near |= bit(spot)
                all_near[spot] |= here
            elif other not in self.frontier:
                frontier = inserted(frontier, other)
        self.frontier = frontier
        self.near = append(all_near, near)
        self.cells = appended(self.cells, cell)
        self.spot_at = self.spot_at[:]
        self.spot_at[cell] = u8(len(self.cells) - 1)
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Sort the newest spot in among the others by its cell."""
        spot: i64 = len(self.cells) - 1
        order = appended(self.order, spot)
        place = spot
        while place > 0 and self.cells[order[place - 1]] > self.cells[spot]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = spot
        self.order = order

    def change_land(self, spot: i64, land: i64) -> i64:
        """Another tile takes the place of this one; tokens stay."""
        here = bit(spot)
        old = self.land[spot]
        self.of_land[old] &= ~here
        self.stock[old] += 1
        self.of_land[land] |= here
        self.stock[land] -= 1
        self.land[spot] = land
        return here

    def set_tokens(self, spot: i64, tokens: i64) -> i64:
        """Change the number of animals on a tile, from or to the reserve."""
        here = bit(spot)
        self.token_reserve += self.tokens[spot] - tokens
        self.tokens[spot] = tokens
        if tokens:
            self.animals |= here
        else:
            self.animals &= ~here
        return here

    def build(self, city: i64, spot: i64) -> i64:
        """A city onto a tile; nothing is met until it is counted."""
        here = bit(spot)
        self.city[spot] = city
        self.site[city] = spot
        self.covered |= here
        return here

    def remove_city(self, spot: i64) -> None:
        """A city without meeples leaves the table."""
        city = self.city[spot]
        self.city[spot] = NO_CITY
        self.site[city] = NOWHERE
        self.met[city] = 0
        self.covered &= ~bit(spot)

    def swap(self, one: i64, two: i64) -> i64:
        """Two tiles change places with all that is on them."""
        _swap(self.land, one, two)
        _swap(self.tokens, one, two)
        _swap(self.city, one, two)
        for spot in (one, two):
            if self.city[spot] != NO_CITY:
                self.site[self.city[spot]] = spot
        for land in range(i64(LANDS)):
            self.of_land[land] = _swapped_bits(self.of_land[land], one, two)
        self.animals = _swapped_bits(self.animals, one, two)
        self.covered = _swapped_bits(self.covered, one, two)
        return bit(one) | bit(two)

    def set_met(self, city: i64, met: i64) -> None:
        """Note how many needs are met from now on."""
        self.met[city] = met

    def add_people(self, city: i64, seat: i64, meeples: i64) -> None:
        """Meeples of a seat come to a city, or leave it."""
        self.people[city] += meeples * (1 << seat * SEAT_BITS)


def _swap(numbers: vec[i64], one: i64, two: i64) -> None:
    kept = numbers[one]
    numbers[one] = numbers[two]
    numbers[two] = kept


def _swapped_bits(spots: i64, one: i64, two: i64) -> i64:
    if spots >> one & 1 == spots >> two & 1:
        return spots
    return spots ^ (bit(one) | bit(two))
