"""Who sends a request: a browser is known by its cookie, a program by its token."""

from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from cosmodrome.server.errors import SignInFirst
from cosmodrome.server.messages import Me
from cosmodrome.server.people import COOKIE, People, Person
from cosmodrome.server.services import Services

_YEAR = 365 * 86_400


async def identify(people: People, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person behind a request or a socket; None: not signed in."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await people.from_token(token.strip())
    cookie = connection.cookies.get(COOKIE)
    return await people.from_cookie(cookie) if cookie else None


async def viewer(
    request: ASGIConnection[Any, Any, Any, Any], services: NamedDependency[Services]
) -> Person | None:
    """The person who sends the request, if signed in."""
    return await identify(services.people, request)


async def signed_in(
    request: ASGIConnection[Any, Any, Any, Any], services: NamedDependency[Services]
) -> Person:
    """The person who sends the request, who must be signed in."""
    person = await identify(services.people, request)
    if person is None:
        raise SignInFirst
    return person


def sign_in(services: Services, person: Person, status: int) -> Response[Me]:
    """The answer that sets the cookie."""
    return Response(
        person.me(),
        status_code=status,
        cookies=[_cookie(services, services.people.cookie(person), _YEAR)],
    )


def sign_out(services: Services) -> Response[None]:
    """The answer that deletes the cookie."""
    return Response(None, status_code=204, cookies=[_cookie(services, "", 0)])


def _cookie(services: Services, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=services.settings.origin.startswith("https://"),
    )
