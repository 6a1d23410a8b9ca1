"""What a study plays: series of games that differ only in the deal."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal

import msgspec
from msgspec import Struct

import cosmodrome
from cosmodrome.bots.levels import BOTS
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import Game
from cosmodrome.registry import Sheets, game_with

Role = Literal["main", "replay", "level", "option", "base", "vary"]
# Games per task: few, so that an interruption loses little, but enough to outweigh the overhead of
# a task. The size must not depend on the number of processes: any run can use a journal's chunks.
_QUICK_GAMES = 25
_SLOW_GAMES = 2


class Series(Struct, frozen=True):
    """Games with the same seats, options, bots and printed values.

    ``values``: which of the plan's sets of printed values. ``label``: what this series tries,
    such as the options that it adds or the value in a cell.
    """

    role: Role
    seats: int
    options: list[str]
    line_up: list[str]
    games: int
    values: int = 0
    label: str = ""

    def deal_of(self, number: int) -> int:
        """The number of the deal; a contest of levels plays each from every seat."""
        return number // self.seats if self.role == "level" else number

    def bots_of(self, number: int) -> list[str]:
        """The bot of each seat: the line-up, rotated by one seat from game to game."""
        return [self.line_up[(seat + number) % self.seats] for seat in range(self.seats)]


class Task(Struct, frozen=True):
    """Consecutive games of one series: the unit of work of a process."""

    series: int
    first: int
    games: int


class Plan(Struct, frozen=True):
    """Everything that the result depends on. An empty set of values: the installed game's."""

    game: str
    seed: int
    series: list[Series]
    values: list[Sheets]

    def tasks(self) -> Iterator[Task]:
        """Every task, in the order in which they are counted."""
        for place, series in enumerate(self.series):
            size = _QUICK_GAMES if all(map(_is_quick, series.line_up)) else _SLOW_GAMES
            for first in range(0, series.games, size):
                yield Task(place, first, min(size, series.games - first))

    def game_of(self, series: Series) -> Game:
        """The game with the printed values of a series."""
        values = self.values[series.values]
        return game_with(self.game, values) if values else cosmodrome.game(self.game)

    def deal_seed(self, series: Series, number: int) -> int:
        """The seed of a game: the same deals for all series with as many seats."""
        return step_seed(step_seed(self.seed, series.seats), series.deal_of(number))

    def games(self) -> int:
        """How many games are played in all."""
        return sum(series.games for series in self.series)

    def name(self) -> str:
        """A short name: another plan, another set of rules or another version has another."""
        game = cosmodrome.game(self.game)
        text = msgspec.json.encode([self, game.rules, game.data, cosmodrome.__version__])
        return blake2b(text, digest_size=8).hexdigest()


def _is_quick(bot: str) -> bool:
    return bot in BOTS and not BOTS[bot].simulations
