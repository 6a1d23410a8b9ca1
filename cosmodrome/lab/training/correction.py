"""Learning a correction of a game's own judge: whose positions were better than it says."""

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import numpy as np
import torch
from msgspec import Struct
from torch import Tensor, nn

import cosmodrome
from cosmodrome.bots.trained import CORRECTION, SUFFIX, Card, Learned, card_of
from cosmodrome.bots.weights import write_weights
from cosmodrome.engine.chance import step_seed
from cosmodrome.lab.training.endings import Endings, join_endings, play_endings
from cosmodrome.lab.training.network import NEVER, SparseProduct, open_seats
from cosmodrome.lab.training.positions import Array, Ragged
from cosmodrome.lab.training.run import OtherTraining, write_whole
from cosmodrome.lab.training.strength import share_won_by_judge
from cosmodrome.lab.training.tables import vocabulary
from cosmodrome.lab.workers import cancelled_on_error

_GAMES_OF_ROUND: Final = 500
# One game in this many is not learned from: it shows what was learned.
_KEPT_APART: Final = 8
_EPOCHS: Final = 4
_BATCH: Final = 512
_RATE: Final = 3e-3
_DECAY: Final = 0.01
# Chances are not taken for smaller than this: a judge may be wrong.
_LEAST: Final = 1e-4
# With what the corrected judge is measured against the game's own.
_SIMULATIONS: Final = 100
_MEASURED_GAMES: Final = 60
OWN: Final = "own judge"


class CorrectionPlan(Struct, frozen=True):
    """What is to be learned: all that the result depends on."""

    game: str
    games: int
    seed: int = 0
    data: str = ""


class Correction(nn.Module):
    """The power of the own judge's chances, and for each feature a factor for each seat."""

    def __init__(self, names: int, seats: int) -> None:
        super().__init__()
        self.power = nn.Parameter(torch.ones(()))
        self.weights = nn.Parameter(torch.zeros(names, seats))

    def forward(self, own: Tensor, features: Ragged, seats: Array) -> Tensor:
        """Logarithms of the corrected chances, the observer first."""
        summed: Tensor = SparseProduct.apply(self.weights, features)
        logits = self.power * own.clamp(min=_LEAST).log() + summed
        there = open_seats(seats, own.shape[1])
        return torch.log_softmax(logits.where(there, NEVER), 1)


