"""Many games in one call: compiled code fills the same numpy arrays at every step.

``SelfPlay`` asks for an action in every game, for whichever seat is to move. ``Vector`` is a
Gymnasium vector environment: the learner has one seat of each game, bots have the others.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cosmodrome.bots import Bot
from cosmodrome.engine.batch import LOSE, RANDOM, REFUSE, Batch
from cosmodrome.engine.chance import check_seed, step_seed
from cosmodrome.engine.errors import BadValue
from cosmodrome.envs.common import Illegal, Task, check_illegal, draw_seed
from cosmodrome.envs.network import NotWhole, check_shape
from cosmodrome.envs.seating import line_up
from cosmodrome.envs.spaces import observation_space
from cosmodrome.lab.arrays import memory

_ILLEGAL: Final = {None: REFUSE, "lose": LOSE, "random": RANDOM}
Actions = NDArray[np.integer[Any]]
# A policy for the other seats: observations (by name, a row for each game) in, actions out.
Policy = Callable[[dict[str, NDArray[Any]]], Actions]


class TooFewTables(BadValue):
    """A batch without any game."""

    code = "too-few-tables"
    says = "at least 1 game is played at a time, not {count}"


class Arrays:
    """What a batch has written, as arrays that keep their place in memory."""

    def __init__(self, task: Task, count: int, illegal: Illegal | None) -> None:
        if count < 1:
            raise TooFewTables(count=count)
        if illegal is not None:
            check_illegal(illegal)
        seeds = list(range(count))
        self.batch: Final = Batch(
            task.game, task.seats, task.options, task.judge, seeds, _ILLEGAL[illegal]
        )
        self.count: Final = count
        features, planes = len(task.feature_names), (count, *task.plane_shape)
        self.seen: Final[dict[str, NDArray[Any]]] = {
            "observation": np.zeros((count, features), np.float32)
        }
        if task.plane_names:
            self.seen["map"] = np.zeros(planes, np.uint8)
        self.seen["action_mask"] = np.zeros((count, task.actions), np.int8)
        self.to_move: Final = np.zeros(count, np.int64)
        self.rewards: Final = np.zeros((count, task.seats), np.float32)
        self.ends: Final = np.zeros(count, np.bool_)
        self.scores: Final = np.zeros((count, task.seats), np.int64)
        self.picked: Final = np.zeros(count, np.int64)
        # What the compiled code writes into, each with the array that it is copied to.
        self._written: Final = [
            (self.seen["observation"], memory(self.batch.numbers.items)),
            (self.seen["action_mask"], memory(self.batch.masks).view(np.int8)),
            (self.to_move, memory(self.batch.movers)),
            (self.rewards, memory(self.batch.rewards)),
            (self.ends, memory(self.batch.ends).view(np.bool_)),
            (self.scores, memory(self.batch.scores)),
        ]
        if task.plane_names:
            self._written.append((self.seen["map"], memory(self.batch.planes.items)))

    def refresh(self) -> None:
        """Copy what was written; features become single precision on the way."""
        for array, written in self._written:
            np.copyto(array, written.reshape(array.shape), casting="same_kind")

    def check(self, actions: Actions) -> list[int]:
        """Actions as the batch takes them."""
        array = np.asarray(actions)
        check_shape("the actions", array, (self.count,))
        if not np.issubdtype(array.dtype, np.integer):
            raise NotWhole(what="the actions", got=str(array.dtype))
        return array.tolist()  # type: ignore[no-any-return]

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in every game, in an array that is used again."""
        self.batch.random_actions()
        np.copyto(self.picked, memory(self.batch.picked))
        return self.picked


def seeds_of(seed: int | Sequence[int] | None, count: int) -> list[int]:
    """A seed for each game: those given, or seed, seed + 1, and so on; None: random ones."""
    if seed is None:
        random = np.random.default_rng()
        return [draw_seed(random) for _ in range(count)]
    if isinstance(seed, int | np.integer):
        seeds = [int(seed) + row for row in range(count)]
    else:
        check_shape("the seeds", np.asarray(seed, object), (count,))
        seeds = [int(one) for one in seed]
    for one in seeds:
        check_seed(one)
    return seeds


