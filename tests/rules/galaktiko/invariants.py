"""The invariants of Galaktiko: specification, section 13."""

from collections import Counter

from cosmodrome.engine.game import State
from cosmodrome.games.galaktiko.parts import CONTROLLER, END_OF_SHIFT, STOWAWAY, VORTAN
from cosmodrome.games.galaktiko.rules import (
    DROP,
    DROP_OFF,
    MOVE,
    OVER,
    PLACEMENT,
    GalaktikoState,
)


def check(before: State | None, action: int, after: State) -> None:
    """Assert all invariants of a position, and of the step that led to it."""
    assert isinstance(after, GalaktikoState)
    cards_are_complete(after)
    piles_are_right(after)
    ships_stand_apart(after)
    hands_are_right(after)
    if before is not None:
        assert isinstance(before, GalaktikoState)
        step_is_right(before, action, after)


def piles(state: GalaktikoState) -> tuple[list[int], list[int]]:
    return state.upper[: state.upper_left], state.lower[: state.lower_left]


def cards_are_complete(state: GalaktikoState) -> None:
    upper, lower = piles(state)
    zones = [*state.hand, *state.scored, *state.queue, state.discard, upper, lower]
    cards = Counter(card for zone in zones for card in zone)
    for number, count in enumerate(state.table.parts.counts):
        assert cards[number] == count
    assert cards[CONTROLLER] + sum(state.controllers) == state.table.seats + 1
    for zone in [*state.hand, *state.scored, *state.queue]:
        assert CONTROLLER not in zone
        assert END_OF_SHIFT not in zone


def piles_are_right(state: GalaktikoState) -> None:
    upper, lower = piles(state)
    assert END_OF_SHIFT not in upper
    if state.table.to_the_last:
        assert not lower
    else:
        assert (END_OF_SHIFT in lower) != state.end_triggered
        if len(lower) < 21:
            assert not upper


def ships_stand_apart(state: GalaktikoState) -> None:
    placed = [station for station in state.station if station >= 0]
    assert len(set(placed)) == len(placed)
    assert all(station in state.table.route for station in placed)
    if state.phase == PLACEMENT:
        assert len({station // 3 for station in placed}) == len(placed)


def hands_are_right(state: GalaktikoState) -> None:
    kinds = state.table.parts.kinds
    assert all(len(hand) <= 6 for hand in state.hand)
    for scored in state.scored:
        assert all(kinds[number] != VORTAN for number in scored)
        if any(kinds[number] == STOWAWAY for number in scored):
            assert CONTROLLER in state.discard


def step_is_right(before: GalaktikoState, action: int, after: GalaktikoState) -> None:
    if MOVE <= action < DROP:
        move_is_right(before, action - MOVE, after)
    if before.phase == DROP_OFF and after.phase == DROP_OFF:
        assert after.floor >= before.floor
    turn_ended = before.phase != PLACEMENT and after.phase != DROP_OFF
    if turn_ended and not (after.phase == OVER and after.table.find_their_way):
        seat = before.to_move
        assert len(after.hand[seat]) == 6 or not after.queue[after.station[seat] // 3]
    if after.phase == OVER:
        assert after.round == after.last_round
        assert before.to_move == after.table.seats - 1


def move_is_right(before: GalaktikoState, station: int, after: GalaktikoState) -> None:
    turned = before.upper_left + before.lower_left - after.upper_left - after.lower_left
    met = before.controllers[station // 3] > 0
    stowaways = any(before.table.parts.kinds[n] == STOWAWAY for n in before.hand[before.to_move])
    turned += met and not stowaways
    if before.end_triggered:
        assert turned == 0
    else:
        assert 1 <= turned <= 5
        assert turned == 5 or after.end_triggered
    behind = [(station // 3 - step) % 8 for step in range(1, 6)]
    for position in range(8):
        grown = len(after.queue[position]) - len(before.queue[position])
        assert grown <= (1 if position in behind else 0)
