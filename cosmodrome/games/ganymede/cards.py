"""Tiles and shuttles of Ganymede: choosing, paying, travelling. Specification 5.1 to 5.4."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede.board import (
    BOARD,
    BOARD_SHIP,
    BOTTOM,
    EARTH,
    LOSE_SETTLER,
    MAKE_ROOM,
    MARS,
    MORE_TILES,
    NONE,
    OVER,
    PAY_SETTLER,
    PAY_TILE,
    SHUTTLE_CARD,
    TOP,
    TOP_PLACE,
)
from cosmodrome.games.ganymede.launch import Launches
from cosmodrome.games.ganymede.parts import (
    BASIC_SIDE,
    BAY_COUNT,
    COLOUR_COUNT,
    DECK_SIZE,
    MARS_LIMIT,
    NO_SIDE,
    PLACES,
    ROW,
    TILE_SLOTS,
    TYPE_COUNT,
    TYPES,
)

DO_TAKE_TILE: Final = 17
DO_EARTH_SHUTTLE: Final = 21
DO_MARS_SHUTTLE: Final = 25
DO_DISCARD: Final = 29
DO_PAY: Final = 32
DO_LOSE: Final = 36
DO_BOARD: Final = 40


@mypyc_attr(native_class=True, acyclic=True)
class Cards(Launches):
    """A position, with the rules of taking tiles and using shuttles."""

    # --- decisions ------------------------------------------------------------------

    def main_actions(self) -> list[int]:
        actions: list[int] = []
        for slot in range(ROW):
            actions.append(DO_TAKE_TILE + slot)
        self._add_shuttles(EARTH, self.earth_row, DO_EARTH_SHUTTLE, actions)
        self._add_shuttles(MARS, self.mars_row, DO_MARS_SHUTTLE, actions)
        self._add_discards(actions)
        return actions

    def add_steps_of_card(self, actions: list[int]) -> None:
        """What a tile or a shuttle asks for before it acts."""
        phase = self.phase
        if phase == BOARD_SHIP:
            self._add_boardings(actions)
        elif phase == PAY_SETTLER:
            self._add_payments(actions)
        elif phase == LOSE_SETTLER:
            self._add_losses(actions)
        elif phase != OVER:
            self._add_discards(actions)

    def _add_shuttles(self, place: i64, row: list[int], first: int, actions: list[int]) -> None:
        settlers = self.at(self.to_move, place)
        if settlers == 0:
            return
        slot: i64 = 0
        while slot < ROW:
            shuttle: i64 = row[slot]
            if shuttle >= 0 and self.can_pay(self.to_move, place, shuttle, settlers):
                actions.append(first + slot)
            slot += 1

    def can_pay(self, seat: i64, place: i64, shuttle: i64, settlers: i64) -> bool:
        """Whether a seat that has so many settlers at the place can meet a shuttle's needs."""
        parts = self.table.parts
        if settlers < parts.shuttle_size[shuttle]:
            return False
        have: i64 = seat * BOARD + place * COLOUR_COUNT
        wanted: i64 = shuttle * COLOUR_COUNT
        end: i64 = wanted + COLOUR_COUNT
        while wanted < end:
            if self.settlers[have] < parts.icons[wanted]:
                return False
            have += 1
            wanted += 1
        return not parts.shuttle_discards[shuttle] or self.has_tile(seat)

    def _add_discards(self, actions: list[int]) -> None:
        first: i64 = self.to_move * TILE_SLOTS
        slot: i64 = 0
        while slot < TILE_SLOTS:
            if self.tiles[first + slot] >= 0:
                actions.append(DO_DISCARD + slot)
            slot += 1

    def _add_payments(self, actions: list[int]) -> None:
        """The colours left at the shuttle's place."""
        first: i64 = self.to_move * BOARD + self._shuttle_place() * COLOUR_COUNT
        for colour in range(COLOUR_COUNT):
            if self.settlers[first + colour] > 0:
                actions.append(DO_PAY + colour)

    def _add_losses(self, actions: list[int]) -> None:
        for colour in range(COLOUR_COUNT):
            if self.transit[colour] > 0:
                actions.append(DO_LOSE + colour)

    def _add_boardings(self, actions: list[int]) -> None:
        for bay in range(BAY_COUNT):
            for colour in range(COLOUR_COUNT):
                if self.transit[colour] > 0 and self.accepts(self.to_move, bay, colour):
                    actions.append(DO_BOARD + bay * COLOUR_COUNT + colour)

    def use_card(self, action: int) -> None:
        """The actions that choose, pay for and travel with a card."""
        if action < DO_EARTH_SHUTTLE:
            self._take_tile(action - DO_TAKE_TILE)
        elif action < DO_MARS_SHUTTLE:
            self._use_earth_shuttle(action - DO_EARTH_SHUTTLE)
        elif action < DO_DISCARD:
            self._use_mars_shuttle(action - DO_MARS_SHUTTLE)
        elif action < DO_PAY:
            self._discard(action - DO_DISCARD)
        elif action < DO_LOSE:
            self._pay(action - DO_PAY)
        elif action < DO_BOARD:
            self.lose(action - DO_LOSE, 1)
            self._arrive_on_mars()
        else:
            which: i64 = action - DO_BOARD
            self._board(which // COLOUR_COUNT, which % COLOUR_COUNT)

    # --- tiles ----------------------------------------------------------------------

    def _take_tile(self, slot: int) -> None:
        """Specification 5.2: a full board must first give a tile up."""
        self.card = self.tile_row[slot]
        row = self.tile_row.copy()
        row[slot] = NONE
        self.tile_row = row
        self.log_tile("took-tile", self.card, slot)
        if self._free_slot() < 0:
            self.phase = MAKE_ROOM
        else:
            self._lay_tile()

    def _free_slot(self) -> int:
        """The index of the lowest free tile slot of the active seat, or NONE."""
        first = self.to_move * TILE_SLOTS
        for index in range(first, first + TILE_SLOTS):
            if self.tiles[index] < 0:
                return index
        return NONE

    def _lay_tile(self) -> None:
        """The new tile acts once for each own tile of its type."""
        parts = self.table.parts
        tile = self.card
        self.tiles[self._free_slot()] = tile
        times = self.tiles_of_type(self.to_move, parts.tile_types[tile])
        self.log_number("acts", "times", times)
        if parts.tile_both[tile]:
            both = [parts.tile_side_b[tile], parts.tile_side_a[tile]]
            self.agenda = (both * int(times))[:-1]
            self.start_entry(parts.tile_side_a[tile], NO_SIDE, 1)
        else:
            self.start_either(parts.tile_side_a[tile], parts.tile_side_b[tile], times)

    def _discard(self, slot: int) -> None:
        """A tile leaves the board: to make room, as part of a price, or for basic actions."""
        phase = self.phase
        self.drop_tile(slot)
        if phase == MAKE_ROOM:
            self._lay_tile()
        elif phase == PAY_TILE:
            self._travel()
        else:
            self.discarded += 1
            if self.has_tile(self.to_move):
                self.phase = MORE_TILES
            else:
                self.start_basic_actions()

    def start_basic_actions(self) -> None:
        self.start_entry(BASIC_SIDE, NO_SIDE, self.discarded)

    # --- shuttles -------------------------------------------------------------------

    def _use_earth_shuttle(self, slot: int) -> None:
        row = self.earth_row.copy()
        shuttle = row[slot]
        row[slot] = NONE
        self.earth_row = row
        self._use_shuttle(shuttle, EARTH, slot)

    def _use_mars_shuttle(self, slot: int) -> None:
        row = self.mars_row.copy()
        shuttle = row[slot]
        row[slot] = NONE
        self.mars_row = row
        self._use_shuttle(shuttle, MARS, slot)

    def _use_shuttle(self, shuttle: int, place: i64, slot: int) -> None:
        """Specification 5.3: the card joins its column, the named settlers set out."""
        parts = self.table.parts
        seat: i64 = self.to_move
        self.card = SHUTTLE_CARD + shuttle
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "shuttle": parts.shuttle_names[shuttle],
                "type": TYPES[parts.shuttle_types[shuttle]],
                "place": PLACES[place],
                "slot": slot,
            }
            self.journal.append(Event("used-shuttle", facts))
        sets = self.smallest_column(seat)
        column = seat * TYPE_COUNT + parts.shuttle_types[shuttle]
        self.columns[column] = self.columns[column] + [shuttle]
        if self.smallest_column(seat) > sets:
            self.free_launches += 1
            self.log_seat("completed-set")
        for colour in range(COLOUR_COUNT):
            icons: i64 = parts.icons[shuttle * COLOUR_COUNT + colour]
            if icons > 0:
                self.add(seat, place, colour, -icons)
                self.transit[colour] = icons
        self.wilds = parts.shuttle_wilds[shuttle]
        self._ask_payment()

    def _ask_payment(self) -> None:
        """Settlers of any colour are chosen one by one, then the tile, then all travel."""
        if self.wilds > 0:
            self.phase = PAY_SETTLER
        elif self.table.parts.shuttle_discards[self.card - SHUTTLE_CARD]:
            self.phase = PAY_TILE
        else:
            self._travel()

    def _pay(self, colour: i64) -> None:
        self.add(self.to_move, self._shuttle_place(), colour, -1)
        self.transit[colour] = self.transit[colour] + 1
        self.wilds -= 1
        self._ask_payment()

    def _shuttle_place(self) -> i64:
        """Where the shuttle in use starts."""
        return EARTH if self.card < SHUTTLE_CARD + DECK_SIZE else MARS

    def _travel(self) -> None:
        if self._shuttle_place() == EARTH:
            self._arrive_on_mars()
        else:
            self._arrive_at_ships()

    def _arrive_on_mars(self) -> None:
        """Whoever finds no place on Mars is lost; the owner chooses if there is a choice."""
        seat: i64 = self.to_move
        room: i64 = MARS_LIMIT - self.at(seat, MARS)
        travelling: i64 = 0
        colours: i64 = 0
        for waiting in self.transit:
            travelling += waiting
            if waiting > 0:
                colours += 1
        if travelling > room and room > 0 and colours > 1:
            self.phase = LOSE_SETTLER
            return
        for colour in range(COLOUR_COUNT):
            number: i64 = self.transit[colour]
            if number > room:
                # Nobody can land, or all are of this colour.
                self.lose(colour, number - room)
                number = room
            self._land(EARTH, MARS, colour, number)
        self._act()

    def _land(self, start: i64, end: i64, colour: i64, number: i64) -> None:
        """Settlers in transit reach their place."""
        if number > 0:
            self.transit[colour] = self.transit[colour] - number
            self.add(self.to_move, end, colour, number)
            if self.journal is not None:
                for _ in range(number):
                    self.log_move(start, end, colour)

    def _arrive_at_ships(self) -> None:
        """Whoever is accepted must board, in an order of the owner's choice."""
        for colour in range(COLOUR_COUNT):
            if self.transit[colour] > 0 and (
                self.accepts(self.to_move, TOP, colour)
                or self.accepts(self.to_move, BOTTOM, colour)
            ):
                self.phase = BOARD_SHIP
                return
        for colour in range(COLOUR_COUNT):
            if self.transit[colour] > 0:
                self.lose(colour, self.transit[colour])
        self._act()

    def _board(self, bay: i64, colour: i64) -> None:
        self._land(MARS, TOP_PLACE + bay, colour, 1)
        self._arrive_at_ships()

    def _act(self) -> None:
        """The shuttle's effect, once for each card of its column."""
        parts = self.table.parts
        shuttle = self.card - SHUTTLE_CARD
        column = self.columns[self.to_move * TYPE_COUNT + parts.shuttle_types[shuttle]]
        self.log_number("acts", "times", len(column))
        self.start_entry(parts.shuttle_side[shuttle], NO_SIDE, len(column))
