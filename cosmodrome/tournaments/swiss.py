"""The Swiss system for tables of any size.

Neighbours in the standings sit together. There are no rematches while a pairing without them
exists. As far as that allows, how often a player has had each seat differs by at most one.
"""

from collections.abc import Sequence
from itertools import permutations

from cosmodrome.tournaments.pairing import (
    Pairing,
    Rules,
    drawn,
    filled,
    meetings,
    resting,
    seat_counts,
    sizes,
)
from cosmodrome.tournaments.search import Problem, best_tables


def pair(order: Sequence[int], past: Sequence[Pairing], rules: Rules, seed: int) -> Pairing:
    """The next round. ``order``: those who play, best first; ``past``: the rounds so far."""
    tables = sizes(len(order), rules)
    rests = resting(order, len(order) - sum(tables), past)
    players = [player for player in order if player not in rests]
    counts = seat_counts(past, rules.seats)
    found = best_tables(_problem(players, tables, past, counts, rules))
    lots = {player: lot for lot, player in enumerate(drawn(players, seed, f"seats {len(past)}"))}
    seated = (
        _seated(sorted((players[index] for index in table), key=lots.__getitem__), counts, rules)
        for table in found
    )
    return Pairing(tuple(seated), tuple(rests))


def _problem(
    players: Sequence[int],
    tables: Sequence[int],
    past: Sequence[Pairing],
    counts: dict[int, list[int]],
    rules: Rules,
) -> Problem:
    met = meetings(past)
    grid = [[met[min(a, b), max(a, b)] for b in players] for a in players]
    nothing = [0] * rules.seats
    wanted = [_least_often(counts.get(player, nothing)) for player in players]
    return Problem(tables, grid, wanted)


def _least_often(counts: Sequence[int]) -> int:
    """The seats that a player has had least often, one bit each."""
    least = min(counts)
    return sum(1 << seat for seat, count in enumerate(counts) if count == least)


def _seated(table: Sequence[int], counts: dict[int, list[int]], rules: Rules) -> tuple[int, ...]:
    """The table in the order of seats in which everybody has sat least often."""
    everybody = filled(table, rules)
    nothing = [0] * rules.seats

    def imbalance(order: Sequence[int]) -> int:
        had = (counts.get(player, nothing) for player in order)
        return sum((own[seat] - min(own)) ** 2 for seat, own in enumerate(had))

    # Of equal orders the first, as drawn by lot. The seats of fillers are not counted.
    counts = {player: own for player, own in counts.items() if player >= 0}
    return min(permutations(everybody), key=imbalance)
