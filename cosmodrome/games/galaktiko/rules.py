"""The rules of Galaktiko: space taxis on a ring of eight sectors."""

from math import comb, perm
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.actions import Catalog, Family
from cosmodrome.engine.chance import Chance, chance
from cosmodrome.engine.game import NOBODY, Event, Game, Option, State, ranks
from cosmodrome.engine.lists import copies, empty_lists
from cosmodrome.games.galaktiko.parts import (
    CONTROLLER,
    DEALT_PER_QUEUE,
    END_OF_SHIFT,
    LEAST_SEATS,
    LOWER_CARDS,
    MOST_SEATS,
    ORDINARY,
    RICH,
    SECTORS,
    STATIONS,
    STATIONS_PER_SECTOR,
    STOWAWAY,
    VORTAN,
    VORTAN_CLASS,
    Parts,
)

RULES: Final = 1
OPTIONS: Final = (
    Option("cheeky_stowaways"),
    Option("find_their_way"),
    Option("to_the_last"),
    Option("rich_first"),
)

# The first action of each family; an argument is added to it.
PLACE: Final = 0
MOVE: Final = STATIONS
DROP: Final = 2 * STATIONS
DONE: Final = DROP + VORTAN_CLASS + 1

HAND_LIMIT: Final = 6
# A ship that arrives calls a new passenger to each of the five sectors behind it.
REFILL: Final = 5

PLACEMENT: Final = 0
MOVING: Final = 1
DROP_OFF: Final = 2
OVER: Final = 3
PHASES: Final = ("placement", "move", "drop-off", "over")

NOWHERE: Final = -1
_NO_CARDS: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []


class Galaktiko(Game):
    """Galaktiko with one set of printed values."""

    def __init__(self, parts: Parts) -> None:
        stations = [str(station) for station in range(STATIONS)]
        super().__init__(
            "galaktiko",
            RULES,
            range(LEAST_SEATS, MOST_SEATS + 1),
            OPTIONS,
            Catalog(
                [
                    Family("place", stations),
                    Family("move", stations),
                    Family("drop", parts.class_names),
                    Family("done"),
                ]
            ),
            parts.fingerprint,
        )
        self.parts: Final = parts
        # Made once for each number of seats and set of options.
        self._tables: Final[dict[tuple[int, bool, bool, bool, bool], Table]] = {}

    def table(self, seats: int, options: dict[str, bool]) -> "Table":
        """What stays the same in all games of this variant."""
        a, b, c, d = options.values()
        found = self._tables.get((seats, a, b, c, d))
        if found is None:
            found = Table(self.parts, seats, options)
            self._tables[seats, a, b, c, d] = found
        return found

    def set_up(self, seats: int, options: dict[str, bool], seed: int) -> State:
        """Specification section 3."""
        state = GalaktikoState(self, self.table(seats, options), chance(seed))
        state.deal()
        return state


