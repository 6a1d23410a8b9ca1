"""The worked examples of the specification, section 12, one test each."""

import pytest

import cosmodrome
from cosmodrome.games.galaktiko.parts import CONTROLLER, END_OF_SHIFT
from cosmodrome.games.galaktiko.rules import MOVING, OVER, Galaktiko, GalaktikoState

GAME = cosmodrome.game("galaktiko")
# A card that is no vortan and matches nothing that an example asks about.
FILLER = "star-atom"


def cards(text: str) -> list[int]:
    """Cards by their names."""
    assert isinstance(GAME, Galaktiko)
    return [GAME.parts.card_names.index(name) for name in text.split()]


def names(numbers: list[int]) -> str:
    assert isinstance(GAME, Galaktiko)
    return " ".join(GAME.parts.card_names[number] for number in numbers)


def table(
    *,
    seats: int = 2,
    options: str = "",
    hand: str = "",
    upper: str = " ".join([FILLER] * 30),
    lower: str = " ".join([FILLER] * 21),
) -> GalaktikoState:
    """Seat 0 is to move; ring[p] is sector card p; the ships stand at the far stations."""
    state = GAME.start(seats, dict.fromkeys(options.split(), True), 1)
    assert isinstance(state, GalaktikoState)
    state.ring = list(range(8))
    state.queue = [[] for _ in range(8)]
    state.controllers = [0] * 8
    state.station = [9 + 3 * seat for seat in range(seats)]
    state.hand = [[] for _ in range(seats)]
    state.hand[0] = sorted(cards(hand))
    state.phase = MOVING
    state.to_move = 0
    set_piles(state, upper, lower)
    return state


def set_piles(state: GalaktikoState, upper: str, lower: str) -> None:
    """Piles, top first."""
    state.upper, state.lower = cards(upper)[::-1], cards(lower)[::-1]
    state.upper_left, state.lower_left = len(state.upper), len(state.lower)


def play(state: GalaktikoState, *actions: str) -> None:
    for action in actions:
        assert action in asked(state)
        state.apply(GAME.actions.number(action))


def asked(state: GalaktikoState) -> list[str]:
    return [GAME.actions.name(action) for action in state.legal()]


def test_x1_refill() -> None:
    state = table(upper=f"rich-comet comet-ring controller vortan stowaway-star {FILLER}")
    state.station[0] = 0
    play(state, "move 18")
    assert [names(queue) for queue in state.queue] == [
        "",
        "stowaway-star",
        "vortan",
        "",
        "comet-ring",
        "rich-comet",
        "",
        "",
    ]
    assert state.controllers == [0, 0, 0, 1, 0, 0, 0, 0]


def test_x2_controller_stowaways() -> None:
    state = table(hand="stowaway-comet stowaway-ring rich-moon")
    state.controllers[6] = 1
    play(state, "move 18")
    assert names(state.scored[0]) == "stowaway-comet stowaway-ring"
    assert state.discard == [CONTROLLER]
    assert state.controllers[6] == 0
    assert names(state.hand[0]) == "rich-moon"
    assert (state.to_move, state.phase) == (1, MOVING)


def test_x3_two_controllers_no_stowaway() -> None:
    state = table(hand="rich-crystal moon-crystal comet-ring", upper=" ".join([FILLER] * 17))
    state.controllers[6] = 2
    play(state, "move 18")
    assert state.controllers[6] == 1
    assert state.upper_left == 13
    assert state.discard == []
    assert asked(state) == ["drop rich-crystal", "drop moon-crystal", "done"]
    play(state, "drop rich-crystal", "drop moon-crystal")
    assert state.to_move == 1
    assert names(state.scored[0]) == "rich-crystal moon-crystal"


def test_x4_vortans() -> None:
    state = table(hand="vortan vortan")
    state.queue[6] = cards("comet-ring vortan star-moon")
    play(state, "move 18")
    assert asked(state) == ["drop vortan", "done"]
    play(state, "drop vortan")
    assert names(state.discard) == "vortan vortan"
    assert names(state.hand[0]) == "comet-ring star-moon vortan"
    assert state.to_move == 1


