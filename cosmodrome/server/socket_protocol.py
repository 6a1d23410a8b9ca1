"""uvicorn's WebSocket protocol, quicker for what this server sends most: a text.

A player is sent the acknowledgement of a move and the new position right after each other: what
is written at one time leaves in one piece, since each call of the operating system costs as much
as building a small message.
"""

import asyncio
import struct
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

# The first byte of a text in one frame, and from which size on the size takes 2 or 8 bytes.
_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 65_536


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

    async def send(self, message: Any) -> None:
        """Send a text at once if the client takes data; all else is uvicorn's."""
        text = message.get("text")
        if text is None or not self._takes_texts():
            await super().send(message)
            return
        content = text.encode()
        self.transport.write(head(len(content)) + content)

    def _takes_texts(self) -> bool:
        ready = self.handshake_complete and not self.close_sent and not self.disconnected
        return ready and self.writable.is_set() and self.conn.state is State.OPEN


def head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < _TWO_BYTES:
        return struct.pack("!BB", _TEXT, size)
    if size < _EIGHT_BYTES:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)
