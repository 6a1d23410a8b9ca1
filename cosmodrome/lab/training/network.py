"""The network that learns: what a seat sees goes in; chances, a policy and a margin come out."""

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from scipy.sparse import csr_array
from torch import Tensor, nn

from cosmodrome.lab.training.positions import Array, Positions, Ragged

FIRST: Final = 128
SECOND: Final = 64
# The logit of illegal actions and of seats that are not there.
NEVER: Final = -80.0


class Shape(NamedTuple):
    """The sizes of a game's network."""

    inputs: int
    seats: int
    actions: int
    # The size of the neighbourhood of a cell that an action names; 0: no action names one.
    around: int


class Answer(NamedTuple):
    """Logarithms of chances (the observer first) and of the policy; the margin expected."""

    chances: Tensor
    policy: Tensor
    margin: Tensor


class SparseProduct(torch.autograd.Function):
    """Inputs times weights, where most inputs are 0: ten times as quick as the full product."""

    @staticmethod
    def forward(context: Any, weights: Tensor, inputs: Ragged) -> Tensor:
        ids, numbers = inputs.items
        ends = np.concatenate([[0], np.cumsum(inputs.counts)])
        context.inputs = csr_array((numbers, ids, ends), (len(inputs.counts), len(weights)))
        product = context.inputs @ weights.detach().cpu().numpy()
        return torch.from_numpy(product).to(weights.device)

    @staticmethod
    def backward(context: Any, *gradients: Any) -> Any:
        (gradient,) = gradients
        product = context.inputs.T @ gradient.cpu().numpy()
        return torch.from_numpy(product).to(gradient.device), None


class Network(nn.Module):
    """Two hidden layers. The first one sees only inputs that are not zero."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape: Final = shape
        self.first = nn.Parameter(torch.randn(shape.inputs, FIRST) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(FIRST))
        self.second = nn.Linear(FIRST, SECOND)
        self.chances = nn.Linear(SECOND, shape.seats)
        self.policy = nn.Linear(SECOND, shape.actions)
        self.margin = nn.Linear(SECOND, 1)
        self.around = nn.Linear(SECOND, shape.around) if shape.around else None
        for head in (self.chances, self.policy, self.margin, self.around):
            if head is not None:
                nn.init.normal_(head.weight, 0.0, 0.01)
                nn.init.zeros_(head.bias)

    def forward(self, seen: Positions) -> Answer:
        """Judge positions."""
        device = self.first.device
        summed = SparseProduct.apply(self.first, seen.features)
        hidden = torch.relu(self.second(torch.relu(summed + self.first_bias)))
        there = open_seats(seen.seats, self.shape.seats).to(device)
        chances = self.chances(hidden).where(there, NEVER)
        logits = self.policy(hidden)
        if self.around is not None and len(seen.cells.items[0]):
            rows = torch.from_numpy(seen.cells.rows()).to(device)
            actions, patches = (torch.from_numpy(item).to(device) for item in seen.cells.items)
            fits = (self.around(hidden)[rows] * patches.float()).sum(1)
            logits = logits.index_put((rows, actions), fits, accumulate=True)
        logits = logits.where(_legal(seen, self.shape.actions).to(device), NEVER)
        return Answer(
            torch.log_softmax(chances, 1),
            torch.log_softmax(logits, 1),
            self.margin(hidden).squeeze(1),
        )


def open_seats(seats: Array, most: int) -> Tensor:
    """Which of the most seats are there, by position."""
    return torch.from_numpy(np.arange(most) < seats[:, None])


def _legal(seen: Positions, actions: int) -> Tensor:
    masks = np.zeros((len(seen.seats), actions), np.bool_)
    masks[seen.legal.rows(), seen.legal.items[0]] = True
    return torch.from_numpy(masks)
