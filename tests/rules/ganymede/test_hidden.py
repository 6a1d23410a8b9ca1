"""Hidden ships of Ganymede: what a seat may know, and dealing the rest anew."""

from collections import Counter

import msgspec
from rules.ganymede.positions import Position

import cosmodrome
from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede.board import SETUP
from cosmodrome.games.ganymede.hidden import known_ships
from cosmodrome.games.ganymede.parts import SHIPS
from cosmodrome.games.ganymede.rules import GanymedeState


def start(seats: int = 2, seed: int = 1) -> GanymedeState:
    state = cosmodrome.game("ganymede").start(seats, {}, seed)
    assert isinstance(state, GanymedeState)
    return state


def encoded(state: GanymedeState, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def turn_with_ship(position: Position, *actions: str) -> None:
    """A turn that gets a ship by a starting tile."""
    state = position.state
    state.tiles[state.to_move * 3 : state.to_move * 3 + 3] = [-1, -1, -1]
    position.play(position.offer_tile("T01"), "done", *actions)


def test_choice_of_ships_is_hidden_until_all_have_chosen() -> None:
    """Two games in which seat 0 keeps different ships look the same to all others."""
    one, two = start(), start()
    first, last = one.hand[0][0], one.hand[0][-1]
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
    while state.phase == SETUP:
        view = state.view(None)
        assert all(bay.ship is None for player in view.players for bay in player.bays)
        state.apply(state.legal()[0])
    view = state.view(None)
    assert all(bay.ship is not None for player in view.players for bay in player.bays)


def test_redeal_in_the_set_up_keeps_what_the_seat_was_dealt() -> None:
    state = start(3)
    state.apply(state.legal()[0])
    state.apply(state.legal()[0])
    own, row = list(state.hand[1]), list(state.ship_row)
    seen = set()
    for seed in range(20):
        other = state.clone()
        other.redeal(1, seed)
        assert (other.hand[1], other.ship_row) == (own, row)
        assert len(other.hand[0]) == 2
        seen.add(tuple(other.ship[:2]))
    assert len(seen) > 5


def test_ships_taken_openly_stay_known_and_drawn_ones_do_not() -> None:
    position = Position()
    position.ship_row("sets", "track", "tiles")
    turn_with_ship(position, "take-ship sets")
    turn_with_ship(position, "draw-ship")
    state = position.state
    assert known_ships(state, 1, 0) == [SHIPS.index("sets")]
    assert known_ships(state, 0, 1) == []
    for seed in range(10):
        other = state.clone()
        other.redeal(1, seed)
        assert other.hand[0] == [SHIPS.index("sets")]
        assert other.hand[1] == state.hand[1]
    drawn = set()
    for seed in range(30):
        other = state.clone()
        other.redeal(0, seed)
        drawn.add(other.hand[1][0])
    assert len(drawn) > 4


def test_open_ship_is_known_until_one_of_its_name_is_placed() -> None:
    position = Position()
    position.hand("sets", "sets")
    position.state.open_hand[0] = [14]
    position.bay(0, "top", None)
    position.tiles("T05")
    position.play("discard 0", "done", "place-ship sets")
    assert known_ships(position.state, 1, 0) == []
    assert position.state.hand[0] == [14]


def test_returned_ship() -> None:
    """Others know nothing of the hand any more; the returner knows card and place."""
    position = Position()
    position.hand("five", "five", "tiles", "sets")
    position.state.open_hand[0] = [14]
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    assert known_ships(state, 1, 0) == []
    assert state.returners == [0]
    [buried] = state.view(0).buried
    assert (buried.ship, buried.above) == ("tiles", state.ship_left - 1)
    assert state.view(1).buried == []
    lowest = set()
    for seed in range(30):
        own, other = state.clone(), state.clone()
        own.redeal(0, seed)
        other.redeal(1, seed)
        assert own.ship_deck[0] == SHIPS.index("tiles")
        lowest.add(other.ship_deck[0])
    assert len(lowest) > 4


def test_whoever_returned_a_ship_knows_who_draws_it() -> None:
    position = Position(3)
    position.hand("five", "five", "tiles", "sets")
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    state.ship_deck = state.ship_deck[:1]
    state.ship_left = 1
    turn_with_ship(position, "draw-ship")
    tiles = SHIPS.index("tiles")
    assert state.hand[1] == [tiles]
    assert known_ships(state, 0, 1) == [tiles]
    assert known_ships(state, 2, 1) == []
    assert state.returners == []
    other = state.clone()
    other.redeal(0, 3)
    assert other.hand[1] == [tiles]


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
        count[other.hand[1][0]] += 1
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
    tell = cosmodrome.game("ganymede").room("speech").tell
    event = Event("drew-ship", {"seat": 0}, {"ship": "sets"}, [0])
    assert tell(event, 0).id == "log-drew-ship"
    assert tell(event, 0).args["ship"] == "ship-sets"
    for viewer in (1, None):
        assert tell(event, viewer).id == "log-drew-ship-hidden"
        assert "ship" not in tell(event, viewer).args


def test_a_placed_ship_leaves_no_seat_sure_of_another_one() -> None:
    """Two seats returned a ship of one name, and a third drew both: when it places one of them,
    neither can know whether the other is still in the hand."""
    position = Position(3)
    position.hand("five", "five", "tiles", "sets")
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    position.hand("five", "five", "tiles", "sets", seat=1)
    turn_with_ship(position, "draw-ship", "return-ship tiles")
    state = position.state
    state.ship_deck = state.ship_deck[:2]
    state.ship_left = 2
    position.bay(2, "top", None)
    state.tiles[6:9] = [position.tile("T18"), -1, -1]
    position.play(position.offer_tile("T03"), "done", "draw-ship", "done", "draw-ship")
    tiles = SHIPS.index("tiles")
    assert state.hand[2] == [tiles, tiles]
    assert known_ships(state, 0, 2) == known_ships(state, 1, 2) == [tiles]
    position.play("place-ship tiles")
    assert known_ships(state, 0, 2) == known_ships(state, 1, 2) == []
    assert [state.view(seat).players[2].known for seat in (0, 1)] == [[], []]