def test_x5_order_of_drops() -> None:
    state = table(hand="rich-comet comet-ring comet-moon comet-moon stowaway-comet rich-star")
    play(state, "move 0")
    assert asked(state) == [
        "drop rich-comet",
        "drop comet-ring",
        "drop comet-moon",
        "drop stowaway-comet",
        "done",
    ]
    play(state, "drop comet-moon")
    assert asked(state) == ["drop comet-moon", "drop stowaway-comet", "done"]
    play(state, "drop stowaway-comet")
    assert state.to_move == 1
    assert names(state.scored[0]) == "comet-moon"
    assert names(state.discard) == "stowaway-comet"
    assert names(state.hand[0]) == "rich-comet rich-star comet-ring comet-moon"


def test_x6_loading() -> None:
    state = table(hand="rich-star rich-moon star-moon rich-atom")
    state.queue[0] = cards("vortan stowaway-star rich-ring")
    play(state, "move 0")
    assert names(state.hand[0]) == "rich-star rich-moon rich-atom star-moon stowaway-star vortan"
    assert names(state.queue[0]) == "rich-ring"


def test_x6_loading_with_six_in_hand() -> None:
    state = table(hand="rich-star rich-moon star-moon rich-atom rich-star rich-moon")
    state.queue[0] = cards("vortan")
    play(state, "move 0")
    assert names(state.queue[0]) == "vortan"


def test_x7_front_vortan() -> None:
    state = table(hand="vortan rich-comet rich-star rich-moon rich-atom comet-star")
    state.queue[6] = cards("rich-ring vortan rich-star vortan")
    play(state, "move 18", "drop vortan")
    assert "rich-ring" in names(state.hand[0])
    assert names(state.queue[6]) == "rich-star vortan"


def test_x8_upper_runs_out() -> None:
    state = table(
        upper="rich-comet rich-ring",
        lower=f"rich-star rich-moon rich-atom {FILLER} end-of-shift",
    )
    play(state, "move 0")
    assert [names(state.queue[place]) for place in (7, 6, 5, 4, 3)] == [
        "rich-comet",
        "rich-ring",
        "rich-star",
        "rich-moon",
        "rich-atom",
    ]


def test_x9_end_card_third() -> None:
    state = table(seats=3, upper="", lower=f"vortan comet-ring end-of-shift {FILLER} {FILLER}")
    state.round = 3
    state.to_move = 1
    play(state, "move 0")
    assert names(state.queue[7]) == "vortan"
    assert names(state.queue[6]) == "comet-ring"
    assert not any(state.queue[5])
    assert (state.end_triggered, state.last_round) == (True, 4)
    for seat, round_number in ((2, 3), (0, 4), (1, 4), (2, 4)):
        assert (state.to_move, state.round) == (seat, round_number)
        free = [name for name in asked(state) if name not in ("move 21", "move 18")]
        play(state, free[0])
        while state.to_move == seat:
            play(state, "done")
    assert state.phase == OVER
    assert state.lower_left == 2


def test_x10_end_card_last_seat() -> None:
    state = table(upper="", lower=f"end-of-shift {FILLER}")
    state.round = 5
    state.to_move = 1
    play(state, "move 0")
    assert state.last_round == 6
    for seat in (0, 1):
        assert (state.to_move, state.round) == (seat, 6)
        play(state, asked(state)[0])
        while state.to_move == seat:
            play(state, "done")
    assert state.phase == OVER


def test_x11_back_into_lower() -> None:
    state = table(hand="rich-star", upper=" ".join([FILLER] * 5), lower=" ".join([FILLER] * 21))
    state.controllers[0] = 1
    play(state, "move 0")
    assert (state.upper_left, state.lower_left) == (0, 22)
    assert CONTROLLER in state.lower


def test_x12_placement() -> None:
    state = GAME.start(4, {}, 5)
    assert isinstance(state, GalaktikoState)
    assert state.to_move == 3
    assert len(state.legal()) == 16
    waiting = sorted(state.queue[1])
    play(state, "place 4")
    assert state.hand[3] == waiting
    assert state.queue[1] == []
    assert len(state.legal()) == 14
    assert not {"place 3", "place 4"} & set(asked(state))
    play(state, "place 6", "place 9", "place 12")
    assert state.to_move == 0
    assert all(name.startswith("move") for name in asked(state))


def test_x13_moves() -> None:
    state = table(seats=5)
    state.station = [0, 1, 7, 20, 23]
    assert asked(state) == [f"move {n}" for n in range(3, 24) if n not in (7, 20, 23)]
    assert len(state.legal()) == 18


