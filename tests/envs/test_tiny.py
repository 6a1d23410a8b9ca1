"""Tiny games: chance is explicit and has the odds of the real deals, nobody forgets anything, and
they can be solved."""

import pickle
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

import cosmodrome
import cosmodrome.envs.explicit
from cosmodrome.engine.outcomes import TooManyOutcomes, deals, results
from cosmodrome.registry import data_folder, tiny_folder

MLEM = "python_cosmodrome_tiny_mlem(missions=True)"
TINY = ["python_cosmodrome_tiny_galaktiko", "python_cosmodrome_tiny_mlem", MLEM]
# docs/research.md tells them.
VALUE = 1 / 28


def played(game: Any, seed: int, steps: int) -> Any:
    """A state after some random steps, or one before the end."""
    choices = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(choices.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TINY)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TINY)
def test_states_are_pickled_and_serialized(name: str) -> None:
    game = pyspiel.load_game(name)
    for steps in (0, 1, 3, 6):
        state = played(game, steps, steps)
        text = pyspiel.serialize_game_and_state(game, state)
        read = pyspiel.deserialize_game_and_state(text)[1]
        for copy in (pickle.loads(pickle.dumps(state)), read):  # noqa: S301
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            assert copy.current_player() == state.current_player()
            if not state.is_chance_node() and not state.is_terminal():
                seat = state.current_player()
                own = state.information_state_string(seat)
                assert copy.information_state_string(seat) == own


@pytest.mark.parametrize("name", ["galaktiko", "mlem"])
def test_explicit_chance_has_the_odds_of_real_deals_and_dice(name: str) -> None:
    game = cosmodrome.game(name, tiny_folder(name))
    options = {"missions": True} if name == "mlem" else {}
    chosen = game.check(2, options, 0)
    outcomes = deals(game, game.variant(2, chosen))
    assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1)
    dealt = Counter(game.set_up(2, chosen, seed).digest() for seed in range(6000))
    expected = {outcome.state.digest(): 6000 * outcome.chance for outcome in outcomes}
    assert dealt.keys() <= expected.keys()
    surprise = sum((dealt[key] - mean) ** 2 / mean for key, mean in expected.items())
    # Chi-squared, five deviations above its mean.
    assert surprise < len(expected) + 5 * (2 * len(expected)) ** 0.5


def test_every_face_of_the_dice_is_an_outcome() -> None:
    game = cosmodrome.game("mlem")
    state = game.start(2, {}, 1)
    while state.phase == 1:
        outcomes = results(state, state.legal()[0])
        state.apply(state.legal()[0])
    # 210 rolls of six dice with five faces; the seven that show only 3 and 4 are all a crash.
    assert len(outcomes) == 210 - 7 + 1
    assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1)
    assert max(outcome.chance for outcome in outcomes) == pytest.approx(1440 / 6**6)


def test_too_much_chance_is_refused_by_name() -> None:
    printed = {"data": str(data_folder("galaktiko"))}
    with pytest.raises(TooManyOutcomes, match="fewer cards"):
        pyspiel.load_game("python_cosmodrome_tiny_galaktiko", printed)


@pytest.fixture(scope="module")
def solved() -> tuple[Any, Any]:
    """The tiny MLEM with missions, and the policy that CFR+ has come to."""
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(MLEM))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    return game, solver.tabular_average_policy()


def test_a_tiny_game_is_solved(solved: tuple[Any, Any]) -> None:
    game, policy = solved
    assert pyspiel.nash_conv(game, policy, False) / 2 < 0.001
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)[0]
    assert value == pytest.approx(VALUE, abs=0.001)


def test_nobody_forgets_what_it_saw_or_did(solved: tuple[Any, Any]) -> None:
    """All histories of an information state have the same own past, and offer the same."""
    pasts: dict[str, tuple[list[tuple[str, int]], list[int]]] = {}

    def walk(state: Any, own: list[list[tuple[str, int]]]) -> None:
        if state.is_terminal():
            return
        seat = state.current_player()
        if seat >= 0:
            seen = state.information_state_string(seat)
            past = (own[seat], state.legal_actions())
            assert pasts.setdefault(f"{seat} {seen}", past) == past
        for action in state.legal_actions():
            longer = own if seat < 0 else [*own]
            if seat >= 0:
                longer[seat] = [*own[seat], (seen, action)]
            walk(state.child(action), longer)

    walk(solved[0].new_initial_state(), [[], []])
    assert len(pasts) > 100
