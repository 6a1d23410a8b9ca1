"""The judge of MLEM: hopes that follow the odds, and a light policy that is legal."""

import pytest
from support import legal_of

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.games.mlem.hopes import usual_hopes
from cosmodrome.games.mlem.judge import MlemJudge
from cosmodrome.games.mlem.odds import crash_chance
from cosmodrome.games.mlem.parts import CATS, DEEP_X2, PARACHUTE, SATELLITE, TWO_DEEP, Parts
from cosmodrome.games.mlem.phases import BOARDING
from cosmodrome.games.mlem.weights import Weights

from .positions import (
    DATA,
    aboard,
    at_landing,
    landed,
    legal,
    rolled,
    started,
    with_explorations,
)

PARTS = Parts(DATA)
HOPES = usual_hopes(PARTS, Weights())
JUDGE = MlemJudge(PARTS, Weights(), HOPES)


def test_on_the_last_space_hope_is_the_chance_to_fly_on() -> None:
    """From 25 any flight that does not crash reaches deep space."""
    middle = (PARTS.comet_points + PARTS.galaxy_points) / 2
    for dice in range(1, 7):
        hope = middle * (1 - crash_chance(PARTS, 25, dice))
        assert HOPES.at(SATELLITE, 25, dice) == pytest.approx(hope)


def test_more_dice_mean_more_hope() -> None:
    for space in range(26):
        hopes = [HOPES.at(SATELLITE, space, dice) for dice in range(1, 7)]
        assert hopes == sorted(hopes)


def test_abilities_raise_hope() -> None:
    for space in range(26):
        for dice in range(1, 7):
            plain = HOPES.at(SATELLITE, space, dice)
            assert HOPES.at(PARACHUTE, space, dice) >= plain
            assert HOPES.at(DEEP_X2, space, dice) >= plain


def test_the_leader_is_the_favourite() -> None:
    state = started(2)
    landed(state, "outer", (1, "satellite"))
    zero, one = JUDGE.chances(state)
    assert one > zero


def test_a_sure_point_beats_a_crash_but_not_a_short_flight() -> None:
    """With one die on space 23 the last moon is worth more than the hope; with six it is not."""
    state = started(2)
    aboard(state, (0, "deep_x2"), (1, "satellite"))
    at_landing(state, 23, pool=1)
    worth = JUDGE.landing_worth(state, state.rocket[0], 23)
    assert HOPES.at(DEEP_X2, 23, 1) < worth < HOPES.at(DEEP_X2, 23, 6)


def test_a_prepared_judge_knows_what_is_taken() -> None:
    """Moons where others have landed give less to hope for."""
    hopes: list[float] = []
    for taken in ([], ["moon_7", "moon_10", "moon_11"]):
        state = started(2)
        for moon, astronaut in zip(taken, ("drop_die", "one_die", "parachute"), strict=False):
            landed(state, moon, (1, astronaut))
        aboard(state, (0, "satellite"), (1, "satellite"))
        rolled(state, 5, "1 1 3")
        judge = JUDGE.prepared_for(state)
        assert isinstance(judge, MlemJudge)
        assert judge.known is not None
        hopes.append(judge.known.at(state.rocket[0], 5, 3))
    assert hopes[1] < hopes[0]


def test_a_prepared_judge_knows_all_cats_that_may_board() -> None:
    state = started(3)
    landed(state, "outer", (1, "satellite"))
    judge = JUDGE.prepared_for(state)
    assert isinstance(judge, MlemJudge)
    assert judge.known is not None
    for seat in range(3):
        for astronaut in range(CATS):
            hope = judge.known.at(seat * CATS + astronaut, 0, 6)
            assert (hope > 0.0) == ((seat, astronaut) != (1, SATELLITE))


def test_a_judge_is_prepared_for_one_expedition() -> None:
    """A search may look into the next one, for which other cats are aboard."""
    state = started(2)
    aboard(state, (0, "satellite"), (1, "satellite"))
    rolled(state, 5, "1 1 3")
    judge = JUDGE.prepared_for(state)
    state.expedition += 1
    state.phase = BOARDING
    state.pool = PARTS.dice
    aboard(state, (0, "drop_die"), (1, "one_die"))
    assert judge.chances(state) == JUDGE.chances(state)


def test_preparing_leaves_the_judge_as_it_is() -> None:
    state = started(2)
    aboard(state, (0, "satellite"), (1, "satellite"))
    before = JUDGE.chances(state)
    assert JUDGE.prepared_for(state).chances(state) != before
    assert JUDGE.chances(state) == before


def test_one_space_up_from_the_last_one_lies_the_galaxy() -> None:
    state = started(2)
    aboard(state, (0, "plus_minus_1"), (1, "satellite"))
    at_landing(state, 25, pool=1)
    worth = JUDGE.landing_worth(state, state.rocket[0], PARTS.deep_space)
    assert "land-up" in legal(state)
    gain = worth - float(PARTS.galaxy_points)
    assert 0 < gain < int(PARTS.goal_points[TWO_DEEP])


def test_the_policy_sees_a_goal() -> None:
    """A low moon is not worth the stop, unless it is the fourth."""
    choices: list[str] = []
    three = {"moon_7": "drop_die", "moon_10": "one_die", "moon_11": "parachute"}
    for moons in ({}, three):
        state = started(2)
        for moon, astronaut in moons.items():
            landed(state, moon, (0, astronaut))
        aboard(state, (0, "satellite"), (1, "satellite"))
        at_landing(state, PARTS.first_landing_space, pool=5)
        action = JUDGE.rollout_action(state, legal_of(state), chance(1))
        choices.append(state.game.actions.name(action))
    assert choices == ["stay", "land"]


def test_the_judge_sees_where_a_tunnel_leads() -> None:
    """A flight of 2 from 5 ends on 7; the tunnel there leads on to 11."""
    state = started(2, exploration=True)
    aboard(state, (0, "satellite"), (1, "one_die"))
    rolled(state, 5, "1 1 3")
    chances: list[float] = []
    for opened in ([1, 9, 14, 18, 19], [0, 9, 14, 18, 19]):
        with_explorations(state, opened)
        chances.append(JUDGE.expected(state)[0])
    assert chances[0] > chances[1]


def test_a_playout_ends_where_the_next_expedition_begins() -> None:
    state = started(2)
    assert not JUDGE.continues_rollout(state, 0)
    stream = chance(3)
    state.apply(state.legal()[0])
    decisions = 1
    while JUDGE.continues_rollout(state, decisions):
        state.apply(JUDGE.rollout_action(state, legal_of(state), stream))
        decisions += 1
    assert (state.phase, len(state.rocket)) == (BOARDING, 0)
    assert decisions > 2


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_policy_is_legal(seats: int) -> None:
    options = {"ufo": True, "exploration": True, "missions": True}
    stream = chance(seats)
    for seed in range(5):
        state = cosmodrome.game("mlem").start(seats, options, seed)
        while state.to_move >= 0:
            options_now = state.legal()
            action = JUDGE.rollout_action(state, legal_of(state), stream)
            assert action in options_now
            state.apply(action)
