"""Checked by mypy from outside the package, which must show its types."""

from typing import assert_type

import cosmodrome
from cosmodrome.bots import Bot, Player, SearchBot
from cosmodrome.engine.game import State


class First:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        return state.legal()[0]


player: Player = First(1)
also_a_player: Player = SearchBot(1, 10)
state = cosmodrome.game("galaktiko").start(2, {}, 7)
assert_type(state.legal(), list[int])
assert_type(Bot("expert", 1).choose(state).chances, list[float])
