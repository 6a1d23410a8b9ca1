"""Hidden ships of Ganymede: what a seat may know, and dealing the rest anew."""

from collections import Counter

import msgspec
from rules.ganymede.positions import Position, start

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.parts import SHIPS
from cosmodrome.games.ganymede.speech import log_line
from cosmodrome.games.ganymede.state import GanymedeState


def encoded(state: GanymedeState, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def turn_with_ship(position: Position, *actions: str) -> None:
    """A turn that gets a ship by a starting tile."""
    position.tiles(seat=int(position.state.to_move))
    position.play(position.offer_tile("T01"), "done", *actions)


def test_choice_of_ships_is_hidden_until_all_have_chosen() -> None:
    """Two games in which seat 0 keeps different ships look the same to all others."""
    one, two = start(), start()
    first, *_, last = one.legal()
    assert first != last
    one.apply(first)
    two.apply(last)
    for seat in (1, None):
        assert encoded(one, seat) == encoded(two, seat)
    assert encoded(one, 0) != encoded(two, 0)
    one.redeal(1, 7)
    two.redeal(1, 7)
    assert one.digest() == two.digest()


def test_kept_ships_are_shown_together() -> None:
    state = start(3)
    while state.phase == phases.SET_UP:
        view = state.view(None)
        assert all(bay.ship is None for player in view.players for bay in player.bays)
        state.apply(state.legal()[0])
    view = state.view(None)
    assert all(bay.ship is not None for player in view.players for bay in player.bays)


def test_redeal_in_the_set_up_keeps_what_the_seat_was_dealt() -> None:
    state = start(3)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    own, row = state.hand.of(1), list(state.ship_row)
    seen = set()
    for seed in range(20):
        other = state.clone()
        other.redeal(1, seed)
        assert (other.hand.of(1), list(other.ship_row)) == (own, row)
        assert other.hand.size(0) == 2
        seen.add(tuple(other.bays[:2]))
    assert len(seen) > 5


def test_ships_taken_openly_stay_known_and_drawn_ones_do_not() -> None:
    position = Position()
    position.ship_row("sets", "track", "tiles")
    turn_with_ship(position, "take-ship sets")
    turn_with_ship(position, "draw-ship")
    state = position.state
    assert position.known(1, 0) == ["sets"]
    assert position.known(0, 1) == []
    for seed in range(10):
        other = state.clone()
        other.redeal(1, seed)
        assert other.hand.of(0) == [SHIPS.index("sets")]
        assert other.hand.of(1) == state.hand.of(1)
    drawn = set()
    for seed in range(30):
        other = state.clone()
        other.redeal(0, seed)
        drawn.add(other.hand.at(1, 0))
    assert len(drawn) > 4


def test_open_ship_is_known_until_one_of_its_name_is_placed() -> None:
    position = Position()
    position.hand("sets", "sets")
    position.all_saw("sets")
    position.bay(0, "top", None)
    position.tiles("T05")
    position.play("discard 0", "done", "place-ship sets")
    assert position.known(1, 0) == []
    assert position.ships_in_hand() == ["sets"]


def test_returned_ship() -> None:
    """Others know nothing of the hand any more; the returner knows card and place."""
    position = Position()
    position.hand("five", "five", "tiles", "sets")
    position.all_saw("sets")
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    assert position.known(1, 0) == []
    [buried] = state.view(0).buried
    assert (buried.ship, buried.above) == ("tiles", state.ship_deck.size - 1)
    assert state.view(1).buried == []
    lowest = set()
    for seed in range(30):
        own, other = state.clone(), state.clone()
        own.redeal(0, seed)
        other.redeal(1, seed)
        assert own.ship_deck.bottom_first()[0] == SHIPS.index("tiles")
        lowest.add(other.ship_deck.bottom_first()[0])
    assert len(lowest) > 4


def test_whoever_returned_a_ship_knows_who_draws_it() -> None:
    position = Position(3)
    position.hand("five", "five", "tiles", "sets")
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    position.keep_lowest(state.ship_deck, 1)
    turn_with_ship(position, "draw-ship")
    assert position.ships_in_hand(1) == ["tiles"]
    assert position.known(0, 1) == ["tiles"]
    assert position.known(2, 1) == []
    assert state.view(0).buried == []
    other = state.clone()
    other.redeal(0, 3)
    assert other.hand.of(1) == state.hand.of(1)


def test_views_of_others_show_no_hand() -> None:
    position = Position()
    position.hand("tiles", "sets")
    one = position.state.clone()
    position.hand("track", "five")
    two = position.state
    assert encoded(one, 1) == encoded(two, 1)
    assert encoded(one, None) == encoded(two, None)
    assert one.view(0).players[0].hand == ["sets", "tiles"]


def test_redeal_is_uniform_over_deck_and_other_hands() -> None:
    """Each unseen card is in the other hand equally often."""
    position = Position()
    position.ship_deck("five", "sets", "tiles", "track")
    position.hand("four-fewer", seat=1)
    count: Counter[int] = Counter()
    for seed in range(2000):
        other = position.state.clone()
        other.redeal(0, seed)
        count[int(other.hand.at(1, 0))] += 1
    assert len(count) == 5
    assert all(330 < number < 470 for number in count.values())


def test_redeal_after_the_end_changes_nothing() -> None:
    state = start()
    while state.to_move >= 0:
        state.apply(state.legal()[len(state.legal()) // 2])
    digest = state.digest()
    state.redeal(0, 5)
    assert state.digest() == digest
    assert all(player.hand is not None for player in state.view(None).players)


def test_log_names_hidden_ships_only_to_those_who_know() -> None:
    event = Event("drew-ship", {"seat": 0}, {"ship": "sets"}, [0])
    assert log_line(event, 0).id == "log-drew-ship"
    assert log_line(event, 0).args["ship"] == "ship-sets"
    for viewer in (1, None):
        assert log_line(event, viewer).id == "log-drew-ship-hidden"
        assert "ship" not in log_line(event, viewer).args


def test_a_placed_ship_leaves_no_seat_sure_of_another_one() -> None:
    """Two seats returned a ship of one name, and a third drew both: when it places one of them,
    neither can know whether the other is still in the hand."""
    position = Position(3)
    position.hand("five", "five", "tiles", "sets")
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    position.hand("five", "five", "tiles", "sets", seat=1)
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    position.keep_lowest(state.ship_deck, 2)
    position.bay(2, "top", None)
    position.tiles("T18", seat=2)
    position.play(position.offer_tile("T03"), "done", "draw-ship", "done", "draw-ship")
    assert position.ships_in_hand(2) == ["tiles", "tiles"]
    assert position.known(0, 2) == position.known(1, 2) == ["tiles"]
    position.play("place-ship tiles")
    assert position.known(0, 2) == position.known(1, 2) == []
    assert [state.view(seat).players[2].known for seat in (0, 1)] == [[], []]
