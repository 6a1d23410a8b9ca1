"""Proving that one action of a decision is clearly the best: deep searches that have to agree."""

from typing import Final, NamedTuple

from cosmodrome.bots.choice import Choice
from cosmodrome.bots.search import Search
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.engine.game import State
from cosmodrome.registry import judge

# The chance to win that the second best action loses at least.
CLEAR: Final = 0.06
# A single search may see a smaller difference, as long as it sees one.
_SEEN: Final = 0.035
# Every deep search has its own seed. All but the first look at one of the next best actions as
# well, whatever it promises.
_DEEP: Final = 2500
_CHALLENGERS: Final = 2
# A shorter search comes first: most decisions that are not clear fail there.
_SHORT: Final = 600
# An action that was tried less often than this in all searches together is tried again.
_FEW: Final = 30
_LOOK: Final = 180


class Proof(NamedTuple):
    """The chances after every action, best first, and a search for each of the first two."""

    actions: list[int]
    values: list[float]
    best: Search
    second: Search


class _Sums:
    """The results of several searches of one decision."""

    def __init__(self, actions: list[int]) -> None:
        self.tried = dict.fromkeys(actions, 0)
        self.total = dict.fromkeys(actions, 0.0)

    def add(self, choice: Choice) -> None:
        for action, visits, value in zip(choice.actions, choice.visits, choice.values, strict=True):
            self.tried[action] += visits
            self.total[action] += visits * value

    def value(self, action: int) -> float:
        return self.total[action] / max(self.tried[action], 1)

    def ranked(self) -> list[int]:
        """All actions, best first; numbers settle ties."""
        return sorted(self.tried, key=lambda action: (-self.value(action), action))


def search(state: State, seed: int, simulations: int, watched: int = -1) -> tuple[Choice, Search]:
    """Search a decision once, from what the seat to move may know."""
    found = Search(judge(state.game), chance(seed), simulations)
    return found.choose(state, watched), found


def lead(choice: Choice, least: int = 1) -> float:
    """By how much the picked action is better than all others that were tried so often."""
    own, others = 0.0, [0.0]
    for action, visits, value in zip(choice.actions, choice.visits, choice.values, strict=True):
        if action == choice.action:
            own = value
        elif visits >= least:
            others.append(value)
    return own - max(others)


def prove(state: State, seed: int) -> Proof | None:
    """Search deeply, again and again; None: no action is clearly the best."""
    short, _ = search(state, seed, _SHORT)
    if lead(short, _FEW) < _SEEN:
        return None
    first, best_search = search(state, step_seed(seed, 0), _DEEP)
    best = first.action
    if short.action != best or lead(first, _FEW) < _SEEN:
        return None
    sums = _Sums(first.actions)
    sums.add(first)
    second_search = best_search
    challengers = [action for action in sums.ranked() if action != best][:_CHALLENGERS]
    for number, challenger in enumerate(challengers, 1):
        choice, found = search(state, step_seed(seed, number), _DEEP, challenger)
        if choice.action != best or lead(choice, _FEW) < _SEEN:
            return None
        sums.add(choice)
        if number == 1:
            second_search = found
    for number, action in enumerate(list(sums.tried), _CHALLENGERS + 1):
        if sums.tried[action] < _FEW:
            choice, _ = search(state, step_seed(seed, number), _LOOK, action)
            sums.add(choice)
    ranked = sums.ranked()
    values = [sums.value(action) for action in ranked]
    if ranked[0] != best or values[0] - values[1] < CLEAR:
        return None
    return Proof(ranked, values, best_search, second_search)
