"""Positions that people set up: checking them, and where they come from."""

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from cosmodrome.games.layout import Stock, Zone
from cosmodrome.games.phrase import Phrase
from cosmodrome.server.messages.common import Request, SeatNumber, Word

ZoneName = Annotated[str, Meta(max_length=60)]
PartName = Annotated[str, Meta(max_length=60)]
Held = Annotated[list[PartName], Meta(max_length=500)]


_Item = int | str | bool | None
# A position as docs/records.md describes it: by field a value, a list, or a list of lists.
PositionFields = dict[str, _Item | list[_Item | list[_Item]]]


class CheckPosition(Request, frozen=True):
    """A position to be checked and shown: as a layout, as a position (docs/records.md), or neither:
    then the start of a game. ``seat``: with whose eyes it is shown; None: the seat to move."""

    game: Word
    seats: SeatNumber
    options: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    layout: Annotated[dict[ZoneName, int | ZoneName | Held], Meta(max_length=1000)] | None = None
    position: Annotated[PositionFields, Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None


class Law(Struct, frozen=True):
    """Something that must hold in every position: the message ``law-<name>`` says it.

    ``broken``: what is wrong, the facts of ``error-impossible-position``. Laws after a broken one
    are not ``checked``.
    """

    name: str
    checked: bool
    broken: dict[str, int | str] | None


class SetUpView(Struct, frozen=True):
    """A possible position as a seat sees it."""

    seat: int
    view: Raw
    to_move: int
    prompt: Phrase
    read_out: list[Phrase]
    scores: list[int]


class SetUp(Struct, frozen=True):
    """A position as zones with parts in them, and whether it is possible. ``position`` and
    ``shown`` are null if it is not. ``rules`` and ``data`` are those of a record."""

    game: str
    rules: int
    data: str
    seats: int
    options: list[str]
    stocks: list[Stock]
    zones: list[Zone]
    layout: dict[str, int | str | list[str]]
    laws: list[Law]
    position: PositionFields | None
    shown: SetUpView | None


class FoundPosition(Struct, frozen=True):
    """A position that a game can begin with, and after how many steps of its game it was found:
    where something is half done, the last position before."""

    game: str
    seats: int
    options: list[str]
    position: PositionFields
    step: int
