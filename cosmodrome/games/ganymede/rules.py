"""The rules of Ganymede: set-up, the turn and its end."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Family
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY, Event, ranks
from cosmodrome.engine.old import Game, State, catalog
from cosmodrome.games.ganymede.board import (
    BASIC_CHOICE,
    BOTTOM,
    ENTRY,
    FREE_LAUNCH,
    INTO_COLOUR,
    MAIN,
    MORE_TILES,
    NEW_SHIP,
    NONE,
    OVER,
    PLACE_SHIP,
    RETURN_SHIP,
    SETUP,
    TOP,
    WHICH_LAUNCH,
    Table,
)
from cosmodrome.games.ganymede.cards import DO_TAKE_TILE, Cards
from cosmodrome.games.ganymede.effects import (
    DO_BASIC,
    DO_DONE,
    DO_DRAW_SHIP,
    DO_RECRUIT,
    DO_TAKE_SHIP,
)
from cosmodrome.games.ganymede.hidden import deal_anew
from cosmodrome.games.ganymede.launch import DO_LAUNCH, DO_PLACE_SHIP, without
from cosmodrome.games.ganymede.parts import (
    BASIC_KINDS,
    BAY_COUNT,
    BAYS,
    COLOURS,
    DEALT_SHIPS,
    DECK_SIZE,
    HAND_LIMIT,
    LEAST_SEATS,
    MOST_SEATS,
    PLACES,
    ROUTES,
    ROW,
    SHIP_ROW,
    SHIPS,
    TILE_SLOTS,
    Parts,
)
from cosmodrome.games.ganymede.scoring import result, score

RULES: Final = 1

# The first action of each family; an argument is added to it.
DO_KEEP_SHIP: Final = 0
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
            catalog(
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
class GanymedeState(Cards):
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
        self.tile_stack = parts.other_tiles.copy()
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
        self.ship_deck = parts.ship_deck.copy()
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
            return self.main_actions()
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
            self.add_steps_of_card(actions)
        if phase == FREE_LAUNCH or phase == MORE_TILES:
            actions.append(DO_DONE)
        return actions

    def _add_hand(self, first: int, actions: list[int]) -> None:
        """One action for each name among the ships in hand."""
        previous = NONE
        for ship in self.hand[self.to_move]:
            if ship != previous:
                actions.append(first + ship)
            previous = ship

    def apply(self, action: i64) -> None:
        if action < DO_TAKE_TILE:
            self._keep_ship(action - DO_KEEP_SHIP)
        elif action < DO_RECRUIT:
            self.use_card(action)
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

    def _done(self) -> None:
        if self.phase == ENTRY:
            self.end_entry()
        elif self.phase == MORE_TILES:
            self.start_basic_actions()
        else:
            self.log_seat("gave-up-launch")
            self.launch_phase()

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
