"""A game's own judge, corrected by what was learned from the ends of many games.

The chances that the game's own judge gives are raised to a power and multiplied by factors: sums
of learned weights over what the seat to move knows. The sums are of whole numbers.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.bots.learned import FEATURE_BITS, LOGIT_BITS, Layer, whole, whole_exp
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.vecs import vec


@mypyc_attr(native_class=True)
class Correction:
    """Learned factors for the chances of one variant."""

    def __init__(
        self, layer: Layer, power: float, seats: int, rows: list[int], constants: list[int]
    ) -> None:
        """``rows``: of each feature the row in the layer; ``constants``: of the variant."""
        self.power: Final = power
        self.seats: Final = i64(seats)
        # By feature and seat, counted from the seat to move: the layer has more seats.
        self.weights: Final = vec[i64](
            [layer.weights[row * layer.width + turn] for row in rows for turn in range(seats)]
        )
        self.shift: Final = layer.bits + FEATURE_BITS - LOGIT_BITS
        self.numbers: Final = Numbers(len(rows))
        start = vec[i64](list(layer.biases))
        for row in constants:
            layer.add(row, i64(1) << FEATURE_BITS, start)
        self.start: Final = start
        self.sums: Final = vec[i64]([0] * seats)

    def apply(self, chances: list[float], own: Judge, state: State) -> None:
        """Correct what the game's own judge says of a position."""
        self._look(own, state)
        top = self._logit(0)
        for turn in range(1, self.seats):
            top = max(top, self._logit(turn))
        total = 0.0
        for seat in range(self.seats):
            chance = chances[seat]
            turn = (seat + self.seats - state.to_move) % self.seats
            if chance > 0.0:
                chance = exp(self.power * log(chance)) * whole_exp(top - self._logit(turn))
            chances[seat] = chance
            total += chance
        for seat in range(self.seats):
            chances[seat] = chances[seat] / total

    def _look(self, own: Judge, state: State) -> None:
        """Sum up the weights of what the seat to move knows."""
        numbers = self.numbers
        numbers.restart()
        own.write_features(state, state.to_move, numbers)
        items = numbers.items
        places = numbers.places
        weights = self.weights
        sums = self.sums
        for turn in range(self.seats):
            sums[turn] = self.start[turn]
        for noted in range(numbers.count):
            place = places[noted]
            factor = whole(items[place])
            for turn in range(self.seats):
                sums[turn] += factor * weights[place * self.seats + turn]

    def _logit(self, turn: i64) -> i64:
        """The correction for a seat, counted from the seat to move."""
        return self.sums[turn] >> self.shift


@mypyc_attr(native_class=True)
class CorrectedJudge(Judge):
    """Judges positions of one variant.

    Only the ends of rollouts are judged with the correction. The priors of the search are those
    of the game's own judge, which has a quick way to look at all actions of a position.
    """

    def __init__(self, own: Judge, correction: Correction) -> None:
        self.own: Final = own
        self.correction: Final = correction

    def prior_temperature(self) -> float:
        return self.own.prior_temperature()

    def effort(self, level: str) -> float:
        return self.own.effort(level)

    def amaf_weight(self) -> float:
        return self.own.amaf_weight()

    def prepared_for(self, state: State) -> Judge:
        return CorrectedJudge(self.own.prepared_for(state), self.correction)

    def chance_key(self, state: State) -> i64:
        return self.own.chance_key(state)

    def continues_rollout(self, state: State, decisions: int) -> bool:
        return self.own.continues_rollout(state, decisions)

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        return self.own.rollout_action(state, legal, chance)

    def quick_priors(self, state: State, legal: LegalActions) -> vec[float]:
        return self.own.quick_priors(state, legal)

    def chances_after(self, state: State, actions: list[int]) -> list[list[float]]:
        """For priors: what the game's own judge says."""
        return self.own.chances_after(state, actions)

    def chances(self, state: State) -> list[float]:
        chances = self.own.chances(state)
        if state.to_move >= 0:
            self.correction.apply(chances, self.own, state)
        return chances

    def features(self, state: State, seat: int) -> list[float]:
        return self.own.features(state, seat)

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        self.own.write_features(state, seat, out)

    def feature_names(self, state: State) -> list[str]:
        return self.own.feature_names(state)
