"""The tornado: docs/rules/gaia.md, "Element effects"."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event
from cosmodrome.engine.pieces import NO_PILE
from cosmodrome.games.gaia import phases, steps
from cosmodrome.games.gaia.memory import forget, infer_from_thrown
from cosmodrome.games.gaia.parts import CARDS, KIND, KINDS, kind_of
from cosmodrome.games.gaia.state import NO_CARD, GaiaState, Step

STEAL: Final = Family("steal", KIND)
KEEP: Final = Family("keep", CARDS, secret=True)


def blow(s: GaiaState) -> None:
    """A card is taken from each other seat that has one; the actor keeps one of them."""
    s.put_next(steps.LOOK)
    for distance in range(1, s.seats):
        # The steps are put on the agenda from the last one to the first one.
        seat = (s.actor - distance) % s.seats
        if s.hand.size(seat) > 0:
            s.put_next(steps.ROB, seat)


class Rob(Step):
    """The actor is asked for a kind of card, by the backs."""

    def take(self, s: GaiaState, whom: i64) -> None:
        s.ask_about(phases.STEAL, whom)


class Steal(Decision[GaiaState]):
    """A kind of card that the victim holds: one of them is taken at random, face down."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        for kind in range(i64(KINDS)):
            if s.backs(s.focus, kind) > 0:
                legal.add(STEAL.first + kind)

    def apply(self, s: GaiaState, action: i64) -> None:
        victim = s.focus
        card = draw_blindly(s, victim, action - STEAL.first)
        s.robbed = s.robbed.clone()
        s.robbed.put_on_top(victim)
        s.taken = s.taken.clone()
        s.taken.put_on_top(card)
        s.reveals += 1
        s.log_unseen("stole", card, victim)
        s.go_on()


def draw_blindly(s: GaiaState, victim: i64, kind: i64) -> i64:
    """A random card of a kind leaves a hand."""
    first: i64 = 0
    while kind_of(s.hand.at(victim, first)) != kind:
        first += 1
    return s.hand.pop(victim, first + s.chance.below(s.backs(victim, kind)))


class Look(Step):
    """The actor sees the cards, and from whom each one is, if any were taken."""

    def take(self, s: GaiaState, whom: i64) -> None:
        if s.robbed.size == 0:
            s.put_down()
            return
        s.reveals += 1
        s.looked = True
        for place in range(s.robbed.size):
            forget(s, s.actor, s.robbed.cards[place], s.taken.cards[place])
        if s.journal is not None:
            card_names = s.variant.parts.card_names
            cards = " ".join([card_names[card] for card in s.taken.bottom_first()])
            knows = (int(s.actor),)
            s.journal.append(Event("looked", {"seat": s.actor}, {"cards": cards}, knows))
        s.ask(phases.KEEP, s.actor)


class Keep(Decision[GaiaState]):
    """One of the cards goes to the hand of the thief, the others to the discards."""

    def legal(self, s: GaiaState, legal: LegalActions) -> None:
        previous: i64 = NO_CARD
        for card in sorted(s.taken.bottom_first()):
            if card != previous:
                legal.add(KEEP.first + card)
            previous = card

    def apply(self, s: GaiaState, action: i64) -> None:
        card = action - KEEP.first
        # Their order must not tell whose each one was.
        thrown = sorted(s.taken.bottom_first())
        thrown.remove(card)
        infer_from_thrown(s, s.actor, thrown, kind_of(card))
        s.hand.insert(s.actor, card)
        s.robbed = NO_PILE
        s.taken = NO_PILE
        s.looked = False
        s.put_down()
        s.reveals += 1
        s.log_unseen("kept", card)
        for other in thrown:
            s.discard(other)
            s.log_card("threw", s.actor, other)
        s.go_on()
