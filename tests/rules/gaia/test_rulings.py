"""docs/rules/gaia.md, "Rulings", and the corners of the other headings."""

import pytest
from rules.gaia.positions import (
    asked,
    cells,
    discards,
    empty_deck,
    front,
    gaia,
    hand,
    land,
    meeples,
    met,
    names,
    play,
    position,
    reserves,
    set_front,
    set_open,
    set_reserves,
    set_stock,
    started,
)

from cosmodrome.engine.errors import BadOptions
from cosmodrome.games.gaia.phases import ACTION, OVER


def test_disasters_need_elements() -> None:
    with pytest.raises(BadOptions):
        gaia().start(2, {"disasters": True}, 1)


def test_a_star_on_animals_includes_the_sea_on_a_city_it_does_not() -> None:
    tiles = "220 sea; 221 forest; 219 desert; 199 plain"
    state = position(tiles, hands={0: "animals-star city-18"})
    play(state, "play animals-star")
    assert asked(state) == cells(199, 219, 220, 221)
    # All needs of city-18 are met at 220, but that is sea.
    assert "play city-18" not in asked(position(tiles, hands={0: "city-18"}))


def test_animals_need_four_tokens_in_reserve() -> None:
    state = position(
        "220 plain (4); 221 sea (4); 222 sea (4); 223 sea (4); 224 sea (1)",
        hands={0: "animals-star"},
    )
    assert "play animals-star" not in asked(state)


def test_nature_without_a_tile_in_stock_is_unplayable() -> None:
    state = position("220 sea", hands={0: "nature-plain"})
    set_stock(state, "plain", 0)
    assert "play nature-plain" not in asked(state)


def test_each_of_several_rivals_may_be_captured() -> None:
    state = position(
        "220 desert [city-07: 0 2]; 199 desert; 221 forest",
        seats=3,
        options="capture",
        seat=1,
        hands={1: "nature-plain"},
    )
    play(state, "play nature-plain", "cell 241")
    assert asked(state) == ["capture 0", "capture 2", "join"]
    play(state, "capture 2")
    assert meeples(state, "city-07") == [1, 1, 0]
    assert reserves(state) == [4, 4, 5]


def test_who_lives_there_captures_nobody() -> None:
    state = position(
        "220 swamp [city-07: 0 1]; 199 desert; 221 forest",
        options="capture",
        hands={0: "nature-plain"},
    )
    play(state, "play nature-plain", "cell 241")
    assert meeples(state, "city-07") == [1, 1]
    assert state.phase == ACTION


def test_a_second_meeple_for_who_was_there_before() -> None:
    state = position(
        "220 swamp [city-07: 0 1]; 199 desert; 221 forest; 241 mountain",
        options="capture metropolis",
        hands={0: "nature-plain"},
    )
    play(state, "play nature-plain", "cell 219")
    assert asked(state) == ["double", "skip"]
    play(state, "skip")
    assert meeples(state, "city-07") == [1, 1]


def test_the_last_meeple_ends_the_game_and_drops_the_rest() -> None:
    state = position(
        "220 plain; 219 desert; 240 swamp [city-07: 1]; 239 plain;"
        " 221 desert; 242 swamp [city-09: 1]; 243 sea",
        hands={0: "nature-forest"},
    )
    set_reserves(state, 1, 1)
    play(state, "play nature-forest", "cell 241")
    assert (met(state, "city-07"), met(state, "city-09")) == (3, 3)
    assert meeples(state, "city-07") == [1, 1]
    assert meeples(state, "city-09") == [0, 1]
    assert state.phase == OVER
    assert state.to_move == -1
    assert state.waiting == 0
    assert reserves(state) == [0, 1]
    assert state.ranking() == [1, 2]
    assert state.legal() == []


def test_a_second_meeple_may_win() -> None:
    state = position(
        "220 swamp [city-07]; 199 desert; 221 forest; 241 mountain",
        options="metropolis",
        hands={0: "nature-plain"},
    )
    set_reserves(state, 2, 6)
    play(state, "play nature-plain", "cell 219", "double")
    assert state.phase == OVER
    assert state.ender == 0


