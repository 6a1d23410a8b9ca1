# interpreted: msgspec structs
"""Ending: why a game is over, and its score sheet as the rulebook would have it filled in."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from cosmodrome.games.phrase import Phrase


class Part(Struct, frozen=True):
    """What a source gave one seat; ``made_of`` tells of what, a phrase for each summand."""

    points: int
    made_of: list[Phrase] = []


class Source(Struct, frozen=True):
    """A line of the score sheet, called by the message ``score-<name>``: a part for each seat."""

    name: str
    parts: list[Part]


class Ending(Struct, frozen=True):
    """How a game ended. The parts of a seat add up to its score.

    ``why`` begins with the cause; what followed from it and a tie-break that decided come after.
    """

    why: list[Phrase]
    sheet: list[Source]


def ties(scores: Sequence[int], places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Seats with the same score of which a tie-break put the first before the second."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    for ahead, behind in pairwise(order):
        if scores[ahead] == scores[behind] and places[ahead] < places[behind]:
            yield ahead, behind
