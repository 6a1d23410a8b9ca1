# interpreted: imports what others have written
"""Bots and judges of one's own, beside the compiled package.

A bot is found by ``module:Factory`` or by the name of an entry point in the group
``cosmodrome.bots``. The factory is called with a seed, once for each game and seat, and
gives anything with a method ``choose(state)`` that answers with an action: its number, its
notation, or a Choice.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Protocol, runtime_checkable

from cosmodrome.bots.choice import Choice
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance, chance, step_seed
from cosmodrome.engine.errors import BadValue, UnknownAction
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.engine.vecs import vec

GROUP: Final = "cosmodrome.bots"
# The stream of the redeals, apart from whatever the bot does with its seed.
_REDEALS: Final = 1


class UnknownLevel(BadValue):
    """No bot has this name."""

    code = "unknown-level"
    says = "there is no bot {level!r}; there are: {levels}, and module:Factory"


class BadBot(BadValue):
    """A bot of one's own cannot be made, or answers with something that is not legal."""

    code = "bad-bot"
    says = "the bot {bot!r} cannot be used: {problem}"


@runtime_checkable
class Player(Protocol):
    """What a factory makes."""

    def choose(self, state: State) -> Choice | int | str:
        """An answer for the seat to move, in a position that it cannot tell from the real one."""


Factory = Callable[[int], Player]


def find_factory(name: str, levels: Iterable[str] = ()) -> Factory:
    """The factory that a name stands for; ``levels`` are the names that are none."""
    own = {point.name: point for point in entry_points(group=GROUP)}
    if ":" in name:
        point = EntryPoint(name, name, GROUP)
    elif name in own:
        point = own[name]
    else:
        raise UnknownLevel(level=name[:40], levels=", ".join([*levels, *own]))
    try:
        import_module(point.value.partition(":")[0])
        factory: Factory = point.load()
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadBot(bot=name[:80], problem=str(problem)) from problem
    if not callable(factory):
        raise BadBot(bot=name[:80], problem="it cannot be called with a seed")
    return factory


class OwnBot:
    """Puts a bot of one's own at a seat.

    It is shown a clone in which all that its seat cannot know has been drawn anew, so it
    plays fair whatever it looks at.
    """

    def __init__(self, name: str, factory: Factory, seed: int) -> None:
        self._name = name
        try:
            self._player = factory(seed)
        except TypeError as problem:
            raise BadBot(bot=name[:80], problem=str(problem)) from problem
        self._chance: Chance = chance(step_seed(seed, _REDEALS))
        if not isinstance(self._player, Player):
            raise BadBot(bot=name[:80], problem="what it makes has no method choose(state)")

    def choose(self, state: State) -> Choice:
        """What the bot answers, checked."""
        legal = state.legal()
        answer = self._player.choose(state.sample(state.to_move, self._chance))
        action = answer.action if isinstance(answer, Choice) else self._number(state, answer)
        if action not in legal:
            raise BadBot(bot=self._name[:80], problem=f"it answered {answer!r}, which is not legal")
        if isinstance(answer, Choice):
            return answer
        seats = int(state.seats)
        chances = [1.0 / seats] * seats
        return Choice(action, chances, legal, [0] * len(legal), [1.0 / seats] * len(legal))

    def _number(self, state: State, answer: int | str) -> int:
        try:
            return state.game.actions.number(answer) if isinstance(answer, str) else int(answer)
        except (UnknownAction, TypeError, ValueError) as problem:
            raise BadBot(bot=self._name[:80], problem=str(problem)) from problem


class OwnJudge(Judge):
    """Any object with some of a judge's methods; for the others the game's own judge answers."""

    def __init__(self, own: object, games: Judge) -> None:
        def method(name: str) -> Callable[..., Any]:
            found: Callable[..., Any] = getattr(own, name, getattr(games, name))
            return found

        self._own = own
        self._games = games
        self._prior_temperature = method("prior_temperature")
        self._amaf_weight = method("amaf_weight")
        self._chance_key = method("chance_key")
        self._continues_rollout = method("continues_rollout")
        self._rollout_action = method("rollout_action")
        self._quick_priors = method("quick_priors")
        self._chances = method("chances")

    def prior_temperature(self) -> float:
        return float(self._prior_temperature())

    def amaf_weight(self) -> float:
        return float(self._amaf_weight())

    def prepared_for(self, state: State) -> Judge:
        prepare = getattr(self._own, "prepared_for", None)
        own: object = self._own if prepare is None else prepare(state)
        return OwnJudge(own, self._games.prepared_for(state))

    def chance_key(self, state: State) -> int:
        return int(self._chance_key(state))

    def continues_rollout(self, state: State, decisions: int) -> bool:
        return bool(self._continues_rollout(state, decisions))

    def rollout_action(self, state: State, legal: LegalActions, chance: Chance) -> int:
        return int(self._rollout_action(state, legal, chance))

    def quick_priors(self, state: State, legal: LegalActions) -> vec[float]:
        return vec[float]([float(one) for one in self._quick_priors(state, legal)])

    def chances(self, state: State) -> list[float]:
        found: Sequence[float] = self._chances(state)
        return [float(one) for one in found]


def as_judge(own: object, games: Judge) -> Judge:
    """A judge for the compiled search; None is the game's own."""
    if own is None:
        return games
    return own if isinstance(own, Judge) else OwnJudge(own, games)