def test_a_goal_out_of_turn_may_win() -> None:
    state = position(
        "220 swamp",
        options="elements",
        hands={0: "sun", 1: "protection"},
        fronts={1: "rain rain sun"},
        goals="goal-8 goal-1 goal-2 goal-3",
    )
    set_reserves(state, 3, 1)
    play(state, "play sun", "cell 220", "protect", "goal 0")
    assert state.phase == OVER
    assert state.ender == 1
    assert state.ranking() == [2, 1]


def test_an_element_goal_takes_the_cards_that_have_lain_longest() -> None:
    state = position(
        "220 swamp",
        options="elements",
        hands={0: "sun"},
        fronts={0: "tornado rain nature-sea volcano rain"},
        goals="goal-8 goal-1 goal-2 goal-3",
    )
    play(state, "play sun", "cell 220", "goal 0")
    assert discards(state) == "tornado rain volcano rain"
    assert front(state, 0) == "nature-sea sun"


def test_a_declined_goal_is_offered_after_the_next_card() -> None:
    state = position(
        "220 swamp",
        hands={0: "nature-plain nature-sea"},
        fronts={0: "nature-plain nature-swamp nature-swamp"},
        goals="goal-4 goal-1 goal-2 goal-3",
    )
    play(state, "play nature-plain", "cell 221", "skip")
    assert state.phase == ACTION
    play(state, "play nature-sea", "cell 222")
    assert asked(state) == ["goal 0", "skip"]


def test_two_goals_one_after_the_other() -> None:
    state = position(
        "220 swamp",
        hands={0: "nature-sea"},
        goals="goal-1 goal-2 goal-3 goal-4",
    )
    set_front(
        state,
        0,
        "nature-sea nature-desert nature-desert nature-plain nature-plain nature-sea nature-sea",
    )
    play(state, "play nature-sea", "cell 221")
    assert asked(state) == ["goal 0", "goal 1", "skip"]
    play(state, "goal 1")
    assert asked(state) == ["goal 0", "skip"]
    play(state, "goal 0")
    assert state.phase == ACTION
    assert state.reserve[0] == 4


def test_the_end_may_be_called_at_either_action_and_only_then() -> None:
    state = started(2, "")
    assert "call-end" not in asked(state)
    empty_deck(state, "life")
    set_open(state, "life", "- city-01")
    assert "call-end" not in asked(state)
    play(state, "take life 1")
    assert state.row[4] == -1
    assert "draw life" not in asked(state)
    assert "draw nature" in asked(state)
    play(state, "call-end")
    assert state.ender == 0
    assert state.ranking() == [2, 1]


def test_a_full_hand_may_draw_and_discard_the_new_card() -> None:
    state = position(
        "220 plain", hands={0: "nature-sea nature-sea city-01 city-02 city-03 city-04"}
    )
    set_open(state, "nature", "nature-swamp")
    play(state, "take nature 0", "discard nature-swamp")
    assert state.hand.size(0) == 6
    assert discards(state) == "nature-swamp"
    assert state.actions_left == 1


def test_lightning_may_strike_animals_alone() -> None:
    state = position("220 plain (3); 221 sea", options="elements disasters", hands={0: "lightning"})
    play(state, "play lightning", "cell 220")
    assert state.world.token_reserve == 20
    assert land(state, 220) == "plain"


def test_a_volcano_burns_tiles_that_were_covered() -> None:
    state = position(
        "220 mountain; 219 plain [city-10: 1]; 218 forest; 240 forest; 221 sea",
        options="elements disasters",
        hands={0: "volcano"},
    )
    assert met(state, "city-10") == 3
    play(state, "play volcano", "cell 220")
    assert land(state, 219) == "desert"
    assert discards(state) == "city-10"
    assert reserves(state) == [6, 6]


def test_lightning_and_volcano_need_nothing_to_destroy() -> None:
    """docs/rules/gaia.md, "Rulings", ruling 18: the cards are laid out for a goal."""
    state = position(
        "220 mountain; 219 sea; 221 desert",
        options="elements disasters",
        hands={0: "lightning volcano"},
        fronts={0: "rain rain"},
        goals="goal-8 goal-1 goal-2 goal-3",
    )
    play(state, "play lightning", "cell 219", "play volcano")
    assert asked(state) == cells(220)
    play(state, "cell 220")
    assert [land(state, cell) for cell in (219, 220, 221)] == ["sea", "mountain", "desert"]
    assert asked(state) == ["goal 0", "skip"]


