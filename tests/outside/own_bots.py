"""A package of somebody else's: bots and judges that know nothing of how ours are built."""

from collections.abc import Sequence

from cosmodrome.bots import Choice, SearchBot
from cosmodrome.engine.game import State


class Last:
    """Always the last legal action, by its notation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> str:
        return state.game.actions.name(state.legal()[-1])


class Illegal:
    """Answers with what is not legal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        return next(n for n in range(len(state.game.actions)) if n not in state.legal())


class Leader:
    """A judge that only looks at the scores; it has no other method."""

    def chances(self, state: State) -> Sequence[float]:
        scores = [score - min(state.scores()) + 1 for score in state.scores()]
        return tuple(score / sum(scores) for score in scores)


class Searcher:
    """A search with that judge."""

    def __init__(self, seed: int) -> None:
        self.bot = SearchBot(seed, 24, Leader())

    def choose(self, state: State) -> Choice:
        return self.bot.choose(state)


NOT_A_FACTORY = 7
