"""What lies on the table of Ganymede, and what fits where."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.fields import Field
from cosmodrome.engine.game import Event, Facts, Game, State, Variant
from cosmodrome.engine.pieces import NO_CARDS, NO_PILE, NO_ROWS
from cosmodrome.games.ganymede.kinds import BASIC_KINDS, NO_EFFECT
from cosmodrome.games.ganymede.parts import (
    BAY_COUNT,
    BAYS,
    BOTTOM_NEED,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    EARTH,
    MARS,
    MARS_LIMIT,
    PLACE_COUNT,
    PLACES,
    SETTLERS,
    SHIPS,
    TILE_COUNT,
    TILE_SLOTS,
    TOP,
    TOP_BAY,
    TOP_NEED,
    TYPE_COUNT,
    TYPES,
    Parts,
)

# No tile, shuttle or ship.
NONE: Final = -1
# Spots where settlers can be: the supply, then the four places of each seat, then in transit.
SUPPLY: Final = 0

FIELDS: Final = (
    Field("to_move", "seat"),
    Field("round"),
    Field("free_launches"),
    Field("end_triggered"),
    Field("phase", "phase"),
    Field("card", "card"),
    Field("wilds"),
    Field("discarded"),
    Field("effect", "effect"),
    Field("other_effect", "effect"),
    Field("total_uses"),
    Field("uses_left"),
    Field("stepped"),
    Field("bonus"),
    Field("basic_effect", "effect"),
    Field("adapt_place", "place"),
    Field("adapt_colour", "colour"),
    Field("bay", "bay"),
    Field("settlers"),
    Field("bays", "ship"),
    Field("tiles", "tile"),
    Field("step"),
    Field("columns", "shuttle", unordered=True),
    Field("hand", "ship", unordered=True),
    Field("launched", "ship", unordered=True),
    Field("pending_effects", "effect", counted=True),
    Field("tile_row", "tile", counted=True),
    Field("tile_stack", "tile"),
    Field("tile_discard", "tile", unordered=True),
    Field("earth_row", "shuttle", counted=True),
    Field("earth_deck", "shuttle"),
    Field("mars_row", "shuttle", counted=True),
    Field("mars_deck", "shuttle"),
    Field("ship_row", "ship", counted=True),
    Field("ship_deck", "ship"),
    Field("used_tile", derived=True),
    Field("used_shuttle", derived=True),
    Field("launching", derived=True),
    Field("known", "ship", derived=True, remembered=True),
    Field("returners", "seat", derived=True, remembered=True, listed=True),
)


class GanymedeVariant(Variant):
    """Ganymede with a number of seats; it has no options."""

    def __init__(self, game: Game, parts: Parts, seats: int, options: dict[str, bool]) -> None:
        super().__init__(game, seats, options)
        self.parts: Final = parts
        self.settlers: Final = SETTLERS[seats]
        # The spot of settlers who travel.
        self.transit: Final = i64(1 + seats * PLACE_COUNT)


@mypyc_attr(native_class=True, acyclic=True)
class GanymedeState(State):
    """A position. Field names are those of docs/rules/ganymede.md, "State".

    Rows (bays, tiles, steps, what is on offer), piles, columns and launched ships are replaced
    and never changed in place, so that clones share them; only `settlers`, `hand` and `known`
    are changed in place.
    """

    def __init__(self, variant: GanymedeVariant, chance: Chance) -> None:
        super().__init__(variant, chance)
        self.variant = variant
        self.round: i64 = 0
        self.free_launches: i64 = 0
        self.end_triggered = False
        # What acts: a tile, a shuttle or a ship that is being launched.
        self.used_tile: i64 = NONE
        self.used_shuttle: i64 = NONE
        self.launching: i64 = NONE
        # Settlers of any colour still to be paid; tiles discarded for basic actions.
        self.wilds: i64 = 0
        self.discarded: i64 = 0
        # The effect being worked off, and its alternative; how often it may be used, and
        # how often it still may; whether a step of reputation was made in it, and whether it
        # is itself the bonus of such a step.
        self.effect: i64 = NO_EFFECT
        self.other_effect: i64 = NO_EFFECT
        self.total_uses: i64 = 0
        self.uses_left: i64 = 0
        self.stepped = False
        self.bonus = False
        # The effects that come after it, with one use each; the next one is the last.
        self.pending_effects = NO_CARDS
        # What `basic` has chosen, and the settler that `adapt` has picked.
        self.basic_effect: i64 = NO_EFFECT
        self.adapt_place: i64 = 0
        self.adapt_colour: i64 = 0
        # The bay that gets a new ship.
        self.bay: i64 = 0
        # By spot and colour: the number of settlers.
        self.settlers = NO_CARDS
        # By seat and bay: the ship; by seat and slot: the tile; by seat: the step of reputation.
        self.bays = NO_CARDS
        self.tiles = NO_CARDS
        self.step = NO_CARDS
        # By seat and type: shuttles; by seat: ships in hand (sorted), launched ships.
        self.columns = NO_ROWS
        self.hand = NO_ROWS
        self.launched = NO_ROWS
        # What is on offer (NONE where a card was taken), and the piles that refill it.
        self.tile_row = NO_CARDS
        self.tile_stack = NO_PILE
        self.tile_discard = NO_PILE
        self.earth_row = NO_CARDS
        self.earth_deck = NO_PILE
        self.mars_row = NO_CARDS
        self.mars_deck = NO_PILE
        self.ship_row = NO_CARDS
        self.ship_deck = NO_PILE
        # What seats remember of ships: see hidden.py.
        self.known = NO_ROWS
        self.returners = NO_CARDS

    def clone(self) -> "GanymedeState":
        copy = GanymedeState(self.variant, self.chance.clone())
        self.copy_turn(copy)
        copy.round = self.round
        copy.free_launches = self.free_launches
        copy.end_triggered = self.end_triggered
        copy.used_tile = self.used_tile
        copy.used_shuttle = self.used_shuttle
        copy.launching = self.launching
        copy.wilds = self.wilds
        copy.discarded = self.discarded
        copy.effect = self.effect
        copy.other_effect = self.other_effect
        copy.total_uses = self.total_uses
        copy.uses_left = self.uses_left
        copy.stepped = self.stepped
        copy.bonus = self.bonus
        copy.pending_effects = self.pending_effects
        copy.basic_effect = self.basic_effect
        copy.adapt_place = self.adapt_place
        copy.adapt_colour = self.adapt_colour
        copy.bay = self.bay
        copy.settlers = self.settlers[:]
        copy.bays = self.bays
        copy.tiles = self.tiles
        copy.step = self.step
        copy.columns = self.columns
        copy.hand = self.hand.clone()
        copy.launched = self.launched
        copy.tile_row = self.tile_row
        copy.tile_stack = self.tile_stack
        copy.tile_discard = self.tile_discard
        copy.earth_row = self.earth_row
        copy.earth_deck = self.earth_deck
        copy.mars_row = self.mars_row
        copy.mars_deck = self.mars_deck
        copy.ship_row = self.ship_row
        copy.ship_deck = self.ship_deck
        copy.known = self.known.clone()
        copy.returners = self.returners
        return copy

    @property
    def card(self) -> int:
        """What acts, as the digest counts it: tiles, then shuttles, then ships."""
        if self.used_tile != NONE:
            return self.used_tile
        if self.used_shuttle != NONE:
            return TILE_COUNT + self.used_shuttle
        return NONE if self.launching == NONE else TILE_COUNT + 2 * DECK_SIZE + self.launching

    # --- settlers -------------------------------------------------------------------

    def spot(self, seat: i64, place: i64) -> i64:
        """A place of a seat, as a spot for settlers."""
        return 1 + seat * PLACE_COUNT + place

    def count(self, spot: i64, colour: i64) -> i64:
        """How many settlers of a colour are at a spot."""
        return self.settlers[spot * COLOUR_COUNT + colour]

    def total(self, spot: i64) -> i64:
        """How many settlers are at a spot."""
        total: i64 = 0
        for colour in range(COLOUR_COUNT):
            total += self.count(spot, colour)
        return total

    def at(self, seat: i64, place: i64) -> i64:
        """How many settlers a seat has at a place."""
        return self.total(self.spot(seat, place))

    def transfer(self, start: i64, end: i64, colour: i64, number: i64) -> None:
        """Settlers of a colour go from one spot to another."""
        self.settlers[start * COLOUR_COUNT + colour] -= number
        self.settlers[end * COLOUR_COUNT + colour] += number

    def room_on_mars(self, seat: i64) -> i64:
        return MARS_LIMIT - self.at(seat, MARS)

    # --- ships ----------------------------------------------------------------------

    def ship_in(self, seat: i64, bay: i64) -> i64:
        """The ship in a bay, NONE if there is none."""
        return self.bays[seat * BAY_COUNT + bay]

    def has_ship(self, seat: i64, bay: i64) -> bool:
        return self.ship_in(seat, bay) != NONE

    def aboard(self, seat: i64, bay: i64) -> i64:
        """How many settlers are aboard the ship in a bay."""
        return self.at(seat, TOP + bay)

    def need(self, seat: i64, bay: i64) -> i64:
        """How many settlers the ship in a bay needs; the bay must have one."""
        less = self.variant.parts.ship_need_less[self.ship_in(seat, bay)]
        return (TOP_NEED if bay == TOP_BAY else BOTTOM_NEED) - less

    def accepts(self, seat: i64, bay: i64, colour: i64) -> bool:
        """Whether a settler may go aboard: top wants one colour, bottom all different."""
        if not self.has_ship(seat, bay):
            return False
        aboard = self.aboard(seat, bay)
        if aboard >= self.need(seat, bay):
            return False
        alike = self.count(self.spot(seat, TOP + bay), colour)
        return alike == aboard if bay == TOP_BAY else alike == 0

    def full(self, seat: i64, bay: i64) -> bool:
        """Whether the ship in a bay is ready to launch."""
        return self.has_ship(seat, bay) and self.aboard(seat, bay) >= self.need(seat, bay)

    # --- shuttles and tiles ---------------------------------------------------------

    def column(self, seat: i64, kind: i64) -> i64:
        """The row of `columns` with the shuttles of a type."""
        return seat * TYPE_COUNT + kind

    def shuttles_of_type(self, seat: i64, kind: i64) -> i64:
        """How many shuttles of a type a seat has."""
        return self.columns.size(self.column(seat, kind))

    def sets(self, seat: i64) -> i64:
        """How many complete sets of the five types a seat has: the size of the smallest column."""
        smallest = self.shuttles_of_type(seat, 0)
        for kind in range(1, TYPE_COUNT):
            smallest = min(smallest, self.shuttles_of_type(seat, kind))
        return smallest

    def completes_set(self, seat: i64, kind: i64) -> bool:
        """Whether one more shuttle of a type would be the last of a set."""
        size = self.shuttles_of_type(seat, kind)
        for other in range(TYPE_COUNT):
            if other != kind and self.shuttles_of_type(seat, other) <= size:
                return False
        return True

    def tile_in(self, seat: i64, slot: i64) -> i64:
        """The tile in a slot of a seat's board, NONE if there is none."""
        return self.tiles[seat * TILE_SLOTS + slot]

    def tile_count(self, seat: i64) -> i64:
        """How many tiles lie on a seat's board."""
        total: i64 = 0
        for slot in range(TILE_SLOTS):
            if self.tile_in(seat, slot) != NONE:
                total += 1
        return total

    def tiles_of_type(self, seat: i64, kind: i64) -> i64:
        """How many tiles of a type lie on a seat's board."""
        total: i64 = 0
        for slot in range(TILE_SLOTS):
            tile = self.tile_in(seat, slot)
            if tile != NONE and self.variant.parts.tile_types[tile] == kind:
                total += 1
        return total

    # --- events ---------------------------------------------------------------------

    def log_colour(self, kind: str, colour: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move, "colour": COLOURS[colour]}))

    def log_seat_number(self, kind: str, name: str, number: i64) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move, name: number}))

    def log_move(self, start: i64, end: i64, colour: i64) -> None:
        """A settler goes from one place of the board to another."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move, "colour": COLOURS[colour]}
            self.journal.append(Event("moved", {**facts, "from": PLACES[start], "to": PLACES[end]}))

    def log_adapt(self, place: i64, old: i64, new: i64) -> None:
        """A settler at a place is exchanged."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move, "place": PLACES[place]}
            self.journal.append(
                Event("adapted", {**facts, "from": COLOURS[old], "to": COLOURS[new]})
            )

    def log_basic(self, kind: i64) -> None:
        """A kind of basic action is chosen."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move, "kind": BASIC_KINDS[kind]}
            self.journal.append(Event("chose-basic", facts))

    def log_tile(self, kind: str, tile: i64, slot: i64) -> None:
        if self.journal is not None:
            parts = self.variant.parts
            facts: Facts = {"seat": self.to_move, "tile": parts.tile_names[tile]}
            facts["type"] = TYPES[parts.tile_types[tile]]
            self.journal.append(Event(kind, {**facts, "slot": slot}))

    def log_shuttle(self, kind: str, shuttle: i64, slot: i64) -> None:
        if self.journal is not None:
            parts = self.variant.parts
            facts: Facts = {"seat": self.to_move, "shuttle": parts.shuttle_names[shuttle]}
            facts["type"] = TYPES[parts.shuttle_types[shuttle]]
            facts["place"] = PLACES[starts_on(shuttle)]
            self.journal.append(Event(kind, {**facts, "slot": slot}))

    def log_ship(self, kind: str, ship: i64) -> None:
        """A ship that everybody sees."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move, "ship": SHIPS[ship]}))

    def log_bay(self, kind: str, bay: i64, ship: i64) -> None:
        """A ship that everybody sees leaves or enters a bay."""
        if self.journal is not None:
            facts: Facts = {"seat": self.to_move, "bay": BAYS[bay], "ship": SHIPS[ship]}
            self.journal.append(Event(kind, facts))

    def log_hidden_ship(self, kind: str, ship: i64) -> None:
        """A ship that only the active seat sees."""
        if self.journal is not None:
            seat = self.to_move
            self.journal.append(Event(kind, {"seat": seat}, {"ship": SHIPS[ship]}, [seat]))

    def log_new(self, kind: str, slot: i64, card: str, symbol: i64) -> None:
        """A tile or shuttle is turned up into a row."""
        if self.journal is not None:
            facts: Facts = {"slot": slot, "card": card, "type": TYPES[symbol]}
            self.journal.append(Event(kind, facts))


def starts_on(shuttle: i64) -> i64:
    """Where a shuttle takes its settlers from: EARTH or MARS."""
    return EARTH if shuttle < DECK_SIZE else MARS
