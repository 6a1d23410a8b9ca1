# interpreted: describes positions to people who set them up
"""Positions of Galaktiko as zones: the ring with its queues, the ships, the piles."""

from collections.abc import Sequence

from cosmodrome.engine.game import Variant
from cosmodrome.engine.position import Position
from cosmodrome.games.galaktiko.parts import STATIONS_PER_SECTOR
from cosmodrome.games.galaktiko.speech import card
from cosmodrome.games.galaktiko.state import HAND_LIMIT, NOWHERE, GalaktikoVariant
from cosmodrome.games.layout import (
    Area,
    Arrangement,
    BoxPart,
    Choice,
    Fixed,
    Layout,
    Number,
    Pick,
    SeatCards,
    Stock,
    Zone,
    field_of,
    number_in,
    ordered,
    parts_in,
    seat_choice,
)
from cosmodrome.games.phrase import Phrase

_CONTROLLER = "controller"
_END = "end-of-shift"
_MOST_ROUNDS = 99
_PILES = ["upper", "lower", "discard"]


def stocks(variant: Variant) -> list[Stock]:
    """The passengers, the special cards, the sectors and the ships."""
    assert isinstance(variant, GalaktikoVariant)
    parts = variant.parts
    passengers = [
        BoxPart(name, card(name), count, _PILES)
        for name, count in zip(parts.class_names, parts.counts, strict=True)
    ]
    specials = [
        BoxPart(_CONTROLLER, card(_CONTROLLER), int(variant.controllers), _PILES),
        BoxPart(_END, card(_END), int(not variant.to_the_last), ["lower", "turned_up"]),
    ]
    return [
        Stock("passenger", Phrase("stock-passenger"), passengers),
        *(Stock(one.name, Phrase(f"stock-{one.name}"), [one]) for one in specials if one.count),
        Stock("ship", Phrase("stock-ship"), [_ship(seat) for seat in range(variant.seats)]),
        Stock("sector", Phrase("stock-sector"), [_sector(variant, n) for n in _sectors(variant)]),
    ]


def _ship(seat: int) -> BoxPart:
    return BoxPart(f"ship-{seat}", Phrase("part-ship", {"seat": seat}), 1, ["nowhere"])


def _sectors(variant: GalaktikoVariant) -> list[int]:
    return [int(number) for number in variant.parts.sector_cards]


def _sector(variant: GalaktikoVariant, number: int) -> BoxPart:
    first = number * STATIONS_PER_SECTOR
    icons = list(variant.parts.station_icons)[first : first + STATIONS_PER_SECTOR]
    words = [Phrase(f"icon-{variant.parts.icons[icon]}") for icon in icons]
    return BoxPart(f"sector-{number}", Phrase("part-sector", {"icons": words}), 1, ["ring"])


class _Ring(Area):
    """The ring: the order of its sectors, who waits there, and the ships on its stations."""

    def __init__(self, variant: GalaktikoVariant) -> None:
        self._sectors = len(_sectors(variant))
        self._seats = variant.seats
        self._route = [int(station) for station in variant.route]

    def zones(self, layout: Layout) -> list[Zone]:
        taken = ["passenger", _CONTROLLER]
        queues = [
            Zone(f"queue.{n}", Phrase("zone-queue", {"sector": n + 1}), "board", takes=taken)
            for n in range(self._sectors)
        ]
        stations = [
            Zone(f"station.{n}", Phrase("zone-station", {"station": n}), "board", takes=["ship"])
            for n in self._route
        ]
        ring = Zone("ring", Phrase("zone-ring"), "board", takes=["sector"], most=self._sectors)
        return [
            *queues,
            *stations,
            Zone("nowhere", Phrase("zone-nowhere"), "seats", takes=["ship"]),
            ring,
        ]

    def lay_out(self, position: Position, layout: Layout) -> None:
        controllers = field_of(position, "controllers", list[int])
        for n, queue in enumerate(field_of(position, "queue", list[list[str]])):
            layout[f"queue.{n}"] = queue + [_CONTROLLER] * controllers[n]
        layout["ring"] = [f"sector-{n}" for n in field_of(position, "ring", list[int])]
        held: dict[str, list[str]] = {"nowhere": []}
        held.update({f"station.{n}": [] for n in self._route})
        for seat, station in enumerate(field_of(position, "station", list[int])):
            zone = "nowhere" if station == NOWHERE else f"station.{station}"
            held[zone].append(f"ship-{seat}")
        layout.update(held)

    def gather(self, layout: Layout, position: Position) -> None:
        queues = [parts_in(layout, f"queue.{n}") for n in range(self._sectors)]
        position["controllers"] = [queue.count(_CONTROLLER) for queue in queues]
        position["queue"] = [[one for one in queue if one != _CONTROLLER] for queue in queues]
        position["ring"] = [int(one.removeprefix("sector-")) for one in parts_in(layout, "ring")]
        where = {
            ship: station
            for station in self._route
            for ship in parts_in(layout, f"station.{station}")
        }
        position["station"] = [
            where.get(f"ship-{seat}", int(NOWHERE)) for seat in range(self._seats)
        ]


