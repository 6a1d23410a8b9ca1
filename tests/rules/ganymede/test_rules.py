"""Rulings and corners of Ganymede that the worked examples leave out."""

import pytest
from rules.ganymede.positions import Position, start

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.pieces import pile_of
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.turn import LAST_ROUND

NUMBERS = {
    "keep-ship five": 0,
    "keep-ship tiles": 16,
    "take-tile 0": 17,
    "earth-shuttle 0": 21,
    "mars-shuttle 3": 28,
    "discard 0": 29,
    "pay blue": 32,
    "lose purple": 39,
    "board top blue": 40,
    "board bottom purple": 47,
    "recruit blue": 48,
    "adapt earth blue": 52,
    "adapt bottom purple": 67,
    "into blue": 68,
    "reputation": 72,
    "move earth-mars blue": 73,
    "move bottom-top purple": 92,
    "take-ship five": 93,
    "draw-ship": 110,
    "basic recruit": 111,
    "basic ship": 115,
    "launch top": 116,
    "place-ship five": 118,
    "return-ship five": 135,
    "return-ship tiles": 151,
    "done": 152,
}


@pytest.mark.parametrize(("name", "number"), NUMBERS.items())
def test_numbers_of_actions(name: str, number: int) -> None:
    catalog = cosmodrome.game("ganymede").actions
    assert catalog.number(name) == number
    assert len(catalog) == 153


def test_secret_actions() -> None:
    catalog = cosmodrome.game("ganymede").actions
    secret = {catalog.verb(number) for number in range(len(catalog)) if catalog.secret(number)}
    assert secret == {"keep-ship", "return-ship"}


@pytest.mark.parametrize(("seats", "settlers"), [(2, 7), (3, 10), (4, 13)])
def test_set_up(seats: int, settlers: int) -> None:
    state = start(seats)
    view = state.view(None)
    assert set(view.supply.values()) == {settlers}
    assert [offer.tile.name for offer in view.tile_row] == ["T01", "T02", "T03", "T04"]
    piles = view.piles
    assert (piles.tiles, piles.earth, piles.mars) == (26, 26, 26)
    assert piles.ships == 27 - 4 * seats
    assert state.round == 0
    movers = []
    while state.phase == phases.SET_UP:
        movers.append(state.to_move)
        state.apply(state.legal()[0])
    assert movers == [seat for seat in range(seats) for _ in range(2)]
    assert state.ship_deck.size == 27 - 2 * seats
    assert state.hand.lists() == [[]] * seats
    assert (state.round, state.to_move, state.phase) == (1, 0, phases.MAIN)


def test_first_kept_ship_lies_in_the_top_bay() -> None:
    position = Position(choosing_ships=True)
    first, *_, second = position.ships_in_hand()
    position.play(f"keep-ship {first}", f"keep-ship {second}")
    assert (position.ship_in("top"), position.ship_in("bottom")) == (first, second)


def test_both_parts_of_a_starting_tile_may_be_declined() -> None:
    position = Position()
    position.play(position.offer_tile("T01"), "done", "done")
    assert position.state.to_move == 1
    assert position.at("earth") == ""
    assert position.ships_in_hand() == []


def test_recruit_that_fails_does_not_block_the_ship() -> None:
    position = Position()
    position.set_supply("blue", 0)
    position.play(position.offer_tile("T01"))
    assert "draw-ship" in position.legal()


def test_discarded_tile_counts_no_more() -> None:
    position = Position()
    position.tiles("T10", "T11", "T12")
    position.play(position.offer_tile("T13"), "discard 2")
    assert position.state.total_uses == 3
    assert position.state.view(0).tile_discard == ["T12"]


def test_each_discarded_tile_gives_one_basic_action() -> None:
    position = Position()
    position.tiles("T05", "T06", "T07")
    position.play("discard 1")
    assert position.legal() == ["discard 0", "discard 2", "done"]
    position.play("discard 0", "done")
    assert position.state.uses_left == 2
    assert position.own_tiles()[2] == "T07"


def test_basic_action_once_chosen_must_be_done() -> None:
    position = Position()
    position.tiles("T05")
    position.play("discard 0", "basic recruit")
    assert position.legal() == [
        "recruit blue",
        "recruit red",
        "recruit yellow",
        "recruit purple",
    ]


def test_steps_of_a_discard_action_are_one_gain() -> None:
    position = Position()
    position.step(2)
    position.tiles("T05", "T06")
    position.play("discard 0", "discard 1", "basic reputation")
    assert position.state.step[0] == 3
    assert not position.state.bonus
    position.play("basic reputation")
    assert position.state.step[0] == 4
    assert position.state.to_move == 1


def test_bonus_entry_does_not_inherit_steps() -> None:
    """The marker still stands on the bonus space when the bonus entry ends: no second one."""
    position = Position()
    position.step(2)
    position.tiles("T05")
    position.play("discard 0", "basic reputation")
    assert position.state.bonus
    position.play("done")
    assert position.state.to_move == 1


def test_nobody_is_moved_to_a_full_place() -> None:
    position = Position()
    position.settlers("earth", "Y")
    position.settlers("mars", "BBBRR")
    position.settlers("top", "PP")
    position.settlers("bottom", "BR")
    position.tiles("T05")
    position.play("discard 0")
    assert "basic move" in position.legal()
    position.play("basic move")
    assert position.legal() == ["move top-bottom purple"]


