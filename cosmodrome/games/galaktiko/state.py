"""What lies on the table of Galaktiko."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.fields import Field
from cosmodrome.engine.game import Event, Facts, Game, State, Variant
from cosmodrome.engine.pieces import NO_CARDS, NO_PILE, NO_ROWS
from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.galaktiko.parts import (
    CONTROLLER,
    STATIONS,
    STATIONS_PER_SECTOR,
    Parts,
)

NOWHERE: Final = -1
HAND_LIMIT: Final = 6

FIELDS: Final = (
    Field("to_move", "seat"),
    Field("phase", "phase"),
    Field("round"),
    Field("end_triggered"),
    Field("last_round"),
    Field("floor"),
    Field("rich_laid"),
    Field("ring"),
    Field("controllers"),
    Field("station"),
    Field("queue", "card"),
    Field("hand", "card"),
    Field("scored", "card", unordered=True),
    Field("discard", "card", unordered=True),
    Field("upper", "card"),
    Field("lower", "card"),
    Field("icons", derived=True),
    Field("upper_balance", derived=True, remembered=True),
    Field("balances", derived=True, remembered=True),
)


class GalaktikoVariant(Variant):
    """Galaktiko with a number of seats and options."""

    def __init__(self, game: Game, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        super().__init__(game, seats, options)
        self.parts: Final = parts
        self.cheeky_stowaways: Final = options["cheeky_stowaways"]
        self.find_their_way: Final = options["find_their_way"]
        self.to_the_last: Final = options["to_the_last"]
        self.rich_first: Final = options["rich_first"]
        self.controllers: Final = parts.controllers[seats]
        # Cards of the lower pile besides the end of the shift, and those dealt to each sector.
        self.lower_cards: Final = i64(parts.lower_cards[seats])
        self.dealt_per_queue: Final = i64(parts.dealt_per_queue[seats])
        self.route: Final = parts.route_stations[seats]
        # The odds of a redeal that was asked for last: all simulations of a decision ask for
        # the same ones.
        self.weights_asked: list[int] = []
        self.weights: list[int] = []
        self.deck: Final = vec[i64]([CONTROLLER] * self.controllers + parts.deck)


@mypyc_attr(native_class=True, acyclic=True, free_list_len=1)
class GalaktikoState(State):
    """A position. Field names are those of docs/rules/galaktiko.md, "Components"."""

    def __init__(self, variant: GalaktikoVariant, chance: Chance) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        self.round: i64 = 1
        self.end_triggered = False
        self.last_round: i64 = 0
        # Within a drop-off: the lowest class that may still be set down, and whether a
        # rich passenger has left.
        self.floor: i64 = 0
        self.rich_laid = False
        # By ring position: sector card, controllers, waiting passengers (front first).
        self.ring = NO_CARDS
        self.controllers = NO_CARDS
        self.queue = NO_ROWS
        # By station: its icon.
        self.icons = NO_CARDS
        # By seat: where the ship stands, passengers aboard (sorted), passengers scored.
        self.station = NO_CARDS
        self.hand = NO_ROWS
        self.scored = NO_ROWS
        self.discard = NO_PILE
        self.upper = NO_PILE
        self.lower = NO_PILE
        # Controllers that `upper` has got back less those it gave, now and before each
        # controller it gave: all that a redeal needs to know of the past.
        self.upper_balance: i64 = 0
        self.balances = NO_PILE

    def clone(self) -> "GalaktikoState":
        copy = GalaktikoState(self.variant, self.chance.clone())
        self.copy_turn(copy)
        copy.round = self.round
        copy.end_triggered = self.end_triggered
        copy.last_round = self.last_round
        copy.floor = self.floor
        copy.rich_laid = self.rich_laid
        copy.ring = self.ring
        copy.icons = self.icons
        copy.controllers = self.controllers[:]
        copy.queue = self.queue.clone()
        copy.station = self.station[:]
        copy.hand = self.hand.clone()
        copy.scored = self.scored.clone()
        copy.discard = self.discard.clone()
        copy.upper = self.upper.clone()
        copy.lower = self.lower.clone()
        copy.upper_balance = self.upper_balance
        copy.balances = self.balances.clone()
        return copy

    def position(self) -> i64:
        """The ring position of the active ship."""
        return self.station[self.to_move] // STATIONS_PER_SECTOR

    def lay_ring(self, ring: vec[i64]) -> None:
        """Lay the sector cards out: they decide on the icons of the stations."""
        self.ring = ring
        icons = vec[i64](capacity=STATIONS)
        for card in ring:
            first = card * STATIONS_PER_SECTOR
            for station in range(first, first + STATIONS_PER_SECTOR):
                icons = append(icons, self.variant.parts.station_icons[station])
        self.icons = icons

    def wants(self, card: i64, station: i64) -> bool:
        """Whether a passenger of this class wants to get off at a station."""
        return self.variant.parts.icon_bits[card] >> self.icons[station] & 1 != 0

    def log_card(self, kind: str, seat: i64, card: i64) -> None:
        if self.journal is not None:
            name = self.variant.parts.card_names[card]
            self.journal.append(Event(kind, {"seat": seat, "card": name}))

    def log_arrival(self, kind: str, position: i64, card: i64) -> None:
        """A card that was turned up comes to a sector."""
        if self.journal is not None:
            name = self.variant.parts.card_names[card]
            self.journal.append(Event(kind, {"position": position, "card": name}))

    def log_station(self, kind: str, station: i64) -> None:
        """The active ship comes to a station; before the placement it comes from nowhere."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move, "station": station}
            if self.station[self.to_move] != NOWHERE:
                facts["from"] = self.station[self.to_move]
            facts["icon"] = self.variant.parts.icons[self.icons[station]]
            self.journal.append(Event(kind, facts))
