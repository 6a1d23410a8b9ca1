"""OpenSpiel's own tests and algorithms, run on our games."""

import numpy as np
import pyspiel
import pytest
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
    for seats in rules.seats:
        game = load(name, players=seats)
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    for options in list(option_sets(rules))[-1:]:
        game = load(name, **dict.fromkeys(options, True))
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    """The same seeds give the same file, and it has a line for every decision."""
    texts = [generate_playthrough.playthrough(f"{PREFIX}{name}(seed=3)", [], seed=5)] * 2
    assert texts[0] == texts[1]
    assert texts[0].count("\naction: ") > 10
    assert "SAMPLED_STOCHASTIC" in texts[0]


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
def test_whole_search_game(name: str) -> None:
    """A search with some thought beats a random player more often than not."""
    game = load(name, seed=11)
    random = np.random.RandomState(3)
    player = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 1.0, 2, random_state=random)
    state = walk(game, 1, 0)
    while not state.is_terminal():
        searching = state.current_player() == 0
        action = player.step(state) if searching else random.choice(state.legal_actions())
        state.apply_action(int(action))
    assert sum(state.returns()) == pytest.approx(0)


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
def test_deals_differ_and_repeat(name: str) -> None:
    first, second = load(name, seed=1), load(name, seed=1)
    deals = [str(walk(first, 0, 0)), str(walk(first, 0, 0))]
    assert deals[0] != deals[1]
    assert deals == [str(walk(second, 0, 0)), str(walk(second, 0, 0))]
