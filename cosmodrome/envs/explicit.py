"""Tiny games for OpenSpiel, with every chance event as a node of its own.

Importing this registers ``python_cosmodrome_tiny_<game>`` for each game that has tiny printed
values. All outcomes of the deal and of later chance are listed with their probabilities, and
players recall everything that they have seen, so that equilibria can be found exactly.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, Self

from cosmodrome.engine.game import State
from cosmodrome.engine.outcomes import MOST_WAYS, Outcome, deals, results
from cosmodrome.envs.common import Task
from cosmodrome.envs.openspiel import PREFIX, Position, SpielGame, SpielState, register
from cosmodrome.extras import needs_extra
from cosmodrome.registry import game, game_names, tiny_folder

with needs_extra("openspiel"):
    import pyspiel

# How a game is played on by what players and chance choose, by numbers.
Course = tuple["Recalled | None", "Pending | None"]


class Recalled(Position):
    """A position in which each player remembers everything that it has seen."""

    def __init__(self, task: Task, state: State, deal: int) -> None:
        super().__init__(task, state)
        self.choices = [deal]
        self._memories = [b""] * task.seats
        self._remember()

    def become(self, state: State) -> None:
        """Go on with the position that an action, and chance, have led to."""
        self.state = state
        self._shown = {}
        self._remember()

    def _remember(self) -> None:
        """What a player sees now is added to what it saw before, as one hash."""
        for seat, before in enumerate(self._memories):
            seen = self.task.features(self.state, seat).tobytes()
            if self.task.plane_names:
                seen += self.task.planes(self.state, seat).tobytes()
            self._memories[seat] = blake2b(before + seen, digest_size=16).digest()

    def recollection(self, seat: int | None) -> str:
        """A name for everything that a player has seen, which is shorter than its view."""
        return self.shown(None) if seat is None else self._memories[seat].hex()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = super().__deepcopy__(memo)
        copy.choices = self.choices.copy()
        copy._memories = self._memories.copy()
        return copy

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _recall, (self.task.arguments(), self.choices)


class Pending:
    """What chance may do now; never changed, so copies of a state share it."""

    def __init__(self, task: Task, outcomes: list[Outcome], choices: list[int]) -> None:
        self.outcomes: Final = outcomes
        self._task: Final = task
        self._choices: Final = choices

    def __deepcopy__(self, memo: dict[int, Any]) -> "Pending":
        return self

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _expect, (self._task.arguments(), self._choices)


def begin(task: Task) -> Pending:
    """Before the deal."""
    variant = task.game.variant(task.seats, task.options)
    return Pending(task, deals(task.game, variant), [])


def go_on(task: Task, position: Recalled | None, pending: Pending | None, choice: int) -> Course:
    """Carry out an action, or one of the outcomes of chance."""
    if pending is not None:
        state = pending.outcomes[choice].state.clone()
        if position is None:
            return Recalled(task, state, choice), None
        position.choices.append(choice)
        position.become(state)
        return position, None
    assert position is not None
    outcomes = results(position.state, choice)
    position.played.append((position.state.to_move, choice))
    position.choices.append(choice)
    if len(outcomes) > 1:
        return position, Pending(task, outcomes, position.choices.copy())
    position.become(outcomes[0].state)
    return position, None


def _course(arguments: tuple[Any, ...], choices: list[int]) -> Course:
    task = Task(*arguments)
    position: Recalled | None = None
    pending: Pending | None = begin(task)
    for choice in choices:
        position, pending = go_on(task, position, pending, choice)
    return position, pending


def _recall(arguments: tuple[Any, ...], choices: list[int]) -> Recalled | None:
    return _course(arguments, choices)[0]


def _expect(arguments: tuple[Any, ...], choices: list[int]) -> Pending | None:
    return _course(arguments, choices)[1]


class TinyGame(SpielGame):
    """A game whose deals can all be listed."""

    def __init__(self, params: dict[str, Any]) -> None:
        super().__init__(params)
        self.before_the_deal: Final = begin(self.task)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def usual_data(self) -> str | None:
        return str(tiny_folder(self.name))

    def most_outcomes(self) -> int:
        return MOST_WAYS

    def new_initial_state(self) -> "TinyState":
        return TinyState(self)


class TinyState(SpielState):
    """A position, or a chance node with all its outcomes."""

    def __init__(self, game: TinyGame) -> None:
        super().__init__(game)
        self.pending: Pending | None = game.before_the_deal

    def current_player(self) -> int:
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return super().current_player()

    def is_terminal(self) -> bool:
        return self.pending is None and super().is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every position that chance may lead to."""
        assert self.pending is not None
        return [(number, found.chance) for number, found in enumerate(self.pending.outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        assert position is None or isinstance(position, Recalled)
        task = self.get_game().task
        self.position, self.pending = go_on(task, position, self.pending, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return super()._action_to_string(player, action)


for _name in game_names():
    if (_tiny := tiny_folder(_name)) is not None:
        _explicit = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        register(TinyGame, f"{PREFIX}tiny_", game(_name, _tiny), _explicit)
