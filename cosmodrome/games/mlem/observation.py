"""MLEM for learners: all that a seat knows, as numbers.

Only missions and the order of the stacks are hidden. The order of cats that are alike for the
rules is told too: who came first to a planet.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.numbers import Numbers
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.dice import dice_to_spend, distance
from cosmodrome.games.mlem.odds import crash_chance
from cosmodrome.games.mlem.parts import (
    ASTRONAUTS,
    CATS,
    EFFECTS,
    FACE_COUNT,
    FACES,
    GOALS,
    NONE,
    OBJECTS,
    PLACE_NAMES,
    PLACES,
    SPACES,
    TARGETS,
    Parts,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.scoring import cats_at, goal_progress, open_scores
from cosmodrome.games.mlem.state import MlemState, MlemVariant

# Points of a good game, and the most that anybody may have scored.
_POINTS: Final = 50.0
_MOST_POINTS: Final = 100.0
_MOST_EXPEDITIONS: Final = 40.0
# Of a cat: at home, aboard, its place if it has landed and the order of arrival there.
_CAT: Final = 2 + PLACES + 1


def write(state: MlemState, seat: i64, out: Numbers) -> None:
    """The position as a seat sees it."""
    variant = state.variant
    seats = state.seats
    _write_flight(state, seat, out)
    for number in range(i64(TARGETS)):
        out.put(float(state.arrivals.size(number)) / 8.0)
    if variant.ufo:
        _write_ufo(state, out)
    if variant.exploration:
        _write_exploration(state, out)
    scores = open_scores(state)
    for turn in range(seats):
        _write_seat(state, (seat + turn) % seats, scores, out)
    for turn in range(seats):
        _write_cats(state, (seat + turn) % seats, out)
    _write_places(state, seat, out)
    if variant.missions:
        _write_missions(state, seat, out)


def _write_flight(state: MlemState, seat: i64, out: Numbers) -> None:
    """The expedition: where the rocket is, the dice, what is selected."""
    parts = state.variant.parts
    seats = state.seats
    travelling = state.phase == phases.TRAVEL
    out.one_of(state.phase, phases.OVER + 1)
    out.one_of((state.to_move - seat) % seats if state.to_move >= 0 else -1, seats)
    out.one_of((state.starter - seat) % seats, seats)
    out.put(float(state.expedition) / _MOST_EXPEDITIONS)
    out.put(float(state.failures) / float(parts.failures_to_end))
    out.one_of(state.space, SPACES)
    out.put(float(state.pool) / float(parts.dice))
    out.put(crash_chance(parts, state.space, state.pool))
    out.put(float(distance(state)) / float(CATS) if travelling else 0.0)
    out.put(float(dice_to_spend(state)) / float(parts.dice) if travelling else 0.0)
    for count in state.roll:
        out.put(float(count) / float(parts.dice))
    out.bits(state.selected, FACE_COUNT)
    out.flag(state.extra_selected)
    out.flag(state.kept)
    landing = state.phase == phases.LANDING or state.phase == phases.CRASH
    out.put(float(state.landing_index + 1) / 8.0 if landing else 0.0)


def _write_ufo(state: MlemState, out: Numbers) -> None:
    parts = state.variant.parts
    tokens = len(parts.abilities)
    out.one_of(state.token, tokens)
    out.flag(state.token != NONE and state.token_used)
    for place in range(state.expedition_stack.size):
        out.add(state.expedition_stack.cards[place], 1.0)
    out.skip(tokens)
    out.one_of(state.ufo_space, SPACES)
    out.put(float(state.ufo_stack.size) / float(len(parts.ufo_points)))


def _write_exploration(state: MlemState, out: Numbers) -> None:
    tokens = len(state.variant.parts.effects)
    for token in state.exploration_open:
        out.add(token, 1.0)
    out.skip(tokens)
    for place in range(state.exploration_stack.size):
        out.add(state.exploration_stack.cards[place], 1.0)
    out.skip(tokens)


def _write_seat(state: MlemState, seat: i64, scores: vec[i64], out: Numbers) -> None:
    """Points, goals, tokens."""
    parts = state.variant.parts
    out.put(float(scores[seat]) / _POINTS)
    out.put(float(state.points[seat]) / _MOST_POINTS)
    out.flag(len(state.rocket) > 0 and state.commander() == seat)
    out.flag(state.selected_cats >> seat & 1 != 0)
    out.flag(state.used_cats >> seat & 1 != 0)
    for goal in range(i64(len(GOALS))):
        out.flag(state.goals[goal] == seat)
        free = state.goals[goal] == NOBODY
        done = float(goal_progress(state, seat, goal)) / float(parts.goal_needs[goal])
        out.put(done if free else 0.0)
    for number in range(i64(TARGETS)):
        out.put(float(cats_at(state, seat, number)) / 8.0)
    if state.variant.ufo:
        # The order in which a seat took them tells nothing.
        for number in range(i64(len(parts.ufo_points))):
            out.flag(state.ufo_tokens.holds(seat, parts.ufo_points[number]))
    if state.variant.exploration:
        for place in range(state.exploration_tokens.size(seat)):
            out.add(state.exploration_tokens.at(seat, place), 1.0)
        out.skip(len(parts.effects))


def _write_cats(state: MlemState, seat: i64, out: Numbers) -> None:
    """Each cat of a seat: at home, or its place in the rocket; _write_places() adds the landed."""
    home = state.home[seat]
    first = seat * CATS
    for astronaut in range(i64(CATS)):
        out.flag(home >> astronaut & 1 != 0)
        aboard = 0.0
        for place in range(i64(len(state.rocket))):
            if state.rocket[place] == first + astronaut:
                aboard = float(place + 1) / 8.0
        out.put(aboard)
        out.skip(_CAT - 2)


def _write_places(state: MlemState, seat: i64, out: Numbers) -> None:
    """Where the landed cats are, into the numbers of the cats just passed."""
    seats = state.seats
    back = -seats * CATS * _CAT
    for place in range(i64(PLACES)):
        for order in range(state.arrivals.size(place)):
            cat = state.arrivals.at(place, order)
            turn = (owner_of(cat) - seat) % seats
            there = back + (turn * CATS + astronaut_of(cat)) * _CAT
            out.add(there + 2 + place, 1.0)
            out.add(there + _CAT - 1, float(order + 1) / 40.0)


def _write_missions(state: MlemState, seat: i64, out: Numbers) -> None:
    for turn in range(state.seats):
        out.put(float(state.missions.size((seat + turn) % state.seats)) / 4.0)
    for place in range(state.missions.size(seat)):
        out.add(state.missions.at(seat, place), 0.25)
    out.skip(TARGETS)
    out.one_of(state.discarded[seat], TARGETS)


def names(variant: MlemVariant, phase_names: list[str]) -> list[str]:
    """What each number is."""
    parts = variant.parts
    seats = int(variant.seats)
    found = [f"phase {phase}" for phase in phase_names]
    found += [f"seat +{turn} to move" for turn in range(seats)]
    found += [f"seat +{turn} began" for turn in range(seats)]
    found += ["expedition", "failures"]
    found += [f"rocket on {space}" for space in range(SPACES)]
    found += ["pool", "crash chance", "distance", "to spend"]
    found += [f"rolled {face}" for face in FACES]
    found += [f"selected {face}" for face in FACES]
    found += ["selected extra", "kept", "cat asked"]
    found += [f"cats on {name}" for name in OBJECTS[:TARGETS]]
    if variant.ufo:
        tokens = range(len(parts.abilities))
        found += [f"token {token} open" for token in tokens] + ["token used"]
        found += [f"token {token} to come" for token in tokens]
        found += [f"ufo on {space}" for space in range(SPACES)] + ["ufo tokens left"]
    if variant.exploration:
        effects = _exploration_names(parts)
        found += [f"{effect} open" for effect in effects]
        found += [f"{effect} to come" for effect in effects]
    for turn in range(seats):
        found += [f"seat +{turn}: {name}" for name in _seat_names(variant)]
    for turn in range(seats):
        for astronaut in ASTRONAUTS:
            found += [f"seat +{turn}: {astronaut} {what}" for what in _cat_names()]
    if variant.missions:
        found += [f"missions of seat +{turn}" for turn in range(seats)]
        found += [f"mission {name}" for name in OBJECTS[:TARGETS]]
        found += [f"discarded {name}" for name in OBJECTS[:TARGETS]]
    return found


def _seat_names(variant: MlemVariant) -> list[str]:
    found = ["score", "scored", "commands", "cat selected", "cat used"]
    for goal in GOALS:
        found += [f"has {goal}", f"towards {goal}"]
    found += [f"cats on {name}" for name in OBJECTS[:TARGETS]]
    if variant.ufo:
        found += [f"ufo token {points}" for points in variant.parts.ufo_points]
    if variant.exploration:
        found += [f"has {effect}" for effect in _exploration_names(variant.parts)]
    return found


def _exploration_names(parts: Parts) -> list[str]:
    return [
        f"{EFFECTS[effect]} of {parts.token_spaces[token]}"
        for token, effect in enumerate(parts.effects)
    ]


def _cat_names() -> list[str]:
    return ["home", "in rocket", *[f"on {place}" for place in PLACE_NAMES], "order there"]
