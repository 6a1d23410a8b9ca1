"""Every game as an OpenSpiel Python game: importing this registers ``python_cosmodrome_<game>``.

Chance is sampled: the one chance node is the deal, with a single outcome, and it draws the
seed from which everything random in that game follows. What was drawn but not yet shown is
hidden like any face-down card; ``resample_from_infostate`` redeals it. So searches that
respect information sets (ISMCTSBot) are honest, and those that do not (MCTSBot) look at the
piles and the coming dice, as they look at other hands in OpenSpiel's own card games.
"""

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.envs.common import Task
from cosmodrome.extras import needs_extra
from cosmodrome.registry import game, game_names

with needs_extra("openspiel"):
    import pyspiel

PREFIX: Final = "python_cosmodrome_"
# No game comes near; OpenSpiel wants some bound.
MAX_GAME_LENGTH: Final = 20_000
_DEAL: Final = 0
# What happened to a position, newest first: an action, or a redeal as (seat, seed).
Past = tuple["Past", int | tuple[int, int]] | None


class Position:
    """A dealt game and the way to it, shared by clones, so that it can be pickled."""

    def __init__(self, task: Task, state: State, seed: int = 0) -> None:
        self.task = task
        self.seed = seed
        self.state = state
        self.past: Past = None
        # Who played what, as numbers of the catalog.
        self.played: list[tuple[int, int]] = []
        # What seats see now, kept because searches ask for it several times.
        self._shown: dict[int | None, str] = {}

    def shown(self, seat: int | None) -> str:
        """The view of a seat (None: a spectator) as JSON."""
        found = self._shown.get(seat)
        if found is None:
            found = msgspec.json.encode(self.state.view(seat)).decode()
            self._shown[seat] = found
        return found

    def apply(self, action: int) -> None:
        """Carry out a legal action."""
        self.played.append((self.state.to_move, action))
        self.past = (self.past, action)
        self._shown = {}
        self.state.apply(action)

    def redeal(self, seat: int, seed: int) -> None:
        """Resample all that a seat cannot know; what it sees stays the same."""
        self.past = (self.past, (seat, seed))
        self._shown = {seat: self._shown[seat]} if seat in self._shown else {}
        self.state.redeal(seat, seed)

    def recollection(self, seat: int | None) -> str:
        """What follows the actions in an information state: what is seen now."""
        return self.shown(seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = self.__new__(type(self))
        copy.task = self.task
        copy.seed = self.seed
        copy.state = self.state.clone()
        copy.past = self.past
        copy.played = self.played.copy()
        copy._shown = self._shown.copy()
        return copy

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[Any, ...]]:
        steps: list[int | tuple[int, int]] = []
        past = self.past
        while past is not None:
            past, step = past
            steps.append(step)
        return _replay, (self.task.arguments(), self.seed, steps[::-1])


