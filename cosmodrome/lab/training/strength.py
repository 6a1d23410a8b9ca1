"""How strong a network's policy is, without search, against bots that stay the same."""

from typing import Final

import numpy as np
import torch

from cosmodrome.bots import Bot
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
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
