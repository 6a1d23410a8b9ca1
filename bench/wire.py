"""A WebSocket client that costs next to nothing: a load generator must not bound what it measures.

It knows what this server sends: whole frames without compression.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final, cast
from urllib.parse import urlsplit

_END_OF_HEAD: Final = b"\r\n\r\n"
_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
# Clients must mask what they send; with zeros it stays as it is.
_MASK: Final = bytes(4)

Hear = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One socket. ``hear`` is called with every text that comes."""

    def __init__(self, hear: Hear) -> None:
        self._hear = hear
        self._received = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has accepted the connection."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Bytes have come: the head of the answer first, then frames."""
        received = self._received + data if self._received else data
        if not self.opened.done():
            head, end, rest = received.partition(_END_OF_HEAD)
            if end and b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
            elif end:
                self.opened.set_result(None)
            received = rest if end else received
        self._received = self._read_frames(received) if self.opened.done() else received

    def _read_frames(self, received: bytes) -> bytes:
        """Take all frames that are complete; what is left of the data."""
        at = 0
        while len(received) >= at + 2:
            start, size = at + 2, received[at + 1]
            if size >= 126:
                width = 2 if size == 126 else 8
                start += width
                size = int.from_bytes(received[at + 2 : start], "big")
            if len(received) < start + size:
                break
            self._take(received[at], received[start : start + size])
            at = start + size
        return received[at:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == _TEXT:
            self._hear(content)
        elif kind == _PING:
            self._write(_PONG, content)
        elif kind == _CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(_TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = struct.pack("!BB", kind, 0x80 | size)
        if size >= 126:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        assert self._transport is not None
        self._transport.write(head + _MASK + content)

    def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.close()


async def connect(url: str, hear: Hear, cookie: str = "") -> Wire:
    """Open the socket of a server."""
    address = urlsplit(url)
    loop = asyncio.get_running_loop()
    transport, wire = await loop.create_connection(
        lambda: Wire(hear), address.hostname or "", address.port or 80
    )
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /api/socket HTTP/1.1",
        f"Host: {address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: cosmodrome={cookie}"] if cookie else []),
    ]
    transport.write("\r\n".join(lines).encode() + _END_OF_HEAD)
    await wire.opened
    return wire
