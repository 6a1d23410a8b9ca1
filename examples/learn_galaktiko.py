"""Learns two-player Galaktiko from nothing by playing against itself: TD(lambda) in numpy.

A small network looks at what a seat observes after an action and says how likely that seat is to
win. Actions are tried on a redealt copy, so it knows what a player knows, and no more.
Prints a learning curve: `python examples/learn_galaktiko.py 3 > curve.csv`, 3 minutes.
"""

import sys
from time import process_time

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots import Bot
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import outcome
from cosmodrome.envs.common import Task

Numbers = NDArray[np.float64]
TASK = Task("galaktiko", seats=2)
GAME = TASK.game
HIDDEN, RATE, LAMBDA, EXPLORE = 48, 0.01, 0.8, 0.05
random = np.random.default_rng(1)
first = random.normal(0, 0.1, (len(TASK.feature_names), HIDDEN))
second = np.zeros(HIDDEN)


def value(features: Numbers) -> tuple[Numbers, Numbers]:
    """The chance to win, and the hidden layer that it comes from."""
    hidden = np.tanh(features @ first)
    return 1 / (1 + np.exp(-(hidden @ second))), hidden


def choose(state: State, explore: float) -> tuple[int, Numbers]:
    """The action that looks best, now and then any; and what the seat sees after it."""
    deal, legal, seen = state.clone(), state.legal(), []
    deal.redeal(state.to_move, int(random.integers(1 << 62)))
    for action in legal:
        after = deal.clone()
        after.apply(action)
        seen.append(TASK.features(after, state.to_move))
    anything = random.random() < explore
    best = random.integers(len(legal)) if anything else value(np.array(seen))[0].argmax()
    return legal[best], np.array(seen[best])


def learn(seen: Numbers, won: float) -> None:
    """Draw the values of one seat's game towards what came later."""
    values, hidden = value(seen)
    target = np.append(values[1:], won)
    for t in reversed(range(len(values) - 1)):
        target[t] += LAMBDA * (target[t + 1] - values[t + 1])
    error = (target - values)[:, None]
    first[:] += RATE * seen.T @ (error * second * (1 - hidden**2))
    second[:] += RATE * (error * hidden).sum(0)


def play(number: int, bot: Bot | None = None) -> float:
    """One game, against itself to learn or against a bot; what seat `number % 2` won."""
    state, seen = GAME.start(2, {}, number), ([], [])  # type: ignore[var-annotated]
    while state.to_move >= 0:
        if bot and state.to_move != number % 2:
            action = bot.choose(state).action
        else:
            action, features = choose(state, 0.0 if bot else EXPLORE)
            seen[state.to_move].append(features)
        state.apply(action)
    for seat in range(0 if bot else 2):
        learn(np.array(seen[seat]), outcome(state)[seat])
    return outcome(state)[number % 2]


minutes, begun, games = float(sys.argv[1]), process_time(), 0
print("seconds,games,against,won")
while process_time() - begun < 60 * minutes:
    for bot in ("random", "greedy"):
        won = np.mean([play(10**6 + test, Bot(bot, test)) for test in range(200)])
        print(f"{process_time() - begun:.0f},{games},{bot},{won:.3f}", flush=True)
    games += len([play(games + i) for i in range(250 if games < 2000 else 1000)])
