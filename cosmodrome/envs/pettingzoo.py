"""Every game as a PettingZoo AEC environment."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

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
from cosmodrome.envs.spaces import observation_space


def make_aec(
    name: str,
    seats: int | None,
    options: Mapping[str, bool] | None,
    illegal: Illegal,
    max_cycles: int | None,
    render_mode: str | None,
    language: str,
    data: Path | str | None,
) -> Any:
    """The environment in the wrappers that PettingZoo's classic games wear."""
    check_illegal(illegal)
    forgiving = illegal == "random"
    env: Any = Turns(name, seats, options, max_cycles, render_mode, language, forgiving, data)
    if illegal == "lose":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class Turns(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo has no types
    """One agent a seat, ``player_0`` in seat 0; one step a decision."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, bool] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        forgiving: bool = False,
        data: Path | str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, name, seats, options, max_cycles, render_mode, language, forgiving, data
        )
        super().__init__()
        self.metadata = {
            "name": f"cosmodrome_{name}_v{OBSERVATIONS}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.task = Task(name, seats, options, language, data)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.forgiving = forgiving
        self.possible_agents = [f"player_{seat}" for seat in range(self.task.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(self.task) for agent in self.possible_agents
        }
        self._action_spaces = {agent: Discrete(self.task.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "Discrete[Any]":
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.position = self.task.start(draw_seed(self._random))
        self._seen: dict[str, Observation] = {}
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.to_move]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Kept until the next step: PettingZoo's wrappers ask several times."""
        if agent not in self._seen:
            self._seen[agent] = self.task.observe(self.position, self._seats[agent])
        return self._seen[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._carry_out(int(action))
        # There are no rewards before the end of the game.
        if self.position.to_move == NOBODY:
            rewards = self.task.rewards(self.position)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._accumulate_rewards()
        self._show()

    def _carry_out(self, action: int) -> None:
        if self.forgiving and action not in self.position.legal():
            action = draw_legal(self.position, self._random)
        self.position.apply(action)
        self._seen = {}
        self.decisions += 1
        if self.position.to_move == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.position.to_move]
            if self.decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        text = self.task.say(self.position, None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""
