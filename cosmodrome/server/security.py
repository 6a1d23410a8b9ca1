"""The outermost middleware: rate limit, checks of address and origin, security headers."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics
from cosmodrome.server.errors import (
    BadRequest,
    ForeignHost,
    ForeignOrigin,
    problem_of,
    retry_after,
    status_of,
)
from cosmodrome.server.limits import Limits, rate_limit_key
from cosmodrome.server.settings import Settings

# What a socket needs of the server that runs this application, in the state of its scope.
TRANSPORT: Final = "cosmodrome.transport"
SEND: Final = "cosmodrome.send"
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
# Everything that does not say otherwise: most of it is for one person only.
_NOT_STORED: Final = (b"cache-control", b"no-store")
_LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "::1")
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class SecurityMiddleware:
    """Wraps the whole application, so that nothing is answered without it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origin = settings.origin
        self._own_names = {
            *_LOOPBACK_NAMES,
            settings.host.lower(),
            _host_name(_netloc(self._origin)),
        }
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
            _check_address(scope)
            self._check_host(scope, headers)
            self._check_origin(scope, headers)
        except CosmodromeError as refusal:
            metrics.REFUSALS.labels(refusal.code).inc()
            await _refuse(refusal, scope, self._with_headers(send))
            return
        # A client that takes no data cannot be closed, only aborted: that needs the transport.
        scope["state"][TRANSPORT] = getattr(getattr(send, "__self__", None), "transport", None)
        scope["state"][SEND] = send
        await self._app(scope, receive, self._with_headers(send))

    def _check_host(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse names that are not ours: another site may let its own name point to us.

        An address cannot be made to point elsewhere, so the one that was reached is fine.
        """
        host = _host_name(headers.get(b"host", b"").decode("latin-1"))
        server = scope["server"]
        if host and host not in self._own_names and not (server and host == server[0]):
            raise ForeignHost

    def _check_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Refuse sockets and unsafe requests that a browser sends for another site."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
            return
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin:
            own = self._origin or headers.get(b"host", b"").decode("latin-1")
            if _netloc(own) != _netloc(origin):
                raise ForeignOrigin
        elif headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
            raise ForeignOrigin

    def _with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.REQUESTS.labels(message["status"]).inc()
                given = message["headers"]
                # What a response says of itself counts, as reports of studies do.
                said = {name.lower() for name, _ in given}
                ours = [*self._headers, _NOT_STORED]
                message["headers"] = [*given, *(one for one in ours if one[0] not in said)]
            await send(message)

        return sending


def _check_address(scope: Scope) -> None:
    """Refuse NUL characters, which PostgreSQL cannot store."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise BadRequest


def _netloc(origin: str) -> str:
    """The host and port of an origin, which may be without a scheme."""
    return (urlsplit(origin).netloc or origin) if _is_url(origin) else ""


def _host_name(netloc: str) -> str:
    """The name or address without port and brackets."""
    return (urlsplit(f"//{netloc}").hostname or "") if _is_url(f"//{netloc}") else netloc


def _is_url(text: str) -> bool:
    try:
        urlsplit(text)
    except ValueError:
        return False
    return True


async def _refuse(refusal: CosmodromeError, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = [(b"content-type", b"application/json")]
    if seconds := retry_after(refusal):
        headers.append((b"retry-after", str(seconds).encode()))
    status = status_of(refusal)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(problem_of(refusal))
    await send({"type": "http.response.body", "body": body, "more_body": False})
