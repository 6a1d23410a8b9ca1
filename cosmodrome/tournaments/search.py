"""The search for tables without rematches, near each other in the standings."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

# Placements tried before a search gives up: enough to try everything for a dozen players.
_BUDGET: Final = 40_000
# Swaps tried before the repair of a pairing is given up, and how long a swap is not undone.
_SWAPS: Final = 200
_TABU: Final = 12
# A rematch is worse than any number of unbalanced seats.
_REMATCH: Final = 1_000

Grid = Sequence[Sequence[int]]
Tables = list[list[int]]


class Problem:
    """Players by their place in the order, the sizes of tables, and what speaks against a table.

    ``met`` says how often two of them met, ``wanted`` which seats each has had least often: one
    bit for each seat.
    """

    def __init__(self, sizes: Sequence[int], met: Grid, wanted: Sequence[int]) -> None:
        self.sizes = sizes
        self.met = met
        self._wanted = wanted

    def rematches(self, tables: Tables) -> int:
        """How many earlier meetings are repeated."""
        return sum(self.met[a][b] for table in tables for a, b in combinations(table, 2))

    def seats_fit(self, table: Sequence[int], size: int) -> bool:
        """Whether everybody can have a seat that they have had least often."""
        # A smaller table has only the first seats.
        seats = (1 << size) - 1
        return can_sit([self._wanted[player] & seats or seats for player in table])

    def cost(self, table: Sequence[int]) -> int:
        """What speaks against a table; 0: nothing."""
        return _REMATCH * self.rematches([list(table)]) + (not self.seats_fit(table, len(table)))


def best_tables(problem: Problem) -> Tables:
    """Tables with as few rematches as possible, then with balanced seats, then of neighbours."""
    found = _Search(problem, 0, True).run()
    if found is not None:
        return found
    best = _repaired(problem, _greedy(problem))
    if not any(map(problem.cost, best)):
        return best
    # Without rematches, or with fewer, if there is a way at all.
    while (rematches := problem.rematches(best)) > 0:
        better = _Search(problem, rematches - 1, False).run()
        if better is None:
            break
        best = better
    return _Search(problem, problem.rematches(best), True).run() or best


def can_sit(wanted: Sequence[int], taken: int = 0) -> bool:
    """Whether everybody can have a seat that they want.

    >>> can_sit([0b01, 0b11]), can_sit([0b01, 0b01])
    (True, False)
    """
    if not wanted:
        return True
    free = wanted[0] & ~taken
    while free:
        seat = free & -free
        if can_sit(wanted[1:], taken | seat):
            return True
        free ^= seat
    return False


class _Search:
    """Depth first: the best player who has no table sits down, with the nearest who fit."""

    def __init__(self, problem: Problem, allowed: int, balanced: bool) -> None:
        self._problem = problem
        self._met = problem.met
        self._balanced = balanced
        self._allowed = allowed
        self._left = sorted(problem.sizes, reverse=True)
        self._free = [True] * sum(problem.sizes)
        self._tables: Tables = []
        self._budget = _BUDGET

    def run(self) -> Tables | None:
        """The first tables found; None: there are none, or the search took too long."""
        return self._tables if self._next_table() else None

    def _next_table(self) -> bool:
        if not self._left:
            return True
        first = self._free.index(True)
        self._free[first] = False
        for size in sorted(set(self._left), reverse=True):
            self._left.remove(size)
            if self._fill([first], size):
                return True
            self._left.append(size)
            self._left.sort(reverse=True)
        self._free[first] = True
        return False

    def _fill(self, table: list[int], size: int) -> bool:
        if self._balanced and not self._problem.seats_fit(table, size):
            return False
        if len(table) == size:
            self._tables.append(table)
            if self._next_table():
                return True
            self._tables.pop()
            return False
        for player in range(table[-1] + 1, len(self._free)):
            if self._free[player] and self._try(table, player, size):
                return True
        return False

    def _try(self, table: list[int], player: int, size: int) -> bool:
        met = self._met[player]
        cost = sum(met[other] for other in table)
        if cost > self._allowed or self._budget <= 0:
            return False
        self._budget -= 1
        self._allowed -= cost
        self._free[player] = False
        if self._fill([*table, player], size):
            return True
        self._free[player] = True
        self._allowed += cost
        return False


def _greedy(problem: Problem) -> Tables:
    """One table after the other, each with those who fit best at that moment."""
    free = list(range(sum(problem.sizes)))
    tables: Tables = []
    for size in problem.sizes:
        table = [free.pop(0)]
        while len(table) < size:
            nearest = min(free, key=lambda one: sum(problem.met[one][other] for other in table))
            free.remove(nearest)
            table.append(nearest)
        tables.append(table)
    return tables


class _Swap(NamedTuple):
    """Two players who change places: what that costs, and how far apart they stand."""

    cost: int
    distance: int
    here: int
    seat: int
    there: int
    other: int


def _repaired(problem: Problem, tables: Tables) -> Tables:
    """Swap players until nothing speaks against any table (tabu search); the best tables seen."""
    best, least = tables, sum(map(problem.cost, tables))
    # Until which swap a player must not come back to a table.
    tabu: dict[tuple[int, int], int] = {}
    for number in range(_SWAPS):
        barred = {move for move, until in tabu.items() if until > number}
        swap = min(_swaps(problem, tables, barred), default=None)
        if least == 0 or swap is None:
            break
        tables = [list(table) for table in tables]
        one, other = tables[swap.here], tables[swap.there]
        tabu[one[swap.seat], swap.here] = tabu[other[swap.other], swap.there] = number + _TABU
        one[swap.seat], other[swap.other] = other[swap.other], one[swap.seat]
        total = sum(map(problem.cost, tables))
        if total < least:
            best, least = tables, total
    return best


def _swaps(problem: Problem, tables: Tables, barred: set[tuple[int, int]]) -> Iterator[_Swap]:
    """All swaps of a player of the worst table with one of another table."""
    costs = [problem.cost(table) for table in tables]
    here = costs.index(max(costs))
    for there, table in enumerate(tables):
        if there == here:
            continue
        for seat, one in enumerate(tables[here]):
            for other, two in enumerate(table):
                if (one, there) not in barred and (two, here) not in barred:
                    mine = [*tables[here][:seat], two, *tables[here][seat + 1 :]]
                    theirs = [*table[:other], one, *table[other + 1 :]]
                    cost = problem.cost(mine) + problem.cost(theirs) - costs[here] - costs[there]
                    yield _Swap(cost, abs(one - two), here, seat, there, other)
