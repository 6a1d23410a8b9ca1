"""Launches of Ganymede: specification section 5.5."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede.board import (
    BOARD,
    BOTTOM,
    FREE_LAUNCH,
    NEW_SHIP,
    NONE,
    PLACE_SHIP,
    SHIP_CARD,
    TOP,
    TOP_PLACE,
    WHICH_LAUNCH,
)
from cosmodrome.games.ganymede.effects import Effects
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    COLOUR_COUNT,
    NO_SIDE,
    SHIP_COUNT,
    SHIPS,
)

DO_LAUNCH: Final = 116
DO_PLACE_SHIP: Final = 118


@mypyc_attr(native_class=True, acyclic=True)
class Launches(Effects):
    """A position, with the rules of launching ships."""

    def end_turn(self) -> None:
        """All launches are done."""
        raise NotImplementedError

    def after_effects(self) -> None:
        launching = self.card >= SHIP_CARD
        self.card = NONE
        self.discarded = 0
        if launching and self.ship_on_offer():
            self.phase = NEW_SHIP
        else:
            self.launch_phase()

    def launch_phase(self) -> None:
        """New ships first, then free launches, then full ships, until nothing is left to do."""
        seat: i64 = self.to_move
        for bay in range(BAY_COUNT):
            if not self.has_ship(seat, bay) and self.hand[seat]:
                self.bay = bay
                self.phase = PLACE_SHIP
                return
        if self.free_launches > 0 and (self.has_ship(seat, TOP) or self.has_ship(seat, BOTTOM)):
            self.free_launches -= 1
            self.phase = FREE_LAUNCH
            return
        top = self.full(seat, TOP)
        bottom = self.full(seat, BOTTOM)
        if top and bottom:
            self.phase = WHICH_LAUNCH
        elif top or bottom:
            self.launch(TOP if top else BOTTOM)
        else:
            self.free_launches = 0
            self.end_turn()

    def add_launches(self, actions: list[int]) -> None:
        """Append the bays whose ship may be launched now."""
        for bay in range(BAY_COUNT):
            if self.has_ship(self.to_move, bay):
                actions.append(DO_LAUNCH + bay)

    def launch(self, bay: i64) -> None:
        """The settlers leave for the stars, the ship counts and does what is printed on it."""
        seat = self.to_move
        parts = self.table.parts
        index = seat * BAY_COUNT + bay
        ship = self.ship[index]
        first: i64 = seat * BOARD + (TOP_PLACE + bay) * COLOUR_COUNT
        for colour in range(COLOUR_COUNT):
            self.supply[colour] = self.supply[colour] + self.settlers[first + colour]
            self.settlers[first + colour] = 0
        self.ship[index] = NONE
        self.launched[seat] = self.launched[seat] + [ship]
        self._log_bay("launched", bay, ship)
        self.card = SHIP_CARD + ship
        self.start_entry(parts.ship_side[ship], NO_SIDE, parts.ship_times[ship])

    def take_new_ship(self, action: int) -> None:
        """The ship that follows a launched one: mandatory."""
        self.get_ship(action)
        self.launch_phase()

    def place_ship(self, ship: int) -> None:
        """A ship of the hand goes to the bay that has none."""
        seat = self.to_move
        if ship not in self.open_hand[seat]:
            self.reveals += 1
        self.hand[seat] = without(self.hand[seat], ship)
        self._forget(ship)
        self.ship[seat * BAY_COUNT + self.bay] = ship
        self._log_bay("placed", self.bay, ship)
        self.bay = 0
        self.launch_phase()

    def _forget(self, ship: int) -> None:
        """One of this name has left the hand: nobody can be sure of another one."""
        seat = self.to_move
        if ship in self.open_hand[seat]:
            self.open_hand[seat] = without(self.open_hand[seat], ship)
            return
        kept: list[int] = []
        forgotten: list[int] = []
        for traced in self.traced[seat]:
            if traced % SHIP_COUNT == ship and traced not in forgotten:
                forgotten.append(traced)
            else:
                kept.append(traced)
        self.traced[seat] = kept

    def _log_bay(self, kind: str, bay: i64, ship: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "bay": BAYS[bay],
                "ship": SHIPS[ship],
            }
            self.journal.append(Event(kind, facts))


def without(cards: list[int], card: int) -> list[int]:
    """The list without the first such card."""
    result = cards.copy()
    result.remove(card)
    return result
