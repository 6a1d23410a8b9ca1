"""A judge that was learned: a small network over what the seat to move knows.

All arithmetic is on whole numbers, so that every machine comes to the same result to the last bit.
Most features are 0: the first layer adds up only the rows of those that are not.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.bots.batch_search import BatchJudge
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.engine.vecs import vec

# Features are multiples of 1 / 2**8, what passes between layers of 1 / 2**10, logits of 1 / 2**8.
FEATURE_BITS: Final = 8
HIDDEN_BITS: Final = 10
LOGIT_BITS: Final = 8
_FEATURE_ONE: Final = 256.0
# exp(-n / 2**8) in parts of a million; 0 from here on.
_EXPS: Final = vec[i64](
    [round(1_000_000.0 * exp(-float(n) / float(1 << LOGIT_BITS))) for n in range(3800)]
)
# How far around a cell that an action names the network looks.
REACH: Final = 1


@mypyc_attr(native_class=True, acyclic=True)
class Layer:
    """Weights as whole numbers of 1 / 2**bits, in rows, and a bias for each output.

    Biases are in the unit of the sums: that of the inputs, times that of the weights.
    """

    def __init__(self, width: int, bits: int, weights: list[int], biases: list[int]) -> None:
        self.width: Final = i64(width)
        self.bits: Final = i64(bits)
        self.weights: Final = vec[i64](weights)
        self.biases: Final = vec[i64](biases)

    def begin(self, sums: vec[i64]) -> None:
        """Begin the sums with the biases, where rows are inputs."""
        biases = self.biases
        for i in range(self.width):
            sums[i] = biases[i]

    def add(self, row: i64, factor: i64, sums: vec[i64]) -> None:
        """Add the row of an input, times its value."""
        weights = self.weights
        place = row * self.width
        for i in range(self.width):
            sums[i] += factor * weights[place + i]

    def dot(self, row: i64, values: vec[i64]) -> i64:
        """One sum where rows are outputs: a row times all inputs."""
        weights = self.weights
        place = row * self.width
        total: i64 = 0
        for i in range(self.width):
            total += values[i] * weights[place + i]
        return total


@mypyc_attr(native_class=True, acyclic=True)
class Pairs:
    """A layer whose rows are inputs, two outputs in each whole number: half the work.

    Only for sums that fit into 32 bits.
    """

    def __init__(self, layer: Layer) -> None:
        self.bits: Final = layer.bits
        self.width: Final = layer.width // 2
        weights = layer.weights
        biases = layer.biases
        self.weights: Final = vec[i64](
            [weights[i] + (weights[i + 1] << 32) for i in range(0, len(weights), 2)]
        )
        self.biases: Final = vec[i64](
            [biases[i] + (biases[i + 1] << 32) for i in range(0, len(biases), 2)]
        )

    def add(self, row: i64, factor: i64, sums: vec[i64]) -> None:
        """Add the row of an input, times its value."""
        weights = self.weights
        place = row * self.width
        for i in range(self.width):
            sums[i] += factor * weights[place + i]


def lower(pair: i64) -> i64:
    """The first number of a pair; it may be negative."""
    return ((pair + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)


@mypyc_attr(native_class=True, acyclic=True)
class Layers:
    """The network of a game.

    The rows of ``chances`` and ``policy`` are outputs, those of the others are inputs.
    """

    def __init__(
        self, first: Layer, second: Layer, chances: Layer, policy: Layer, around: Layer
    ) -> None:
        self.first: Final = Pairs(first)
        self.second: Final = second
        self.chances: Final = chances
        self.policy: Final = policy
        self.around: Final = around


@mypyc_attr(native_class=True)
class LearnedJudge(BatchJudge):
    """Judges positions of one variant."""

    def __init__(
        self,
        layers: Layers,
        observer: Judge,
        example: State,
        rows: list[int],
        constants: list[int],
        first_cell: int,
        cells: int,
    ) -> None:
        """``rows``: of each feature the row in the first layer; ``constants``: of the variant."""
        self.layers: Final = layers
        self.observer: Final = observer
        self.rows: Final = vec[i64](rows)
        self.seats: Final = example.seats
        self.numbers: Final = Numbers(len(rows))
        shape = observer.plane_shape()
        self.columns: Final = i64(shape[1])
        self.depth: Final = i64(len(observer.plane_names(example)))
        self.planes: Final = Planes(1, int(self.depth), shape[0] * shape[1])
        self.first_cell: Final = i64(first_cell)
        self.cells: Final = i64(cells)
        start = vec[i64](list(layers.first.biases))
        for row in constants:
            layers.first.add(row, i64(1) << FEATURE_BITS, start)
        self.start: Final = start
        self.sums: Final = vec[i64]([0] * int(layers.first.width))
        self.hidden: Final = vec[i64]([0] * int(layers.second.width))
        self.queries: Final = vec[i64]([0] * int(layers.around.width))

    def judge(
        self, states: list[State], legal: list[list[int]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        chances: list[list[float]] = []
        priors: list[list[float]] = []
        for place in range(len(states)):
            self.look(states[place])
            chances.append(self._chances(states[place]))
            priors.append(weights_to_shares(self.logits(states[place], legal[place])))
        return chances, priors

    def look(self, state: State) -> None:
        """Compute what both answers need, from what the seat to move knows."""
        numbers = self.numbers
        numbers.restart()
        self.observer.write_features(state, state.to_move, numbers)
        items = numbers.items
        places = numbers.places
        layers = self.layers
        sums = self.sums
        start = self.start
        for i in range(layers.first.width):
            sums[i] = start[i]
        for noted in range(numbers.count):
            place = places[noted]
            layers.first.add(self.rows[place], whole(items[place]), sums)
        hidden = self.hidden
        layers.second.begin(hidden)
        shift = layers.first.bits + FEATURE_BITS - HIDDEN_BITS
        for i in range(layers.first.width):
            low = lower(sums[i])
            high = (sums[i] - low) >> 32
            if low > 0:
                layers.second.add(2 * i, low >> shift, hidden)
            if high > 0:
                layers.second.add(2 * i + 1, high >> shift, hidden)
        for i in range(layers.second.width):
            hidden[i] = hidden[i] >> layers.second.bits if hidden[i] > 0 else 0

    def _chances(self, state: State) -> list[float]:
        """The chance of each seat; the network has that of the seat to move first."""
        layer = self.layers.chances
        seats = self.seats
        logits: list[int] = [0] * int(seats)
        for turn in range(seats):
            total = layer.dot(turn, self.hidden) + layer.biases[turn]
            seat = (state.to_move + turn) % seats
            logits[seat] = total >> (layer.bits + HIDDEN_BITS - LOGIT_BITS)
        return weights_to_shares(logits)

    def logits(self, state: State, legal: list[int]) -> list[int]:
        """How much each legal action is liked, after look()."""
        layer = self.layers.policy
        shift = layer.bits + HIDDEN_BITS - LOGIT_BITS
        found: list[int] = []
        asked = False
        for action in legal:
            number: i64 = action
            logit = (layer.dot(number, self.hidden) + layer.biases[number]) >> shift
            cell = number - self.first_cell
            if 0 <= cell < self.cells:
                if not asked:
                    self._ask_about_cells(state)
                    asked = True
                logit += self._fit(cell)
            found.append(logit)
        return found

    def _ask_about_cells(self, state: State) -> None:
        """What the network looks for around a cell."""
        self.planes.begin(0)
        self.observer.write_planes(state, state.to_move, self.planes)
        layer = self.layers.around
        layer.begin(self.queries)
        hidden = self.hidden
        for i in range(self.layers.second.width):
            if hidden[i] > 0:
                layer.add(i, hidden[i], self.queries)
        for i in range(layer.width):
            self.queries[i] >>= layer.bits

    def _fit(self, cell: i64) -> i64:
        """How well what lies around a cell is what the network looks for."""
        items = self.planes.items
        area = self.planes.cells
        side = self.columns
        width: i64 = 2 * REACH + 1
        top = cell // side - REACH
        left = cell % side - REACH
        total: i64 = 0
        for down in range(width):
            for right in range(width):
                row = top + down
                column = left + right
                if 0 <= row < area // side and 0 <= column < side:
                    place = row * side + column
                    for plane in range(self.depth):
                        number = i64(items[plane * area + place])
                        if number != 0:
                            query = (plane * width + down) * width + right
                            total += number * self.queries[query]
        return total >> (HIDDEN_BITS - LOGIT_BITS)


def whole(number: float) -> i64:
    """A feature in whole parts."""
    if number == 1.0:
        return 1 << FEATURE_BITS
    scaled = number * _FEATURE_ONE
    return i64(int(scaled + 0.5)) if scaled > 0.0 else -i64(int(0.5 - scaled))


def whole_exp(below: i64) -> float:
    """exp() of a logit's distance below another one, from the table; never 0."""
    return float(max(_EXPS[below], 1)) if below < len(_EXPS) else 1.0


def weights_to_shares(logits: list[int]) -> list[float]:
    """Softmax of logits in whole parts; the same on every machine."""
    top = max(logits)
    total: i64 = 0
    weights: list[int] = []
    for logit in logits:
        below: i64 = top - logit
        weight = _EXPS[below] if below < len(_EXPS) else i64(0)
        weights.append(weight)
        total += weight
    return [float(weight) / float(total) for weight in weights]