def test_wild_needs_come_on_top_of_named_ones() -> None:
    position = Position()
    position.settlers("earth", "B")
    assert position.offer_shuttle("E25") not in position.legal()
    position.settlers("earth", "BB")
    assert position.offer_shuttle("E25") in position.legal()


def test_free_launch_may_be_given_up_and_is_asked_again() -> None:
    position = Position()
    position.state.free_launches = 2
    position.tiles("T05")
    position.play("discard 0", "done")
    assert position.phase == "free-launch"
    position.play("done")
    assert position.phase == "free-launch"
    position.play("done")
    assert position.state.to_move == 1
    assert position.state.free_launches == 0


def test_bays_without_ships_are_filled_top_first() -> None:
    position = Position()
    position.bay(0, "top", None)
    position.bay(0, "bottom", None)
    position.hand("sets", "tiles")
    position.tiles("T05")
    position.play("discard 0", "done")
    assert position.phase == "place-ship"
    position.play("place-ship tiles")
    assert position.legal() == ["place-ship sets"]
    position.play("place-ship sets")
    assert (position.ship_in("top"), position.ship_in("bottom")) == ("tiles", "sets")


def test_no_ship_to_be_had() -> None:
    """Row and deck are empty: nothing is asked, and the bay stays without a ship."""
    position = Position()
    position.ship_deck()
    position.ship_row()
    position.settlers("top", "RRR")
    position.tiles("T05")
    position.play("discard 0")
    assert "basic ship" not in position.legal()
    position.play("done")
    assert position.launched_ships() == ["five"]
    assert position.ship_in("top") == ""
    assert position.state.to_move == 1


def test_a_launched_bay_takes_nobody_during_the_launch() -> None:
    position = Position()
    position.bay(0, "bottom", "four-moves")
    position.settlers("bottom", "BRYP")
    position.settlers("mars", "B")
    position.settlers("earth", "R")
    position.tiles("T05")
    position.play("discard 0", "done")
    assert position.legal() == ["move earth-mars red", "move mars-top blue", "done"]


def test_settlers_of_a_full_ship_may_still_be_moved_away() -> None:
    position = Position()
    position.settlers("top", "RRR")
    position.tiles("T05")
    position.play("discard 0", "basic move", "move top-bottom red")
    assert position.launched_ships() == []
    assert position.at("bottom") == "R"


def test_tile_stack_is_made_anew_from_the_discard() -> None:
    position = Position()
    state = position.state
    rest = state.tile_stack.bottom_first()
    state.tile_stack = pile_of([])
    state.tile_discard = pile_of(rest)
    before = state.chance.draws
    position.play("take-tile 0", "done", "done")
    assert state.tile_stack.size == len(rest) - 1
    assert state.tile_discard.size == 0
    assert state.chance.draws > before
    assert sorted([*state.tile_stack.top_first(), state.tile_row[0]]) == sorted(rest)


def test_ship_row_is_not_refilled_within_a_turn() -> None:
    position = Position()
    position.ship_row("sets", "sets", "tiles")
    position.play(position.offer_tile("T01"), "done", "take-ship sets")
    # The turn is over: the lowest slot was taken and filled.
    assert position.ships_in_row()[1:] == ["sets", "tiles"]
    assert position.ships_in_row()[0]


def test_game_ends_after_round_200() -> None:
    state = start()
    while state.phase == phases.SET_UP:
        state.apply(state.legal()[0])
    state.round = LAST_ROUND
    while state.to_move != NOBODY:
        state.apply(state.legal()[-1 if state.phase == phases.ENTRY else 0])
    assert state.round == LAST_ROUND


def test_ships_in_hand_and_bay_score_nothing() -> None:
    position = Position()
    position.hand("five", "five")
    assert position.state.scores()[0] == 0


def test_what_reveals() -> None:
    """Undo must not pass a draw, a refill, or a card that others see for the first time."""
    position = Position()
    position.hand("sets", "tiles")
    position.all_saw("sets")
    position.bay(0, "top", None)
    position.bay(0, "bottom", None)
    position.tiles("T05")
    position.play("discard 0")
    seen = position.state.reveals
    position.play("done", "place-ship sets")
    assert position.state.reveals == seen
    position.play("place-ship tiles")
    assert position.state.reveals == seen + 1
    position = Position()
    position.tiles("T05")
    position.play("discard 0", "basic ship")
    seen = position.state.reveals
    position.play("draw-ship")
    assert position.state.reveals == seen + 1


def test_journal_is_built_only_on_demand_and_changes_nothing() -> None:
    quiet, loud = start(3, 5), start(3, 5)
    loud.journal = []
    stream = chance(9)
    while quiet.to_move != NOBODY:
        legal = quiet.legal()
        action = legal[int(stream.below(len(legal)))]
        quiet.apply(action)
        loud.apply(action)
    assert quiet.journal is None
    assert quiet.digest() == loud.digest()
    kinds = [event.kind for event in loud.journal]
    assert kinds.count("turned-up") == 3
    assert kinds[-1] == "game-over"
    assert kinds.count("launched") == sum(len(ships) for ships in loud.launched.lists())


def test_after_the_end_nothing_is_pending() -> None:
    for seed in range(6):
        state = start(2 + seed % 3, seed)
        stream = chance(seed)
        while state.to_move != NOBODY:
            legal = state.legal()
            state.apply(legal[int(stream.below(len(legal)))])
        pending = state.view(None).pending
        assert not any(getattr(pending, field) for field in pending.__struct_fields__)
