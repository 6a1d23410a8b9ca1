"""docs/rules/gaia.md, "Worked examples", each by its number."""

from rules.gaia.positions import (
    asked,
    cells,
    discards,
    empty_deck,
    front,
    hand,
    land,
    meeples,
    met,
    play,
    position,
    put_on_deck,
    reserves,
    set_goal_owners,
    set_hands,
    set_open,
    set_reserves,
    set_stock,
    started,
    tokens,
)

from cosmodrome.games.gaia.phases import ACTION, OVER
from cosmodrome.games.gaia.state import GaiaState


def test_01_counting() -> None:
    city = "220 desert [city-01: 0]"
    a = position(f"{city}; 199 sea; 221 sea (2); 241 forest")
    b = position(f"{city}; 199 sea; 221 forest (2); 241 forest")
    c = position(f"{city}; 199 sea; 198 sea; 221 forest")
    assert [met(state, "city-01") for state in (a, b, c)] == [4, 3, 2]


def test_02_whole_basic_turn() -> None:
    state = position(
        "219 desert (1); 220 plain [city-11: 1]; 221 mountain; 200 swamp;"
        " 201 forest [city-16: 0]; 222 sea",
        seat=1,
        fronts={1: "nature-plain nature-swamp nature-swamp"},
        goals="goal-4 goal-1 goal-2 goal-3",
        hands={1: "nature-plain animals-desert"},
        feeding=True,
    )
    assert reserves(state) == [5, 5]
    assert asked(state) == cells(220)
    play(state, "cell 220")
    assert asked(state) == cells(219)
    play(state, "cell 219")
    assert met(state, "city-11") == 1
    assert reserves(state) == [5, 6]
    assert state.world.has_tile(220)
    play(state, "play nature-plain", "cell 202")
    assert met(state, "city-16") == 3
    assert meeples(state, "city-16") == [1, 1]
    assert reserves(state) == [5, 5]
    assert asked(state) == ["goal 0", "skip"]
    play(state, "goal 0")
    assert front(state, 1) == ""
    assert reserves(state) == [5, 4]
    play(state, "play animals-desert")
    assert asked(state) == cells(219)
    play(state, "cell 219")
    assert met(state, "city-11") == 2
    assert reserves(state) == [5, 3]
    assert state.actor == state.to_move == 0


def test_03_sun_then_rain() -> None:
    state = position(
        "220 mountain [city-13: 1]; 219 plain; 221 forest; 199 swamp",
        options="elements",
        hands={0: "sun rain"},
    )
    play(state, "play sun")
    assert asked(state) == cells(199, 219)
    play(state, "cell 219")
    assert land(state, 219) == "desert"
    assert met(state, "city-13") == 2
    assert meeples(state, "city-13") == [0, 1]
    play(state, "play rain", "cell 219")
    assert land(state, 219) == "plain"
    assert met(state, "city-13") == 3
    assert meeples(state, "city-13") == [1, 1]


def test_04_lightning_uncovers() -> None:
    state = position(
        "220 plain [city-10: 1]; 219 forest; 241 forest; 221 forest [city-04: 1];"
        " 222 desert; 242 mountain",
        options="elements disasters",
        hands={0: "lightning"},
    )
    assert (met(state, "city-10"), met(state, "city-04")) == (2, 2)
    play(state, "play lightning")
    assert asked(state) == cells(219, 220, 221, 222, 241, 242)
    play(state, "cell 220")
    assert discards(state) == "city-10"
    assert reserves(state) == [5, 5]
    assert met(state, "city-04") == 3
    assert meeples(state, "city-04") == [1, 1]


def test_05_earthquake() -> None:
    state = position(
        "220 sea (3); 221 mountain; 199 plain [city-17: 1]; 198 desert; 222 forest [city-05: 0];"
        " 201 plain (2); 241 swamp [city-07: 2]; 240 desert; 262 forest; 242 plain",
        seats=3,
        options="capture metropolis elements",
        seat=2,
        hands={2: "earthquake"},
    )
    play(state, "play earthquake", "cell 220")
    assert asked(state) == cells(221, 241)
    play(state, "cell 221")
    assert (land(state, 220), land(state, 221), tokens(state, 221)) == ("mountain", "sea", 3)
    assert met(state, "city-17") == 2
    assert meeples(state, "city-17") == [0, 1, 0]
    assert met(state, "city-05") == 3
    assert asked(state) == ["capture 0", "join"]
    play(state, "capture 0")
    assert meeples(state, "city-05") == [0, 0, 1]
    assert met(state, "city-07") == 4
    assert asked(state) == ["double", "skip"]
    play(state, "double")
    assert reserves(state) == [5, 4, 2]


