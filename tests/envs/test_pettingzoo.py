"""PettingZoo's own tests, and what they do not look at."""

import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from support import option_sets

import cosmodrome
from cosmodrome import envs

GAMES = cosmodrome.game_names()
# PettingZoo warns about every observation that is a dictionary, unless the game is its own.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got in all."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut_off, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut_off else int(random.choice(legal)))
    return total


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    for seats in cosmodrome.game(name).seats:
        api_test(envs.aec(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_api_with_all_options(name: str) -> None:
    for options in list(option_sets(cosmodrome.game(name)))[1:]:
        api_test(envs.aec(name, options=dict.fromkeys(options, True)), num_cycles=15)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    seed_test(lambda: envs.aec(name), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_max_cycles(name: str) -> None:
    """The test wants every agent asked in every cycle, and picks without looking at masks."""

    def parallel_env(max_cycles: int) -> Any:
        return envs.parallel(name, seats=3, illegal="random", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel_env,
            env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)),
        )
    )


@pytest.mark.parametrize("name", GAMES)
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("name", GAMES)
def test_render_in_other_languages(name: str) -> None:
    texts = set()
    for language in ("en", "ru", "fr"):
        env = envs.aec(name, render_mode="ansi", language=language)
        env.reset(seed=1)
        texts.add(env.render())
    assert len(texts) == 3


@pytest.mark.parametrize("name", GAMES)
def test_rewards_go_to_the_winners(name: str) -> None:
    for seats in cosmodrome.game(name).seats:
        env = envs.aec(name, seats=seats)
        total = play(env, seats)
        places = env.unwrapped.position.ranking()
        assert sum(total.values()) == pytest.approx(0)
        for place, reward in zip(places, total.values(), strict=True):
            won = 1 / places.count(1) if place == 1 else 0
            assert reward == pytest.approx(won - 1 / seats)


@pytest.mark.parametrize("name", GAMES)
def test_cut_off_after_so_many_decisions(name: str) -> None:
    env = envs.aec(name, max_cycles=5)
    total = play(env, 1)
    assert env.unwrapped.decisions == 5
    assert set(total.values()) == {0.0}


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_loses(name: str) -> None:
    env = envs.aec(name)
    env.reset(seed=3)
    mover = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.argmin(mask)))
    assert env.rewards[mover] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize("name", GAMES)
def test_environments_are_pickled_unstarted(name: str) -> None:
    env = pickle.loads(pickle.dumps(envs.aec(name, seats=3)))  # noqa: S301
    assert play(env, 5) == play(envs.aec(name, seats=3), 5)
