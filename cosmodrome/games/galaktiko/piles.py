"""The two piles: `upper` is used first, `lower` hides the end of the shift."""

from mypy_extensions import i64

from cosmodrome.engine.pieces import Pile
from cosmodrome.games.galaktiko.parts import CONTROLLER
from cosmodrome.games.galaktiko.state import GalaktikoState


def turn_up(s: GalaktikoState) -> i64:
    """The top card of `upper`, or of `lower` when `upper` is empty."""
    if s.upper.size == 0:
        return s.lower.take()
    card = s.upper.take()
    if card == CONTROLLER:
        s.balances.put_on_top(s.upper_balance)
        s.upper_balance -= 1
    return card


def return_controller(s: GalaktikoState) -> None:
    """A controller without work is shuffled into the pile that is in use."""
    if s.upper.size > 0 or s.variant.to_the_last:
        return_to_upper(s, 1)
    else:
        _shuffle_in(s, s.lower, 1)


def return_to_upper(s: GalaktikoState, controllers: i64) -> None:
    """Shuffle controllers into `upper`."""
    _shuffle_in(s, s.upper, controllers)
    s.upper_balance += controllers


def _shuffle_in(s: GalaktikoState, pile: Pile, controllers: i64) -> None:
    for _ in range(controllers):
        pile.put_on_top(CONTROLLER)
    pile.shuffle(s.chance)
