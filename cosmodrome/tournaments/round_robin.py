"""Everybody meets everybody: a schedule that is known when the tournament starts."""

from collections.abc import Sequence
from itertools import combinations

from cosmodrome.tournaments import swiss
from cosmodrome.tournaments.pairing import FILLER, Pairing, Rules, drawn, meetings


def schedule(players: Sequence[int], rules: Rules, seed: int) -> list[Pairing]:
    """All rounds. At tables of two everybody meets once, at larger ones at least once."""
    order = drawn(players, seed, "order")
    if rules.seats == 2:
        return [_of_two(order, number, rules) for number in range(_rounds_of_two(order))]
    rounds: list[Pairing] = []
    pairs = len(list(combinations(order, 2)))
    # With uneven numbers a few may never meet: then enough is enough.
    most = 2 * len(order)
    while len(meetings(rounds)) < pairs and len(rounds) < most:
        rounds.append(swiss.pair(_strangers_first(order, rounds), rounds, rules, seed))
    return rounds


def _strangers_first(order: Sequence[int], rounds: Sequence[Pairing]) -> list[int]:
    """Those first who have met the fewest others: they have the most to make up for."""
    met = meetings(rounds)
    known = {player: sum(player in pair for pair in met) for player in order}
    return sorted(order, key=lambda player: (known[player], order.index(player)))


def _rounds_of_two(order: Sequence[int]) -> int:
    return len(order) - 1 if len(order) % 2 == 0 else len(order)


def _of_two(order: Sequence[int], number: int, rules: Rules) -> Pairing:
    """One round of the circle method: the last stays, the others move on."""
    circle = list(range(len(order) + len(order) % 2))
    last = circle.pop()
    turned = circle[number:] + circle[:number]
    pairs = [(turned[0], last)]
    pairs += [(turned[step], turned[-step]) for step in range(1, len(circle) // 2 + 1)]
    tables, rests = [], []
    for a, b in pairs:
        # With an odd number of players the last place is empty.
        if max(a, b) < len(order):
            first, second = _seats_of_two(a, b, last)
            tables.append((order[first], order[second]))
        elif rules.leftover == "bots":
            tables.append((order[min(a, b)], FILLER))
        else:
            rests.append(order[min(a, b)])
    return Pairing(tuple(tables), tuple(rests))


def _seats_of_two(a: int, b: int, last: int) -> tuple[int, int]:
    """Who sits first, as the tables of Berger have it: everybody as often as not, within one."""
    low, high = min(a, b), max(a, b)
    if high == last:
        return (low, high) if low <= last // 2 else (high, low)
    return (low, high) if (low + high) % 2 else (high, low)
