# interpreted: checks a position once, where a game begins with it
"""Positions of MLEM that were set up: docs/rules/mlem.md, "Invariants"."""

from collections import Counter
from typing import Final

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.pieces import Rows
from cosmodrome.engine.position import Numbers, Positions, count_parts, refuse_unless
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.dice import can_select
from cosmodrome.games.mlem.parts import (
    ASTRONAUTS,
    CATS,
    FACES,
    GOALS,
    MOON,
    NONE,
    OBJECTS,
    PLACES,
    POINTS,
    TARGETS,
    owner_of,
)
from cosmodrome.games.mlem.placing import may_land_anywhere, points_for
from cosmodrome.games.mlem.scoring import goal_progress
from cosmodrome.games.mlem.state import CAT_NAMES, MlemState


def settle(s: MlemState, numbers: Numbers) -> None:
    """Nothing follows from anything else, and nobody remembers anything."""


def _check_numbers(s: MlemState) -> None:
    """What counts up, and what is at rest while nothing is selected."""
    refuse_unless(s.expedition >= 1, "form", "expedition")
    refuse_unless(0 <= s.starter < s.seats, "turn", "starter")
    refuse_unless(s.failures >= 0, "form", "failures")
    refuse_unless(s.failures < s.variant.parts.failures_to_end, "limit", "failures")
    refuse_unless(0 <= s.space < s.variant.parts.deep_space, "place", "space")
    for name in ("selected", "selected_cats", "extra_selected", "kept"):
        refuse_unless(not getattr(s, name), "turn", name)
    refuse_unless(0 <= s.used_cats < 1 << s.seats, "form", "used_cats")
    refuse_unless(s.phase != phases.BOARDING or not s.used_cats, "turn", "used_cats")
    refuse_unless(s.phase != phases.BOARDING or not s.token_used, "turn", "token_used")


def _check_cats(s: MlemState) -> None:
    """Each cat is in exactly one place; moons hold one cat for each of their numbers."""
    refuse_unless(all(0 <= home < 1 << CATS for home in s.home), "form", "home")
    there = [cat for cats in s.arrivals.lists() for cat in cats] + list(s.rocket)
    refuse_unless(NONE not in there, "form", "arrivals")
    found = Counter(there)
    for cat in range(s.seats * CATS):
        found[cat] += s.home[owner_of(cat)] >> cat % CATS & 1
    printed = dict.fromkeys(range(s.seats * CATS), 1)
    count_parts(found, printed, CAT_NAMES, "arrivals")
    parts = s.variant.parts
    for place in range(TARGETS):
        size = s.arrivals.size(place)
        room = parts.kind[place] != MOON or size <= parts.moon_points.size(place)
        refuse_unless(room, "limit", "arrivals", OBJECTS[place])


def _check_points(s: MlemState) -> None:
    """The points are those of the cats."""
    refuse_unless(list(s.points) == points_of(s), "number", "points")


def points_of(s: MlemState) -> list[int]:
    """By seat: the points of the cats on moons and in deep space, in the order of arrival."""
    again = s.clone()
    again.arrivals = Rows(PLACES)
    points = [0] * s.seats
    for place, cats in enumerate(s.arrivals.lists()):
        for cat in cats:
            points[owner_of(cat)] += points_for(again, cat, place)
            again.arrivals = again.arrivals.with_card(place, cat)
    return points


def _check_rocket(s: MlemState) -> None:
    """One cat of each seat at most, clockwise from the starter; who is asked fits the phase."""
    owners = [int(owner_of(cat)) for cat in s.rocket]
    turns = [(owner - s.starter) % s.seats for owner in owners]
    refuse_unless(turns == sorted(set(turns)), "place", "rocket")
    if s.phase == phases.BOARDING:
        refuse_unless(turns == list(range(len(turns))), "place", "rocket")
        refuse_unless(s.to_move == (s.starter + len(turns)) % s.seats, "turn", "to_move")
        refuse_unless(len(turns) < s.seats, "turn", "rocket")
        refuse_unless(s.space == s.variant.parts.start_space, "place", "space")
        # A player without a cat at home has ended the game.
        waiting = [seat for seat in range(s.seats) if seat not in owners]
        refuse_unless(all(s.home[seat] for seat in waiting), "turn", "home")
        refuse_unless(s.landing_index == 0, "turn", "landing_index")
        return
    refuse_unless(bool(owners), "turn", "rocket")
    if s.phase == phases.TRAVEL:
        refuse_unless(s.to_move == owners[0], "turn", "to_move")
        refuse_unless(s.landing_index == 0, "turn", "landing_index")
        return
    refuse_unless(0 <= s.landing_index < len(owners), "turn", "landing_index")
    refuse_unless(s.to_move == owners[s.landing_index], "turn", "to_move")
    refuse_unless(s.space >= s.variant.parts.first_landing_space, "place", "space")
    cat = s.rocket[s.landing_index]
    refuse_unless(may_land_anywhere(s, cat), "turn", "rocket", ASTRONAUTS[cat % CATS])


