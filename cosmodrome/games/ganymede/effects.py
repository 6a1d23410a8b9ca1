"""Effects of Ganymede: entries with their sides, worked off one use at a time.

Specification section 6. An entry is one or two sides and a count; all of it is voluntary.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede.board import (
    BASIC_CHOICE,
    BOARD,
    BOTTOM_PLACE,
    EARTH,
    ENTRY,
    INTO_COLOUR,
    MARS,
    NONE,
    TOP_PLACE,
    Board,
)
from cosmodrome.games.ganymede.parts import (
    ADAPT,
    ANY_COLOUR,
    BASIC,
    BASIC_BONUS,
    BASIC_KINDS,
    BASIC_SIDE,
    COLOUR_COUNT,
    COLOURS,
    EARTH_LIMIT,
    LAUNCH_BONUS,
    MARS_LIMIT,
    MOVE,
    NO_SIDE,
    PLACES,
    RECRUIT,
    REPUTATION,
    SHIP,
    SHIP_COUNT,
    SHIP_ROW,
    SIDE_COLOURS,
)

# The first action of each family of this module; an argument is added to it.
DO_RECRUIT: Final = 48
DO_ADAPT: Final = 52
DO_INTO: Final = 68
DO_REPUTATION: Final = 72
DO_MOVE: Final = 73
DO_TAKE_SHIP: Final = 93
DO_DRAW_SHIP: Final = 110
DO_BASIC: Final = 111
DO_DONE: Final = 152

ROUTE_COUNT: Final = 5
ROUTE_START: Final = [EARTH, MARS, MARS, TOP_PLACE, BOTTOM_PLACE]
ROUTE_END: Final = [MARS, TOP_PLACE, BOTTOM_PLACE, BOTTOM_PLACE, TOP_PLACE]
# The sides of the basic kinds: any colour where colours matter.
BASIC_SIDES: Final = [
    RECRUIT * SIDE_COLOURS + ANY_COLOUR,
    ADAPT * SIDE_COLOURS + ANY_COLOUR,
    REPUTATION * SIDE_COLOURS,
    MOVE * SIDE_COLOURS,
    SHIP * SIDE_COLOURS,
]


@mypyc_attr(native_class=True, acyclic=True)
class Effects(Board):
    """A position, with the rules of working off effects."""

    def after_effects(self) -> None:
        """All effects are worked off: the turn goes on."""
        raise NotImplementedError

    # --- entries --------------------------------------------------------------------

    def start_either(self, side_a: i64, side_b: i64, count: i64) -> None:
        """An entry with two sides; two of one kind are the same as one with all their colours."""
        if side_a // SIDE_COLOURS == side_b // SIDE_COLOURS:
            self.start_entry(side_a | side_b, NO_SIDE, count)
        elif side_a < side_b:
            self.start_entry(side_a, side_b, count)
        else:
            self.start_entry(side_b, side_a, count)

    def start_entry(self, side_a: i64, side_b: i64, count: i64) -> None:
        """Put an entry in work. Sides come in the order of their actions."""
        self.side_a = side_a
        self.side_b = side_b
        self.uses = count
        self.count = count
        self.stepped = False
        self.continue_entry()

    def continue_entry(self) -> None:
        """Ask for the next use, unless the entry is used up or nothing of it is possible."""
        if self.count > 0 and (self.possible(self.side_a) or self.possible(self.side_b)):
            self.phase = ENTRY
        else:
            self.end_entry()

    def end_entry(self) -> None:
        """The marker has stopped: its space may give a bonus. Then comes what waits."""
        stopped = self.stepped
        self.side_a = NO_SIDE
        self.side_b = NO_SIDE
        self.uses = 0
        self.count = 0
        self.stepped = False
        self.bonus = False
        if stopped:
            bonus = self.table.parts.track_bonus[self.step[self.to_move]]
            if bonus == BASIC_BONUS:
                self.log_seat("bonus-basic")
                self.bonus = True
                self.start_entry(BASIC_SIDE, NO_SIDE, 1)
                return
            if bonus == LAUNCH_BONUS:
                self.log_seat("bonus-launch")
                self.free_launches += 1
        self._next_entry()

    def _next_entry(self) -> None:
        if self.agenda:
            side = self.agenda[-1]
            self.agenda = self.agenda[:-1]
            self.start_entry(side, NO_SIDE, 1)
        else:
            self.after_effects()

    def uses_of_entry(self) -> list[int]:
        """The legal actions while an entry is worked off."""
        actions: list[int] = []
        if self.phase == ENTRY:
            self.add_first_actions(self.side_a, actions)
            self.add_first_actions(self.side_b, actions)
            actions.append(DO_DONE)
        elif self.phase == BASIC_CHOICE:
            self.add_first_actions(self.basic_side, actions)
        else:
            self._add_intos(actions)
        return actions

    # --- what is possible -----------------------------------------------------------

    def possible(self, side: i64) -> bool:
        """Whether any first action of a side is legal."""
        kind: i64 = side // SIDE_COLOURS
        if kind == RECRUIT:
            return self._can_recruit(side % SIDE_COLOURS)
        if kind == ADAPT:
            return self._can_adapt(side % SIDE_COLOURS)
        if kind == REPUTATION:
            return self.step[self.to_move] < self.table.parts.last_step
        if kind == MOVE:
            return self._can_move()
        if kind == SHIP:
            return self.ship_on_offer()
        if kind == BASIC:
            for basic in BASIC_SIDES:
                if self.possible(basic):
                    return True
        return False

    def add_first_actions(self, side: i64, actions: list[int]) -> None:
        """Append all first actions of a side, rising."""
        kind: i64 = side // SIDE_COLOURS
        if kind == RECRUIT:
            self._add_recruits(side % SIDE_COLOURS, actions)
        elif kind == ADAPT:
            self._add_adapts(side % SIDE_COLOURS, actions)
        elif kind == REPUTATION:
            if self.possible(side):
                actions.append(DO_REPUTATION)
        elif kind == MOVE:
            self._add_moves(actions)
        elif kind == SHIP:
            self.add_ships(actions)
        elif kind == BASIC:
            basic: i64 = 0
            while basic <= SHIP:
                if self.possible(BASIC_SIDES[basic]):
                    actions.append(DO_BASIC + basic)
                basic += 1

    def _can_recruit(self, colours: i64) -> bool:
        if self.at(self.to_move, EARTH) >= EARTH_LIMIT:
            return False
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if colours >> colour & 1 and self.supply[colour] > 0:
                return True
            colour += 1
        return False

    def _add_recruits(self, colours: i64, actions: list[int]) -> None:
        if self.at(self.to_move, EARTH) >= EARTH_LIMIT:
            return
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if colours >> colour & 1 and self.supply[colour] > 0:
                actions.append(DO_RECRUIT + colour)
            colour += 1

    def _can_adapt(self, colours: i64) -> bool:
        """Whether any own settler, wherever it is, may change its colour."""
        which: i64 = 0
        while which < BOARD:
            if self._may_adapt(which // COLOUR_COUNT, which % COLOUR_COUNT, colours):
                return True
            which += 1
        return False

    def _add_adapts(self, colours: i64, actions: list[int]) -> None:
        which: i64 = 0
        while which < BOARD:
            if self._may_adapt(which // COLOUR_COUNT, which % COLOUR_COUNT, colours):
                actions.append(DO_ADAPT + which)
            which += 1

    def _may_adapt(self, place: i64, old: i64, colours: i64) -> bool:
        """Whether a settler of this colour is there and may become another one."""
        seat: i64 = self.to_move
        if self.settlers[seat * BOARD + place * COLOUR_COUNT + old] == 0:
            return False
        new: i64 = 0
        while new < COLOUR_COUNT:
            if self._may_become(place, old, new, colours):
                return True
            new += 1
        return False

    def _may_become(self, place: i64, old: i64, new: i64, colours: i64) -> bool:
        """Old or new colour must be a printed one, and the bay must stay as it has to be."""
        if new == old or self.supply[new] == 0:
            return False
        if not (colours >> old | colours >> new) & 1:
            return False
        seat: i64 = self.to_move
        if place == TOP_PLACE:
            return self.at(seat, TOP_PLACE) == 1
        if place == BOTTOM_PLACE:
            return self.settlers[seat * BOARD + BOTTOM_PLACE * COLOUR_COUNT + new] == 0
        return True

    def _can_move(self) -> bool:
        route: i64 = 0
        while route < ROUTE_COUNT:
            if self._movers(route):
                return True
            route += 1
        return False

    def _add_moves(self, actions: list[int]) -> None:
        route: i64 = 0
        while route < ROUTE_COUNT:
            movers = self._movers(route)
            colour: i64 = 0
            while movers >> colour:
                if movers >> colour & 1:
                    actions.append(DO_MOVE + route * COLOUR_COUNT + colour)
                colour += 1
            route += 1

    def _movers(self, route: i64) -> i64:
        """The colours that may take a route, as a set of bits."""
        seat: i64 = self.to_move
        start: i64 = ROUTE_START[route]
        end: i64 = ROUTE_END[route]
        if self.at(seat, start) == 0 or (end == MARS and self.at(seat, MARS) >= MARS_LIMIT):
            return 0
        movers: i64 = 0
        colour: i64 = 0
        first: i64 = seat * BOARD + start * COLOUR_COUNT
        while colour < COLOUR_COUNT:
            if self.settlers[first + colour] > 0 and (
                end == MARS or self.accepts(seat, end - TOP_PLACE, colour)
            ):
                movers |= 1 << colour
            colour += 1
        return movers

    def ship_on_offer(self) -> bool:
        """Whether a ship can be taken from the row or from the deck."""
        return self.ship_left > 0 or max(self.ship_row) >= 0

    def add_ships(self, actions: list[int]) -> None:
        """Append the ways to get a ship: those of the row, rising, then the deck."""
        ships = sorted(self.ship_row)
        previous = NONE
        for ship in ships:
            if ship != previous:
                actions.append(DO_TAKE_SHIP + ship)
            previous = ship
        if self.ship_left > 0:
            actions.append(DO_DRAW_SHIP)

    def _add_intos(self, actions: list[int]) -> None:
        """Append the colours into which the picked settler may change."""
        colours = self._adapt_colours()
        new: i64 = 0
        while new < COLOUR_COUNT:
            if self._may_become(self.adapt_place, self.adapt_colour, new, colours):
                actions.append(DO_INTO + new)
            new += 1

    def _adapt_colours(self) -> i64:
        """The printed colours of the adapt side that is being used."""
        for side in (self.basic_side, self.side_a, self.side_b):
            if side // SIDE_COLOURS == ADAPT:
                return side % SIDE_COLOURS
        return 0

    # --- uses -----------------------------------------------------------------------

    def use_entry(self, action: int) -> None:
        """Carry out one of the actions that change settlers or the marker."""
        if action < DO_ADAPT:
            self.do_recruit(action - DO_RECRUIT)
        elif action < DO_INTO:
            which: i64 = action - DO_ADAPT
            self.do_adapt(which // COLOUR_COUNT, which % COLOUR_COUNT)
        elif action < DO_REPUTATION:
            self.do_into(action - DO_INTO)
        elif action == DO_REPUTATION:
            self.do_reputation()
        else:
            way: i64 = action - DO_MOVE
            self.do_move(way // COLOUR_COUNT, way % COLOUR_COUNT)

    def _begin_use(self) -> None:
        """A first action uses the entry once; after `basic` that has happened already."""
        if self.phase == ENTRY:
            self.count -= 1

    def _finish_use(self) -> None:
        self.basic_side = NO_SIDE
        self.continue_entry()

    def do_recruit(self, colour: i64) -> None:
        """A settler comes from the supply to Earth."""
        self._begin_use()
        self.supply[colour] = self.supply[colour] - 1
        self.add(self.to_move, EARTH, colour, 1)
        self.log_colour("recruited", colour)
        self._finish_use()

    def do_adapt(self, place: i64, colour: i64) -> None:
        """Pick the settler who is to be exchanged."""
        self._begin_use()
        self.adapt_place = place
        self.adapt_colour = colour
        self.phase = INTO_COLOUR

    def do_into(self, colour: i64) -> None:
        """Exchange the picked settler with one of the supply."""
        place = self.adapt_place
        old = self.adapt_colour
        self.add(self.to_move, place, old, -1)
        self.add(self.to_move, place, colour, 1)
        self.supply[old] = self.supply[old] + 1
        self.supply[colour] = self.supply[colour] - 1
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "place": PLACES[place],
                "from": COLOURS[old],
                "to": COLOURS[colour],
            }
            self.journal.append(Event("adapted", facts))
        self.adapt_place = 0
        self.adapt_colour = 0
        self._finish_use()

    def do_reputation(self) -> None:
        """One step on the track; the bonus comes when the entry ends."""
        self._begin_use()
        seat = self.to_move
        self.step[seat] = self.step[seat] + 1
        self.stepped = True
        self.log_number("stepped", "step", self.step[seat])
        self._finish_use()

    def do_move(self, route: i64, colour: i64) -> None:
        """A settler goes to the next place, or from ship to ship."""
        self._begin_use()
        self.add(self.to_move, ROUTE_START[route], colour, -1)
        self.add(self.to_move, ROUTE_END[route], colour, 1)
        self.log_move(ROUTE_START[route], ROUTE_END[route], colour)
        self._finish_use()

    def do_basic(self, kind: i64) -> None:
        """Choose one of the five basic actions; reputation needs no further choice."""
        self.count -= 1
        self.basic_side = BASIC_SIDES[kind]
        self.phase = BASIC_CHOICE
        if self.journal is not None:
            facts: dict[str, int | str] = {"seat": self.to_move, "kind": BASIC_KINDS[kind]}
            self.journal.append(Event("chose-basic", facts))
        if kind == REPUTATION:
            self.do_reputation()

    def use_ship(self, action: int) -> None:
        """Take or draw a ship as a use of an entry."""
        self._begin_use()
        self.get_ship(action)
        self._finish_use()

    def get_ship(self, action: int) -> None:
        """A ship goes to the hand: openly from the row, or unseen from the deck."""
        seat = self.to_move
        if action == DO_DRAW_SHIP:
            ship = self.draw_from_ship_deck()
            self.log_hidden_ship("drew-ship", ship)
        else:
            ship = action - DO_TAKE_SHIP
            row = self.ship_row.copy()
            slot = 0
            while slot < SHIP_ROW and row[slot] != ship:
                slot += 1
            row[slot] = NONE
            self.ship_row = row
            self.open_hand[seat] = self.open_hand[seat] + [ship]
            self.log_ship("took-ship", ship)
        self.hand[seat] = sorted(self.hand[seat] + [ship])

    def draw_from_ship_deck(self) -> int:
        """The active seat draws; whoever had put that card there knows it."""
        seat = self.to_move
        self.reveals += 1
        self.ship_left -= 1
        left = self.ship_left
        ship = self.ship_deck[left]
        if len(self.returners) > left:
            returner = self.returners[left]
            if returner != seat:
                self.traced[seat] = self.traced[seat] + [returner * SHIP_COUNT + ship]
            self.returners = self.returners[:left]
        return ship