def _replay(arguments: tuple[Any, ...], seed: int, steps: list[int | tuple[int, int]]) -> Position:
    task = Task(*arguments)
    position = Position(task, task.start(seed), seed)
    for step in steps:
        if isinstance(step, int):
            position.apply(step)
        else:
            position.redeal(*step)
    return position


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with its number of players and options, and the dice of its deals."""

    # Each registered game is a subclass with a name and a type of its own.
    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        rules = game(self.name)
        options = {option.name: bool(params.get(option.name)) for option in rules.options}
        data = str(params["data"]) or self.usual_data()
        self.task: Final = Task(self.name, int(params["players"]), options, data=data)
        self._seed: Final = int(params["seed"])
        self._deals = 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions,
            max_chance_outcomes=self.most_outcomes(),
            num_players=self.task.seats,
            min_utility=-1.0 / self.task.seats,
            max_utility=1.0 - 1.0 / self.task.seats,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(self.game_type, info, params)

    def usual_data(self) -> str | None:
        """The folder of the printed values if none is given."""
        return None

    def most_outcomes(self) -> int:
        """How many outcomes a chance node has at most."""
        return 1

    def __reduce__(self) -> tuple[Any, ...]:
        """Games are pickled by their parameters: OpenSpiel itself cannot write sampled games."""
        return _load, (self.get_type().short_name, self.get_parameters(), self._deals)

    def draw_seed(self) -> int:
        """The seed of the next deal."""
        self._deals += 1
        return step_seed(self._seed, self._deals)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What OpenSpiel asks for observations of any kind."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.task, kind, params)


def _load(name: str, parameters: dict[str, Any], deals: int) -> SpielGame:
    game: SpielGame = pyspiel.load_game(name, parameters)
    game._deals = deals
    return game


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.get_game(), self.serialize())

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.state.to_move == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: applying it is what draws the cards."""
        return [(_DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._dealt().state.legal()

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            rules = self.get_game()
            seed = rules.draw_seed()
            self.position = Position(rules.task, rules.task.start(seed), seed)
        else:
            self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.get_game().task.game.actions.name(action))

    def returns(self) -> list[float]:
        task: Task = self.get_game().task
        return [0.0] * task.seats if self.position is None else task.rewards(self._dealt().state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A position that this player cannot tell from the present one, drawn by its odds."""
        other: SpielState = self.clone()
        other._dealt().redeal(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        if self.position is None:
            return "not dealt yet"
        state = self.position.state
        return f"position {state.digest():016x}, seat {state.to_move} to move, {state.scores()}"

    def _dealt(self) -> Position:
        assert self.position is not None
        return self.position


def _restore(game: SpielGame, text: str) -> SpielState:
    state: SpielState = game.deserialize_state(text)
    return state


class Observer:
    """Strings and tensors of a position for a player.

    The string is the player's view as JSON; with recall all actions as the player saw them
    come before it. It splits positions finely enough for searches: the same string, the same
    legal actions. The tensor is ``features``; with recall also ``played``: how
    often each seat, counted from the player on, has openly played each action.
    """

    def __init__(self, task: Task, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; got {params}")
        self._task = task
        self._recalls: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes: dict[str, tuple[int, ...]] = {}
        if self._public and self._private:
            shapes["features"] = (len(task.feature_names),)
            if task.plane_names:
                shapes["map"] = task.plane_shape
            if self._recalls:
                shapes["played"] = (task.seats, task.actions)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor: NDArray[np.float32] | None = np.zeros(sum(sizes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for (name, shape), size in zip(shapes.items(), sizes, strict=True):
            self.dict[name] = self.tensor[first : first + size].reshape(shape)
            first += size
        if not shapes:
            self.tensor = None

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal it is all zeros."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        position = state.position
        if position is None:
            return
        self.dict["features"][:] = self._task.features(position.state, player)
        if "map" in self.dict:
            self.dict["map"][:] = self._task.planes(position.state, player)
        if self._recalls:
            catalog = self._task.game.actions
            for seat, action in position.played:
                if seat == player or not catalog.secret(action):
                    self.dict["played"][(seat - player) % self._task.seats, action] += 1.0

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, and with perfect recall what it saw happen before."""
        position = state.position
        if position is None:
            return ""
        if not self._public:
            return self._private_part(position, player)
        seat = player if self._private else None
        if not self._recalls:
            return position.shown(seat)
        return f"{self._history(position, player)}\n{position.recollection(seat)}"

    def _history(self, position: Position, player: int) -> str:
        catalog = self._task.game.actions
        return "; ".join(
            f"{seat} {catalog.name(action) if seat == player else catalog.public_name(action)}"
            for seat, action in position.played
        )

    def _private_part(self, position: Position, player: int) -> str:
        """The parts of the player's view that a spectator sees differently."""
        own = json.loads(position.shown(player))
        open_to_all = json.loads(position.shown(None))
        return json.dumps({name: part for name, part in own.items() if part != open_to_all[name]})


def game_type(prefix: str, rules: Game, chance_mode: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=prefix + rules.name,
        long_name=f"Cosmodrome {rules.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance_mode,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": rules.seats[0],
            "seed": 0,
            "data": "",
            **{option.name: False for option in rules.options},
        },
    )


def register(kind: type[SpielGame], prefix: str, rules: Game, chance_mode: Any) -> None:
    """Make a game known to OpenSpiel."""
    own_type = game_type(prefix, rules, chance_mode)
    own = {"name": rules.name, "game_type": own_type}
    pyspiel.register_game(own_type, type(f"{rules.name.capitalize()}Game", (kind,), own))


for _name in game_names():
    _sampled = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    register(SpielGame, PREFIX, game(_name), _sampled)
