"""Points for launched ships, reputation and settlers who wait aboard.

docs/rules/ganymede.md, "End and scoring". Scores are computed from the current position.
"""

from mypy_extensions import i64

from cosmodrome.games.ganymede.parts import (
    BOTTOM_BAY,
    EARTH,
    FIXED,
    MARS,
    PER_COLOUR,
    PER_SET,
    PER_TRACK_POINT,
    PER_TYPE,
    TOP_BAY,
    TYPE_COUNT,
)
from cosmodrome.games.ganymede.state import GanymedeState


def score(s: GanymedeState, seat: i64) -> i64:
    """The score of a seat, as if the game ended now."""
    points = track_points(s, seat) + s.aboard(seat, TOP_BAY) + s.aboard(seat, BOTTOM_BAY)
    for place in range(s.launched.size(seat)):
        points += ship_worth(s, seat, s.launched.at(seat, place))
    return points


def track_points(s: GanymedeState, seat: i64) -> i64:
    """The points of the step of reputation."""
    return s.variant.parts.track_points[s.step[seat]]


def ship_worth(s: GanymedeState, seat: i64, ship: i64) -> i64:
    """What a ship scores for a seat once it is launched."""
    parts = s.variant.parts
    points = parts.ship_points[ship]
    score = parts.ship_score[ship]
    if score == FIXED:
        return points
    if score == PER_TYPE:
        return points * s.shuttles_of_type(seat, parts.ship_target[ship])
    if score == PER_COLOUR:
        return points * icons_of_colour(s, seat, parts.ship_target[ship])
    if score == PER_SET:
        return points * s.sets(seat)
    if score == PER_TRACK_POINT:
        return points * track_points(s, seat)
    return points * s.tile_count(seat)


def icons_of_colour(s: GanymedeState, seat: i64, colour: i64) -> i64:
    """How many settlers of a colour the seat's shuttles show among their needs."""
    total: i64 = 0
    for kind in range(TYPE_COUNT):
        column = s.column(seat, kind)
        for place in range(s.columns.size(column)):
            total += s.variant.parts.icons(s.columns.at(column, place), colour)
    return total


def result(s: GanymedeState, seat: i64) -> list[int]:
    """What seats are ranked by: the score, then settlers on Mars, then on Earth."""
    return [score(s, seat), s.at(seat, MARS), s.at(seat, EARTH)]
