"""Limits on how often something may be done: a bucket that fills up again with time."""

import ipaddress
import math
import time
from typing import Final

from cosmodrome.server.errors import TooMany

_MOST_BUCKETS: Final = 50_000


def household(address: str) -> str:
    """Who counts as one: of version 6 every household has 2**64 addresses to come from."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    mapped = known.ipv4_mapped
    return str(mapped) if mapped else f"{int(known) >> 64:x}::"


class Limit:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take one, or be refused."""
        at = time.monotonic()
        left, since = self._buckets.get(key, (self._burst, at))
        left = min(self._burst, left + (at - since) * self._per_second)
        if left < 1:
            raise TooMany(seconds=max(1, math.ceil((1 - left) / self._per_second)))
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget(at)
        self._buckets[key] = (left - 1, at)

    def _forget(self, at: float) -> None:
        """Full buckets need not be remembered."""
        full = self._burst / self._per_second
        self._buckets = {k: v for k, v in self._buckets.items() if at - v[1] < full}


class Limits:
    """Every limit of the server; ``rate`` multiplies them all."""

    def __init__(self, rate: float) -> None:
        self.requests = Limit(200 * rate, 40 * rate)
        self.guests = Limit(20 * rate, 0.2 * rate)
        self.sign_ins = Limit(10 * rate, 0.1 * rate)
        self.tables = Limit(20 * rate, 0.2 * rate)
        self.thoughts = Limit(10 * rate, 0.5 * rate)
        self.chat = Limit(8 * rate, 0.5 * rate)
        self.messages = Limit(60 * rate, 20 * rate)
        self.undos = Limit(60 * rate, 0.5 * rate)
        self.sockets_per_person = int(30 * rate)
        self.sockets_per_address = int(300 * rate)
