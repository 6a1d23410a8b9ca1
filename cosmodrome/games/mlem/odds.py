"""Push your luck in numbers: chances to crash and to reach a space.

Everything here is exact: rolls are counted, not sampled.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.pieces import popcount
from cosmodrome.games.mlem.dice import extra_distance, fresh_ability, usable_cats
from cosmodrome.games.mlem.flight import space_after
from cosmodrome.games.mlem.parts import AFTERBURNER, EXTRA, FACE_COUNT, REROLL, Parts
from cosmodrome.games.mlem.state import MlemState


def crash_chance(parts: Parts, space: i64, dice: i64) -> float:
    """The chance that no die shows a face that is allowed on the space."""
    if space >= parts.deep_space:
        return 0.0
    misses = 0
    for face in parts.sides:
        if parts.value(space, face) == 0:
            misses += 1
    return float(misses ** int(dice)) / float(parts.rolls[dice])


def bonus_distances(s: MlemState, space: i64) -> list[int]:
    """What could fly from a space whatever the dice show: fresh cats, and the token's faces."""
    bonuses = [1] * popcount(usable_cats(s, space))
    if fresh_ability(s) == EXTRA and extra_distance(s, space) > 0:
        bonuses.append(extra_distance(s, space))
    return bonuses


def loss_chance(s: MlemState, space: i64, dice: i64) -> float:
    """The chance that the next roll is a crash that nothing aboard could prevent."""
    if bonus_distances(s, space):
        return 0.0
    chance = crash_chance(s.variant.parts, space, dice)
    return chance * chance if fresh_ability(s) == REROLL else chance


class Roll:
    """A roll as counts per face, and in how many of all 6**dice ways it comes."""

    def __init__(self, counts: list[int], ways: int) -> None:
        self.counts: Final = counts
        self.ways: Final = ways


def rolls(parts: Parts, dice: int) -> list[Roll]:
    """Every different roll of ``dice`` dice."""
    every = [Roll([], 1)]
    sides_of = [0] * FACE_COUNT
    for face in parts.sides:
        sides_of[face] += 1
    for face in range(FACE_COUNT):
        longer: list[Roll] = []
        for roll in every:
            left = dice - sum(roll.counts)
            for count in range(left + 1):
                ways = roll.ways * comb(left, count) * sides_of[face] ** count
                if ways > 0 and (face < AFTERBURNER or count == left):
                    longer.append(Roll(roll.counts + [count], ways))
        every = longer
    return every


class RollChoices:
    """All that the commander can do with a roll: for each choice its distance and dice spent.

    The first choice is to select nothing.
    """

    def __init__(self, ways: int) -> None:
        self.ways = ways
        self.distances = [0]
        self.spent = [0]

    def add(self, distance: int, cost: int) -> None:
        """A group of dice that may be added to every choice."""
        self.distances += [other + distance for other in self.distances]
        self.spent += [other + cost for other in self.spent]


def choices_of(parts: Parts, space: i64, roll: Roll) -> RollChoices:
    """What a roll allows on a space."""
    choices = RollChoices(roll.ways)
    for face in range(FACE_COUNT):
        count = roll.counts[face]
        value = parts.value(space, face)
        if count > 0 and value > 0:
            choices.add(count * value, 0 if face == AFTERBURNER else count)
    return choices


def roll_choices(parts: Parts, space: i64, dice: int) -> list[RollChoices]:
    """The choices that each different roll gives on a space; dice that do not fit are alike."""
    different: dict[str, RollChoices] = {}
    for roll in rolls(parts, dice):
        choices = choices_of(parts, space, roll)
        key = f"{choices.distances} {choices.spent}"
        if key in different:
            different[key].ways += choices.ways
        else:
            different[key] = choices
    return list(different.values())


def reach_chances(parts: Parts, space: i64, dice: int, bonuses: list[int]) -> list[float]:
    """By space: the chance that the next roll allows a flight that ends exactly there.

    Bonuses are distances that may be added whatever the dice show. Tunnels are not
    followed: they are open, and only lead on from where a flight ends.
    """
    ways = [0] * (parts.deep_space + 1)
    for choices in roll_choices(parts, space, dice):
        for bonus in bonuses:
            choices.add(bonus, 0)
        ends = {space_after(parts, space, distance) for distance in choices.distances if distance}
        for end in ends:
            ways[end] += choices.ways
    return [float(count) / float(parts.rolls[dice]) for count in ways]
