"""How games end: positions of quick games, what the game's own judge says of them, and who won."""

from typing import Final, NamedTuple

import numpy as np

from cosmodrome.bots.simple import choose_greedy
from cosmodrome.bots.trained import variant_inputs
from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance, chance, step_seed
from cosmodrome.engine.game import Game, State
from cosmodrome.engine.judge import Judge, outcome
from cosmodrome.engine.numbers import Numbers
from cosmodrome.lab.arrays import memory
from cosmodrome.lab.training.positions import Array, Ragged, join
from cosmodrome.lab.training.tables import Table, draw_tables
from cosmodrome.registry import judge

# In how many of 100 decisions the rollouts' light policy plays instead of the bot greedy: games
# differ by that, and positions resemble those at the ends of rollouts.
_LIGHT: Final = 12
# How many positions of a game are kept: more of them would say nearly the same.
_KEPT: Final = 8


class Endings(NamedTuple):
    """Positions of finished games, a row for each.

    ``features``: the place in the vocabulary and the number. ``own``: each seat's chance by the
    game's own judge, the observer first; ``won``: what each seat won. ``games``: numbers.
    """

    seats: Array
    features: Ragged
    own: Array
    won: Array
    games: Array


def join_endings(parts: list[Endings]) -> Endings:
    """Several rounds as one; the games are numbered on."""
    offsets = np.cumsum([0] + [int(part.games[-1]) + 1 for part in parts[:-1]])
    return Endings(
        np.concatenate([part.seats for part in parts]),
        join([part.features for part in parts]),
        np.concatenate([part.own for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.games + first for part, first in zip(parts, offsets, strict=True)]),
    )


def play_endings(game: Game, places: dict[str, int], games: int, seed: int) -> Endings:
    """Play about this many games of variants that are drawn from the seed."""
    tables = draw_tables(game, games, np.random.default_rng(seed))
    rows = _Rows(game.seats[-1])
    for number, table in enumerate(tables):
        watcher = _Watcher(game, table, places)
        for deal in range(table.games):
            watcher.play(step_seed(step_seed(seed, number), deal), rows)
            rows.game += 1
    return rows.endings()


class _Rows:
    """Positions as they are collected."""

    def __init__(self, most_seats: int) -> None:
        self.game = 0
        self._most: Final = most_seats
        self._seats: Final[list[int]] = []
        self._games: Final[list[int]] = []
        self._ids: Final[list[Array]] = []
        self._numbers: Final[list[Array]] = []
        self._own: Final[list[list[float]]] = []
        self._won: Final[list[list[float]]] = []

    def add(self, ids: Array, numbers: Array, own: list[float], won: list[float]) -> None:
        """A position: its features, and chances and result with the observer first."""
        empty = [0.0] * (self._most - len(own))
        self._seats.append(len(own))
        self._games.append(self.game)
        self._ids.append(ids.astype(np.int32))
        self._numbers.append(numbers.astype(np.float32))
        self._own.append(own + empty)
        self._won.append(won + empty)

    def endings(self) -> Endings:
        counts = np.array([len(ids) for ids in self._ids])
        features = Ragged(counts, (np.concatenate(self._ids), np.concatenate(self._numbers)))
        return Endings(
            np.array(self._seats),
            features,
            np.array(self._own, np.float32),
            np.array(self._won, np.float32),
            np.array(self._games),
        )


class _Watcher:
    """Plays games of one variant and looks at some of their positions."""

    def __init__(self, game: Game, table: Table, places: dict[str, int]) -> None:
        self._game: Final = game
        self._table: Final = table
        self._judge: Final[Judge] = judge(game)
        example = game.start(table.seats, dict.fromkeys(table.options, True))
        names = self._judge.feature_names(example)
        self._places: Final = np.array([places[name] for name in names])
        constants = variant_inputs(table.seats, table.options)
        self._constants: Final = np.array([places[name] for name in constants])
        self._numbers: Final = Numbers(len(names))

    def play(self, seed: int, rows: _Rows) -> None:
        """Play a game, and add some of its positions."""
        own = chance(step_seed(seed, 1))
        state = self._game.start(
            self._table.seats, dict.fromkeys(self._table.options, True), step_seed(seed, 0)
        )
        kept: list[State] = []
        choices = 0
        while state.to_move >= 0:
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            choices += 1
            # Every decision of the game is equally likely to be kept.
            place = len(kept) if len(kept) < _KEPT else int(own.below(choices))
            if place == len(kept):
                kept.append(state.clone())
            elif place < _KEPT:
                kept[place] = state.clone()
            state.apply(self._action(state, own))
        won = outcome(state)
        for position in kept:
            self._look(position, won, own, rows)

    def _action(self, state: State, own: Chance) -> int:
        if int(own.below(100)) < _LIGHT:
            legal = LegalActions()
            state.list_legal(legal)
            return int(self._judge.rollout_action(state, legal, own))
        return choose_greedy(state, self._judge, own, 1).action

    def _look(self, position: State, won: list[float], own: Chance, rows: _Rows) -> None:
        """As the search does: in a redeal, from what the seat to move knows."""
        mover = int(position.to_move)
        deal = position.sample(mover, own)
        chances = self._judge.chances(deal)
        self._numbers.begin(0, len(self._places))
        self._judge.write_features(deal, mover, self._numbers)
        seen = memory(self._numbers.items)
        there = np.nonzero(seen)[0]
        rows.add(
            np.concatenate([self._places[there], self._constants]),
            np.concatenate([seen[there], np.ones(len(self._constants))]),
            chances[mover:] + chances[:mover],
            won[mover:] + won[:mover],
        )
