"""Knock-out: the better part of each table advances, until one table is left."""

from collections import Counter
from collections.abc import Sequence

from cosmodrome.tournaments.pairing import FILLER, Leftover, Pairing, Rules, filled, sizes
from cosmodrome.tournaments.standings import Outcome


def advancing(seats: int) -> int:
    """How many advance from a table: the better half, at least one.

    >>> [advancing(seats) for seats in range(2, 7)]
    [1, 1, 2, 2, 3]
    """
    return max(1, seats // 2)


def is_final(players: int, rules: Rules) -> bool:
    """Whether the players that are left fit at one table, the last one."""
    return players <= rules.seats


def pair(order: Sequence[int], past: Sequence[Pairing], rules: Rules) -> Pairing:
    """The next round of those who are left, best first: the best meet as late as possible.

    If the tables cannot be even, the best who have not rested yet advance without playing.
    """
    least = max(rules.least, advancing(rules.seats) + 1)
    tables = sizes(len(order), rules._replace(least=least, leftover=_leftover(rules)))
    rested = Counter(player for pairing in past for player in pairing.rests)
    best = sorted(order, key=lambda player: (rested[player], order.index(player)))
    rests = set(best[: len(order) - sum(tables)])
    players = [player for player in order if player not in rests]
    seated = [filled(table, rules) for table in _dealt(players, tables)]
    return Pairing(tuple(seated), tuple(player for player in order if player in rests))


def _leftover(rules: Rules) -> Leftover:
    return "bots" if rules.leftover == "bots" else "smaller"


def _dealt(players: Sequence[int], tables: Sequence[int]) -> list[list[int]]:
    """Deal players to the tables, to and fro: the first table gets the first and the last."""
    dealt: list[list[int]] = [[] for _ in tables]
    left = list(players)
    way = list(range(len(tables)))
    while left:
        for table in way:
            if left and len(dealt[table]) < tables[table]:
                dealt[table].append(left.pop(0))
        way.reverse()
    return dealt


def survivors(
    order: Sequence[int], pairing: Pairing, outcomes: Sequence[Outcome], rules: Rules
) -> list[int]:
    """Who advances after a round, in the given order; of equals those who stood higher."""
    through = set(pairing.rests)
    for outcome in outcomes:
        playing = [player for player in outcome.players if player in order]
        ranked = sorted(playing, key=lambda player: (outcome.rank(player), order.index(player)))
        through |= set(ranked[: advancing(rules.seats)])
    return [player for player in order if player in through]


def rounds(players: int, rules: Rules) -> int:
    """How many rounds there will be if no one leaves.

    >>> [rounds(players, Rules(2)) for players in (2, 5, 8)], rounds(16, Rules(4))
    ([1, 3, 3], 3)
    """
    left, count = list(range(players)), 1
    past: list[Pairing] = []
    while not is_final(len(left), rules):
        past.append(pair(left, past, rules))
        through = len(past[-1].rests)
        for table in past[-1].tables:
            people = sum(player != FILLER for player in table)
            through += min(people, advancing(rules.seats))
        left, count = list(range(through)), count + 1
    return count
