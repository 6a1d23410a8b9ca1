"""What a seat cannot know: the decks, and in the other hands whatever it is not sure of."""

from mypy_extensions import i64

from cosmodrome.engine.pieces import Pile, in_order, row, shuffled
from cosmodrome.engine.vecs import vec
from cosmodrome.games.gaia.memory import NOT_ROBBED, about, forget, place_of_victim, sees_taken
from cosmodrome.games.gaia.parts import CARDS, FIRST_ANIMALS, KINDS, SUN, kind_of
from cosmodrome.games.gaia.state import GaiaState
from cosmodrome.games.gaia.tornado import draw_blindly


def deal_hidden(s: GaiaState, seat: i64) -> None:
    """Deal all cards anew that this seat cannot know.

    Every hand keeps its number of cards of each kind, and what the seat is sure of in it.
    Only that counts, each deal of the rest is as likely as any other; a card under way in a
    tornado is drawn from its victim's new hand. The other seats then know what a spectator
    knows: more would depend on cards this seat cannot see.
    """
    if not sees_taken(s, seat):
        put_back_taken(s, seat)
    put_into_decks(s, unseen(s, seat))
    for other in range(s.seats):
        if other != seat:
            deal_hand(s, seat, other)
            if not sees_taken(s, seat):
                take_again(s, other)
            for hand in range(s.seats):
                if hand != other:
                    s.known.copy_row(about(s, s.seats, hand), about(s, other, hand))
    if s.looked and seat != s.actor:
        strike_out_taken(s)


def strike_out_taken(s: GaiaState) -> None:
    """The thief has seen the cards under way, so it is not sure of them in the hands."""
    for place in range(s.robbed.size):
        forget(s, s.actor, s.robbed.cards[place], s.taken.cards[place])


def put_back_taken(s: GaiaState, seat: i64) -> None:
    """The cards under way in a tornado go back to the other hands."""
    for place in range(s.robbed.size):
        if s.robbed.cards[place] != seat:
            s.hand.insert(s.robbed.cards[place], s.taken.cards[place])


def unseen(s: GaiaState, seat: i64) -> vec[i64]:
    """How often each card is in a deck or in another hand without the seat being sure of it."""
    counts = row(CARDS, 0)
    for kind in range(i64(KINDS)):
        deck = s.deck(kind)
        for place in range(deck.size):
            counts[deck.cards[place]] += 1
    for other in range(s.seats):
        if other != seat:
            for place in range(s.hand.size(other)):
                counts[s.hand.at(other, place)] += 1
            known = about(s, seat, other)
            for place in range(s.known.size(known)):
                counts[s.known.at(known, place)] -= 1
    return counts


def put_into_decks(s: GaiaState, counts: vec[i64]) -> None:
    """Shuffle all these cards into the decks; the hands are dealt from there."""
    s.nature_deck = shuffled(in_order(counts, 0, FIRST_ANIMALS), s.chance)
    s.life_deck = shuffled(in_order(counts, FIRST_ANIMALS, SUN), s.chance)
    s.element_deck = shuffled(in_order(counts, SUN, CARDS), s.chance)


def deal_hand(s: GaiaState, seat: i64, other: i64) -> None:
    """Another hand: what is known of it, the rest from the tops of the decks."""
    known = about(s, seat, other)
    unknown = row(KINDS, 0)
    for place in range(s.hand.size(other)):
        unknown[kind_of(s.hand.at(other, place))] += 1
    s.hand.clear(other)
    for place in range(s.known.size(known)):
        card = s.known.at(known, place)
        unknown[kind_of(card)] -= 1
        s.hand.insert(other, card)
    for kind in range(i64(KINDS)):
        for _ in range(unknown[kind]):
            s.hand.insert(other, s.deck(kind).take())


def take_again(s: GaiaState, victim: i64) -> None:
    """A card of the same kind is under way in the tornado, but which one is not known."""
    place = place_of_victim(s, victim)
    if place != NOT_ROBBED:
        card = draw_blindly(s, victim, kind_of(s.taken.cards[place]))
        s.taken = Pile(s.taken.cards[: s.taken.size])
        s.taken.cards[place] = card
