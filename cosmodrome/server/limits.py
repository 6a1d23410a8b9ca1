"""Rate limits: token buckets."""

import ipaddress
import math
import time
from typing import Final

from cosmodrome.server.errors import TooMany

_MOST_BUCKETS: Final = 50_000


def rate_limit_key(address: str) -> str:
    """The IPv4 address, or the /64 prefix of an IPv6 address, which one customer usually has."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 4:
        return address
    mapped = known.ipv4_mapped
    return str(mapped) if mapped else f"{int(known) >> 64:x}::"


class Limit:
    """A token bucket for each key: ``burst`` tokens, refilled with ``per_second``."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> None:
        """Take a token; TooMany: there is none left."""
        at = time.monotonic()
        left, since = self._buckets.get(key, (self._burst, at))
        left = min(self._burst, left + (at - since) * self._per_second)
        if left < 1:
            raise TooMany(seconds=max(1, math.ceil((1 - left) / self._per_second)))
        if len(self._buckets) > _MOST_BUCKETS:
            self._forget(at)
        self._buckets[key] = (left - 1, at)

    def _forget(self, at: float) -> None:
        """Drop buckets that are full again."""
        full = self._burst / self._per_second
        self._buckets = {k: v for k, v in self._buckets.items() if at - v[1] < full}


class Limits:
    """All limits of the server, multiplied by ``rate``."""

    def __init__(self, rate: float) -> None:
        self.requests = Limit(200 * rate, 40 * rate)
        self.guests = Limit(20 * rate, 0.2 * rate)
        self.sign_ins = Limit(10 * rate, 0.1 * rate)
        self.renames = Limit(10 * rate, rate / 600)
        # What makes the server write to somebody: a test, a link to confirm an address.
        self.mails = Limit(5 * rate, rate / 600)
        self.challenges = Limit(20 * rate, 0.1 * rate)
        self.follows = Limit(60 * rate, 0.5 * rate)
        self.groups = Limit(20 * rate, 0.1 * rate)
        self.reports = Limit(10 * rate, rate / 360)
        self.tables = Limit(20 * rate, 0.2 * rate)
        self.tournaments = Limit(10 * rate, rate / 360)
        self.thoughts = Limit(10 * rate, 0.5 * rate)
        # A replay takes up to a second of processor time.
        self.replays = Limit(20 * rate, 0.5 * rate)
        # Somebody who sets a position up has every change checked.
        self.checks = Limit(60 * rate, 4 * rate)
        self.chat = Limit(8 * rate, 0.5 * rate)
        self.messages = Limit(60 * rate, 20 * rate)
        self.undos = Limit(60 * rate, 0.5 * rate)
        self.sockets_per_person = int(30 * rate)
        self.sockets_per_address = int(300 * rate)
