"""The invariants of MLEM, specification section 13: checked after every action."""

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.games.mlem.parts import (
    ALL_CATS,
    CATS,
    COMET,
    GALAXY,
    MOON,
    NONE,
    ONE_DIE,
    POINTS,
    TARGETS,
)
from cosmodrome.games.mlem.position import BOARDING, CRASH, DISCARD, LANDING, OVER, TRAVEL
from cosmodrome.games.mlem.rules import GO, KEEP_DICE, REROLL_DICE, USE, USE_CAT, MlemState
from cosmodrome.games.mlem.scoring import goal_progress

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
    mat = [cat for cats in state.arrivals for cat in cats]
    home = [
        seat * CATS + cat
        for seat, cats in enumerate(state.home)
        for cat in range(CATS)
        if cats >> cat & 1
    ]
    assert all(0 <= cats <= ALL_CATS for cats in state.home)
    assert sorted(mat + home + state.rocket) == list(range(state.table.seats * CATS))
    owners = [cat // CATS for cat in state.rocket]
    assert len(set(owners)) == len(owners)
    for number in range(TARGETS):
        if state.table.parts.kind[number] == MOON:
            assert len(state.arrivals[number]) <= len(state.table.parts.moon_points[number])


def check_rocket(state: MlemState) -> None:
    """Rocket order is clockwise from the starter; the first cat's owner travels."""
    seats = state.table.seats
    turns = [(cat // CATS - state.starter) % seats for cat in state.rocket]
    assert turns == sorted(turns)
    if state.phase == TRAVEL:
        assert state.to_move == state.rocket[0] // CATS
    elif state.phase in (LANDING, CRASH):
        assert state.to_move == state.rocket[state.asked] // CATS
        assert state.space >= state.table.parts.first_landing_space
    elif state.phase == BOARDING:
        assert state.to_move == (state.starter + len(state.rocket)) % seats
        assert state.home[state.to_move]
    else:
        assert not state.rocket


def check_dice(state: MlemState) -> None:
    parts = state.table.parts
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
        needed = state.table.parts.goal_needs[goal]
        if owner == NOBODY:
            for seat in range(state.table.seats):
                assert goal_progress(state, seat, goal) < needed
        else:
            assert goal_progress(state, owner, goal) >= needed


def check_ufo(state: MlemState) -> None:
    parts = state.table.parts
    if not state.table.ufo:
        assert state.token == NONE
        assert not state.expedition_stack
        assert not state.ufo_tokens
        return
    turned_up = state.expedition if state.phase != DISCARD else 0
    assert len(state.expedition_stack) == max(0, len(parts.abilities) - turned_up)
    assert len(set(state.expedition_stack)) == len(state.expedition_stack)
    assert state.token not in state.expedition_stack
    if state.phase in (DISCARD, OVER) or state.expedition > len(parts.abilities):
        assert state.token == NONE
    else:
        assert state.token != NONE
    taken = [points for tokens in state.ufo_tokens for points in tokens]
    assert sorted(taken + state.ufo_stack) == sorted(parts.ufo_points)
    assert state.ufo_stack == parts.ufo_points[len(taken) :]


def check_exploration(state: MlemState) -> None:
    parts = state.table.parts
    if not state.table.exploration:
        assert not state.exploration_stack
        assert not state.exploration_open
        assert not state.exploration_tokens
        return
    taken = [token for tokens in state.exploration_tokens for token in tokens]
    assert all(parts.effects[token] == POINTS for token in taken)
    seen = taken + state.exploration_open + state.exploration_stack
    assert len(set(seen)) == len(seen)
    gone = set(range(len(parts.effects))) - set(seen)
    assert all(parts.effects[token] != POINTS for token in gone)
    assert len(state.exploration_open) <= parts.exploration_opened
    if state.exploration_stack:
        assert len(state.exploration_open) == parts.exploration_opened
    spaces = [parts.token_spaces[token] for token in state.exploration_open]
    assert len(set(spaces)) == len(spaces)


def check_missions(state: MlemState) -> None:
    if not state.table.missions:
        assert not state.missions
        return
    dealt = state.table.parts.missions_dealt
    for seat, held in enumerate(state.missions):
        discarded = state.phase != DISCARD or seat < state.to_move
        assert len(held) == dealt - discarded
        assert (state.discarded[seat] != NONE) == discarded
        assert held == sorted(held)
    everything = [target for held in state.missions for target in held]
    everything += [target for target in state.discarded if target != NONE] + state.undealt
    assert sorted(everything) == sorted(state.table.parts.missions)


def check_decision(state: MlemState) -> None:
    legal = state.legal()
    assert (state.to_move == NOBODY) == (state.phase == OVER) == (not legal)
    assert legal == sorted(set(legal))
    assert len(legal) <= MOST_ACTIONS
    assert 1 <= state.expedition <= MOST_EXPEDITIONS or state.phase == DISCARD
    if state.phase == OVER:
        return
    assert legal != [GO], "it happens by itself"
    assert state.failures < state.table.parts.failures_to_end or state.phase == CRASH
    if state.phase != DISCARD:
        assert state.space < state.table.parts.deep_space


def check_step(before: MlemState, action: int, after: MlemState) -> None:
    """What may not go back, and what only grows."""
    assert action in before.legal()
    assert after.failures in (before.failures, before.failures + 1)
    assert after.expedition in (before.expedition, before.expedition + 1)
    assert after.ufo_space <= before.ufo_space
    for old, new in zip(before.arrivals, after.arrivals, strict=True):
        assert new[: len(old)] == old, "placed for good, in order of arrival"
    for was, now in zip(before.goals, after.goals, strict=True):
        assert was in (NOBODY, now)
    for was, now in zip(before.points, after.points, strict=True):
        assert was <= now
    for tokens, more in zip(before.ufo_tokens, after.ufo_tokens, strict=True):
        assert more[: len(tokens)] == tokens
    same_expedition = before.expedition == after.expedition
    if same_expedition:
        assert after.space >= before.space
        assert before.used_cats & ~after.used_cats == 0
    if before.phase == TRAVEL:
        check_travel_step(before, action, after)
    placed = sum(map(len, after.arrivals)) - sum(map(len, before.arrivals))
    deep = len(after.arrivals[COMET]) + len(after.arrivals[GALAXY])
    deep -= len(before.arrivals[COMET]) + len(before.arrivals[GALAXY])
    assert placed <= 1 or placed == deep == len(before.rocket)


def check_travel_step(before: MlemState, action: int, after: MlemState) -> None:
    """A selection stays where it is; a flight rises, and spends what was selected."""
    same_phase = (
        after.phase == TRAVEL
        and after.expedition == before.expedition
        and after.space == before.space
    )
    if same_phase:
        assert action == REROLL_DICE or after.anything_selected()
        if action != REROLL_DICE:
            assert after.roll == before.roll
            assert before.selected & ~after.selected == 0
        return
    if after.phase not in (TRAVEL, LANDING) or after.expedition != before.expedition:
        return
    assert after.space > before.space
    if after.phase == LANDING and not after.table.exploration:
        selected = before.selected | (1 << (action - USE) if USE <= action < USE_CAT else 0)
        spent = sum(before.roll[face] for face in range(4) if selected >> face & 1)
        if before.kept or action == KEEP_DICE:
            spent = 0
        assert after.pool == max(1, before.pool - spent)
