"""An arena: free players are paired at once, for as long as it lasts."""

from collections.abc import Sequence
from typing import NamedTuple

from cosmodrome.tournaments.pairing import Rules, filled


class Waiting(NamedTuple):
    """A free player: since when, in milliseconds, and whom they met in their last game."""

    player: int
    since: int
    last_met: frozenset[int] = frozenset()


def pair(
    waiting: Sequence[Waiting], rules: Rules, now: int, patience: int
) -> list[tuple[int, ...]]:
    """The tables that can begin now; players who have waited longest come first.

    No player meets the same opponent twice in a row, unless one has waited for ``patience``
    milliseconds. After that a table may also begin with fewer players, or with bots, if the
    tournament allows it.
    """
    queue = sorted(waiting, key=lambda one: (one.since, one.player))
    tables: list[tuple[int, ...]] = []
    while queue and (table := _first_table(queue, rules, now - patience)):
        tables.append(filled([one.player for one in table], rules))
        queue = [one for one in queue if one not in table]
    return tables


def _first_table(queue: Sequence[Waiting], rules: Rules, long_ago: int) -> list[Waiting]:
    """The table of the first player for whom there is one; empty if there is none."""
    for first in queue:
        impatient = first.since <= long_ago
        table = [first]
        others = [one for one in queue if one is not first]
        # First players whom no one at the table has just met, then all others.
        for rematch in (False, True) if impatient else (False,):
            for one in others:
                if len(table) < rules.seats and one not in table:
                    fits = rematch or all(one.player not in two.last_met for two in table)
                    table += [one] if fits else []
        if len(table) == rules.seats or (impatient and _may_begin(len(table), rules)):
            return table
    return []


def _may_begin(players: int, rules: Rules) -> bool:
    """Whether a table that is not full may begin."""
    if rules.leftover == "bots":
        return True
    return rules.leftover == "smaller" and players >= rules.least
