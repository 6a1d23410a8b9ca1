"""Learns a two-player game: PPO with action masks on the vector environment, in one file.

    python examples/ppo.py galaktiko --rounds 16 > galaktiko.csv
    python examples/ppo.py mlem --rounds 64 --against greedy > mlem.csv

Plays against itself, or against a bot. Prints a learning curve against `random` and `greedy` with
the seconds of one processor core that it took, and saves the network in `ppo-galaktiko.pt`, which
joins the arena from the same folder with this file's folder on PYTHONPATH:
`cosmodrome arena galaktiko --bots ppo:Player,greedy`.
Needs the extra `gymnasium` and PyTorch: `pip install torch`.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from cosmodrome.engine.game import State
from cosmodrome.envs.common import Task
from cosmodrome.envs.vector import Vector
from cosmodrome.lab.intervals import Mean, mean

GAMES, STEPS, EPOCHS, MINIBATCH, HIDDEN = 512, 64, 3, 2048, 256
RATE, LAMBDA, CLIP, ENTROPY, LARGEST_NORM = 5e-4, 0.95, 0.2, 0.01, 0.5
# A victory by this many points is a clear one.
CLEAR = 10.0
# Deals of a test, each played from both seats; the last test has more of them.
TEST_DEALS, LAST_TEST_DEALS, CURVE_POINTS = 200, 1000, 8
NEVER = -1e9
torch.set_num_threads(1)
Arrays = dict[str, NDArray[Any]]


class Scale(nn.Module):  # type: ignore[misc] # the types of PyTorch are not followed
    """Features by their running mean and variance: a rare or small one counts like any other."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("variance", torch.ones(features))
        self.rounds = 0

    def learn(self, seen: Tensor) -> None:
        """Count a round in."""
        self.rounds += 1
        part, change = 1 / self.rounds, seen.mean(0) - self.mean
        self.variance += part * (seen.var(0) + (1 - part) * change.square() - self.variance)
        self.mean += part * change

    def forward(self, seen: Tensor) -> Tensor:
        """The features to learn from; nothing is allowed to lie far out."""
        return ((seen - self.mean) / (self.variance + 1e-4).sqrt()).clamp(-5, 5)


class Network(nn.Module):  # type: ignore[misc]
    """Two layers; out come a logit for each action and what the mover may expect."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.scale = Scale(features)
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, those of illegal actions out of reach; and values from -1/2 to 1/2."""
        hidden = self.body(self.scale(seen))
        logits = self.policy(hidden).masked_fill(masks == 0, NEVER)
        return logits, self.value(hidden).squeeze(-1).tanh() / 2

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def logits(self, seen: Arrays) -> Tensor:
        """Of what an environment shows."""
        return self(*(torch.from_numpy(seen[key]) for key in ("observation", "action_mask")))[0]

    def sample(self, seen: Arrays) -> NDArray[np.int64]:
        """The policy as the environment asks for it: to play against itself."""
        drawn: NDArray[np.int64] = torch.multinomial(self.logits(seen).softmax(-1), 1)[:, 0].numpy()
        return drawn


class Rollout:
    """What happened in all games for some steps; a row for each step, a column for each game."""

    def __init__(self, env: Vector, seed: int) -> None:
        self.env = env
        self.shown, info = env.reset(seed=seed)
        self.seats = info["seat"]
        features, actions = (part.shape[1] for part in self.shown.values())
        self.seen = torch.zeros(STEPS, GAMES, features)
        self.masks = torch.zeros(STEPS, GAMES, actions, dtype=torch.int8)
        self.actions = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.odds = torch.zeros(STEPS, GAMES)
        self.values = torch.zeros(STEPS + 1, GAMES)
        self.rewards = torch.zeros(STEPS, GAMES)
        self.ends = torch.zeros(STEPS, GAMES)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, network: Network) -> None:
        """Play on with the network; what it chooses is drawn by its odds."""
        for step in range(STEPS):
            self.seen[step] = torch.from_numpy(self.shown["observation"])
            self.masks[step] = torch.from_numpy(self.shown["action_mask"])
            logits, self.values[step] = network(self.seen[step], self.masks[step])
            odds = logits.log_softmax(-1)
            self.actions[step] = torch.multinomial(odds.exp(), 1).squeeze(-1)
            self.odds[step] = odds.gather(-1, self.actions[step, :, None]).squeeze(-1)
            self.shown, won, ends, _, info = self.env.step(self.actions[step].numpy())
            self.ends[step] = torch.from_numpy(ends)
            self.rewards[step] = torch.from_numpy(self.worth(won, info["scores"]))
            self.seats = info["seat"]
        last = torch.from_numpy(self.shown["observation"])
        self.values[STEPS] = network(last, torch.from_numpy(self.shown["action_mask"]))[1]

    def worth(self, won: NDArray[Any], scores: NDArray[Any]) -> NDArray[Any]:
        """What the games that ended have brought: half of it who won, half how clearly."""
        own = scores[np.arange(GAMES), self.seats]
        worth: NDArray[Any] = (won + np.tanh((2 * own - scores.sum(1)) / CLEAR) / 2) / 2
        return worth

    def advantages(self) -> Tensor:
        """Generalized advantage estimates."""
        found, later = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ends[step]
            delta = self.rewards[step] + goes_on * self.values[step + 1] - self.values[step]
            found[step] = later = delta + LAMBDA * goes_on * later
        return found


