"""The numbers that a position is written in."""

from __future__ import annotations

import random

import pytest

import cosmodrome
from cosmodrome.engine.numbers import Numbers
from cosmodrome.envs.common import Task

GAMES = cosmodrome.game_names()
SIZE = 9


def write_one_of_each(numbers: Numbers) -> None:
    numbers.put(0.5)
    numbers.put(0.0)
    numbers.put(-3.0)
    numbers.flag(False)
    numbers.one_of(1, 2)
    numbers.add(1, 0.75)
    numbers.add(1, 0.75)
    numbers.skip(2)
    numbers.flag(True)


def test_numbers_are_written_in_their_order_and_cut_off() -> None:
    numbers = Numbers(SIZE)
    numbers.begin(0, SIZE)
    write_one_of_each(numbers)
    assert numbers.to_list() == [0.5, 0, -1, 0, 0, 1, 0, 1, 1]
    assert numbers.place == SIZE


def test_each_place_that_is_not_0_is_noted_once() -> None:
    numbers = Numbers(SIZE)
    numbers.begin(0, SIZE)
    write_one_of_each(numbers)
    assert list(numbers.places)[: numbers.count] == [0, 2, 5, 7, 8]


def test_a_new_start_leaves_nothing_of_what_was_there() -> None:
    numbers = Numbers(SIZE)
    numbers.begin(0, SIZE)
    write_one_of_each(numbers)
    numbers.restart()
    assert numbers.to_list() == [0] * SIZE
    assert (numbers.place, numbers.count) == (0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_noted_places_of_a_game_are_those_that_are_not_0(name: str) -> None:
    """Position after position in the same memory."""
    task = Task(name)
    numbers = Numbers(len(task.feature_names))
    state = task.start(5)
    choices = random.Random(5)
    while state.to_move >= 0:
        numbers.restart()
        task.judge.write_features(state, state.to_move, numbers)
        fresh = Numbers(len(task.feature_names))
        task.judge.write_features(state, state.to_move, fresh)
        assert numbers.to_list() == fresh.to_list()
        noted = list(numbers.places)[: numbers.count]
        assert sorted(noted) == [i for i, item in enumerate(fresh.to_list()) if item != 0]
        state.apply(choices.choice(state.legal()))
