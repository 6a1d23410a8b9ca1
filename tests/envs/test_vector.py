"""Many games in one call: the same games as one by one, and nothing but views in the arrays."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from support import option_sets

import cosmodrome
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.engine.errors import BadSeat, BadSeats, BadSeed, IllegalAction
from cosmodrome.envs.common import Task, UnknownIllegal
from cosmodrome.envs.network import BadShape, NotWhole
from cosmodrome.envs.seating import BadLineUp
from cosmodrome.envs.vector import SelfPlay, TooFewTables, Vector

GAMES = cosmodrome.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_the_arrays_are_those_of_single_games(name: str) -> None:
    """Each row is one game from a seed of its own, dealt anew when it has ended."""
    game = cosmodrome.game(name)
    options = dict.fromkeys(list(option_sets(game))[-1], True)
    seats = min(3, game.seats[-1])
    games = SelfPlay(name, 3, seats, options)
    games.reset(seed=[5, 6, 7])
    task = Task(name, seats, options)
    deals = [1, 1, 1]
    states = [task.start(step_seed(seed, 1)) for seed in (5, 6, 7)]
    kept = games.observations
    random = np.random.default_rng(1)
    for _ in range(150):
        for row, state in enumerate(states):
            seen = task.observe(state, state.to_move)
            assert games.to_move[row] == state.to_move
            assert (games.observations[row] == seen["observation"]).all()
            assert (games.masks[row] == seen["action_mask"]).all()
            assert games.maps is None or (games.maps[row] == seen["map"]).all()
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks])
        games.step(actions)
        for row, state in enumerate(states):
            state.apply(int(actions[row]))
            assert games.ends[row] == (state.to_move < 0)
            assert games.rewards[row] == pytest.approx(task.rewards(state))
            if games.ends[row]:
                deals[row] += 1
                states[row] = task.start(step_seed(5 + row, deals[row]))
    assert games.observations is kept


@pytest.mark.parametrize("name", GAMES)
def test_one_learner_against_bots(name: str) -> None:
    env = Vector(name, 16, seat=None, bots="random")
    observations, info = env.reset(seed=3)
    assert env.observation_space.contains({key: part.copy() for key, part in observations.items()})
    sat, ended = set(info["seat"]), 0
    steps = 0
    while (not ended or len(sat) < 2) and steps < 800:
        steps += 1
        seats = info["seat"]
        _, rewards, ends, cut_off, info = env.step(env.sample())
        assert not cut_off.any()
        assert not rewards[~ends].any()
        ended += int(ends.sum())
        sat |= set(info["seat"])
        for row in np.flatnonzero(ends):
            # The winners share 1, and everybody pays a half.
            best = info["scores"][row, seats[row]] >= info["scores"][row].max()
            assert best or rewards[row] < 0.5
        assert (observations["action_mask"].sum(1) > 0).all()
    assert sat == {0, 1}
    assert ended > 0


def test_bots_policies_and_seeds_repeat() -> None:
    def first(seen: dict[str, NDArray[Any]]) -> NDArray[Any]:
        return np.asarray(seen["action_mask"].argmax(1))

    for bots in ("random", ["greedy", "random"], first):
        played = []
        for _ in range(2):
            env = Vector("galaktiko", 4, seat=1, bots=bots, seats=3)
            env.reset(seed=11)
            total = np.zeros(4)
            for _ in range(15):
                mask = env.action_masks()
                total += env.step(mask.argmax(1))[1]
            played.append((total, env.step(env.sample())[0]["observation"].sum()))
        assert (played[0][0] == played[1][0]).all()
        assert played[0][1] == played[1][1]


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec("cosmodrome.envs:cosmodrome/mlem-v2", 5, bots="random", seats=3)
    assert isinstance(env.unwrapped, Vector)
    observations, _ = env.reset(seed=1)
    assert observations["observation"].shape[0] == 5


def test_illegal_actions() -> None:
    games = SelfPlay("galaktiko", 2)
    games.reset(seed=1)
    illegal = games.masks.argmin(1)
    with pytest.raises(IllegalAction):
        games.step(illegal)
    losing = SelfPlay("galaktiko", 2, illegal="lose")
    losing.reset(seed=1)
    mover = losing.to_move[0]
    losing.step(illegal)
    assert losing.ends.all()
    assert losing.rewards[0, mover] == -1
    forgiving = Vector("galaktiko", 2, illegal="random")
    forgiving.reset(seed=1)
    assert not forgiving.step(illegal)[2].any()
    assert (Vector("galaktiko", 2).reset(seed=1)[0]["action_mask"].sum(1) > 0).all()


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 99}, BadSeats),
        ({"seat": 5}, BadSeat),
        ({"bots": ["random"], "seats": 4}, BadLineUp),
        ({"num_envs": 0}, TooFewTables),
        ({"illegal": "loose"}, UnknownIllegal),
    ],
)
def test_wrong_tables_are_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    given: dict[str, Any] = {"num_envs": 2, **wrong}
    with pytest.raises(error):
        Vector("galaktiko", **given)


def test_a_step_needs_a_deal() -> None:
    """Without one nobody sits anywhere: bots would play on for ever."""
    with pytest.raises(ResetNeeded):
        Vector("galaktiko", 2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize("seed", [-1, [1, 2, -3], 1 << 128])
def test_wrong_seeds_are_refused(seed: int | list[int]) -> None:
    with pytest.raises(BadSeed):
        SelfPlay("galaktiko", 3).reset(seed=seed)


def test_tasks_are_pickled() -> None:
    task = pickle.loads(pickle.dumps(Task("mlem", 3, {"ufo": True})))  # noqa: S301
    assert task.feature_names == Task("mlem", 3, {"ufo": True}).feature_names


def test_wrong_shapes_are_refused() -> None:
    games = SelfPlay("galaktiko", 3)
    with pytest.raises(BadShape, match=r"\(3,\)"):
        games.step(np.zeros(2, np.int64))
    fractions: NDArray[Any] = np.zeros(3)
    with pytest.raises(NotWhole, match="float64"):
        games.step(fractions)
    with pytest.raises(BadShape, match="seeds"):
        games.reset(seed=[1, 2])


def test_random_choices_are_fair() -> None:
    """sample() has a stream of its own, apart from the games'."""
    games = SelfPlay("galaktiko", 64)
    games.reset(seed=2)
    assert {int(action) for action in games.sample()} != {int(games.masks[0].argmax())}
    assert chance(2).word() != games._arrays.batch.chance.clone().word()
