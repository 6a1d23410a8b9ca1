"""How strong what was learned is: a network's policy without search, a corrected judge with it."""

from typing import Final

import numpy as np
import torch

from cosmodrome.bots import Bot, SearchBot
from cosmodrome.bots.trained import Learned
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.engine.judge import outcome
from cosmodrome.lab.training.network import Network
from cosmodrome.lab.training.observer import Games
from cosmodrome.lab.training.tables import Table

OPPONENTS: Final = ("random", "greedy")


def share_won(
    game: Game, network: Network, places: dict[str, int], opponent: str, games: int, seed: int
) -> float:
    """The share of two-player games that the policy wins, each deal played from both seats."""
    deals = [step_seed(seed, number // 2) for number in range(games)]
    group = Games(game, Table(game.seats[0], (), games), places, deals)
    bots = [Bot(opponent, step_seed(deal, number % 2)) for number, deal in enumerate(deals)]
    won = 0.0
    while len(group.rows):
        with torch.inference_mode():
            actions = network(group.positions()).policy.argmax(1).cpu().numpy()
        for place, row in enumerate(group.rows.tolist()):
            state = group.batch.states[row]
            if state.to_move != row % 2:
                actions[place] = bots[row].choose(state).action
        rows = group.rows
        ended, shares, _ = group.step(actions)
        won += float(np.sum(shares[np.arange(len(shares)), rows[ended] % 2]))
    return won / games


def share_won_by_judge(
    game: Game, learned: Learned, simulations: int, games: int, seed: int
) -> float:
    """The share of two-player games that a corrected judge wins against the game's own.

    Both search with as many simulations; each deal is played from both seats.
    """
    won = 0.0
    for number in range(games):
        deal, seat = step_seed(seed, number // 2), number % 2
        state = game.start(2, {}, deal)
        own = step_seed(deal, 1 + seat)
        judges = (learned.corrected(state), None) if seat == 0 else (None, learned.corrected(state))
        bots = [
            SearchBot(step_seed(own, place), simulations, judge)
            for place, judge in enumerate(judges)
        ]
        while state.to_move >= 0:
            state.apply(bots[state.to_move].choose(state).action)
        won += outcome(state)[seat]
    return won / games
