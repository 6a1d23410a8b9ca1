"""The learner: proximal policy optimisation (PPO) on games of the network against itself."""

from typing import Final, NamedTuple

import numpy as np
import torch

from cosmodrome.lab.training.network import Network
from cosmodrome.lab.training.positions import Array
from cosmodrome.lab.training.selfplay import Lessons

_EPOCHS: Final = 2
_BATCH: Final = 1024
_CLIP: Final = 0.2
_MARGIN_WEIGHT: Final = 0.1
_MOST_GRADIENT: Final = 1.0
# At the beginning and at the end of the training.
_RATE: Final = (1.5e-3, 1.5e-4)
_ENTROPY: Final = (0.02, 0.004)


class Losses(NamedTuple):
    """What was minimised, on average."""

    policy: float
    chances: float
    margin: float
    entropy: float


class Learner:
    """A network and its optimiser."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self.optimiser: Final = torch.optim.Adam(network.parameters(), lr=_RATE[0])

    def learn(
        self, lessons: Lessons, part_done: float, margin_scale: float, seed: int, taught: bool
    ) -> Losses:
        """Go through all decisions twice.

        ``part_done``: how far the training has come; ``taught``: a teacher is to be imitated.
        """
        random = np.random.default_rng(seed)
        for group in self.optimiser.param_groups:
            group["lr"] = _between(_RATE, part_done)
        entropy_weight = _between(_ENTROPY, part_done)
        gain = lessons.gain
        if not taught:
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        sums, batches = np.zeros(4), 0
        for _ in range(_EPOCHS):
            order = random.permutation(len(gain))
            for start in range(0, len(order), _BATCH):
                rows = order[start : start + _BATCH]
                losses = self._losses(lessons, gain, rows, margin_scale, taught)
                policy, chances, margin, entropy = losses
                loss = policy + chances + _MARGIN_WEIGHT * margin - entropy_weight * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), _MOST_GRADIENT)
                self.optimiser.step()
                sums += [float(one.detach()) for one in losses]
                batches += 1
        return Losses(*(sums / batches).tolist())

    def _losses(
        self, lessons: Lessons, gain: Array, rows: Array, margin_scale: float, taught: bool
    ) -> tuple[torch.Tensor, ...]:
        device = self.network.first.device
        answer = self.network(lessons.positions.take(rows))

        def tensor(array: Array) -> torch.Tensor:
            return torch.from_numpy(array[rows].astype(np.float32)).to(device)

        actions = torch.from_numpy(lessons.actions[rows]).to(device)
        log_policy = answer.policy.gather(1, actions[:, None]).squeeze(1)
        gains = tensor(gain)
        if taught:
            policy = -(log_policy * gains).mean()
        else:
            ratio = (log_policy - tensor(lessons.logits)).exp()
            clipped = ratio.clamp(1 - _CLIP, 1 + _CLIP)
            policy = -torch.minimum(ratio * gains, clipped * gains).mean()
        chances = -(tensor(lessons.chances) * answer.chances).sum(1).mean()
        margin = torch.nn.functional.huber_loss(
            answer.margin, tensor(lessons.margin / margin_scale)
        )
        entropy = -(answer.policy.exp() * answer.policy).sum(1).mean()
        return policy, chances, margin, entropy


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(max(part, 0.0), 1.0)
