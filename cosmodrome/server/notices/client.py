"""The HTTP client behind ``outgoing.py``: a module of its own, since aiohttp is slow to import."""

import socket
from typing import Final

from aiohttp import ClientConnectorError, ClientError, ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from cosmodrome.server.notices.outgoing import NotHandedOver, Uncertain, is_public

_TIMEOUT: Final = ClientTimeout(total=20, connect=8)


class Client:
    """A pool of connections. ``private``: into private networks as well."""

    def __init__(self, private: bool) -> None:
        resolver = ThreadedResolver() if private else _PublicResolver()
        connector = TCPConnector(resolver=resolver, limit=20, limit_per_host=4)
        self._session = ClientSession(connector=connector, timeout=_TIMEOUT)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post something; the status of the answer, whose body is not read."""
        sending = self._session.post(url, data=body, headers=headers, allow_redirects=False)
        try:
            async with sending as answer:
                return answer.status
        except ClientConnectorError as problem:
            raise NotHandedOver(str(problem)) from problem
        except (ClientError, TimeoutError, OSError) as problem:
            raise Uncertain(type(problem).__name__) from problem

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()


class _PublicResolver(AbstractResolver):
    """Names that lead into a private network are as good as unknown."""

    def __init__(self) -> None:
        self._system = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._system.resolve(host, port, family)
        if not all(is_public(result["host"]) for result in found):
            raise OSError("an address of a private network")
        return found

    async def close(self) -> None:
        await self._system.close()
