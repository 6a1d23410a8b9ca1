"""Who sends a request: a browser is known by its cookie, a program by its token."""

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct

from cosmodrome.server import moderation
from cosmodrome.server.credentials import TOKEN_PREFIX, Credential
from cosmodrome.server.devices import device_of
from cosmodrome.server.errors import ModeratorsOnly, SignInFirst, TokenRefused
from cosmodrome.server.messages.people import Me
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

COOKIE: Final = "cosmodrome"
# Says that this browser has signed in to an account before; it stays after signing out.
BROWSER_COOKIE: Final = "cosmodrome-browser"
_YEAR: Final = 365 * 86_400
_SAFE: Final = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Caller(Struct, frozen=True):
    """A person and the session or token they come with."""

    person: Person
    credential: Credential


async def identify(services: Services, connection: AnyConnection) -> Caller | None:
    """Who sends a request or opens a socket; None: not signed in."""
    credential = await _credential(services, connection)
    person = await services.people.find(credential.person) if credential else None
    if credential is None or person is None:
        return None
    return Caller(person, credential)


async def _credential(services: Services, connection: AnyConnection) -> Credential | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        token = token.strip()
        return await services.tokens.find(token) if token.startswith(TOKEN_PREFIX) else None
    cookie = connection.cookies.get(COOKIE)
    return await services.sessions.find(cookie) if cookie else None


async def viewer(request: AnyConnection, services: NamedDependency[Services]) -> Person | None:
    """The person who sends the request, if signed in. Who is banned may look like anybody."""
    caller = await identify(services, request)
    return None if caller is None or caller.person.is_banned else caller.person


async def signed_in(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Person:
    """The person who sends the request, who must be signed in."""
    caller = await _caller(request, services)
    if caller.credential.scope == "read" and request.method not in _SAFE:
        raise TokenRefused
    return caller.person


async def account(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Caller:
    """The same for what concerns the account itself, which no token may touch."""
    caller = await _caller(request, services)
    if caller.credential.scope != "account":
        raise TokenRefused
    return caller


async def moderator(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Person:
    """The same for moderators."""
    caller = await account(request, services)
    if not caller.person.moderator:
        raise ModeratorsOnly
    return caller.person


async def _caller(request: Request[Any, Any, Any], services: Services) -> Caller:
    caller = await identify(services, request)
    if caller is None:
        raise SignInFirst
    await moderation.refuse_banned(services.store, caller.person)
    return caller


# --- cookies ------------------------------------------------------------------------------


async def sign_in(
    services: Services,
    request: Request[Any, Any, Any],
    person: Person,
    status: int,
    codes: list[str] | None = None,
) -> Response[Me]:
    """The answer that begins a session in the browser that asks."""
    device = device_of(request.headers.get("user-agent", ""))
    secret = await services.sessions.begin(person.id, device)
    cookies = [_cookie(services, COOKIE, secret)]
    if not person.guest:
        cookies.append(_cookie(services, BROWSER_COOKIE, services.people.known_browser(person)))
    return Response(person.me(codes), status_code=status, cookies=cookies)


def sign_out(services: Services, person: Person | None) -> Response[None]:
    """The answer that deletes the cookie; the browser stays known to an account."""
    cookies = [_cookie(services, COOKIE, "", 0)]
    if person is not None and not person.guest:
        cookies.append(_cookie(services, BROWSER_COOKIE, services.people.known_browser(person)))
    return Response(None, status_code=204, cookies=cookies)


def _cookie(services: Services, name: str, value: str, seconds: int = _YEAR) -> Cookie:
    return Cookie(
        name,
        path="/",
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.origin.startswith("https://"),
    )
