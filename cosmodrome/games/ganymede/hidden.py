"""Hidden cards of Ganymede: what seats remember, what a seat cannot know, and dealing it anew.

docs/rules/ganymede.md, "Hidden information". Of tiles and shuttles only the order of the
piles is hidden. Ships are hidden in the deck and in other hands, but for those taken openly
and for those that a seat itself had put under the deck: it counts the cards above them, so
it knows who draws them.

`known` has a row for each hand and viewer: the ships in this hand that the viewer is sure of.
The last viewer is a spectator. `returners` lists who put the lowest cards of the ship deck
there, in this order: the last of them has put the lowest card.
"""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.pieces import Pile, Rows, pile_of, replaced, shuffled, sort
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.parts import BAY_COUNT
from cosmodrome.games.ganymede.state import NONE, GanymedeState


def nothing_known(seats: i64) -> Rows:
    """What viewers know of hands before any ship was taken."""
    return Rows(seats * (seats + 1), 2)


def known_row(s: GanymedeState, viewer: i64, owner: i64) -> i64:
    """The row of `known` for a viewer (`seats`: a spectator) and the owner of a hand."""
    return owner * (s.seats + 1) + viewer


def known_ships(s: GanymedeState, viewer: i64, owner: i64) -> list[int]:
    """The ships in a hand that a viewer (`seats`: a spectator) is sure of."""
    return s.known.of(known_row(s, viewer, owner))


def known_to_all(s: GanymedeState, owner: i64, ship: i64) -> bool:
    """Whether everybody has seen a ship of this name that is in the owner's hand."""
    return s.known.holds(known_row(s, s.seats, owner), ship)


# --- what seats remember -------------------------------------------------------------


def remember_taken(s: GanymedeState, ship: i64) -> None:
    """The active seat takes a ship from the row: everybody sees it."""
    for viewer in range(s.seats + 1):
        s.known.insert(known_row(s, viewer, s.to_move), ship)


def remember_drawn(s: GanymedeState, ship: i64) -> None:
    """The active seat has drawn the top card of the deck: who had put it there knows it."""
    returner = forget_returner(s)
    if returner != NOBODY:
        s.known.insert(known_row(s, returner, s.to_move), ship)


def forget_returner(s: GanymedeState) -> i64:
    """The top card has left the ship deck: who had put it there, NOBODY if no seat had."""
    if len(s.returners) <= s.ship_deck.size:
        return NOBODY
    returner = s.returners[0]
    s.returners = s.returners[1:]
    return returner


def remember_placed(s: GanymedeState, ship: i64) -> None:
    """One of this name has left the active seat's hand: nobody can be sure of another one."""
    for viewer in range(s.seats + 1):
        s.known.discard(known_row(s, viewer, s.to_move), ship)


def remember_returned(s: GanymedeState) -> None:
    """The active seat has put a ship under the deck: nobody is sure of its hand any more."""
    for viewer in range(s.seats + 1):
        s.known.clear(known_row(s, viewer, s.to_move))
    s.returners = append(s.returners[:], s.to_move)


# --- dealing anew --------------------------------------------------------------------


def deal_hidden(s: GanymedeState, seat: i64) -> None:
    """Resample all that the seat cannot know, from what it knows alone."""
    s.tile_stack = s.tile_stack.reshuffled(s.chance)
    s.earth_deck = s.earth_deck.reshuffled(s.chance)
    s.mars_deck = s.mars_deck.reshuffled(s.chance)
    if s.phase == phases.SET_UP:
        deal_set_up(s, seat)
    else:
        deal_ships(s, seat)


def deal_set_up(s: GanymedeState, seat: i64) -> None:
    """Before the kept ships are turned up: all cards dealt to others may be anything."""
    unseen = s.ship_deck.bottom_first()
    for other in range(s.seats):
        if other != seat:
            unseen += s.hand.of(other)
            unseen += [ship for ship in bays_of(s, other) if ship != NONE]
    s.ship_deck = pile_of(unseen)
    s.ship_deck.reshuffle(s.chance)
    for other in range(s.seats):
        if other != seat:
            for bay in range(BAY_COUNT):
                if s.has_ship(other, bay):
                    s.bays = replaced(s.bays, other * BAY_COUNT + bay, s.ship_deck.take())
            deal_hand(s, other, s.ship_deck)


def bays_of(s: GanymedeState, seat: i64) -> vec[i64]:
    """The ships in the bays of a seat."""
    return s.bays[seat * BAY_COUNT : (seat + 1) * BAY_COUNT]


def deal_ships(s: GanymedeState, seat: i64) -> None:
    """Split the unseen ships anew between the deck and the other hands."""
    deck = s.ship_deck.cards[: s.ship_deck.size]
    unseen = vec[i64]()
    for place in range(len(deck)):
        if not is_returned_by(s, seat, place):
            unseen = append(unseen, deck[place])
    for other in range(s.seats):
        if other != seat:
            unseen = with_unknown_ships(s, seat, other, unseen)
    sort(unseen)
    pool = shuffled(unseen, s.chance)
    for other in range(s.seats):
        if other != seat:
            deal_unknown_ships(s, seat, other, pool)
    for place in range(len(deck)):
        if not is_returned_by(s, seat, place):
            deck[place] = pool.take()
    s.ship_deck = Pile(deck)


def is_returned_by(s: GanymedeState, seat: i64, place: i64) -> bool:
    """Whether a seat itself had put the card at a place of the ship deck there."""
    last = len(s.returners) - 1
    return place <= last and s.returners[last - place] == seat


def with_unknown_ships(s: GanymedeState, seat: i64, other: i64, ships: vec[i64]) -> vec[i64]:
    """The list and, besides, the ships of another hand that a seat cannot be sure of.

    Only those stay in the hand; deal_unknown_ships() puts the others back.
    """
    row = known_row(s, seat, other)
    for place in range(s.known.size(row)):
        s.hand.remove(other, s.known.at(row, place))
    for place in range(s.hand.size(other)):
        ships = append(ships, s.hand.at(other, place))
    return ships


def deal_unknown_ships(s: GanymedeState, seat: i64, other: i64, pool: Pile) -> None:
    """Replace the unknown ships of another hand; the seat cannot tell what third seats know."""
    deal_hand(s, other, pool)
    row = known_row(s, seat, other)
    for place in range(s.known.size(row)):
        s.hand.insert(other, s.known.at(row, place))
    for viewer in range(s.seats):
        if viewer != seat:
            know_what_all_saw(s, viewer, other)


def deal_hand(s: GanymedeState, owner: i64, pool: Pile) -> None:
    """Replace all ships of a hand by ships of the pool."""
    size = s.hand.size(owner)
    s.hand.clear(owner)
    for _ in range(size):
        s.hand.insert(owner, pool.take())


def know_what_all_saw(s: GanymedeState, viewer: i64, owner: i64) -> None:
    """A viewer knows as much of a hand as a spectator."""
    row = known_row(s, viewer, owner)
    seen = known_row(s, s.seats, owner)
    if s.known.size(row) > s.known.size(seen):
        s.known.copy_row(seen, row)