def improve(
    network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, entropy_bonus: float
) -> None:
    """Some epochs over what was played, by the clipped objective.

    Decisions with one legal action are left out: they teach nothing, and cost as much as others.
    """
    gains = rollout.advantages().flatten()
    targets = gains + rollout.values[:STEPS].flatten()
    seen, masks = rollout.seen.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.odds.flatten()
    choices = (masks.sum(-1) > 1).nonzero().squeeze(-1)
    gains = (gains - gains[choices].mean()) / (gains[choices].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in choices[torch.randperm(len(choices))].split(MINIBATCH):
            logits, values = network(seen[rows], masks[rows])
            odds = logits.log_softmax(-1)
            ratio = (odds.gather(-1, actions[rows, None]).squeeze(-1) - before[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * gains[rows], clipped * gains[rows])
            entropy = -(odds.exp() * odds).sum(-1)
            loss = (values - targets[rows]).square() - gain - entropy_bonus * entropy
            optimizer.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST_NORM)
            optimizer.step()
    network.scale.learn(seen)


def share_won(network: Network, name: str, bot: str, deals: int) -> Mean:
    """The share of games won against a bot, every deal from both seats; shared ones are halves."""
    shares = []
    for seat in (0, 1):
        env = Vector(name, deals, seat, bot, seats=2)
        seen, _ = env.reset(seed=10**6)
        won = np.full(deals, np.nan)
        while np.isnan(won).any():
            seen, rewards, ends, _, _ = env.step(network.logits(seen).argmax(-1).numpy())
            won = np.where(ends & np.isnan(won), rewards + 0.5, won)
        shares.append(won)
    all_games = np.concatenate(shares)
    return mean(all_games.sum(), np.square(all_games).sum(), len(all_games))


class Player:
    """The saved network of a game as a bot: the action that looks best, without a search."""

    def __init__(self, seed: int) -> None:
        self._network: Network | None = None

    def choose(self, state: State) -> int:
        """What the network would do."""
        if self._network is None:
            self._task = Task(state.game.name, int(state.seats))
            self._network = Network(len(self._task.feature_names), self._task.actions)
            self._network.load_state_dict(torch.load(f"ppo-{state.game.name}.pt"))
        seen = self._task.observe(state, int(state.to_move))
        return int(self._network.logits({key: part[None] for key, part in seen.items()}).argmax())


def main() -> None:
    """Learn until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=64, help=f"of {STEPS * GAMES:,} decisions")
    parser.add_argument("--against", default="itself", help="`itself`, or the name of a bot")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    task = Task(args.game, 2)
    network = Network(len(task.feature_names), task.actions)
    other = network.sample if args.against == "itself" else args.against
    rollout = Rollout(Vector(args.game, GAMES, None, other, seats=2), args.seed)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    print("seconds,decisions,against,won,low,high,games", flush=True)
    seconds = 0.0
    for played in range(args.rounds + 1):
        left = 1 - played / args.rounds
        if played % -(-args.rounds // CURVE_POINTS) == 0 or not left:
            deals = TEST_DEALS if left else LAST_TEST_DEALS
            for bot in ("random", "greedy"):
                won = share_won(network, args.game, bot, deals)
                share = f"{won.mean:.4f},{won.low:.4f},{won.high:.4f},{2 * deals}"
                print(f"{seconds:.0f},{played * STEPS * GAMES},{bot},{share}", flush=True)
        if left:
            begun = process_time()
            optimizer.param_groups[0]["lr"] = RATE * left
            rollout.play(network)
            improve(network, optimizer, rollout, ENTROPY * left)
            seconds += process_time() - begun
    torch.save(network.state_dict(), Path(f"ppo-{args.game}.pt"))


if __name__ == "__main__":
    main()
