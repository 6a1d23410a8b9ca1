"""The outermost middleware: rate limit, origin check and security headers."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics
from cosmodrome.server.errors import ForeignOrigin, TooMany, problem_of, status_of
from cosmodrome.server.limits import Limits, rate_limit_key
from cosmodrome.server.settings import Settings

TRANSPORT: Final = "cosmodrome.transport"
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityMiddleware:
    """Wraps the whole application, so that nothing is answered without it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origin = settings.origin
        self.limits = Limits(settings.rate)
        secure = settings.origin.startswith("https://")
        self._headers = [*_HEADERS, _HSTS] if secure else _HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        try:
            self.limits.requests.take(rate_limit_key(scope["client"][0] if scope["client"] else ""))
            self._check_origin(scope, headers)
        except CosmodromeError as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            await _refuse(refusal, scope, self._with_headers(send))
            return
        # A client that takes no data cannot be closed, only aborted: that needs the transport.
        scope["state"][TRANSPORT] = getattr(getattr(send, "__self__", None), "transport", None)
        await self._app(scope, receive, self._with_headers(send))

    def _check_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse sockets and unsafe requests that a browser sends for another site."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
            return
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            own = self._origin or headers.get(b"host", b"").decode("latin-1")
            if (urlsplit(own).netloc or own) != urlsplit(origin).netloc:
                raise ForeignOrigin
        elif headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            raise ForeignOrigin

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(message["status"]).inc()
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        return sending


async def _refuse(refusal: CosmodromeError, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = [(b"content-type", b"application/json")]
    if isinstance(refusal, TooMany):
        headers.append((b"retry-after", str(refusal.facts["seconds"]).encode()))
    status = status_of(refusal)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem_of(refusal))
    await send({"type": "http.response.body", "body": body, "more_body": False})
