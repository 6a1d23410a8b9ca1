"""The table is laid out, and every seat chooses its first two ships.

docs/rules/ganymede.md, "Set-up".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision, Event, Facts
from cosmodrome.engine.pieces import Pile, Rows, pile_of, replaced, row, shuffled
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.ganymede.hidden import nothing_known
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    BOTTOM_BAY,
    COLOUR_COUNT,
    DEALT_SHIPS,
    ROW,
    SHIP_ROW,
    SHIPS,
    TILE_SLOTS,
    TOP_BAY,
    TYPE_COUNT,
)
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState
from cosmodrome.games.ganymede.turn import list_hand, start_turn

KEEP_SHIP: Final = Family("keep-ship", SHIPS, secret=True)


def lay_out_boards(s: GanymedeState) -> None:
    """Empty boards and a full supply."""
    seats = s.seats
    s.settlers = row((s.variant.transit + 1) * COLOUR_COUNT, 0)
    for colour in range(COLOUR_COUNT):
        s.settlers[SUPPLY * COLOUR_COUNT + colour] = s.variant.settlers
    s.bays = row(seats * BAY_COUNT, NONE)
    s.tiles = row(seats * TILE_SLOTS, NONE)
    s.step = row(seats, 0)
    s.columns = Rows(seats * TYPE_COUNT, 4)
    s.hand = Rows(seats)
    s.launched = Rows(seats)
    s.known = nothing_known(seats)


def lay_out_table(s: GanymedeState) -> None:
    """Rows and piles; four ships are dealt to each seat, which will keep two."""
    parts = s.variant.parts
    s.tile_row = vec[i64](parts.start_tiles)
    s.tile_stack = shuffled(vec[i64](parts.other_tiles), s.chance)
    s.tile_discard = pile_of([])
    s.earth_deck = shuffled(parts.earth_deck[:], s.chance)
    s.mars_deck = shuffled(parts.mars_deck[:], s.chance)
    s.earth_row = dealt(s.earth_deck, ROW)
    s.mars_row = dealt(s.mars_deck, ROW)
    s.ship_deck = shuffled(vec[i64](parts.ship_deck), s.chance)
    s.ship_row = dealt(s.ship_deck, SHIP_ROW)
    for seat in range(s.seats):
        for _ in range(DEALT_SHIPS):
            s.hand.insert(seat, s.ship_deck.take())


def dealt(pile: Pile, number: i64) -> vec[i64]:
    """A row of cards from the top of a pile."""
    cards = vec[i64]()
    for _ in range(number):
        cards = append(cards, pile.take())
    return cards


class KeepShip(Decision[GanymedeState]):
    """A dealt ship lies face down in the top bay, the next one in the bottom bay."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_hand(s, KEEP_SHIP, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        seat = s.to_move
        bay = bay_to_fill(s)
        ship = action - KEEP_SHIP.first
        s.hand.remove(seat, ship)
        s.bays = replaced(s.bays, seat * BAY_COUNT + bay, ship)
        if s.journal is not None:
            facts: Facts = {"seat": seat, "bay": BAYS[bay]}
            s.journal.append(Event("kept-ship", facts, {"ship": SHIPS[ship]}, [seat]))
        if bay == BOTTOM_BAY:
            if seat < s.seats - 1:
                s.to_move = seat + 1
            else:
                turn_up_ships(s)


def bay_to_fill(s: GanymedeState) -> i64:
    """The bay for which the active seat chooses a ship."""
    return BOTTOM_BAY if s.has_ship(s.to_move, TOP_BAY) else TOP_BAY


def turn_up_ships(s: GanymedeState) -> None:
    """Ships that nobody kept go back into the deck; the kept ones are shown."""
    s.reveals += 1
    s.ship_deck = s.ship_deck.clone()
    for seat in range(s.seats):
        while s.hand.size(seat) > 0:
            s.ship_deck.put_on_top(s.hand.pop(seat, 0))
        if s.journal is not None:
            top, bottom = SHIPS[s.ship_in(seat, TOP_BAY)], SHIPS[s.ship_in(seat, BOTTOM_BAY)]
            s.journal.append(Event("turned-up", {"seat": seat, "top": top, "bottom": bottom}))
    # A hand has no order, so none must be left in the deck before it is shuffled.
    s.ship_deck.reshuffle(s.chance)
    start_turn(s, 0)
