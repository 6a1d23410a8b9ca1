"""What nobody can know: the order of the piles, and which unseen card is in which."""

from math import comb, perm

from cosmodrome.engine.pieces import Pile, pile_of
from cosmodrome.games.galaktiko.parts import CONTROLLER, END_OF_SHIFT, LOWER_CARDS
from cosmodrome.games.galaktiko.state import GalaktikoState


def deal_hidden(s: GalaktikoState) -> None:
    """Give the unseen cards a new order and split; all seats know equally much.

    While `upper` lasts, how many controllers were dealt into `lower` is drawn by its weight
    given all that was turned up: docs/rules/galaktiko.md, "Hidden information".
    """
    unseen = sorted(s.upper.bottom_first() + s.lower.bottom_first())
    if s.upper.size == 0 or s.variant.to_the_last:
        s.chance.shuffle(unseen)
        upper = s.upper.size
        s.upper = pile_of(unseen[:upper])
        s.lower = pile_of(unseen[upper:])
        return
    passengers = [card for card in unseen if card < CONTROLLER]
    s.chance.shuffle(passengers)
    below = draw_controllers_below(s, len(passengers))
    above = s.variant.controllers + s.upper_balance - below
    split = LOWER_CARDS - below
    s.lower = _shuffled(s, passengers[:split] + [CONTROLLER] * below + [END_OF_SHIFT])
    s.upper = _shuffled(s, passengers[split:] + [CONTROLLER] * above)


def _shuffled(s: GalaktikoState, cards: list[int]) -> Pile:
    pile = pile_of(cards)
    pile.shuffle(s.chance)
    return pile


def draw_controllers_below(s: GalaktikoState, unseen_passengers: int) -> int:
    """How many controllers were dealt into `lower`: drawn by weight."""
    total = s.variant.controllers
    passengers = s.variant.parts.passengers
    seen = passengers - unseen_passengers
    weights: list[int] = []
    for below in range(total + 1):
        weight = comb(total, below) * comb(passengers, LOWER_CARDS - below)
        weight *= perm(passengers - LOWER_CARDS + below, seen)
        for balance in s.balances.bottom_first():
            weight *= max(total - below + balance, 0)
        weights.append(weight)
    pick = int(s.chance.word()) * sum(weights) >> 32
    below = 0
    while pick >= weights[below]:
        pick -= weights[below]
        below += 1
    return below
