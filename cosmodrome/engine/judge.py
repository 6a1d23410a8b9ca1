"""Judge: what a game knows about good and bad positions. Bots and learners use it."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.engine.vecs import vec

# Resolution of a draw by weight.
_FINE: Final = 1 << 30


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Judge:
    """Evaluates positions as they are given: a caller with less knowledge redeals first."""

    def prior_temperature(self) -> float:
        """Softmax temperature of the search's one-step prior; higher means less trust in it."""
        return 0.06

    def haste_temperature(self) -> float:
        """Softmax temperature of a choice made in haste, in units of what is at stake.

        Higher means weaker; in a game of many small decisions less is enough.
        """
        return 0.6

    def effort(self, level: str) -> float:
        """What the simulations of a level are multiplied by in this game.

        Chosen by matches: every level is to be clearly weaker than the next.
        """
        return 1.0

    def amaf_weight(self) -> float:
        """How many tries at a node count as much as how an action did elsewhere in the search.

        The field calls the latter AMAF, all moves as first. 0: it is not looked at.
        """
        return 100.0

    def prepared_for(self, state: State) -> "Judge":
        """A judge for a search that begins at this position.

        What takes long to work out, and stays about right for the next moves, is worked out here.
        """
        return self

    def chance_key(self, state: State) -> i64:
        """What chance has just decided, as a number by which the search tells decisions apart.

        0: a decision is the same whatever chance has decided.
        """
        return 0

    def continues_rollout(self, state: State, decisions: int) -> bool:
        """Whether a rollout goes on after this many decisions, or is evaluated here."""
        return False

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> i64:
        """A light policy for rollouts: here any legal action."""
        return legal.at(chance.below(legal.size))

    def quick_priors(self, state: State, legal: LegalActions) -> vec[float]:
        """How promising each legal action is at first sight, in shares of 1, at next to no cost.

        The search asks anew in every deal. Empty: it looks one step ahead with chances() instead,
        once for a node, and keeps what it saw.
        """
        return vec[float]()

    def chances(self, state: State) -> list[float]:
        """A quick estimate of each seat's chance to win; they add up to 1."""
        raise NotImplementedError

    def chances_after(self, state: State, actions: list[int]) -> list[list[float]]:
        """What chances() says after each of some actions. The position is used up.

        A judge may have a quicker way: it must give the same numbers.
        """
        found: list[list[float]] = []
        last = len(actions) - 1
        for place in range(len(actions)):
            after = state.clone() if place < last else state
            after.apply(actions[place])
            found.append(self.chances(after))
        return found

    def features(self, state: State, seat: int) -> list[float]:
        """The position as this seat may know it: numbers from -1 to 1, always as many.

        A judge has this or write_features(); each of them does with the other.
        """
        numbers = Numbers(len(self.feature_names(state)))
        self.write_features(state, seat, numbers)
        return numbers.to_list()

    def write_features(self, state: State, seat: i64, out: Numbers) -> None:
        """The same, written into memory that was cleared."""
        for number in self.features(state, seat):
            out.put(number)

    def feature_names(self, state: State) -> list[str]:
        """What each number of features() means."""
        raise NotImplementedError

    def write_planes(self, state: State, seat: i64, out: Planes) -> None:
        """The board as planes of small whole numbers, where a game has one that needs it."""

    def plane_names(self, state: State) -> list[str]:
        """What each plane means; there may be none."""
        return []

    def plane_shape(self) -> tuple[int, int]:
        """The rows and columns of a plane."""
        return (0, 0)


def outcome(state: State) -> list[float]:
    """The result of a finished game as chances: winners share 1 equally."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def rewards(state: State) -> list[float]:
    """The result of a finished game for learners: winners share 1, everybody pays 1/seats."""
    return [share - 1.0 / float(state.seats) for share in outcome(state)]


def softmax(values: list[float], temperature: float) -> list[float]:
    """Chances that favour high values, the more so the lower the temperature."""
    top = values[0]
    for value in values:
        if value > top:
            top = value
    weights = [exp((value - top) / temperature) for value in values]
    # Not sum(): it rounds differently from one version of Python to the next.
    total = 0.0
    for weight in weights:
        total += weight
    for place in range(len(weights)):
        weights[place] = weights[place] / total
    return weights


def to_shares(weights: vec[float]) -> vec[float]:
    """Weights as shares of 1; the row itself is changed."""
    total = _total(weights)
    for place in range(len(weights)):
        weights[place] = weights[place] / total
    return weights


def pick_by_weight(weights: vec[float], chance: Chance) -> i64:
    """A place in the row, drawn by its weight."""
    drawn = _total(weights) * float(chance.below(_FINE)) / float(_FINE)
    for place in range(len(weights)):
        drawn -= weights[place]
        if drawn < 0.0:
            return place
    return len(weights) - 1


def _total(weights: vec[float]) -> float:
    total = 0.0
    for weight in weights:
        total += weight
    return total
