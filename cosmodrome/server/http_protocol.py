"""uvicorn's HTTP protocol with limits on size and time, which it lacks for httptools.

Without them a client can fill the memory with headers, or hold connections open for ever.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cosmodrome.server import metrics

# Bytes of the request line and the headers. Browsers send about one kB.
_MAX_HEAD: Final = 32_768
# Bytes of a whole request: more than any body that is accepted, with its chunk headers.
_MAX_REQUEST: Final = 2_000_000
_HEAD_SECONDS: Final = 10.0
_BODY_SECONDS: Final = 60.0
# A client that takes nothing of a response for this many seconds is dropped.
_STALL_SECONDS: Final = 30.0
# Connections that have not sent a whole head; when there are more, the oldest is dropped.
_MAX_WAITING: Final = 1_000
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)

_waiting: dict["LimitedHttpProtocol", None] = {}


class HeadTooLarge(Exception):
    """The request line and the headers are too large."""


class LimitedHttpProtocol(HttpToolsProtocol):
    """One connection of a client."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._in_head = True
        # Bytes received since the end of the last request.
        self._received = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None

    # --- the connection -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects: it has to send a request soon."""
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._end_deadline()
        self.resume_writing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, which has limits of its own."""
        self._end_deadline()
        super().handle_websocket_upgrade()

    def _await_head(self) -> None:
        self._set_deadline(_HEAD_SECONDS)
        _waiting[self] = None
        if len(_waiting) > _MAX_WAITING:
            next(iter(_waiting))._drop("crowd")

    def _set_deadline(self, seconds: float) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(seconds, self._drop, "slow-request")

    def _end_deadline(self) -> None:
        _waiting.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self, reason: str) -> None:
        metrics.DROPPED_CONNECTIONS.labels(reason).inc()
        self._end_deadline()
        self.transport.abort()

    # --- what is received -----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, unless it is too much."""
        if self._in_head and self._deadline is None:
            self._await_head()
        self._received += len(data)
        super().data_received(data)
        if self._received > (_MAX_HEAD if self._in_head else _MAX_REQUEST):
            self._refuse()

    def on_headers_complete(self) -> None:
        """The head is complete; httptools turns the exception into its own."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > _MAX_HEAD:
            raise HeadTooLarge
        self._in_head = False
        self._set_deadline(_BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._end_deadline()
        self._in_head = True
        self._received = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse a request that cannot be parsed."""
        if self._received > _MAX_HEAD:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        if not self.transport.is_closing():
            metrics.DROPPED_CONNECTIONS.labels("large-request").inc()
            if self._in_head:
                self.transport.write(_TOO_LARGE)
            self.transport.close()

    # --- what is sent ---------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client does not keep up."""
        super().pause_writing()
        self._stall = self.loop.call_later(_STALL_SECONDS, self._drop, "slow-response")

    def resume_writing(self) -> None:
        """The client takes data again."""
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None
        super().resume_writing()
