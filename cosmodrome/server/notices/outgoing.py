"""HTTP requests to addresses that people have given: never into a private network.

The address that a name resolves to is checked when the connection is made (``client.py``), so that
a name cannot point elsewhere a moment later. Redirects are not followed.
"""

import ipaddress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from cosmodrome.server.errors import BadAddress

if TYPE_CHECKING:
    from cosmodrome.server.notices.client import Client

# IPv4 addresses written as IPv6 ones, which a gateway may translate.
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")


class NotHandedOver(Exception):
    """The other side certainly did not get it: it may be sent again."""


class Uncertain(Exception):
    """The connection broke: the other side may have got it."""


class Outgoing:
    """Requests of one server process. ``private``: into private networks as well."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._client: Client | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post something; the status of the answer."""
        check_url(url, self._private)
        if self._client is None:
            from cosmodrome.server.notices.client import Client

            self._client = Client(self._private)
        return await self._client.post(url, body, headers)

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.close()


def check_url(url: str, private: bool) -> str:
    """The host of an address; BadAddress: nothing is sent there."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError as problem:
        raise BadAddress(why="url") from problem
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None:
        raise BadAddress(why="url")
    if not private and _is_address(host) and not is_public(host):
        raise BadAddress(why="private")
    return host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(host: str) -> bool:
    """Whether an address belongs to the public internet."""
    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour is not None or address.teredo is not None or address in _TRANSLATED:
            return False
    return address.is_global and not address.is_multicast
