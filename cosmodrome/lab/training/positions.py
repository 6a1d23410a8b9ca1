"""Positions in sparse form for a learner: only the non-zero features, row after row."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Ragged(NamedTuple):
    """Rows of different lengths: how long each is, and arrays of all their items."""

    counts: Array
    items: tuple[Array, ...]

    def starts(self) -> Array:
        """Where each row begins."""
        return np.cumsum(self.counts) - self.counts

    def rows(self) -> Array:
        """The number of the row that each item is in."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def take(self, rows: Array) -> "Ragged":
        """Some of the rows."""
        counts = self.counts[rows]
        shift = np.repeat(self.starts()[rows] - (np.cumsum(counts) - counts), counts)
        flat = shift + np.arange(len(shift))
        return Ragged(counts, tuple(array[flat] for array in self.items))


def join(parts: list[Ragged]) -> Ragged:
    """Rows of several, one after the other."""
    items = zip(*(part.items for part in parts), strict=True)
    return Ragged(
        np.concatenate([part.counts for part in parts]),
        tuple(np.concatenate(arrays) for arrays in items),
    )


class Positions(NamedTuple):
    """What the seats to move see and may pick.

    ``features``: the place in the vocabulary and the number. ``legal``: actions. ``cells``: actions
    that name a cell of the board, and the neighbourhood of that cell.
    """

    seats: Array
    features: Ragged
    legal: Ragged
    cells: Ragged

    def take(self, rows: Array) -> "Positions":
        """Some of the positions."""
        return Positions(
            self.seats[rows],
            self.features.take(rows),
            self.legal.take(rows),
            self.cells.take(rows),
        )


def join_positions(parts: list[Positions]) -> Positions:
    """Several sets of positions as one."""
    return Positions(
        np.concatenate([part.seats for part in parts]),
        join([part.features for part in parts]),
        join([part.legal for part in parts]),
        join([part.cells for part in parts]),
    )
