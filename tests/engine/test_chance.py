"""The random stream: the published generator, the same numbers everywhere."""

from collections import Counter

import pytest

from cosmodrome.engine.chance import Chance, chance, step_seed
from cosmodrome.engine.errors import BadSeed


def test_reference_vector_of_xoshiro128_starstar() -> None:
    """The first outputs of the authors' C code from the state 1, 2, 3, 4."""
    stream = Chance(1, 2, 3, 4)
    assert [int(stream.word()) for _ in range(10)] == [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]


def test_same_numbers_on_every_machine() -> None:
    stream = chance(2**128 - 1)
    assert [int(stream.word()) for _ in range(3)] == [1628601369, 2266977901, 825903479]


def test_numbers_below_a_bound_are_equally_likely() -> None:
    stream = chance(5)
    counts = Counter(int(stream.below(6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


def test_shuffle_gives_every_order() -> None:
    stream = chance(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 1.35 * min(orders.values())


def test_a_clone_goes_its_own_way() -> None:
    stream = chance(1)
    twin = stream.clone()
    expected = [int(stream.word()) for _ in range(4)]
    assert [int(twin.word()) for _ in range(4)] == expected


def test_draws_are_counted() -> None:
    stream = chance(1)
    stream.shuffle([1, 2, 3])
    assert stream.draws >= 2


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed):
        chance(seed)


def test_steps_have_seeds_of_their_own() -> None:
    assert len({step_seed(seed, step) for seed in range(20) for step in range(20)}) == 400
