"""The common world: tiles, animals and cities on a grid of 21 x 21 cells.

The cells that hold a tile are numbered in the order in which they got it: these numbers
are *spots*. A cell never loses its tile, only what lies there changes, so a spot is for
good, and a set of spots is one number with a bit for each. That makes the rules about
neighbours a few bit operations, and lets clones share all that only a new tile changes.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.games.gaia.parts import CITIES, LANDS, Parts

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
_NO_TILES: Final[list[int]] = []
_EMPTY: Final = bytes([NO_SPOT]) * CELLS


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


_NEIGHBOURS: Final = [neighbours(cell) for cell in range(CELLS)]


@mypyc_attr(native_class=True, acyclic=True)
class World:
    """What lies on the table. Cities are numbered from 0 here, as in the tables of Parts."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        # Only a new tile changes these; their lists are replaced then, so that clones share
        # them. By spot: its cell, its neighbours; the spots by rising cell; the empty cells
        # beside tiles, rising; by cell: its spot.
        self.cells = _NO_TILES
        self.near = _NO_TILES
        self.order = _NO_TILES
        self.frontier = [CENTRE]
        self.spot_at = _EMPTY
        # By spot: land, animal tokens, city. Replaced too.
        self.land = _NO_TILES
        self.tokens = _NO_TILES
        self.city = _NO_TILES
        # The same as sets: spots of each land, spots with tokens, spots with a city.
        self.of_land = _NO_TILES
        self.animals: i64 = 0
        self.covered: i64 = 0
        # By land: tiles not on the table.
        self.stock = _NO_TILES
        self.token_reserve = TOKENS
        # By city: its spot, its met needs, its meeples.
        self.site = _NO_TILES
        self.met = _NO_TILES
        self.people = _NO_TILES

    def begin(self) -> None:
        """An empty table, all tiles in stock."""
        self.of_land = [0] * LANDS
        self.stock = self.parts.tiles.copy()
        self.site = [NOWHERE] * CITIES
        self.met = [0] * CITIES
        self.people = [0] * CITIES

    def clone(self) -> "World":
        copy = World(self.parts)
        copy.cells = self.cells
        copy.near = self.near
        copy.order = self.order
        copy.frontier = self.frontier
        copy.spot_at = self.spot_at
        copy.land = self.land
        copy.tokens = self.tokens
        copy.city = self.city
        copy.of_land = self.of_land
        copy.animals = self.animals
        copy.covered = self.covered
        copy.stock = self.stock
        copy.token_reserve = self.token_reserve
        copy.site = self.site
        copy.met = self.met
        copy.people = self.people
        return copy

    # --- looking --------------------------------------------------------------------

    def spot(self, cell: int) -> int:
        """The spot of a cell with a tile."""
        return self.spot_at[cell]

    def has_tile(self, cell: int) -> bool:
        """Whether a tile lies in this cell."""
        return self.spot_at[cell] != NO_SPOT

    def cell_of(self, city: int) -> int:
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
                found |= i64(self.near[spot])
            spots >>= 1
            spot += 1
        return found

    def count_met(self, city: int, spot: i64) -> int:
        """How many needs a city has met, or would have, on a spot. Section 6.1."""
        parts = self.parts
        visible: i64 = i64(self.near[spot]) & ~self.covered
        met: i64 = 0
        for land in parts.needed[city]:
            if visible & i64(self.of_land[land]):
                met += 1
        for land in parts.needed_twice[city]:
            tiles: i64 = visible & i64(self.of_land[land])
            if tiles & (tiles - 1):
                met += 1
        if visible & self.animals and parts.eats[city]:
            met += 1
        return met

    def meeples(self, city: int, seat: int) -> int:
        """How many meeples a seat has on a city."""
        return self.people[city] >> seat * SEAT_BITS & ONE_SEAT

    # --- changing -------------------------------------------------------------------
    # Each of these gives back the spots that changed, for settling.

    def lay(self, cell: int, land: int) -> i64:
        """A tile from the stock onto an empty cell."""
        spot = len(self.cells)
        here: i64 = bit(spot)
        self._connect(cell, spot, here)
        self.cells = self.cells + [cell]
        self.spot_at = self.spot_at[:cell] + bytes([spot]) + self.spot_at[cell + 1 :]
        self.land = self.land + [land]
        self.tokens = self.tokens + [0]
        self.city = self.city + [NO_CITY]
        self._turn_over(here, NOWHERE, land)
        return here

    def _connect(self, cell: int, spot: int, here: i64) -> None:
        """Make a new spot known to its neighbours, to the order and to the frontier."""
        near = self.near.copy()
        mine: i64 = 0
        frontier = self.frontier.copy()
        frontier.remove(cell)
        for other in _NEIGHBOURS[cell]:
            neighbour: i64 = self.spot_at[other]
            if neighbour != NO_SPOT:
                mine |= bit(neighbour)
                near[neighbour] = i64(near[neighbour]) | here
            elif other not in frontier:
                insert(frontier, other)
        near.append(mine)
        self.near = near
        self.frontier = frontier
        at = 0
        while at < spot and self.cells[self.order[at]] < cell:
            at += 1
        order = self.order.copy()
        order.insert(at, spot)
        self.order = order

    def _turn_over(self, here: i64, old: int, new: int) -> None:
        """One tile goes to the stock and another comes from it."""
        of_land = self.of_land.copy()
        stock = self.stock.copy()
        if old != NOWHERE:
            of_land[old] = i64(of_land[old]) & ~here
            stock[old] += 1
        of_land[new] = i64(of_land[new]) | here
        stock[new] -= 1
        self.of_land = of_land
        self.stock = stock

    def change_land(self, spot: int, land: int) -> i64:
        """Another tile takes the place of this one; tokens stay."""
        here: i64 = bit(spot)
        self._turn_over(here, self.land[spot], land)
        self.land = _with(self.land, spot, land)
        return here

    def set_tokens(self, spot: int, tokens: int) -> i64:
        """So many animals on a tile, from or to the reserve."""
        here: i64 = bit(spot)
        self.token_reserve += self.tokens[spot] - tokens
        self.tokens = _with(self.tokens, spot, tokens)
        if tokens:
            self.animals |= here
        else:
            self.animals &= ~here
        return here

    def build(self, city: int, spot: int) -> i64:
        """A city onto a tile; nothing is met until it is counted."""
        here: i64 = bit(spot)
        self.city = _with(self.city, spot, city)
        self.site = _with(self.site, city, spot)
        self.covered |= here
        return here

    def remove_city(self, spot: int) -> i64:
        """A city without meeples leaves the table."""
        city = self.city[spot]
        self.city = _with(self.city, spot, NO_CITY)
        self.site = _with(self.site, city, NOWHERE)
        self.met = _with(self.met, city, 0)
        here: i64 = bit(spot)
        self.covered &= ~here
        return here

    def swap(self, one: int, two: int) -> i64:
        """Two tiles change places with all that is on them."""
        self.land = _swapped(self.land, one, two)
        self.tokens = _swapped(self.tokens, one, two)
        self.city = _swapped(self.city, one, two)
        for spot in (one, two):
            if self.city[spot] != NO_CITY:
                self.site = _with(self.site, self.city[spot], spot)
        of_land: list[int] = []
        for spots in self.of_land:
            of_land.append(_swapped_bits(spots, one, two))
        self.of_land = of_land
        self.animals = _swapped_bits(self.animals, one, two)
        self.covered = _swapped_bits(self.covered, one, two)
        return bit(one) | bit(two)

    def set_met(self, city: int, met: int) -> None:
        """So many needs are met from now on."""
        self.met = _with(self.met, city, met)

    def add_people(self, city: int, seat: int, meeples: int) -> None:
        """Meeples of a seat come to a city, or leave it."""
        self.people = _with(self.people, city, self.people[city] + (meeples << seat * SEAT_BITS))


def insert(numbers: list[int], number: int) -> None:
    """Put a number into a rising list."""
    at = len(numbers)
    while at > 0 and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


def _with(numbers: list[int], at: int, value: int) -> list[int]:
    """A copy of a list with one value changed."""
    copy = numbers.copy()
    copy[at] = value
    return copy


def _swapped(numbers: list[int], one: int, two: int) -> list[int]:
    copy = numbers.copy()
    copy[one] = numbers[two]
    copy[two] = numbers[one]
    return copy


def _swapped_bits(spots: i64, one: i64, two: i64) -> i64:
    if spots >> one & 1 == spots >> two & 1:
        return spots
    return spots ^ (bit(one) | bit(two))
