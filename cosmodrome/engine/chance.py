"""The seeded random stream, of one of two kinds.

For search, simulation and learning it is xoshiro128** 1.1 (David Blackman and Sebastiano
Vigna, public domain): four 32-bit words, so that every product stays far below 2**63 and
gives the same number interpreted and compiled, on every machine. A seed becomes these words
by BLAKE2b, so that neighbouring seeds have nothing in common.

Where people play, every draw is a BLAKE2b hash of its step and number, keyed with the seed:
all draws that somebody has seen tell nothing about any other.
"""

from hashlib import blake2b
from struct import pack, unpack
from typing import Final, Literal

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.errors import BadSeed

SEED_BITS: Final = 128
_WORD: Final = 0xFFFFFFFF

# The kinds of chance that a game can be dealt with, as records name them.
ChanceName = Literal["xoshiro128", "blake2b"]
XOSHIRO: Final = "xoshiro128"
BLAKE2B: Final = "blake2b"


def check_seed(seed: int) -> None:
    """Raise BadSeed unless 0 <= seed < 2**128."""
    if seed < 0 or seed >> SEED_BITS:
        raise BadSeed(seed=str(seed)[:60])


class StepSeeds:
    """The seeds of a game's steps: keyed hashes, so that no step tells about another.

    >>> steps = StepSeeds(7)
    >>> steps.at(1) != steps.at(2), steps.at(1) == step_seed(7, 1)
    (True, True)
    >>> int(steps.stream(1).word()) == int(chance(steps.at(1)).word())
    True
    """

    def __init__(self, seed: int) -> None:
        # Copied for each step: the key is mixed in once.
        key = seed.to_bytes(SEED_BITS // 8, "little")
        self._keyed: Final = blake2b(key=key, digest_size=16, person=b"step")

    def at(self, step: int) -> int:
        """The seed of a step."""
        return int.from_bytes(self._hashed(step), "little")

    def stream(self, step: int) -> "Chance":
        """A stream of xoshiro128** that begins at the seed of a step."""
        stream = Chance(0, 0, 0, 1)
        stream.begin_at(self._hashed(step))
        return stream

    def _hashed(self, step: int) -> bytes:
        hashed = self._keyed.copy()
        hashed.update(step.to_bytes(8, "little"))
        return hashed.digest()


def step_seed(seed: int, step: int) -> int:
    """The seed of one step of a game."""
    return StepSeeds(seed).at(step)


# Copied for each stream, which is quicker than a fresh start.
_HASH: Final = blake2b(digest_size=16, person=b"chance")


@mypyc_attr(native_class=True)
class Script:
    """Draws that are told beforehand, to go through everything that chance could do.

    ``choices`` says which of the possible results each draw has; draws beyond it have the first.
    ``sizes`` collects, draw by draw, how many results there are; ``likely`` is the chance of all
    draws so far.
    """

    def __init__(self, choices: list[int]) -> None:
        self.choices: Final = choices
        self.sizes: list[int] = []
        self.likely = 1.0

    def below(self, bound: i64) -> i64:
        """The result of the next draw, where each is equally likely."""
        result = self._next(bound)
        self.likely /= float(bound)
        return result

    def draw(self, weights: list[int]) -> i64:
        """The result of the next draw, as its place among the weights."""
        result = self._next(len(weights))
        self.likely *= weights[result] / sum(weights)
        return result

    def _next(self, size: i64) -> i64:
        number = len(self.sizes)
        self.sizes.append(size)
        return self.choices[number] if number < len(self.choices) else 0


@mypyc_attr(native_class=True, acyclic=True, free_list_len=1)
class Chance:
    """A stream of random numbers that can be cloned and started anew.

    With ``key``, the hash of nothing under the seed, each draw is a hash of its own; ``a`` is
    then the step, ``b`` the number of the next draw in it. A subclass would say so better,
    but each call of a method would cost a search more than the one branch in ``word``.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64, draws: i64 = 0) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        # How many numbers were taken so far: undo must not pass a draw.
        self.draws = draws
        self.key: blake2b | None = None
        # Where draws are told beforehand: see all_outcomes().
        self.script: Script | None = None

    def clone(self) -> "Chance":
        copy = Chance(self.a, self.b, self.c, self.d, self.draws)
        copy.key = self.key
        return copy

    def begin_step(self, step: i64) -> None:
        """Go on with the draws of a step, if each draw is a hash."""
        self.a = step
        self.b = 0

    def reseed(self, seed: int) -> None:
        """Start anew from a seed, with xoshiro128**. The count of draws goes on."""
        self.key = None
        self.begin_at(seed.to_bytes(SEED_BITS // 8, "little"))

    def begin_at(self, seed: bytes) -> None:
        """Begin xoshiro128** at a seed, given as its bytes from the lowest on."""
        hashed = _HASH.copy()
        hashed.update(seed)
        words: tuple[int, int, int, int] = unpack("<4I", hashed.digest())
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        # The generator must not start from four zeros.
        self.d = words[3] | 1

    def fork(self) -> "Chance":
        """A stream of xoshiro128** that begins with four words of this one."""
        return Chance(self.word(), self.word(), self.word(), self.word() | 1)

    def word(self) -> i64:
        """The next 32 random bits."""
        self.draws += 1
        if self.key is not None:
            return self._hashed_word(self.key)
        b = self.b
        five: i64 = (b * 5) & _WORD
        turned: i64 = ((five << 7) | (five >> 25)) & _WORD
        self.c ^= self.a
        d: i64 = self.d ^ b
        self.b = b ^ self.c
        self.a ^= d
        self.c ^= (b << 9) & _WORD
        self.d = ((d << 11) | (d >> 21)) & _WORD
        return (turned * 9) & _WORD

    def _hashed_word(self, key: blake2b) -> i64:
        hashed = key.copy()
        hashed.update(pack("<QQ", self.a, self.b))
        self.b += 1
        return int.from_bytes(hashed.digest(), "little")

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (Lemire's method)."""
        if self.script is not None:
            self.draws += 1
            return self.script.below(bound)
        product: i64 = self.word() * bound
        low: i64 = product & _WORD
        if low < bound:
            reject: i64 = (_WORD + 1 - bound) % bound
            while low < reject:
                product = self.word() * bound
                low = product & _WORD
        return product >> 32


def chance(seed: int) -> Chance:
    """A stream of xoshiro128** that begins at a seed.

    >>> dice = chance(7)
    >>> [int(dice.below(6)) + 1 for _ in range(5)] == [int(chance(7).below(6)) + 1] * 5
    False
    """
    check_seed(seed)
    stream = Chance(0, 0, 0, 1)
    stream.reseed(seed)
    return stream


def hashed_chance(seed: int) -> Chance:
    """A stream in which every draw is a keyed hash; it begins with the draws of the set-up."""
    check_seed(seed)
    stream = Chance(0, 0, 0, 0)
    key = seed.to_bytes(SEED_BITS // 8, "little")
    stream.key = blake2b(key=key, digest_size=4, person=b"draw")
    return stream
