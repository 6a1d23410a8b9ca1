"""Self-play: whole games by the network's own policy, and what each decision should have known."""

from typing import Final, NamedTuple

import numpy as np
import torch

from cosmodrome.bots.simple import choose_greedy
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import Game
from cosmodrome.lab.training.network import Network
from cosmodrome.lab.training.observer import Games
from cosmodrome.lab.training.positions import Array, Positions, join_positions
from cosmodrome.lab.training.tables import Table

# How much a decision believes the end of the game rather than the estimates on the way there.
_LAMBDA: Final = 0.95
# While a teacher plays: how many decisions are the network's own, so that games differ.
_UNTAUGHT: Final = 0.15


class Lessons(NamedTuple):
    """Decisions of finished games.

    ``logits``: of the actions, when they were picked. ``chances``: each seat's chance in hindsight,
    the observer first. ``gain``: how much better than expected it went for the observer; of games
    of a teacher, 1 where it made the decision. ``margin``: its score less the best other one.
    """

    games: int
    positions: Positions
    actions: Array
    logits: Array
    chances: Array
    gain: Array
    margin: Array


def join_lessons(parts: list[Lessons]) -> Lessons:
    """What several workers have played."""
    if len(parts) == 1:
        return parts[0]
    return Lessons(
        sum(part.games for part in parts),
        join_positions([part.positions for part in parts]),
        *(np.concatenate(arrays) for arrays in zip(*(part[2:] for part in parts), strict=True)),
    )


class _Hall:
    """The games of all tables under one numbering, and how those that are over ended."""

    def __init__(
        self, game: Game, tables: list[Table], places: dict[str, int], random: np.random.Generator
    ) -> None:
        self._groups: Final = [
            Games(game, table, places, random.integers(1 << 62, size=table.games).tolist())
            for table in tables
        ]
        self._first: Final = np.cumsum([0] + [table.games for table in tables])
        self.count: Final = int(self._first[-1])
        seats = game.seats[-1]
        # By game and seat: what each seat won, that seat first; its score less the best other one.
        self.won: Final = np.zeros((self.count, seats, seats), np.float32)
        self.margins: Final = np.zeros((self.count, seats), np.float32)

    def going(self) -> list[Games]:
        """The tables at which games go on."""
        return [group for group in self._groups if len(group.rows)]

    def numbers(self) -> Array:
        """The numbers of the games that go on."""
        rows = zip(self._first, self._groups, strict=False)
        return np.concatenate([first + group.rows for first, group in rows])

    def step(self, actions: Array) -> None:
        """One action in every game that goes on."""
        done = 0
        for first, group in zip(self._first, self._groups, strict=False):
            rows = first + group.rows
            if len(rows):
                ended, shares, scores = group.step(actions[done : done + len(rows)])
                done += len(rows)
                self._note(rows[ended], shares, scores)

    def _note(self, games: Array, shares: Array, scores: Array) -> None:
        seats = shares.shape[1]
        for seat in range(seats if len(games) else 0):
            self.won[games, seat, :seats] = np.roll(shares, -seat, axis=1)
            others = np.delete(scores, seat, axis=1)
            self.margins[games, seat] = scores[:, seat] - others.max(1)


class _Step(NamedTuple):
    """One decision in every game that went on. ``own``: whether a teacher made it."""

    games: Array
    movers: Array
    seen: Positions
    actions: Array
    logits: Array
    chances: Array
    own: Array


def play_games(
    game: Game,
    network: Network,
    tables: list[Table],
    places: dict[str, int],
    seed: int,
    taught: bool = False,
) -> Lessons:
    """Play some games of each table to their end.

    ``taught``: the game's own judge picks the actions, for the network to imitate.
    """
    random = np.random.default_rng(seed)
    hall = _Hall(game, tables, places, random)
    steps: list[_Step] = []
    while going := hall.going():
        seen = join_positions([group.positions() for group in going])
        with torch.inference_mode():
            answer = network(seen)
        policy = answer.policy.cpu().numpy()
        picked = _draw(policy, random)
        own = np.zeros(len(picked), np.bool_)
        if taught:
            picked, own = _let_teach(going, picked, random)
        movers = np.concatenate([group.movers() for group in going])
        logits = policy[np.arange(len(picked)), picked]
        chances = answer.chances.exp().cpu().numpy()
        steps.append(_Step(hall.numbers(), movers, seen, picked, logits, chances, own))
        hall.step(picked)
    return _lessons(hall, steps, taught)


def _lessons(hall: _Hall, steps: list[_Step], taught: bool) -> Lessons:
    chances, gain = _in_hindsight(steps, hall.won)
    own = np.concatenate([step.own for step in steps]).astype(np.float32)
    return Lessons(
        hall.count,
        join_positions([step.seen for step in steps]),
        np.concatenate([step.actions for step in steps]),
        np.concatenate([step.logits for step in steps]),
        chances,
        own if taught else gain,
        np.concatenate([hall.margins[step.games, step.movers] for step in steps]),
    )


def _let_teach(
    groups: list[Games], picked: Array, random: np.random.Generator
) -> tuple[Array, Array]:
    """Actions of the game's own judge but for some, and which they are."""
    own = random.random(len(picked)) >= _UNTAUGHT
    actions, done = picked.copy(), 0
    for group in groups:
        stream = chance(int(random.integers(1 << 62)))
        for place, row in enumerate(group.rows.tolist(), done):
            if own[place]:
                state = group.batch.states[row]
                actions[place] = choose_greedy(state, group.judge, stream, 1).action
        done += len(group.rows)
    return actions, own


def _draw(policy: Array, random: np.random.Generator) -> Array:
    """An action for each row of logarithms of chances."""
    sums = np.exp(policy).cumsum(1)
    # Above 0, so that no action without a chance is drawn.
    drawn = 1.0 - random.random((len(policy), 1))
    picked: Array = np.argmax(sums >= drawn * sums[:, -1:], axis=1)
    return picked


def _in_hindsight(steps: list[_Step], won: Array) -> tuple[Array, Array]:
    """The chances that each decision should have seen: TD(lambda) over the seat's own decisions."""
    returns, values = won.copy(), won.copy()
    targets: list[Array] = []
    gains: list[Array] = []
    for step in reversed(steps):
        at = (step.games, step.movers)
        target = _LAMBDA * returns[at] + (1 - _LAMBDA) * values[at]
        returns[at], values[at] = target, step.chances
        targets.append(target)
        gains.append(target[:, 0] - step.chances[:, 0])
    return np.concatenate(targets[::-1]), np.concatenate(gains[::-1])
