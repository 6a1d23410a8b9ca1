"""Judge: what a game knows about good and bad positions. Bots and learners use it."""

from math import exp

from mypy_extensions import mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import State


@mypyc_attr(native_class=True)
class Judge:
    """Looks at a position as it is given: whoever must not know hidden things redeals first."""

    def plays_on(self, state: State, decisions: int) -> bool:
        """Whether a playout goes on after so many decisions, or asks for chances here."""
        return False

    def doubt(self) -> float:
        """How far from the truth a look one step ahead often is.

        A search follows that look less, and tries more of what looks worse, the larger this is.
        """
        return 0.06

    def chances(self, state: State) -> list[float]:
        """A quick estimate of each seat's chance to win; they add up to 1."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> list[float]:
        """The position as this seat may know it: numbers of about -1 to 1, always as many."""
        raise NotImplementedError

    def feature_names(self, state: State) -> list[str]:
        """What each number of features() means."""
        raise NotImplementedError

    def policy(self, state: State, legal: list[int], chance: Chance) -> int:
        """A light choice for playouts: here any legal action."""
        return legal[chance.below(len(legal))]


def outcome(state: State) -> list[float]:
    """The result of a finished game as chances: winners share 1 equally."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def softmax(values: list[float], spread: float) -> list[float]:
    """Chances to have the highest of some values that are known up to a spread."""
    top = max(values)
    weights = [exp((value - top) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
