"""Cats leave the rocket for the mat: docs/rules/mlem.md, "Placing" and "Goals"."""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY, Event, Facts
from cosmodrome.engine.pieces import replaced, without
from cosmodrome.games.mlem.parts import (
    ASTRONAUTS,
    COMET,
    DEEP,
    DEEP_X2,
    DROP_DIE,
    FOUR_MOONS,
    FOUR_PLANETS,
    GALAXY,
    GOALS,
    MOON,
    MOON_X2,
    NONE,
    PLACE_NAMES,
    PLANET,
    PLUS_MINUS_1,
    TARGETS,
    THREE_ON_PLANET,
    TWO_DEEP,
    Parts,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.scoring import goal_progress
from cosmodrome.games.mlem.state import MlemState


def is_landing_place(s: MlemState, space: i64) -> bool:
    """Whether the space has a planet, a free moon or deep space."""
    parts = s.variant.parts
    number = parts.object_at[space]
    if number == NONE:
        return False
    return parts.kind[number] != MOON or s.arrivals.size(number) < parts.moon_points.size(number)


def may_land(s: MlemState, cat: i64, step: i64) -> bool:
    """Whether a cat may land ``step`` spaces above the rocket (0: where it is; -1: below).

    Only a `plus_minus_1` may land beside the rocket, and only at another object.
    """
    if step != 0:
        objects = s.variant.parts.object_at
        if astronaut_of(cat) != PLUS_MINUS_1 or objects[s.space + step] == objects[s.space]:
            return False
    return is_landing_place(s, s.space + step)


def may_land_anywhere(s: MlemState, cat: i64) -> bool:
    """Whether a cat has to be asked at all."""
    return may_land(s, cat, 0) or may_land(s, cat, 1) or may_land(s, cat, -1)


def land(s: MlemState, step: i64) -> None:
    """The cat that is asked leaves the rocket for the object ``step`` spaces above it."""
    cat = leave_rocket(s)
    place(s, cat, place_at(s.variant.parts, s.space + step))
    if len(s.rocket) == 0:
        return
    if s.landing_index == 0:
        s.log_of_seat("commands", s.commander(), "pool", s.pool)
    if astronaut_of(cat) == DROP_DIE and s.pool >= 2:
        s.pool -= 1
        s.log_of_seat("dropped-die", owner_of(cat), "pool", s.pool)


def place_at(parts: Parts, space: i64) -> i64:
    """Where a cat comes that lands on a space: in deep space the galaxy."""
    number = parts.object_at[space]
    return GALAXY if number == DEEP else number


def leave_rocket(s: MlemState) -> i64:
    """Take the cat that is asked off the rocket."""
    cat = s.rocket[s.landing_index]
    s.rocket = without(s.rocket, s.landing_index)
    return cat


def go_home(s: MlemState, cat: i64) -> None:
    """A cat that crashed may fly again."""
    seat = owner_of(cat)
    s.home = replaced(s.home, seat, s.home[seat] | 1 << astronaut_of(cat))
    s.log_cat("went-home", cat)


def place(s: MlemState, cat: i64, place: i64) -> None:
    """A cat comes to the mat for good: points, then goals."""
    seat = owner_of(cat)
    points = points_for(s, cat, place)
    s.arrivals = s.arrivals.with_card(place, cat)
    if points > 0:
        s.points = replaced(s.points, seat, s.points[seat] + points)
    log_landing(s, cat, place, points)
    if place >= TARGETS:
        check_goal(s, seat, TWO_DEEP)
    elif s.variant.parts.kind[place] == MOON:
        check_goal(s, seat, FOUR_MOONS)
    else:
        check_goal(s, seat, FOUR_PLANETS)
        check_goal(s, seat, THREE_ON_PLANET)


def points_for(s: MlemState, cat: i64, place: i64) -> i64:
    """What a cat scores at once where it lands; planets pay at the end."""
    parts = s.variant.parts
    if place == COMET or place == GALAXY:
        points = parts.comet_points if place == COMET else parts.galaxy_points
        return 2 * points if astronaut_of(cat) == DEEP_X2 else points
    if parts.kind[place] == PLANET:
        return 0
    points = parts.moon_points.at(place, s.arrivals.size(place))
    return 2 * points if astronaut_of(cat) == MOON_X2 else points


def check_goal(s: MlemState, seat: i64, goal: i64) -> None:
    """A free goal goes to the first seat that meets it, for good."""
    if s.goals[goal] != NOBODY:
        return
    if goal_progress(s, seat, goal) >= s.variant.parts.goal_needs[goal]:
        s.goals = replaced(s.goals, goal, seat)
        log_goal(s, seat, goal)


def log_landing(s: MlemState, cat: i64, place: i64, points: i64) -> None:
    """A cat has come to the mat."""
    if s.journal is not None:
        facts: Facts = {
            "seat": owner_of(cat),
            "astronaut": ASTRONAUTS[astronaut_of(cat)],
            "place": PLACE_NAMES[place],
            "points": points,
        }
        s.journal.append(Event("landed", facts))


def log_goal(s: MlemState, seat: i64, goal: i64) -> None:
    """A seat has taken a goal."""
    if s.journal is not None:
        points = s.variant.parts.goal_points[goal]
        facts: Facts = {"seat": seat, "goal": GOALS[goal], "points": points}
        s.journal.append(Event("goal", facts))
