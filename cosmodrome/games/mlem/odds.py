"""Push your luck in numbers: where flights end, chances to crash and to reach a space.

Everything here is exact: rolls are counted, not sampled.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.mlem.parts import (
    AFTERBURNER,
    CATS,
    EXTRA,
    FACES,
    NONE,
    ONE,
    ONE_DIE,
    REROLL,
    RETURN_DIE,
    SIDES,
    TUNNEL,
    Parts,
)
from cosmodrome.games.mlem.position import Position


class Flight:
    """What a selection would do: how far it flies, where that ends, and the dice left."""

    def __init__(self, distance: int, spent: int, space: int, pool: int) -> None:
        self.distance: Final = distance
        self.spent: Final = spent
        self.space: Final = space
        self.pool: Final = pool


def flight(position: Position, distance: int, spent: int) -> Flight:
    """Where a flight from here ends: spending first, then the exploration tokens in view."""
    parts = position.table.parts
    space = min(parts.deep_space, position.space + distance)
    pool = max(1, position.pool - spent)
    if position.table.exploration:
        token = parts.token_of_space[space]
        # A tunnel leads on, so that no token is met twice.
        while token != NONE and token in position.exploration_open:
            if parts.effects[token] == RETURN_DIE:
                pool = min(parts.dice, pool + parts.amounts[token])
            if parts.effects[token] != TUNNEL:
                break
            space = min(parts.deep_space, space + parts.amounts[token])
            token = parts.token_of_space[space]
    return Flight(distance, spent, space, pool)


def crash_chance(parts: Parts, space: int, dice: int) -> float:
    """The chance that no die shows a face that is allowed on the space."""
    if space >= parts.deep_space:
        return 0.0
    misses = 0
    for face in parts.sides:
        if parts.values[space][face] == 0:
            misses += 1
    return float(misses**dice) / float(SIDES**dice)


def bonus_distances(position: Position, space: int) -> list[int]:
    """What could fly from a space whatever the dice show: fresh cats, and the token's faces."""
    parts = position.table.parts
    values = parts.values[space]
    bonuses: list[int] = []
    if values[ONE] > 0:
        for cat in position.rocket:
            if cat % CATS == ONE_DIE and not position.used_cats >> i64(cat // CATS) & 1:
                bonuses.append(1)
    if token_is_fresh(position, EXTRA):
        extra = 0
        for face in parts.extra_faces[position.token]:
            extra += values[face]
        if extra > 0:
            bonuses.append(extra)
    return bonuses


def token_is_fresh(position: Position, ability: int) -> bool:
    """Whether the open token has this ability and it was not used."""
    if position.token == NONE or position.token_used:
        return False
    return position.table.parts.abilities[position.token] == ability


def loss_chance(position: Position, space: int, dice: int) -> float:
    """The chance that the next roll is a crash that nothing aboard could prevent."""
    if bonus_distances(position, space):
        return 0.0
    chance = crash_chance(position.table.parts, space, dice)
    return chance * chance if token_is_fresh(position, REROLL) else chance


class Roll:
    """A roll as counts per face, and in how many of all 6**dice ways it comes."""

    def __init__(self, counts: list[int], ways: int) -> None:
        self.counts: Final = counts
        self.ways: Final = ways


def rolls(parts: Parts, dice: int) -> list[Roll]:
    """Every different roll of so many dice."""
    found = [Roll([], 1)]
    for face in range(len(FACES)):
        sides = parts.sides.count(face)
        longer: list[Roll] = []
        for roll in found:
            left = dice - sum(roll.counts)
            for count in range(left + 1):
                ways = roll.ways * choices(left, count) * sides**count
                if ways > 0 and (face < AFTERBURNER or count == left):
                    longer.append(Roll(roll.counts + [count], ways))
        found = longer
    return found


def choices(things: int, taken: int) -> int:
    """In how many ways some of the things can be taken."""
    ways = 1
    for step in range(taken):
        ways = ways * (things - step) // (step + 1)
    return ways


def reachable(parts: Parts, space: int, counts: list[int], bonuses: list[int]) -> list[int]:
    """The spaces, rising, that a flight with some groups of a roll can end on."""
    distances = {0}
    for face in parts.faces[space]:
        if counts[face] > 0:
            step = counts[face] * parts.values[space][face]
            distances |= {distance + step for distance in distances}
    for bonus in bonuses:
        distances |= {distance + bonus for distance in distances}
    spaces = {min(parts.deep_space, space + distance) for distance in distances if distance > 0}
    return sorted(spaces)


def reach_chances(parts: Parts, space: int, dice: int, bonuses: list[int]) -> list[float]:
    """By space: the chance that the next roll allows a flight that ends exactly there.

    Bonuses are distances that may be added whatever the dice show. Tunnels are not
    followed: they are open, and only lead on from where a flight ends.
    """
    ways = [0] * (parts.deep_space + 1)
    for roll in rolls(parts, dice):
        for end in reachable(parts, space, roll.counts, bonuses):
            ways[end] += roll.ways
    return [float(count) / float(SIDES**dice) for count in ways]


class Fan:
    """All that the commander can do with a roll: as many distances, dice spent, as choices."""

    def __init__(self, ways: int, distances: list[int], spent: list[int]) -> None:
        self.ways: Final = ways
        self.distances: Final = distances
        self.spent: Final = spent


def fans(parts: Parts, space: int, dice: int) -> list[Fan]:
    """The choices that each different roll gives on a space; dice that do not fit are alike."""
    found: list[Fan] = []
    seen: dict[str, int] = {}
    for roll in rolls(parts, dice):
        distances = [0]
        spent = [0]
        for face in parts.faces[space]:
            if roll.counts[face] > 0:
                step = roll.counts[face] * parts.values[space][face]
                cost = 0 if face == AFTERBURNER else roll.counts[face]
                distances = distances + [distance + step for distance in distances]
                spent = spent + [price + cost for price in spent]
        key = f"{distances} {spent}"
        if key in seen:
            place = seen[key]
            found[place] = Fan(found[place].ways + roll.ways, distances[1:], spent[1:])
        else:
            seen[key] = len(found)
            found.append(Fan(roll.ways, distances[1:], spent[1:]))
    return found
