"""What all formats share: pairings, the sizes of tables, rests, and drawing lots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Final, Literal, NamedTuple

# A seat that a bot fills which is not an entrant.
FILLER: Final = -1
# What happens if the players do not fill their tables: some rest, some tables are smaller, or
# bots fill the seats.
Leftover = Literal["rest", "smaller", "bots"]


class Pairing(NamedTuple):
    """A round: the players of each table in the order of its seats, and those who rest."""

    tables: tuple[tuple[int, ...], ...]
    rests: tuple[int, ...] = ()


class Rules(NamedTuple):
    """What the tables of a tournament may look like; ``least``: the fewest seats of the game."""

    seats: int
    least: int = 2
    leftover: Leftover = "rest"


def sizes(players: int, rules: Rules) -> list[int]:
    """How many players sit at each table, larger tables first; the others rest.

    >>> sizes(21, Rules(4)), sizes(21, Rules(4, leftover="smaller"))
    ([4, 4, 4, 4, 4], [4, 4, 4, 3, 3, 3])
    >>> sizes(5, Rules(4, leftover="bots"))
    [3, 2]
    """
    tables = -(-players // rules.seats)
    if rules.leftover == "bots":
        return _even(players, tables)
    # Too few for one whole table: better a small one than none.
    alone = rules.least <= players < rules.seats
    if alone or (rules.leftover == "smaller" and players >= rules.least * tables):
        return _even(players, tables)
    return [rules.seats] * (players // rules.seats)


def _even(players: int, tables: int) -> list[int]:
    size, larger = divmod(players, max(tables, 1))
    return [size + 1] * larger + [size] * (tables - larger)


def drawn(players: Iterable[int], seed: int, purpose: str) -> list[int]:
    """Players in an order drawn by lot: sorted by their hashes with the seed.

    >>> drawn(range(5), 7, "order") == drawn([4, 3, 2, 1, 0], 7, "order")
    True
    """
    key = seed.to_bytes(16, "little")

    def hashed(player: int) -> bytes:
        return blake2b(f"{purpose} {player}".encode(), key=key, person=b"tournament").digest()

    return sorted(players, key=hashed)


def resting(order: Sequence[int], count: int, past: Iterable[Pairing]) -> list[int]:
    """Who rests: of those who rested least often, those who stand lowest; best first."""
    rests = Counter(player for pairing in past for player in pairing.rests)
    lowest = sorted(range(len(order)), key=lambda index: (rests[order[index]], -index))
    return [order[index] for index in sorted(lowest[:count])]


def meetings(past: Iterable[Pairing]) -> Counter[tuple[int, int]]:
    """How often two players sat at one table; the smaller number comes first."""
    return Counter(
        pair
        for pairing in past
        for table in pairing.tables
        for pair in combinations(sorted(set(table) - {FILLER}), 2)
    )


def seat_counts(past: Iterable[Pairing], seats: int) -> dict[int, list[int]]:
    """How often each player sat in each seat."""
    counts: dict[int, list[int]] = {}
    for pairing in past:
        for table in pairing.tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, [0] * seats)[seat] += 1
    return counts


def filled(table: Sequence[int], rules: Rules) -> tuple[int, ...]:
    """A table with bots in the seats that are left, if bots fill tables."""
    empty = rules.seats - len(table) if rules.leftover == "bots" else 0
    return (*table, *(FILLER for _ in range(empty)))