class SelfPlay:
    """Games side by side; every decision of every seat is asked for.

    >>> games = SelfPlay("galaktiko", 4, seats=3)
    >>> games.reset(seed=7)
    >>> games.observations.shape, games.masks.shape, games.to_move
    ((4, 969), (4, 94), array([2, 2, 2, 2]))
    >>> while not games.ends.any():
    ...     games.step(games.sample())
    >>> games.rewards[games.ends].sum().round(6) + 0.0
    np.float32(0.0)

    After ``step`` the arrays tell what the seats to move see, and what the step has brought:
    ``rewards`` and ``scores`` for each seat of the games that ended, which ``ends`` marks. Such a
    game has been dealt anew. An illegal action raises IllegalAction unless ``illegal`` says what it
    does.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        *,
        illegal: Illegal | None = None,
        data: Path | str | None = None,
    ) -> None:
        self.task: Final = Task(name, seats, options, data=data)
        self._arrays: Final = Arrays(self.task, count, illegal)
        self.observations: Final = self._arrays.seen["observation"]
        self.maps: Final = self._arrays.seen.get("map")
        self.masks: Final = self._arrays.seen["action_mask"]
        self.to_move: Final = self._arrays.to_move
        self.rewards: Final = self._arrays.rewards
        self.ends: Final = self._arrays.ends
        self.scores: Final = self._arrays.scores

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Deal all games anew; the same seed leads to the same games."""
        self._arrays.batch.start(seeds_of(seed, self._arrays.count))
        self._arrays.refresh()

    def step(self, actions: Actions) -> None:
        """Carry out an action in every game."""
        self._arrays.batch.step(self._arrays.check(actions))
        self._arrays.refresh()

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in every game, in an array that is used again."""
        return self._arrays.sample()


class Vector(VectorEnv[Any, Any, Any]):
    """One learner at a seat of every game; a step is one decision of it and all replies.

    ``bots``: one name for all other seats, one for each of them, or a policy that is asked for
    all games at once: what the learner plays against itself with. A game that ends is dealt
    anew in the same step. The arrays of observations are used again.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seat: int | None = 0,
        bots: str | Sequence[str] | Policy = "random",
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        *,
        illegal: Illegal = "lose",
        data: Path | str | None = None,
    ) -> None:
        if seats is None and not isinstance(bots, str) and not callable(bots):
            seats = len(bots) + 1
        self.task = Task(name, seats, options, data=data)
        self.num_envs = num_envs
        self.fixed_seat = seat
        self._policy = bots if callable(bots) else None
        self._levels = [] if callable(bots) else line_up(bots, self.task, seat)
        self._arrays = Arrays(self.task, num_envs, illegal)
        self._started = False
        self._batch = self._arrays.batch
        self.single_observation_space = observation_space(self.task)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Discrete(self.task.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        seeds = seeds_of(seed, self.num_envs)
        self._started = True
        self._batch.seat_learners(self.fixed_seat)
        self._batch.start(seeds)
        self._bots: list[dict[int, Bot]] = [{} for _ in seeds]
        self._bot_seeds = [step_seed(one, 0) for one in seeds]
        self._let_others_move()
        self._batch.begin_step()
        self._arrays.refresh()
        return self._arrays.seen, self._info()

    def step(
        self, actions: Actions
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self._started:
            raise ResetNeeded("call reset() before step(): no game has been dealt yet")
        self._batch.begin_step()
        self._batch.step_some(list(range(self.num_envs)), self._arrays.check(actions))
        self._let_others_move()
        self._arrays.refresh()
        rewards = memory(self._batch.learner_rewards).copy()
        ends = self._arrays.ends.copy()
        return self._arrays.seen, rewards, ends, np.zeros(self.num_envs, np.bool_), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks under the name by which sb3-contrib asks for them."""
        return self._arrays.seen["action_mask"].astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """Any legal action in every game, in an array that is used again."""
        return self._arrays.sample()

    def _info(self) -> dict[str, Any]:
        """Where the learner sits; scores of the games that have ended."""
        ended = self._arrays.ends.copy()
        return {
            "seat": memory(self._batch.learners).copy(),
            "scores": np.where(ended[:, None], self._arrays.scores, 0),
            "_scores": ended,
        }

    def _let_others_move(self) -> None:
        if self._policy is not None:
            self._ask_policy(self._policy)
        elif all(level == "random" for level in self._levels):
            self._batch.play_randomly()
        else:
            for row in self._batch.waiting():
                self._ask_bots(row)
        self._batch.observe_some(list(range(self.num_envs)))

    def _ask_policy(self, policy: Policy) -> None:
        while rows := self._batch.waiting():
            self._batch.observe_some(rows)
            self._arrays.refresh()
            seen = {name: array[rows] for name, array in self._arrays.seen.items()}
            actions = np.asarray(policy(seen))
            check_shape("the actions of the policy", actions, (len(rows),))
            self._batch.step_some(rows, actions.tolist())

    def _ask_bots(self, row: int) -> None:
        batch = self._batch
        while (mover := batch.states[row].to_move) != batch.learners[row]:
            deals = batch.deals[row]
            bot = self._bots[row].get(mover) or self._make_bot(row, mover)
            batch.apply(row, bot.choose(batch.states[row]).action)
            if batch.deals[row] != deals:
                self._bots[row] = {}

    def _make_bot(self, row: int, seat: int) -> Bot:
        """The bots have the seats after the learner's, in order."""
        seed = step_seed(step_seed(self._bot_seeds[row], self._batch.deals[row]), seat)
        place = (seat - self._batch.learners[row]) % self.task.seats - 1
        bot = self._bots[row][seat] = Bot(self._levels[place], seed)
        return bot
