"""The odds of MLEM against counting every single roll."""

from itertools import combinations, product

import pytest

from cosmodrome.games.mlem.odds import (
    bonus_distances,
    crash_chance,
    loss_chance,
    reach_chances,
    rolls,
)
from cosmodrome.games.mlem.parts import Parts

from .positions import DATA, aboard, rolled, started

PARTS = Parts(DATA)


def every_roll(dice: int) -> list[list[int]]:
    """All 6**dice rolls, one by one, as counts per face."""
    sides = list(PARTS.sides)
    return [[roll.count(face) for face in range(5)] for roll in product(sides, repeat=dice)]


@pytest.mark.parametrize("dice", range(1, 7))
def test_rolls_are_counted_once(dice: int) -> None:
    counted = {tuple(roll.counts): roll.ways for roll in rolls(PARTS, dice)}
    brute: dict[tuple[int, ...], int] = {}
    for roll in every_roll(dice):
        brute[tuple(roll)] = brute.get(tuple(roll), 0) + 1
    assert counted == brute


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("space", range(26))
def test_crash_chance(space: int, dice: int) -> None:
    every = every_roll(dice)
    failing = sum(not any(roll[face] for face in PARTS.faces[space]) for roll in every)
    assert crash_chance(PARTS, space, dice) == failing / len(every)


@pytest.mark.parametrize("bonuses", [[], [1], [1, 1], [5, 1]], ids=str)
@pytest.mark.parametrize("dice", range(1, 5))
@pytest.mark.parametrize("space", [0, 5, 12, 19, 24])
def test_reach_chances(space: int, dice: int, bonuses: list[int]) -> None:
    ways = [0] * 27
    every = every_roll(dice)
    for roll in every:
        steps = [roll[face] * int(PARTS.value(space, face)) for face in range(5)]
        steps = [step for step in steps if step] + bonuses
        ends = {
            min(26, space + sum(chosen))
            for count in range(1, len(steps) + 1)
            for chosen in combinations(steps, count)
        }
        for end in ends:
            ways[end] += 1
    assert reach_chances(PARTS, space, dice, bonuses) == [way / len(every) for way in ways]


def test_deep_space_cannot_crash() -> None:
    assert crash_chance(PARTS, 26, 1) == 0


def test_rescues_lower_the_chance_to_be_lost() -> None:
    state = started(2, ufo=True)
    aboard(state, (0, "one_die"), (1, "moon_x2"))
    rolled(state, 5, "1 1 3")
    state.token = 6
    assert loss_chance(state, 5, 3) == 0
    assert loss_chance(state, 6, 3) == crash_chance(PARTS, 6, 3)
    state.used_cats = 1
    assert loss_chance(state, 5, 3) == crash_chance(PARTS, 5, 3)
    state.token = 10
    assert loss_chance(state, 5, 3) == crash_chance(PARTS, 5, 3) ** 2
    state.token_used = True
    assert loss_chance(state, 5, 3) == crash_chance(PARTS, 5, 3)
    state.token, state.token_used = 3, False
    assert bonus_distances(state, 12) == [5]
    assert bonus_distances(state, 8) == [4]
    assert loss_chance(state, 6, 3) == crash_chance(PARTS, 6, 3)
