"""What must hold after every action: specification section 13."""

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.games.ganymede.board import (
    BOARD,
    BOARD_SHIP,
    ENTRY,
    LOSE_SETTLER,
    MAIN,
    MAKE_ROOM,
    PAY_SETTLER,
    PAY_TILE,
)
from cosmodrome.games.ganymede.effects import DO_DONE, DO_DRAW_SHIP, DO_TAKE_SHIP
from cosmodrome.games.ganymede.launch import DO_LAUNCH
from cosmodrome.games.ganymede.parts import SHIPS
from cosmodrome.games.ganymede.rules import GanymedeState

IN_TRANSIT = {PAY_SETTLER, PAY_TILE, LOSE_SETTLER, BOARD_SHIP}


def check(before: State | None, action: int, after: State) -> None:
    """Assert every invariant for a position and the action that led to it."""
    assert isinstance(after, GanymedeState)
    _check_settlers(after)
    _check_cards(after)
    _check_boards(after)
    if after.phase == MAIN:
        _check_main(after)
    _check_legal(after)
    if before is not None:
        assert isinstance(before, GanymedeState)
        _check_change(before, after)
    if after.to_move == NOBODY:
        # The turn is passed on in order, so the last seat has ended the last round.
        assert before is None or before.to_move == after.table.seats - 1


def _check_settlers(state: GanymedeState) -> None:
    settlers = {2: 7, 3: 10, 4: 13}[state.table.seats]
    for colour in range(4):
        total = state.supply[colour] + state.transit[colour] + sum(state.settlers[colour::4])
        assert total == settlers
    assert min(state.supply + state.settlers + state.transit) >= 0
    if state.phase not in IN_TRANSIT:
        assert sum(state.transit) == 0


def _check_cards(state: GanymedeState) -> None:
    tiles = [*state.tile_row, *state.tile_stack[: state.tile_left], *state.tile_discard]
    tiles += state.tiles
    if state.phase == MAKE_ROOM:
        tiles.append(state.card)
    assert sorted(tile for tile in tiles if tile >= 0) == list(range(30))
    shuttles = [shuttle for column in state.columns for shuttle in column]
    earth = [*state.earth_row, *state.earth_deck[: state.earth_left]]
    mars = [*state.mars_row, *state.mars_deck[: state.mars_left]]
    earth += [shuttle for shuttle in shuttles if shuttle < 30]
    mars += [shuttle for shuttle in shuttles if shuttle >= 30]
    assert sorted(shuttle for shuttle in earth if shuttle >= 0) == list(range(30))
    assert sorted(shuttle for shuttle in mars if shuttle >= 0) == list(range(30, 60))
    ships = [*state.ship_deck[: state.ship_left], *state.ship_row, *state.ship]
    for cards in state.hand + state.launched:
        ships += cards
    for ship, count in enumerate(state.table.parts.ship_counts):
        assert ships.count(ship) == count


def _check_boards(state: GanymedeState) -> None:
    parts = state.table.parts
    for seat in range(state.table.seats):
        board = state.settlers[seat * BOARD : (seat + 1) * BOARD]
        assert sum(board[0:4]) <= 6
        assert sum(board[4:8]) <= 5
        top, bottom = board[8:12], board[12:16]
        assert sum(count > 0 for count in top) <= 1
        assert max(bottom) <= 1
        for bay, aboard in enumerate((top, bottom)):
            ship = state.ship[seat * 2 + bay]
            need = 0 if ship < 0 else (3, 4)[bay] - parts.ship_need_less[ship]
            assert sum(aboard) <= need
        for kind in range(5):
            for shuttle in state.columns[seat * 5 + kind]:
                assert parts.shuttle_types[shuttle] == kind
        assert 0 <= state.step[seat] <= 12
        assert state.hand[seat] == sorted(state.hand[seat])
        _check_knowledge(state, seat)


def _check_knowledge(state: GanymedeState, seat: int) -> None:
    """What others are sure of is really in the hand."""
    sure = state.open_hand[seat] + [traced % len(SHIPS) for traced in state.traced[seat]]
    for ship in sure:
        assert sure.count(ship) <= state.hand[seat].count(ship)
    assert len(state.returners) <= state.ship_left


def _check_main(state: GanymedeState) -> None:
    assert min(state.tile_row) >= 0
    assert min(state.ship_row) >= 0 or state.ship_left == 0
    assert state.free_launches == 0
    for seat in range(state.table.seats):
        assert not state.full(seat, 0)
        assert not state.full(seat, 1)
        assert len(state.hand[seat]) <= 4
        if min(state.ship[seat * 2 : seat * 2 + 2]) < 0:
            assert not state.hand[seat]
        if not state.end_triggered:
            assert len(state.launched[seat]) <= 3
    if not state.end_triggered:
        assert min(state.earth_row + state.mars_row) >= 0


def _check_legal(state: GanymedeState) -> None:
    legal = state.legal()
    if state.to_move == NOBODY:
        assert legal == []
        return
    assert 1 <= len(legal) <= (15 if state.phase == MAIN else 17)
    assert legal == sorted(set(legal))
    if state.phase == ENTRY:
        assert legal[-1] == DO_DONE
        assert len(legal) > 1


def _check_change(before: GanymedeState, after: GanymedeState) -> None:
    """The steps never fall, and no two actions of a list come to the same position."""
    assert all(old <= new for old, new in zip(before.step, after.step, strict=True))
    assert all(
        len(old) <= len(new) for old, new in zip(before.launched, after.launched, strict=True)
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
    if DO_TAKE_SHIP <= first < DO_DRAW_SHIP and second == DO_DRAW_SHIP:
        return True
    if second == DO_DONE and DO_LAUNCH <= first < DO_LAUNCH + 2 and state.free_launches == 0:
        bay = first - DO_LAUNCH
        return state.full(state.to_move, bay) and not state.full(state.to_move, 1 - bay)
    return False