def test_x14_rich_first() -> None:
    state = table(options="rich_first", hand="comet-ring stowaway-comet vortan")
    state.queue[0] = cards("vortan")
    play(state, "move 0")
    assert asked(state) == ["drop vortan", "done"]
    state = table(options="rich_first", hand="rich-comet comet-ring")
    play(state, "move 0")
    assert asked(state) == ["drop rich-comet", "done"]
    play(state, "drop rich-comet")
    assert asked(state) == ["drop comet-ring", "done"]
    state = table(options="rich_first", hand="rich-ring comet-ring")
    play(state, "move 0")
    assert state.to_move == 1


@pytest.mark.parametrize("options", ["cheeky_stowaways", "cheeky_stowaways rich_first"])
def test_x15_cheeky_stowaways(options: str) -> None:
    state = table(options=options, hand="stowaway-comet stowaway-star")
    play(state, "move 0")
    assert names(state.discard) == "stowaway-comet"
    assert names(state.hand[0]) == "stowaway-star"
    assert state.to_move == 1
    state = table(options=options, hand="stowaway-comet stowaway-star")
    state.controllers[0] = 1
    play(state, "move 0")
    assert names(state.scored[0]) == "stowaway-comet stowaway-star"


def last_turn(options: str, hand: str) -> GalaktikoState:
    """Seat 1 makes the last move of the game; seat 0 stands on station 0."""
    state = table(options=options)
    state.hand[0] = sorted(cards(hand))
    state.station[0] = 0
    state.to_move = 1
    state.end_triggered, state.round, state.last_round = True, 6, 6
    play(state, "move 18")
    assert state.phase == OVER
    return state


def test_x16_find_their_way() -> None:
    hand = "comet-star moon-crystal rich-ring rich-star stowaway-moon vortan"
    state = last_turn("find_their_way", hand)
    assert names(state.hand[0]) == "rich-star vortan"
    assert state.scores()[0] == -3
    assert last_turn("", hand).scores()[0] == -8


def test_x17_to_the_last() -> None:
    state = table(options="to_the_last", upper="rich-comet controller vortan", lower="")
    state.hand[0] = cards("rich-star")
    state.controllers[0] = 1
    play(state, "move 0")
    assert names(state.queue[7]) == "rich-comet"
    assert state.controllers[6] == 1
    assert names(state.queue[5]) == "vortan"
    assert (state.end_triggered, state.last_round) == (True, 2)
    assert names(state.upper[: state.upper_left]) == "controller"


def scored(rich: int, ordinary: int, stowaways: int) -> list[int]:
    return cards(" ".join(["rich-comet"] * rich + ["comet-ring"] * ordinary)) + cards(
        " ".join(["stowaway-comet"] * stowaways)
    )


def test_x18_score_ties() -> None:
    state = table(seats=3, hand="comet-ring rich-comet stowaway-star vortan")
    state.scored[0] = scored(2, 3, 1)
    assert state.scores()[0] == 3
    state.hand[0] = []
    state.scored = [scored(3, 1, 1), scored(2, 1, 2), scored(3, 1, 1)]
    assert state.scores() == [9, 9, 9]
    assert state.ranking() == [2, 1, 2]
    state.scored = [scored(2, 1, 2), scored(2, 1, 2), scored(2, 0, 0)]
    assert state.scores() == [9, 9, 4]
    assert state.ranking() == [1, 1, 3]


def test_x19_a_drop_that_wins_nothing() -> None:
    hand = "comet-ring rich-star rich-moon rich-atom star-moon star-spiral"
    results = []
    for choice in ("drop comet-ring", "done"):
        state = table(upper="", lower=f"{FILLER} {FILLER}")
        state.end_triggered, state.round, state.last_round = True, 4, 5
        state.hand[0] = sorted(cards(hand))
        state.queue[0] = cards("vortan")
        play(state, "move 0", choice)
        results.append(state.scores()[0])
    assert results[0] == results[1]


def test_the_end_card_leaves_the_game() -> None:
    state = table(upper="", lower=f"end-of-shift {FILLER}")
    play(state, "move 0")
    zones = [*state.queue, *state.hand, state.discard, state.lower[: state.lower_left]]
    assert all(END_OF_SHIFT not in zone for zone in zones)