class CorrectionRun:
    """A training in a folder. Rounds of games that are there already are not played again."""

    def __init__(self, plan: CorrectionPlan, folder: Path) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.game: Final = cosmodrome.game(plan.game, plan.data or None)
        self.names: Final = vocabulary(self.game)
        self._check_folder()

    def weights_file(self) -> Path:
        """Where the weights are written."""
        return self.folder / f"{self.game.name}{SUFFIX}"

    def play(self, executor: Executor | None = None) -> Iterator[int]:
        """Play the games that are missing; yields the number of games that are there."""
        rounds = self._rounds()
        missing = [number for number in rounds if not self._round_file(number).exists()]
        yield (len(rounds) - len(missing)) * _GAMES_OF_ROUND
        if executor is None:
            for number in missing:
                play_round(self.plan, number, self._round_file(number))
                yield _GAMES_OF_ROUND
            return
        tasks = [
            executor.submit(play_round, self.plan, number, self._round_file(number))
            for number in missing
        ]
        with cancelled_on_error(tasks):
            for task in tasks:
                task.result()
                yield _GAMES_OF_ROUND

    def learn(self) -> Card:
        """Learn from all games, and write the weights and their card."""
        begun = monotonic()
        files = [self._round_file(number) for number in self._rounds()]
        endings = join_endings([_read(file) for file in files])
        torch.manual_seed(self.plan.seed)
        model = Correction(len(self.names), endings.own.shape[1])
        apart = endings.games % _KEPT_APART == 0
        _fit(model, endings, np.flatnonzero(~apart), self.plan.seed)
        test = np.flatnonzero(apart)
        plain = Correction(len(self.names), endings.own.shape[1])
        with torch.inference_mode():
            loss = {
                OWN: float(_loss(plain, endings, test)),
                "corrected": float(_loss(model, endings, test)),
            }
        write_whole(self.weights_file(), self._export(model))
        spent = sum(_seconds(file) for file in files) + monotonic() - begun
        card = Card(
            game=self.game.name,
            rules=self.game.rules,
            data=self.game.data,
            version=cosmodrome.__version__,
            seed=self.plan.seed,
            games=int(endings.games[-1]) + 1,
            decisions=len(endings.seats),
            hours=round(spent / 3600, 2),
            taught=0,
            won={},
            power=round(float(model.power.detach()), 4),
            loss={name: round(value, 4) for name, value in loss.items()},
        )
        self._write_card(card)
        return self._measured(card)

    def _measured(self, card: Card) -> Card:
        """The card with the share of games that the corrected judge wins."""
        learned = Learned(self.game, self.weights_file())
        share = share_won_by_judge(
            self.game, learned, _SIMULATIONS, _MEASURED_GAMES, self.plan.seed
        )
        card = msgspec.structs.replace(card, won={OWN: round(share, 4)})
        self._write_card(card)
        return card

    def _write_card(self, card: Card) -> None:
        text = msgspec.json.format(msgspec.json.encode(card)) + b"\n"
        write_whole(card_of(self.weights_file()), text)

    def _export(self, model: Correction) -> bytes:
        rows: list[list[float]] = model.weights.detach().tolist()
        return write_weights(self.names, {CORRECTION: (rows, [0.0] * len(rows[0]))})

    def _rounds(self) -> range:
        return range(-(-self.plan.games // _GAMES_OF_ROUND))

    def _round_file(self, number: int) -> Path:
        return self.folder / "rounds" / f"{number:05}.npz"

    def _check_folder(self) -> None:
        """A folder holds the games of one plan; only their number may grow."""
        file = self.folder / "plan.json"
        begun = msgspec.structs.replace(self.plan, games=0)
        if not file.exists():
            write_whole(file, msgspec.json.encode(begun))
        elif msgspec.json.decode(file.read_bytes(), type=CorrectionPlan) != begun:
            raise OtherTraining(folder=str(self.folder))


def play_round(plan: CorrectionPlan, number: int, file: Path) -> None:
    """Play one round and write it to a file; may run in a worker."""
    begun = monotonic()
    game = cosmodrome.game(plan.game, plan.data or None)
    places = {name: place for place, name in enumerate(vocabulary(game))}
    endings = play_endings(game, places, _GAMES_OF_ROUND, step_seed(plan.seed, number))
    ids, numbers = endings.features.items
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part.npz")
    np.savez(
        part,
        seats=endings.seats,
        counts=endings.features.counts,
        ids=ids,
        numbers=numbers,
        own=endings.own,
        won=endings.won,
        games=endings.games,
        seconds=monotonic() - begun,
    )
    part.replace(file)


def _read(file: Path) -> Endings:
    with np.load(file) as found:
        features = Ragged(found["counts"], (found["ids"], found["numbers"]))
        return Endings(found["seats"], features, found["own"], found["won"], found["games"])


def _seconds(file: Path) -> float:
    """How long a round was played."""
    with np.load(file) as found:
        return float(found["seconds"])


def _fit(model: Correction, endings: Endings, rows: Array, seed: int) -> None:
    """Go through all positions some times, with a rate that falls to 0."""
    random = np.random.default_rng(seed)
    optimiser = torch.optim.AdamW(model.parameters(), lr=_RATE, weight_decay=_DECAY)
    steps = _EPOCHS * -(-len(rows) // _BATCH)
    falling = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.0, steps)
    for _ in range(_EPOCHS):
        order = random.permutation(rows)
        for start in range(0, len(order), _BATCH):
            loss = _loss(model, endings, order[start : start + _BATCH])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            falling.step()


def _loss(model: Correction, endings: Endings, rows: Array) -> Tensor:
    own, won = torch.from_numpy(endings.own[rows]), torch.from_numpy(endings.won[rows])
    told = model(own, endings.features.take(rows), endings.seats[rows])
    loss: Tensor = -(won * told).sum(1).mean()
    return loss
