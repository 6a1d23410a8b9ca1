"""The cards of Gaia: decks, open cards, hands, fronts, discards; and who knows what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.engine.lists import copies, empty_lists
from cosmodrome.engine.old import Game, State
from cosmodrome.games.gaia.parts import (
    DEALT,
    ELEMENT,
    KIND,
    KINDS,
    LIFE,
    NATURE,
    OPEN,
    SUN,
    Parts,
    kind_of,
)
from cosmodrome.games.gaia.world import insert

MEEPLES: Final = 5
MEEPLES_OF_TWO: Final = 6
HAND_LIMIT: Final = 6
ELEMENT_LIMIT: Final = 2
NO_CARD: Final = -1
# The row of open cards: nature, life, element; where each kind begins and ends.
ROW: Final = 7
ROW_START: Final = (0, 3, 5)
ROW_END: Final = (3, 5, 7)
ROW_KIND: Final = (NATURE, NATURE, NATURE, LIFE, LIFE, ELEMENT, ELEMENT)

_NO_CARDS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class Table:
    """What stays the same during a game: printed values, number of seats, options."""

    def __init__(self, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        self.meeples: Final = MEEPLES_OF_TWO if seats == 2 else MEEPLES
        self.capture: Final = options["capture"]
        self.metropolis: Final = options["metropolis"]
        self.elements: Final = options["elements"]
        self.disasters: Final = options["disasters"]
        # The kinds of cards in use.
        self.kinds: Final = KINDS if self.elements else KINDS - 1


@mypyc_attr(native_class=True, acyclic=True)
class Cards(State):
    """The cards of a position."""

    def __init__(self, game: Game, table: Table, chance: Chance) -> None:
        super().__init__(game, chance)
        self.table = table
        # By kind: a deck's top card is the last of its first `left` cards. Taking one only
        # counts down, so that clones share the deck.
        self.deck = _NO_LISTS
        self.left = _NO_CARDS
        self.row = _NO_CARDS
        # By seat: cards in hand (sorted), cards laid out (in the order of play). Fronts and
        # discards are replaced, never changed in place, so that clones share them.
        self.hand = _NO_LISTS
        self.front = _NO_LISTS
        self.discards = _NO_CARDS
        # During a tornado: who lost a card, and which.
        self.robbed = _NO_CARDS
        self.taken = _NO_CARDS
        self.looked = False
        # What each seat, and last a spectator, is sure of in each other hand: a list for
        # each pair, `known[seat * seats + hand]`. Replaced, never changed in place.
        self.known = _NO_LISTS

    def copy_cards(self, copy: "Cards") -> None:
        """Give a clone its own cards."""
        copy.deck = self.deck
        copy.left = self.left.copy()
        copy.row = self.row.copy()
        copy.hand = copies(self.hand)
        copy.front = self.front.copy()
        copy.discards = self.discards
        copy.robbed = self.robbed
        copy.taken = self.taken
        copy.looked = self.looked
        copy.known = self.known.copy()

    def deal_cards(self) -> None:
        """Shuffle, deal and open each kind. Section 3, steps 3 to 5."""
        table = self.table
        self.hand = empty_lists(table.seats)
        self.front = empty_lists(table.seats)
        self.known = empty_lists(table.seats * (table.seats + 1))
        self.row = [NO_CARD] * ROW
        self.deck = empty_lists(KINDS)
        self.left = [0] * KINDS
        for kind in range(table.kinds):
            deck = table.parts.deck(kind, table.disasters)
            self.chance.shuffle(deck)
            self.deck[kind] = deck
            self.left[kind] = len(deck)
            for _ in range(DEALT[kind]):
                for seat in range(table.seats):
                    insert(self.hand[seat], self._turn_up(kind))
            for at in range(OPEN[kind]):
                self.row[ROW_START[kind] + at] = self._turn_up(kind)

    # --- looking --------------------------------------------------------------------

    def backs(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat holds: everybody sees the backs."""
        return _count(self.hand[seat], kind)

    def exhausted(self, kind: int) -> bool:
        """Whether no card of a kind is left, neither in the deck nor open."""
        if self.left[kind] > 0:
            return False
        at: i64 = ROW_START[kind]
        while at < ROW_END[kind]:
            if self.row[at] != NO_CARD:
                return False
            at += 1
        return True

    def over_limit(self, seat: int) -> bool:
        """Whether a card must be discarded."""
        hand = self.hand[seat]
        return len(hand) > HAND_LIMIT or (
            len(hand) > ELEMENT_LIMIT and hand[len(hand) - ELEMENT_LIMIT - 1] >= SUN
        )

    # --- moving cards ---------------------------------------------------------------

    def _turn_up(self, kind: int) -> int:
        """The top card of a deck."""
        left = self.left[kind] - 1
        self.left[kind] = left
        return self.deck[kind][left]

    def take_open(self, seat: int, at: int) -> None:
        """An open card goes to a hand, seen by all; the next one is turned up."""
        card = self.row[at]
        insert(self.hand[seat], card)
        self._learn(seat, card)
        kind = ROW_KIND[at]
        self._log_card("took", seat, card)
        if self.left[kind] == 0:
            self.row[at] = NO_CARD
            return
        self.row[at] = self._turn_up(kind)
        self.reveals += 1
        if self.journal is not None:
            name = self.table.parts.card_names[self.row[at]]
            self.journal.append(Event("opened", {"card": name}))

    def draw_top(self, seat: int, kind: int) -> None:
        """The top card of a deck goes to a hand, seen by its owner alone."""
        card = self._turn_up(kind)
        insert(self.hand[seat], card)
        self.reveals += 1
        if self.journal is not None:
            name = self.table.parts.card_names[card]
            facts: dict[str, int | str] = {"seat": seat, "kind": KIND[kind]}
            self.journal.append(Event("drew", facts, {"card": name}, (seat,)))

    def show(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        self.hand[seat].remove(card)
        self.reveals += 1
        at = seat
        while at < len(self.known):
            if card in self.known[at]:
                self.known[at] = _without(self.known[at], card)
            at += self.table.seats

    def lay_out(self, seat: int, card: int) -> None:
        """A card goes to the front of a seat."""
        self.front[seat] = self.front[seat] + [card]

    def _learn(self, seat: int, card: int) -> None:
        """Everybody but the owner notes a card of a hand: the owner sees his own."""
        seats = self.table.seats
        at = seat
        while at < len(self.known):
            if at != seat * seats + seat:
                self.known[at] = self.known[at] + [card]
            at += seats

    # --- the tornado ----------------------------------------------------------------

    def steal_card(self, victim: int, kind: int) -> None:
        """A random card of a kind leaves a hand, face down."""
        hand = self.hand[victim]
        first: i64 = 0
        while kind_of(hand[first]) != kind:
            first += 1
        card = hand.pop(first + self.chance.below(_count(hand, kind)))
        self.robbed = self.robbed + [victim]
        self.taken = self.taken + [card]
        self.reveals += 1
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "victim": victim,
                "kind": KIND[kind],
            }
            name = self.table.parts.card_names[card]
            self.journal.append(Event("stole", facts, {"card": name}, (victim,)))

    def look_at_taken(self, actor: int) -> None:
        """The thief sees the cards, and from whom each one is."""
        self.reveals += 1
        self.looked = True
        for index, victim in enumerate(self.robbed):
            self._forget(actor, victim, self.taken[index])
        if self.journal is not None:
            names = [self.table.parts.card_names[card] for card in self.taken]
            secrets: dict[str, int | str] = {"cards": " ".join(names)}
            self.journal.append(Event("looked", {"seat": actor}, secrets, (actor,)))

    def keep_taken(self, actor: int, card: int) -> None:
        """One of the cards goes to the hand of the thief, the others to the discards."""
        thrown = _without(self.taken, card)
        # Their order must not tell whose each one was.
        thrown.sort()
        for observer in range(self.table.seats + 1):
            if observer != actor:
                self._infer(observer, actor, thrown, kind_of(card))
        insert(self.hand[actor], card)
        self.discards = self.discards + thrown
        self.robbed = _NO_CARDS
        self.taken = _NO_CARDS
        self.looked = False
        self.reveals += 1
        if self.journal is not None:
            name = self.table.parts.card_names[card]
            facts: dict[str, int | str] = {"seat": actor, "kind": KIND[kind_of(card)]}
            self.journal.append(Event("kept", facts, {"card": name}, (actor,)))
        for other in thrown:
            self._log_card("threw", actor, other)

    def _infer(self, observer: int, actor: int, thrown: list[int], kept: int) -> None:
        """What an observer can tell from the cards that the thief threw away.

        He saw from whom a card of which kind was taken, and which cards were thrown;
        a victim knows its own lost card too.
        """
        for kind in range(KINDS):
            victims: list[int] = []
            faces = [card for card in thrown if kind_of(card) == kind]
            hidden = kind == kept
            for index, victim in enumerate(self.robbed):
                card = self.taken[index]
                if kind_of(card) != kind:
                    continue
                if victim != observer:
                    victims.append(victim)
                elif card in faces:
                    faces.remove(card)
                else:
                    hidden = False
                    self._note(observer, actor, card)
            for victim in victims:
                self._infer_loss(observer, victim, kind, faces, hidden)

    def _infer_loss(
        self, observer: int, victim: int, kind: int, faces: list[int], hidden: bool
    ) -> None:
        """Strike from what is sure every card that the victim may have lost.

        It lost one of the faces, or if the kept card may be its own, any card.
        """
        known = self.known[observer * self.table.seats + victim]
        possible: list[int] = []
        for card in known:
            if kind_of(card) == kind and (hidden or card in faces) and card not in possible:
                possible.append(card)
        for card in possible:
            self._forget(observer, victim, card)

    def _note(self, observer: int, seat: int, card: int) -> None:
        at = observer * self.table.seats + seat
        self.known[at] = self.known[at] + [card]

    def _forget(self, observer: int, seat: int, card: int) -> None:
        at = observer * self.table.seats + seat
        if card in self.known[at]:
            self.known[at] = _without(self.known[at], card)

    # --- hidden cards ---------------------------------------------------------------

    def redeal(self, seat: int, seed: int) -> None:
        """Deal all cards anew that this seat cannot know.

        Every hand keeps its number of cards of each kind. `known` tells what a seat is sure
        of in another hand: the cards that were taken openly and are still there, and the
        card that a tornado took from the seat itself, if the thief must have kept it (it is
        not among those thrown). A card that is shown is struck out. After a tornado the
        thief strikes out what he saw taken; the others strike out every card that may have
        been the lost one, going by the cards thrown and by what they lost themselves.

        Only what is sure counts, each deal of the rest is as likely as any other; a card
        under way in a tornado is drawn from its victim's new hand. The other seats then
        know what a spectator knows: more would depend on cards this seat cannot see.
        """
        self.chance.reseed(seed)
        if self.to_move == NOBODY:
            return
        pools = self._unseen(seat)
        seats = self.table.seats
        for other in range(seats):
            if other != seat:
                self._redeal_hand(seat, other, pools)
                for hand in range(seats):
                    if hand != other:
                        self.known[other * seats + hand] = self.known[seats * seats + hand]
        self.deck = pools

    def _unseen(self, seat: int) -> list[list[int]]:
        """By kind: the cards that a seat cannot know, in a new order."""
        pools: list[list[int]] = []
        for kind in range(KINDS):
            pools.append(self.deck[kind][: self.left[kind]])
        for other in range(self.table.seats):
            if other != seat:
                for card in self._unknown(seat, other):
                    pools[kind_of(card)].append(card)
        for pool in pools:
            pool.sort()
            self.chance.shuffle(pool)
        return pools

    def _unknown(self, seat: int, other: int) -> list[int]:
        """The cards of another seat that a seat is not sure of."""
        cards = self.hand[other].copy()
        if self._took_unseen(seat, other):
            cards.append(self.taken[self.robbed.index(other)])
        for card in self.known[seat * self.table.seats + other]:
            cards.remove(card)
        return cards

    def _took_unseen(self, seat: int, victim: int) -> bool:
        """Whether a card of this victim is under way that the seat has not seen."""
        return victim in self.robbed and not (self.looked and seat == self.to_move)

    def _redeal_hand(self, seat: int, other: int, pools: list[list[int]]) -> None:
        """Another hand: what is known of it, the rest from the tops of the pools."""
        cards = self.known[seat * self.table.seats + other].copy()
        for card in self._unknown(seat, other):
            cards.append(pools[kind_of(card)].pop())
        cards.sort()
        self.hand[other] = cards
        if self._took_unseen(seat, other):
            index = self.robbed.index(other)
            kind = kind_of(self.taken[index])
            choice = [card for card in cards if kind_of(card) == kind]
            taken = self.taken.copy()
            taken[index] = choice[self.chance.below(len(choice))]
            cards.remove(taken[index])
            self.taken = taken

    # --- journal --------------------------------------------------------------------

    def _log_card(self, kind: str, seat: int, card: int) -> None:
        if self.journal is not None:
            name = self.table.parts.card_names[card]
            self.journal.append(Event(kind, {"seat": seat, "card": name}))


def _count(hand: list[int], kind: int) -> int:
    """How many cards of a hand are of a kind."""
    count: i64 = 0
    for card in hand:
        if kind_of(card) == kind:
            count += 1
    return count


def _without(cards: list[int], card: int) -> list[int]:
    """A copy of a list with one card less."""
    copy = cards.copy()
    copy.remove(card)
    return copy
