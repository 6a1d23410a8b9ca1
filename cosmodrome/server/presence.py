"""Who follows which table through the other processes."""

import time
from typing import Final, NamedTuple

# A process that was silent for this many seconds is gone.
_EXPIRES: Final = 60.0


class _Report(NamedTuple):
    people: list[str]
    others: int
    at: float


class RemotePresence:
    """The latest report of each other process about each table."""

    def __init__(self) -> None:
        self._reports: dict[str, dict[str, _Report]] = {}

    def report(self, process: str, table: str, people: list[str], others: int) -> None:
        """A process says who follows a table through it."""
        reports = self._reports.setdefault(table, {})
        if people or others:
            reports[process] = _Report(people, others, time.monotonic())
        else:
            reports.pop(process, None)
        if not reports:
            del self._reports[table]

    def people(self, table: str) -> set[str]:
        """The seated people who follow a table elsewhere."""
        reports = self._reports.get(table, {}).values()
        return {person for report in reports for person in report.people}

    def others(self, table: str) -> int:
        """How many spectators follow a table elsewhere."""
        return sum(report.others for report in self._reports.get(table, {}).values())

    def expire(self) -> list[str]:
        """Forget processes that are silent; the tables whose presence has changed."""
        oldest = time.monotonic() - _EXPIRES
        expired = [
            (process, table)
            for table, reports in self._reports.items()
            for process, report in reports.items()
            if report.at < oldest
        ]
        for process, table in expired:
            self.report(process, table, [], 0)
        return [table for _, table in expired]
