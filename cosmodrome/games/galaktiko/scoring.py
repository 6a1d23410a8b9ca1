"""Points for passengers delivered, penalties for those still aboard."""

from mypy_extensions import i64

from cosmodrome.games.galaktiko.parts import STOWAWAY
from cosmodrome.games.galaktiko.state import GalaktikoState


def score(s: GalaktikoState, seat: i64) -> i64:
    """The score of a seat, as if the game ended now."""
    return delivered(s, seat) + aboard(s, seat)


def delivered(s: GalaktikoState, seat: i64) -> i64:
    """The points of the passengers who got off."""
    points: i64 = 0
    for place in range(s.scored.size(seat)):
        points += s.variant.parts.points_scored[s.scored.at(seat, place)]
    return points


def aboard(s: GalaktikoState, seat: i64) -> i64:
    """The points, mostly below 0, of the passengers who did not."""
    points: i64 = 0
    for place in range(s.hand.size(seat)):
        points += s.variant.parts.points_in_hand[s.hand.at(seat, place)]
    return points


def result(s: GalaktikoState, seat: i64) -> list[int]:
    """What seats are ranked by: the score, then stowaways who paid."""
    stowaways: i64 = 0
    for place in range(s.scored.size(seat)):
        if s.variant.parts.kinds[s.scored.at(seat, place)] == STOWAWAY:
            stowaways += 1
    return [score(s, seat), stowaways]
