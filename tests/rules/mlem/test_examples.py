"""The worked examples of the specification, one test each."""

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.mlem.parts import ASTRONAUTS
from cosmodrome.games.mlem.phases import BOARDING, CRASH, LANDING, OVER, TRAVEL
from cosmodrome.games.mlem.scoring import mission_score, missions_met
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
    pays,
    roll_that,
    rolled,
    started,
    with_explorations,
    with_missions,
    with_token,
)

PLAIN = ((0, "moon_x2"), (1, "planet_x2"), (2, "deep_x2"))


def on(space: int, roll: str, *cats: tuple[int, str], seats: int = 3, **options: bool) -> MlemState:
    """A travel decision with nothing special, unless named."""
    state = started(seats, **options)
    aboard(state, *(cats or PLAIN))
    rolled(state, space, roll)
    return state


def test_01_two_groups_fly_by_themselves() -> None:
    """docs/rules/mlem.md, "Worked examples", example 1."""
    state = on(0, "1 3 3 4 A A")
    assert legal(state) == ["use 1", "use A"]
    do(state, "use 1")
    assert legal(state) == ["use A", "go"]
    assert flight(state, "use A") == (3, 5)


def test_02_afterburners_cost_nothing() -> None:
    """docs/rules/mlem.md, "Worked examples", example 2."""
    state = on(0, "1 3 3 4 A A")
    do(state, "use A")
    assert flight(state, "go") == (2, 6)


def test_03_the_only_action_is_asked() -> None:
    """docs/rules/mlem.md, "Worked examples", example 3."""
    state = on(0, "2 2 2 4")
    assert legal(state) == ["use 2"]
    assert flight(state, "use 2") == (6, 1)
    assert state.phase == LANDING


def test_04_the_last_die_comes_back() -> None:
    """docs/rules/mlem.md, "Worked examples", example 4."""
    assert flight(on(8, "4"), "use 4") == (12, 1)


def test_05_crash_without_asking() -> None:
    """docs/rules/mlem.md, "Worked examples", example 5."""
    state = roll_that(on(1, "A A A A"), "2 2 3 A", "use A")
    assert state.failures == 1
    assert (state.phase, state.expedition) == (BOARDING, 2)
    assert list(state.home) == [ALL_CATS] * 3, "nobody can land on 5"


def test_06_one_die_rescues() -> None:
    """docs/rules/mlem.md, "Worked examples", example 6."""
    crew = ((0, "moon_x2"), (1, "planet_x2"), (2, "one_die"))
    state = roll_that(on(1, "A A A A", *crew), "2 2 3 A", "use A")
    assert (state.space, state.pool, state.failures) == (5, 4, 0)
    assert legal(state) == ["use-cat 2", "crash"]
    declined = state.clone()
    do(declined, "crash")
    assert declined.failures == 1
    assert flight(state, "use-cat 2") == (6, 4)
    rolled(state, 7, "1 3")
    assert legal(state) == ["use 1", "use 3"]


def test_07_rolled_ones_and_two_cats() -> None:
    """docs/rules/mlem.md, "Worked examples", example 7."""
    state = on(5, "1 1 3", (0, "one_die"), (1, "one_die"), (2, "deep_x2"))
    assert legal(state) == ["use 1", "use-cat 0", "use-cat 1"]
    do(state, "use 1", "use-cat 0")
    assert legal(state) == ["use-cat 1", "go"]
    assert flight(state, "use-cat 1") == (9, 1)


def test_08_surplus_is_lost() -> None:
    """docs/rules/mlem.md, "Worked examples", example 8."""
    assert flight(on(24, "4 4"), "use 4")[0] == 26


def test_09_deep_space() -> None:
    """docs/rules/mlem.md, "Worked examples", example 9."""
    state = on(24, "4 4", (1, "deep_x2"), (2, "one_die"), (0, "plus_minus_1"))
    do(state, "use 4")
    assert list(state.points) == [5, 14, 5]
    assert at(state, "comet") == [cat(1, "deep_x2")]
    assert at(state, "galaxy") == [cat(2, "one_die"), cat(0, "plus_minus_1")]
    state = on(24, "4 4", (0, "plus_minus_1"), (1, "deep_x2"), (2, "one_die"))
    do(state, "use 4")
    assert list(state.points) == [7, 10, 5]


