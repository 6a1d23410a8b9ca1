# interpreted: describes positions to people who set them up
"""Positions of Ganymede as zones: settlers on their way, ships, tiles and shuttles."""

from collections.abc import Sequence

from cosmodrome.engine.game import Variant
from cosmodrome.engine.position import Position
from cosmodrome.games.ganymede.parts import (
    BAYS,
    COLOUR_COUNT,
    COLOURS,
    DECK_SIZE,
    PLACES,
    ROW,
    SHIP_ROW,
    SHIPS,
    STEPS,
    TILE_SLOTS,
    TYPES,
)
from cosmodrome.games.ganymede.speech import describe_ship, describe_shuttle, describe_tile
from cosmodrome.games.ganymede.state import GanymedeVariant
from cosmodrome.games.ganymede.turn import LAST_ROUND, SHIPS_TO_END
from cosmodrome.games.ganymede.view_cards import ship_card, shuttle_card, tile_card
from cosmodrome.games.layout import (
    Area,
    Arrangement,
    BoxPart,
    Cards,
    Fixed,
    Layout,
    Number,
    SeatCards,
    SeatNumbers,
    Slots,
    Stock,
    Zone,
    field_of,
    parts_in,
    seat_choice,
    slots,
)
from cosmodrome.games.phrase import Phrase


def stocks(variant: Variant) -> list[Stock]:
    """Settlers, ships, tiles, and the shuttles of both kinds."""
    assert isinstance(variant, GanymedeVariant)
    parts = variant.parts
    settlers = [
        BoxPart(_settler(colour), Phrase(f"settler-{colour}"), variant.settlers, ["supply"])
        for colour in COLOURS
    ]
    ships = [
        BoxPart(name, describe_ship(ship_card(parts, number)), count, ["ship_deck"])
        for number, (name, count) in enumerate(zip(SHIPS, parts.ship_counts, strict=True))
    ]
    tiles = [
        BoxPart(name, describe_tile(tile_card(parts, number)), 1, ["tile_stack", "tile_discard"])
        for number, name in enumerate(parts.tile_names)
    ]
    shuttles = [
        BoxPart(name, describe_shuttle(shuttle_card(parts, number)), 1, [_deck(number)])
        for number, name in enumerate(parts.shuttle_names)
    ]
    return [
        Stock("settler", Phrase("stock-settler"), settlers),
        Stock("tile", Phrase("stock-tile"), tiles),
        Stock("earth", Phrase("stock-earth"), shuttles[:DECK_SIZE]),
        Stock("mars", Phrase("stock-mars"), shuttles[DECK_SIZE:]),
        Stock("ship", Phrase("stock-ship"), ships),
    ]


def _settler(colour: str) -> str:
    return f"settler-{colour}"


def _deck(shuttle: int) -> str:
    return "earth_deck" if shuttle < DECK_SIZE else "mars_deck"


class _Settlers(Area):
    """The settlers: in the supply, and at the four places of each seat."""

    def __init__(self, seats: int) -> None:
        owned = [
            Zone(
                f"settlers.{seat}.{place}",
                Phrase(f"zone-{place}", {"seat": seat}),
                "seats",
                seat=seat,
                takes=["settler"],
            )
            for seat in range(seats)
            for place in PLACES
        ]
        # In the order of the field; the last spot is for those in transit.
        self._zones = [Zone("supply", Phrase("zone-supply"), "piles", takes=["settler"]), *owned]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        counts = iter(field_of(position, "settlers", list[int]))
        for zone in self._zones:
            layout[zone.name] = [
                _settler(colour) for colour in COLOURS for _ in range(next(counts))
            ]

    def gather(self, layout: Layout, position: Position) -> None:
        position["settlers"] = [
            parts_in(layout, zone.name).count(_settler(colour))
            for zone in self._zones
            for colour in COLOURS
        ] + [0] * COLOUR_COUNT


class _End(Area):
    """The end was triggered if a deck is empty or somebody has launched ships enough."""

    def __init__(self, seats: int) -> None:
        self._launched = [f"launched.{seat}" for seat in range(seats)]

    def zones(self, layout: Layout) -> list[Zone]:
        return []

    def lay_out(self, position: Position, layout: Layout) -> None:
        pass

    def gather(self, layout: Layout, position: Position) -> None:
        out = not layout["earth_deck"] or not layout["mars_deck"]
        most = max(len(parts_in(layout, zone)) for zone in self._launched)
        position["end_triggered"] = out or most >= SHIPS_TO_END


def _owned(field: str, takes: str, seats: int, each: Sequence[str]) -> Slots:
    """Places of each seat for one part each."""
    return Slots(
        field,
        [
            Zone(
                f"{field}.{seat}.{one}",
                Phrase(f"zone-{field}", {"seat": seat, "which": one}),
                "seats",
                seat=seat,
                takes=[takes],
                most=1,
            )
            for seat in range(seats)
            for one in each
        ],
    )


def areas(variant: Variant) -> Sequence[Area]:
    """The fields of a position as zones."""
    assert isinstance(variant, GanymedeVariant)
    seats, names = variant.seats, variant.game.names
    return [
        seat_choice("to_move", seats),
        Number("round", 1, int(LAST_ROUND)),
        _Settlers(seats),
        _owned("bays", "ship", seats, BAYS),
        _owned("tiles", "tile", seats, [str(n + 1) for n in range(TILE_SLOTS)]),
        SeatNumbers("step", seats, 0, STEPS - 1),
        SeatCards("columns", ("earth", "mars"), seats, TYPES, names["shuttle"]),
        SeatCards("hand", "ship", seats, order=SHIPS),
        SeatCards("launched", "ship", seats, order=SHIPS),
        slots("tile_row", "tile", ROW),
        slots("earth_row", "earth", ROW),
        slots("mars_row", "mars", ROW),
        slots("ship_row", "ship", SHIP_ROW),
        Cards("tile_stack", "tile"),
        Cards("tile_discard", "tile", order=names["tile"]),
        Cards("earth_deck", "earth"),
        Cards("mars_deck", "mars"),
        Cards("ship_deck", "ship"),
        _End(seats),
        Fixed(
            phase="main",
            free_launches=0,
            card=None,
            wilds=0,
            discarded=0,
            effect="none",
            other_effect="none",
            total_uses=0,
            uses_left=0,
            stepped=False,
            bonus=False,
            basic_effect="none",
            adapt_place="earth",
            adapt_colour="blue",
            bay="top",
            pending_effects=[],
        ),
    ]


ARRANGEMENT = Arrangement(stocks, areas)
