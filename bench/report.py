"""What all benchmarks share: one core, one table, one JSON file."""

import json
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "results"


def use_one_core() -> None:
    """Stay, with all children, on the last core that we may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def save(name: str, rows: Sequence[dict[str, Any]], **settings: Any) -> None:
    """Write a JSON file into the results."""
    RESULTS.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    found = {"benchmark": name, **machine, **settings, "rows": list(rows)}
    (RESULTS / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def load(name: str) -> dict[str, Any]:
    """What an earlier run wrote; empty if there was none."""
    path = RESULTS / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def show(title: str, rows: Sequence[dict[str, Any]]) -> None:
    """Print one table, with the columns of the first row."""
    table = Table(title=title)
    for column in rows[0]:
        table.add_column(column, justify="left" if column == next(iter(rows[0])) else "right")
    for row in rows:
        table.add_row(*[_cell(row.get(column)) for column in rows[0]])
    Console(width=120).print(table)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
