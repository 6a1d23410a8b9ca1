# interpreted: reads files
"""Learned judges from files: checked against the game at hand, and made for a variant.

Beside each file of weights lies a card that says what they were learned on. Weights that do not
fit are refused.
"""

import zlib
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.bots.learned import REACH, LearnedJudge
from cosmodrome.bots.weights import Weights, read_weights
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import Game, State
from cosmodrome.registry import judge

SUFFIX: Final = ".weights"
# Actions of this family name a cell of the board.
CELLS: Final = "cell"
# Judges of variants that are kept in memory.
_MOST_JUDGES: Final = 64


class BadWeights(BadValue):
    """Learned weights do not fit the game at hand."""

    code = "bad-weights"
    says = "the weights {file} cannot be used: {problem}"


class Card(Struct, frozen=True):
    """How weights were learned, and what they fit."""

    game: str
    rules: int
    data: str
    # The version of the package, and the seed: with them the training can be repeated.
    version: str
    seed: int
    games: int
    decisions: int
    hours: float
    # How many rounds imitated the bot greedy.
    taught: int
    # The share of two-player games won without search, by opponent.
    won: dict[str, float]


class Learned:
    """The weights of a game, which fit it."""

    def __init__(self, game: Game, file: Path) -> None:
        """Raises BadWeights if they do not."""
        self.card: Final = _read_card(game, file)
        self._weights: Final = _read(file)
        self._rows: Final = {name: row for row, name in enumerate(self._weights.names)}
        self._file: Final = file

    def judge(self, state: State) -> LearnedJudge:
        """The judge for a position's variant."""
        own = judge(state.game)
        names = own.feature_names(state)
        constants = variant_inputs(int(state.seats), state.options)
        missing = [name for name in (*names, *constants) if name not in self._rows]
        if missing:
            raise BadWeights(file=self._file.name, problem=f"they do not know {missing[0]!r}")
        families = [family for family in state.game.actions.families if family.verb == CELLS]
        return LearnedJudge(
            self._weights.layers,
            own,
            state,
            [self._rows[name] for name in names],
            [self._rows[name] for name in constants],
            int(families[0].first) if families else 0,
            families[0].size if families else 0,
        )


def variant_inputs(seats: int, options: tuple[str, ...]) -> list[str]:
    """Inputs that are the same in all positions of a variant."""
    return [f"seats {seats}", *(f"option {name}" for name in options)]


def numbers_around(game: Game) -> int:
    """How many numbers lie around a cell that an action names, for the most seats."""
    example = game.start(game.seats[-1])
    return len(judge(game).plane_names(example)) * (2 * REACH + 1) ** 2


def check_file(file: Path) -> None:
    """Raise BadWeights if a file cannot be read."""
    _read(file)


def judge_from(file: str, state: State) -> LearnedJudge:
    """The judge of a file of weights for a position's variant."""
    game = state.game
    return _judge_of(_learned(game, file), game, int(state.seats), state.options)


@lru_cache(_MOST_JUDGES)
def _learned(game: Game, file: str) -> Learned:
    return Learned(game, Path(file))


@lru_cache(_MOST_JUDGES)
def _judge_of(learned: Learned, game: Game, seats: int, options: tuple[str, ...]) -> LearnedJudge:
    return learned.judge(game.start(seats, dict.fromkeys(options, True)))


def card_of(file: Path) -> Path:
    """Where the card of some weights is."""
    return file.with_suffix(".json")


def _read_card(game: Game, file: Path) -> Card:
    try:
        card = msgspec.json.decode(card_of(file).read_bytes(), type=Card)
    except (OSError, msgspec.DecodeError) as error:
        raise BadWeights(file=file.name, problem=str(error)) from error
    for what, learned, here in (
        ("game", card.game, game.name),
        ("rules version", card.rules, game.rules),
        ("fingerprint of the printed values", card.data, game.data),
    ):
        if learned != here:
            problem = f"they were learned with the {what} {learned}, and here it is {here}"
            raise BadWeights(file=file.name, problem=problem)
    return card


def _read(file: Path) -> Weights:
    try:
        return read_weights(file.read_bytes())
    except (OSError, ValueError, KeyError, zlib.error) as problem:
        raise BadWeights(file=file.name, problem=str(problem)) from problem
