"""docs/rules/galaktiko.md, "Worked examples", one test each."""

import pytest
from rules.galaktiko.positions import FILLER, Position

import cosmodrome
from cosmodrome.games.galaktiko import phases
from cosmodrome.games.galaktiko.state import GalaktikoState


def test_x1_refill() -> None:
    at = Position(upper=f"rich-comet comet-ring controller vortan stowaway-star {FILLER}")
    at.state.station[0] = 0
    at.play("move 18")
    assert [at.waiting(position) for position in range(8)] == [
        "",
        "stowaway-star",
        "vortan",
        "",
        "comet-ring",
        "rich-comet",
        "",
        "",
    ]
    assert list(at.state.controllers) == [0, 0, 0, 1, 0, 0, 0, 0]


def test_x2_controller_stowaways() -> None:
    at = Position(hand="stowaway-comet stowaway-ring rich-moon")
    at.state.controllers[6] = 1
    at.play("move 18")
    assert at.delivered(0) == "stowaway-comet stowaway-ring"
    assert at.discard() == "controller"
    assert at.state.controllers[6] == 0
    assert at.in_hand(0) == "rich-moon"
    assert (at.state.to_move, at.state.phase) == (1, phases.MOVE)


def test_x3_two_controllers_no_stowaway() -> None:
    at = Position(hand="rich-crystal moon-crystal comet-ring", upper=" ".join([FILLER] * 17))
    at.state.controllers[6] = 2
    at.play("move 18")
    assert at.state.controllers[6] == 1
    assert at.state.upper.size == 13
    assert at.discard() == ""
    assert at.asked() == ["drop rich-crystal", "drop moon-crystal", "done"]
    at.play("drop rich-crystal", "drop moon-crystal")
    assert at.state.to_move == 1
    assert at.delivered(0) == "rich-crystal moon-crystal"


def test_x4_vortans() -> None:
    at = Position(hand="vortan vortan")
    at.queue(6, "comet-ring vortan star-moon")
    at.play("move 18")
    assert at.asked() == ["drop vortan", "done"]
    at.play("drop vortan")
    assert at.discard() == "vortan vortan"
    assert at.in_hand(0) == "comet-ring star-moon vortan"
    assert at.state.to_move == 1


def test_x5_order_of_drops() -> None:
    at = Position(hand="rich-comet comet-ring comet-moon comet-moon stowaway-comet rich-star")
    at.play("move 0")
    assert at.asked() == [
        "drop rich-comet",
        "drop comet-ring",
        "drop comet-moon",
        "drop stowaway-comet",
        "done",
    ]
    at.play("drop comet-moon")
    assert at.asked() == ["drop comet-moon", "drop stowaway-comet", "done"]
    at.play("drop stowaway-comet")
    assert at.state.to_move == 1
    assert at.delivered(0) == "comet-moon"
    assert at.discard() == "stowaway-comet"
    assert at.in_hand(0) == "rich-comet rich-star comet-ring comet-moon"


def test_x6_loading() -> None:
    at = Position(hand="rich-star rich-moon star-moon rich-atom")
    at.queue(0, "vortan stowaway-star rich-ring")
    at.play("move 0")
    assert at.in_hand(0) == "rich-star rich-moon rich-atom star-moon stowaway-star vortan"
    assert at.waiting(0) == "rich-ring"


def test_x6_loading_with_six_in_hand() -> None:
    at = Position(hand="rich-star rich-moon star-moon rich-atom rich-star rich-moon")
    at.queue(0, "vortan")
    at.play("move 0")
    assert at.waiting(0) == "vortan"


def test_x7_front_vortan() -> None:
    at = Position(hand="vortan rich-comet rich-star rich-moon rich-atom comet-star")
    at.queue(6, "rich-ring vortan rich-star vortan")
    at.play("move 18", "drop vortan")
    assert "rich-ring" in at.in_hand(0)
    assert at.waiting(6) == "rich-star vortan"


