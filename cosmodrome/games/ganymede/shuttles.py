"""A shuttle is used: its settlers are paid and travel, then it acts.

docs/rules/ganymede.md, "Use a shuttle".
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.actions import Family, LegalActions
from cosmodrome.engine.game import Decision
from cosmodrome.engine.pieces import replaced
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.kinds import NO_EFFECT
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    BOTTOM_BAY,
    COLOUR_COUNT,
    COLOURS,
    EARTH,
    MARS,
    ROW,
    TOP,
    TOP_BAY,
)
from cosmodrome.games.ganymede.sequence import start_effect
from cosmodrome.games.ganymede.state import NONE, SUPPLY, GanymedeState, starts_on
from cosmodrome.games.ganymede.tiles import DISCARD, discard, list_discards

SLOTS: Final = [str(slot) for slot in range(ROW)]
EARTH_SHUTTLE: Final = Family("earth-shuttle", SLOTS)
MARS_SHUTTLE: Final = Family("mars-shuttle", SLOTS)
PAY: Final = Family("pay", COLOURS)
LOSE: Final = Family("lose", COLOURS)
BOARD: Final = Family("board", [f"{bay} {colour}" for bay in BAYS for colour in COLOURS])


# --- what a shuttle needs ------------------------------------------------------------


def can_pay(s: GanymedeState, seat: i64, shuttle: i64) -> bool:
    """Whether a seat lacks nothing that a shuttle needs."""
    parts = s.variant.parts
    spot = s.spot(seat, starts_on(shuttle))
    spare: i64 = 0
    for colour in range(COLOUR_COUNT):
        left = s.count(spot, colour) - parts.icons(shuttle, colour)
        if left < 0:
            return False
        spare += left
    return spare >= parts.shuttle_wilds[shuttle] and not lacks_tile(s, seat, shuttle)


def lacks_colour(s: GanymedeState, seat: i64, shuttle: i64, colour: i64) -> i64:
    """How many settlers of a colour that a shuttle names are missing at its place."""
    needed = s.variant.parts.icons(shuttle, colour)
    return max(needed - s.count(s.spot(seat, starts_on(shuttle)), colour), 0)


def lacks_any(s: GanymedeState, seat: i64, shuttle: i64) -> i64:
    """How many settlers of any colour are missing, besides those that a shuttle names."""
    parts = s.variant.parts
    missing = parts.shuttle_wilds[shuttle]
    if missing > 0:
        spot = s.spot(seat, starts_on(shuttle))
        for colour in range(COLOUR_COUNT):
            missing -= max(s.count(spot, colour) - parts.icons(shuttle, colour), 0)
    return max(missing, 0)


def lacks_tile(s: GanymedeState, seat: i64, shuttle: i64) -> bool:
    """Whether a shuttle costs a tile and the seat has none."""
    return s.variant.parts.shuttle_discards[shuttle] and s.tile_count(seat) == 0


def list_shuttles(s: GanymedeState, place: i64, legal: LegalActions) -> None:
    """The shuttles of a row whose needs can be met."""
    if s.at(s.to_move, place) == 0:
        return
    row = s.earth_row if place == EARTH else s.mars_row
    first = EARTH_SHUTTLE.first if place == EARTH else MARS_SHUTTLE.first
    for slot in range(ROW):
        if row[slot] != NONE and can_pay(s, s.to_move, row[slot]):
            legal.add(first + slot)


# --- using it ------------------------------------------------------------------------


def use_earth_shuttle(s: GanymedeState, slot: i64) -> None:
    """Use a shuttle of the Earth row."""
    shuttle = s.earth_row[slot]
    s.earth_row = replaced(s.earth_row, slot, NONE)
    use_shuttle(s, shuttle, slot)


def use_mars_shuttle(s: GanymedeState, slot: i64) -> None:
    """Use a shuttle of the Mars row."""
    shuttle = s.mars_row[slot]
    s.mars_row = replaced(s.mars_row, slot, NONE)
    use_shuttle(s, shuttle, slot)


def use_shuttle(s: GanymedeState, shuttle: i64, slot: i64) -> None:
    """The card joins its column, and the settlers that it names set out."""
    parts = s.variant.parts
    seat = s.to_move
    kind = parts.shuttle_types[shuttle]
    start = s.spot(seat, starts_on(shuttle))
    s.used_shuttle = shuttle
    s.log_shuttle("used-shuttle", shuttle, slot)
    if s.completes_set(seat, kind):
        s.free_launches += 1
        s.log_seat("completed-set")
    s.columns = s.columns.with_card(s.column(seat, kind), shuttle)
    for colour in range(COLOUR_COUNT):
        s.transfer(start, s.variant.transit, colour, parts.icons(shuttle, colour))
    s.wilds = parts.shuttle_wilds[shuttle]
    ask_payment(s)


def ask_payment(s: GanymedeState) -> None:
    """Settlers of any colour are chosen one by one, then the tile, then all travel."""
    if s.wilds > 0:
        s.phase = phases.PAY_SETTLER
    elif s.variant.parts.shuttle_discards[s.used_shuttle]:
        s.phase = phases.PAY_TILE
    else:
        travel(s)


class PaySettler(Decision[GanymedeState]):
    """A settler of any colour that is left at the shuttle's place."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        spot = s.spot(s.to_move, starts_on(s.used_shuttle))
        for colour in range(COLOUR_COUNT):
            if s.count(spot, colour) > 0:
                legal.add(PAY.first + colour)

    def apply(self, s: GanymedeState, action: i64) -> None:
        spot = s.spot(s.to_move, starts_on(s.used_shuttle))
        s.transfer(spot, s.variant.transit, action - PAY.first, 1)
        s.wilds -= 1
        ask_payment(s)


