"""Time: ``now`` is for people and for sorting, ``clock`` judges who has how much time left."""

import time


def now() -> int:
    """The time in milliseconds since 1970, as the system has it; it may be set at any time."""
    return time.time_ns() // 1_000_000


class Clock:
    """Milliseconds that pass as fast as in reality, whatever happens to the system's time.

    They begin with the system's time, so that what is stored makes sense after a restart.
    """

    def __init__(self) -> None:
        self._start = now() - _uptime()

    def __call__(self) -> int:
        return self._start + _uptime()

    def not_before(self, stored: int) -> None:
        """Go on from a stored time if the system's time was set back meanwhile."""
        self._start = max(self._start, stored - _uptime())


def _uptime() -> int:
    return time.monotonic_ns() // 1_000_000


clock = Clock()