def test_x8_upper_runs_out() -> None:
    at = Position(
        upper="rich-comet rich-ring",
        lower=f"rich-star rich-moon rich-atom {FILLER} end-of-shift",
    )
    at.play("move 0")
    assert [at.waiting(place) for place in (7, 6, 5, 4, 3)] == [
        "rich-comet",
        "rich-ring",
        "rich-star",
        "rich-moon",
        "rich-atom",
    ]


def test_x9_end_card_third() -> None:
    at = Position(seats=3, upper="", lower=f"vortan comet-ring end-of-shift {FILLER} {FILLER}")
    at.state.round = 3
    at.state.to_move = 1
    at.play("move 0")
    assert at.waiting(7) == "vortan"
    assert at.waiting(6) == "comet-ring"
    assert at.waiting(5) == ""
    assert (at.state.end_triggered, at.state.last_round) == (True, 4)
    for seat, round_number in ((2, 3), (0, 4), (1, 4), (2, 4)):
        assert (at.state.to_move, at.state.round) == (seat, round_number)
        free = [name for name in at.asked() if name not in ("move 21", "move 18")]
        at.play(free[0])
        while at.state.to_move == seat:
            at.play("done")
    assert at.state.phase == phases.OVER
    assert at.state.lower.size == 2


def test_x10_end_card_last_seat() -> None:
    at = Position(upper="", lower=f"end-of-shift {FILLER}")
    at.state.round = 5
    at.state.to_move = 1
    at.play("move 0")
    assert at.state.last_round == 6
    for seat in (0, 1):
        assert (at.state.to_move, at.state.round) == (seat, 6)
        at.play(at.asked()[0])
        while at.state.to_move == seat:
            at.play("done")
    assert at.state.phase == phases.OVER


def test_x11_back_into_lower() -> None:
    at = Position(hand="rich-star", upper=" ".join([FILLER] * 5), lower=" ".join([FILLER] * 21))
    at.state.controllers[0] = 1
    at.play("move 0")
    assert (at.state.upper.size, at.state.lower.size) == (0, 22)
    assert at.state.lower.count(at.cards("controller")[0]) == 1


def test_x12_placement() -> None:
    state = cosmodrome.game("galaktiko").start(4, {}, 5)
    assert isinstance(state, GalaktikoState)
    assert state.to_move == 3
    assert len(state.legal()) == 16
    waiting = sorted(state.queue.of(1))
    state.play("place 4")
    assert state.hand.of(3) == waiting
    assert state.queue.size(1) == 0
    places = {state.game.actions.name(action) for action in state.legal()}
    assert len(places) == 14
    assert not {"place 3", "place 4"} & places
    for action in ("place 6", "place 9", "place 12"):
        state.play(action)
    assert state.to_move == 0
    assert {state.game.actions.verb(action) for action in state.legal()} == {"move"}


def test_x13_moves() -> None:
    at = Position(seats=5)
    at.ships(0, 1, 7, 20, 23)
    assert at.asked() == [f"move {n}" for n in range(3, 24) if n not in (7, 20, 23)]
    assert len(at.state.legal()) == 18


def test_x14_rich_first_without_rich() -> None:
    at = Position(options="rich_first", hand="comet-ring stowaway-comet vortan")
    at.queue(0, "vortan")
    at.play("move 0")
    assert at.state.to_move == 1
    at = Position(options="rich_first", hand="rich-ring comet-ring")
    at.play("move 0")
    assert at.state.to_move == 1


@pytest.mark.parametrize("follower", ["comet-ring", "vortan"])
def test_x14_rich_first(follower: str) -> None:
    at = Position(options="rich_first", hand=f"rich-comet {follower}")
    at.queue(0, "vortan")
    at.play("move 0")
    assert at.asked() == ["drop rich-comet", "done"]
    at.play("drop rich-comet")
    assert at.asked() == [f"drop {follower}", "done"]


def test_x15_cheeky_stowaways() -> None:
    at = Position(options="cheeky_stowaways", hand="stowaway-comet stowaway-star")
    at.play("move 0")
    assert at.discard() == "stowaway-comet"
    assert at.in_hand(0) == "stowaway-star"
    assert at.state.to_move == 1


