"""Every game as a Gymnasium environment: one learner against bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from cosmodrome.bots import Bot
from cosmodrome.engine.batch import ILLEGAL_REWARD
from cosmodrome.engine.game import NOBODY
from cosmodrome.envs.common import (
    OBSERVATIONS,
    RENDER_MODES,
    Illegal,
    Observation,
    Task,
    check_illegal,
    draw_legal,
    draw_seed,
)
from cosmodrome.envs.seating import line_up
from cosmodrome.envs.spaces import observation_space
from cosmodrome.registry import game_names


def register() -> None:
    """Make ``gymnasium.make("cosmodrome/<game>-v2")`` and ``make_vec`` work."""
    for name in game_names():
        id_of_game = f"cosmodrome/{name}-v{OBSERVATIONS}"
        if id_of_game not in gymnasium.registry:
            gymnasium.register(
                id_of_game,
                entry_point="cosmodrome.envs.gymnasium:Single",
                vector_entry_point="cosmodrome.envs.vector:Vector",
                kwargs={"name": name},
            )


class Single(gymnasium.Env[Any, Any]):
    """A learner at one seat. A step is one decision of it and all that bots answer."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        *,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        language: str = "en",
        data: Path | str | None = None,
    ) -> None:
        if seats is None and not isinstance(bots, str):
            seats = len(bots) + 1
        self.task = Task(name, seats, options, language, data)
        self.levels = line_up(bots, self.task, seat)
        self.fixed_seat = seat
        check_illegal(illegal)
        self.forgiving = illegal == "random"
        self.render_mode = render_mode
        self.observation_space = observation_space(self.task)
        self.action_space = Discrete(self.task.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        random = self.np_random
        fixed = self.fixed_seat
        self.seat = int(random.integers(self.task.seats)) if fixed is None else fixed
        self.position = self.task.start(draw_seed(random))
        bots = [Bot(level, draw_seed(random)) for level in self.levels]
        others = [seat for seat in range(self.task.seats) if seat != self.seat]
        self.bots = dict(zip(others, bots, strict=True))
        self._let_bots_move()
        self._show()
        seen = self.task.observe(self.position, self.seat)
        return seen, self._info(seen)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if chosen not in self.position.legal():
            if not self.forgiving:
                seen = self.task.observe(self.position, self.seat)
                return seen, ILLEGAL_REWARD, True, False, self._info(seen)
            chosen = draw_legal(self.position, self.np_random)
        self.position.apply(chosen)
        self._let_bots_move()
        self._show()
        seen = self.task.observe(self.position, self.seat)
        reward = self.task.rewards(self.position)[self.seat]
        return seen, reward, self.position.to_move == NOBODY, False, self._info(seen)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name by which sb3-contrib's MaskablePPO asks for it."""
        return self.task.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table in words, as the learner sees it."""
        text = self.task.say(self.position, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _let_bots_move(self) -> None:
        state = self.position
        while state.to_move not in (NOBODY, self.seat):
            state.apply(self.bots[state.to_move].choose(state).action)

    def _info(self, seen: Observation) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": seen["action_mask"], "scores": self._scores()}

    def _scores(self) -> NDArray[np.int64]:
        """The final scores; zeros before, since running scores could reveal hidden information."""
        over = self.position.to_move == NOBODY
        return np.array(self.position.scores() if over else [0] * self.task.seats, np.int64)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