def test_10_up_to_the_galaxy() -> None:
    """docs/rules/mlem.md, "Worked examples", example 10."""
    state = started()
    aboard(state, (0, "plus_minus_1"), (1, "planet_x2"), (2, "deep_x2"))
    at_landing(state, 25)
    assert legal(state) == ["land", "land-up", "stay"]
    do(state, "land-up")
    assert list(state.points) == [5, 0, 0]
    assert at(state, "galaxy") == [cat(0, "plus_minus_1")]
    assert state.commander() == state.to_move == 1


def test_11_neighbours_of_a_full_moon() -> None:
    """docs/rules/mlem.md, "Worked examples", example 11."""
    state = started()
    aboard(state, (0, "plus_minus_1"), (1, "planet_x2"), (2, "deep_x2"))
    landed(state, "moon_7", (1, "satellite"), (2, "satellite"))
    at_landing(state, 7)
    assert legal(state) == ["land-up", "land-down", "stay"]
    do(state, "stay")
    assert state.phase != LANDING, "the others are not asked"
    state = started()
    aboard(state, (0, "plus_minus_1"), (1, "planet_x2"), (2, "deep_x2"))
    landed(state, "moon_7", (1, "satellite"), (2, "satellite"))
    at_landing(state, 7)
    do(state, "land-up")
    assert at(state, "paw") == [cat(0, "plus_minus_1")]


def test_12_the_farthest_free_moon() -> None:
    """docs/rules/mlem.md, "Worked examples", example 12."""
    state = started()
    aboard(state, (2, "one_die"), (0, "moon_x2"), (1, "deep_x2"))
    at_landing(state, 14)
    do(state, "land")
    assert list(state.points) == [0, 0, 4]
    assert state.to_move == 0
    state.journal = []
    do(state, "land")
    assert list(state.points) == [6, 0, 4]
    told = [(event.kind, event.facts["seat"]) for event in state.journal]
    assert ("commands", 1) in told
    assert ("rolled", 1) in told


def test_13_drop_die() -> None:
    """docs/rules/mlem.md, "Worked examples", example 13."""
    state = started()
    aboard(state, (0, "drop_die"), (1, "planet_x2"))
    at_landing(state, 8, pool=3)
    do(state, "land")
    assert (state.to_move, state.pool) == (1, 2)
    state = started()
    aboard(state, (0, "drop_die"), (1, "planet_x2"))
    at_landing(state, 8, pool=1)
    do(state, "land")
    assert (state.to_move, state.pool) == (1, 1)


def test_14_parachutes() -> None:
    """docs/rules/mlem.md, "Worked examples", example 14."""
    state = started(2)
    aboard(state, (1, "parachute"), (0, "parachute"))
    landed(state, "moon_15", (0, "satellite"))
    rolled(state, 13, "2 A")
    # A flight of 2 ends on 15; both stay; a roll of nothing but 1, 3 and A crashes there.
    do(state, "use A", "go")
    assert legal(state) == ["land", "stay"]
    do(state, "stay")
    state = roll_that(state, "1 3", "stay")
    assert (state.phase, state.to_move, state.failures) == (CRASH, 1, 1)
    assert legal(state) == ["land", "skip"]
    do(state, "land")
    assert list(state.points) == [0, 3]
    assert state.home[0] == ALL_CATS - 1
    assert state.expedition == 2


def test_15_yarn() -> None:
    """docs/rules/mlem.md, "Worked examples", example 15."""
    yellow, blue, red, green = range(4)
    state = started(4)
    landed(
        state,
        "yarn",
        (yellow, "satellite"),
        (blue, "satellite"),
        (red, "satellite"),
        (blue, "one_die"),
        (green, "satellite"),
    )
    assert pays(state, "yarn") == [3, 5, 2, 2]
    landed(
        state,
        "yarn",
        (yellow, "planet_x2"),
        (blue, "satellite"),
        (red, "satellite"),
        (blue, "one_die"),
        (green, "satellite"),
    )
    assert pays(state, "yarn") == [6, 5, 2, 2]


def test_16_equal_numbers_on_paw() -> None:
    """docs/rules/mlem.md, "Worked examples", example 16."""
    state = started(2)
    cats = ((1, "satellite"), (0, "satellite"), (0, "one_die"), (1, "one_die"))
    landed(state, "paw", *cats)
    assert pays(state, "paw") == [2, 3]


def test_17_a_taken_goal_stays() -> None:
    """docs/rules/mlem.md, "Worked examples", example 17."""
    for owner, expected in ((1, 1), (NOBODY, 0)):
        state = started(2)
        aboard(state, (0, "one_die"), (1, "one_die"))
        for planet, astronaut in (
            ("paw", "satellite"),
            ("fishbowl", "drop_die"),
            ("yarn", "deep_x2"),
        ):
            landed(state, planet, (0, astronaut), (1, astronaut))
        if owner == 1:
            landed(state, "outer", (1, "moon_x2"))
        state.goals[0] = owner
        at_landing(state, 20)
        do(state, "land")
        assert state.goals[0] == expected


