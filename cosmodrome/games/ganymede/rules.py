"""The rules of Ganymede: set-up, the turn and its end."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Catalog, Family
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY, Event, Game, State, ranks
from cosmodrome.games.ganymede.board import (
    BASIC_CHOICE,
    BOARD,
    BOARD_SHIP,
    BOTTOM,
    EARTH,
    ENTRY,
    FREE_LAUNCH,
    INTO_COLOUR,
    LOSE_SETTLER,
    MAIN,
    MAKE_ROOM,
    MARS,
    MORE_TILES,
    NEW_SHIP,
    NONE,
    OVER,
    PAY_SETTLER,
    PAY_TILE,
    PLACE_SHIP,
    RETURN_SHIP,
    SETUP,
    TOP,
    TOP_PLACE,
    WHICH_LAUNCH,
    Table,
)
from cosmodrome.games.ganymede.effects import (
    DO_BASIC,
    DO_DONE,
    DO_DRAW_SHIP,
    DO_RECRUIT,
    DO_TAKE_SHIP,
)
from cosmodrome.games.ganymede.hidden import deal_anew
from cosmodrome.games.ganymede.launch import DO_LAUNCH, DO_PLACE_SHIP, Launches, without
from cosmodrome.games.ganymede.parts import (
    BASIC_KINDS,
    BASIC_SIDE,
    BAY_COUNT,
    BAYS,
    COLOUR_COUNT,
    COLOURS,
    DEALT_SHIPS,
    DECK_SIZE,
    HAND_LIMIT,
    LEAST_SEATS,
    MARS_LIMIT,
    MOST_SEATS,
    NO_SIDE,
    PLACES,
    ROUTES,
    ROW,
    SHIP_ROW,
    SHIPS,
    TILE_COUNT,
    TILE_SLOTS,
    TYPE_COUNT,
    TYPES,
    Parts,
)
from cosmodrome.games.ganymede.scoring import result, score

RULES: Final = 1

# The first action of each family; an argument is added to it.
DO_KEEP_SHIP: Final = 0
DO_TAKE_TILE: Final = 17
DO_EARTH_SHUTTLE: Final = 21
DO_MARS_SHUTTLE: Final = 25
DO_DISCARD: Final = 29
DO_PAY: Final = 32
DO_LOSE: Final = 36
DO_BOARD: Final = 40
DO_RETURN_SHIP: Final = 135

SHIPS_TO_END: Final = 4
LAST_ROUND: Final = 200


class Ganymede(Game):
    """Ganymede with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        slots = [str(slot) for slot in range(ROW)]
        super().__init__(
            "ganymede",
            RULES,
            range(LEAST_SEATS, MOST_SEATS + 1),
            (),
            Catalog(
                [
                    Family("keep-ship", SHIPS, secret=True),
                    Family("take-tile", slots),
                    Family("earth-shuttle", slots),
                    Family("mars-shuttle", slots),
                    Family("discard", slots[:TILE_SLOTS]),
                    Family("pay", COLOURS),
                    Family("lose", COLOURS),
                    Family("board", [f"{bay} {colour}" for bay in BAYS for colour in COLOURS]),
                    Family("recruit", COLOURS),
                    Family(
                        "adapt", [f"{place} {colour}" for place in PLACES for colour in COLOURS]
                    ),
                    Family("into", COLOURS),
                    Family("reputation"),
                    Family("move", [f"{route} {colour}" for route in ROUTES for colour in COLOURS]),
                    Family("take-ship", SHIPS),
                    Family("draw-ship"),
                    Family("basic", BASIC_KINDS),
                    Family("launch", BAYS),
                    Family("place-ship", SHIPS),
                    Family("return-ship", SHIPS, secret=True),
                    Family("done"),
                ]
            ),
            parts.fingerprint,
        )
        self.parts: Final = parts

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """Specification section 3."""
        state = GanymedeState(self, Table(self.parts, seats), chance(seed))
        state.deal()
        return state


