"""A training run: rounds of self-play and learning, with a checkpoint after every few of them."""

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np
import torch
from msgspec import Struct

import cosmodrome
from cosmodrome.bots.trained import SUFFIX, Card, card_of, numbers_around
from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.engine.game import Game
from cosmodrome.lab.training.export import export
from cosmodrome.lab.training.learner import Learner
from cosmodrome.lab.training.network import Network, Shape
from cosmodrome.lab.training.selfplay import Lessons, join_lessons, play_games
from cosmodrome.lab.training.strength import OPPONENTS, share_won
from cosmodrome.lab.training.tables import draw_tables, vocabulary

# A round of self-play has about this many decisions: enough to see what is good.
_DECISIONS: Final = 40_000
_FIRST_GAMES: Final = 64
_SAVE_EVERY: Final = 5
_MEASURE_EVERY: Final = 20
_MEASURED_GAMES: Final = 200
CHECKPOINT: Final = "checkpoint.pt"


class OtherTraining(CosmodromeError):
    """A folder holds a training with another plan."""

    code = "other-training"
    says = "{folder} holds a training with other arguments; name another folder with --out"


class Plan(Struct, frozen=True):
    """What is to be learned: all that the result depends on, with the number of workers."""

    game: str
    games: int
    seed: int = 0
    data: str = ""
    workers: int = 1
    # How many rounds are played by the bot greedy, to be imitated, before self-play begins.
    taught: int = 0


class Point(Struct):
    """One round of the training, for the curve."""

    round: int
    games: int
    decisions: int
    seconds: float
    policy_loss: float
    chances_loss: float
    margin_loss: float
    entropy: float
    # The share of two-player games won without search, where that was measured.
    won: dict[str, float]