def test_18_the_eighth_cat() -> None:
    """docs/rules/mlem.md, "Worked examples", example 18."""
    state = started()
    aboard(state, (0, "one_die"), (1, "one_die"), (2, "one_die"))
    landed(state, "paw", *((0, astronaut) for astronaut in ASTRONAUTS if astronaut != "one_die"))
    assert state.home[0] == 0
    at_landing(state, 12, pool=1)
    do(state, "land")
    assert state.to_move == 1
    do(state, "stay")
    assert state.phase == LANDING
    flying = roll_that(state, "4", "stay")
    assert flying.phase == TRAVEL, "they fly on"
    assert flying.space == 12
    crashed = roll_that(state, "2", "stay")
    if crashed.phase == TRAVEL:
        # A fresh one_die may rescue on space 12; declining crashes.
        do(crashed, "crash")
    assert (crashed.phase, crashed.failures, crashed.to_move) == (OVER, 1, NOBODY)


def test_19_extra_faces() -> None:
    """docs/rules/mlem.md, "Worked examples", example 19."""
    state = with_token(on(12, "2 2 3 A", ufo=True), 3)
    assert legal(state) == ["use A", "use-extra"]
    do(state, "use A")
    assert flight(state, "use-extra") == (19, 4)
    other = with_token(on(8, "1 1 3 A", ufo=True), 3)
    assert legal(other) == ["use-extra", "crash"]
    assert flight(other, "use-extra") == (12, 4)


def test_20_keep() -> None:
    """docs/rules/mlem.md, "Worked examples", example 20."""
    state = with_token(on(9, "1 2 2 3 4", ufo=True), 6)
    do(state, "use 2")
    assert legal(state) == ["use 1", "keep", "go"]
    do(state, "keep")
    assert flight(state, "go") == (13, 5)


def test_21_reroll() -> None:
    """docs/rules/mlem.md, "Worked examples", example 21."""
    state = with_token(on(11, "1 4", ufo=True), 10)
    assert legal(state) == ["reroll", "crash"]
    state = roll_that(state, "1 1", "reroll")
    assert state.failures == 1
    assert state.expedition == 2


def test_22_contact() -> None:
    """docs/rules/mlem.md, "Worked examples", example 22."""
    state = with_token(on(17, "2", ufo=True), 6)
    state.ufo_space = 19
    do(state, "use 2")
    assert state.ufo_tokens.lists() == [[5], [], []]
    assert state.ufo_stack.top_first() == [4, 3, 2, 1]
    assert (state.phase, state.space) == (LANDING, 19)


def test_23_tunnels() -> None:
    """docs/rules/mlem.md, "Worked examples", example 23."""
    state = with_explorations(on(5, "1 1 3", exploration=True), [1, 5, 9, 14, 18], [0, 2, 3])
    do(state, "use 1")
    assert (state.space, state.phase) == (15, LANDING)
    assert state.exploration_tokens.lists() == [[9], [], []]
    assert list(state.exploration_open) == [0, 2, 3, 14, 18]
    assert state.exploration_stack.size == 12
    bare = with_explorations(on(5, "1 1 3", exploration=True), [1, 5, 14, 18, 19], [9, 0])
    do(bare, "use 1")
    assert (bare.space, bare.phase) == (15, LANDING)
    assert bare.exploration_tokens.lists() == [[], [], []]
    assert list(bare.exploration_open) == [0, 9, 14, 18, 19]


def test_24_return_die() -> None:
    """docs/rules/mlem.md, "Worked examples", example 24."""
    state = with_token(on(4, "2 2 4 4", exploration=True, ufo=True), 0)
    with_explorations(state, [2, 5, 9, 14, 18])
    do(state, "use 2", "go")
    assert (state.space, state.pool) == (8, 3)


def test_25_missions() -> None:
    """docs/rules/mlem.md, "Worked examples", example 25."""
    state = started(2, missions=True)
    for seat in range(2):
        do(state, legal(state)[0])
        assert state.missions.size(seat) == 3
    with_missions(state, "moon_6 paw paw", "outer rope yarn")
    landed(state, "paw", (0, "satellite"))
    assert missions_met(state, 0) == 2
    assert mission_score(state, 0) == 5
