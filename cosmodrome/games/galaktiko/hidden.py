"""What nobody can know: the order of the piles, and which unseen card is in which."""

from math import comb, perm

from mypy_extensions import i64

from cosmodrome.engine.pieces import Pile, in_order, row, shuffle
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.galaktiko.parts import CARDS, CONTROLLER, END_OF_SHIFT
from cosmodrome.games.galaktiko.state import GalaktikoState


def deal_hidden(s: GalaktikoState) -> None:
    """Give the unseen cards a new order and split; all seats know equally much.

    While `upper` lasts, how many controllers were dealt into `lower` is drawn by its weight
    given all that was turned up: docs/rules/galaktiko.md, "Hidden information".
    """
    counts = unseen(s)
    if s.upper.size == 0 or s.variant.to_the_last:
        cards = in_order(counts, 0, CARDS)
        shuffle(cards, s.chance)
        upper = s.upper.size
        s.upper = Pile(cards[:upper])
        s.lower = Pile(cards[upper:])
        return
    passengers = in_order(counts, 0, CONTROLLER)
    shuffle(passengers, s.chance)
    below = draw_controllers_below(s, len(passengers))
    split = s.variant.lower_cards - below
    above = s.variant.controllers + s.upper_balance - below
    s.lower = Pile(append(with_controllers(passengers[:split], below), END_OF_SHIFT))
    s.lower.shuffle(s.chance)
    s.upper = Pile(with_controllers(passengers[split:], above))
    s.upper.shuffle(s.chance)


def unseen(s: GalaktikoState) -> vec[i64]:
    """How often each card is in the piles: everybody can count that."""
    counts = row(CARDS, 0)
    for place in range(s.upper.size):
        counts[s.upper.cards[place]] += 1
    for place in range(s.lower.size):
        counts[s.lower.cards[place]] += 1
    return counts


def with_controllers(cards: vec[i64], number: i64) -> vec[i64]:
    """The cards and some controllers; the row given must not be used any more."""
    for _ in range(number):
        cards = append(cards, CONTROLLER)
    return cards


def draw_controllers_below(s: GalaktikoState, unseen_passengers: int) -> i64:
    """How many controllers were dealt into `lower`: drawn by weight."""
    asked = [unseen_passengers, *s.balances.bottom_first()]
    if asked != s.variant.weights_asked:
        s.variant.weights_asked = asked
        s.variant.weights = weights_of_controllers_below(s, unseen_passengers)
    weights = s.variant.weights
    pick = int(s.chance.word()) * sum(weights) >> 32
    below = 0
    while pick >= weights[below]:
        pick -= weights[below]
        below += 1
    return below


def weights_of_controllers_below(s: GalaktikoState, unseen_passengers: int) -> list[int]:
    """For each number of controllers in `lower`, how likely it is by what was turned up."""
    total = s.variant.controllers
    passengers = s.variant.parts.passengers
    lower = int(s.variant.lower_cards)
    seen = passengers - unseen_passengers
    weights: list[int] = []
    for below in range(min(total, lower) + 1):
        weight = comb(total, below) * comb(passengers, lower - below)
        weight *= perm(passengers - lower + below, seen)
        for balance in s.balances.bottom_first():
            weight *= max(total - below + balance, 0)
        weights.append(weight)
    return weights
