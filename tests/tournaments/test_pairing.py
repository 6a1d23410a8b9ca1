"""Pairings: what must hold for every format, whatever the results are."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.tournaments import arena, knockout, round_robin, swiss
from cosmodrome.tournaments.arena import Waiting
from cosmodrome.tournaments.pairing import (
    FILLER,
    Leftover,
    Pairing,
    Rules,
    drawn,
    meetings,
    seat_counts,
    sizes,
)
from cosmodrome.tournaments.search import can_sit
from cosmodrome.tournaments.standings import Outcome

LEFTOVERS: list[Leftover] = ["rest", "smaller", "bots"]
rules = st.builds(Rules, st.integers(2, 6), st.just(2), st.sampled_from(LEFTOVERS))
seeds = st.integers(0, 2**128 - 1)


def played(players: int, rounds: int, rules: Rules, seed: int) -> Iterator[list[Pairing]]:
    """A Swiss in which the results are drawn; the rounds so far, after each round."""
    dice, past = random.Random(seed), list[Pairing]()
    points = Counter[int]()
    for _ in range(rounds):
        order = sorted(drawn(range(players), seed, "order"), key=lambda one: -points[one])
        past.append(swiss.pair(order, past, rules, seed))
        for table in past[-1].tables:
            ranked = dice.sample(table, len(table))
            points.update({player: place for place, player in enumerate(ranked)})
        yield past


def everybody_once(pairing: Pairing, players: Sequence[int]) -> None:
    sat = [player for table in pairing.tables for player in table if player != FILLER]
    assert sorted([*sat, *pairing.rests]) == sorted(players)


def partitions(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to sit down."""
    if not sizes:
        yield []
        return
    for size in set(sizes):
        others = list(sizes)
        others.remove(size)
        for companions in combinations(players[1:], size - 1):
            table = (players[0], *companions)
            left = [player for player in players if player not in table]
            for rest in partitions(left, others):
                yield [table, *rest]


def rematches(tables: Sequence[Sequence[int]], past: Sequence[Pairing]) -> int:
    met = meetings(past)
    now = meetings([Pairing(tuple(tuple(table) for table in tables))])
    return sum(met[pair] for pair in now)


@given(st.integers(2, 30), rules)
def test_sizes_of_tables_differ_by_one_at_most(players: int, rules: Rules) -> None:
    tables = sizes(players, rules)
    assert sum(tables) <= players
    assert max(tables) - min(tables) <= 1
    assert max(tables) <= rules.seats
    if rules.leftover == "bots":
        assert sum(tables) == players
    else:
        assert min(tables) >= rules.least
        assert players - sum(tables) < rules.seats
    if rules.leftover == "smaller" and players >= 2 * len(tables) and rules.seats > 2:
        assert sum(tables) == players or players == rules.seats + 1


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 20), st.integers(1, 5), rules, seeds)
def test_everybody_plays_once_or_rests(players: int, rounds: int, rules: Rules, seed: int) -> None:
    for past in played(players, rounds, rules, seed):
        everybody_once(past[-1], range(players))


@settings(max_examples=60, deadline=None)
@given(st.integers(4, 9), st.integers(2, 4), st.integers(1, 5), st.integers(0, 2**32))
def test_no_rematch_while_another_pairing_exists(
    players: int, seats: int, rounds: int, seed: int
) -> None:
    """Against all pairings there are, after rounds that were drawn without any thought."""
    dice = random.Random(seed)
    form = Rules(seats, 2, dice.choice(LEFTOVERS[:2]))
    past = []
    for _ in range(rounds):
        shuffled = dice.sample(range(players), players)
        tables = []
        for size in sizes(players, form):
            tables.append(tuple(shuffled[:size]))
            del shuffled[:size]
        past.append(Pairing(tuple(tables), tuple(shuffled)))
    found = swiss.pair(dice.sample(range(players), players), past, form, seed)
    playing = [player for table in found.tables for player in table]
    ways = partitions(playing, sizes(players, form))
    assert rematches(found.tables, past) == min(rematches(way, past) for way in ways)


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 4), st.integers(8, 10), seeds)
def test_seats_are_balanced_within_one(seats: int, tables: int, seed: int) -> None:
    """As long as there are enough others to meet."""
    for past in played(tables * seats, 4, Rules(seats), seed):
        for counts in seat_counts(past, seats).values():
            assert max(counts) - min(counts) <= 1
        assert max(meetings(past).values()) == 1


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.integers(2, 3), st.integers(1, 4), seeds)
def test_seats_are_balanced_if_that_needs_no_more_rematches(
    seats: int, tables: int, rounds: int, seed: int
) -> None:
    *_, past = played(min(seats * tables, 9), rounds + 1, Rules(seats), seed)
    before, found = past[:-1], past[-1]
    counts = seat_counts(before, seats)
    wanted = {
        player: sum(1 << seat for seat in range(seats) if own[seat] == min(own))
        for player, own in counts.items()
    }

    def fits(way: Sequence[Sequence[int]]) -> bool:
        return all(
            can_sit([wanted.get(player, (1 << seats) - 1) for player in table]) for table in way
        )

    playing = [player for table in found.tables for player in table]
    ways = list(partitions(playing, [len(table) for table in found.tables]))
    least = min(rematches(way, before) for way in ways)
    if any(rematches(way, before) == least and fits(way) for way in ways):
        for table in found.tables:
            for seat, player in enumerate(table):
                assert wanted.get(player, -1) & 1 << seat


