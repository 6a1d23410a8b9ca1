"""All moves as first (AMAF): how an action did wherever in the simulations it was played.

A node that was visited a few times knows little of its own actions. But most of them were played
elsewhere too, by the same seat: earlier or later in its turn, or in the next one.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.vecs import vec

# Results of an action that was played less often than this say nothing,
_FEWEST: Final = 6.0
# and they count in full only where there are many more of them than this.
_FEW: Final = 20.0


@mypyc_attr(native_class=True)
class Amaf:
    """Results of all actions, by the seat that played them, over the simulations of a decision."""

    def __init__(self, seats: int, actions: int) -> None:
        self.actions: Final = i64(actions)
        self.simulations = 0.0
        # By seat: the sum of its results.
        self.sums: Final = vec[float]([0.0] * seats)
        # By seat and action: how often it was played, and the sum of the results.
        self.played: Final = vec[float]([0.0] * (seats * actions))
        self.totals: Final = vec[float]([0.0] * (seats * actions))
        # What was played in the simulation at hand.
        self.noted: Final = LegalActions()

    def note(self, seat: i64, action: i64) -> None:
        """A seat plays an action in the simulation at hand."""
        self.noted.add(seat * self.actions + action)

    def add(self, chances: list[float]) -> None:
        """The simulation at hand ends with these chances."""
        noted, played, totals, sums = self.noted, self.played, self.totals, self.sums
        for i in range(noted.size):
            key = noted.at(i)
            played[key] += 1.0
            totals[key] += chances[key // self.actions]
        noted.clear()
        self.simulations += 1.0
        for seat in range(len(chances)):
            sums[seat] += chances[seat]

    def knows(self, seat: i64, action: i64) -> bool:
        """Whether a seat has played an action often enough to say something about it."""
        return self.played[seat * self.actions + action] >= _FEWEST

    def gain(self, seat: i64, action: i64) -> float:
        """By how much results were better than usual for a seat when it played an action."""
        key = seat * self.actions + action
        played = self.played[key]
        usual = self.sums[seat] / self.simulations
        return (self.totals[key] - played * usual) / (played + _FEW)