class PayTile(Decision[GanymedeState]):
    """The tile that the shuttle costs, without a basic action for it."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        list_discards(s, legal)

    def apply(self, s: GanymedeState, action: i64) -> None:
        discard(s, action - DISCARD.first)
        travel(s)


# --- travelling ----------------------------------------------------------------------


def travel(s: GanymedeState) -> None:
    """Settlers in transit go to Mars or to the ships."""
    if starts_on(s.used_shuttle) == EARTH:
        arrive_on_mars(s)
    else:
        arrive_at_ships(s)


def arrive_on_mars(s: GanymedeState) -> None:
    """Settlers who find no room are lost; the owner chooses if there is a choice."""
    transit = s.variant.transit
    room = s.room_on_mars(s.to_move)
    if s.total(transit) > room and room > 0 and colours_at(s, transit) > 1:
        s.phase = phases.LOSE_SETTLER
        return
    for colour in range(COLOUR_COUNT):
        # If some are lost now, there is no room at all, or all are of this colour.
        lose(s, colour, max(s.count(transit, colour) - room, 0))
        land(s, EARTH, MARS, colour, s.count(transit, colour))
    act(s)


def colours_at(s: GanymedeState, spot: i64) -> i64:
    """How many different colours are at a spot."""
    different: i64 = 0
    for colour in range(COLOUR_COUNT):
        if s.count(spot, colour) > 0:
            different += 1
    return different


class LoseSettler(Decision[GanymedeState]):
    """Mars is too small: somebody in transit is lost."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        for colour in range(COLOUR_COUNT):
            if s.count(s.variant.transit, colour) > 0:
                legal.add(LOSE.first + colour)

    def apply(self, s: GanymedeState, action: i64) -> None:
        lose(s, action - LOSE.first, 1)
        arrive_on_mars(s)


def lose(s: GanymedeState, colour: i64, number: i64) -> None:
    """Settlers in transit who find no place go back to the supply."""
    s.transfer(s.variant.transit, SUPPLY, colour, number)
    for _ in range(number):
        s.log_colour("lost", colour)


def land(s: GanymedeState, start: i64, end: i64, colour: i64, number: i64) -> None:
    """Settlers in transit reach their place."""
    s.transfer(s.variant.transit, s.spot(s.to_move, end), colour, number)
    for _ in range(number):
        s.log_move(start, end, colour)


def arrive_at_ships(s: GanymedeState) -> None:
    """Settlers whom a ship accepts must board; the others are lost."""
    seat = s.to_move
    transit = s.variant.transit
    for colour in range(COLOUR_COUNT):
        if s.count(transit, colour) > 0 and (
            s.accepts(seat, TOP_BAY, colour) or s.accepts(seat, BOTTOM_BAY, colour)
        ):
            s.phase = phases.BOARD
            return
    for colour in range(COLOUR_COUNT):
        lose(s, colour, s.count(transit, colour))
    act(s)


class Board(Decision[GanymedeState]):
    """A settler in transit goes aboard a ship that accepts it, in an order of choice."""

    def legal(self, s: GanymedeState, legal: LegalActions) -> None:
        for bay in range(BAY_COUNT):
            for colour in range(COLOUR_COUNT):
                if s.count(s.variant.transit, colour) > 0 and s.accepts(s.to_move, bay, colour):
                    legal.add(BOARD.first + bay * COLOUR_COUNT + colour)

    def apply(self, s: GanymedeState, action: i64) -> None:
        bay = (action - BOARD.first) // COLOUR_COUNT
        land(s, MARS, TOP + bay, (action - BOARD.first) % COLOUR_COUNT, 1)
        arrive_at_ships(s)


def act(s: GanymedeState) -> None:
    """The shuttle's effect, once for each card of its column."""
    parts = s.variant.parts
    times = s.shuttles_of_type(s.to_move, parts.shuttle_types[s.used_shuttle])
    s.log_seat_number("acts", "times", times)
    start_effect(s, parts.shuttle_effect[s.used_shuttle], NO_EFFECT, times)
