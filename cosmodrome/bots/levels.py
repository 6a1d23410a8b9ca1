# interpreted: asks for judges by name
"""The levels that people choose from, in one table, and the way to ask any bot."""

from pathlib import Path
from typing import NamedTuple

from cosmodrome.bots.batch_search import BatchSearch
from cosmodrome.bots.choice import Choice
from cosmodrome.bots.corrected import CorrectedJudge
from cosmodrome.bots.own import OwnBot, UnknownLevel, as_judge, find_factory
from cosmodrome.bots.search import Search
from cosmodrome.bots.simple import choose_greedy, choose_hastily, choose_random
from cosmodrome.bots.trained import SUFFIX, best_judge, check_file, judge_from
from cosmodrome.engine.chance import Chance, chance
from cosmodrome.engine.game import Game, State
from cosmodrome.registry import judge


class Level(NamedTuple):
    """What a bot spends on a decision: redeals, simulations, and how often it is in haste.

    One that spends nothing plays at random. Simulations are the most there may be, times the effort
    that a game's judge asks of the level: the search stops when more of them can no longer change
    the choice.
    """

    deals: int = 0
    simulations: int = 0
    # In how many of 100 decisions it plays what looks good at first sight, as beginners do.
    haste: int = 0
    # Whether its judge is corrected by what was learned, where that fits.
    learned: bool = False


BOTS: dict[str, Level] = {
    "random": Level(),
    "greedy": Level(deals=4),
    "novice": Level(haste=100),
    "casual": Level(deals=2, haste=10),
    "regular": Level(simulations=300, haste=10),
    "expert": Level(simulations=3000),
    "master": Level(simulations=9000, learned=True),
}
# Fewer simulations than this say little about an action.
_LEAST_APPRAISAL = 200
LEVELS = ("novice", "casual", "regular", "expert", "master")


def level_in(game: Game, name: str) -> Level:
    """A level as it plays a game."""
    level = BOTS[name]
    return level._replace(simulations=round(level.simulations * judge(game).effort(name)))


class SearchBot:
    """A searching player at one seat of one game.

    It keeps its tree while it decides several times in a row. ``judge``: a Judge, or any object
    with some of its methods; None is the game's own.
    """

    def __init__(
        self, seed: int, simulations: int, judge: object = None, seconds: float = 0.0
    ) -> None:
        self._chance: Chance = chance(seed)
        self._simulations = simulations
        self._judge = judge
        self._seconds = seconds
        self._search: Search | None = None
        self._seen: tuple[object, int] | None = None

    def choose(self, state: State) -> Choice:
        """Search; the tree is kept while nothing has happened but this seat's own choices."""
        if self._search is None:
            self._search = self._make_search(state)
        elif self._seen != self._mark(state, state.to_move):
            self._search.forget()
        choice = self._search.choose(state)
        after = state.clone()
        draws = after.chance.draws
        after.apply(choice.action)
        if (after.chance.draws, after.reveals) == (draws, state.reveals):
            self._search.advance(choice.action)
            self._seen = self._mark(after, state.to_move)
        else:
            self._search.forget()
            self._seen = None
        return choice

    def _mark(self, state: State, seat: int) -> tuple[object, int]:
        """By what a position is recognised: a redealt one has another digest."""
        return state.view(seat), int(state.reveals)

    def _make_search(self, state: State) -> Search:
        evaluator = as_judge(self._judge, judge(state.game))
        return Search(evaluator, self._chance, self._simulations, self._seconds)


def digest_mark(state: State) -> tuple[object, int]:
    """The mark for bots that are shown the real position: its digest is quicker to compare."""
    return state.digest(), int(state.reveals)


class LevelBot(SearchBot):
    """A player of one of the levels."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        super().__init__(seed, BOTS[name].simulations, None, seconds)
        self._name = name
        self._level = BOTS[name]

    def choose(self, state: State) -> Choice:
        evaluator = judge(state.game)
        level = self._level
        if int(self._chance.below(100)) < level.haste:
            return choose_hastily(state, evaluator, self._chance)
        if level.simulations:
            return super().choose(state)
        if level.deals:
            return choose_greedy(state, evaluator, self._chance, level.deals)
        return choose_random(state, evaluator, self._chance)

    def _mark(self, state: State, seat: int) -> tuple[object, int]:
        return digest_mark(state)

    def _make_search(self, state: State) -> Search:
        evaluator = best_judge(state) if self._level.learned else judge(state.game)
        simulations = level_in(state.game, self._name).simulations
        return Search(evaluator, self._chance, simulations, self._seconds, stops_early=True)


class WeightsBot(SearchBot):
    """A player with a judge that was learned, from a file of weights."""

    def __init__(self, file: str, seed: int, seconds: float) -> None:
        super().__init__(seed, BOTS["expert"].simulations, None, seconds)
        self._file = file

    def _mark(self, state: State, seat: int) -> tuple[object, int]:
        return digest_mark(state)

    def _make_search(self, state: State) -> Search:
        learned = judge_from(self._file, state)
        if isinstance(learned, CorrectedJudge):
            return Search(learned, self._chance, self._simulations, self._seconds)
        own = judge(state.game)
        return BatchSearch(own, learned, self._chance, self._simulations, 1, self._seconds)


class Bot:
    """A computer player at one seat of one game, by its name.

    The name is that of a level, of an entry point in the group ``cosmodrome.bots``,
    ``module:Factory`` (see own.py), or of a file of learned weights. It may keep what it has
    thought from one decision to the next; ``choose`` below, which the server uses, starts afresh
    each time.
    """

    def __init__(self, name: str, seed: int, seconds: float = 0.0) -> None:
        self.name = name
        self._player: LevelBot | WeightsBot | OwnBot
        if name in BOTS:
            self._player = LevelBot(name, seed, seconds)
        elif name.endswith(SUFFIX):
            self._player = WeightsBot(name, seed, seconds)
        else:
            self._player = OwnBot(name, find_factory(name, BOTS), seed)

    def choose(self, state: State) -> Choice:
        """Pick an action for the seat to move, from what that seat may know."""
        return self._player.choose(state)


def check_bot(name: str) -> None:
    """Raise what is wrong with the name of a bot."""
    if name.endswith(SUFFIX):
        check_file(Path(name))
    elif name not in BOTS:
        find_factory(name, BOTS)


class Appraisal(NamedTuple):
    """What a searching bot thinks of a decision; its search tells how each action could go on."""

    choice: Choice
    search: Search


def appraise(state: State, level: str, seed: int, watched: int = -1) -> Appraisal:
    """Search a decision with the best judge there is and with a level's simulations.

    An action that is ``watched`` is looked at whatever it promises.
    """
    simulations = max(find_level(level).simulations, _LEAST_APPRAISAL)
    search = Search(best_judge(state), chance(seed), simulations)
    return Appraisal(search.choose(state, watched), search)


def find_level(name: str) -> Level:
    """A level by its name."""
    if name not in BOTS:
        raise UnknownLevel(level=name[:40], levels=", ".join(BOTS))
    return BOTS[name]


def choose(state: State, level: str, seed: int) -> Choice:
    """What a bot of this level would do, remembering nothing."""
    return Bot(level, seed).choose(state)
