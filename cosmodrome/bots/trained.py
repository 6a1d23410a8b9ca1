# interpreted: reads files
"""Learned judges from files: checked against the game at hand, and made for a variant.

A file holds a network, which is a judge of its own, or a correction of the game's own judge. Beside
it lies a card that says what its weights were learned on. Weights that do not fit are refused.
"""

import logging
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.bots.corrected import CorrectedJudge, Correction
from cosmodrome.bots.learned import REACH, Layers, LearnedJudge
from cosmodrome.bots.weights import Weights, read_weights
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge
from cosmodrome.registry import judge, learned_file

_LOG: Final = logging.getLogger(__name__)

SUFFIX: Final = ".weights"
# The layers of a network in the order in which it takes them, and that of a correction.
_NETWORK: Final = ("first", "second", "chances", "policy", "around")
CORRECTION: Final = "correction"
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
    # The share of two-player games won, by opponent. A network plays without search; a correction
    # with some simulations against the game's own judge with as many.
    won: dict[str, float]
    # Of a correction: the power of the own judge's chances, and the mean loss (cross-entropy of the
    # winner) in games that were kept apart, of the own judge and of the corrected one.
    power: float = 0.0
    loss: dict[str, float] = {}


class Learned:
    """The weights of a game, which fit it."""

    def __init__(self, game: Game, file: Path) -> None:
        """Raises BadWeights if they do not."""
        self.card: Final = _read_card(game, file)
        self._weights: Final = _read(file)
        self._rows: Final = {name: row for row, name in enumerate(self._weights.names)}
        self._file: Final = file

    def corrects(self) -> bool:
        """Whether it is a correction of the game's own judge, rather than a network."""
        return CORRECTION in self._weights.layers

    def judge(self, state: State) -> LearnedJudge:
        """The network for a position's variant."""
        layers = self._weights.layers
        self._check(set(layers) == set(_NETWORK), "they are not those of a network")
        rows, constants = self._inputs(state)
        families = [family for family in state.game.actions.families if family.verb == CELLS]
        return LearnedJudge(
            Layers(*(layers[name] for name in _NETWORK)),
            judge(state.game),
            state,
            rows,
            constants,
            int(families[0].first) if families else 0,
            families[0].size if families else 0,
        )

    def corrected(self, state: State) -> CorrectedJudge:
        """The game's own judge, corrected, for a position's variant."""
        self._check(self.corrects(), "they are not those of a correction")
        layer, power = self._weights.layers[CORRECTION], self.card.power
        rows, constants = self._inputs(state)
        correction = Correction(layer, power, int(state.seats), rows, constants)
        return CorrectedJudge(judge(state.game), correction)

    def _inputs(self, state: State) -> tuple[list[int], list[int]]:
        """The rows of each feature, and those of the variant."""
        names = judge(state.game).feature_names(state)
        constants = variant_inputs(int(state.seats), state.options)
        for name in (*names, *constants):
            self._check(name in self._rows, f"they do not know {name!r}")
        return [self._rows[name] for name in names], [self._rows[name] for name in constants]

    def _check(self, fits: bool, problem: str) -> None:
        if not fits:
            raise BadWeights(file=self._file.name, problem=problem)


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


def judge_from(file: str, state: State) -> LearnedJudge | CorrectedJudge:
    """The judge of a file of weights for a position's variant."""
    game = state.game
    return _judge_of(_learned(game, file), game, int(state.seats), state.options)


def best_judge(state: State) -> Judge:
    """The best judge for a position's variant: the game's own, corrected if there is something
    learned that fits.
    """
    return _best_judge(state.game, int(state.seats), state.options)


@lru_cache(_MOST_JUDGES)
def _best_judge(game: Game, seats: int, options: tuple[str, ...]) -> Judge:
    file = learned_file(game.name)
    if not file.exists():
        return judge(game)
    try:
        found = _judge_of(_learned(game, str(file)), game, seats, options)
        return found if isinstance(found, CorrectedJudge) else judge(game)
    except BadWeights as problem:
        # Such as other printed values than those that were learned on.
        _LOG.info("%s; the game's own judge plays", problem)
        return judge(game)


@lru_cache(_MOST_JUDGES)
def _learned(game: Game, file: str) -> Learned:
    return Learned(game, Path(file))


@lru_cache(_MOST_JUDGES)
def _judge_of(
    learned: Learned, game: Game, seats: int, options: tuple[str, ...]
) -> LearnedJudge | CorrectedJudge:
    example = game.start(seats, dict.fromkeys(options, True))
    return learned.corrected(example) if learned.corrects() else learned.judge(example)


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
