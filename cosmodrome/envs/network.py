"""A network behind the compiled search: numpy arrays in, numpy arrays out.

>>> import numpy as np
>>> import cosmodrome
>>> def evaluate(seen):
...     return np.full((len(seen["observation"]), 2), 0.5), np.zeros(seen["action_mask"].shape)
>>> state = cosmodrome.game("galaktiko").start(2, {}, 7)
>>> choice = NetworkBot(seed=1, evaluate=evaluate, simulations=64).choose(state)
>>> choice.action in state.legal(), sum(choice.visits)
(True, 64)
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots import SearchBot
from cosmodrome.bots.batch_search import USUAL_EXPLORATION, BatchJudge, BatchSearch
from cosmodrome.bots.search import Search
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.lab.arrays import memory
from cosmodrome.registry import judge

Floats = NDArray[np.floating[Any]]
# Observations by name as environments have them, a row for each position, as the seat to move sees
# it. The answer: chances, a row for each position, of the observer and the seats after it; or the
# observer's alone; and with them, if there is a policy, a logit for each action.
Evaluate = Callable[[dict[str, NDArray[Any]]], Floats | tuple[Floats, Floats]]


class BadShape(BadValue):
    """An array has another shape than it must have."""

    code = "bad-shape"
    says = "{what} should have the shape {wanted}, not {got}"


class NotWhole(BadValue):
    """An array should have whole numbers: actions, for example."""

    code = "not-whole"
    says = "{what} should be whole numbers, not {got}"


class NotFinite(BadValue):
    """A network returned infinite values or NaN, which the search would not notice."""

    code = "not-finite"
    says = "{what} should be finite numbers; some are infinite or not a number"


class Network(BatchJudge):
    """Shows positions to a callable as arrays, and understands its answer."""

    def __init__(self, evaluate: Evaluate, observer: Judge, example: State, most: int) -> None:
        """``example``: any position of the variant; ``most``: how many are judged at once."""
        self._evaluate: Final = evaluate
        self._observer: Final = observer
        self._actions: Final = len(example.game.actions)
        self._size: Final = len(observer.feature_names(example))
        self._numbers: Final = Numbers(most * self._size)
        planes, (rows, columns) = len(observer.plane_names(example)), observer.plane_shape()
        self._planes: Final = Planes(most, planes, rows * columns)
        self._shape: Final = (most, planes, rows, columns)

    def judge(
        self, states: list[State], legal: list[list[int]]
    ) -> tuple[list[list[float]], list[list[float]]]:
        seen = self._show(states)
        masks = seen["action_mask"] = np.zeros((len(states), self._actions), np.int8)
        for row, actions in enumerate(legal):
            masks[row, actions] = 1
        answer = self._evaluate(seen)
        values, logits = answer if isinstance(answer, tuple) else (answer, None)
        chances = _for_seats(np.asarray(values), states)
        if logits is None:
            return chances, []
        check_shape("the logits", np.asarray(logits), masks.shape)
        _check_finite("the logits of legal actions", np.asarray(logits)[masks == 1])
        return chances, [_softmax(logits[row, actions]) for row, actions in enumerate(legal)]

    def _show(self, states: list[State]) -> dict[str, NDArray[Any]]:
        """What the seats to move see, written by compiled code."""
        size, observer = self._size, self._observer
        for row, state in enumerate(states):
            self._numbers.begin(row * size, size)
            observer.write_features(state, state.to_move, self._numbers)
            if self._planes.size:
                self._planes.begin(row)
                observer.write_planes(state, state.to_move, self._planes)
        written = memory(self._numbers.items).reshape(-1, size)[: len(states)]
        seen: dict[str, NDArray[Any]] = {"observation": written.astype(np.float32)}
        if self._planes.size:
            planes = memory(self._planes.items).reshape(self._shape)
            seen["map"] = planes[: len(states)].copy()
        return seen


def _for_seats(values: Floats, states: list[State]) -> list[list[float]]:
    """Chances by seat; where only the observer's is told, the others share the rest."""
    seats = int(states[0].seats)
    if values.size == len(states):
        own = values.reshape(-1, 1)
        values = np.hstack([own, np.repeat((1 - own) / (seats - 1), seats - 1, axis=1)])
    check_shape("the chances", values, (len(states), seats))
    _check_finite("the chances", values)
    turned = [np.roll(row, state.to_move) for row, state in zip(values, states, strict=True)]
    return np.array(turned, np.float64).tolist()  # type: ignore[no-any-return]


def check_shape(what: str, array: NDArray[Any], wanted: tuple[int, ...]) -> None:
    """Raise BadShape if an array has another shape."""
    if array.shape != wanted:
        raise BadShape(what=what, wanted=str(wanted), got=str(array.shape))


def _check_finite(what: str, array: NDArray[Any]) -> None:
    if not np.isfinite(array).all():
        raise NotFinite(what=what)


def _softmax(logits: Floats) -> list[float]:
    weights = np.exp(logits - logits.max())
    return (weights / weights.sum()).tolist()  # type: ignore[no-any-return]


class NetworkBot(SearchBot):
    """A searching player that asks a network, for as many positions at once as it likes.

    A larger ``batch`` is quicker and plays a little worse.
    """

    def __init__(
        self,
        seed: int,
        evaluate: Evaluate,
        simulations: int = 400,
        batch: int = 16,
        seconds: float = 0.0,
        exploration: float = USUAL_EXPLORATION,
    ) -> None:
        super().__init__(seed, simulations, None, seconds)
        self._evaluate = evaluate
        self._batch = batch
        self._exploration = exploration

    def _make_search(self, state: State) -> Search:
        own = judge(state.game)
        network = Network(self._evaluate, own, state, max(self._batch, 1))
        return BatchSearch(
            own,
            network,
            self._chance,
            self._simulations,
            self._batch,
            self._seconds,
            self._exploration,
        )
