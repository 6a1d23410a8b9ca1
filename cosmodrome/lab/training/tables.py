"""Which variants are played to learn a game, and the names of all that can be observed in them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from cosmodrome.bots.trained import variant_inputs
from cosmodrome.engine.game import Game
from cosmodrome.registry import judge

# Half of the games are those most people play: the fewest seats, no options.
_USUAL_SHARE: Final = 0.5
# How many other variants are played in one round of self-play; they change from round to round.
_OTHERS: Final = 2


class Table(NamedTuple):
    """A variant, and how many games of it are played."""

    seats: int
    options: tuple[str, ...]
    games: int


def all_options(game: Game) -> Iterator[tuple[str, ...]]:
    """Every set of options that may be on together."""
    needs = {option.name: option.needs for option in game.options}
    for size in range(len(needs) + 1):
        for chosen in combinations(needs, size):
            if all(not needs[name] or needs[name] in chosen for name in chosen):
                yield chosen


def draw_tables(game: Game, games: int, random: np.random.Generator) -> list[Table]:
    """About this many games: half of the usual variant, the rest shared by some drawn ones."""
    possible = list(all_options(game))
    usual = round(games * _USUAL_SHARE)
    each = max((games - usual) // _OTHERS, 1)
    tables = [Table(game.seats[0], (), usual)]
    for _ in range(_OTHERS):
        seats = game.seats[int(random.integers(len(game.seats)))]
        # The extremes are what people choose: nothing, everything, or some of it.
        which = (0, len(possible) - 1, int(random.integers(len(possible))))
        tables.append(Table(seats, possible[which[int(random.integers(3))]], each))
    return tables


def vocabulary(game: Game) -> list[str]:
    """Every name that a feature has in any variant, and the inputs that name the variant."""
    found: dict[str, None] = {}
    for seats in game.seats:
        for options in all_options(game):
            example = game.start(seats, dict.fromkeys(options, True))
            found.update(dict.fromkeys(judge(game).feature_names(example)))
            found.update(dict.fromkeys(variant_inputs(seats, options)))
    return list(found)
