"""docs/rules/mlem.md, "Rulings", where no worked example shows them."""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.pieces import pile_of
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem.expedition import crash
from cosmodrome.games.mlem.parts import NONE
from cosmodrome.games.mlem.phases import BOARDING, LANDING
from cosmodrome.games.mlem.state import MlemState

from .positions import (
    ALL_CATS,
    aboard,
    at,
    at_landing,
    cat,
    do,
    flight,
    landed,
    legal,
    roll_that,
    rolled,
    started,
    with_explorations,
)


def travelling(space: int, roll: str, token: int = NONE) -> MlemState:
    state = started(2, ufo=token != NONE)
    aboard(state, (0, "one_die"), (1, "one_die"))
    rolled(state, space, roll)
    state.token = token
    return state


def test_a_matching_roll_cannot_be_refused() -> None:
    assert legal(travelling(6, "2 3")) == ["use 2"]


def test_keep_does_not_give_the_cat_back() -> None:
    state = travelling(9, "2 2 3", token=6)
    do(state, "use 2", "use-cat 0", "keep")
    assert flight(state, "go") == (14, 3)
    assert state.used_cats == 1


def test_keep_needs_a_number_that_would_be_spent() -> None:
    state = travelling(12, "A A", token=6)
    do(state, "use A")
    assert "keep" not in legal(state)
    state = travelling(9, "1", token=6)
    do(state, "use 1")
    assert "keep" not in legal(state), "the last die comes back anyway"


def test_reroll_only_before_a_selection() -> None:
    state = travelling(9, "1 2 3", token=10)
    assert "reroll" in legal(state)
    do(state, "use 1")
    assert "reroll" not in legal(state)


def test_reroll_works_once() -> None:
    state = roll_that(travelling(9, "1 2 3 4 4", token=10), "1 1 2 3 4", "reroll")
    assert state.token_used
    assert legal(state) == ["use 1", "use 2", "use-cat 0", "use-cat 1"]


def test_the_fifteenth_expedition_has_no_token() -> None:
    state = started(2, ufo=True)
    state.expedition = 14
    state.expedition_stack = pile_of([])
    state.token = 0
    state.ufo_space = 9
    aboard(state, (0, "moon_x2"), (1, "moon_x2"))
    rolled(state, 24, "4")
    do(state, "use 4")
    assert (state.expedition, state.token, state.pool, state.ufo_space) == (15, NONE, 6, 9)
    assert state.phase == BOARDING


def test_nobody_lands_on_the_first_spaces() -> None:
    state = started(2)
    aboard(state, (0, "plus_minus_1"), (1, "plus_minus_1"))
    rolled(state, 1, "2 2 3")
    do(state, "use 2", "go")
    assert state.phase != LANDING


def test_plus_minus_1_above_and_below_planets() -> None:
    state = started(2)
    aboard(state, (0, "plus_minus_1"), (1, "satellite"))
    at_landing(state, 8)
    assert legal(state) == ["land", "land-down", "stay"], "9 is the same planet"
    at_landing(state, 9)
    assert legal(state) == ["land", "land-up", "stay"]
    do(state, "land-up")
    assert at(state, "moon_10") == [cat(0, "plus_minus_1")]
    assert list(state.points) == [3, 0]


def test_command_passes_only_when_the_first_cat_leaves() -> None:
    state = started(3)
    aboard(state, (0, "moon_x2"), (1, "moon_x2"), (2, "satellite"))
    at_landing(state, 8)
    do(state, "stay", "land")
    assert state.commander() == 0
    assert state.to_move == 2


def test_parachutes_may_take_goals_and_the_failure_counts() -> None:
    state = started(2)
    aboard(state, (0, "parachute"), (1, "satellite"))
    landed(state, "paw", (0, "moon_x2"), (0, "deep_x2"))
    rolled(state, 9, "3 4")
    crash(state)
    assert legal(state) == ["land", "skip"]
    do(state, "land")
    assert list(state.goals) == [NOBODY, 0, NOBODY, NOBODY]
    assert state.failures == 1


def test_a_parachute_that_skips_goes_home_at_once() -> None:
    state = started(2)
    aboard(state, (0, "parachute"), (1, "parachute"))
    rolled(state, 9, "3 4")
    crash(state)
    do(state, "skip")
    assert state.home[0] == ALL_CATS
    assert state.to_move == 1


def test_return_die_with_all_dice_is_lost() -> None:
    state = started(2, exploration=True)
    aboard(state, (0, "moon_x2"), (1, "moon_x2"))
    with_explorations(state, [2, 5, 9, 14, 18])
    rolled(state, 4, "4 4 A A A A")
    do(state, "use A")
    assert (state.space, state.pool) == (8, 6)
    assert 2 not in list(state.exploration_open)
    assert len(state.exploration_open) == 5


def test_pool_zero_then_return_die() -> None:
    state = started(2, exploration=True)
    aboard(state, (0, "moon_x2"), (1, "moon_x2"))
    with_explorations(state, [2, 5, 9, 14, 18])
    rolled(state, 4, "2 2")
    do(state, "use 2")
    assert (state.space, state.pool) == (8, 2)


def test_contact_looks_at_the_final_space_only() -> None:
    for ufo_space, contact in ((7, False), (11, True)):
        state = started(2, exploration=True, ufo=True)
        aboard(state, (0, "moon_x2"), (1, "moon_x2"))
        with_explorations(state, [1, 9, 14, 18, 19])
        state.token = 6
        state.ufo_space = ufo_space
        rolled(state, 5, "1 1")
        do(state, "use 1", "go")
        assert state.space == 11
        assert bool(state.ufo_tokens.of(0)) == contact


def test_contact_in_deep_space() -> None:
    state = started(2, ufo=True)
    aboard(state, (0, "moon_x2"), (1, "moon_x2"))
    state.token = 6
    state.ufo_space = 26
    rolled(state, 24, "4")
    do(state, "use 4")
    assert state.ufo_tokens.lists() == [[5], []]


def test_equal_scores_share_the_place() -> None:
    state = started(3)
    state.points = vec[i64]([7, 9, 9])
    assert state.ranking() == [3, 1, 1]