@settings(max_examples=20, deadline=None)
@given(st.integers(5, 15), st.integers(2, 4), seeds)
def test_nobody_rests_twice_before_everybody_has(players: int, seats: int, seed: int) -> None:
    for past in played(players, 6, Rules(seats), seed):
        rests = Counter(player for pairing in past for player in pairing.rests)
        counts = [rests[player] for player in range(players)]
        assert max(counts) - min(counts) <= 1


def test_those_who_stand_lowest_rest_first() -> None:
    first = swiss.pair([3, 1, 4, 0, 2], [], Rules(2), 7)
    assert first.rests == (2,)
    assert swiss.pair([3, 1, 4, 0, 2], [first], Rules(2), 7).rests == (0,)


def test_a_pairing_follows_from_the_seed_and_the_results() -> None:
    one, same, other = (list(played(20, 4, Rules(4), seed))[-1] for seed in (5, 5, 6))
    assert one == same
    assert one != other


def test_a_swiss_of_forty_repeats_nothing_in_seven_rounds() -> None:
    for past in played(40, 7, Rules(4), 2026):
        assert max(meetings(past).values()) == 1
        for counts in seat_counts(past, 4).values():
            assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("players", [2, 3, 6, 9, 16])
def test_a_round_robin_of_two_is_complete(players: int) -> None:
    rounds = round_robin.schedule(range(players), Rules(2), 11)
    assert len(rounds) == players - 1 + players % 2
    for pairing in rounds:
        everybody_once(pairing, range(players))
    assert len(meetings(rounds)) == players * (players - 1) // 2
    assert set(meetings(rounds).values()) == {1}
    for counts in seat_counts(rounds, 2).values():
        assert abs(counts[0] - counts[1]) <= 1


@pytest.mark.parametrize(("players", "seats"), [(4, 4), (8, 4), (9, 3), (13, 4), (12, 5)])
@pytest.mark.parametrize("leftover", LEFTOVERS)
def test_a_round_robin_of_many_seats_lets_all_meet(
    players: int, seats: int, leftover: Leftover
) -> None:
    rounds = round_robin.schedule(range(players), Rules(seats, 2, leftover), 11)
    for pairing in rounds:
        everybody_once(pairing, range(players))
    assert len(meetings(rounds)) == players * (players - 1) // 2
    assert len(rounds) < players


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 40), rules, st.integers(0, 2**32))
def test_a_knock_out_ends_with_one_table(players: int, rules: Rules, seed: int) -> None:
    dice, order, past = random.Random(seed), list(range(players)), list[Pairing]()
    while not knockout.is_final(len(order), rules):
        pairing = knockout.pair(order, past, rules)
        everybody_once(pairing, order)
        assert all(len(table) > knockout.advancing(rules.seats) for table in pairing.tables)
        outcomes = []
        for number, table in enumerate(pairing.tables):
            places = dice.sample(range(1, len(table) + 1), len(table))
            outcomes.append(Outcome(len(past), number, table, tuple(places), (0,) * len(table)))
        left = knockout.survivors(order, pairing, outcomes, rules)
        assert len(left) < len(order)
        assert set(pairing.rests) < set(left)
        past.append(pairing)
        order = left
    assert order
    assert len(past) < 8


def test_the_best_of_a_knock_out_meet_late() -> None:
    assert knockout.pair(range(8), [], Rules(2)).tables == ((0, 7), (1, 6), (2, 5), (3, 4))
    assert knockout.pair(range(5), [], Rules(2)).rests == (0,)
    assert knockout.pair(range(8), [], Rules(4)).tables == ((0, 3, 4, 7), (1, 2, 5, 6))


def test_an_arena_pairs_those_who_wait_longest() -> None:
    waiting = [Waiting(3, 5), Waiting(1, 2), Waiting(2, 9), Waiting(0, 7)]
    assert arena.pair(waiting, Rules(3), 10, 100) == [(1, 3, 0)]


def test_an_arena_waits_a_little_before_a_rematch() -> None:
    waiting = [Waiting(1, 0, frozenset({2})), Waiting(2, 0, frozenset({1}))]
    assert arena.pair(waiting, Rules(2), 10, 20) == []
    assert arena.pair(waiting, Rules(2), 20, 20) == [(1, 2)]
    waiting.append(Waiting(3, 9))
    assert arena.pair(waiting, Rules(2), 10, 20) == [(1, 3)]


def test_an_arena_begins_small_tables_after_a_while() -> None:
    waiting = [Waiting(1, 0), Waiting(2, 5)]
    for leftover, tables in (("rest", []), ("smaller", [(1, 2)]), ("bots", [(1, 2, FILLER)])):
        form = Rules(3, 2, leftover)  # type: ignore[arg-type]
        assert arena.pair(waiting, form, 10, 20) == []
        assert arena.pair(waiting, form, 20, 20) == tables


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 20), rules, st.integers(0, 2**32))
def test_an_arena_pairs_nobody_twice(players: int, rules: Rules, seed: int) -> None:
    dice = random.Random(seed)
    met = [frozenset(dice.sample(range(20), 3)) for _ in range(players)]
    waiting = [Waiting(player, dice.randrange(50), met[player]) for player in range(players)]
    tables = arena.pair(waiting, rules, 50, 25)
    sat = [player for table in tables for player in table if player != FILLER]
    assert len(sat) == len(set(sat))
    assert all(rules.least <= len(table) <= rules.seats for table in tables)
