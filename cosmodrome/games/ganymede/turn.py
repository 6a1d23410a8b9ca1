"""The turn begins; it ends with the hand limit and the refill; the game ends.

docs/rules/ganymede.md, "End of turn".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import NOBODY, Decision, Event
from cosmodrome.engine.pieces import Pile, pile_of, replaced
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.hidden import forget_returner, remember_returned
from cosmodrome.games.ganymede.parts import HAND_LIMIT, ROW, SHIP_ROW, SHIPS
from cosmodrome.games.ganymede.state import NONE, GanymedeState

RETURN_SHIP: Final = Family("return-ship", SHIPS, secret=True)

SHIPS_TO_END: Final = 4
LAST_ROUND: Final = 200


def start_turn(s: GanymedeState, seat: i64) -> None:
    """The main decision of a seat; with seat 0 a round begins."""
    if seat == 0:
        s.round += 1
        s.log_number("round", "round", s.round)
    s.to_move = seat
    s.phase = phases.MAIN


def end_turn(s: GanymedeState) -> None:
    """Hand limit, refill, end of the game or the next seat."""
    if s.hand.size(s.to_move) > HAND_LIMIT:
        s.phase = phases.RETURN_SHIP
        return
    refill_tiles(s)
    refill_shuttles(s)
    refill_ships(s)
    if not s.end_triggered and triggers_end(s):
        s.end_triggered = True
        s.log_seat("end-triggered")
    if s.to_move < s.seats - 1:
        start_turn(s, s.to_move + 1)
    elif s.end_triggered or s.round == LAST_ROUND:
        end_game(s)
    else:
        start_turn(s, 0)


class ReturnShip(Decision[GanymedeState]):
    """A ship too many goes under the deck and is its lowest card."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_hand(s, RETURN_SHIP, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        ship = action - RETURN_SHIP.first
        s.hand.remove(s.to_move, ship)
        s.ship_deck = s.ship_deck.clone()
        s.ship_deck.put_under(ship)
        remember_returned(s)
        s.log_hidden_ship("returned-ship", ship)
        end_turn(s)


def list_hand(s: GanymedeState, family: Family, legal: LegalActions) -> None:
    """One action for each name among the ships in hand, which is sorted."""
    for place in range(s.hand.size(s.to_move)):
        if not s.hand.repeats(s.to_move, place):
            legal.add(family.first + s.hand.at(s.to_move, place))


def refill_tiles(s: GanymedeState) -> None:
    """An empty stack is made anew from the discard when a tile is needed."""
    parts = s.variant.parts
    for slot in range(ROW):
        if s.tile_row[slot] == NONE:
            if s.tile_stack.size == 0:
                reshuffle_tiles(s)
            s.tile_stack = s.tile_stack.clone()
            tile = turn_up(s, s.tile_stack)
            s.tile_row = replaced(s.tile_row, slot, tile)
            s.log_new("new-tile", slot, parts.tile_names[tile], parts.tile_types[tile])


def reshuffle_tiles(s: GanymedeState) -> None:
    """All discarded tiles become the stack."""
    s.tile_stack = s.tile_discard.reshuffled(s.chance)
    s.tile_discard = pile_of([])
    if s.journal is not None:
        s.journal.append(Event("reshuffled", {}))


def refill_shuttles(s: GanymedeState) -> None:
    """Slots stay empty when a deck has run out."""
    parts = s.variant.parts
    for slot in range(ROW):
        if s.earth_row[slot] == NONE and s.earth_deck.size > 0:
            s.earth_deck = s.earth_deck.clone()
            card = turn_up(s, s.earth_deck)
            s.earth_row = replaced(s.earth_row, slot, card)
            name, symbol = parts.shuttle_names[card], parts.shuttle_types[card]
            s.log_new("new-earth-shuttle", slot, name, symbol)
    for slot in range(ROW):
        if s.mars_row[slot] == NONE and s.mars_deck.size > 0:
            s.mars_deck = s.mars_deck.clone()
            card = turn_up(s, s.mars_deck)
            s.mars_row = replaced(s.mars_row, slot, card)
            name, symbol = parts.shuttle_names[card], parts.shuttle_types[card]
            s.log_new("new-mars-shuttle", slot, name, symbol)


def refill_ships(s: GanymedeState) -> None:
    """Slots stay empty when the deck has run out."""
    for slot in range(SHIP_ROW):
        if s.ship_row[slot] == NONE and s.ship_deck.size > 0:
            s.ship_deck = s.ship_deck.clone()
            ship = turn_up(s, s.ship_deck)
            forget_returner(s)
            s.ship_row = replaced(s.ship_row, slot, ship)
            if s.journal is not None:
                s.journal.append(Event("new-ship", {"slot": slot, "ship": SHIPS[ship]}))


def turn_up(s: GanymedeState, pile: Pile) -> i64:
    """The top card of a pile, shown to everybody."""
    s.reveals += 1
    return pile.take()


def triggers_end(s: GanymedeState) -> bool:
    """Whether the active seat has launched enough ships, or a shuttle deck has run out."""
    launched = s.launched.size(s.to_move)
    return launched >= SHIPS_TO_END or s.earth_deck.size == 0 or s.mars_deck.size == 0


def end_game(s: GanymedeState) -> None:
    """Nobody is to move any more."""
    s.phase = phases.OVER
    s.to_move = NOBODY
    # The hands are open now.
    s.reveals += 1
    if s.journal is not None:
        s.journal.append(Event("game-over", {}))