@mypyc_attr(native_class=True, acyclic=True)
class GanymedeState(Launches):
    """A position with all its rules."""

    def clone(self) -> "GanymedeState":
        copy = GanymedeState(self.game, self.table, self.chance.clone())
        self.copy_to(copy)
        return copy

    # --- set-up ---------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out rows and piles; every seat is dealt four ships and will keep two."""
        parts = self.table.parts
        self.lay_out()
        self.tile_row = parts.start_tiles.copy()
        self.tile_stack = [tile for tile in range(TILE_COUNT) if tile not in parts.start_tiles]
        self.chance.shuffle(self.tile_stack)
        self.tile_left = len(self.tile_stack)
        self.earth_deck = list(range(DECK_SIZE))
        self.chance.shuffle(self.earth_deck)
        self.mars_deck = list(range(DECK_SIZE, 2 * DECK_SIZE))
        self.chance.shuffle(self.mars_deck)
        self.earth_row = [self.earth_deck.pop() for _ in range(ROW)]
        self.mars_row = [self.mars_deck.pop() for _ in range(ROW)]
        self.earth_left = len(self.earth_deck)
        self.mars_left = len(self.mars_deck)
        for ship, count in enumerate(parts.ship_counts):
            self.ship_deck = self.ship_deck + [ship] * count
        self.chance.shuffle(self.ship_deck)
        self.ship_row = [self.ship_deck.pop() for _ in range(SHIP_ROW)]
        for seat in range(self.table.seats):
            self.hand[seat] = sorted([self.ship_deck.pop() for _ in range(DEALT_SHIPS)])
        self.ship_left = len(self.ship_deck)

    def _keep_ship(self, ship: int) -> None:
        """A dealt ship lies face down in the top bay, the next one in the bottom bay."""
        seat = self.to_move
        bay = BOTTOM if self.has_ship(seat, TOP) else TOP
        self.hand[seat] = without(self.hand[seat], ship)
        self.ship[seat * BAY_COUNT + bay] = ship
        if self.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "bay": BAYS[bay]}
            self.journal.append(Event("kept-ship", facts, {"ship": SHIPS[ship]}, [seat]))
        if bay == TOP:
            return
        if seat < self.table.seats - 1:
            self.to_move = seat + 1
        else:
            self._turn_up_ships()

    def _turn_up_ships(self) -> None:
        """Ships that nobody kept go back into the deck; the kept ones are shown."""
        self.reveals += 1
        deck = self.ship_deck[: self.ship_left]
        for seat in range(self.table.seats):
            deck += self.hand[seat]
            self.hand[seat] = []
            if self.journal is not None:
                facts: dict[str, int | str] = {
                    "seat": seat,
                    "top": SHIPS[self.ship[seat * BAY_COUNT + TOP]],
                    "bottom": SHIPS[self.ship[seat * BAY_COUNT + BOTTOM]],
                }
                self.journal.append(Event("turned-up", facts))
        # A hand has no order, so none must be left in the deck before it is shuffled.
        deck.sort()
        self.chance.shuffle(deck)
        self.ship_deck = deck
        self.ship_left = len(deck)
        self._start_turn(0)

    # --- decisions ------------------------------------------------------------------

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == MAIN:
            return self._main_actions()
        if phase == ENTRY or phase == BASIC_CHOICE or phase == INTO_COLOUR:
            return self.uses_of_entry()
        actions: list[int] = []
        if phase == PLACE_SHIP:
            self._add_hand(DO_PLACE_SHIP, actions)
        elif phase == RETURN_SHIP:
            self._add_hand(DO_RETURN_SHIP, actions)
        elif phase == SETUP:
            self._add_hand(DO_KEEP_SHIP, actions)
        elif phase == NEW_SHIP:
            self.add_ships(actions)
        elif phase == FREE_LAUNCH or phase == WHICH_LAUNCH:
            self.add_launches(actions)
        else:
            self._add_steps_of_card(actions)
        if phase == FREE_LAUNCH or phase == MORE_TILES:
            actions.append(DO_DONE)
        return actions

    def _add_steps_of_card(self, actions: list[int]) -> None:
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

    def _main_actions(self) -> list[int]:
        actions: list[int] = []
        for slot in range(ROW):
            actions.append(DO_TAKE_TILE + slot)
        self._add_shuttles(EARTH, self.earth_row, DO_EARTH_SHUTTLE, actions)
        self._add_shuttles(MARS, self.mars_row, DO_MARS_SHUTTLE, actions)
        self._add_discards(actions)
        return actions

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

    def _add_hand(self, first: int, actions: list[int]) -> None:
        """One action for each name among the ships in hand."""
        previous = NONE
        for ship in self.hand[self.to_move]:
            if ship != previous:
                actions.append(first + ship)
            previous = ship

    def _add_payments(self, actions: list[int]) -> None:
        """The colours left at the shuttle's place."""
        place: i64 = (self.card - TILE_COUNT) // DECK_SIZE
        first: i64 = self.to_move * BOARD + place * COLOUR_COUNT
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

    def apply(self, action: int) -> None:
        if action < DO_RECRUIT:
            self._apply_to_card(action)
        elif action < DO_TAKE_SHIP:
            self.use_entry(action)
        elif action <= DO_DRAW_SHIP:
            if self.phase == NEW_SHIP:
                self.take_new_ship(action)
            else:
                self.use_ship(action)
        elif action < DO_LAUNCH:
            self.do_basic(action - DO_BASIC)
        elif action < DO_PLACE_SHIP:
            self.launch(action - DO_LAUNCH)
        elif action < DO_RETURN_SHIP:
            self.place_ship(action - DO_PLACE_SHIP)
        elif action < DO_DONE:
            self._return_ship(action - DO_RETURN_SHIP)
        else:
            self._done()

    def _apply_to_card(self, action: int) -> None:
        """The actions that choose, pay for and travel with a card."""
        if action < DO_TAKE_TILE:
            self._keep_ship(action - DO_KEEP_SHIP)
        elif action < DO_EARTH_SHUTTLE:
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

    def _done(self) -> None:
        if self.phase == ENTRY:
            self.end_entry()
        elif self.phase == MORE_TILES:
            self._start_basic_actions()
        else:
            self.log_seat("gave-up-launch")
            self.launch_phase()

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
                self._start_basic_actions()

    def _start_basic_actions(self) -> None:
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
        self.card = TILE_COUNT + shuttle
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
        elif self.table.parts.shuttle_discards[self.card - TILE_COUNT]:
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
        return EARTH if self.card < TILE_COUNT + DECK_SIZE else MARS

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
        shuttle = self.card - TILE_COUNT
        column = self.columns[self.to_move * TYPE_COUNT + parts.shuttle_types[shuttle]]
        self.log_number("acts", "times", len(column))
        self.start_entry(parts.shuttle_side[shuttle], NO_SIDE, len(column))

    # --- end of turn ----------------------------------------------------------------

    def _start_turn(self, seat: int) -> None:
        if seat == 0:
            self.round += 1
            if self.journal is not None:
                self.journal.append(Event("round", {"round": self.round}))
        self.to_move = seat
        self.phase = MAIN

    def end_turn(self) -> None:
        """Specification 5.6."""
        if len(self.hand[self.to_move]) > HAND_LIMIT:
            self.phase = RETURN_SHIP
            return
        self._refill_tiles()
        self._refill_shuttles()
        self._refill_ships()
        if not self.end_triggered and self._is_last_round():
            self.end_triggered = True
            self.log_seat("end-triggered")
        if self.to_move < self.table.seats - 1:
            self._start_turn(self.to_move + 1)
        elif self.end_triggered or self.round == LAST_ROUND:
            self._end_game()
        else:
            self._start_turn(0)

    def _return_ship(self, ship: int) -> None:
        """A ship too many goes under the deck: nobody can be sure of the hand any more."""
        seat = self.to_move
        self.hand[seat] = without(self.hand[seat], ship)
        self.open_hand[seat] = []
        self.traced[seat] = []
        self.ship_deck = [ship] + self.ship_deck[: self.ship_left]
        self.ship_left += 1
        self.returners = [seat] + self.returners
        self.log_hidden_ship("returned-ship", ship)
        self.end_turn()

    def _refill_tiles(self) -> None:
        """Only one tile can be missing; an empty stack is made anew from the discard."""
        for slot in range(ROW):
            if self.tile_row[slot] < 0:
                if self.tile_left == 0:
                    self.tile_stack = sorted(self.tile_discard)
                    self.chance.shuffle(self.tile_stack)
                    self.tile_left = len(self.tile_stack)
                    self.tile_discard = []
                    if self.journal is not None:
                        self.journal.append(Event("reshuffled", {}))
                self.reveals += 1
                self.tile_left -= 1
                tile = self.tile_stack[self.tile_left]
                self.tile_row = with_card(self.tile_row, slot, tile)
                parts = self.table.parts
                self.log_new("new-tile", slot, parts.tile_names[tile], parts.tile_types[tile])

    def _refill_shuttles(self) -> None:
        names = self.table.parts.shuttle_names
        types = self.table.parts.shuttle_types
        for slot in range(ROW):
            if self.earth_row[slot] < 0 and self.earth_left > 0:
                self.reveals += 1
                self.earth_left -= 1
                shuttle = self.earth_deck[self.earth_left]
                self.earth_row = with_card(self.earth_row, slot, shuttle)
                self.log_new("new-earth-shuttle", slot, names[shuttle], types[shuttle])
        for slot in range(ROW):
            if self.mars_row[slot] < 0 and self.mars_left > 0:
                self.reveals += 1
                self.mars_left -= 1
                shuttle = self.mars_deck[self.mars_left]
                self.mars_row = with_card(self.mars_row, slot, shuttle)
                self.log_new("new-mars-shuttle", slot, names[shuttle], types[shuttle])

    def _refill_ships(self) -> None:
        for slot in range(SHIP_ROW):
            if self.ship_row[slot] < 0 and self.ship_left > 0:
                self.reveals += 1
                self.ship_left -= 1
                ship = self.ship_deck[self.ship_left]
                if len(self.returners) > self.ship_left:
                    self.returners = self.returners[: self.ship_left]
                self.ship_row = with_card(self.ship_row, slot, ship)
                if self.journal is not None:
                    facts: dict[str, int | str] = {"slot": slot, "ship": SHIPS[ship]}
                    self.journal.append(Event("new-ship", facts))

    def _is_last_round(self) -> bool:
        launched = len(self.launched[self.to_move])
        return launched >= SHIPS_TO_END or self.earth_left == 0 or self.mars_left == 0

    def _end_game(self) -> None:
        self.phase = OVER
        self.to_move = NOBODY
        # The hands are open now.
        self.reveals += 1
        if self.journal is not None:
            self.journal.append(Event("game-over", {}))

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.table.seats)]

    def ranking(self) -> list[int]:
        return ranks([result(self, seat) for seat in range(self.table.seats)])

    def redeal(self, seat: int, seed: int) -> None:
        self.chance.reseed(seed)
        if self.phase != OVER:
            deal_anew(self, seat)


def with_card(row: list[int], slot: int, card: int) -> list[int]:
    """The row with a card in a slot."""
    result = row.copy()
    result[slot] = card
    return result
