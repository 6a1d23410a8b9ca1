"""Printed values: what is read from the files, and which files are refused."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from cosmodrome.engine.errors import BadData
from cosmodrome.games.ganymede.parts import SHIPS, Parts
from cosmodrome.registry import data_folder

# File, row, column, a wrong value for the cell.
WRONG = [
    ("tiles.csv", 2, "tile", "T02"),
    ("tiles.csv", 2, "type", "green"),
    ("tiles.csv", 2, "start", "2"),
    ("tiles.csv", 2, "start", "0"),
    ("tiles.csv", 2, "join", "xor"),
    ("tiles.csv", 2, "effect_a", "none"),
    ("tiles.csv", 2, "colour_a", ""),
    ("tiles.csv", 2, "colour_b", "blue"),
    ("tiles.csv", 2, "colour_a", "blue|blue"),
    ("earth_shuttles.csv", 2, "shuttle", "M01"),
    ("earth_shuttles.csv", 2, "needs", ""),
    ("earth_shuttles.csv", 2, "needs", "blue|white"),
    ("earth_shuttles.csv", 2, "needs", "any|any|any|any|any|any"),
    ("earth_shuttles.csv", 2, "discard_tile", "yes"),
    ("mars_shuttles.csv", 8, "colours", "red|blue"),
    ("mars_shuttles.csv", 2, "effect", "fly"),
    ("ships.csv", 2, "index", "1"),
    ("ships.csv", 2, "ship", "six"),
    ("ships.csv", 2, "count", "4"),
    ("ships.csv", 2, "count", "-1"),
    ("ships.csv", 2, "score", "per_star"),
    ("ships.csv", 2, "target", "blue"),
    ("ships.csv", 2, "times", "1"),
    ("ships.csv", 3, "times", "0"),
    ("ships.csv", 7, "target", "any"),
    ("ships.csv", 6, "need_less", "3"),
    ("reputation.csv", 3, "step", "2"),
    ("reputation.csv", 3, "bonus", "ship"),
    ("reputation.csv", 3, "points", "many"),
]


@pytest.fixture
def change(tmp_path: Path) -> Callable[[str, int, str, str], Path]:
    """A copy of the data with one cell changed."""

    def changed(file: str, row: int, column: str, value: str) -> Path:
        folder = tmp_path / "data"
        copytree(data_folder("ganymede"), folder)
        path = folder / file
        lines = [line.split(",") for line in path.read_text("utf-8").splitlines()]
        lines[row - 1][lines[0].index(column)] = value
        path.write_text("".join(",".join(line) + "\n" for line in lines), "utf-8")
        return folder

    return changed


@pytest.mark.parametrize(("file", "row", "column", "value"), WRONG)
def test_wrong_cells_are_refused(
    change: Callable[[str, int, str, str], Path], file: str, row: int, column: str, value: str
) -> None:
    folder = change(file, row, column, value)
    with pytest.raises(BadData) as caught:
        Parts(folder)
    assert caught.value.facts["file"] == file
    total = (column, value) in {("start", "0"), ("count", "4")}
    if not total:
        assert (caught.value.facts["row"], caught.value.facts["column"]) == (row, column)


def test_changed_values_are_read_and_change_the_fingerprint(
    change: Callable[[str, int, str, str], Path],
) -> None:
    printed = Parts(data_folder("ganymede"))
    changed = Parts(change("ships.csv", 2, "points", "9"))
    assert (printed.ship_points[0], changed.ship_points[0]) == (5, 9)
    assert printed.fingerprint != changed.fingerprint


def test_source_is_not_part_of_the_fingerprint(
    change: Callable[[str, int, str, str], Path],
) -> None:
    printed = Parts(data_folder("ganymede"))
    assert Parts(change("ships.csv", 2, "source", "own copy")).fingerprint == printed.fingerprint


def test_totals_of_the_box() -> None:
    parts = Parts(data_folder("ganymede"))
    assert sum(parts.ship_counts) == 30
    assert len(parts.ship_counts) == len(SHIPS) == 17
    assert parts.start_tiles == [0, 1, 2, 3]
    assert len(parts.shuttle_names) == 60
