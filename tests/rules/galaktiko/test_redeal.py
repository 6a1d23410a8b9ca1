"""Redealing the piles: docs/rules/galaktiko.md, "Hidden information"."""

from collections import Counter
from math import comb

import cosmodrome
from cosmodrome.games.galaktiko.parts import CONTROLLER
from cosmodrome.games.galaktiko.state import GalaktikoState


def test_controllers_below_follow_the_exact_odds() -> None:
    """Fresh games that look alike (no controller came up in the deal) tell the true odds."""
    game = cosmodrome.game("galaktiko")
    seen: Counter[int] = Counter()
    seed = 0
    while seen.total() < 1500:
        state = game.start(2, {}, seed)
        seed += 1
        assert isinstance(state, GalaktikoState)
        if state.balances.size == 0:
            seen[int(state.lower.count(CONTROLLER))] += 1
            last = state
    redealt: Counter[int] = Counter()
    for number in range(3000):
        copy = last.clone()
        copy.redeal(0, number)
        redealt[int(copy.lower.count(CONTROLLER))] += 1
    # 24 passengers came up: the weight of c controllers below, by the specification.
    weights = [comb(3, c) * comb(75, 20 - c) * comb(55 + c, 24) / comb(58, 24) for c in range(4)]
    for below in range(4):
        expected = weights[below] / sum(weights)
        assert abs(seen[below] / seen.total() - expected) < 0.04
        assert abs(redealt[below] / redealt.total() - expected) < 0.03


def test_a_redeal_keeps_the_unseen_cards() -> None:
    state = cosmodrome.game("galaktiko").start(4, {}, 2)
    assert isinstance(state, GalaktikoState)
    before = sorted(state.upper.top_first() + state.lower.top_first())
    state.redeal(1, 99)
    assert sorted(state.upper.top_first() + state.lower.top_first()) == before
