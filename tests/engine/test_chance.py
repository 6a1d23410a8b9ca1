"""The random streams: a published generator and a keyed hash, the same numbers everywhere."""

from collections import Counter
from collections.abc import Callable
from hashlib import blake2b

import pytest

from cosmodrome.engine.chance import Chance, chance, hashed_chance, step_seed
from cosmodrome.engine.errors import BadSeed
from cosmodrome.engine.pieces import pile_of

Stream = Callable[[int], Chance]
both_kinds = pytest.mark.parametrize("kind", [chance, hashed_chance])


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
    stream = hashed_chance(2**128 - 1)
    assert [int(stream.word()) for _ in range(3)] == [3714171126, 3423237044, 196275608]


def test_every_hashed_draw_is_the_hash_that_the_documents_name() -> None:
    stream = hashed_chance(7)
    stream.begin_step(3)
    key = (7).to_bytes(16, "little")
    for number in range(20):
        text = (3).to_bytes(8, "little") + number.to_bytes(8, "little")
        hashed = blake2b(text, key=key, digest_size=4, person=b"draw")
        assert int(stream.word()) == int.from_bytes(hashed.digest(), "little")


def test_a_step_has_the_same_draws_whatever_was_drawn_before() -> None:
    stream = hashed_chance(7)
    stream.begin_step(2)
    expected = [int(stream.word()) for _ in range(4)]
    stream.begin_step(1)
    assert [int(stream.word()) for _ in range(4)] != expected
    stream.begin_step(2)
    assert [int(stream.word()) for _ in range(4)] == expected


def test_a_search_goes_on_with_the_quick_generator() -> None:
    stream = hashed_chance(7)
    assert stream.clone().key is not None
    assert stream.fork().key is None
    stream.reseed(5)
    same = chance(5)
    assert [int(stream.word()) for _ in range(4)] == [int(same.word()) for _ in range(4)]


@both_kinds
def test_numbers_below_a_bound_are_equally_likely(kind: Stream) -> None:
    stream = kind(5)
    counts = Counter(int(stream.below(6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


@both_kinds
def test_shuffle_gives_every_order(kind: Stream) -> None:
    stream = kind(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = pile_of([0, 1, 2, 3])
        cards.shuffle(stream)
        orders[tuple(cards.top_first())] += 1
    assert len(orders) == 24
    assert max(orders.values()) < 1.35 * min(orders.values())


@both_kinds
def test_a_clone_goes_its_own_way(kind: Stream) -> None:
    stream = kind(1)
    stream.word()
    twin = stream.clone()
    expected = [int(stream.word()) for _ in range(4)]
    assert [int(twin.word()) for _ in range(4)] == expected


@both_kinds
def test_draws_are_counted(kind: Stream) -> None:
    stream = kind(1)
    pile_of([1, 2, 3]).shuffle(stream)
    assert stream.draws >= 2


@both_kinds
@pytest.mark.parametrize("seed", [-1, 2**128])
def test_what_is_no_seed_is_refused(kind: Stream, seed: int) -> None:
    with pytest.raises(BadSeed):
        kind(seed)


def test_steps_have_seeds_of_their_own() -> None:
    assert len({step_seed(seed, step) for seed in range(20) for step in range(20)}) == 400
