"""OpenSpiel's own tests and algorithms, run on our games."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from support import option_sets

import cosmodrome
from cosmodrome.envs.openspiel import PREFIX, SpielState

GAMES = cosmodrome.game_names()


def load(name: str, **params: object) -> pyspiel.Game:
    return pyspiel.load_game(PREFIX + name, params)


def walk(game: pyspiel.Game, seed: int, steps: int) -> SpielState:
    """A position some random actions after the deal."""
    random = np.random.default_rng(seed)
    state: SpielState = game.new_initial_state()
    state.apply_action(0)
    while steps > 0 and not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """Without writing whole games: OpenSpiel cannot do that for sampled Python games."""
    rules = cosmodrome.game(name)
    options = list(option_sets(rules))[-1]
    for game in (load(name), load(name, players=rules.seats[-1], **dict.fromkeys(options, True))):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole random game, written down with all that every player sees at every step.

    Tensors are summed up: a thousand numbers in words at each step would take minutes.
    """

    def summed(tensor: NDArray[np.float32], label: str) -> list[str]:
        return [f"{label}: {tensor.shape} {tensor.sum()}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", summed)
    text = generate_playthrough.playthrough(f"{PREFIX}{name}(seed=3)", None, seed=5)
    actions = [int(line[8:]) for line in text.splitlines() if line.startswith("action: ")]
    state: SpielState = load(name, seed=3).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()
    assert f'"{state.history_str()}"' in text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["ismcts", "mcts"])
def test_searches(name: str, bot: str) -> None:
    """Each plays some decisions against a random player, always legally."""
    game = load(name)
    random = np.random.RandomState(7)
    evaluator = RandomRolloutEvaluator(1, random)
    if bot == "ismcts":
        player = ISMCTSBot(game, evaluator, 2.0, 8, random_state=random)
    else:
        player = MCTSBot(game, 2.0, 8, evaluator, random_state=random)
    state = walk(game, 1, 0)
    for _ in range(8):
        searching = state.current_player() == 0
        action = player.step(state) if searching else random.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(int(action))


@pytest.mark.parametrize("name", GAMES)
def test_states_are_written_and_read(name: str) -> None:
    """Also after a resampling, which no list of actions tells about."""
    game = load(name, players=3)
    state = walk(game, 2, 15).resample_from_infostate(1, lambda: 0.25)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_are_pickled(name: str) -> None:
    game = load(name, players=3, seed=4)
    state = walk(game, 2, 6)
    for copied in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):  # noqa: S301
        assert str(copied) == str(state)
        assert copied.history() == state.history()
        assert str(copied.get_game()) == str(game)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301
    assert dealt(again) == dealt(game)


@pytest.mark.parametrize("name", GAMES)
def test_deals_differ_and_repeat(name: str) -> None:
    first, second = load(name, seed=1), load(name, seed=1)
    deals = [dealt(first), dealt(first)]
    assert deals[0] != deals[1]
    assert deals == [dealt(second), dealt(second)]


def dealt(game: pyspiel.Game) -> tuple[int, int]:
    """The next deal: the position, and the dice to come."""
    position = walk(game, 0, 0).position
    assert position is not None
    return position.state.digest(), int(position.state.chance.word())
