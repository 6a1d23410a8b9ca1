"""How good a position of Trio is."""

from mypy_extensions import mypyc_attr

from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.judge import Judge, outcome, softmax

from .scoring import result, score
from .state import TrioState


@mypyc_attr(native_class=True)
class TrioJudge(Judge):
    """The better the card, the better the chance."""

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, TrioState)
        if state.to_move == NOBODY:
            return outcome(state)
        return softmax([float(result(state, seat)[0]) for seat in range(state.seats)], 3.0)

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, TrioState)
        return [
            1.0 if state.to_move == seat else 0.0,
            float(state.pile.size) / 4.0,
            float(score(state, seat)) / 9.0,
        ]

    def feature_names(self, state: State) -> list[str]:
        return ["to move", "cards in the pile", "own card"]


def make_judge(game: Game) -> Judge:
    """One judge serves all variants."""
    return TrioJudge()
