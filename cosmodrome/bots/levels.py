# interpreted: asks for judges by name
"""The levels that people choose from, in one table, and the way to ask any bot."""

from typing import NamedTuple

from cosmodrome.bots.choice import Choice
from cosmodrome.bots.search import Search
from cosmodrome.bots.simple import choose_greedy, choose_random
from cosmodrome.engine.chance import Chance, chance
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.registry import judge


class UnknownLevel(BadValue):
    """No level has this name."""

    code = "unknown-level"
    says = "there is no bot {level!r}; there are: {levels}"


class Level(NamedTuple):
    """What a bot spends on a decision: redeals, simulations, and how often it slips."""

    deals: int = 0
    simulations: int = 0
    # In how many of 100 decisions it plays at random.
    slips: int = 0


BOTS: dict[str, Level] = {
    "random": Level(slips=100),
    "greedy": Level(deals=4),
    "novice": Level(deals=1, slips=70),
    "casual": Level(deals=2, slips=10),
    "regular": Level(simulations=300, slips=8),
    "expert": Level(simulations=3000),
}
# Fewer simulations than this say little about an action.
_LEAST_APPRAISAL = 200
LEVELS = ("novice", "casual", "regular", "expert")


class Bot:
    """A computer player at one seat of one game.

    It keeps its search tree while it decides several times in a row; ``choose`` below, which
    the server uses, starts afresh each time.
    """

    def __init__(self, level: str, seed: int, seconds: float = 0.0) -> None:
        self.name = level
        self._level = find_level(level)
        self._chance: Chance = chance(seed)
        self._seconds = seconds
        self._search: Search | None = None
        self._seen = (-1, -1)

    def choose(self, state: State) -> Choice:
        """Pick an action for the seat to move, from what that seat may know."""
        evaluator = judge(state.game)
        if int(self._chance.below(100)) < self._level.slips:
            return choose_random(state, evaluator, self._chance)
        if not self._level.simulations:
            return choose_greedy(state, evaluator, self._chance, self._level.deals)
        return self._choose_by_search(state, evaluator)

    def _choose_by_search(self, state: State, evaluator: Judge) -> Choice:
        """Search; the tree is kept while nothing has happened but this seat's own choices."""
        if self._search is None:
            self._search = Search(evaluator, self._chance, self._level.simulations, self._seconds)
        elif self._seen != (state.digest(), state.reveals):
            self._search.forget()
        choice = self._search.choose(state)
        after = state.clone()
        draws = after.chance.draws
        after.apply(choice.action)
        if (after.chance.draws, after.reveals) == (draws, state.reveals):
            self._search.advance(choice.action)
            self._seen = (after.digest(), after.reveals)
        else:
            self._search.forget()
            self._seen = (-1, -1)
        return choice


def appraise(state: State, action: int, level: str, seed: int) -> Choice:
    """What a searching bot thinks of a decision, an action that was played included."""
    evaluator = judge(state.game)
    simulations = max(find_level(level).simulations, _LEAST_APPRAISAL)
    return Search(evaluator, chance(seed), simulations).choose(state, action)


def find_level(name: str) -> Level:
    """A level by its name."""
    if name not in BOTS:
        raise UnknownLevel(level=name[:40], levels=", ".join(BOTS))
    return BOTS[name]


def choose(state: State, level: str, seed: int) -> Choice:
    """What a bot of this level would do, remembering nothing."""
    return Bot(level, seed).choose(state)
