"""Counters for operators, in the text form that Prometheus reads."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

_ALL: "list[Counter | Gauge | Timer]" = []
_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Counter:
    """Something that only grows, by the value of one label."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: defaultdict[str, int] = defaultdict(int)
        _ALL.append(self)

    def add(self, value: str = "") -> None:
        """One more."""
        self.counts[value] += 1

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self.counts.items()):
            yield f"{self.name}{_label(self.label, value)} {count}"


class Gauge:
    """Something that is measured when somebody asks."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.measure: Callable[[], float] = lambda: 0
        _ALL.append(self)

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.measure()}"


class Timer:
    """How long something takes, as a histogram of seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0
        _ALL.append(self)

    @contextmanager
    def time(self) -> Iterator[None]:
        """Measure what happens inside."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def add(self, seconds: float) -> None:
        """It took this long."""
        self.total += seconds
        self.counts[sum(seconds > bound for bound in _BOUNDS)] += 1

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        so_far = 0
        for bound, count in zip([*map(str, _BOUNDS), "+Inf"], self.counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self.total}"
        yield f"{self.name}_count {so_far}"


def _label(label: str, value: str) -> str:
    return f'{{{label}="{value}"}}' if label else ""


def text() -> str:
    """Everything that is counted."""
    return "\n".join(line for metric in _ALL for line in metric.lines()) + "\n"


REQUESTS: Final = Counter("cosmodrome_requests_total", "HTTP answers by status", "status")
REFUSALS: Final = Counter("cosmodrome_refusals_total", "Refusals by code", "code")
MOVES: Final = Counter("cosmodrome_moves_total", "Committed entries by maker", "maker")
CONFLICTS: Final = Counter("cosmodrome_conflicts_total", "Writes that another process won")
DROPPED: Final = Counter("cosmodrome_dropped_sockets_total", "Sockets dropped by reason", "reason")
COMMIT: Final = Timer("cosmodrome_commit_seconds", "Time of a database commit")
THINKING: Final = Timer("cosmodrome_thinking_seconds", "Time that bots think about a move")
SOCKETS: Final = Gauge("cosmodrome_sockets", "Open sockets")
LIVE_TABLES: Final = Gauge("cosmodrome_live_tables", "Tables in memory")
