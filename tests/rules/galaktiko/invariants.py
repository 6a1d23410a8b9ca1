"""docs/rules/galaktiko.md, "Invariants"."""

from collections import Counter

from cosmodrome.engine.game import State
from cosmodrome.games.galaktiko.flight import MOVE
from cosmodrome.games.galaktiko.parts import CONTROLLER, END_OF_SHIFT, STOWAWAY, VORTAN
from cosmodrome.games.galaktiko.phases import DROP_OFF, OVER, PLACEMENT
from cosmodrome.games.galaktiko.state import GalaktikoState


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
    return state.upper.bottom_first(), state.lower.bottom_first()


def cards_are_complete(state: GalaktikoState) -> None:
    upper, lower = piles(state)
    held = [*state.hand.lists(), *state.scored.lists(), *state.queue.lists()]
    zones = [*held, state.discard.bottom_first(), upper, lower]
    cards = Counter(card for zone in zones for card in zone)
    for number, count in enumerate(state.variant.parts.counts):
        assert cards[number] == count
    assert cards[CONTROLLER] + sum(state.controllers) == state.seats + 1
    for zone in held:
        assert CONTROLLER not in zone
        assert END_OF_SHIFT not in zone


def piles_are_right(state: GalaktikoState) -> None:
    upper, lower = piles(state)
    assert END_OF_SHIFT not in upper
    if state.variant.to_the_last:
        assert not lower
    else:
        assert (END_OF_SHIFT in lower) != state.end_triggered
        if len(lower) < 21:
            assert not upper


def ships_stand_apart(state: GalaktikoState) -> None:
    placed = [station for station in state.station if station >= 0]
    assert len(set(placed)) == len(placed)
    assert all(station in state.variant.route for station in placed)
    if state.phase == PLACEMENT:
        assert len({station // 3 for station in placed}) == len(placed)


def hands_are_right(state: GalaktikoState) -> None:
    kinds = state.variant.parts.kinds
    assert all(len(hand) <= 6 for hand in state.hand.lists())
    for scored in state.scored.lists():
        assert all(kinds[number] != VORTAN for number in scored)
        if any(kinds[number] == STOWAWAY for number in scored):
            assert state.discard.count(CONTROLLER)


def step_is_right(before: GalaktikoState, action: int, after: GalaktikoState) -> None:
    if MOVE.holds(action):
        move_is_right(before, action - int(MOVE.first), after)
    if before.phase == DROP_OFF and after.phase == DROP_OFF:
        assert after.floor >= before.floor
    turn_ended = before.phase != PLACEMENT and after.phase != DROP_OFF
    if turn_ended and not (after.phase == OVER and after.variant.find_their_way):
        seat = before.to_move
        assert after.hand.size(seat) == 6 or not after.queue.size(after.station[seat] // 3)
    if after.phase == OVER:
        assert after.round == after.last_round
        assert before.to_move == after.seats - 1


def move_is_right(before: GalaktikoState, station: int, after: GalaktikoState) -> None:
    turned = before.upper.size + before.lower.size - after.upper.size - after.lower.size
    met = before.controllers[station // 3] > 0
    stowaways = any(
        before.variant.parts.kinds[n] == STOWAWAY for n in before.hand.of(before.to_move)
    )
    turned += met and not stowaways
    if before.end_triggered:
        assert turned == 0
    else:
        assert 1 <= turned <= 5
        assert turned == 5 or after.end_triggered
    behind = [(station // 3 - step) % 8 for step in range(1, 6)]
    for position in range(8):
        grown = after.queue.size(position) - before.queue.size(position)
        assert grown <= (1 if position in behind else 0)
