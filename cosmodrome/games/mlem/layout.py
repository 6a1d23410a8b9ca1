# interpreted: describes positions to people who set them up
"""Positions of MLEM as zones: where the cats are, the rocket, the dice, and the modules."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cosmodrome.engine.chance import chance
from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.game import Variant
from cosmodrome.engine.pieces import rows_of
from cosmodrome.engine.position import Position
from cosmodrome.games.layout import (
    Area,
    Arrangement,
    Aside,
    BoxPart,
    Cards,
    Choice,
    Fixed,
    Layout,
    Number,
    Pick,
    SeatCards,
    Slots,
    Stock,
    Zone,
    field_of,
    number_in,
    parts_in,
    seat_choice,
)
from cosmodrome.games.mlem.parts import ASTRONAUTS, CATS, FACES, GOALS, OBJECTS, PLACE_NAMES
from cosmodrome.games.mlem.position import points_of
from cosmodrome.games.mlem.speech import say_expedition, say_exploration
from cosmodrome.games.mlem.state import CAT_NAMES, MlemState, MlemVariant
from cosmodrome.games.mlem.view import expedition_token, exploration_token
from cosmodrome.games.phrase import Phrase

_MOST_EXPEDITIONS: Final = 99
_NOBODY: Final = "none"


def stocks(variant: Variant) -> list[Stock]:
    """The cats of each seat, and the tokens of the options."""
    assert isinstance(variant, MlemVariant)
    parts, state = variant.parts, _dealt(variant)
    found = [Stock("cat", Phrase("stock-cat"), [_cat(n) for n in range(variant.seats * CATS)])]
    if variant.ufo:
        tokens = [
            BoxPart(f"expedition-{n}", say_expedition(expedition_token(state, n)), 1, _EXPEDITION)
            for n in range(len(parts.abilities))
        ]
        ufo = [
            BoxPart(f"ufo-{points}", Phrase("part-ufo", {"points": points}), count, ["ufo_stack"])
            for points, count in Counter(int(one) for one in parts.ufo_points).items()
        ]
        found.append(Stock("expedition", Phrase("stock-expedition"), tokens))
        found.append(Stock("ufo", Phrase("stock-ufo"), ufo))
    if variant.exploration:
        tokens = [
            BoxPart(
                f"exploration-{n}", say_exploration(exploration_token(state, n)), 1, _EXPLORATION
            )
            for n in range(len(parts.effects))
        ]
        found.append(Stock("exploration", Phrase("stock-exploration"), tokens))
    if variant.missions:
        missions = [
            BoxPart(OBJECTS[target], Phrase(f"place-{OBJECTS[target]}"), count, ["undealt"])
            for target, count in sorted(Counter(parts.missions).items())
        ]
        found.append(Stock("mission", Phrase("stock-mission"), missions))
    return found


_EXPEDITION: Final = ["expedition_stack", "expedition_used"]
_EXPLORATION: Final = ["exploration_stack", "exploration_used"]


def _dealt(variant: MlemVariant) -> MlemState:
    """Any position of the variant."""
    state = variant.game.deal(variant, chance(0))
    assert isinstance(state, MlemState)
    return state


def _cat(number: int) -> BoxPart:
    seat, cat = divmod(number, CATS)
    words = Phrase("cat-of", {"cat": f"cat-{ASTRONAUTS[cat]}", "seat": seat})
    return BoxPart(CAT_NAMES[number], words, 1, [f"home.{seat}"])


class _Cats(Area):
    """The cats at home, aboard and away. The points follow from where they are."""

    def __init__(self, variant: MlemVariant) -> None:
        self._variant = variant
        away = [
            Zone(f"arrivals.{place}", Phrase(f"place-{place}"), "board", takes=["cat"])
            for place in PLACE_NAMES
        ]
        home = [
            Zone(f"home.{n}", Phrase("zone-home", {"seat": n}), "seats", seat=n, takes=["cat"])
            for n in range(variant.seats)
        ]
        rocket = Zone("rocket", Phrase("zone-rocket"), "board", takes=["cat"], most=variant.seats)
        self._zones = [rocket, *away, *home]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        layout["rocket"] = field_of(position, "rocket", list[str])
        rows = field_of(position, "arrivals", list[list[str]])
        for place, cats in zip(PLACE_NAMES, rows, strict=True):
            layout[f"arrivals.{place}"] = cats
        for seat, home in enumerate(field_of(position, "home", list[int])):
            layout[f"home.{seat}"] = [
                CAT_NAMES[seat * CATS + cat] for cat in range(CATS) if home >> cat & 1
            ]

    def gather(self, layout: Layout, position: Position) -> None:
        arrivals = [parts_in(layout, f"arrivals.{place}") for place in PLACE_NAMES]
        position["rocket"] = parts_in(layout, "rocket")
        position["arrivals"] = arrivals
        position["home"] = [self._home(layout, seat) for seat in range(self._variant.seats)]
        state = _dealt(self._variant)
        state.arrivals = rows_of([[CAT_NAMES.index(cat) for cat in cats] for cats in arrivals])
        position["points"] = points_of(state)

    def _home(self, layout: Layout, seat: int) -> int:
        home = 0
        for cat in parts_in(layout, f"home.{seat}"):
            owner, number = divmod(CAT_NAMES.index(cat), CATS)
            if owner != seat:
                raise ImpossiblePosition("place", f"home.{seat}", cat)
            home |= 1 << number
        return home


class _Turn(Area):
    """The phase and who is asked, which follows from the rocket but while cats land."""

    def __init__(self, variant: MlemVariant) -> None:
        self._seats = variant.seats
        phases = ("boarding", "travel", "landing")
        self._phase = Choice("phase", {name: Phrase(f"pick-{name}") for name in phases})
        self._to_move = seat_choice("to_move", variant.seats)
        self._starter = seat_choice("starter", variant.seats)
        self._parts = (self._phase, self._to_move, self._starter)

    def zones(self, layout: Layout) -> list[Zone]:
        return [zone for part in self._parts for zone in part.zones(layout)]

    def lay_out(self, position: Position, layout: Layout) -> None:
        for part in self._parts:
            part.lay_out(position, layout)

    def gather(self, layout: Layout, position: Position) -> None:
        for part in self._parts:
            part.gather(layout, position)
        owners = [CAT_NAMES.index(cat) // CATS for cat in parts_in(layout, "rocket")]
        position["landing_index"] = 0
        if position["phase"] == "boarding":
            position["to_move"] = (int(str(layout["starter"])) + len(owners)) % self._seats
        elif position["phase"] == "travel":
            position["to_move"] = owners[0] if owners else position["to_move"]
        elif position["to_move"] in owners:
            position["landing_index"] = owners.index(int(str(layout["to_move"])))


class _Dice(Area):
    """The roll by face, and the dice that the commander has: while flying those of the roll."""

    def __init__(self, dice: int) -> None:
        self._pool = Number("pool", 0, dice)
        self._zones = [
            Zone(
                f"roll.{face}",
                Phrase("zone-roll", {"face": f"face-{face}"}),
                "turn",
                "number",
                most=dice,
            )
            for face in FACES
        ]

    def zones(self, layout: Layout) -> list[Zone]:
        return [*self._pool.zones(layout), *self._zones]

    def lay_out(self, position: Position, layout: Layout) -> None:
        self._pool.lay_out(position, layout)
        for zone, dice in zip(self._zones, field_of(position, "roll", list[int]), strict=True):
            layout[zone.name] = dice

    def gather(self, layout: Layout, position: Position) -> None:
        self._pool.gather(layout, position)
        roll = [number_in(layout, zone.name) for zone in self._zones]
        if position["phase"] == "travel":
            position["pool"] = sum(roll)
        else:
            roll = [0] * len(roll)
        position["roll"] = roll


class _SeatFlags(Area):
    """A set of seats as bits: whose spare die has been used."""

    def __init__(self, seats: int) -> None:
        picks = [Pick(value, Phrase(f"pick-{value}")) for value in ("no", "yes")]
        self._zones = [
            Zone(
                f"used.{seat}",
                Phrase("zone-used", {"seat": seat}),
                "seats",
                "choice",
                seat,
                choices=picks,
            )
            for seat in range(seats)
        ]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        used = field_of(position, "used_cats", int)
        for seat, zone in enumerate(self._zones):
            layout[zone.name] = "yes" if used >> seat & 1 else "no"

    def gather(self, layout: Layout, position: Position) -> None:
        used = sum(1 << n for n, zone in enumerate(self._zones) if layout[zone.name] == "yes")
        # Nothing has been used before the flight.
        position["used_cats"] = 0 if position["phase"] == "boarding" else used


class _Goals(Area):
    """Who has reached each goal."""

    def __init__(self, seats: int) -> None:
        free = Pick(_NOBODY, Phrase("pick-nobody"))
        picks = [free, *(Pick(str(n), Phrase("seat-name", {"seat": n})) for n in range(seats))]
        self._zones = [
            Zone(f"goal.{name}", Phrase(f"goal-{name}"), "turn", "choice", choices=picks)
            for name in GOALS
        ]

    def zones(self, layout: Layout) -> list[Zone]:
        return self._zones

    def lay_out(self, position: Position, layout: Layout) -> None:
        owners = field_of(position, "goals", list[int | None])
        for zone, owner in zip(self._zones, owners, strict=True):
            layout[zone.name] = _NOBODY if owner is None else str(owner)

    def gather(self, layout: Layout, position: Position) -> None:
        owners = [str(layout[zone.name]) for zone in self._zones]
        position["goals"] = [None if owner == _NOBODY else int(owner) for owner in owners]


class _Tokens(Area):
    """A field of numbered tokens as parts: a pile, one token, or a row for each seat."""

    def __init__(self, field: str, stock: str, seats: int | None = None, most: int | None = None):
        self._field, self._stock, self._seats, self._most = field, stock, seats, most

    def zones(self, layout: Layout) -> list[Zone]:
        if self._seats is None:
            tab: Final = "piles" if self._most is None else "board"
            title = Phrase(f"zone-{self._field}")
            return [Zone(self._field, title, tab, takes=[self._stock], most=self._most)]
        return [
            Zone(
                f"{self._field}.{seat}",
                Phrase(f"zone-{self._field}", {"seat": seat}),
                "seats",
                seat=seat,
                takes=[self._stock],
            )
            for seat in range(self._seats)
        ]

    def lay_out(self, position: Position, layout: Layout) -> None:
        if self._most == 1:
            token = field_of(position, self._field, int)
            layout[self._field] = self._named([token] if token >= 0 else [])
        elif self._seats is None:
            layout[self._field] = self._named(field_of(position, self._field, list[int]))
        else:
            for seat, held in enumerate(field_of(position, self._field, list[list[int]])):
                layout[f"{self._field}.{seat}"] = self._named(held)

    def gather(self, layout: Layout, position: Position) -> None:
        if self._most == 1:
            position[self._field] = next(iter(self._numbers(layout, self._field)), -1)
        elif self._seats is None:
            numbers = self._numbers(layout, self._field)
            position[self._field] = numbers if self._most is None else sorted(numbers)
        else:
            position[self._field] = [
                self._numbers(layout, f"{self._field}.{seat}") for seat in range(self._seats)
            ]

    def _named(self, tokens: Sequence[int]) -> list[str]:
        return [f"{self._stock}-{token}" for token in tokens]

    def _numbers(self, layout: Layout, zone: str) -> list[int]:
        return [int(name.removeprefix(f"{self._stock}-")) for name in parts_in(layout, zone)]


def _ufo(variant: MlemVariant) -> list[Area]:
    parts = variant.parts
    if not variant.ufo:
        unused = Fixed(token=-1, token_used=False, ufo_space=0, expedition_stack=[])
        return [unused, Fixed(ufo_stack=[], ufo_tokens=[])]
    names = {f"expedition-{n}": 1 for n in range(len(parts.abilities))}
    used = Choice("token_used", {False: Phrase("pick-no"), True: Phrase("pick-yes")})
    return [
        _Tokens("token", "expedition", most=1),
        used,
        _Tokens("expedition_stack", "expedition"),
        Aside("expedition_used", "expedition", names),
        Number("ufo_space", 0, int(parts.ufo_start_space)),
        _Tokens("ufo_stack", "ufo"),
        _Tokens("ufo_tokens", "ufo", variant.seats),
    ]


def _exploration(variant: MlemVariant) -> list[Area]:
    parts = variant.parts
    if not variant.exploration:
        return [Fixed(exploration_stack=[], exploration_open=[], exploration_tokens=[])]
    names = {f"exploration-{n}": 1 for n in range(len(parts.effects))}
    return [
        _Tokens("exploration_open", "exploration", most=int(parts.exploration_opened)),
        _Tokens("exploration_stack", "exploration"),
        _Tokens("exploration_tokens", "exploration", variant.seats),
        Aside("exploration_used", "exploration", names),
    ]


def _missions(variant: MlemVariant) -> list[Area]:
    if not variant.missions:
        return [Fixed(missions=[], discarded=[], undealt=[])]
    seats = variant.seats
    discarded = [
        Zone(
            f"discarded.{seat}",
            Phrase("zone-discarded", {"seat": seat}),
            "seats",
            seat=seat,
            takes=["mission"],
            most=1,
        )
        for seat in range(seats)
    ]
    return [
        SeatCards("missions", "mission", seats, order=OBJECTS),
        Slots("discarded", discarded),
        Cards("undealt", "mission", order=OBJECTS),
    ]


def areas(variant: Variant) -> Sequence[Area]:
    """The fields of a position as zones."""
    assert isinstance(variant, MlemVariant)
    parts = variant.parts
    return [
        _Turn(variant),
        Number("expedition", 1, _MOST_EXPEDITIONS),
        Number("failures", 0, int(parts.failures_to_end) - 1),
        Number("space", 0, int(parts.deep_space) - 1),
        _Dice(int(parts.dice)),
        _Cats(variant),
        _SeatFlags(variant.seats),
        _Goals(variant.seats),
        *_ufo(variant),
        *_exploration(variant),
        *_missions(variant),
        Fixed(selected=0, selected_cats=0, extra_selected=False, kept=False),
    ]


ARRANGEMENT = Arrangement(stocks, areas)
