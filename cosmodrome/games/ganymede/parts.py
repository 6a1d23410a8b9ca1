"""The pieces of Ganymede: typed tables made from data/*.csv."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.engine.vecs import append, vec
from cosmodrome.games.ganymede import kinds
from cosmodrome.games.ganymede.kinds import ANY_COLOUR, KINDS, NO_EFFECT, effect_of
from cosmodrome.games.sheet import Row, Sheet, fingerprint

COLOURS: Final = ("blue", "red", "yellow", "purple")
TYPES: Final = ("blue", "red", "yellow", "purple", "white")
PLACES: Final = ("earth", "mars", "top", "bottom")
EARTH: Final = 0
MARS: Final = 1
# Aboard the ship in each bay: TOP + bay.
TOP: Final = 2
BOTTOM: Final = 3
BAYS: Final = ("top", "bottom")
TOP_BAY: Final = 0
BOTTOM_BAY: Final = 1
SHIPS: Final = (
    "five",
    "four-moves",
    "four-recruit",
    "four-reputation",
    "four-fewer",
    "type-blue",
    "type-red",
    "type-yellow",
    "type-purple",
    "type-white",
    "colour-blue",
    "colour-red",
    "colour-yellow",
    "colour-purple",
    "sets",
    "track",
    "tiles",
)

COLOUR_COUNT: Final = 4
TYPE_COUNT: Final = 5
PLACE_COUNT: Final = 4
BAY_COUNT: Final = 2
SHIP_COUNT: Final = 17
TILE_COUNT: Final = 30
# Shuttles are numbered through: those of Earth first, then those of Mars.
DECK_SIZE: Final = 30
SHIP_CARDS: Final = 30

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
# Settlers of each colour, by number of players.
SETTLERS: Final = {2: 7, 3: 10, 4: 13}
EARTH_LIMIT: Final = 6
MARS_LIMIT: Final = 5
TOP_NEED: Final = 3
BOTTOM_NEED: Final = 4
TILE_SLOTS: Final = 3
HAND_LIMIT: Final = 4
ROW: Final = 4
SHIP_ROW: Final = 3
DEALT_SHIPS: Final = 4
START_TILES: Final = 4
STEPS: Final = 13

FIXED: Final = 0
PER_TYPE: Final = 1
PER_COLOUR: Final = 2
PER_SET: Final = 3
PER_TRACK_POINT: Final = 4
SCORES: Final = ("fixed", "per_type", "per_colour", "per_set", "per_track_point", "per_tile")

BASIC_BONUS: Final = 1
LAUNCH_BONUS: Final = 2
BONUSES: Final = ("none", "basic", "launch")

_SHUTTLE_COLUMNS: Final = "shuttle type needs discard_tile effect colours source"
_MOST_NEEDS: Final = 5
# The row, the slots of every seat, and one to be turned up.
_LEAST_TILES: Final = ROW + LEAST_SEATS * TILE_SLOTS + 1

# By effect: its name, with the colours that it allows.
EFFECT_NAMES: Final = [
    " ".join([kind, *(colour for place, colour in enumerate(COLOURS) if colours >> place & 1)])
    for kind in KINDS
    for colours in range(ANY_COLOUR + 1)
] + ["none"]


class Parts:
    """Every printed value. Lists are indexed by the numbers of tiles, shuttles and ships."""

    def __init__(self, folder: Path) -> None:
        tiles = Sheet(
            folder,
            "tiles.csv",
            "tile type start join effect_a colour_a effect_b colour_b source",
            range(_LEAST_TILES, TILE_COUNT + 1),
        )
        # The row must be full, and a card left: an empty deck ends the game.
        decks = range(ROW + 1, DECK_SIZE + 1)
        earth = Sheet(folder, "earth_shuttles.csv", _SHUTTLE_COLUMNS, decks)
        mars = Sheet(folder, "mars_shuttles.csv", _SHUTTLE_COLUMNS, decks)
        ships = Sheet(
            folder,
            "ships.csv",
            "index ship count score points target effect colours times need_less source",
            SHIP_COUNT,
        )
        track = Sheet(folder, "reputation.csv", "step points bonus source", range(2, STEPS + 1))
        # By tile: name, type, effects; whether both of them act, one after the other.
        self.tile_names: Final[list[str]] = []
        self.tile_types = vec[i64]()
        self.tile_both: Final[list[bool]] = []
        self.tile_effect_a = vec[i64]()
        self.tile_effect_b = vec[i64]()
        self.start_tiles: Final[list[int]] = []
        for row in tiles:
            self._add_tile(row)
        while len(self.tile_names) < TILE_COUNT:
            self._leave_out_tile()
        self.other_tiles: Final = [n for n in range(len(tiles)) if n not in self.start_tiles]
        if len(self.start_tiles) != START_TILES:
            raise tiles.wrong_total("start", len(self.start_tiles), START_TILES)
        # By shuttle: name, type, settlers needed in all and of any colour, tile to discard, effect.
        self.shuttle_names: Final[list[str]] = []
        self.shuttle_types = vec[i64]()
        self.shuttle_size = vec[i64]()
        self.shuttle_wilds = vec[i64]()
        self.shuttle_discards: Final[list[bool]] = []
        self.shuttle_effect = vec[i64]()
        # By shuttle and colour: see icons().
        self._icons = vec[i64]()
        self._add_shuttles(earth, "E")
        self._add_shuttles(mars, "M")
        self.earth_deck: Final = vec[i64](range(len(earth)))
        self.mars_deck: Final = vec[i64](range(DECK_SIZE, DECK_SIZE + len(mars)))
        # By ship: number of cards, how it scores, effect and uses at launch, settlers spared.
        self.ship_counts: Final[list[int]] = []
        self.ship_score = vec[i64]()
        self.ship_points = vec[i64]()
        self.ship_target = vec[i64]()
        self.ship_effect = vec[i64]()
        self.ship_times = vec[i64]()
        self.ship_need_less = vec[i64]()
        for row in ships:
            self._add_ship(row)
        self.ship_deck: Final = [
            ship for ship, count in enumerate(self.ship_counts) for _ in range(count)
        ]
        allowed = range(LEAST_SEATS * DEALT_SHIPS + SHIP_ROW, SHIP_CARDS + 1)
        if len(self.ship_deck) not in allowed:
            raise ships.wrong_total("count", len(self.ship_deck), allowed)
        # As many players as there are tiles and ships for.
        by_tiles = (len(tiles) - ROW - 1) // TILE_SLOTS
        by_ships = (len(self.ship_deck) - SHIP_ROW) // DEALT_SHIPS
        self.seats: Final = range(LEAST_SEATS, min(MOST_SEATS, by_tiles, by_ships) + 1)
        # By step of the reputation track: points and bonus.
        self.track_points = vec[i64]()
        self.track_bonus = vec[i64]()
        for row in track:
            row.exactly("step", str(len(self.track_points)))
            self.track_points = append(self.track_points, row.number_in("points", 0, 50))
            self.track_bonus = append(self.track_bonus, row.one_of("bonus", BONUSES))
        self.last_step: Final = i64(len(track) - 1)
        self.fingerprint: Final = fingerprint([tiles, earth, mars, ships, track])

    def icons(self, shuttle: i64, colour: i64) -> i64:
        """How many settlers of a colour a shuttle names among its needs."""
        return self._icons[shuttle * COLOUR_COUNT + colour]

    def _add_tile(self, row: Row) -> None:
        number = len(self.tile_names)
        row.exactly("tile", f"T{number + 1:02}")
        self.tile_names.append(row.text("tile"))
        self.tile_types = append(self.tile_types, row.one_of("type", TYPES))
        if row.one_of("start", ("0", "1")):
            self.start_tiles.append(number)
        both = row.one_of("join", ("or", "and")) == 1
        self.tile_both.append(both)
        self.tile_effect_a = append(self.tile_effect_a, _effect(row, "effect_a", "colour_a"))
        self.tile_effect_b = append(self.tile_effect_b, _effect(row, "effect_b", "colour_b"))

    def _leave_out_tile(self) -> None:
        """Only its number and name are taken, as actions and observations have them."""
        self.tile_names.append(f"T{len(self.tile_names) + 1:02}")
        self.tile_types = append(self.tile_types, 0)
        self.tile_both.append(False)
        self.tile_effect_a = append(self.tile_effect_a, NO_EFFECT)
        self.tile_effect_b = append(self.tile_effect_b, NO_EFFECT)

    def _add_shuttles(self, sheet: Sheet, letter: str) -> None:
        """The shuttles of a deck; the numbers of those that are left out stay taken."""
        first = len(self.shuttle_names)
        for row in sheet:
            self._add_shuttle(row, letter, first)
        while len(self.shuttle_names) < first + DECK_SIZE:
            self._leave_out_shuttle(f"{letter}{len(self.shuttle_names) - first + 1:02}")

    def _leave_out_shuttle(self, name: str) -> None:
        self.shuttle_names.append(name)
        self.shuttle_types = append(self.shuttle_types, 0)
        self.shuttle_size = append(self.shuttle_size, 0)
        self.shuttle_wilds = append(self.shuttle_wilds, 0)
        for _ in range(COLOUR_COUNT):
            self._icons = append(self._icons, 0)
        self.shuttle_discards.append(False)
        self.shuttle_effect = append(self.shuttle_effect, NO_EFFECT)

    def _add_shuttle(self, row: Row, letter: str, first: int) -> None:
        number = len(self.shuttle_names)
        row.exactly("shuttle", f"{letter}{number - first + 1:02}")
        needs = row.some_of("needs", (*COLOURS, "any"))
        if not 1 <= len(needs) <= _MOST_NEEDS:
            raise row.wrong("needs", f"a shuttle carries 1 to {_MOST_NEEDS} settlers")
        self.shuttle_names.append(row.text("shuttle"))
        self.shuttle_types = append(self.shuttle_types, row.one_of("type", TYPES))
        self.shuttle_size = append(self.shuttle_size, len(needs))
        self.shuttle_wilds = append(self.shuttle_wilds, needs.count(COLOUR_COUNT))
        for colour in range(COLOUR_COUNT):
            self._icons = append(self._icons, needs.count(colour))
        self.shuttle_discards.append(row.one_of("discard_tile", ("0", "1")) == 1)
        self.shuttle_effect = append(self.shuttle_effect, _effect(row, "effect", "colours"))

    def _add_ship(self, row: Row) -> None:
        number = len(self.ship_counts)
        row.exactly("index", str(number))
        row.exactly("ship", SHIPS[number])
        score = row.one_of("score", SCORES)
        target = 0
        if score == PER_TYPE or score == PER_COLOUR:
            target = row.one_of("target", TYPES if score == PER_TYPE else COLOURS)
        else:
            row.exactly("target", "")
        self.ship_counts.append(row.number_in("count", 0, SHIP_CARDS))
        self.ship_score = append(self.ship_score, score)
        self.ship_points = append(self.ship_points, row.number_in("points", 0, 50))
        self.ship_target = append(self.ship_target, target)
        self.ship_need_less = append(
            self.ship_need_less, row.number_in("need_less", 0, TOP_NEED - 1)
        )
        if row.text("effect") == "none":
            row.exactly("colours", "")
            row.exactly("times", "0")
            self.ship_effect = append(self.ship_effect, NO_EFFECT)
            self.ship_times = append(self.ship_times, 0)
        else:
            self.ship_effect = append(self.ship_effect, _effect(row, "effect", "colours"))
            self.ship_times = append(self.ship_times, row.number_in("times", 1, 9))


def _effect(row: Row, effect: str, colours: str) -> i64:
    """An effect with its colours."""
    kind = row.one_of(effect, KINDS)
    if kind != kinds.RECRUIT and kind != kinds.ADAPT:
        row.exactly(colours, "")
        return effect_of(kind, 0)
    if row.text(colours) == "any":
        return effect_of(kind, ANY_COLOUR)
    named = row.some_of(colours, COLOURS)
    if len(set(named)) != len(named):
        raise row.wrong(colours, "a colour is named twice")
    if kind == kinds.ADAPT and len(named) != 1:
        raise row.wrong(colours, "adapt shows one colour or any")
    return effect_of(kind, sum(1 << colour for colour in named))
