# interpreted: closures and tuples, on no hot path
"""Everything that chance could do: for small games whose every position is looked at."""

from collections.abc import Callable
from math import prod
from typing import Final, NamedTuple

from cosmodrome.engine.chance import Chance, Script
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import Game, State, Variant

# More ways than this are no small game.
MOST_WAYS: Final = 200_000
# The first way tells about how many there are; only if it is far too many, it is believed.
_HOPELESS: Final = 1000 * MOST_WAYS


class TooManyOutcomes(CosmodromeError):
    """Chance could do too much at once to go through all of it."""

    code = "too-many-outcomes"
    says = "chance has more than {most} outcomes here: use printed values with fewer cards"


class Outcome(NamedTuple):
    """A position that chance may lead to, and how likely it is."""

    state: State
    chance: float


def deals(game: Game, variant: Variant) -> list[Outcome]:
    """Every position that a game may begin with."""
    return _all_outcomes(lambda chance: game.deal(variant, chance))


def results(state: State, action: int) -> list[Outcome]:
    """Every position that an action may lead to."""

    def apply(chance: Chance) -> State:
        after = state.clone()
        after.chance = chance
        after.apply(action)
        return after

    return _all_outcomes(apply)


def _all_outcomes(happen: Callable[[Chance], State]) -> list[Outcome]:
    """Let something happen in every way that it can; equal positions are one outcome."""
    found: dict[int, Outcome] = {}
    choices: list[int] | None = []
    ways = 0
    while choices is not None:
        ways += 1
        script = Script(choices)
        chance = Chance(0, 0, 0, 1)
        chance.script = script
        state = happen(chance)
        chance.script = None
        if ways > MOST_WAYS or (ways == 1 and prod(script.sizes) > _HOPELESS):
            raise TooManyOutcomes(most=MOST_WAYS)
        digest = state.digest()
        before = found.get(digest)
        found[digest] = Outcome(state, script.likely + (before.chance if before else 0.0))
        drawn = choices + [0] * (len(script.sizes) - len(choices))
        choices = _next(drawn, script.sizes)
    return list(found.values())


def _next(drawn: list[int], sizes: list[int]) -> list[int] | None:
    """The draws of the next way, in order; None after the last."""
    while drawn and drawn[-1] + 1 == sizes[len(drawn) - 1]:
        drawn = drawn[:-1]
    return [*drawn[:-1], drawn[-1] + 1] if drawn else None
