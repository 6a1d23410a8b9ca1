"""The table and the boards of Ganymede: what lies where, and what fits where."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Event, Game
from cosmodrome.engine.old import State
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BOTTOM_NEED,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    NO_SIDE,
    PLACES,
    SETTLERS,
    SHIPS,
    TILE_COUNT,
    TILE_SLOTS,
    TOP_NEED,
    TYPE_COUNT,
    TYPES,
    Parts,
)

EARTH: Final = 0
MARS: Final = 1
TOP_PLACE: Final = 2
BOTTOM_PLACE: Final = 3
PLACE_COUNT: Final = 4
TOP: Final = 0
BOTTOM: Final = 1
# Settlers of one seat: places times colours.
BOARD: Final = PLACE_COUNT * COLOUR_COUNT

NONE: Final = -1
# Where the numbers of shuttles and ships begin in the field `card`.
SHUTTLE_CARD: Final = TILE_COUNT
SHIP_CARD: Final = TILE_COUNT + 2 * DECK_SIZE

# What is asked of the seat to move.
SETUP: Final = 0
MAIN: Final = 1
MAKE_ROOM: Final = 2
PAY_SETTLER: Final = 3
PAY_TILE: Final = 4
LOSE_SETTLER: Final = 5
BOARD_SHIP: Final = 6
MORE_TILES: Final = 7
ENTRY: Final = 8
BASIC_CHOICE: Final = 9
INTO_COLOUR: Final = 10
FREE_LAUNCH: Final = 11
WHICH_LAUNCH: Final = 12
NEW_SHIP: Final = 13
PLACE_SHIP: Final = 14
RETURN_SHIP: Final = 15
OVER: Final = 16
PHASES: Final = (
    "set-up",
    "main",
    "make-room",
    "pay-settler",
    "pay-tile",
    "lose-settler",
    "board",
    "more-tiles",
    "entry",
    "basic",
    "into",
    "free-launch",
    "which-launch",
    "new-ship",
    "place-ship",
    "return-ship",
    "over",
)

_NO_CARDS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class Table:
    """What stays the same during a game: printed values and number of seats."""

    def __init__(self, parts: Parts, seats: int) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        self.settlers: Final = SETTLERS[seats]


@mypyc_attr(native_class=True, acyclic=True)
class Board(State):
    """A position. Field names are those of the specification, section 2.

    Lists that change rarely are replaced, never changed in place, so that clones share
    them: rows, piles, and each single hand, column and heap of launched ships.
    """

    def __init__(self, game: Game, table: Table, chance: Chance) -> None:
        super().__init__(game, chance)
        self.table = table
        self.supply = _NO_CARDS
        # Settlers by seat * 16 + place * 4 + colour, and those travelling now, by colour.
        self.settlers = _NO_CARDS
        self.transit = _NO_CARDS
        # By seat * 2 + bay a ship or NONE; by seat * 3 + slot a tile or NONE.
        self.ship = _NO_CARDS
        self.tiles = _NO_CARDS
        # By seat * 5 + type: the shuttles of a column.
        self.columns = _NO_LISTS
        # By seat.
        self.step = _NO_CARDS
        self.hand = _NO_LISTS
        self.launched = _NO_LISTS
        # Rows hold NONE where a card was taken. A pile's top card is the last of the first
        # `left` cards; taking one only counts `left` down.
        self.tile_row = _NO_CARDS
        self.tile_stack = _NO_CARDS
        self.tile_left: i64 = 0
        self.tile_discard = _NO_CARDS
        self.earth_row = _NO_CARDS
        self.earth_deck = _NO_CARDS
        self.earth_left: i64 = 0
        self.mars_row = _NO_CARDS
        self.mars_deck = _NO_CARDS
        self.mars_left: i64 = 0
        self.ship_row = _NO_CARDS
        self.ship_deck = _NO_CARDS
        self.ship_left: i64 = 0
        self.round = 0
        self.free_launches: i64 = 0
        self.end_triggered = False
        # --- what is pending ---
        self.phase: i64 = SETUP
        # The tile (its number) or shuttle (30 + its number) that is used or the ship (90 +
        # its number) that is launched; what is still to be paid for it; and how many tiles
        # were discarded for basic actions.
        self.card = NONE
        self.wilds: i64 = 0
        self.discarded: i64 = 0
        # The entry that is worked off: sides, uses in all and left, whether a reputation
        # step was made in it, and whether it is itself the bonus of such a step.
        self.side_a: i64 = NO_SIDE
        self.side_b: i64 = NO_SIDE
        self.uses: i64 = 0
        self.count: i64 = 0
        self.stepped = False
        self.bonus = False
        # The sides of the entries that wait (one use each), the next one last.
        self.agenda = _NO_CARDS
        # The kind that `basic` has chosen, and the settler that `adapt` has picked.
        self.basic_side: i64 = NO_SIDE
        self.adapt_place: i64 = 0
        self.adapt_colour: i64 = 0
        # The bay that gets a new ship.
        self.bay: i64 = 0
        # --- what seats know of hidden ships, for view and redeal ---
        # By seat: ships in hand that everybody saw being taken.
        self.open_hand = _NO_LISTS
        # By seat: ships in hand that another seat had put under the deck, as
        # that seat * 17 + ship: it counted the cards, so it knows who drew them.
        self.traced = _NO_LISTS
        # Who put the lowest cards of the ship deck there, the lowest first.
        self.returners = _NO_CARDS

    def copy_to(self, copy: "Board") -> None:
        """Make another object the same position."""
        copy.to_move = self.to_move
        copy.reveals = self.reveals
        copy.supply = self.supply.copy()
        copy.settlers = self.settlers.copy()
        copy.transit = self.transit.copy()
        copy.ship = self.ship.copy()
        copy.tiles = self.tiles.copy()
        copy.columns = self.columns.copy()
        copy.step = self.step.copy()
        copy.hand = self.hand.copy()
        copy.launched = self.launched.copy()
        copy.tile_row = self.tile_row
        copy.tile_stack = self.tile_stack
        copy.tile_left = self.tile_left
        copy.tile_discard = self.tile_discard
        copy.earth_row = self.earth_row
        copy.earth_deck = self.earth_deck
        copy.earth_left = self.earth_left
        copy.mars_row = self.mars_row
        copy.mars_deck = self.mars_deck
        copy.mars_left = self.mars_left
        copy.ship_row = self.ship_row
        copy.ship_deck = self.ship_deck
        copy.ship_left = self.ship_left
        copy.round = self.round
        copy.free_launches = self.free_launches
        copy.end_triggered = self.end_triggered
        copy.phase = self.phase
        copy.card = self.card
        copy.wilds = self.wilds
        copy.discarded = self.discarded
        copy.side_a = self.side_a
        copy.side_b = self.side_b
        copy.uses = self.uses
        copy.count = self.count
        copy.stepped = self.stepped
        copy.bonus = self.bonus
        copy.agenda = self.agenda
        copy.basic_side = self.basic_side
        copy.adapt_place = self.adapt_place
        copy.adapt_colour = self.adapt_colour
        copy.bay = self.bay
        copy.open_hand = self.open_hand.copy()
        copy.traced = self.traced.copy()
        copy.returners = self.returners

    def lay_out(self) -> None:
        """Empty boards and a full supply."""
        seats = self.table.seats
        self.supply = [self.table.settlers] * COLOUR_COUNT
        self.settlers = [0] * (seats * BOARD)
        self.transit = [0] * COLOUR_COUNT
        self.ship = [NONE] * (seats * BAY_COUNT)
        self.tiles = [NONE] * (seats * TILE_SLOTS)
        self.columns = [_NO_CARDS] * (seats * TYPE_COUNT)
        self.step = [0] * seats
        self.hand = [_NO_CARDS] * seats
        self.launched = [_NO_CARDS] * seats
        self.open_hand = [_NO_CARDS] * seats
        self.traced = [_NO_CARDS] * seats

    # --- questions ------------------------------------------------------------------

    def at(self, seat: i64, place: i64) -> i64:
        """How many settlers a seat has at a place."""
        first: i64 = seat * BOARD + place * COLOUR_COUNT
        settlers = self.settlers
        return (
            i64(settlers[first])
            + i64(settlers[first + 1])
            + i64(settlers[first + 2])
            + i64(settlers[first + 3])
        )

    def need(self, seat: i64, bay: i64) -> i64:
        """How many settlers the ship in a bay needs; the bay must have one."""
        less: i64 = self.table.parts.ship_need_less[self.ship[seat * BAY_COUNT + bay]]
        return (TOP_NEED if bay == TOP else BOTTOM_NEED) - less

    def has_ship(self, seat: i64, bay: i64) -> bool:
        """Whether a ship waits in the bay."""
        ship: i64 = self.ship[seat * BAY_COUNT + bay]
        return ship >= 0

    def accepts(self, seat: i64, bay: i64, colour: i64) -> bool:
        """Whether a settler may go aboard: top wants one colour, bottom all different."""
        if not self.has_ship(seat, bay):
            return False
        place = TOP_PLACE + bay
        aboard = self.at(seat, place)
        if aboard >= self.need(seat, bay):
            return False
        alike: i64 = self.settlers[seat * BOARD + place * COLOUR_COUNT + colour]
        return alike == aboard if bay == TOP else alike == 0

    def full(self, seat: i64, bay: i64) -> bool:
        """Whether the bay's ship is ready to launch."""
        return self.has_ship(seat, bay) and self.at(seat, TOP_PLACE + bay) >= self.need(seat, bay)

    def smallest_column(self, seat: i64) -> i64:
        """How many complete sets of the five types a seat has."""
        first: i64 = seat * TYPE_COUNT
        smallest: i64 = len(self.columns[first])
        kind: i64 = 1
        while kind < TYPE_COUNT:
            size: i64 = len(self.columns[first + kind])
            if size < smallest:
                smallest = size
            kind += 1
        return smallest

    def tiles_of_type(self, seat: i64, kind: int) -> i64:
        """How many tiles of a type lie on a seat's board."""
        types = self.table.parts.tile_types
        found: i64 = 0
        slot: i64 = seat * TILE_SLOTS
        end: i64 = slot + TILE_SLOTS
        while slot < end:
            tile: i64 = self.tiles[slot]
            if tile >= 0 and types[tile] == kind:
                found += 1
            slot += 1
        return found

    def has_tile(self, seat: i64) -> bool:
        """Whether any tile lies on a seat's board."""
        first: i64 = seat * TILE_SLOTS
        return not (
            self.tiles[first] < 0 and self.tiles[first + 1] < 0 and self.tiles[first + 2] < 0
        )

    # --- small changes --------------------------------------------------------------

    def add(self, seat: i64, place: i64, colour: i64, number: i64) -> None:
        """Put settlers to a place, or take them away."""
        index: i64 = seat * BOARD + place * COLOUR_COUNT + colour
        self.settlers[index] = self.settlers[index] + number

    def lose(self, colour: i64, number: i64) -> None:
        """Settlers in transit who find no place go back to the supply."""
        self.transit[colour] = self.transit[colour] - number
        self.supply[colour] = self.supply[colour] + number
        if self.journal is not None:
            for _ in range(number):
                self.log_colour("lost", colour)

    def drop_tile(self, slot: int) -> None:
        """A tile of the active seat goes to the discard."""
        index = self.to_move * TILE_SLOTS + slot
        tile = self.tiles[index]
        self.tiles[index] = NONE
        self.tile_discard = self.tile_discard + [tile]
        self.log_tile("discarded", tile, slot)

    # --- position as numbers --------------------------------------------------------

    def signature(self) -> list[int]:
        numbers = [
            self.table.seats,
            self.to_move,
            self.round,
            self.free_launches,
            self.end_triggered,
            self.phase,
            self.card,
            self.wilds,
            self.discarded,
            self.side_a,
            self.side_b,
            self.uses,
            self.count,
            self.stepped,
            self.bonus,
            self.basic_side,
            self.adapt_place,
            self.adapt_colour,
            self.bay,
        ]
        numbers += self.supply + self.settlers + self.transit + self.ship + self.tiles + self.step
        lists = [sorted(cards) for cards in self.columns + self.hand + self.launched]
        lists += [
            self.agenda,
            self.tile_row,
            self.tile_stack[: self.tile_left],
            sorted(self.tile_discard),
            self.earth_row,
            self.earth_deck[: self.earth_left],
            self.mars_row,
            self.mars_deck[: self.mars_left],
            self.ship_row,
            self.ship_deck[: self.ship_left],
        ]
        for cards in lists:
            numbers.append(len(cards))
            numbers += cards
        return numbers

    # --- journal --------------------------------------------------------------------

    def log_seat(self, kind: str) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move}))

    def log_colour(self, kind: str, colour: i64) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {"seat": self.to_move, "colour": COLOURS[colour]}
            self.journal.append(Event(kind, facts))

    def log_move(self, start: i64, end: i64, colour: i64) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "colour": COLOURS[colour],
                "from": PLACES[start],
                "to": PLACES[end],
            }
            self.journal.append(Event("moved", facts))

    def log_tile(self, kind: str, tile: int, slot: int) -> None:
        if self.journal is not None:
            parts = self.table.parts
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "tile": parts.tile_names[tile],
                "type": TYPES[parts.tile_types[tile]],
                "slot": slot,
            }
            self.journal.append(Event(kind, facts))

    def log_ship(self, kind: str, ship: int) -> None:
        """A ship that everybody sees."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move, "ship": SHIPS[ship]}))

    def log_hidden_ship(self, kind: str, ship: int) -> None:
        """A ship that only the active seat sees."""
        if self.journal is not None:
            seat = self.to_move
            self.journal.append(Event(kind, {"seat": seat}, {"ship": SHIPS[ship]}, [seat]))

    def log_new(self, kind: str, slot: int, card: str, symbol: int) -> None:
        """A tile or shuttle that is turned up into a row."""
        if self.journal is not None:
            facts: dict[str, int | str] = {"slot": slot, "card": card, "type": TYPES[symbol]}
            self.journal.append(Event(kind, facts))

    def log_number(self, kind: str, name: str, number: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move, name: number}))
