"""Learns a two-player game by playing against itself: PPO with action masks in one file.

    python examples/ppo.py galaktiko --minutes 40 > galaktiko.csv

Prints a learning curve against `random` and `greedy` and saves the network in `ppo-galaktiko.pt`,
which joins the arena from the same folder: `cosmodrome arena galaktiko --bots ppo:Player,greedy`
with this file's folder on PYTHONPATH. Minutes are those of one processor core.
Needs the extra `gymnasium` and PyTorch: `pip install torch`.
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np
import torch
from torch import Tensor, nn

from cosmodrome.bots import Bot
from cosmodrome.engine.game import State
from cosmodrome.envs.common import Task
from cosmodrome.envs.vector import SelfPlay, Vector

GAMES, STEPS, EPOCHS, MINIBATCH = 256, 64, 3, 512
RATE, LAMBDA, CLIP, ENTROPY, VALUE, LARGEST_NORM = 5e-4, 0.9, 0.2, 0.01, 1.0, 0.5
# A victory by this many points is a clear one.
CLEAR = 10.0
HIDDEN, TEST_GAMES, CURVE_POINTS = 192, 200, 5
NEVER = -1e9
torch.set_num_threads(1)


class Network(nn.Module):  # type: ignore[misc] # the types of PyTorch are not followed
    """Two layers; out come a logit for each action and what the mover may expect."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, those of illegal actions out of reach; and values from -1/2 to 1/2."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(masks == 0, NEVER)
        return logits, self.value(hidden).squeeze(-1).tanh() / 2


def worth(games: SelfPlay, movers: Tensor) -> Tensor:
    """What the games that ended brought the movers: half of it who won, half how clearly."""
    won = torch.from_numpy(games.rewards).gather(1, movers[:, None]).squeeze(1)
    scores = torch.from_numpy(games.scores).float()
    own = scores.gather(1, movers[:, None]).squeeze(1)
    lead = 2 * own - scores.sum(1)
    return (won + (lead / CLEAR).tanh() / 2) / 2 * torch.from_numpy(games.ends)


class Rollout:
    """What happened in all games for some steps; a row for each step, a column for each game."""

    def __init__(self, features: int, actions: int) -> None:
        self.seen = torch.zeros(STEPS, GAMES, features)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.int8)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.odds = torch.zeros(STEPS, GAMES)
        self.values = torch.zeros(STEPS + 1, GAMES)
        self.movers = torch.zeros(STEPS + 1, GAMES, dtype=torch.int64)
        self.rewards = torch.zeros(STEPS, GAMES)
        self.ends = torch.zeros(STEPS, GAMES)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, games: SelfPlay, network: Network, teachers: list[Bot] | None = None) -> None:
        """Play on with the network, or as teachers do; rewards are those of the mover."""
        for step in range(STEPS):
            self.seen[step] = torch.from_numpy(games.observations)
            self.masks[step] = torch.from_numpy(games.masks)
            self.movers[step] = torch.from_numpy(games.to_move)
            logits, self.values[step] = network(self.seen[step], self.masks[step])
            odds = logits.log_softmax(-1)
            if teachers:
                self.actions[step] = torch.from_numpy(games.choices(teachers))
            else:
                self.actions[step] = torch.multinomial(odds.exp(), 1).squeeze(-1)
            self.odds[step] = odds.gather(-1, self.actions[step, :, None]).squeeze(-1)
            games.step(self.actions[step].numpy())
            self.rewards[step] = worth(games, self.movers[step])
            self.ends[step] = torch.from_numpy(games.ends)
        seen, masks = torch.from_numpy(games.observations), torch.from_numpy(games.masks)
        self.movers[STEPS] = torch.from_numpy(games.to_move)
        self.values[STEPS] = network(seen, masks)[1]

    def advantages(self) -> Tensor:
        """Generalized advantage estimates: what the other seat may expect is our loss."""
        found, later = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            same = (self.movers[step + 1] == self.movers[step]).float() * 2 - 1
            sign = same * (1 - self.ends[step])
            delta = self.rewards[step] + sign * self.values[step + 1] - self.values[step]
            found[step] = later = delta + LAMBDA * sign * later
        return found