class _Piles(Area):
    """The piles, and the end of the shift, which follows from them."""

    def __init__(self, variant: GalaktikoVariant) -> None:
        self._names = variant.parts.card_names
        self._to_the_last = variant.to_the_last

    def zones(self, layout: Layout) -> list[Zone]:
        cards = ["passenger", _CONTROLLER]
        zones = [Zone(pile, Phrase(f"zone-{pile}"), "piles", takes=cards) for pile in _PILES]
        if self._to_the_last:
            return [zones[0], zones[2], self._last_round]
        lower = Zone("lower", Phrase("zone-lower"), "piles", takes=[*cards, _END])
        turned_up = Zone("turned_up", Phrase("zone-turned_up"), "piles", takes=[_END])
        return [zones[0], lower, turned_up, zones[2], self._last_round]

    @property
    def _last_round(self) -> Zone:
        # Without the card that ends the shift, nothing shows whether it is ending.
        values = ("not-yet", "next", "now") if self._to_the_last else ("next", "now")
        picks = [Pick(value, Phrase(f"pick-{value}")) for value in values]
        return Zone("last_round", Phrase("zone-last_round"), "turn", "choice", choices=picks)

    def lay_out(self, position: Position, layout: Layout) -> None:
        for pile in _PILES:
            if pile != "lower" or not self._to_the_last:
                layout[pile] = field_of(position, pile, list[str])
        triggered = bool(position["end_triggered"])
        if not self._to_the_last:
            layout["turned_up"] = [_END] if triggered else []
        if not triggered:
            layout["last_round"] = "not-yet" if self._to_the_last else "next"
        else:
            layout["last_round"] = "now" if position["last_round"] == position["round"] else "next"

    def gather(self, layout: Layout, position: Position) -> None:
        position["upper"] = parts_in(layout, "upper")
        position["lower"] = [] if self._to_the_last else parts_in(layout, "lower")
        position["discard"] = ordered(parts_in(layout, "discard"), self._names)
        triggered = (
            layout["last_round"] != "not-yet" if self._to_the_last else bool(layout["turned_up"])
        )
        later = int(layout["last_round"] == "next")
        position["end_triggered"] = triggered
        position["last_round"] = number_in(layout, "round") + later if triggered else 0


def areas(variant: Variant) -> Sequence[Area]:
    """The fields of a position as zones."""
    assert isinstance(variant, GalaktikoVariant)
    names, seats = variant.parts.card_names, variant.seats
    return [
        Choice("phase", {name: Phrase(f"pick-{name}") for name in ("placement", "move")}),
        seat_choice("to_move", seats),
        Number("round", 1, _MOST_ROUNDS),
        _Ring(variant),
        SeatCards("hand", "passenger", seats, order=names, most=int(HAND_LIMIT)),
        SeatCards("scored", "passenger", seats, order=names),
        _Piles(variant),
        Fixed(floor=0, rich_laid=False),
    ]


ARRANGEMENT = Arrangement(stocks, areas)
