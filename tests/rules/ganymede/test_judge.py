"""The judge of Ganymede: every position can be judged, and judging helps."""

import pytest
from support import legal_of

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY, State

GAME = cosmodrome.game("ganymede")
JUDGE = cosmodrome.judge(GAME)


def best(state: State) -> int:
    """The action after which the mover's chance is best, as if nothing were hidden."""
    seat = state.to_move
    found, value = -1, -1.0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        chances = JUDGE.chances(after)
        if chances[seat] > value:
            found, value = action, chances[seat]
    return found


def test_every_position_of_lively_games_can_be_judged() -> None:
    """Light and good play reaches launches, sets and bonuses that random play hardly meets."""
    phases = set()
    for seed in range(8):
        state = GAME.start(2 + seed % 3, {}, seed)
        stream = chance(seed)
        while state.to_move != NOBODY:
            phases.add(GAME.phases[state.phase])
            chances = JUDGE.chances(state)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            action = JUDGE.rollout_action(state, legal_of(state), stream)
            assert action in state.legal()
            state.apply(action if seed % 2 else best(state))
    assert phases >= set(GAME.phases) - {"over", "which-launch"}


def test_looking_one_step_ahead_beats_random_play() -> None:
    for seed in range(6):
        state = GAME.start(2, {}, seed)
        stream = chance(seed)
        player = seed % 2
        while state.to_move != NOBODY:
            legal = state.legal()
            blind = legal[int(stream.below(len(legal)))]
            state.apply(best(state) if state.to_move == player else blind)
        assert state.ranking()[player] == 1


def test_a_finished_game_is_judged_by_its_result() -> None:
    state = GAME.start(3, {}, 2)
    stream = chance(2)
    while state.to_move != NOBODY:
        state.apply(JUDGE.rollout_action(state, legal_of(state), stream))
    winners = state.ranking().count(1)
    for place, hope in zip(state.ranking(), JUDGE.chances(state), strict=True):
        assert hope == (1 / winners if place == 1 else 0.0)
