# interpreted: reads files
"""Learned weights in files: names of the inputs, and whole numbers of 16 bits for each layer."""

import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.bots.learned import FEATURE_BITS, HIDDEN_BITS, Layer

# The layers that a file may hold, with the unit of their inputs.
_INPUT_BITS: Final = {
    "correction": FEATURE_BITS,
    "first": FEATURE_BITS,
    "second": HIDDEN_BITS,
    "chances": HIDDEN_BITS,
    "policy": HIDDEN_BITS,
    "around": HIDDEN_BITS,
}
_LARGEST: Final = 32767
# Of a network's first layer: sums of some hundred features fit into 32 bits.
_LARGEST_FIRST: Final = 8191
_MOST_BITS: Final = 14


class Size(Struct, frozen=True):
    """How a layer lies in the file: the length of its rows, its rows, its units."""

    width: int
    rows: int
    outputs: int
    bits: int
    bias_bits: int


class Head(Struct, frozen=True):
    """The beginning of a file."""

    names: list[str]
    layers: dict[str, Size]


class Weights(Struct, frozen=True):
    """What a file holds: the names of the inputs, and layers by name."""

    names: list[str]
    layers: dict[str, Layer]


def write_weights(
    names: Sequence[str], layers: Mapping[str, tuple[Sequence[Sequence[float]], Sequence[float]]]
) -> bytes:
    """The content of a file from rows of weights and biases by layer."""
    sizes: dict[str, Size] = {}
    numbers = array("h")
    for name, (rows, biases) in layers.items():
        flat = [weight for row in rows for weight in row]
        largest = _LARGEST_FIRST if name == "first" else _LARGEST
        bits, bias_bits = _bits(flat, largest), _bits(biases, largest)
        width = len(rows[0]) if rows else 0
        sizes[name] = Size(width, len(rows), len(biases), bits, bias_bits)
        numbers.extend(round(weight * (1 << bits)) for weight in flat)
        numbers.extend(round(bias * (1 << bias_bits)) for bias in biases)
    if sys.byteorder == "big":
        numbers.byteswap()
    head = msgspec.json.encode(Head(list(names), sizes))
    return zlib.compress(head + b"\n" + numbers.tobytes(), 9)


def read_weights(content: bytes) -> Weights:
    """The layers in a file."""
    head, _, body = zlib.decompress(content).partition(b"\n")
    known = msgspec.json.decode(head, type=Head)
    numbers = array("h")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    items, place, layers = numbers.tolist(), 0, {}
    for name, size in known.layers.items():
        middle = place + size.rows * size.width
        biases = items[middle : middle + size.outputs]
        up = _INPUT_BITS[name] + size.bits - size.bias_bits
        layers[name] = Layer(
            size.width,
            size.bits,
            items[place:middle],
            [bias << up if up >= 0 else bias >> -up for bias in biases],
        )
        place = middle + size.outputs
    return Weights(known.names, layers)


def _bits(numbers: Sequence[float], most: int) -> int:
    """The finest unit in which the largest of some numbers is not above a limit."""
    largest = max((abs(number) for number in numbers), default=0.0)
    bits = _MOST_BITS
    while largest * (1 << bits) > most and bits > 0:
        bits -= 1
    return bits
