"""What a panel of the report consists of."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cosmodrome.lab.study.charts import Chart


class Table(NamedTuple):
    """A table below a chart: its heading and its rows, as texts."""

    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    """A panel: what it says, what it shows, and the figures behind it."""

    id: str
    title: str
    say: str
    charts: list[Chart] = field(default_factory=list)
    subtitles: list[str] = field(default_factory=list)
    note: str = ""
    table: Table | None = None
    # What only some sections have.
    more: dict[str, Any] = field(default_factory=dict)
