"""A trained network as the weights that play."""

from collections.abc import Sequence

from torch import Tensor, nn

from cosmodrome.bots.weights import write_weights
from cosmodrome.lab.training.network import Network

Rows = tuple[Sequence[Sequence[float]], Sequence[float]]


def export(network: Network, names: Sequence[str]) -> bytes:
    """The content of a file of weights."""
    return write_weights(
        names,
        {
            "first": (_rows(network.first), _numbers(network.first_bias)),
            "second": _by_input(network.second),
            "chances": _by_output(network.chances),
            "policy": _by_output(network.policy),
            "around": ([], []) if network.around is None else _by_input(network.around),
        },
    )


def _by_output(layer: nn.Linear) -> Rows:
    return _rows(layer.weight), _numbers(layer.bias)


def _by_input(layer: nn.Linear) -> Rows:
    return _rows(layer.weight.T), _numbers(layer.bias)


def _rows(tensor: Tensor) -> list[list[float]]:
    rows: list[list[float]] = tensor.detach().cpu().tolist()
    return rows


def _numbers(tensor: Tensor) -> list[float]:
    numbers: list[float] = tensor.detach().cpu().tolist()
    return numbers
