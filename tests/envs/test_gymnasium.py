"""Gymnasium's own checks, vector environments, and learning against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cosmodrome
from cosmodrome import envs
from cosmodrome.engine.errors import CosmodromeError

GAMES = cosmodrome.game_names()


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(f"cosmodrome/{name}-v2", bots="random").unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_against_bots(name: str) -> None:
    """Every seat gets its turn; the reward is the share of the victory less 1/seats."""
    env = envs.single(name, seat=None, bots=["random", "random"])
    random = np.random.default_rng(2)
    sat = set()
    for game in range(8):
        _, info = env.reset(seed=2 if game == 0 else None)
        sat.add(info["seat"])
        over = False
        while not over:
            action = int(random.choice(np.flatnonzero(env.action_masks())))
            _, reward, over, _, info = env.step(action)
        places = env.position.ranking()
        won = 1 / places.count(1) if places[info["seat"]] == 1 else 0
        assert reward == pytest.approx(won - 1 / 3)
        assert list(info["scores"]) == env.position.scores()
    assert sat == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vector_environments(name: str, mode: str) -> None:
    vector = gymnasium.make_vec(
        f"cosmodrome.envs:cosmodrome/{name}-v2", 2, vectorization_mode=mode, bots="random"
    )
    observations, _ = vector.reset(seed=4)
    ended = steps = 0
    # The last legal action each time: how long that takes to end a game depends on the bots.
    while not ended and steps < 2000:
        steps += 1
        actions = np.array([np.flatnonzero(mask)[-1] for mask in observations["action_mask"]])
        # An environment that has just ended ignores its action and starts anew.
        observations, rewards, over, _, _ = vector.step(actions)
        for number in np.flatnonzero(over):
            ended += 1
            assert rewards[number] in (-0.5, 0, 0.5)
            observations["action_mask"][number, 0] = 1
    vector.close()
    assert observations["observation"].shape[0] == 2
    assert ended > 0


def test_illegal_actions() -> None:
    env = envs.single("galaktiko", bots="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))
    assert env.step(illegal)[1:4] == (-1.0, True, False)
    forgiving = envs.single("galaktiko", bots="random", illegal="random")
    forgiving.reset(seed=1)
    assert forgiving.step(illegal)[1:4] == (0.0, False, False)


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_reads_its_own_table(name: str) -> None:
    env = envs.single(name, bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": "no-such-bot"},
        {"bots": ["random"], "seats": 3},
        {"seat": 2},
        {"seat": -1},
        {"seats": 99},
        {"options": {"no_such_option": True}},
    ],
)
def test_bad_tables_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(CosmodromeError):
        envs.single("galaktiko", **wrong)
