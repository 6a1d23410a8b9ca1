"""Wrong passwords: how long to wait before the next one, without locking the owner out.

Attempts from a browser that has signed in to the account before are counted for that browser
alone; it shows a cookie that only this server can make. All other attempts on an account are
counted together, wherever they come from. So strangers slow down strangers, and the owner still
gets in from a known browser, or with a recovery code from any.
"""

import hashlib
import hmac
import math
import secrets
import time
from typing import Final

from cosmodrome.server.errors import TooManyGuesses

# Wrong passwords that cost no wait; then the first wait in seconds, which each further one doubles.
_FREE: Final = 5
_SHORTEST: Final = 4.0
_LONGEST: Final = 3_600.0
# Seconds after which one wrong password is forgotten.
_FORGIVEN: Final = 3_600.0
_MOST_KEYS: Final = 50_000


class Guesses:
    """Counts wrong passwords by account or by known browser."""

    def __init__(self, rate: float) -> None:
        self._free = _FREE * rate
        self._wrong: dict[str, tuple[int, float]] = {}

    def take(self, key: str) -> None:
        """Count an attempt before it is checked; TooManyGuesses: it has to wait."""
        at = time.monotonic()
        wrong, last = self._remembered(key, at)
        wait = _wait(wrong - self._free) - (at - last)
        if wait > 0:
            raise TooManyGuesses(seconds=math.ceil(wait))
        if len(self._wrong) > _MOST_KEYS:
            self._forget(at)
        self._wrong[key] = (wrong + 1, at)

    def right(self, key: str) -> None:
        """The password was right: the attempts before it were no attack."""
        self._wrong.pop(key, None)

    def _remembered(self, key: str, at: float) -> tuple[int, float]:
        wrong, last = self._wrong.get(key, (0, at))
        return max(0, wrong - int((at - last) / _FORGIVEN)), last

    def _forget(self, at: float) -> None:
        self._wrong = {k: v for k, v in self._wrong.items() if self._remembered(k, at)[0] >= 1}


def _wait(beyond: float) -> float:
    return 0.0 if beyond < 0 else min(_SHORTEST * 2.0 ** min(beyond, 20), _LONGEST)


def known_browser(key: bytes, person: str) -> str:
    """A cookie for a browser that has signed in: it says nothing to anybody but this server."""
    number = secrets.token_urlsafe(12)
    return f"{number}.{_sign(key, person, number)}"


def is_known(key: bytes, person: str, cookie: str) -> bool:
    """Whether a browser has signed in to this account before."""
    number, _, signature = cookie.partition(".")
    return hmac.compare_digest(_sign(key, person, number).encode(), signature.encode())


def _sign(key: bytes, person: str, number: str) -> str:
    return hmac.new(key, f"{person}.{number}".encode(), hashlib.sha256).hexdigest()