def test_06_starving_a_city_next_door() -> None:
    state = position(
        "219 desert (1); 220 plain [city-11: 0]; 221 forest; 198 swamp [city-08];"
        " 199 mountain [city-13: 1]; 178 forest; 200 plain",
        feeding=True,
    )
    assert [met(state, city) for city in ("city-11", "city-08", "city-13")] == [3, 1, 2]
    play(state, "cell 220", "cell 219")
    assert met(state, "city-11") == 2
    assert meeples(state, "city-11") == [1, 0]
    assert discards(state) == "city-08"
    assert met(state, "city-13") == 3
    assert meeples(state, "city-13") == [1, 1]
    assert state.phase == ACTION


def test_07_emptied_then_raised() -> None:
    state = position(
        "220 sea; 221 mountain; 199 swamp [city-09]; 200 plain [city-12: 1]; 201 mountain",
        options="elements",
        hands={0: "earthquake"},
    )
    assert (met(state, "city-09"), met(state, "city-12")) == (1, 2)
    play(state, "play earthquake", "cell 220", "cell 221")
    assert discards(state) == "city-09"
    assert met(state, "city-12") == 2
    assert meeples(state, "city-12") == [1, 0]
    assert reserves(state) == [5, 6]


def test_08_no_win_with_a_thrown_out_meeple() -> None:
    state = position(
        "220 plain; 221 mountain [city-13: 0]; 242 swamp; 199 forest; 219 forest",
        hands={0: "city-10"},
    )
    state.reserve[0] = 1
    play(state, "play city-10", "cell 220")
    assert met(state, "city-13") == 1
    assert meeples(state, "city-13") == [0, 0]
    assert meeples(state, "city-10") == [1, 0]
    assert state.reserve[0] == 1
    assert state.phase != OVER
    homecoming = [event.kind for event in state.journal or [] if "seat" in event.facts]
    assert homecoming == ["played", "went-home", "settled"]


def test_09_new_city_reaches_4_by_a_cascade() -> None:
    state = position(
        "220 forest; 219 plain; 221 sea; 241 mountain; 199 swamp [city-08]",
        options="metropolis",
        hands={0: "city-16"},
    )
    assert met(state, "city-08") == 1
    play(state, "play city-16", "cell 220")
    assert discards(state) == "city-08"
    assert met(state, "city-16") == 4
    assert meeples(state, "city-16") == [1, 0]
    assert asked(state) == ["double", "skip"]


def test_10_metropolis_going_back() -> None:
    state = position(
        "220 desert [city-01: 0 0]; 199 sea; 221 sea (1); 241 forest",
        options="metropolis",
        feeding=True,
    )
    assert met(state, "city-01") == 4
    play(state, "cell 220", "cell 221")
    assert met(state, "city-01") == 3
    assert meeples(state, "city-01") == [1, 0]
    assert reserves(state) == [5, 6]


def test_11_feeding_order() -> None:
    tiles = (
        "217 plain (2); 218 desert [city-03: 0]; 219 forest (1); 220 plain [city-11: 0];"
        " 221 desert; 239 swamp"
    )
    a = position(tiles, feeding=True)
    assert asked(a) == cells(218, 220)
    play(a, "cell 218")
    assert asked(a) == cells(217, 219)
    assert met(a, "city-11") == 3
    play(a, "cell 219")
    assert a.phase == ACTION
    assert met(a, "city-11") == 2
    b = position(tiles, feeding=True)
    play(b, "cell 220", "cell 219", "cell 218", "cell 217")
    assert b.phase == ACTION


def element_goals() -> GaiaState:
    return position(
        "220 swamp",
        seats=3,
        options="elements",
        hands={0: "sun", 1: "rain", 2: "protection"},
        fronts={0: "sun rain tornado", 2: "rain rain sun"},
        goals="goal-8 goal-1 goal-9 goal-2 goal-3",
    )


