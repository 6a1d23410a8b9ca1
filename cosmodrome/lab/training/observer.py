"""Games side by side that end one after the other, and what their seats to move see."""

from typing import Final

import numpy as np

from cosmodrome.bots.learned import REACH
from cosmodrome.bots.trained import CELLS, numbers_around, variant_inputs
from cosmodrome.engine.batch import Batch
from cosmodrome.engine.game import Game
from cosmodrome.lab.arrays import memory
from cosmodrome.lab.training.positions import Array, Positions, Ragged
from cosmodrome.lab.training.tables import Table
from cosmodrome.registry import judge

_WIDTH: Final = 2 * REACH + 1


class Games:
    """All games of a table; ``rows`` are those that go on."""

    def __init__(self, game: Game, table: Table, places: dict[str, int], seeds: list[int]) -> None:
        options = game.check(table.seats, dict.fromkeys(table.options, True), 0)
        self.judge: Final = judge(game)
        self.batch: Final = Batch(game, table.seats, options, self.judge, seeds)
        self.seats: Final = table.seats
        self.rows = np.arange(table.games)
        example = self.batch.states[0]
        names = self.judge.feature_names(example)
        self._places: Final = np.array([places[name] for name in names])
        constant = variant_inputs(table.seats, table.options)
        self._constant: Final = np.array([places[name] for name in constant])
        self._around: Final = numbers_around(game)
        self._planes: Final = (-1, len(self.judge.plane_names(example)), *self.judge.plane_shape())
        families = [family for family in game.actions.families if family.verb == CELLS]
        self._first_cell: Final = int(families[0].first) if families else -1
        self._cells: Final = families[0].size if families else 0

    def movers(self) -> Array:
        """The seats to move in the games that go on."""
        return memory(self.batch.movers)[self.rows]

    def step(self, actions: Array) -> tuple[Array, Array, Array]:
        """One action each: which games ended, and what each seat won and scored in them."""
        rows = self.rows.tolist()
        self.batch.begin_step()
        self.batch.step_some(rows, actions.tolist())
        ended = memory(self.batch.ends)[self.rows] > 0
        over = self.rows[ended]
        won = memory(self.batch.rewards).reshape(-1, self.seats)[over] + 1.0 / self.seats
        scores = memory(self.batch.scores).reshape(-1, self.seats)[over]
        self.rows = self.rows[~ended]
        self.batch.observe_some(self.rows.tolist())
        return ended, won, scores

    def positions(self) -> Positions:
        """What the seats to move see."""
        count = len(self.rows)
        masks = memory(self.batch.masks).reshape(len(self.batch.states), -1)[self.rows]
        at, actions = np.nonzero(masks)
        legal = Ragged(np.bincount(at, minlength=count), (actions,))
        return Positions(np.full(count, self.seats), self._features(), legal, self._cells_of(legal))

    def _features(self) -> Ragged:
        count, constant = len(self.rows), len(self._constant)
        seen = memory(self.batch.numbers.items).reshape(len(self.batch.states), -1)[self.rows]
        at, column = np.nonzero(seen)
        counts = np.bincount(at, minlength=count) + constant
        # The numbers that differ come first in each row, then those of the variant.
        place = np.arange(len(at)) + constant * at
        ids = np.empty(counts.sum(), np.int64)
        ids[place] = self._places[column]
        ends = np.cumsum(counts)[:, None] - np.arange(constant, 0, -1)
        ids[ends] = self._constant
        numbers = np.ones(len(ids), np.float32)
        numbers[place] = seen[at, column]
        return Ragged(counts, (ids, numbers))

    def _cells_of(self, legal: Ragged) -> Ragged:
        """Of each legal action that names a cell: what lies around."""
        (actions,) = legal.items
        cells = actions - self._first_cell
        named = (cells >= 0) & (cells < self._cells)
        at = legal.rows()[named]
        counts = np.bincount(at, minlength=len(self.rows))
        if not len(at):
            return Ragged(counts, (actions[:0], np.zeros((0, self._around), np.uint8)))
        planes = memory(self.batch.planes.items).reshape(self._planes)
        edge = (REACH, REACH)
        boards, board = np.unique(at, return_inverse=True)
        padded = np.pad(planes[self.rows[boards]], ((0, 0), (0, 0), edge, edge))
        row, column = np.divmod(cells[named], self._planes[3])
        steps = np.arange(_WIDTH)
        patches = padded[
            board[:, None, None, None],
            np.arange(self._planes[1])[None, :, None, None],
            (row[:, None] + steps)[:, None, :, None],
            (column[:, None] + steps)[:, None, None, :],
        ].reshape(len(at), -1)
        missing = self._around - patches.shape[1]
        return Ragged(counts, (actions[named], np.pad(patches, ((0, 0), (0, missing)))))
