"""Scoring: planets, goals, missions, and what every seat would have if the game ended now."""

from mypy_extensions import i64

from cosmodrome.games.mlem.parts import (
    CATS,
    COMET,
    FOUR_MOONS,
    FOUR_PLANETS,
    GALAXY,
    PLANET_X2,
    THREE_ON_PLANET,
)
from cosmodrome.games.mlem.position import Position


def cats_of(seat: int, cats: list[int]) -> i64:
    """How many of these cats belong to the seat."""
    count: i64 = 0
    for cat in cats:
        if cat // CATS == seat:
            count += 1
    return count


def planet_ranking(cats: list[int]) -> list[int]:
    """The seats on a planet, best first: more cats, then the earlier first arrival."""
    seats: list[int] = []
    for cat in cats:
        if cat // CATS not in seats:
            seats.append(cat // CATS)
    ranking: list[int] = []
    while seats:
        best = seats[0]
        for seat in seats:
            # Only more cats are better: among equals the first to arrive stays ahead.
            if cats_of(seat, cats) > cats_of(best, cats):
                best = seat
        seats.remove(best)
        ranking.append(best)
    return ranking


def planet_points(position: Position, planet: int, cats: list[int]) -> list[int]:
    """What a planet pays to each seat if the game ends with these cats there."""
    points = [0] * position.table.seats
    amounts = position.table.parts.planet_points[planet]
    for rank, seat in enumerate(planet_ranking(cats)):
        amount = amounts[rank if rank < 2 else 2]
        points[seat] = 2 * amount if seat * CATS + PLANET_X2 in cats else amount
    return points


def goal_progress(position: Position, seat: int, goal: int) -> int:
    """How many cats of this seat count towards a goal."""
    arrivals = position.arrivals
    if goal == FOUR_PLANETS or goal == THREE_ON_PLANET:
        planets: i64 = 0
        most: i64 = 0
        for number in position.table.parts.planets:
            count = cats_of(seat, arrivals[number])
            most = max(most, count)
            if count > 0:
                planets += 1
        return planets if goal == FOUR_PLANETS else most
    if goal == FOUR_MOONS:
        moons: i64 = 0
        for number in position.table.parts.moons:
            moons += cats_of(seat, arrivals[number])
        return moons
    return cats_of(seat, arrivals[COMET]) + cats_of(seat, arrivals[GALAXY])


def missions_met(position: Position, seat: int) -> int:
    """How many of the seat's mission tokens are met: each is judged alone."""
    met: i64 = 0
    for target in position.missions[seat]:
        if cats_of(seat, position.arrivals[target]) > 0:
            met += 1
    return met


def mission_score(position: Position, seat: int) -> int:
    """What the seat's missions pay if the game ends now."""
    return position.table.parts.mission_scores[missions_met(position, seat)]


def open_scores(position: Position) -> list[int]:
    """What everybody can see: the score of each seat now, without missions."""
    parts = position.table.parts
    scores = position.points.copy()
    for number in parts.planets:
        cats = position.arrivals[number]
        if cats:
            for seat, amount in enumerate(planet_points(position, number, cats)):
                scores[seat] += amount
    for goal, owner in enumerate(position.goals):
        if owner >= 0:
            scores[owner] += parts.goal_points[goal]
    for seat, points in enumerate(position.ufo_tokens):
        scores[seat] += sum(points)
    for seat, tokens in enumerate(position.exploration_tokens):
        for token in tokens:
            scores[seat] += parts.amounts[token]
    return scores


def final_scores(position: Position) -> list[int]:
    """The score of each seat as if the game ended now."""
    scores = open_scores(position)
    if position.table.missions:
        for seat in range(position.table.seats):
            scores[seat] += mission_score(position, seat)
    return scores