def test_12_protection_and_two_element_goals() -> None:
    state = element_goals()
    play(state, "play sun", "cell 220")
    assert state.to_move == 1
    assert asked(state) == ["skip"]
    play(state, "skip")
    assert state.to_move == 2
    play(state, "protect")
    assert land(state, 220) == "swamp"
    assert state.to_move == 0
    assert asked(state) == ["goal 0", "skip"]
    play(state, "goal 0")
    assert state.to_move == 2
    assert asked(state) == ["goal 2", "skip"]


def test_12_no_free_element_goal_for_the_protector() -> None:
    state = element_goals()
    set_goal_owners(state, -1, -1, 1, -1, -1)
    play(state, "play sun", "cell 220", "skip", "protect", "goal 0")
    assert state.phase == ACTION
    assert state.to_move == 0
    assert state.front.size(2) == 4


def test_13_tornado() -> None:
    state = position(
        "220 plain",
        seats=3,
        options="elements",
        hands={0: "tornado", 1: "nature-sea city-01 rain", 2: "nature-sea"},
    )
    play(state, "play tornado")
    assert state.to_move == 1
    assert asked(state) == ["skip"]
    play(state, "skip")
    assert state.to_move == 0
    assert asked(state) == ["steal nature", "steal life", "steal element"]
    play(state, "steal nature")
    assert asked(state) == ["steal nature"]
    play(state, "steal nature")
    assert asked(state) == ["keep nature-sea"]
    play(state, "keep nature-sea")
    assert hand(state, 0) == "nature-sea"
    assert discards(state) == "nature-sea"


def test_14_limits() -> None:
    state = position(
        "220 plain",
        options="elements",
        hands={0: "rain sun city-01 city-02 nature-sea nature-sea"},
    )
    set_open(state, "element", "rain")
    play(state, "take element 0")
    assert asked(state) == ["discard sun", "discard rain"]
    play(state, "discard sun")
    put_on_deck(state, "nature", "nature-plain")
    play(state, "draw nature")
    assert asked(state) == [
        f"discard {card}" for card in ("nature-plain", "nature-sea", "city-01", "city-02", "rain")
    ]


def test_15_volcano() -> None:
    tiles = "220 mountain [city-13: 0]; 199 plain; 221 forest; 241 sea; 219 swamp (2); 200 plain"
    state = position(tiles, options="elements disasters", hands={0: "volcano"})
    play(state, "play volcano", "cell 220")
    assert discards(state) == "city-13"
    assert reserves(state) == [6, 6]
    assert state.world.token_reserve == 20
    lands = [land(state, cell) for cell in (199, 221, 219, 200, 220, 241)]
    assert lands == ["desert", "desert", "desert", "plain", "mountain", "sea"]
    short = position(tiles, options="elements disasters", hands={0: "volcano"})
    set_stock(short, "desert", 2)
    assert "play volcano" not in asked(short)
    set_stock(short, "desert", 3)
    assert "play volcano" in asked(short)


def test_16_alike_tiles() -> None:
    state = position("220 plain; 221 plain; 222 sea", options="elements", hands={0: "earthquake"})
    play(state, "play earthquake")
    assert asked(state) == cells(220, 221)
    other = state.clone()
    play(state, "cell 220")
    assert asked(state) == cells(221)
    play(state, "cell 221")
    assert [land(state, cell) for cell in (220, 221, 222)] == ["plain", "plain", "sea"]
    assert front(state, 0) == "earthquake"
    play(other, "cell 221")
    assert asked(other) == cells(222)


def test_17_table_still_empty() -> None:
    state = started(2, "")
    set_hands(state, "nature-sea nature-sea animals-star city-01", "")
    set_open(state, "nature", "nature-sea nature-sea nature-forest")
    set_open(state, "life", "city-18 animals-star")
    assert asked(state) == [
        "take nature 0",
        "take nature 2",
        "take life 0",
        "take life 1",
        "draw nature",
        "draw life",
        "play nature-sea",
    ]
    play(state, "play nature-sea")
    assert asked(state) == cells(220)
    play(state, "cell 220", "play nature-sea")
    assert asked(state) == cells(199, 219, 221, 241)


def test_18_ties() -> None:
    state = started(4, "")
    set_reserves(state, 3, 2, 2, 3)
    state.ender = 1
    assert state.ranking() == [4, 2, 1, 3]
    even = started(2, "")
    empty_deck(even, "nature")
    set_open(even, "nature", "- - -")
    play(even, "call-end")
    assert even.scores() == [0, 0]
    assert even.ranking() == [2, 1]
