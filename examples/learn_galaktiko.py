"""Learns two-player Galaktiko from nothing by playing against itself: TD(lambda) in numpy.

A small network looks at `judge.features` after an action and says how likely its seat is to
win. It plays what looks best, now and then anything; after a game its values are drawn
towards what came later. Actions are tried on a redealt copy: it knows what a player knows.
Prints a learning curve: `python examples/learn_galaktiko.py 3 > curve.csv` for 3 minutes.
"""

import sys
from time import monotonic

import numpy as np
from numpy.typing import NDArray

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import outcome

GAME = cosmodrome.game("galaktiko")
JUDGE = cosmodrome.judge(GAME)
FEATURES = len(JUDGE.feature_names(GAME.start(2, {}, 0)))
HIDDEN, RATE, LAMBDA, EXPLORE = 48, 0.03, 0.8, 0.05
random = np.random.default_rng(1)
first = random.normal(0, 0.1, (FEATURES, HIDDEN))
second = np.zeros(HIDDEN)
Numbers = NDArray[np.float64]


def value(features: Numbers) -> tuple[Numbers, Numbers]:
    hidden = np.tanh(features @ first)
    return 1 / (1 + np.exp(-(hidden @ second))), hidden


def choose(state: State, explore: float) -> tuple[int, Numbers]:
    deal, legal = state.clone(), state.legal()
    deal.redeal(state.to_move, int(random.integers(1 << 62)))
    seen = np.empty((len(legal), FEATURES))
    for row, action in enumerate(legal):
        after = deal.clone()
        after.apply(action)
        seen[row] = JUDGE.features(after, state.to_move)
    anything = random.random() < explore
    best = int(random.integers(len(legal)) if anything else value(seen)[0].argmax())
    return legal[best], seen[best]


def learn(seen: Numbers, won: float) -> None:
    values, hidden = value(seen)
    target = np.append(values[1:], won)
    for t in reversed(range(len(values) - 1)):
        target[t] += LAMBDA * (target[t + 1] - values[t + 1])
    error = (target - values)[:, None]
    first[:] += RATE * seen.T @ (error * second * (1 - hidden**2))
    second[:] += RATE * (error * hidden).sum(0)


def play(number: int, bot: Bot | None = None) -> float:
    """One game, against itself to learn or against a bot; what seat `number % 2` won."""
    state = GAME.start(2, {}, number)
    seen: list[list[Numbers]] = [[], []]
    while state.to_move >= 0:
        seat = state.to_move
        if bot and seat != number % 2:
            state.apply(bot.choose(state).action)
        else:
            action, features = choose(state, 0.0 if bot else EXPLORE)
            seen[seat].append(features)
            state.apply(action)
    for seat in range(0 if bot else 2):
        learn(np.array(seen[seat]), outcome(state)[seat])
    return outcome(state)[number % 2]


minutes, begun, games = float(sys.argv[1]), monotonic(), 0
print("seconds,games,against_random,against_greedy")
while monotonic() - begun < 60 * minutes:
    tests = [np.mean([play(10**6 + i, Bot(b, i)) for i in range(200)]) for b in ("random", "greedy")]
    print(f"{monotonic() - begun:.0f},{games},{tests[0]:.3f},{tests[1]:.3f}", flush=True)
    games += len([play(games + i) for i in range(250 if games < 2000 else 1000)])
