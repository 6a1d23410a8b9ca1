"""Sets of printed values: reading a folder, changing a cell, what differs."""

import csv
import re
from collections.abc import Iterator
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from msgspec import Struct

import cosmodrome
from cosmodrome.engine.errors import BadData
from cosmodrome.lab.study.errors import (
    BadCell,
    RefusedValue,
    UnknownColumn,
    UnknownRow,
    UnknownSheet,
)
from cosmodrome.registry import Sheets, game_with, sheets

_CELL = re.compile(r"([^:=]+):([^:]+):([^:=]+)=(.+)")
_RANGE = re.compile(r"(-?\d{1,6})\.\.(-?\d{1,6})")
_MOST_VALUES = 20
_SOURCE = "source"


class Cell(Struct, frozen=True):
    """A printed value that is varied: where it stands, what is printed, what is tried."""

    sheet: str
    row: str
    column: str
    printed: str
    values: list[str]


class Change(Struct, frozen=True):
    """A cell that differs between two sets of printed values."""

    sheet: str
    row: str
    column: str
    before: str
    after: str


def read_values(game: str, folder: Path) -> Sheets:
    """The printed values of a folder, which the rules accept."""
    cosmodrome.game(game, folder)
    return tuple((name, (folder / name).read_text("utf-8-sig")) for name, _ in sheets(game))


def changes(before: Sheets, after: Sheets) -> list[Change]:
    """Every cell that differs, except where a value comes from."""
    found = []
    for (name, old), (_, new) in zip(before, after, strict=True):
        columns, *rows = _table(old)
        _, *others = _table(new)
        for called, row, other in zip(_names(rows), rows, others, strict=True):
            for column, cell, mine in zip(columns, row, other, strict=True):
                if cell != mine and column != _SOURCE:
                    found.append(Change(Path(name).stem, called, column, cell, mine))
    return found


def read_cell(game: str, base: Sheets, text: str) -> Cell:
    """The cell and the values that the argument of --vary names."""
    match = _CELL.fullmatch(text)
    if match is None:
        raise BadCell(text=text[:80])
    sheet, row, column, tried = match.groups()
    sheet = sheet.removesuffix(".csv")
    columns, *rows = _sheet(base, sheet)
    if column not in columns or column == _SOURCE:
        known = ", ".join(name for name in columns if name != _SOURCE)
        raise UnknownColumn(sheet=sheet, column=column[:40], columns=known)
    found = _find_row(sheet, rows, row)
    printed = rows[found][columns.index(column)]
    cell = Cell(sheet, _names(rows)[found], column, printed, _values(tried, text))
    for value in cell.values:
        with_value(game, base, cell, value)
    return cell


def with_value(game: str, base: Sheets, cell: Cell, value: str) -> Sheets:
    """The printed values with another value in a cell, which the rules accept."""
    changed = tuple(
        (name, _replaced(text, cell, value) if Path(name).stem == cell.sheet else text)
        for name, text in base
    )
    try:
        game_with(game, changed)
    except BadData as error:
        problem = f"{error.facts['file']}, {error.facts['column']}: {error.facts['problem']}"
        raise RefusedValue(
            value=value[:40], sheet=cell.sheet, row=cell.row, column=cell.column, problem=problem
        ) from None
    return changed


def _sheet(base: Sheets, sheet: str) -> list[list[str]]:
    tables = {Path(name).stem: text for name, text in base}
    if sheet not in tables:
        raise UnknownSheet(sheet=sheet[:40], sheets=", ".join(tables))
    return _table(tables[sheet])


def _find_row(sheet: str, rows: list[list[str]], wanted: str) -> int:
    """The place of the row with this name, or else with this cell in its first column."""
    names = _names(rows)
    for cells in (names, [row[0] for row in rows]):
        if wanted in cells:
            return cells.index(wanted)
    nearest = get_close_matches(wanted[:40], names, 1, 0.0)
    raise UnknownRow(sheet=sheet, row=wanted[:40], nearest=nearest[0])


def _values(tried: str, text: str) -> list[str]:
    numbers = _RANGE.fullmatch(tried)
    if numbers is not None:
        low, high = int(numbers[1]), int(numbers[2])
        values = [str(number) for number in range(low, min(high, low + _MOST_VALUES) + 1)]
    else:
        values = list(dict.fromkeys(tried.split(",")))
    if not 2 <= len(values) <= _MOST_VALUES or "" in values:
        raise BadCell(text=text[:80])
    return values


def _replaced(text: str, cell: Cell, value: str) -> str:
    columns, *rows = _table(text)
    place = columns.index(cell.column)
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for name, row in zip(_names(rows), rows, strict=True):
        here = name == cell.row
        writer.writerow([*row[:place], value, *row[place + 1 :]] if here else row)
    return out.getvalue()


def _names(rows: list[list[str]]) -> list[str]:
    """What each row is called: its first cell, or the second where the first only counts."""
    first, second = [row[0] for row in rows], [row[1] for row in rows]
    counted = all(map(str.isdecimal, first)) and not any(map(str.isdecimal, second))
    return second if counted and len(set(second)) == len(rows) else first


def _table(text: str) -> list[list[str]]:
    return list(_rows(text))


def _rows(text: str) -> Iterator[list[str]]:
    return csv.reader(StringIO(text))
