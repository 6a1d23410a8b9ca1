"""Who is here, and who follows which table, through the other processes."""

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


class PeopleElsewhere:
    """Who has a socket at another process, by the latest reports."""

    def __init__(self) -> None:
        # When each process last said so, by person.
        self._reports: dict[str, dict[str, float]] = {}

    def report(self, process: str, people: list[str], gone: bool) -> None:
        """A process says that people are here, or no longer."""
        at = time.monotonic()
        for person in people:
            reports = self._reports.setdefault(person, {})
            if gone:
                reports.pop(process, None)
            else:
                reports[process] = at
            if not reports:
                del self._reports[person]

    def people(self) -> set[str]:
        """All of them; those of processes that are silent are forgotten."""
        oldest = time.monotonic() - _EXPIRES
        for person, reports in list(self._reports.items()):
            self._reports[person] = fresh = {p: at for p, at in reports.items() if at >= oldest}
            if not fresh:
                del self._reports[person]
        return set(self._reports)

    def __contains__(self, person: str) -> bool:
        oldest = time.monotonic() - _EXPIRES
        return any(at >= oldest for at in self._reports.get(person, {}).values())
