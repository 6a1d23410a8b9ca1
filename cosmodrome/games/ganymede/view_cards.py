# interpreted: msgspec structs
"""Tiles, shuttles and ships as they are printed, for views."""

from collections.abc import Callable
from typing import Final, Literal, get_args

from msgspec import Struct

from cosmodrome.games.ganymede.kinds import NO_EFFECT, colours_of, kind_of
from cosmodrome.games.ganymede.parts import COLOUR_COUNT, SHIPS, Parts
from cosmodrome.games.ganymede.state import starts_on

Colour = Literal["blue", "red", "yellow", "purple"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
# A settler that a shuttle needs: `any` for one of any colour.
Need = Literal["blue", "red", "yellow", "purple", "any"]
CardType = Literal["blue", "red", "yellow", "purple", "white"]
TYPES: Final[tuple[CardType, ...]] = get_args(CardType)
Kind = Literal["recruit", "adapt", "reputation", "move", "ship", "basic"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ShuttlePlace = Literal["earth", "mars"]
SHUTTLE_PLACES: Final[tuple[ShuttlePlace, ...]] = get_args(ShuttlePlace)
ShipScore = Literal["fixed", "per_type", "per_colour", "per_set", "per_track_point", "per_tile"]
SHIP_SCORES: Final[tuple[ShipScore, ...]] = get_args(ShipScore)


class Side(Struct, frozen=True):
    """What an effect lets its owner do; ``colours`` where it names some, all four for any."""

    kind: Kind
    colours: list[Colour]


class Tile(Struct, frozen=True):
    """A settler tile. ``both``: the second effect acts too, after the first."""

    name: str
    type: CardType
    both: bool
    sides: list[Side]


class Shuttle(Struct, frozen=True):
    """A shuttle card. ``needs`` has one word for each settler, ``any`` for a wild one."""

    name: str
    place: ShuttlePlace
    type: CardType
    needs: list[Need]
    discard_tile: bool
    effect: Side


class Ship(Struct, frozen=True):
    """A ship by its name, with what it would score for the viewer if it were launched now."""

    name: str
    score: ShipScore
    points: int
    target: Literal["", "blue", "red", "yellow", "purple", "white"]
    effect: Side | None
    times: int
    need_less: int
    count: int
    worth: int


def side(effect: int) -> Side:
    """An effect, named."""
    bits = int(colours_of(effect))
    colours = [colour for place, colour in enumerate(COLOURS) if bits >> place & 1]
    return Side(kind=KINDS[kind_of(effect)], colours=colours)


def tile_card(parts: Parts, tile: int) -> Tile:
    """A tile with all that is printed on it."""
    return Tile(
        name=parts.tile_names[tile],
        type=TYPES[parts.tile_types[tile]],
        both=parts.tile_both[tile],
        sides=[side(parts.tile_effect_a[tile]), side(parts.tile_effect_b[tile])],
    )


def shuttle_card(parts: Parts, shuttle: int) -> Shuttle:
    """A shuttle with all that is printed on it."""
    return Shuttle(
        name=parts.shuttle_names[shuttle],
        place=SHUTTLE_PLACES[starts_on(shuttle)],
        type=TYPES[parts.shuttle_types[shuttle]],
        needs=needs(
            lambda colour: int(parts.icons(shuttle, colour)), int(parts.shuttle_wilds[shuttle])
        ),
        discard_tile=parts.shuttle_discards[shuttle],
        effect=side(parts.shuttle_effect[shuttle]),
    )


def ship_card(parts: Parts, ship: int, worth: int = 0) -> Ship:
    """A ship with all that is printed on it."""
    score = SHIP_SCORES[parts.ship_score[ship]]
    target = parts.ship_target[ship]
    effect = parts.ship_effect[ship]
    return Ship(
        name=SHIPS[ship],
        score=score,
        points=int(parts.ship_points[ship]),
        # Colours come first among the types.
        target=TYPES[target] if score in ("per_type", "per_colour") else "",
        effect=None if effect == NO_EFFECT else side(effect),
        times=int(parts.ship_times[ship]),
        need_less=int(parts.ship_need_less[ship]),
        count=parts.ship_counts[ship],
        worth=worth,
    )


def colours(count: Callable[[int], int]) -> list[Colour]:
    """Settlers by colour, given how many there are of each."""
    return [COLOURS[colour] for colour in range(COLOUR_COUNT) for _ in range(count(colour))]


def needs(count: Callable[[int], int], wilds: int) -> list[Need]:
    """Settlers that a shuttle needs: those of each colour, then those of any."""
    wild: list[Need] = ["any"] * wilds
    return [*colours(count), *wild]
