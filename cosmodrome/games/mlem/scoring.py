"""Scoring: planets, goals, missions, and what every seat would have if the game ended now."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.pieces import Rows, row
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem.parts import (
    CATS,
    COMET,
    FOUR_MOONS,
    FOUR_PLANETS,
    GALAXY,
    GOALS,
    PLANET_X2,
    THREE_ON_PLANET,
    owner_of,
)
from cosmodrome.games.mlem.state import MlemState

# Each cat on a planet counts more than any difference of arrival.
_CAT_STRENGTH: Final = 64


def cats_at(s: MlemState, seat: i64, place: i64) -> i64:
    """How many cats a seat has at a place."""
    count: i64 = 0
    for arrival in range(s.arrivals.size(place)):
        if owner_of(s.arrivals.at(place, arrival)) == seat:
            count += 1
    return count


def planet_strengths(s: MlemState, arrivals: Rows, planet: i64) -> vec[i64]:
    """By seat: what it is ranked by on a planet, 0 without a cat there.

    More cats are better, then the earlier first arrival.
    """
    strengths = row(s.seats, 0)
    for arrival in range(arrivals.size(planet)):
        seat = owner_of(arrivals.at(planet, arrival))
        strengths[seat] += _CAT_STRENGTH if strengths[seat] else _CAT_STRENGTH - arrival
    return strengths


def planet_points(s: MlemState, arrivals: Rows, planet: i64) -> vec[i64]:
    """By seat: what a planet pays if the game ends with these arrivals."""
    strengths = planet_strengths(s, arrivals, planet)
    points = row(s.seats, 0)
    for seat in range(s.seats):
        if strengths[seat] > 0:
            rank: i64 = 0
            for other in range(s.seats):
                if strengths[other] > strengths[seat]:
                    rank += 1
            amount = s.variant.parts.planet_points.at(planet, min(rank, 2))
            doubled = arrivals.holds(planet, seat * CATS + PLANET_X2)
            points[seat] = 2 * amount if doubled else amount
    return points


def goal_progress(s: MlemState, seat: i64, goal: i64) -> i64:
    """How many cats of this seat count towards a goal."""
    parts = s.variant.parts
    total: i64 = 0
    if goal == FOUR_PLANETS:
        for planet in parts.planets:
            if cats_at(s, seat, planet) > 0:
                total += 1
    elif goal == THREE_ON_PLANET:
        for planet in parts.planets:
            total = max(total, cats_at(s, seat, planet))
    elif goal == FOUR_MOONS:
        for moon in parts.moons:
            total += cats_at(s, seat, moon)
    else:
        total = cats_at(s, seat, COMET) + cats_at(s, seat, GALAXY)
    return total


def missions_met(s: MlemState, seat: i64) -> i64:
    """How many of the seat's mission tokens are met: each is judged alone."""
    met: i64 = 0
    for place in range(s.missions.size(seat)):
        if cats_at(s, seat, s.missions.at(seat, place)) > 0:
            met += 1
    return met


def mission_score(s: MlemState, seat: i64) -> i64:
    """What the seat's missions pay if the game ends now."""
    return s.variant.parts.mission_scores[missions_met(s, seat)]


def open_scores(s: MlemState) -> vec[i64]:
    """What everybody can see: the score of each seat now, without missions."""
    parts = s.variant.parts
    scores = s.points[:]
    for planet in parts.planets:
        if s.arrivals.size(planet) > 0:
            points = planet_points(s, s.arrivals, planet)
            for seat in range(s.seats):
                scores[seat] += points[seat]
    for goal in range(len(GOALS)):
        if s.goals[goal] >= 0:
            scores[s.goals[goal]] += parts.goal_points[goal]
    if s.variant.ufo or s.variant.exploration:
        for seat in range(s.seats):
            scores[seat] += token_points(s, seat)
    return scores


def token_points(s: MlemState, seat: i64) -> i64:
    """What the UFO tokens and exploration tokens of a seat pay."""
    points: i64 = 0
    if s.variant.ufo:
        for place in range(s.ufo_tokens.size(seat)):
            points += s.ufo_tokens.at(seat, place)
    if s.variant.exploration:
        for place in range(s.exploration_tokens.size(seat)):
            points += s.variant.parts.amounts[s.exploration_tokens.at(seat, place)]
    return points


def final_scores(s: MlemState) -> vec[i64]:
    """The score of each seat as if the game ended now."""
    scores = open_scores(s)
    if s.variant.missions:
        for seat in range(s.seats):
            scores[seat] += mission_score(s, seat)
    return scores
