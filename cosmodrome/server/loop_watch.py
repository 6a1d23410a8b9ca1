"""Watches the event loop: while one callback runs, everybody else waits."""

import asyncio
import time
from typing import Final

from cosmodrome.server import metrics

# Seconds between two measurements. A pause is measured too short by up to this much.
_INTERVAL: Final = 0.01
# Seconds for which the longest pause is remembered at least: longer than a usual scrape interval.
_WINDOW: Final = 60.0


class LongestPause:
    """The longest pause of the current window and of the one before it."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._current = 0.0
        self._previous = 0.0

    def add(self, pause: float) -> None:
        """Take note of a pause of this many seconds."""
        self._turn_over()
        self._current = max(self._current, pause)

    def longest(self) -> float:
        """The longest pause of the last minute or two, in seconds."""
        self._turn_over()
        return max(self._current, self._previous)

    def _turn_over(self) -> None:
        elapsed = time.monotonic() - self._began
        if elapsed >= _WINDOW:
            self._previous = self._current if elapsed < 2 * _WINDOW else 0.0
            self._current, self._began = 0.0, time.monotonic()


async def watch_loop() -> None:
    """Measure how late the event loop is, until cancelled."""
    pauses = LongestPause()
    metrics.LONGEST_PAUSE.set_function(pauses.longest)
    while True:
        due = time.monotonic() + _INTERVAL
        await asyncio.sleep(_INTERVAL)
        pauses.add(max(0.0, time.monotonic() - due))