def test_sun_needs_the_other_tile_in_stock() -> None:
    state = position("220 swamp; 221 plain", options="elements", hands={0: "sun"})
    set_stock(state, "plain", 0)
    play(state, "play sun")
    assert asked(state) == cells(221)


def test_protection_stops_a_tornado_before_a_card_is_taken() -> None:
    state = position(
        "220 plain",
        seats=3,
        options="elements",
        hands={0: "tornado", 1: "protection nature-sea", 2: "city-01"},
    )
    play(state, "play tornado", "protect")
    assert state.phase == ACTION
    assert state.to_move == 0
    assert [names(cards) for cards in state.hand.lists()] == ["", "nature-sea", "city-01"]
    assert front(state, 1) == "protection"
    assert front(state, 0) == "tornado"


def test_the_first_protection_closes_the_window() -> None:
    state = position(
        "220 swamp",
        seats=4,
        options="elements",
        seat=2,
        hands={2: "sun", 3: "protection", 0: "protection", 1: "rain"},
    )
    play(state, "play sun", "cell 220")
    assert state.to_move == 3
    play(state, "protect")
    assert state.phase == ACTION
    assert state.to_move == 2
    assert hand(state, 0) == "protection"


def test_a_tornado_may_find_no_card() -> None:
    """docs/rules/gaia.md, "Rulings", ruling 18: nothing is taken, nothing is kept."""
    state = position("220 plain", seats=3, options="elements", hands={0: "tornado rain"})
    play(state, "play tornado")
    assert (state.phase, state.to_move, state.actions_left) == (ACTION, 0, 1)
    assert (hand(state, 0), front(state, 0)) == ("rain", "tornado")
    assert state.view(0).playing is None


def test_records_of_the_first_rules_are_read_without_elements() -> None:
    assert gaia().rules == 2
    assert gaia().reads(1, ["capture", "metropolis"])
    assert not gaia().reads(1, ["elements"])
    assert gaia().reads(2, ["elements", "disasters"])
    assert not gaia().reads(3, [])


def test_cities_gained_while_feeding_wait_for_the_next_turn() -> None:
    # Feeding at 220 loses city-08, which uncovers a swamp and raises city-14 (animals too).
    state = position(
        "219 desert (1); 220 plain [city-11: 0]; 221 forest; 198 swamp [city-08];"
        " 199 mountain [city-14: 1]; 178 desert (2); 200 plain",
        feeding=True,
    )
    play(state, "cell 220", "cell 219")
    assert discards(state) == "city-08"
    assert meeples(state, "city-14") == [1, 1]
    assert state.phase == ACTION


def test_an_empty_city_is_fed_by_nobody() -> None:
    state = position("219 desert (1); 220 plain [city-11]; 241 plain", feeding=True)
    assert state.phase == ACTION


def test_of_two_element_goals_only_the_lower_is_offered() -> None:
    state = position(
        "220 swamp",
        options="elements",
        hands={0: "sun"},
        fronts={0: "rain rain rain rain rain rain rain"},
        goals="goal-1 goal-9 goal-2 goal-8",
    )
    play(state, "play sun", "cell 220")
    assert asked(state) == ["goal 1", "skip"]
    play(state, "goal 1")
    assert asked(state) == ["goal 3", "skip"]


def test_equal_open_cards_are_offered_once_even_apart() -> None:
    state = started(2, "elements")
    set_open(state, "nature", "nature-sea nature-plain nature-sea")
    set_open(state, "element", "rain rain")
    takes = [action for action in asked(state) if action.startswith("take")]
    assert "take nature 2" not in takes
    assert "take element 1" not in takes
    assert {"take nature 0", "take nature 1", "take element 0"} <= set(takes)


def test_the_deck_refills_the_slot_at_once() -> None:
    state = started(2, "")
    top = state.nature_deck.top_first()[0]
    play(state, "take nature 0")
    assert state.row[0] == top


def test_the_edge_of_the_table_has_no_neighbours_beyond() -> None:
    state = position("; ".join(f"{cell} plain" for cell in range(220, 230)))
    for cell in range(230, 231):
        state.world.lay(cell, 1)
    assert 231 not in state.world.frontier
    assert 209 in state.world.frontier


def test_before_the_end_equal_seats_share_a_place() -> None:
    state = started(3, "")
    assert state.ranking() == [1, 1, 1]
    set_reserves(state, 3, 2, 3)
    assert state.ranking() == [2, 1, 2]
