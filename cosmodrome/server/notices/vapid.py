"""The keys by which push services know this server (RFC 8292), made at the first start.

The library is imported when it is needed: it is slow to import.
"""

from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection

from cosmodrome.server.shared_values import shared_value
from cosmodrome.server.timestamps import now

if TYPE_CHECKING:
    from py_vapid import Vapid02

_HOUR: Final = 3600


def push_key(connection: Connection) -> str:
    """The private key, the same for all processes on this database."""
    return shared_value(connection, "push-key", _new_key)


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid.utils import b64urlencode

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    text: str = b64urlencode(number.to_bytes(32, "big"))
    return text


@cache
def _vapid(key: str) -> "Vapid02":
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def public_key(key: str) -> str:
    """The public key, as browsers want it when they subscribe."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid.utils import b64urlencode

    point = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    text: str = b64urlencode(point)
    return text


def authorization(key: str, endpoint: str, contact: str) -> str:
    """The header by which a push service knows this server, and whom to write to."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact}
    claims |= {"exp": str(now() // 1000 + _HOUR)}
    text: str = _vapid(key).sign(claims)["Authorization"]
    return text
