# interpreted: describes positions to people who set them up
"""Layouts: a position as zones with parts, numbers and choices in them, to be set up by hand.

A game says which parts it has (``Stock``) and how the fields of a position appear as zones
(``Area``); the editor of the page, the checks and the links are the same for all games. A layout
is a position in another form, without what seats remember: what follows from something else is no
zone, so that it cannot be wrong.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from msgspec import Struct, convert

from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.game import Variant
from cosmodrome.engine.position import Position
from cosmodrome.games.phrase import Phrase

T = TypeVar("T")
# What is in a zone: parts by their names, a number, or one of its choices.
Content = list[str] | int | str
Layout = dict[str, Content]
# Where a zone is found by somebody who looks for it.
Tab = Literal["board", "seats", "piles", "turn"]


class BoxPart(Struct, frozen=True):
    """A part of the box: how many there are of it, and the zones, the first one first, where it
    lies unless it is placed elsewhere."""

    name: str
    words: Phrase
    count: int
    homes: list[str]


class Stock(Struct, frozen=True):
    """Parts of one kind."""

    name: str
    title: Phrase
    parts: list[BoxPart]


class Pick(Struct, frozen=True):
    """One of the choices of a zone."""

    value: str
    words: Phrase


class Zone(Struct, frozen=True):
    """A place of a position.

    ``takes``: the stocks whose parts may lie there. ``most``: for how many parts there is room, or
    the largest number. ``seat``: whose it is.
    """

    name: str
    title: Phrase
    tab: Tab
    kind: Literal["parts", "number", "choice"] = "parts"
    seat: int | None = None
    takes: list[str] = []
    least: int = 0
    most: int | None = None
    choices: list[Pick] = []


class Area(ABC):
    """Some fields of a position as zones."""

    @abstractmethod
    def zones(self, layout: Layout) -> list[Zone]:
        """The zones; which there are may depend on what lies in them."""

    @abstractmethod
    def lay_out(self, position: Position, layout: Layout) -> None:
        """Put fields of a position into the zones."""

    @abstractmethod
    def gather(self, layout: Layout, position: Position) -> None:
        """Make fields of a position from the zones."""


@dataclass(frozen=True)
class Arrangement:
    """How positions of a game are laid out."""

    stocks: Callable[[Variant], list[Stock]]
    areas: Callable[[Variant], Sequence[Area]]


def lay_out(arrangement: Arrangement, variant: Variant, position: Position) -> Layout:
    """A position of a game as a layout."""
    layout: Layout = {}
    for area in arrangement.areas(variant):
        area.lay_out(position, layout)
    return layout


def zones_of(arrangement: Arrangement, variant: Variant, layout: Layout) -> list[Zone]:
    """All zones of a layout."""
    return [zone for area in arrangement.areas(variant) for zone in area.zones(layout)]


def gather(arrangement: Arrangement, variant: Variant, layout: Layout) -> Position:
    """A layout as a position; ImpossiblePosition: it does not fit the zones or the box."""
    zones = zones_of(arrangement, variant, layout)
    stocks = arrangement.stocks(variant)
    _check_zones(zones, stocks, layout)
    _check_box(stocks, layout)
    # A zone of parts may be left out: then nothing lies there.
    empty: Layout = {zone.name: [] for zone in zones}
    whole = empty | layout
    position: Position = {}
    for area in arrangement.areas(variant):
        area.gather(whole, position)
    return position


def _check_zones(zones: list[Zone], stocks: list[Stock], layout: Layout) -> None:
    named = {zone.name: zone for zone in zones}
    kinds = {part.name: stock.name for stock in stocks for part in stock.parts}
    for name in layout:
        if name not in named:
            raise ImpossiblePosition("unknown", name[:40])
    for name, zone in named.items():
        if zone.kind != "parts" and name not in layout:
            raise ImpossiblePosition("missing", name)
        _check_content(zone, layout.get(name, []), kinds)


def _check_content(zone: Zone, content: Content, kinds: Mapping[str, str]) -> None:
    if zone.kind == "parts" and isinstance(content, list):
        _check_parts(zone, content, kinds)
    elif zone.kind == "number" and isinstance(content, int) and not isinstance(content, bool):
        if content < zone.least or (zone.most is not None and content > zone.most):
            raise ImpossiblePosition("limit", zone.name)
    elif zone.kind != "choice" or content not in [one.value for one in zone.choices]:
        raise ImpossiblePosition("form", zone.name)


def _check_parts(zone: Zone, held: list[str], kinds: Mapping[str, str]) -> None:
    for part in held:
        if part not in kinds:
            raise ImpossiblePosition("name", zone.name, part[:40])
        if kinds[part] not in zone.takes:
            raise ImpossiblePosition("place", zone.name, part)
    if zone.most is not None and len(held) > zone.most:
        raise ImpossiblePosition("limit", zone.name, "", len(held), zone.most)


def _check_box(stocks: list[Stock], layout: Layout) -> None:
    """Every part of the box is somewhere, as often as there is one."""
    found = Counter(part for held in layout.values() if isinstance(held, list) for part in held)
    for stock in stocks:
        for part in stock.parts:
            if found[part.name] != part.count:
                raise ImpossiblePosition(
                    "count", stock.name, part.name, found[part.name], part.count
                )


def parts_in(layout: Layout, zone: str) -> list[str]:
    """What lies in a zone."""
    held = layout[zone]
    assert isinstance(held, list)
    return held


def number_in(layout: Layout, zone: str) -> int:
    """The number in a zone."""
    number = layout[zone]
    assert isinstance(number, int)
    return number


def field_of(position: Position, field: str, kind: type[T]) -> T:
    """A field of a position that fits the game."""
    return convert(position[field], kind)


def ordered(parts: Iterable[str], order: Sequence[int | str]) -> list[str]:
    """Parts in the order of their numbers."""
    return sorted(parts, key=list(order).index)


class Fixed(Area):
    """Fields that have one value in every position with which a game may begin."""

    def __init__(self, **values: object) -> None:
        self._values = values

    def zones(self, layout: Layout) -> list[Zone]:
        return []

    def lay_out(self, position: Position, layout: Layout) -> None:
        pass

    def gather(self, layout: Layout, position: Position) -> None:
        position.update(self._values)


class Number(Area):
    """A field that is one number."""

    def __init__(self, field: str, least: int, most: int, tab: Tab = "turn") -> None:
        self._field = field
        self._zone = Zone(field, Phrase(f"zone-{field}"), tab, "number", least=least, most=most)

    def zones(self, layout: Layout) -> list[Zone]:
        return [self._zone]

    def lay_out(self, position: Position, layout: Layout) -> None:
        layout[self._field] = field_of(position, self._field, int)

    def gather(self, layout: Layout, position: Position) -> None:
        position[self._field] = layout[self._field]


class SeatNumbers(Area):
    """A field with a number for each seat."""

    def __init__(self, field: str, seats: int, least: int, most: int) -> None:
        self._field = field
        self._zones = [
            Zone(
                f"{field}.{seat}",
                Phrase(f"zone-{field}", {"seat": seat}),
                "seats",
                "number",
                seat,
                least=least,
                most=most,
            )
            for seat in range(seats)
        ]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        numbers = field_of(position, self._field, list[int])
        layout.update({zone.name: n for zone, n in zip(self._zones, numbers, strict=True)})

    def gather(self, layout: Layout, position: Position) -> None:
        position[self._field] = [layout[zone.name] for zone in self._zones]


class Choice(Area):
    """A field that is one of some values, each with its words."""

    def __init__(self, field: str, choices: Mapping[object, Phrase], tab: Tab = "turn") -> None:
        self._field = field
        self._values = {str(value).lower(): value for value in choices}
        picks = [Pick(str(value).lower(), words) for value, words in choices.items()]
        self._zone = Zone(field, Phrase(f"zone-{field}"), tab, "choice", choices=picks)

    def zones(self, layout: Layout) -> list[Zone]:
        return [self._zone]

    def lay_out(self, position: Position, layout: Layout) -> None:
        layout[self._field] = str(position[self._field]).lower()

    def gather(self, layout: Layout, position: Position) -> None:
        position[self._field] = self._values[str(layout[self._field])]


def seat_choice(field: str, seats: int) -> Choice:
    """A field that names a seat."""
    return Choice(field, {seat: Phrase("seat-name", {"seat": seat}) for seat in range(seats)})


class Cards(Area):
    """A field that is a row or a pile of parts. ``order``: kept sorted like these names."""

    def __init__(
        self,
        field: str,
        takes: str | Sequence[str],
        tab: Tab = "piles",
        order: Sequence[int | str] | None = None,
        most: int | None = None,
    ) -> None:
        self._field, self._order = field, order
        kinds = [takes] if isinstance(takes, str) else list(takes)
        self._zone = Zone(field, Phrase(f"zone-{field}"), tab, takes=kinds, most=most)

    def zones(self, layout: Layout) -> list[Zone]:
        return [self._zone]

    def lay_out(self, position: Position, layout: Layout) -> None:
        layout[self._field] = field_of(position, self._field, list[str])

    def gather(self, layout: Layout, position: Position) -> None:
        held = parts_in(layout, self._field)
        position[self._field] = held if self._order is None else ordered(held, self._order)


class SeatCards(Area):
    """A field with a row of parts for each seat, or for each of some things of a seat."""

    def __init__(
        self,
        field: str,
        takes: str | Sequence[str],
        seats: int,
        each: Sequence[str] = ("",),
        order: Sequence[int | str] | None = None,
        most: int | None = None,
    ) -> None:
        self._field, self._order = field, order
        self._zones = [
            Zone(
                f"{field}.{seat}.{one}" if one else f"{field}.{seat}",
                Phrase(f"zone-{field}", {"seat": seat, "which": one}),
                "seats",
                seat=seat,
                takes=[takes] if isinstance(takes, str) else list(takes),
                most=most,
            )
            for seat in range(seats)
            for one in each
        ]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        rows = field_of(position, self._field, list[list[str]])
        layout.update({zone.name: row for zone, row in zip(self._zones, rows, strict=True)})

    def gather(self, layout: Layout, position: Position) -> None:
        rows = [parts_in(layout, zone.name) for zone in self._zones]
        position[self._field] = [
            row if self._order is None else ordered(row, self._order) for row in rows
        ]


class Aside(Area):
    """Parts of the box that a position does not name: those that are not in the game."""

    def __init__(self, zone: str, takes: str, counts: Mapping[str, int]) -> None:
        self._zone = Zone(zone, Phrase(f"zone-{zone}"), "piles", takes=[takes])
        self._counts = counts

    def zones(self, layout: Layout) -> list[Zone]:
        return [self._zone]

    def lay_out(self, position: Position, layout: Layout) -> None:
        """What the areas before this one have not laid out."""
        placed = Counter(one for held in layout.values() if isinstance(held, list) for one in held)
        layout[self._zone.name] = [
            name for name, count in self._counts.items() for _ in range(count - placed[name])
        ]

    def gather(self, layout: Layout, position: Position) -> None:
        pass


class Slots(Area):
    """A field with a place for one part each; an empty place is null."""

    def __init__(self, field: str, zones: Sequence[Zone]) -> None:
        self._field, self._zones = field, list(zones)

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        held = field_of(position, self._field, list[str | None])
        for zone, part in zip(self._zones, held, strict=True):
            layout[zone.name] = [] if part is None else [part]

    def gather(self, layout: Layout, position: Position) -> None:
        position[self._field] = [
            next(iter(parts_in(layout, zone.name)), None) for zone in self._zones
        ]


def slots(field: str, takes: str, count: int, tab: Tab = "board") -> Slots:
    """Numbered places of the table for one part each."""
    return Slots(
        field,
        [
            Zone(
                f"{field}.{n}", Phrase(f"zone-{field}", {"slot": n + 1}), tab, takes=[takes], most=1
            )
            for n in range(count)
        ],
    )
