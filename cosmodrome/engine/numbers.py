"""Numbers and Planes: what a position looks like to a learner, written into one block of memory.

Compiled code writes; others look at ``items`` through the buffer protocol, without a copy. A block
may hold many positions, one after the other.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from cosmodrome.engine.vecs import vec

# Of a position, the most places of planes that are noted: with more all are cleared.
_NOTED: Final = 512


@mypyc_attr(native_class=True, acyclic=True)
class Numbers:
    """Numbers from -1 to 1 in a row. The memory is cleared before a position is written.

    Most numbers are 0. The places of those that are not are noted, so that one position
    after another can be written and read without looking at all of the memory.
    """

    def __init__(self, size: int) -> None:
        self.items = vec[float]([0.0] * size)
        # Where the next number goes.
        self.place: i64 = 0
        # Where something was written since begin() or restart(), each place once.
        self.places = vec[i64]([0] * size)
        self.count: i64 = 0

    def begin(self, place: i64, size: i64) -> None:
        """Clear the memory of a position, and go to its first number."""
        items = self.items
        for i in range(place, place + size):
            items[i] = 0.0
        self.place = place
        self.count = 0

    def restart(self) -> None:
        """Clear what was written for the last position, and go to the very first number."""
        items = self.items
        places = self.places
        for noted in range(self.count):
            items[places[noted]] = 0.0
        self.place = 0
        self.count = 0

    def put(self, number: float) -> None:
        """The next number; what lies outside is cut off."""
        if number > 1.0:
            number = 1.0
        elif number < -1.0:
            number = -1.0
        if number != 0.0:
            self._write(self.place, number)
        self.place += 1

    def flag(self, yes: bool) -> None:
        """1 for yes, 0 for no."""
        if yes:
            self._write(self.place, 1.0)
        self.place += 1

    def one_of(self, which: i64, size: i64) -> None:
        """As many numbers as there are possibilities, 1 for the one that is so; -1: for none."""
        if which >= 0:
            self._write(self.place + which, 1.0)
        self.place += size

    def bits(self, which: i64, size: i64) -> None:
        """A number for each bit."""
        for i in range(size):
            if which >> i & 1:
                self._write(self.place + i, 1.0)
        self.place += size

    def add(self, which: i64, amount: float) -> None:
        """Add an amount above 0 to one of the numbers that come next; skip() passes them."""
        place = self.place + which
        before = self.items[place]
        total = before + amount
        if total > 1.0:
            total = 1.0
        if before == 0.0:
            self._write(place, total)
        else:
            self.items[place] = total

    def skip(self, size: i64) -> None:
        self.place += size

    def to_list(self) -> list[float]:
        return list(self.items)

    def _write(self, place: i64, number: float) -> None:
        """Write a number where there was a 0."""
        self.items[place] = number
        self.places[self.count] = place
        self.count += 1


@mypyc_attr(native_class=True, acyclic=True)
class Planes:
    """Small whole numbers for each cell of a board, plane after plane, of some positions.

    Most cells are empty, so the places that were written are noted, and only these are cleared.
    """

    def __init__(self, positions: int, planes: int, cells: int) -> None:
        self.size: i64 = planes * cells
        self.cells: i64 = cells
        self.items = vec[u8]([u8(0)] * (positions * planes * cells))
        # By position: how many places were written, and as many of them as there is room for.
        self.counts = vec[i64]([0] * positions)
        self.places = vec[i64]([0] * (positions * _NOTED))
        self.position: i64 = 0

    def begin(self, position: i64) -> None:
        """Clear what was written for a position, and go there."""
        if self.counts[position] > _NOTED:
            for place in range(position * self.size, (position + 1) * self.size):
                self.items[place] = u8(0)
        else:
            first = position * _NOTED
            for noted in range(first, first + self.counts[position]):
                self.items[self.places[noted]] = u8(0)
        self.counts[position] = 0
        self.position = position

    def put(self, plane: i64, cell: i64, number: i64) -> None:
        """A number in a cell of a plane."""
        place = self.position * self.size + plane * self.cells + cell
        self.items[place] = u8(number)
        count = self.counts[self.position]
        if count < _NOTED:
            self.places[self.position * _NOTED + count] = place
        self.counts[self.position] = count + 1
