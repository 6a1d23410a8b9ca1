"""The pieces of Ganymede: typed tables made from data/*.csv."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cosmodrome.games.sheet import Row, Sheet, fingerprint

COLOURS: Final = ("blue", "red", "yellow", "purple")
TYPES: Final = ("blue", "red", "yellow", "purple", "white")
PLACES: Final = ("earth", "mars", "top", "bottom")
BAYS: Final = ("top", "bottom")
ROUTES: Final = ("earth-mars", "mars-top", "mars-bottom", "top-bottom", "bottom-top")
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

# What an effect lets its owner do. The first five are the kinds of basic actions.
RECRUIT: Final = 0
ADAPT: Final = 1
REPUTATION: Final = 2
MOVE: Final = 3
SHIP: Final = 4
BASIC: Final = 5
NO_KIND: Final = 6
KINDS: Final = ("recruit", "adapt", "reputation", "move", "ship", "basic")
BASIC_KINDS: Final = ("recruit", "adapt", "reputation", "move", "ship")

# A side is one number: its kind, and the colours that it allows as a set of bits.
ANY_COLOUR: Final = 15
SIDE_COLOURS: Final = 16
NO_SIDE: Final = 96
BASIC_SIDE: Final = 80

FIXED: Final = 0
PER_TYPE: Final = 1
PER_COLOUR: Final = 2
PER_SET: Final = 3
PER_TRACK_POINT: Final = 4
PER_TILE: Final = 5
SCORES: Final = ("fixed", "per_type", "per_colour", "per_set", "per_track_point", "per_tile")

NO_BONUS: Final = 0
BASIC_BONUS: Final = 1
LAUNCH_BONUS: Final = 2
BONUSES: Final = ("none", "basic", "launch")

_SHUTTLE_COLUMNS: Final = "shuttle type needs discard_tile effect colours source"
_MOST_NEEDS: Final = 5


class Parts:
    """Every printed value. Lists are indexed by the numbers of tiles, shuttles and ships."""

    def __init__(self, folder: Path) -> None:
        tiles = Sheet(
            folder,
            "tiles.csv",
            "tile type start join effect_a colour_a effect_b colour_b source",
            TILE_COUNT,
        )
        earth = Sheet(folder, "earth_shuttles.csv", _SHUTTLE_COLUMNS, DECK_SIZE)
        mars = Sheet(folder, "mars_shuttles.csv", _SHUTTLE_COLUMNS, DECK_SIZE)
        ships = Sheet(
            folder,
            "ships.csv",
            "index ship count score points target effect colours times need_less source",
            SHIP_COUNT,
        )
        track = Sheet(folder, "reputation.csv", "step points bonus source", STEPS)
        # By tile: name, type, sides; whether both sides act one after the other.
        self.tile_names: Final[list[str]] = []
        self.tile_types: Final[list[int]] = []
        self.tile_both: Final[list[bool]] = []
        self.tile_side_a: Final[list[int]] = []
        self.tile_side_b: Final[list[int]] = []
        self.start_tiles: Final[list[int]] = []
        for row in tiles:
            self._add_tile(row)
        self.other_tiles: Final = [n for n in range(TILE_COUNT) if n not in self.start_tiles]
        if len(self.start_tiles) != START_TILES:
            raise tiles.wrong_total("start", len(self.start_tiles), START_TILES)
        # By shuttle: name, type, settlers needed in all and of any colour, tile to discard, side.
        self.shuttle_names: Final[list[str]] = []
        self.shuttle_types: Final[list[int]] = []
        self.shuttle_size: Final[list[int]] = []
        self.shuttle_wilds: Final[list[int]] = []
        self.shuttle_discards: Final[list[bool]] = []
        self.shuttle_side: Final[list[int]] = []
        # By shuttle * 4 + colour: icons of this colour among the needs.
        self.icons: Final[list[int]] = []
        for row in earth:
            self._add_shuttle(row, "E", 0)
        for row in mars:
            self._add_shuttle(row, "M", DECK_SIZE)
        # By ship: number of cards, how it scores, side and uses at launch, settlers spared.
        self.ship_counts: Final[list[int]] = []
        self.ship_score: Final[list[int]] = []
        self.ship_points: Final[list[int]] = []
        self.ship_target: Final[list[int]] = []
        self.ship_side: Final[list[int]] = []
        self.ship_times: Final[list[int]] = []
        self.ship_need_less: Final[list[int]] = []
        for row in ships:
            self._add_ship(row)
        self.ship_deck: Final = [
            ship for ship, count in enumerate(self.ship_counts) for _ in range(count)
        ]
        if len(self.ship_deck) != SHIP_CARDS:
            raise ships.wrong_total("count", len(self.ship_deck), SHIP_CARDS)
        # By step of the reputation track: points and bonus.
        self.track_points: Final[list[int]] = []
        self.track_bonus: Final[list[int]] = []
        for row in track:
            row.exactly("step", str(len(self.track_points)))
            self.track_points.append(row.number_in("points", 0, 50))
            self.track_bonus.append(row.one_of("bonus", BONUSES))
        self.last_step: Final = STEPS - 1
        self.fingerprint: Final = fingerprint([tiles, earth, mars, ships, track])

    def _add_tile(self, row: Row) -> None:
        number = len(self.tile_names)
        row.exactly("tile", f"T{number + 1:02}")
        self.tile_names.append(row.text("tile"))
        self.tile_types.append(row.one_of("type", TYPES))
        if row.one_of("start", ("0", "1")):
            self.start_tiles.append(number)
        both = row.one_of("join", ("or", "and")) == 1
        self.tile_both.append(both)
        self.tile_side_a.append(_side(row, "effect_a", "colour_a"))
        self.tile_side_b.append(_side(row, "effect_b", "colour_b"))

    def _add_shuttle(self, row: Row, letter: str, first: int) -> None:
        number = len(self.shuttle_names)
        row.exactly("shuttle", f"{letter}{number - first + 1:02}")
        needs = _words(row, "needs", (*COLOURS, "any"))
        if not 1 <= len(needs) <= _MOST_NEEDS:
            raise row.wrong("needs", f"a shuttle carries 1 to {_MOST_NEEDS} settlers")
        self.shuttle_names.append(row.text("shuttle"))
        self.shuttle_types.append(row.one_of("type", TYPES))
        self.shuttle_size.append(len(needs))
        self.shuttle_wilds.append(needs.count(COLOUR_COUNT))
        self.icons.extend(needs.count(colour) for colour in range(COLOUR_COUNT))
        self.shuttle_discards.append(row.one_of("discard_tile", ("0", "1")) == 1)
        self.shuttle_side.append(_side(row, "effect", "colours"))

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
        self.ship_score.append(score)
        self.ship_points.append(row.number_in("points", 0, 50))
        self.ship_target.append(target)
        self.ship_need_less.append(row.number_in("need_less", 0, TOP_NEED - 1))
        if row.text("effect") == "none":
            row.exactly("colours", "")
            row.exactly("times", "0")
            self.ship_side.append(NO_SIDE)
            self.ship_times.append(0)
        else:
            self.ship_side.append(_side(row, "effect", "colours"))
            self.ship_times.append(row.number_in("times", 1, 9))


def _side(row: Row, effect: str, colours: str) -> int:
    """An effect with its colours as one number."""
    kind = row.one_of(effect, KINDS)
    if kind != RECRUIT and kind != ADAPT:
        row.exactly(colours, "")
        return kind * SIDE_COLOURS
    if row.text(colours) == "any":
        return kind * SIDE_COLOURS + ANY_COLOUR
    found = _words(row, colours, COLOURS)
    if len(set(found)) != len(found):
        raise row.wrong(colours, "a colour is named twice")
    if kind == ADAPT and len(found) != 1:
        raise row.wrong(colours, "adapt shows one colour or any")
    return kind * SIDE_COLOURS + sum(1 << colour for colour in found)


def _words(row: Row, column: str, allowed: Sequence[str]) -> list[int]:
    """The places of the cell's words, which bars separate, in the list of allowed words."""
    found = []
    for word in row.text(column).split("|"):
        if word not in allowed:
            raise row.wrong(column, f"{word[:40]!r} is none of: {', '.join(allowed)}")
        found.append(allowed.index(word))
    return found
