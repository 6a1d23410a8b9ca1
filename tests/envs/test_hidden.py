"""Observations tell a seat nothing that it cannot know."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from support import Variant, option_sets, walk

import cosmodrome
from cosmodrome import envs
from cosmodrome.engine.game import State
from cosmodrome.envs.openspiel import PREFIX, Observer, SpielState

GAMES = cosmodrome.game_names()


def positions(name: str) -> Iterator[tuple[State, int, State]]:
    """Positions, a seat, and another position that this seat cannot tell from the first."""
    game = cosmodrome.game(name)
    variant = Variant(name, game.seats[-1], list(option_sets(game))[-1])
    for step, (_, _, state) in enumerate(walk(variant, 41)):
        if step in (0, 5, 15, 60):
            for seat in range(variant.seats):
                other = state.clone()
                other.redeal(seat, 1000 + step)
                yield state, seat, other


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_and_gymnasium(name: str) -> None:
    game = cosmodrome.game(name)
    options = dict.fromkeys(list(option_sets(game))[-1], True)
    env = envs.aec(name, game.seats[-1], options).unwrapped
    differ = 0
    for state, seat, other in positions(name):
        shown = []
        for position in (state, other):
            observation = env.task.observe(position, seat)
            parts = [part.tobytes() for part in observation.values()]
            shown.append((parts, env.task.say(position, seat), env.task.say(position, None)))
        assert shown[0] == shown[1]
        differ += hidden(state) != hidden(other)
    assert differ > 0


@pytest.mark.parametrize("name", GAMES)
def test_openspiel(name: str) -> None:
    """All kinds of strings and tensors, from a state and from one resampled for the seat."""
    game = pyspiel.load_game(PREFIX + name, {"players": 3})
    state: SpielState = game.new_initial_state()
    state.apply_action(0)
    random = np.random.default_rng(8)
    differ = 0
    for step in range(60):
        if state.is_terminal():
            break
        for seat in range(3 if step % 8 == 0 else 0):
            other = state.resample_from_infostate(seat, lambda: 0.5)
            assert all(
                seen(game, state, seat, kind) == seen(game, other, seat, kind) for kind in kinds()
            )
            assert state.position is not None
            assert other.position is not None
            differ += hidden(state.position.state) != hidden(other.position.state)
        state.apply_action(int(random.choice(state.legal_actions())))
    assert differ > 0


def hidden(state: State) -> tuple[int, int]:
    """What seats must not learn from: the whole position, and the coming dice."""
    return state.digest(), int(state.chance.clone().word())


def kinds() -> list[Any]:
    """Every kind of observation that OpenSpiel asks for."""
    one, none = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    return [
        pyspiel.IIGObservationType(recalls, public, private)
        for recalls in (False, True)
        for public, private in ((True, one), (True, none), (False, one))
    ]


def seen(game: Any, state: SpielState, seat: int, kind: Any) -> tuple[str, bytes]:
    observer: Observer = game.make_py_observer(kind)
    observer.set_from(state, seat)
    tensor = b"" if observer.tensor is None else observer.tensor.tobytes()
    return observer.string_from(state, seat), tensor


@pytest.mark.parametrize("name", GAMES)
def test_secret_actions_of_others_are_not_told(name: str) -> None:
    """Whoever did not play a secret action reads only its verb."""
    game = pyspiel.load_game(PREFIX + name, {"players": 3, "seed": 5})
    state: SpielState = game.new_initial_state()
    state.apply_action(0)
    random = np.random.default_rng(9)
    catalog = cosmodrome.game(name).actions
    for _ in range(60):
        if state.is_terminal():
            break
        mover, action = state.current_player(), int(random.choice(state.legal_actions()))
        state.apply_action(action)
        others = state.information_state_string((mover + 1) % 3).partition("\n")[0]
        own = state.information_state_string(mover).partition("\n")[0]
        assert own.endswith(f"{mover} {catalog.name(action)}")
        assert others.endswith(f"{mover} {catalog.public_name(action)}")
