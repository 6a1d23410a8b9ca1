"""Signed links in mails: to confirm an address, and to get no more mail."""

import hashlib
import hmac
from typing import Final, Literal

from cosmodrome.server.errors import BadLink
from cosmodrome.server.timestamps import now

Purpose = Literal["confirm", "unsubscribe"]
_DAY: Final = 86_400_000
# A link to confirm an address works for two days, one to unsubscribe for ever.
_VALID: Final[dict[Purpose, int]] = {"confirm": 2 * _DAY, "unsubscribe": 2**53 - 1}


def sign(key: bytes, purpose: Purpose, person: str, address: str) -> str:
    """What a link for this person and this address contains.

    No dots: an address of the page with a dot is that of a file.
    """
    made = now()
    return f"{person}-{made}-{_signature(key, purpose, person, address, made)}"


def signed_person(token: str) -> str:
    """Whom a link claims to be for."""
    return token.partition("-")[0]


def check(key: bytes, purpose: Purpose, token: str, address: str | None) -> None:
    """Raise BadLink unless a link was made for this purpose and address, and is not too old."""
    person, _, rest = token.partition("-")
    made, _, signature = rest.partition("-")
    if address is None or not made.isdecimal() or len(made) > 15:
        raise BadLink
    expected = _signature(key, purpose, person, address, int(made))
    if not hmac.compare_digest(expected.encode(), signature.encode()):
        raise BadLink
    if now() - int(made) > _VALID[purpose]:
        raise BadLink


def mark(address: str) -> str:
    """What a question for this address is known by."""
    return hashlib.sha256(address.encode()).hexdigest()[:40]


def _signature(key: bytes, purpose: Purpose, person: str, address: str, made: int) -> str:
    text = f"mail {purpose} {person} {made} {address}"
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
