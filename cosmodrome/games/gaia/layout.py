# interpreted: describes positions to people who set them up
"""Positions of Gaia as zones: the cells of the world, hands, rows, decks and goals."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.game import Variant
from cosmodrome.engine.position import Position
from cosmodrome.games.gaia.action import HAND_LIMIT
from cosmodrome.games.gaia.parts import (
    CITIES,
    FIRST_CITY,
    GOALS_BESIDES_SEATS,
    KIND,
    LAND,
    Parts,
    kind_of,
)
from cosmodrome.games.gaia.speech import card, place
from cosmodrome.games.gaia.state import ACTIONS_PER_TURN, ROW_END, ROW_START, GaiaVariant
from cosmodrome.games.gaia.world import (
    CELLS,
    CENTRE,
    NO_CITY,
    ONE_SEAT,
    SEAT_BITS,
    TOKENS,
    TOKENS_PER_CARD,
    neighbours,
)
from cosmodrome.games.layout import (
    Area,
    Arrangement,
    Aside,
    BoxPart,
    Cards,
    Fixed,
    Layout,
    Number,
    Slots,
    Stock,
    Zone,
    field_of,
    ordered,
    parts_in,
    seat_choice,
    slots,
)
from cosmodrome.games.phrase import Phrase

_ANIMAL: Final = "animal"
# By seat: the hand, the nature cards laid out, the element cards laid out.
_ROWS_OF_SEAT: Final = 3
_FACTS_OF_TILE: Final = 4


def stocks(variant: Variant) -> list[Stock]:
    """Tiles, animals, meeples, cards by kind, and goals."""
    assert isinstance(variant, GaiaVariant)
    parts = variant.parts
    tiles = [
        BoxPart(f"tile-{land}", Phrase(f"land-{land}"), int(parts.tiles[number]), ["stock"])
        for number, land in enumerate(LAND)
    ]
    animal = BoxPart(_ANIMAL, Phrase("part-animal"), int(TOKENS), ["animals"])
    goals = [
        BoxPart(parts.goal_names[goal], _goal(parts, goal), 1, ["other_goals"])
        for goal in variant.goals
    ]
    return [
        Stock("tile", Phrase("stock-tile"), tiles),
        Stock(_ANIMAL, Phrase("stock-animal"), [animal]),
        Stock(
            "meeple", Phrase("stock-meeple"), [_meeples(variant, n) for n in range(variant.seats)]
        ),
        *(_cards(variant, kind) for kind in range(variant.kinds)),
        Stock("goal", Phrase("stock-goal"), goals),
    ]


def _goal(parts: Parts, goal: int) -> Phrase:
    return Phrase("part-goal", {"number": int(parts.goal_names[goal].removeprefix("goal-"))})


def _meeples(variant: GaiaVariant, seat: int) -> BoxPart:
    words = Phrase("part-meeple", {"seat": seat})
    return BoxPart(f"meeple-{seat}", words, int(variant.meeples), [f"reserve.{seat}"])


def _cards(variant: GaiaVariant, kind: int) -> Stock:
    deck, names = list(variant.decks[kind]), variant.parts.card_names
    homes = [f"{KIND[kind]}_deck", "discards"]
    return Stock(
        KIND[kind],
        Phrase(f"stock-{KIND[kind]}"),
        [BoxPart(names[n], card(names[n]), deck.count(n), homes) for n in sorted(set(deck))],
    )


class _World(Area):
    """The cells with a tile and those beside them; on a tile animals, or a city and its people.

    What is left of tiles, animals and meeples follows from it.
    """

    def __init__(self, variant: GaiaVariant) -> None:
        self._seats = variant.seats
        self._goals = variant.seats + GOALS_BESIDES_SEATS
        self._names = variant.parts.card_names

    def zones(self, layout: Layout) -> list[Zone]:
        laid = [int(name.removeprefix("cell.")) for name in layout if _is_cell(name)]
        laid = [cell for cell in laid if layout[f"cell.{cell}"]]
        cells = {CENTRE, *laid, *(near for cell in laid for near in neighbours(cell))}
        takes = ["tile", _ANIMAL, "meeple", "life"]
        world = [
            Zone(f"cell.{cell}", Phrase("zone-cell", {"place": place(cell)}), "board", takes=takes)
            for cell in sorted(cells)
        ]
        reserves = [
            Zone(
                f"reserve.{seat}",
                Phrase("zone-reserve", {"seat": seat}),
                "seats",
                seat=seat,
                takes=["meeple"],
            )
            for seat in range(self._seats)
        ]
        reached = [
            Zone(
                f"goal_of.{n}",
                Phrase("zone-goal_of", {"slot": n + 1}),
                "board",
                takes=["meeple"],
                most=1,
            )
            for n in range(self._goals)
        ]
        stock = Zone("stock", Phrase("zone-stock"), "piles", takes=["tile"])
        animals = Zone("animals", Phrase("zone-animals"), "piles", takes=[_ANIMAL])
        return [*world, *reached, *reserves, stock, animals]

    def lay_out(self, position: Position, layout: Layout) -> None:
        _, *facts = field_of(position, "tiles", list[int])
        people = field_of(position, "people", list[int])
        for first in range(0, len(facts), _FACTS_OF_TILE):
            cell, land, tokens, city = facts[first : first + _FACTS_OF_TILE]
            held = [f"tile-{LAND[land]}", *[_ANIMAL] * tokens]
            if city != NO_CITY:
                held += [self._names[FIRST_CITY + city], *self._living(people[city])]
            layout[f"cell.{cell}"] = held
        for n, seat in enumerate(field_of(position, "goal_of", list[int | None])):
            layout[f"goal_of.{n}"] = [] if seat is None else [f"meeple-{seat}"]
        for seat, left in enumerate(field_of(position, "reserve", list[int])):
            layout[f"reserve.{seat}"] = [f"meeple-{seat}"] * left
        stock = field_of(position, "stock", list[int])
        layout["stock"] = [
            f"tile-{LAND[land]}" for land, left in enumerate(stock) for _ in range(left)
        ]
        layout["animals"] = [_ANIMAL] * field_of(position, "token_reserve", int)

    def _living(self, people: int) -> list[str]:
        return [
            f"meeple-{seat}"
            for seat in range(self._seats)
            for _ in range(people >> SEAT_BITS * seat & ONE_SEAT)
        ]

    def gather(self, layout: Layout, position: Position) -> None:
        cells = {int(name.removeprefix("cell.")): name for name in layout if _is_cell(name)}
        tiles: list[int] = []
        people = [0] * CITIES
        for cell in sorted(cells):
            held = parts_in(layout, cells[cell])
            if held:
                tiles += [cell, *self._tile(held, cells[cell], people)]
        position["tiles"] = [len(tiles) // _FACTS_OF_TILE, *tiles]
        position["people"] = people
        position["stock"] = [parts_in(layout, "stock").count(f"tile-{land}") for land in LAND]
        position["token_reserve"] = len(parts_in(layout, "animals"))
        reached = [parts_in(layout, f"goal_of.{n}") for n in range(self._goals)]
        position["goal_of"] = [_seat_of(held[0]) if held else None for held in reached]
        position["reserve"] = [self._left(layout, seat) for seat in range(self._seats)]

    def _tile(self, held: list[str], zone: str, people: list[int]) -> list[int]:
        """The land, the animals and the city of a cell; who lives there is added to ``people``."""
        lands = [part for part in held if part.startswith("tile-")]
        cities = [part for part in held if part.startswith("city-")]
        meeples = [part for part in held if part.startswith("meeple-")]
        if not lands:
            raise ImpossiblePosition("place", zone, held[0])
        if len(lands) > 1:
            raise ImpossiblePosition("limit", zone, lands[1], len(lands), 1)
        for part in held:
            if part not in lands + cities + meeples and part != _ANIMAL:
                raise ImpossiblePosition("place", zone, part)
        if len(cities) > 1:
            raise ImpossiblePosition("limit", zone, cities[1], len(cities), 1)
        if held.count(_ANIMAL) > TOKENS_PER_CARD:
            limit = int(TOKENS_PER_CARD)
            raise ImpossiblePosition("limit", zone, _ANIMAL, held.count(_ANIMAL), limit)
        if meeples and not cities:
            raise ImpossiblePosition("place", zone, meeples[0])
        city = self._names.index(cities[0]) - FIRST_CITY if cities else int(NO_CITY)
        for part in meeples:
            if meeples.count(part) > ONE_SEAT:
                raise ImpossiblePosition("limit", zone, part, meeples.count(part), 2)
            people[city] += 1 << SEAT_BITS * _seat_of(part)
        return [LAND.index(lands[0].removeprefix("tile-")), held.count(_ANIMAL), city]

    def _left(self, layout: Layout, seat: int) -> int:
        held = parts_in(layout, f"reserve.{seat}")
        for part in held:
            if part != f"meeple-{seat}":
                raise ImpossiblePosition("place", f"reserve.{seat}", part)
        return len(held)


def _is_cell(zone: str) -> bool:
    kind, _, number = zone.partition(".")
    return kind == "cell" and number.isdecimal() and int(number) < CELLS


def _seat_of(meeple: str) -> int:
    return int(meeple.removeprefix("meeple-"))


class _Hands(Area):
    """The hand of each seat, and the cards that it has laid out."""

    def __init__(self, variant: GaiaVariant) -> None:
        self._names = variant.parts.card_names
        self._seats = variant.seats
        self._kinds = list(KIND[: variant.kinds])

    def zones(self, layout: Layout) -> list[Zone]:
        laid = [kind for kind in self._kinds if kind != "life"]
        return [
            zone
            for seat in range(self._seats)
            for zone in (
                Zone(
                    f"hand.{seat}",
                    Phrase("zone-hand", {"seat": seat}),
                    "seats",
                    seat=seat,
                    takes=self._kinds,
                    most=int(HAND_LIMIT),
                ),
                Zone(
                    f"front.{seat}",
                    Phrase("zone-front", {"seat": seat}),
                    "seats",
                    seat=seat,
                    takes=laid,
                ),
            )
        ]

    def lay_out(self, position: Position, layout: Layout) -> None:
        rows = field_of(position, "hands_and_fronts", list[list[str]])
        for seat in range(self._seats):
            hand, nature, elements = rows[_ROWS_OF_SEAT * seat : _ROWS_OF_SEAT * (seat + 1)]
            layout[f"hand.{seat}"] = hand
            layout[f"front.{seat}"] = nature + elements

    def gather(self, layout: Layout, position: Position) -> None:
        rows: list[list[str]] = []
        for seat in range(self._seats):
            front = parts_in(layout, f"front.{seat}")
            nature = [one for one in front if kind_of(self._names.index(one)) == 0]
            rows.append(ordered(parts_in(layout, f"hand.{seat}"), self._names))
            rows.append(ordered(nature, self._names))
            rows.append([one for one in front if one not in nature])
        position["hands_and_fronts"] = rows


class _Turn(Area):
    """Whoever is to move also has the turn."""

    def __init__(self, seats: int) -> None:
        self._choice = seat_choice("to_move", seats)

    def zones(self, layout: Layout) -> list[Zone]:
        return self._choice.zones(layout)

    def lay_out(self, position: Position, layout: Layout) -> None:
        self._choice.lay_out(position, layout)

    def gather(self, layout: Layout, position: Position) -> None:
        self._choice.gather(layout, position)
        position["actor"] = position["to_move"]


def _row(variant: GaiaVariant) -> Slots:
    """The open cards by kind."""
    zones = [
        Zone(
            f"row.{slot}",
            Phrase(f"zone-row-{KIND[kind]}", {"slot": slot - int(ROW_START[kind]) + 1}),
            "board",
            takes=[KIND[kind]],
            most=1 if kind < variant.kinds else 0,
        )
        for kind in range(len(KIND))
        for slot in range(ROW_START[kind], ROW_END[kind])
    ]
    return Slots("row", zones)


def areas(variant: Variant) -> Sequence[Area]:
    """The fields of a position as zones."""
    assert isinstance(variant, GaiaVariant)
    cards, names = variant.parts.card_names, variant.parts.goal_names
    used = KIND[: variant.kinds]
    goals = variant.seats + GOALS_BESIDES_SEATS
    unused: dict[str, object] = {f"{kind}_deck": [] for kind in KIND[variant.kinds :]}
    return [
        _Turn(variant.seats),
        Number("actions_left", 1, int(ACTIONS_PER_TURN)),
        _World(variant),
        _row(variant),
        _Hands(variant),
        slots("goals", "goal", goals),
        Aside("other_goals", "goal", Counter(names[goal] for goal in variant.goals)),
        *(Cards(f"{kind}_deck", kind) for kind in used),
        Cards("discards", used, order=cards),
        Fixed(
            phase="action",
            unfed=0,
            focus=-1,
            playing=None,
            target=-1,
            target_2=-1,
            ender=None,
            agenda=[0],
            robbed=[],
            taken=[],
            **unused,
        ),
    ]


ARRANGEMENT = Arrangement(stocks, areas)
