"""What a cat aboard may hope for before a roll, worked out backwards from deep space.

A flight always rises, so the hope on a space follows from what the spaces beyond it promise:
the average over all rolls of the best that can be made of each.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem.flight import pool_after, space_after
from cosmodrome.games.mlem.odds import roll_choices
from cosmodrome.games.mlem.parts import (
    CATS,
    DEEP,
    DEEP_X2,
    MOON,
    MOON_X2,
    NONE,
    PARACHUTE,
    PLANET_X2,
    Parts,
)
from cosmodrome.games.mlem.weights import Weights


@mypyc_attr(native_class=True)
class Flights:
    """What all rolls of some dice on a space allow, in one row of choices for all rolls."""

    def __init__(self, parts: Parts, space: i64, dice: i64) -> None:
        ways: list[int] = []
        stops: list[int] = []
        ends: list[int] = []
        lefts: list[int] = []
        for roll in roll_choices(parts, space, dice):
            most_left: dict[int, int] = {}
            for choice in range(1, len(roll.distances)):
                end = space_after(parts, space, roll.distances[choice])
                left = pool_after(dice, roll.spent[choice])
                most_left[end] = max(most_left.get(end, 0), left)
            ends += list(most_left.keys())
            lefts += list(most_left.values())
            ways.append(roll.ways)
            stops.append(len(ends))
        # By roll: in how many ways it comes, and where its choices end in the row.
        self.ways: Final = vec[i64](ways)
        self.stops: Final = vec[i64](stops)
        # By choice: where the flight ends, and the dice left there.
        self.ends: Final = vec[i64](ends)
        self.lefts: Final = vec[i64](lefts)


def all_flights(parts: Parts) -> list[Flights]:
    """By space and dice, in the order of the hopes of a cat."""
    return [
        Flights(parts, space, dice)
        for space in range(parts.deep_space)
        for dice in range(parts.dice + 1)
    ]


@mypyc_attr(native_class=True)
class Hopes:
    """By cat, space and dice: the points that a cat may expect to gain by flying on."""

    def __init__(self, parts: Parts, flights: list[Flights], cats: i64) -> None:
        self.parts: Final = parts
        self.flights: Final = flights
        # How many hopes a space and a cat have.
        self.of_space: Final = i64(parts.dice + 1)
        self.of_cat: Final = parts.deep_space * self.of_space
        self.items: Final = vec[float]([0.0] * int(cats * self.of_cat))

    def at(self, cat: i64, space: i64, dice: i64) -> float:
        """What a cat may hope for before a roll."""
        return self.items[cat * self.of_cat + space * self.of_space + dice]

    def fill(self, cat: i64, worths: vec[float], crashes: vec[float], lowest: i64) -> None:
        """Work out the hopes of a cat on all spaces from the lowest one.

        By space: what landing there is worth (the last one is deep space), and what a crash is.
        """
        for back in range(self.parts.deep_space - lowest):
            space = self.parts.deep_space - 1 - back
            for dice in range(1, self.of_space):
                place = space * self.of_space + dice
                hope = self._average(cat, self.flights[place], worths, crashes[space])
                self.items[cat * self.of_cat + place] = hope / float(self.parts.rolls[dice])

    def _average(self, cat: i64, flights: Flights, worths: vec[float], crash: float) -> float:
        """The best that can be made of each roll, times the ways in which it comes, summed up."""
        items = self.items
        ends = flights.ends
        lefts = flights.lefts
        first = cat * self.of_cat
        total = 0.0
        start: i64 = 0
        for roll in range(i64(len(flights.ways))):
            stop = flights.stops[roll]
            best = crash if start == stop else 0.0
            for choice in range(start, stop):
                end = ends[choice]
                best = max(best, worths[end])
                if end < self.parts.deep_space:
                    best = max(best, items[first + end * self.of_space + lefts[choice]])
            total += float(flights.ways[roll]) * best
            start = stop
        return total


def usual_hopes(parts: Parts, weights: Weights) -> Hopes:
    """The hopes of each astronaut in an average position."""
    hopes = Hopes(parts, all_flights(parts), CATS)
    for astronaut in range(CATS):
        spaces = range(parts.deep_space + 1)
        worths = vec[float]([_usual_worth(parts, weights, astronaut, space) for space in spaces])
        hopes.fill(astronaut, worths, crash_worths(astronaut, worths, weights), 0)
    return hopes


def _usual_worth(parts: Parts, weights: Weights, astronaut: i64, space: i64) -> float:
    """What landing on a space is worth in an average position."""
    number = parts.object_at[space]
    if number == NONE:
        return 0.0
    if number == DEEP:
        worth = float(parts.comet_points + parts.galaxy_points) / 2.0
        return 2.0 * worth if astronaut == DEEP_X2 else worth
    if parts.kind[number] == MOON:
        worth = weights.moon * float(parts.moon_points.at(number, 0))
        return 2.0 * worth if astronaut == MOON_X2 else worth
    worth = weights.planet * float(parts.planet_points.at(number, 0))
    return 2.0 * worth if astronaut == PLANET_X2 else worth


def crash_worths(astronaut: i64, worths: vec[float], weights: Weights) -> vec[float]:
    """By space: what a crash is worth to a cat, given what landing there is."""
    if astronaut == PARACHUTE:
        return vec[float]([max(weights.crash, worth) for worth in worths])
    return vec[float]([weights.crash] * len(worths))