@pytest.mark.parametrize("options", ["cheeky_stowaways", "cheeky_stowaways rich_first"])
def test_x15_a_controller_makes_them_pay(options: str) -> None:
    at = Position(options=options, hand="stowaway-comet stowaway-star")
    at.state.controllers[0] = 1
    at.play("move 0")
    assert at.delivered(0) == "stowaway-comet stowaway-star"


def test_x15_cheeky_stowaways_with_rich_first() -> None:
    at = Position(options="cheeky_stowaways rich_first", hand="stowaway-comet stowaway-star")
    at.play("move 0")
    assert at.discard() == ""
    assert at.in_hand(0) == "stowaway-comet stowaway-star"
    assert at.state.to_move == 1


def test_x15_a_rich_passenger_leaves_before_them() -> None:
    hand = "rich-comet stowaway-comet stowaway-star"
    at = Position(options="cheeky_stowaways rich_first", hand=hand)
    at.play("move 0")
    assert at.delivered(0) == "rich-comet"
    assert at.discard() == "stowaway-comet"
    assert at.in_hand(0) == "stowaway-star"
    assert at.state.to_move == 1


def last_turn(options: str, hand: str) -> Position:
    """Seat 1 makes the last move of the game; seat 0 stands on station 0."""
    at = Position(options=options)
    at.hand(0, hand)
    at.state.station[0] = 0
    at.state.to_move = 1
    at.state.end_triggered, at.state.round, at.state.last_round = True, 6, 6
    at.play("move 18")
    assert at.state.phase == phases.OVER
    return at


def test_x16_find_their_way() -> None:
    hand = "comet-star moon-crystal rich-ring rich-star stowaway-moon vortan"
    at = last_turn("find_their_way", hand)
    assert at.in_hand(0) == "rich-star vortan"
    assert at.state.scores()[0] == -3
    assert last_turn("", hand).state.scores()[0] == -8


def test_x17_to_the_last() -> None:
    at = Position(options="to_the_last", upper="rich-comet controller vortan", lower="")
    at.hand(0, "rich-star")
    at.state.controllers[0] = 1
    at.play("move 0")
    assert at.waiting(7) == "rich-comet"
    assert at.state.controllers[6] == 1
    assert at.waiting(5) == "vortan"
    assert (at.state.end_triggered, at.state.last_round) == (True, 2)
    assert at.state.reveal()["upper"] == ["controller"]


def scored(rich: int, ordinary: int, stowaways: int) -> str:
    names = ["rich-comet"] * rich + ["comet-ring"] * ordinary + ["stowaway-comet"] * stowaways
    return " ".join(names)


def test_x18_score_ties() -> None:
    at = Position(seats=3, hand="comet-ring rich-comet stowaway-star vortan")
    at.scored(scored(2, 3, 1), "", "")
    assert at.state.scores()[0] == 3
    at.hand(0, "")
    at.scored(scored(3, 1, 1), scored(2, 1, 2), scored(3, 1, 1))
    assert at.state.scores() == [9, 9, 9]
    assert at.state.ranking() == [2, 1, 2]
    at.scored(scored(2, 1, 2), scored(2, 1, 2), scored(2, 0, 0))
    assert at.state.scores() == [9, 9, 4]
    assert at.state.ranking() == [1, 1, 3]


def test_x19_a_drop_that_wins_nothing() -> None:
    hand = "comet-ring rich-star rich-moon rich-atom star-moon star-spiral"
    results = []
    for choice in ("drop comet-ring", "done"):
        at = Position(upper="", lower=f"{FILLER} {FILLER}")
        at.state.end_triggered, at.state.round, at.state.last_round = True, 4, 5
        at.hand(0, hand)
        at.queue(0, "vortan")
        at.play("move 0", choice)
        results.append(at.state.scores()[0])
    assert results[0] == results[1]


def test_the_end_card_leaves_the_game() -> None:
    at = Position(upper="", lower=f"end-of-shift {FILLER}")
    at.play("move 0")
    revealed = at.state.reveal()
    assert "end-of-shift" not in str(revealed)
    assert revealed["lower"] == [FILLER]