class Run:
    """A training run in a folder, continued if a checkpoint is there."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.game: Final = cosmodrome.game(plan.game, plan.data or None)
        torch.manual_seed(plan.seed)
        self.names: Final = vocabulary(self.game)
        self.places: Final = {name: place for place, name in enumerate(self.names)}
        self.learner: Final = Learner(make_network(self.game, len(self.names)))
        self.points: list[Point] = []
        # The mean length of a game and the mean margin, from the rounds so far.
        self.length = 0.0
        self.margin = 0.0
        if (folder / CHECKPOINT).exists():
            self._load()

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.points[-1].games if self.points else 0

    def play(self, executor: Executor | None = None) -> Iterator[Point]:
        """Play and learn until the plan is done; yields after every round.

        With an executor its workers play the next round while this process learns from the last.
        """
        begun = monotonic()
        waiting = self._begin_round(len(self.points), executor)
        while self.games < self.plan.games:
            number = len(self.points)
            lessons = join_lessons([task.result() for task in waiting])
            self._note_lengths(lessons)
            if executor is not None:
                waiting = self._begin_round(number + 1, executor)
            self._learn(lessons, number, monotonic() - begun)
            begun = monotonic()
            done = self.games >= self.plan.games
            if done or number % _MEASURE_EVERY == 0:
                self.points[-1].won = self._measure()
            if done or number % _SAVE_EVERY == 0:
                self.save()
            if self.points[-1].won:
                self.export()
            yield self.points[-1]
            if executor is None:
                waiting = self._begin_round(number + 1, None)

    def _begin_round(self, number: int, executor: Executor | None) -> "list[Future[Lessons]]":
        """Let the workers play; without an executor it is done here and now."""
        weights = save_tensors(self.learner.network.state_dict())
        games = round(_DECISIONS / self.length) if self.length else _FIRST_GAMES
        taught = number < self.plan.taught
        tasks: list[Future[Lessons]] = []
        for worker in range(self.plan.workers):
            seed = step_seed(step_seed(self.plan.seed, number), worker)
            if executor is not None:
                each = -(-games // self.plan.workers)
                tasks.append(executor.submit(play_round, self.plan, weights, each, seed, taught))
            else:
                tasks.append(Future())
                tasks[-1].set_result(
                    play_tables(self.game, self.learner.network, self.places, games, seed, taught)
                )
        return tasks

    def _note_lengths(self, lessons: Lessons) -> None:
        self.length = len(lessons.actions) / lessons.games
        if not self.margin:
            self.margin = max(float(np.abs(lessons.margin).mean()), 1.0)

    def _learn(self, lessons: Lessons, number: int, seconds: float) -> None:
        begun = monotonic()
        part = self.games / self.plan.games
        seed, taught = step_seed(self.plan.seed, number), number < self.plan.taught
        losses = self.learner.learn(lessons, part, self.margin, seed, taught)
        before = self.points[-1] if self.points else None
        self.points.append(
            Point(
                round=number,
                games=self.games + lessons.games,
                decisions=(before.decisions if before else 0) + len(lessons.actions),
                seconds=(before.seconds if before else 0.0) + seconds + monotonic() - begun,
                policy_loss=losses.policy,
                chances_loss=losses.chances,
                margin_loss=losses.margin,
                entropy=losses.entropy,
                won={},
            )
        )

    def _measure(self) -> dict[str, float]:
        network = self.learner.network
        return {
            bot: share_won(self.game, network, self.places, bot, _MEASURED_GAMES, self.plan.seed)
            for bot in OPPONENTS
        }

    def save(self) -> None:
        """Write the checkpoint."""
        state = {
            "plan": msgspec.json.encode(self.plan),
            "network": self.learner.network.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "points": msgspec.json.encode(self.points),
            "length": self.length,
            "margin": self.margin,
        }
        write_whole(self.folder / CHECKPOINT, save_tensors(state))

    def export(self) -> None:
        """Write the weights as they play, and their card."""
        last = self.points[-1]
        card = Card(
            game=self.game.name,
            rules=self.game.rules,
            data=self.game.data,
            version=cosmodrome.__version__,
            seed=self.plan.seed,
            games=last.games,
            decisions=last.decisions,
            hours=round(last.seconds / 3600, 2),
            taught=self.plan.taught,
            won=last.won,
        )
        file = self.weights_file()
        write_whole(file, export(self.learner.network, self.names))
        write_whole(card_of(file), msgspec.json.format(msgspec.json.encode(card)) + b"\n")

    def weights_file(self) -> Path:
        """Where the weights are written."""
        return self.folder / f"{self.game.name}{SUFFIX}"

    def _load(self) -> None:
        file = self.folder / CHECKPOINT
        state = load_tensors(file.read_bytes())
        begun = msgspec.json.decode(state["plan"], type=Plan)
        if msgspec.structs.replace(begun, games=self.plan.games) != self.plan:
            raise OtherTraining(folder=str(self.folder))
        self.learner.network.load_state_dict(state["network"])
        self.learner.optimiser.load_state_dict(state["optimiser"])
        self.points = msgspec.json.decode(state["points"], type=list[Point])
        self.length, self.margin = state["length"], state["margin"]


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; a reader finds the old one or the new one, never a part."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(content)
    part.replace(file)


def make_network(game: Game, inputs: int) -> Network:
    """A network of the game's sizes that knows nothing yet."""
    return Network(Shape(inputs, game.seats[-1], len(game.actions), numbers_around(game)))


def play_round(plan: Plan, weights: bytes, games: int, seed: int, taught: bool) -> Lessons:
    """Play some games with a network; runs in a worker."""
    torch.set_num_threads(1)
    game = cosmodrome.game(plan.game, plan.data or None)
    places = {name: place for place, name in enumerate(vocabulary(game))}
    network = make_network(game, len(places))
    network.load_state_dict(load_tensors(weights))
    return play_tables(game, network, places, games, seed, taught)


def play_tables(
    game: Game, network: Network, places: dict[str, int], games: int, seed: int, taught: bool
) -> Lessons:
    """Play games of variants that are drawn from the seed."""
    tables = draw_tables(game, games, np.random.default_rng(seed))
    return play_games(game, network, tables, places, seed, taught)


def save_tensors(state: dict[str, Any]) -> bytes:
    """Tensors by name as bytes."""
    file = BytesIO()
    torch.save(state, file)
    return file.getvalue()


def load_tensors(text: bytes) -> dict[str, Any]:
    """The tensors that save_tensors() has written."""
    found: dict[str, Any] = torch.load(BytesIO(text), weights_only=True)
    return found
