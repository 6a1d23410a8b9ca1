"""What all adapters share: one variant of a game as a learner meets it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.errors import BadValue
from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.judge import rewards
from cosmodrome.engine.numbers import Numbers, Planes
from cosmodrome.games.title import title_of
from cosmodrome.registry import game, judge
from cosmodrome.words import Words

# What an illegal action does: its seat loses at once, or chance picks a legal one.
Illegal = Literal["lose", "random"]
RENDER_MODES: Final = ("ansi", "human")

# The version of the observations, which is that of the environments: they have changed once.
OBSERVATIONS: Final = 2

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8] | NDArray[np.uint8]]


class UnknownIllegal(BadValue):
    """Illegal actions can have no such consequence."""

    code = "unknown-illegal"
    says = "an illegal action has one of these consequences: {known}; not {illegal!r}"


def check_illegal(illegal: str) -> None:
    """Raise UnknownIllegal if an illegal action cannot do this."""
    if illegal not in get_args(Illegal):
        raise UnknownIllegal(illegal=str(illegal), known=", ".join(get_args(Illegal)))


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
        example = self.start(0)
        self.feature_names: Final = self.judge.feature_names(example)
        self.plane_names: Final = self.judge.plane_names(example)
        self.plane_shape: Final = (len(self.plane_names), *self.judge.plane_shape())
        # Compiled code writes here.
        self._legal: Final = LegalActions()
        self._numbers: Final = Numbers(len(self.feature_names))
        rows, columns = self.judge.plane_shape()
        self._planes: Final = Planes(1, len(self.plane_names), rows * columns)
        self._language: Final = language
        self._words: Final = Words(language, name)

    def arguments(self) -> tuple[Any, ...]:
        """What another process makes an equal task from."""
        return self.game.name, self.seats, self.options, self._language, self.data

    def __reduce__(self) -> tuple[Any, ...]:
        return Task, self.arguments()

    def start(self, seed: int) -> State:
        """A new game."""
        return self.game.set_up(self.seats, self.options, seed)

    def features(self, state: State, seat: int) -> NDArray[np.float32]:
        """The position as a seat may know it; ``feature_names`` says what each number is."""
        self._numbers.begin(0, len(self.feature_names))
        self.judge.write_features(state, seat, self._numbers)
        return np.array(self._numbers.items, np.float32)

    def planes(self, state: State, seat: int) -> NDArray[np.uint8]:
        """The board by plane, row and column; ``plane_names`` says what each plane is."""
        self._planes.begin(0)
        self.judge.write_planes(state, seat, self._planes)
        return np.array(self._planes.items, np.uint8).reshape(self.plane_shape)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may pick now: none if it is not to move."""
        mask = np.zeros(self.actions, np.int8)
        if seat == state.to_move:
            state.list_legal(self._legal)
            # The numbers themselves, without a list of objects in between.
            mask[np.array(self._legal.items)[: self._legal.size]] = 1
        return mask

    def observe(self, state: State, seat: int) -> Observation:
        """Features, a map if there is one, and the action mask, as PettingZoo's classic games."""
        seen: Observation = {"observation": self.features(state, seat)}
        if self.plane_names:
            seen["map"] = self.planes(state, seat)
        seen["action_mask"] = self.mask(state, seat)
        return seen

    def rewards(self, state: State) -> list[float]:
        """What each seat gets: nothing before the end; the sum is always 0."""
        return [0.0] * self.seats if state.to_move != NOBODY else rewards(state)

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
