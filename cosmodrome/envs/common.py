"""What all adapters share: one variant of a game as a learner meets it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.judge import outcome
from cosmodrome.games.title import title_of
from cosmodrome.registry import game, judge
from cosmodrome.words import Words

# What an illegal action does: its seat loses at once, or chance picks a legal one.
Illegal = Literal["lose", "random"]
ILLEGAL_REWARD: Final = -1.0
RENDER_MODES: Final = ("ansi", "human")

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]


class Task:
    """A game with a number of seats and options: positions, observations, rewards, words.

    Whatever is shown goes through ``judge.features`` or ``state.view``, which tell a seat
    nothing that it may not know.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        language: str = "en",
        data: Path | str | None = None,
    ) -> None:
        """``data``: a folder with other printed values; ``seats``: the fewest if not given."""
        self.game: Final = game(name, data)
        self.data: Final = None if data is None else str(data)
        self.seats: Final = self.game.seats[0] if seats is None else seats
        self.options: Final = self.game.check(self.seats, options or {}, 0)
        self.judge: Final = judge(self.game)
        self.actions: Final = len(self.game.actions)
        self.feature_names: Final = self.judge.feature_names(self.start(0))
        self._words: Final = Words(language, name)

    def start(self, seed: int) -> State:
        """A new game."""
        return self.game.set_up(self.seats, self.options, seed)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """The position as a seat may know it; ``feature_names`` says what each number is."""
        return np.array(self.judge.features(state, seat), np.float32)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may pick now: none if it is not to move."""
        mask = np.zeros(self.actions, np.int8)
        if seat == state.to_move:
            mask[state.legal()] = 1
        return mask

    def observe(self, state: State, seat: int) -> Observation:
        """Features and action mask, as PettingZoo's classic games give them."""
        return {"observation": self.features(state, seat), "action_mask": self.mask(state, seat)}

    def rewards(self, state: State) -> list[float]:
        """When the game is over the winners share 1, and everybody pays 1/seats: sum 0."""
        if state.to_move != NOBODY:
            return [0.0] * self.seats
        return [share - 1.0 / self.seats for share in outcome(state)]

    def say(self, state: State, seat: int | None) -> str:
        """The position in words, as a seat (None: a spectator) may see it."""
        speech = title_of(self.game).speech
        view = state.view(seat)
        lines = [*speech.read_out(view), speech.prompt(view)]
        return "\n".join(self._words.phrase(line) for line in lines)


def draw_seed(random: np.random.Generator) -> int:
    """A seed for a game or a bot."""
    return int(random.integers(1 << 63))


def draw_legal(state: State, random: np.random.Generator) -> int:
    """Any legal action."""
    legal: Sequence[int] = state.legal()
    return legal[int(random.integers(len(legal)))]
