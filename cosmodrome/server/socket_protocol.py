"""uvicorn's WebSocket protocol, which sends in one piece what is written at one time.

A player is sent the acknowledgement of a move and the new position right after each other. Each
call of the operating system costs as much as building a small message.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringTransport:
    """A transport that passes on what is written when the event loop has nothing else to run."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write after what is written already."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Close after everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting and not self._transport.is_closing():
            self._transport.write(b"".join(waiting))


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket of a client."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The handshake of a client arrives."""
        gathering = GatheringTransport(cast(asyncio.Transport, transport), self.loop)
        super().connection_made(cast(asyncio.Transport, gathering))
