"""What each seat, and a spectator, is sure of in the other hands.

Cards that were taken openly are sure until they are shown; and the card that a tornado took
from a seat is, for that seat, if the thief must have kept it (it is not among those thrown).
After a tornado the thief strikes out what it saw taken; the others strike out every card that
may have been the lost one, going by the cards thrown and by what they lost themselves.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.gaia.parts import KINDS, kind_of
from cosmodrome.games.gaia.state import GaiaState

NOT_ROBBED: Final = -1


def about(s: GaiaState, observer: i64, seat: i64) -> i64:
    """The row of `known` for what one knows of a hand. The observer after all seats watches."""
    return observer * s.seats + seat


def sure(s: GaiaState, observer: i64, seat: i64) -> list[int]:
    """The cards of a hand that an observer is sure of at this moment.

    While a card of that hand is under way in a tornado and the observer has not seen it, it may
    be any one of its kind.
    """
    cards = s.known.of(about(s, observer, seat))
    place = place_of_victim(s, seat)
    if place != NOT_ROBBED and not sees_taken(s, observer):
        kind = kind_of(s.taken.cards[place])
        for card in set(cards):
            if kind_of(card) == kind:
                cards.remove(card)
    return cards


def place_of_victim(s: GaiaState, victim: i64) -> i64:
    """The place of a victim among those that were robbed so far."""
    for place in range(s.robbed.size):
        if s.robbed.cards[place] == victim:
            return place
    return NOT_ROBBED


def sees_taken(s: GaiaState, observer: i64) -> bool:
    """Whether somebody knows all cards that are under way."""
    return s.looked and observer == s.actor


def learn(s: GaiaState, seat: i64, card: i64) -> None:
    """Everybody but the owner notes a card of a hand: the owner sees its own."""
    for observer in range(s.seats + 1):
        if observer != seat:
            s.known.append(about(s, observer, seat), card)


def show(s: GaiaState, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see."""
    s.hand.remove(seat, card)
    s.reveals += 1
    for observer in range(s.seats + 1):
        forget(s, observer, seat, card)


def forget(s: GaiaState, observer: i64, seat: i64, card: i64) -> None:
    """An observer strikes out a card, if it was sure of it."""
    s.known.discard(about(s, observer, seat), card)


def infer_from_thrown(s: GaiaState, actor: i64, thrown: list[int], kept: i64) -> None:
    """All but the thief learn from the cards of a tornado that it threw away.

    They saw from whom a card of which kind was taken, and of which kind the kept one is.
    """
    for observer in range(s.seats + 1):
        if observer != actor:
            for kind in range(i64(KINDS)):
                faces = [card for card in thrown if kind_of(card) == kind]
                _infer(s, observer, actor, kind, faces, kind == kept)


def _infer(
    s: GaiaState, observer: i64, actor: i64, kind: i64, faces: list[int], hidden: bool
) -> None:
    """What an observer can tell of one kind: a victim knows its own lost card too.

    ``faces`` are the cards thrown; ``hidden`` tells whether one more was kept.
    """
    victims: list[int] = []
    for place in range(s.robbed.size):
        card = s.taken.cards[place]
        if kind_of(card) != kind:
            continue
        if s.robbed.cards[place] != observer:
            victims.append(s.robbed.cards[place])
        elif card in faces:
            faces.remove(card)
        else:
            hidden = False
            s.known.append(about(s, observer, actor), card)
    for victim in victims:
        _strike_out(s, observer, victim, kind, faces, hidden)


def _strike_out(
    s: GaiaState, observer: i64, victim: i64, kind: i64, faces: list[int], hidden: bool
) -> None:
    """Strike out every card that the victim may have lost.

    It lost one of the faces, or if the kept card may be its own, any card of the kind.
    """
    for card in set(s.known.of(about(s, observer, victim))):
        if kind_of(card) == kind and (hidden or card in faces):
            forget(s, observer, victim, card)
