"""Who asks: a browser by its cookie, a program by its token."""

from typing import Any

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import SignInFirst
from cosmodrome.server.messages import Me
from cosmodrome.server.people import COOKIE, People, Person

_YEAR = 365 * 86_400


async def identify(people: People, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person behind a request or a socket; None: nobody who is known."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await people.from_token(token.strip())
    cookie = connection.cookies.get(COOKIE)
    return await people.from_cookie(cookie) if cookie else None


async def anybody(
    request: ASGIConnection[Any, Any, Any, Any], desk: NamedDependency[Desk]
) -> Person | None:
    """Who asks, if that is known."""
    return await identify(desk.people, request)


async def somebody(
    request: ASGIConnection[Any, Any, Any, Any], desk: NamedDependency[Desk]
) -> Person:
    """Who asks; it must be known."""
    person = await identify(desk.people, request)
    if person is None:
        raise SignInFirst
    return person


def signed(desk: Desk, person: Person, status: int) -> Response[Me]:
    """The answer that makes a browser remember who it is."""
    return Response(
        person.me(),
        status_code=status,
        cookies=[_cookie(desk, desk.people.cookie(person), _YEAR)],
    )


def signed_out(desk: Desk) -> Response[None]:
    """The answer that makes a browser forget who it is."""
    return Response(None, status_code=204, cookies=[_cookie(desk, "", 0)])


def _cookie(desk: Desk, value: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=desk.settings.origin.startswith("https://"),
    )