def _check_dice(s: MlemState) -> None:
    refuse_unless(1 <= s.pool <= s.variant.parts.dice, "limit", "pool")
    refuse_unless(all(dice >= 0 for dice in s.roll), "form", "roll")
    if s.phase != phases.TRAVEL:
        refuse_unless(not any(s.roll), "turn", "roll")
        return
    refuse_unless(len(s.roll) == len(FACES), "form", "roll")
    refuse_unless(sum(s.roll) == s.pool, "number", "roll")
    # A roll that offers nothing has crashed already.
    refuse_unless(can_select(s), "turn", "roll")


def _check_goals(s: MlemState) -> None:
    """Nobody meets a free goal; the owner of a taken goal meets it."""
    for goal, owner in enumerate(s.goals):
        refuse_unless(NOBODY <= owner < s.seats, "form", "goals")
        needed = s.variant.parts.goal_needs[goal]
        for seat in range(s.seats):
            met = goal_progress(s, seat, goal) >= needed
            right = met if seat == owner else owner != NOBODY or not met
            refuse_unless(right, "place", "goals", GOALS[goal])


def _check_ufo(s: MlemState) -> None:
    parts = s.variant.parts
    if not s.variant.ufo:
        idle = s.token == NONE and not s.token_used and s.ufo_space == 0
        refuse_unless(idle, "place", "token")
        return
    stack = s.expedition_stack.bottom_first()
    tokens = len(parts.abilities)
    refuse_unless(all(0 <= token < tokens for token in stack), "form", "expedition_stack")
    refuse_unless(len(stack) == max(0, tokens - s.expedition), "number", "expedition_stack")
    refuse_unless(len(set(stack)) == len(stack), "number", "expedition_stack")
    open_now = s.expedition <= tokens
    refuse_unless((0 <= s.token < tokens) == open_now, "number", "token")
    refuse_unless(s.token not in stack, "number", "token")
    refuse_unless(0 <= s.ufo_space <= parts.ufo_start_space, "place", "ufo_space")
    taken = [points for held in s.ufo_tokens.lists() for points in held]
    left = s.ufo_stack.top_first()
    refuse_unless(sorted(taken + left) == sorted(parts.ufo_points), "number", "ufo_tokens")
    refuse_unless(left == list(parts.ufo_points)[len(taken) :], "number", "ufo_stack")


def _check_exploration(s: MlemState) -> None:
    if not s.variant.exploration:
        return
    parts = s.variant.parts
    taken = [token for held in s.exploration_tokens.lists() for token in held]
    lying = [*s.exploration_open, *s.exploration_stack.bottom_first()]
    tokens = range(len(parts.effects))
    refuse_unless(all(token in tokens for token in taken + lying), "form", "exploration_open")
    refuse_unless(len({*taken, *lying}) == len(taken + lying), "number", "exploration_stack")
    kept = all(parts.effects[token] == POINTS for token in taken)
    refuse_unless(kept, "place", "exploration_tokens")
    # Tokens of other kinds are used up where they lay; those with points are kept.
    gone = set(tokens) - {*taken, *lying}
    used = all(parts.effects[token] != POINTS for token in gone)
    refuse_unless(used, "number", "exploration_tokens")
    opened = list(s.exploration_open)
    refuse_unless(opened == sorted(opened), "form", "exploration_open")
    full = len(opened) == parts.exploration_opened or not s.exploration_stack.size
    refuse_unless(full and len(opened) <= parts.exploration_opened, "number", "exploration_open")
    spaces = {parts.token_spaces[token] for token in opened}
    refuse_unless(len(spaces) == len(opened), "place", "exploration_open")


def _check_missions(s: MlemState) -> None:
    if not s.variant.missions:
        return
    dealt = s.variant.parts.missions_dealt
    for held in s.missions.lists():
        refuse_unless(len(held) == dealt - 1, "number", "missions")
        refuse_unless(held == sorted(held), "form", "missions")
    refuse_unless(list(s.undealt) == sorted(s.undealt), "form", "undealt")
    everything = [target for held in s.missions.lists() for target in held]
    everything += [*s.discarded, *s.undealt]
    refuse_unless(NONE not in everything, "number", "discarded")
    count_parts(Counter(everything), Counter(s.variant.parts.missions), OBJECTS, "missions")


POSITIONS: Final = Positions(
    ("boarding", "travel", "landing"),
    settle,
    laws={
        "numbers": _check_numbers,
        "cats": _check_cats,
        "points": _check_points,
        "rocket": _check_rocket,
        "dice": _check_dice,
        "goals": _check_goals,
        "ufo": _check_ufo,
        "exploration": _check_exploration,
        "missions": _check_missions,
    },
)
