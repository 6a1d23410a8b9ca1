"""docs/rules/mlem.md, "Invariants": checked after every action."""

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.games.mlem.parts import (
    CATS,
    COMET,
    GALAXY,
    MOON,
    NONE,
    ONE_DIE,
    POINTS,
    TARGETS,
)
from cosmodrome.games.mlem.phases import BOARDING, CRASH, DISCARD, LANDING, OVER, TRAVEL
from cosmodrome.games.mlem.scoring import goal_progress
from cosmodrome.games.mlem.state import MlemState
from cosmodrome.games.mlem.travel import GO, KEEP, REROLL, USE

MOST_EXPEDITIONS = 18
MOST_ACTIONS = 9


def check(before: State | None, action: int, after: State) -> None:
    """Everything that must hold after an action, and between two positions."""
    assert isinstance(after, MlemState)
    check_cats(after)
    check_rocket(after)
    check_dice(after)
    check_goals(after)
    check_ufo(after)
    check_exploration(after)
    check_missions(after)
    check_decision(after)
    if before is not None:
        assert isinstance(before, MlemState)
        check_step(before, action, after)


def check_cats(state: MlemState) -> None:
    """Each cat is in exactly one place; moons hold one cat each."""
    mat = [cat for cats in state.arrivals.lists() for cat in cats]
    cats = range(state.seats * CATS)
    home = [cat for cat in cats if state.home[cat // CATS] >> cat % CATS & 1]
    assert all(0 <= cats < 1 << CATS for cats in state.home)
    assert sorted(mat + home + list(state.rocket)) == list(cats)
    owners = [cat // CATS for cat in state.rocket]
    assert len(set(owners)) == len(owners)
    for number in range(TARGETS):
        if state.variant.parts.kind[number] == MOON:
            assert state.arrivals.size(number) <= state.variant.parts.moon_points.size(number)


def check_rocket(state: MlemState) -> None:
    """Rocket order is clockwise from the starter; the first cat's owner travels."""
    seats = state.seats
    turns = [(cat // CATS - state.starter) % seats for cat in state.rocket]
    assert turns == sorted(turns)
    if state.phase == TRAVEL:
        assert state.to_move == state.rocket[0] // CATS
    elif state.phase in (LANDING, CRASH):
        assert state.to_move == state.rocket[state.landing_index] // CATS
        assert state.space >= state.variant.parts.first_landing_space
    elif state.phase == BOARDING:
        assert state.to_move == (state.starter + len(state.rocket)) % seats
        assert state.home[state.to_move]
    else:
        assert len(state.rocket) == 0


def check_dice(state: MlemState) -> None:
    parts = state.variant.parts
    assert 1 <= state.pool <= parts.dice
    assert 0 <= state.failures <= parts.failures_to_end
    if state.phase == TRAVEL:
        assert sum(state.roll) == state.pool
        for face in range(5):
            if state.selected >> face & 1:
                assert state.roll[face] > 0
                assert face in parts.faces[state.space]
        assert state.selected_cats & ~state.used_cats == 0
        one_dice = sum(1 << cat // CATS for cat in state.rocket if cat % CATS == ONE_DIE)
        assert state.selected_cats & ~one_dice == 0
    else:
        assert not any(state.roll)
        assert not state.anything_selected()
        assert not state.kept


def check_goals(state: MlemState) -> None:
    for goal, owner in enumerate(state.goals):
        needed = state.variant.parts.goal_needs[goal]
        if owner == NOBODY:
            for seat in range(state.seats):
                assert goal_progress(state, seat, goal) < needed
        else:
            assert goal_progress(state, owner, goal) >= needed


def check_ufo(state: MlemState) -> None:
    parts = state.variant.parts
    if not state.variant.ufo:
        assert state.token == NONE
        assert state.expedition_stack.size == 0
        assert state.ufo_tokens.lists() == []
        return
    turned_up = state.expedition if state.phase != DISCARD else 0
    stack = state.expedition_stack.bottom_first()
    assert len(stack) == max(0, len(parts.abilities) - turned_up)
    assert len(set(stack)) == len(stack)
    assert state.token not in stack
    if state.phase in (DISCARD, OVER) or state.expedition > len(parts.abilities):
        assert state.token == NONE
    else:
        assert state.token != NONE
    taken = [points for tokens in state.ufo_tokens.lists() for points in tokens]
    left = state.ufo_stack.top_first()
    assert sorted(taken + left) == sorted(parts.ufo_points)
    assert left == parts.ufo_points[len(taken) :]


def check_exploration(state: MlemState) -> None:
    parts = state.variant.parts
    if not state.variant.exploration:
        assert state.exploration_stack.size == 0
        assert len(state.exploration_open) == 0
        assert state.exploration_tokens.lists() == []
        return
    taken = [token for tokens in state.exploration_tokens.lists() for token in tokens]
    assert all(parts.effects[token] == POINTS for token in taken)
    seen = [*taken, *state.exploration_open, *state.exploration_stack.bottom_first()]
    assert len(set(seen)) == len(seen)
    gone = set(range(len(parts.effects))) - set(seen)
    assert all(parts.effects[token] != POINTS for token in gone)
    assert len(state.exploration_open) <= parts.exploration_opened
    if state.exploration_stack.size:
        assert len(state.exploration_open) == parts.exploration_opened
    spaces = [parts.token_spaces[token] for token in state.exploration_open]
    assert len(set(spaces)) == len(spaces)


def check_missions(state: MlemState) -> None:
    if not state.variant.missions:
        assert state.missions.lists() == []
        return
    dealt = state.variant.parts.missions_dealt
    for seat, held in enumerate(state.missions.lists()):
        discarded = state.phase != DISCARD or seat < state.to_move
        assert len(held) == dealt - discarded
        assert (state.discarded[seat] != NONE) == discarded
        assert held == sorted(held)
    everything = [target for held in state.missions.lists() for target in held]
    everything += [target for target in state.discarded if target != NONE]
    everything += list(state.undealt)
    assert sorted(everything) == sorted(state.variant.parts.missions)


def check_decision(state: MlemState) -> None:
    legal = state.legal()
    assert (state.to_move == NOBODY) == (state.phase == OVER) == (not legal)
    assert legal == sorted(set(legal))
    assert len(legal) <= MOST_ACTIONS
    assert 1 <= state.expedition <= MOST_EXPEDITIONS or state.phase == DISCARD
    if state.phase == OVER:
        return
    assert legal != [GO.first], "it happens by itself"
    assert state.failures < state.variant.parts.failures_to_end or state.phase == CRASH
    if state.phase != DISCARD:
        assert state.space < state.variant.parts.deep_space


def check_step(before: MlemState, action: int, after: MlemState) -> None:
    """What may not go back, and what only grows."""
    assert action in before.legal()
    assert after.failures in (before.failures, before.failures + 1)
    assert after.expedition in (before.expedition, before.expedition + 1)
    assert after.ufo_space <= before.ufo_space
    for old, new in zip(before.arrivals.lists(), after.arrivals.lists(), strict=True):
        assert new[: len(old)] == old, "placed for good, in order of arrival"
    for was, now in zip(before.goals, after.goals, strict=True):
        assert was in (NOBODY, now)
    for was, now in zip(before.points, after.points, strict=True):
        assert was <= now
    for tokens, more in zip(before.ufo_tokens.lists(), after.ufo_tokens.lists(), strict=True):
        assert more[: len(tokens)] == tokens
    same_expedition = before.expedition == after.expedition
    if same_expedition:
        assert after.space >= before.space
        assert before.used_cats & ~after.used_cats == 0
    if before.phase == TRAVEL:
        check_travel_step(before, action, after)
    placed = sum(map(len, after.arrivals.lists())) - sum(map(len, before.arrivals.lists()))
    deep = after.arrivals.size(COMET) + after.arrivals.size(GALAXY)
    deep -= before.arrivals.size(COMET) + before.arrivals.size(GALAXY)
    assert placed <= 1 or placed == deep == len(before.rocket)


def check_travel_step(before: MlemState, action: int, after: MlemState) -> None:
    """A selection stays where it is; a flight rises, and spends what was selected."""
    same_phase = (
        after.phase == TRAVEL
        and after.expedition == before.expedition
        and after.space == before.space
    )
    if same_phase:
        assert action == REROLL.first or after.anything_selected()
        if action != REROLL.first:
            assert list(after.roll) == list(before.roll)
            assert before.selected & ~after.selected == 0
        return
    if after.phase not in (TRAVEL, LANDING) or after.expedition != before.expedition:
        return
    assert after.space > before.space
    if after.phase == LANDING and not after.variant.exploration:
        selected = before.selected | (1 << (action - USE.first) if USE.holds(action) else 0)
        spent = sum(before.roll[face] for face in range(4) if selected >> face & 1)
        if before.kept or action == KEEP.first:
            spent = 0
        assert after.pool == max(1, before.pool - spent)
