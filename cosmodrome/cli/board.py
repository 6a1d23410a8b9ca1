"""A game's board in the terminal: its sketch in colours, with what has changed marked."""

import sys
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Final

from msgspec import Struct
from rich.cells import cell_len
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cosmodrome.games.phrase import Phrase
from cosmodrome.games.sketch import Cell, Grid, Ink, Row, Sketch, seat_shape
from cosmodrome.words import Words

# Below this width a board would be torn apart, and words are better.
LEAST_WIDTH: Final = 72
_GAP: Final = 2
_CHANGED: Final = "bold underline"
# The terminal's own colours, so that its theme decides how they look.
_STYLES: Final[dict[Ink, str]] = {
    "plain": "",
    "faint": "dim",
    "strong": "bold",
    "blue": "bright_blue",
    "red": "bright_red",
    "yellow": "bright_yellow",
    "purple": "bright_magenta",
    "green": "bright_green",
    "cyan": "bright_cyan",
    "seat-0": "bright_blue",
    "seat-1": "yellow",
    "seat-2": "bright_green",
    "seat-3": "bright_red",
    "seat-4": "bold",
    "seat-5": "bright_magenta",
}
_SYMBOLS: Final = "●▲■◆★⬢☾►→−·"


def console() -> Console:
    """The terminal; without colours if it has none, or NO_COLOR is set, or output is piped."""
    return Console(highlight=False, markup=False, emoji=False)


def can_draw(terminal: Console) -> bool:
    """Whether the terminal is wide enough and knows the symbols."""
    try:
        _SYMBOLS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return terminal.width >= LEAST_WIDTH


class Board:
    """Draws the positions of one game."""

    def __init__(self, terminal: Console, words: Words, sketch: Sketch[Struct]) -> None:
        self._terminal = terminal
        self._words = words
        self._sketch = sketch
        self.shown = sketch.shown
        # What each cell said when the person was last shown it, by row and column.
        self._seen: dict[tuple[str, str], str] = {}

    def remember(self, view: Struct) -> None:
        """From now on mark what is different from this position."""
        self._seen = dict(self._cells(view))

    def show(self, view: Struct) -> None:
        """Draw the position."""
        drawn = [
            self._table(block) if isinstance(block, Grid) else self._text(block)
            for block in self._sketch.draw(view)
        ]
        self._terminal.print(Group(*drawn))

    def show_prompt(self, phrase: Phrase) -> None:
        """What is asked."""
        self._terminal.print(Text(self._words.phrase(phrase), "bold"))

    def show_choices(self, view: Struct, names: Iterable[str]) -> None:
        """The numbered choices, in as many columns as there is room for."""
        phrases = [self._sketch.choice(view, name) for name in names]
        texts = [f"{n:2}. {self._words.phrase(p)}" for n, p in enumerate(phrases, 1)]
        table = Table.grid(padding=(0, _GAP, 0, 0))
        for line in zip_longest(*_columns(texts, self._terminal.width), fillvalue=""):
            table.add_row(*line)
        self._terminal.print(table)

    def show_key(self, view: Struct) -> None:
        """What the symbols mean."""
        for phrase in self._sketch.key(view):
            self._terminal.print(self._words.phrase(phrase))

    def show_log(self, seat: int, phrases: list[Phrase]) -> None:
        """What an action of a seat has led to, as one paragraph."""
        if not phrases:
            return
        shape = seat_shape(seat, " ")
        said = Text(self._words.phrase(phrases[0]))
        for phrase in phrases[1:]:
            said.append(f" {self._words.phrase(phrase)}", "dim")
        line = Table.grid()
        line.add_row(Text(str(shape.text), _STYLES[shape.ink]), said)
        self._terminal.print(Padding(line, (0, 0, 0, 1)))

    def _table(self, grid: Grid) -> Table:
        table = Table(box=None, pad_edge=False, show_header=bool(grid.headings), header_style="dim")
        table.padding = (0, 1, 0, 0) if grid.tight else (0, 2, 0, 0)
        for heading in grid.headings or [[]] * max(len(row.cells) for row in grid.rows):
            table.add_column(self._text(heading), overflow="fold")
        for row in grid.rows:
            table.add_row(*(self._cell(grid, row, place) for place in range(len(row.cells))))
        return table

    def _cell(self, grid: Grid, row: Row, place: int) -> Text:
        """A cell; one that has changed is marked by its looks, and by a star without them."""
        shown = self._text(row.cells[place])
        column = _column(grid, place)
        compared = self._seen and row.key and column
        if compared and self._seen.get((row.key, column), "") != shown.plain:
            shown.stylize(_CHANGED)
            shown.append("*")
        return shown

    def _cells(self, view: Struct) -> Iterator[tuple[tuple[str, str], str]]:
        for grid in self._sketch.draw(view):
            if isinstance(grid, Grid):
                for row in grid.rows:
                    for place, cell in enumerate(row.cells):
                        yield (row.key, _column(grid, place)), self._text(cell).plain

    def _text(self, cell: Cell) -> Text:
        text = Text()
        for mark in cell:
            said = mark.text if isinstance(mark.text, str) else self._words.phrase(mark.text)
            text.append(said, _STYLES[mark.ink])
        return text


def _columns(texts: list[str], width: int) -> list[list[str]]:
    """The texts in as many columns as fit, read downwards."""
    for lines in range(1, len(texts)):
        columns = [texts[first : first + lines] for first in range(0, len(texts), lines)]
        if sum(max(map(cell_len, column)) + _GAP for column in columns) <= width:
            return columns
    return [texts]


def _column(grid: Grid, place: int) -> str:
    return grid.keys[place] if grid.keys else str(place)
