# interpreted: reads files once
"""Reading the printed values: CSV files, checked cell by cell.

An owner of the box may correct a value; a wrong file is refused with file, row and
column named, so that it can be mended at once.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

from cosmodrome.engine.errors import BadData

_LARGEST_FILE = 1_000_000


class Row:
    """One line of a sheet; every getter checks what it gives."""

    def __init__(self, file: str, number: int, cells: dict[str, str]) -> None:
        self.file = file
        self.number = number
        self.cells = cells

    def wrong(self, column: str, problem: str) -> BadData:
        """The error to raise for a cell of this row."""
        return BadData(file=self.file, row=self.number, column=column, problem=problem)

    def text(self, column: str) -> str:
        return self.cells[column]

    def number_in(self, column: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        text = self.cells[column]
        try:
            value = int(text)
        except ValueError:
            raise self.wrong(column, f"{text[:40]!r} is not a whole number") from None
        if not low <= value <= high:
            raise self.wrong(column, f"{value} is not between {low} and {high}")
        return value

    def one_of(self, column: str, words: Sequence[str]) -> int:
        """The place of this cell's word in the list of allowed words."""
        text = self.cells[column]
        if text not in words:
            raise self.wrong(column, f"{text[:40]!r} is none of: {', '.join(words)}")
        return words.index(text)

    def some_of(self, column: str, words: Sequence[str]) -> list[int]:
        """The places of the cell's words, which bars separate, in the list of allowed words."""
        found = []
        for word in self.cells[column].split("|"):
            if word not in words:
                raise self.wrong(column, f"{word[:40]!r} is none of: {', '.join(words)}")
            found.append(words.index(word))
        return found

    def exactly(self, column: str, value: str) -> None:
        """This cell is fixed by the rules or by another cell."""
        if self.cells[column] != value:
            raise self.wrong(column, f"{self.cells[column][:40]!r} must be {value!r}")


class Sheet:
    """One CSV file with known columns, and as many rows as the rules fix or allow."""

    def __init__(self, folder: Path, file: str, columns: str, rows: int | range) -> None:
        self.file = file
        self.columns = columns.split()
        self._rows = [
            Row(file, number, cells) for number, cells in enumerate(self._read(folder / file), 2)
        ]
        allowed = range(rows, rows + 1) if isinstance(rows, int) else rows
        if len(self._rows) not in allowed:
            wanted = " to ".join(str(count) for count in sorted({allowed[0], allowed[-1]}))
            raise BadData(
                file=file,
                row=len(self._rows) + 1,
                column=self.columns[0],
                problem=f"there must be {wanted} rows below the heading, not {len(self._rows)}",
            )

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def wrong_total(self, column: str, total: int, wanted: int | range) -> BadData:
        """The error for a column whose sum is off, or outside of what is allowed."""
        allowed = str(wanted) if isinstance(wanted, int) else f"{wanted[0]} to {wanted[-1]}"
        return self._rows[-1].wrong(column, f"the column adds up to {total}, not {allowed}")

    def too_few(self, column: str, count: int, least: int) -> BadData:
        """The error for fewer pieces than the smallest table needs."""
        problem = f"{count} are too few: even the fewest players need {least}"
        return self._rows[-1].wrong(column, problem)

    def _read(self, path: Path) -> Iterable[dict[str, str]]:
        try:
            if path.stat().st_size > _LARGEST_FILE:
                raise self._heading(f"larger than {_LARGEST_FILE} bytes")
            lines = path.read_text("utf-8-sig").splitlines()
        except OSError:
            raise self._heading("the file is missing or cannot be read") from None
        except UnicodeDecodeError:
            raise self._heading("the file is not UTF-8 text") from None
        table = list(csv.reader(lines))
        if not table or table[0] != self.columns:
            raise self._heading(f"the heading must be {','.join(self.columns)}")
        for number, cells in enumerate(table[1:], 2):
            if len(cells) != len(self.columns):
                raise BadData(
                    file=self.file,
                    row=number,
                    column=self.columns[min(len(cells), len(self.columns) - 1)],
                    problem=f"{len(cells)} cells, not {len(self.columns)}",
                )
            yield dict(zip(self.columns, cells, strict=True))

    def _heading(self, problem: str) -> BadData:
        return BadData(file=self.file, row=1, column=self.columns[0], problem=problem)


def fingerprint(sheets: Iterable[Sheet]) -> str:
    """A short hash of all values but ``source``: records name the values they were played with."""
    hashed = blake2b(digest_size=8)
    for sheet in sheets:
        for row in sheet:
            values = [value for column, value in row.cells.items() if column != "source"]
            hashed.update("\t".join([sheet.file, *values, ""]).encode())
    return hashed.hexdigest()