def improve(
    network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, imitate: bool
) -> None:
    """Some epochs over everything that was played: imitate it, or the clipped objective."""
    advantages = rollout.advantages().flatten()
    targets = advantages + rollout.values[:STEPS].flatten()
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.odds.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(MINIBATCH):
            logits, values = network(seen[rows], masks[rows])
            odds = logits.log_softmax(-1)
            ratio = (odds.gather(-1, actions[rows, None]).squeeze(-1) - before[rows]).exp()
            gain = advantages[rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -(ratio.log() if imitate else torch.min(ratio * gain, clipped * gain)).mean()
            loss = loss + VALUE * (values - targets[rows]).square().mean()
            loss = loss + ENTROPY * (odds.exp() * odds).sum(-1).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST_NORM)
            optimizer.step()


@torch.no_grad()  # type: ignore[untyped-decorator]
def share_won(network: Network, name: str, bot: str) -> float:
    """The share of games won against a bot from either seat; a shared victory counts half."""
    env = Vector(name, TEST_GAMES, seat=None, bots=bot, seats=2)
    observations, _ = env.reset(seed=10**6)
    won = np.full(TEST_GAMES, np.nan)
    while np.isnan(won).any():
        seen = torch.from_numpy(observations["observation"])
        logits, _ = network(seen, torch.from_numpy(observations["action_mask"]))
        observations, rewards, ends, _, _ = env.step(logits.argmax(-1).numpy())
        won = np.where(ends & np.isnan(won), rewards + 0.5, won)
    return float(won.mean())


class Player:
    """The saved network of a game as a bot: the action that looks best, without a search."""

    def __init__(self, seed: int) -> None:
        self._network: Network | None = None

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, state: State) -> int:
        """What the network would do."""
        if self._network is None:
            self._task = Task(state.game.name, int(state.seats))
            self._network = Network(len(self._task.feature_names), self._task.actions)
            self._network.load_state_dict(torch.load(f"ppo-{state.game.name}.pt"))
        seen = self._task.observe(state, int(state.to_move))
        rows = (torch.from_numpy(seen[name])[None] for name in ("observation", "action_mask"))
        return int(self._network(*rows)[0].argmax())


def main() -> None:
    """Learn until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=40, help="of one core, tests not counted")
    parser.add_argument("--imitate", type=int, default=0, help="rounds that greedy plays at first")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    games = SelfPlay(args.game, GAMES, seats=2)
    games.reset(seed=args.seed)
    size, actions = games.observations.shape[1], games.masks.shape[1]
    network, rollout = Network(size, actions), Rollout(size, actions)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    teachers = [Bot("greedy", args.seed + game) for game in range(GAMES)]
    print("seconds,decisions,against,won", flush=True)
    budget, spent, decisions, points = 60 * args.minutes, 0.0, 0, 0
    while True:
        if spent >= points * budget / CURVE_POINTS:
            points += 1
            for bot in ("random", "greedy"):
                won = share_won(network, args.game, bot)
                print(f"{spent:.0f},{decisions},{bot},{won:.3f}", flush=True)
        if spent >= budget:
            break
        begun = process_time()
        optimizer.param_groups[0]["lr"] = RATE * (1 - spent / budget)
        imitate = decisions < args.imitate * STEPS * GAMES
        rollout.play(games, network, teachers if imitate else None)
        improve(network, optimizer, rollout, imitate)
        decisions += STEPS * GAMES
        spent += process_time() - begun
    torch.save(network.state_dict(), Path(f"ppo-{args.game}.pt"))


if __name__ == "__main__":
    main()
