# interpreted: msgspec structs
"""Sketch: a board drawn with text, for the terminal, before it is coloured and put into words.

A game draws marks in rows and columns; it names colours and messages, never a terminal's codes
or a language. A game without a sketch is read out in words.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar, get_args

from msgspec import Struct

from cosmodrome.games.phrase import Phrase

V = TypeVar("V", bound=Struct)
SeatInk = Literal["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"]
Ink = (
    Literal["plain", "faint", "strong", "blue", "red", "yellow", "purple", "green", "cyan"]
    | SeatInk
)
_SEAT_INKS: Final[tuple[SeatInk, ...]] = get_args(SeatInk)
# The shapes that seats have on the page too: circle, triangle, square, diamond, star, hexagon.
_SHAPES: Final = "●▲■◆★⬢"


class Mark(Struct, frozen=True):
    """A piece of text: a symbol or number as it is, or a phrase."""

    text: str | Phrase
    ink: Ink = "plain"


Cell = list[Mark]


class Row(Struct, frozen=True):
    """A row of a grid. ``key`` tells it from all other rows; without one no change is marked."""

    key: str
    cells: list[Cell]


class Grid(Struct, frozen=True):
    """Rows of cells under the headings of their columns, if they have any.

    ``keys`` tells columns apart where a column may move from one position to the next;
    ``tight``: many columns, close together.
    """

    rows: list[Row]
    headings: list[Cell] = []
    keys: list[str] = []
    tight: bool = False


@dataclass(frozen=True)
class Sketch(Generic[V]):
    """A game drawn with text."""

    # The position, from top to bottom: grids, and lines of marks.
    draw: Callable[[V], Sequence[Grid | Cell]]
    # An action in a few words, with its figures: the board tells the rest.
    choice: Callable[[V, str], Phrase]
    # What the symbols mean.
    key: Callable[[V], list[Phrase]]
    # The kinds of events that the board shows anyway, so that the log need not tell them.
    shown: Collection[str] = ()


def text(message: str, ink: Ink = "plain", **args: int | str | list[Phrase]) -> Mark:
    """A message as a mark."""
    return Mark(Phrase(message, args), ink)


def seat_shape(seat: int, after: str = "") -> Mark:
    """A seat by its shape and colour, with a figure that belongs to it."""
    return Mark(_SHAPES[seat] + after, _SEAT_INKS[seat])


def seat_name(seat: int) -> Cell:
    """A seat by its shape and name."""
    return [seat_shape(seat, " "), text("sketch-seat", _SEAT_INKS[seat], seat=seat)]


def figure(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def number(value: int, ink: Ink = "plain") -> Mark:
    """A number as a mark."""
    return Mark(figure(value), ink)


def spread(cells: Iterable[Cell], between: str = " ") -> Cell:
    """Several cells in one, with something between them."""
    joined: Cell = []
    for cell in cells:
        joined += [Mark(between, "faint"), *cell] if joined else cell
    return joined