class Table:
    """What stays the same during a game: printed values, number of seats, options."""

    def __init__(self, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        self.parts: Final = parts
        self.seats: Final = seats
        self.stations_per_sector: Final = parts.stations_per_sector[seats]
        self.route: Final = parts.route_stations[seats]
        # The moves out of each sector, if no ship were in the way.
        self.moves: Final = [
            [MOVE + s for s in self.route if s // STATIONS_PER_SECTOR != sector]
            for sector in range(SECTORS)
        ]
        self.controllers: Final = parts.controllers[seats]
        self.cheeky_stowaways: Final = options["cheeky_stowaways"]
        self.find_their_way: Final = options["find_their_way"]
        self.to_the_last: Final = options["to_the_last"]
        self.rich_first: Final = options["rich_first"]


@mypyc_attr(native_class=True, acyclic=True)
class GalaktikoState(State):
    """A position. Field names are those of the specification, section 2."""

    def __init__(self, game: Galaktiko, table: Table, chance: Chance) -> None:
        super().__init__(game, chance)
        self.table = table
        # By ring position: sector card, waiting passengers (front first), controllers.
        self.ring = _NO_CARDS
        self.queue = _NO_LISTS
        self.controllers = _NO_CARDS
        # By seat: where the ship stands, passengers aboard (sorted), passengers scored.
        self.station = _NO_CARDS
        self.hand = _NO_LISTS
        # Scored cards and discard grow rarely: their lists are replaced, never changed in
        # place, so that clones share them.
        self.scored = _NO_LISTS
        self.discard = _NO_CARDS
        # A pile's top card is the last of the first `left` cards. Taking one only counts
        # `left` down, so that clones share the list.
        self.upper = _NO_CARDS
        self.upper_left: i64 = 0
        self.lower = _NO_CARDS
        self.lower_left: i64 = 0
        self.phase = PLACEMENT
        self.round = 1
        self.end_triggered = False
        self.last_round = 0
        # Within a drop-off: the lowest class that may still be set down, and whether a
        # rich passenger has left.
        self.floor = 0
        self.rich_laid = False
        # The icon of the station where the ship has arrived, as a bit.
        self.icon_here: i64 = 0
        # Controllers that `upper` has got back less those it gave, now and before each
        # controller it gave: all that redeal() needs to know of the past.
        self.upper_balance = 0
        self.balances = _NO_CARDS

    def clone(self) -> "GalaktikoState":
        game = self.game
        assert isinstance(game, Galaktiko)
        copy = GalaktikoState(game, self.table, self.chance.clone())
        copy.to_move = self.to_move
        copy.reveals = self.reveals
        copy.ring = self.ring
        copy.queue = copies(self.queue)
        copy.controllers = self.controllers.copy()
        copy.station = self.station.copy()
        copy.hand = copies(self.hand)
        copy.scored = self.scored.copy()
        copy.discard = self.discard
        copy.upper = self.upper
        copy.upper_left = self.upper_left
        copy.lower = self.lower
        copy.lower_left = self.lower_left
        copy.phase = self.phase
        copy.round = self.round
        copy.end_triggered = self.end_triggered
        copy.last_round = self.last_round
        copy.floor = self.floor
        copy.rich_laid = self.rich_laid
        copy.icon_here = self.icon_here
        copy.upper_balance = self.upper_balance
        copy.balances = self.balances
        return copy

    # --- set-up ---------------------------------------------------------------------

    def deal(self) -> None:
        """Lay out ring, piles and queues; the last seat places its ship first."""
        table = self.table
        self.ring = list(range(SECTORS))
        self.chance.shuffle(self.ring)
        deck = [CONTROLLER] * table.controllers + table.parts.deck
        self.chance.shuffle(deck)
        self._split(deck)
        self.controllers = [0] * SECTORS
        self._fill_queues()
        self.station = [NOWHERE] * table.seats
        self.hand = empty_lists(table.seats)
        self.scored = [_NO_CARDS] * table.seats
        self.to_move = table.seats - 1

    def _split(self, deck: list[int]) -> None:
        """Put the end card among the bottom cards of the deck, unless it is out of the game."""
        if self.table.to_the_last:
            self.upper = deck
        else:
            self.lower = [*deck[:LOWER_CARDS], END_OF_SHIFT]
            self.chance.shuffle(self.lower)
            self.upper = deck[LOWER_CARDS:]
        self.upper_left = len(self.upper)
        self.lower_left = len(self.lower)

    def _fill_queues(self) -> None:
        """Deal three passengers to each sector; controllers go back into the pile afterwards."""
        aside: list[int] = []
        self.queue = []
        for _ in range(SECTORS):
            waiting: list[int] = []
            while len(waiting) < DEALT_PER_QUEUE:
                card = self._take()
                if card == CONTROLLER:
                    aside.append(card)
                else:
                    waiting.append(card)
            self.queue.append(waiting)
        if aside:
            self._return_to_upper(aside)

    # --- decisions ------------------------------------------------------------------

    def legal(self) -> list[int]:
        if self.phase == DROP_OFF:
            return self._drops()
        if self.phase == MOVING:
            return self._moves()
        return self._placements() if self.phase == PLACEMENT else []

    def _placements(self) -> list[int]:
        """Any station of the route in a sector without a ship."""
        taken = [station // STATIONS_PER_SECTOR for station in self.station if station >= 0]
        return [
            PLACE + station
            for station in self.table.route
            if station // STATIONS_PER_SECTOR not in taken
        ]

    def _moves(self) -> list[int]:
        """Any free station of the route outside the own sector."""
        here = self._position()
        actions = self.table.moves[here].copy()
        for station in self.station:
            if station // STATIONS_PER_SECTOR != here:
                actions.remove(MOVE + station)
        return actions

    def _drops(self) -> list[int]:
        """The passengers who may get off now, one of each class, or nobody else."""
        actions: list[int] = []
        previous = NOWHERE
        for number in self.hand[self.to_move]:
            if number != previous and self._may_drop(number):
                actions.append(DROP + number)
            previous = number
        actions.append(DONE)
        return actions

    def _may_drop(self, number: int) -> bool:
        """Whether a passenger of this class, who is aboard, may leave at the ship's station."""
        if number < self.floor:
            return False
        table = self.table
        kind = table.parts.kinds[number]
        if kind == VORTAN:
            return VORTAN_CLASS in self.queue[self._position()]
        if kind != RICH and table.rich_first and not self.rich_laid:
            return False
        return self._matches(number)

    def _matches(self, number: int) -> bool:
        """Whether the ship's station is one that this class wants."""
        return self.table.parts.icon_bits[number] & self.icon_here != 0

    def icon_at(self, station: int) -> int:
        """The icon of a station: it depends on the sector card that lies there."""
        sector = self.ring[station // STATIONS_PER_SECTOR]
        return self.table.parts.station_icons[sector][station % STATIONS_PER_SECTOR]

    def _position(self) -> int:
        """The ring position of the active ship."""
        return self.station[self.to_move] // STATIONS_PER_SECTOR

    def apply(self, action: int) -> None:
        if action < MOVE:
            self._place(action - PLACE)
        elif action < DROP:
            self._move(action - MOVE)
        elif action < DONE:
            self._drop(action - DROP)
        else:
            self._end_turn()

    def _place(self, station: int) -> None:
        """The ship comes to the ring and takes the whole queue of its sector aboard."""
        seat = self.to_move
        position = station // STATIONS_PER_SECTOR
        self.station[seat] = station
        self.hand[seat] = sorted(self.queue[position])
        self._log_station("placed", station)
        for number in self.queue[position]:
            self._log_card("boarded", number)
        self.queue[position] = []
        if seat > 0:
            self.to_move = seat - 1
        else:
            self._log_round()
            self.phase = MOVING

    # --- the turn -------------------------------------------------------------------

    def _move(self, station: int) -> None:
        """Specification section 5, steps 1 to 5; the rest too if nobody can get off."""
        self._log_station("flew", station)
        self.station[self.to_move] = station
        self.icon_here = 1 << i64(self.icon_at(station))
        position = station // STATIONS_PER_SECTOR
        if not self.end_triggered:
            self._refill(position)
        if self.controllers[position] > 0:
            self._meet_controller(position)
        if self.table.cheeky_stowaways:
            self._force_stowaways()
        self.phase = DROP_OFF
        self.floor = 0
        self.rich_laid = False
        self._ask_or_end_turn()

    def _refill(self, position: int) -> None:
        """Turn up a card for each of the five sectors behind the ship, nearest first."""
        self.reveals += 1
        behind: i64 = 1
        while behind <= REFILL and not self.end_triggered:
            place: i64 = (position - behind) % SECTORS
            card = self._take()
            if card == END_OF_SHIFT:
                self._trigger_end()
            elif card == CONTROLLER:
                self.controllers[place] += 1
                self._log_arrival("controller-came", place, card)
            else:
                self.queue[place].append(card)
                self._log_arrival("came", place, card)
            if self.table.to_the_last and self.upper_left == 0:
                self._trigger_end()
            behind += 1

    def _take(self) -> int:
        """The top card of `upper`, or of `lower` when `upper` is empty."""
        if self.upper_left == 0:
            self.lower_left -= 1
            return self.lower[self.lower_left]
        self.upper_left -= 1
        card = self.upper[self.upper_left]
        if card == CONTROLLER:
            self.balances = self.balances + [self.upper_balance]
            self.upper_balance -= 1
        return card

    def _trigger_end(self) -> None:
        """The shift ends: this round is finished, one more is played."""
        self.end_triggered = True
        self.last_round = self.round + 1
        if self.journal is not None:
            self.journal.append(Event("shift-ends", {"round": self.last_round}))

    def _meet_controller(self, position: int) -> None:
        """One controller makes all stowaways aboard pay, or goes back into the pile."""
        self.controllers[position] -= 1
        if self._remove_stowaways(matching_only=False):
            self.discard = self.discard + [CONTROLLER]
        elif self.upper_left > 0 or self.table.to_the_last:
            self._return_to_upper([CONTROLLER])
            self._log_seat("controller-returned")
        else:
            self.lower = [*self.lower[: self.lower_left], CONTROLLER]
            self.chance.shuffle(self.lower)
            self.lower_left = len(self.lower)
            self._log_seat("controller-returned")

    def _return_to_upper(self, controllers: list[int]) -> None:
        self.upper = self.upper[: self.upper_left] + controllers
        self.chance.shuffle(self.upper)
        self.upper_left = len(self.upper)
        self.upper_balance += len(controllers)

    def _force_stowaways(self) -> None:
        """Option `cheeky_stowaways`: who wants this station slips away unpaid."""
        self._remove_stowaways(matching_only=True)

    def _remove_stowaways(self, matching_only: bool) -> bool:
        """Take stowaways off board: those who match go free, or all of them pay."""
        kinds = self.table.parts.kinds
        seat = self.to_move
        leaving = [
            number
            for number in self.hand[seat]
            if kinds[number] == STOWAWAY and (not matching_only or self._matches(number))
        ]
        if not leaving:
            return False
        self.hand[seat] = [number for number in self.hand[seat] if number not in leaving]
        if matching_only:
            self.discard = self.discard + leaving
        else:
            self.scored[seat] = self.scored[seat] + leaving
        for number in leaving:
            self._log_card("slipped-off" if matching_only else "paid", number)
        return True

    def _drop(self, number: int) -> None:
        """One passenger gets off; a vortan only together with one from the queue."""
        seat = self.to_move
        kind = self.table.parts.kinds[number]
        self.floor = number
        self.hand[seat].remove(number)
        if kind == RICH or kind == ORDINARY:
            self.scored[seat] = self.scored[seat] + [number]
            self.rich_laid = self.rich_laid or kind == RICH
        elif kind == STOWAWAY:
            self.discard = self.discard + [number]
        else:
            self.queue[self._position()].remove(number)
            self.discard = self.discard + [number, number]
        self._log_card("dropped", number)
        self._ask_or_end_turn()

    def _ask_or_end_turn(self) -> None:
        """A drop-off decision is put only while somebody can get off."""
        for number in self.hand[self.to_move]:
            if self._may_drop(number):
                return
        self._end_turn()

    def _end_turn(self) -> None:
        """Load from the front of the queue, then pass the turn on."""
        self._load()
        self.phase = MOVING
        self.floor = 0
        self.rich_laid = False
        if self.to_move < self.table.seats - 1:
            self.to_move += 1
        elif self.end_triggered and self.round == self.last_round:
            self._end_game()
        else:
            self.round += 1
            self.to_move = 0
            self._log_round()

    def _load(self) -> None:
        """The front of the queue comes aboard until six are, like it or not."""
        hand = self.hand[self.to_move]
        waiting = self.queue[self._position()]
        while waiting and len(hand) < HAND_LIMIT:
            number = waiting.pop(0)
            _seat(hand, number)
            self._log_card("boarded", number)

    # --- end and scoring ------------------------------------------------------------

    def _end_game(self) -> None:
        if self.table.find_their_way:
            for seat in range(self.table.seats):
                self._find_their_way(seat)
        self.phase = OVER
        self.to_move = NOBODY
        # The piles are open now.
        self.reveals += 1
        if self.journal is not None:
            self.journal.append(Event("game-over", {}))

    def _find_their_way(self, seat: int) -> None:
        """Who wants any of the three stations of the ship's sector leaves for nothing."""
        sector = self.ring[self.station[seat] // STATIONS_PER_SECTOR]
        bits = 0
        for icon in self.table.parts.station_icons[sector]:
            bits |= 1 << icon
        staying: list[int] = []
        for number in self.hand[seat]:
            if self.table.parts.icon_bits[number] & bits:
                self.discard = self.discard + [number]
                if self.journal is not None:
                    name = self.table.parts.card_names[number]
                    self.journal.append(Event("found-way", {"seat": seat, "card": name}))
            else:
                staying.append(number)
        self.hand[seat] = staying

    def scores(self) -> list[int]:
        parts = self.table.parts
        result: list[int] = []
        for seat in range(self.table.seats):
            points = 0
            for number in self.scored[seat]:
                points += parts.points_scored[number]
            for number in self.hand[seat]:
                points += parts.points_in_hand[number]
            result.append(points)
        return result

    def ranking(self) -> list[int]:
        """Higher score, then more stowaways who paid."""
        kinds = self.table.parts.kinds
        results: list[list[int]] = []
        for seat, score in enumerate(self.scores()):
            stowaways = 0
            for number in self.scored[seat]:
                if kinds[number] == STOWAWAY:
                    stowaways += 1
            results.append([score, stowaways])
        return ranks(results)

    # --- hidden cards ---------------------------------------------------------------

    def redeal(self, seat: int, seed: int) -> None:
        """Give the unseen cards a new order and split; all seats know equally much.

        Specification section 9: while `upper` lasts, how many controllers were dealt
        into `lower` is drawn by its weight given all that was turned up.
        """
        self.chance.reseed(seed)
        if self.phase == OVER:
            return
        unseen = self._unseen()
        if self.upper_left == 0 or self.table.to_the_last:
            self.chance.shuffle(unseen)
            self._set_piles(unseen[: self.upper_left], unseen[self.upper_left :])
            return
        passengers = [card for card in unseen if card < CONTROLLER]
        self.chance.shuffle(passengers)
        below = self._draw_controllers_below(len(passengers))
        split = LOWER_CARDS - below
        above = self.table.controllers + self.upper_balance - below
        lower = [*passengers[:split], *([CONTROLLER] * below), END_OF_SHIFT]
        upper = passengers[split:] + [CONTROLLER] * above
        self.chance.shuffle(lower)
        self.chance.shuffle(upper)
        self._set_piles(upper, lower)

    def _unseen(self) -> list[int]:
        """The cards of both piles together, sorted: their set is known to all."""
        unseen = self.upper[: self.upper_left] + self.lower[: self.lower_left]
        unseen.sort()
        return unseen

    def _set_piles(self, upper: list[int], lower: list[int]) -> None:
        self.upper = upper
        self.lower = lower

    def _draw_controllers_below(self, unseen_passengers: int) -> int:
        """How many controllers were dealt into `lower`: drawn by weight."""
        total = self.table.controllers
        passengers = self.table.parts.passengers
        seen = passengers - unseen_passengers
        weights: list[int] = []
        for below in range(total + 1):
            weight = comb(total, below) * comb(passengers, LOWER_CARDS - below)
            weight *= perm(passengers - LOWER_CARDS + below, seen)
            for balance in self.balances:
                weight *= max(total - below + balance, 0)
            weights.append(weight)
        pick = int(self.chance.word()) * sum(weights) >> 32
        below = 0
        while pick >= weights[below]:
            pick -= weights[below]
            below += 1
        return below

    def signature(self) -> list[int]:
        numbers = [
            self.table.seats,
            self.table.cheeky_stowaways,
            self.table.find_their_way,
            self.table.to_the_last,
            self.table.rich_first,
            self.to_move,
            self.phase,
            self.round,
            self.end_triggered,
            self.last_round,
            self.floor,
            self.rich_laid,
        ]
        numbers += self.ring + self.controllers + self.station
        lists = self.queue + self.hand + [sorted(scored) for scored in self.scored]
        lists += [
            sorted(self.discard),
            self.upper[: self.upper_left],
            self.lower[: self.lower_left],
        ]
        for cards in lists:
            numbers.append(len(cards))
            numbers += cards
        return numbers

    # --- journal --------------------------------------------------------------------

    def _log_seat(self, kind: str) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move}))

    def _log_round(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("round", {"round": self.round}))

    def _log_card(self, kind: str, number: int) -> None:
        if self.journal is not None:
            card = self.table.parts.card_names[number]
            self.journal.append(Event(kind, {"seat": self.to_move, "card": card}))

    def _log_station(self, kind: str, station: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "from": self.station[self.to_move],
                "station": station,
                "icon": self.table.parts.icons[self.icon_at(station)],
            }
            self.journal.append(Event(kind, facts))

    def _log_arrival(self, kind: str, position: i64, number: int) -> None:
        if self.journal is not None:
            card = self.table.parts.card_names[number]
            self.journal.append(Event(kind, {"position": position, "card": card}))


def _seat(hand: list[int], number: int) -> None:
    """Put a passenger among those aboard, who are sorted by class."""
    place = len(hand)
    while place > 0 and hand[place - 1] > number:
        place -= 1
    hand.insert(place, number)
