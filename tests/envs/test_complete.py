"""Observations tell a seat everything that it may know, and nothing else.

Views that differ have different observations, but for what SYMMETRIES names; and a redeal of all
that a seat cannot know changes no array.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from support import option_sets

import cosmodrome
from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.numbers import Numbers
from cosmodrome.envs.actions import encode_actions
from cosmodrome.envs.common import Task

GAMES = cosmodrome.game_names()


def fronts_in_any_order(view: dict[str, Any]) -> None:
    """Gaia: no rule asks in which order cards were laid in front of a seat."""
    for seat in view["seats"]:
        seat["front"].sort()


def tokens_in_any_order(view: dict[str, Any]) -> None:
    """MLEM: nor in which order a seat took its UFO tokens."""
    for player in view["players"]:
        player["ufo_tokens"].sort()


SYMMETRIES: dict[str, Callable[[dict[str, Any]], None]] = {
    "gaia": fronts_in_any_order,
    "mlem": tokens_in_any_order,
}


def tasks(name: str) -> Iterator[Task]:
    """Few seats without options, more seats with all of them."""
    game = cosmodrome.game(name)
    yield Task(name)
    yield Task(name, min(3, game.seats[-1]), dict.fromkeys(list(option_sets(game))[-1], True))


def positions(task: Task, seed: int, most: int) -> Iterator[State]:
    """Positions of a random game, each with some of those that may come next."""
    choices = random.Random(seed)
    state = task.start(seed)
    for step in range(most):
        if state.to_move == NOBODY:
            return
        legal = state.legal()
        for action in choices.sample(legal, min(4, len(legal))) if step % 4 == 0 else ():
            after = state.clone()
            after.apply(action)
            # When the game is over the view opens what was hidden, and nobody decides any more.
            if after.to_move != NOBODY:
                yield after
        state.apply(choices.choice(legal))


def shown(task: Task, state: State, seat: int) -> bytes:
    """All arrays that a seat gets to see."""
    return b"".join(array.tobytes() for array in task.observe(state, seat).values())


def view_of(task: Task, state: State, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    if task.game.name in SYMMETRIES:
        SYMMETRIES[task.game.name](view)
    return view


@pytest.mark.parametrize("name", GAMES)
def test_views_that_differ_have_different_observations(name: str) -> None:
    for task in tasks(name):
        for seat in range(2):
            known: dict[bytes, dict[str, Any]] = {}
            for seed in range(3):
                for state in positions(task, seed, 80):
                    view = view_of(task, state, seat)
                    assert known.setdefault(shown(task, state, seat), view) == view
            assert len(known) > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_array(name: str) -> None:
    differ = 0
    for task in tasks(name):
        for state in positions(task, 7, 60):
            for seat in range(task.seats):
                other = state.clone()
                other.redeal(seat, 5)
                assert shown(task, other, seat) == shown(task, state, seat)
                differ += other.digest() != state.digest()
    assert differ > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_its_name_and_its_bounds(name: str) -> None:
    """Each judge writes exactly as many numbers as it names, at the end of a game too."""
    for task in tasks(name):
        assert len(set(task.feature_names)) == len(task.feature_names)
        numbers = Numbers(len(task.feature_names))
        state = task.start(3)
        choices = random.Random(3)
        while True:
            for seat in range(task.seats):
                numbers.begin(0, len(task.feature_names))
                task.judge.write_features(state, seat, numbers)
                assert numbers.place == len(task.feature_names)
            features = task.features(state, 0)
            assert features.min() >= -1
            assert features.max() <= 1
            if state.to_move == NOBODY:
                break
            state.apply(choices.choice(state.legal()))


def test_the_map_of_gaia_lies_where_its_actions_point() -> None:
    """The cell of an action is the place of what it puts there."""
    task = Task("gaia")
    state = task.start(4)
    choices = random.Random(4)
    cells = task.game.actions.number("cell 0")
    laid = 0
    while state.to_move != NOBODY:
        action = choices.choice(state.legal())
        before = task.planes(state, 0)[:6].any(axis=0).ravel()
        state.apply(action)
        after = task.planes(state, 0)[:6].any(axis=0).ravel()
        new = np.flatnonzero(after & ~before)
        if len(new) == 1 and task.game.actions.verb(action) == "cell":
            assert new[0] == action - cells
            laid += 1
    assert laid > 3


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_an_encoding_of_its_own(name: str) -> None:
    table, names = encode_actions(Task(name))
    assert len(np.unique(table, axis=0)) == len(table) == len(cosmodrome.game(name).actions)
    assert len(names) < 110
