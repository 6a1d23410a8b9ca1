"""docs/rules/ganymede.md, "Invariants": what must hold after every action."""

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.effects import DONE, DRAW_SHIP, TAKE_SHIP
from cosmodrome.games.ganymede.hidden import known_ships
from cosmodrome.games.ganymede.launch import LAUNCH
from cosmodrome.games.ganymede.parts import EARTH, MARS, TOP
from cosmodrome.games.ganymede.state import GanymedeState

IN_TRANSIT = {phases.PAY_SETTLER, phases.PAY_TILE, phases.LOSE_SETTLER, phases.BOARD}


def check(before: State | None, action: int, after: State) -> None:
    """Assert every invariant for a position and the action that led to it."""
    assert isinstance(after, GanymedeState)
    _check_settlers(after)
    _check_cards(after)
    _check_boards(after)
    if after.phase == phases.MAIN:
        _check_main(after)
    _check_legal(after)
    if before is not None:
        assert isinstance(before, GanymedeState)
        _check_change(before, after)
    if after.to_move == NOBODY:
        # The turn is passed on in order, so the last seat has ended the last round.
        assert before is None or before.to_move == after.seats - 1


def _check_settlers(state: GanymedeState) -> None:
    settlers = {2: 7, 3: 10, 4: 13}[state.seats]
    for colour in range(4):
        assert sum(list(state.settlers)[colour::4]) == settlers
    assert min(state.settlers) >= 0
    if state.phase not in IN_TRANSIT:
        assert state.total(state.variant.transit) == 0


def _check_cards(state: GanymedeState) -> None:
    tiles = [*state.tile_row, *state.tile_stack.top_first(), *state.tile_discard.top_first()]
    tiles += state.tiles
    if state.phase == phases.MAKE_ROOM:
        tiles.append(state.used_tile)
    assert sorted(tile for tile in tiles if tile >= 0) == list(range(30))
    shuttles = [shuttle for column in state.columns.lists() for shuttle in column]
    earth = [*state.earth_row, *state.earth_deck.top_first()]
    mars = [*state.mars_row, *state.mars_deck.top_first()]
    earth += [shuttle for shuttle in shuttles if shuttle < 30]
    mars += [shuttle for shuttle in shuttles if shuttle >= 30]
    assert sorted(shuttle for shuttle in earth if shuttle >= 0) == list(range(30))
    assert sorted(shuttle for shuttle in mars if shuttle >= 0) == list(range(30, 60))
    ships = [*state.ship_deck.top_first(), *state.ship_row, *state.bays]
    for cards in state.hand.lists() + state.launched.lists():
        ships += cards
    for ship, count in enumerate(state.variant.parts.ship_counts):
        assert ships.count(ship) == count


def _check_boards(state: GanymedeState) -> None:
    parts = state.variant.parts
    for seat in range(state.seats):
        assert state.at(seat, EARTH) <= 6
        assert state.at(seat, MARS) <= 5
        top, bottom = (_aboard(state, seat, bay) for bay in range(2))
        assert sum(count > 0 for count in top) <= 1
        assert max(bottom) <= 1
        for bay, aboard in enumerate((top, bottom)):
            ship = state.ship_in(seat, bay)
            need = 0 if ship < 0 else (3, 4)[bay] - parts.ship_need_less[ship]
            assert sum(aboard) <= need
        for kind in range(5):
            for shuttle in state.columns.of(state.column(seat, kind)):
                assert parts.shuttle_types[shuttle] == kind
        assert 0 <= state.step[seat] <= 12
        assert state.hand.of(seat) == sorted(state.hand.of(seat))
        _check_knowledge(state, seat)


def _aboard(state: GanymedeState, seat: int, bay: int) -> list[int]:
    return [int(state.count(state.spot(seat, TOP + bay), colour)) for colour in range(4)]


def _check_knowledge(state: GanymedeState, seat: int) -> None:
    """What viewers are sure of is really in the hand, and all know what a spectator knows."""
    hand = state.hand.of(seat)
    open_ships = known_ships(state, state.seats, seat)
    for viewer in range(state.seats + 1):
        sure = known_ships(state, viewer, seat)
        assert all(sure.count(ship) <= hand.count(ship) for ship in sure)
        assert all(open_ships.count(ship) <= sure.count(ship) for ship in open_ships)
    assert len(state.returners) <= state.ship_deck.size


def _check_main(state: GanymedeState) -> None:
    assert min(state.tile_row) >= 0
    assert min(state.ship_row) >= 0 or state.ship_deck.size == 0
    assert state.free_launches == 0
    for seat in range(state.seats):
        assert not state.full(seat, 0)
        assert not state.full(seat, 1)
        assert state.hand.size(seat) <= 4
        if not (state.has_ship(seat, 0) and state.has_ship(seat, 1)):
            assert state.hand.size(seat) == 0
        if not state.end_triggered:
            assert state.launched.size(seat) <= 3
    if not state.end_triggered:
        assert min([*state.earth_row, *state.mars_row]) >= 0


def _check_legal(state: GanymedeState) -> None:
    legal = state.legal()
    if state.to_move == NOBODY:
        assert legal == []
        return
    assert 1 <= len(legal) <= (15 if state.phase == phases.MAIN else 17)
    assert legal == sorted(set(legal))
    if state.phase == phases.ENTRY:
        assert legal[-1] == DONE.first
        assert len(legal) > 1


def _check_change(before: GanymedeState, after: GanymedeState) -> None:
    """The steps never fall, and no two actions of a list come to the same position."""
    assert all(old <= new for old, new in zip(before.step, after.step, strict=True))
    assert all(
        before.launched.size(seat) <= after.launched.size(seat) for seat in range(after.seats)
    )
    reached: dict[int, int] = {}
    for action in before.legal():
        copy = before.clone()
        copy.apply(action)
        digest = copy.digest()
        if digest in reached:
            assert _may_coincide(before, reached[digest], action)
        reached[digest] = action


def _may_coincide(state: GanymedeState, first: int, second: int) -> bool:
    """The two exceptions: luck of the draw, and the last free launch of the one full bay."""
    if TAKE_SHIP.holds(first) and second == DRAW_SHIP.first:
        return True
    if second == DONE.first and LAUNCH.holds(first) and state.free_launches == 0:
        bay = first - LAUNCH.first
        return state.full(state.to_move, bay) and not state.full(state.to_move, 1 - bay)
    return False
