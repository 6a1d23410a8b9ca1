# interpreted: msgspec structs
"""How a game of Gaia ended: the last meeple or a call, and where everybody's meeples stand."""

from collections.abc import Sequence

from cosmodrome.games.ending import Ending, Part, Source, ties
from cosmodrome.games.gaia.view import View
from cosmodrome.games.phrase import Phrase


def ending(view: View, places: Sequence[int]) -> Ending:
    """Why the game is over, and where the meeples are that count."""
    assert view.ender is not None
    why = [Phrase(f"ended-{view.ended_by}", {"seat": view.ender})]
    why += [
        Phrase("tie-order", {"seat": ahead, "rival": behind})
        for ahead, behind in ties([seat.placed for seat in view.seats], places)
    ]
    seats = range(len(view.seats))
    return Ending(
        why,
        [
            Source("cities", [_cities(view, seat) for seat in seats]),
            Source("goals", [_goals(view, seat) for seat in seats]),
        ],
    )


def _cities(view: View, seat: int) -> Part:
    there = [tile.city.meeples[seat] for tile in view.tiles if tile.city]
    held = sum(count > 0 for count in there)
    return Part(sum(there), [Phrase("made-cities", {"count": held})] if held else [])


def _goals(view: View, seat: int) -> Part:
    return Part(sum(goal.owner == seat for goal in view.goals))
