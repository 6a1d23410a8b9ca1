# interpreted: msgspec structs
"""How a game of Galaktiko ended: the end of the shift, and points by kind of passenger."""

from collections.abc import Sequence

from cosmodrome.games.ending import Ending, Part, Source, ties
from cosmodrome.games.galaktiko.view_structs import Ship, View
from cosmodrome.games.phrase import Phrase

_KINDS = ("ordinary", "rich", "stowaway")


def ending(view: View, places: Sequence[int]) -> Ending:
    """Why the game is over, and the score sheet."""
    why = [
        Phrase(f"ended-{view.ended_by[0]}", {"round": view.last_round - 1}),
        Phrase("ended-last-round", {"round": view.last_round}),
    ]
    why += [
        Phrase("tie-stowaways", {"seat": ahead, "rival": behind})
        for ahead, behind in ties([ship.score for ship in view.ships], places)
    ]
    delivered = [Source(kind, [_delivered(ship, kind) for ship in view.ships]) for kind in _KINDS]
    return Ending(why, [*delivered, Source("aboard", [_aboard(ship) for ship in view.ships])])


def _delivered(ship: Ship, kind: str) -> Part:
    points = [
        worth
        for card, worth in zip(ship.scored, ship.scored_worth, strict=True)
        if _kind(card) == kind
    ]
    return Part(sum(points), [_people(len(points))] if points else [])


def _aboard(ship: Ship) -> Part:
    return Part(ship.aboard, [_people(len(ship.hand))] if ship.hand else [])


def _kind(card: str) -> str:
    first = card.partition("-")[0]
    return first if first in ("rich", "stowaway", "vortan") else "ordinary"


def _people(count: int) -> Phrase:
    return Phrase("made-people", {"count": count})
