"""Guests, sessions, accounts, tokens, profiles and leaderboards."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import UNSET
from msgspec.structs import replace

from cosmodrome.registry import game as find_game
from cosmodrome.server import identity, ratings
from cosmodrome.server.commands.leave import leave_all
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.limits import rate_limit_key
from cosmodrome.server.messages import (
    ChangeMe,
    DeleteMe,
    Me,
    NewGuest,
    NewToken,
    Profile,
    Rating,
    Ratings,
    SetPassword,
    SignedIn,
    SignIn,
    Token,
)
from cosmodrome.server.people import Person
from cosmodrome.server.processes import SessionsEnded
from cosmodrome.server.services import Services

_BEST = 100
_HISTORY = 50


def _address(request: Request[Any, Any, Any]) -> str:
    return rate_limit_key(request.client.host if request.client else "")


@post("/api/guests")
async def be_guest(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[NewGuest]
) -> Response[Me]:
    """Start as a guest."""
    services.limits.guests.take(_address(request))
    return identity.sign_in(
        services, await services.people.new_guest(data.name, data.language), 201
    )


@post("/api/session")
async def sign_in(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[SignIn]
) -> Response[Me]:
    """Sign in with name and password."""
    services.limits.sign_ins.take(_address(request))
    return identity.sign_in(services, await services.people.sign_in(data.name, data.password), 201)


@get("/api/session")
async def who_is_signed_in(viewer: NamedDependency[Person | None]) -> SignedIn:
    """Who is signed in here: a first visitor is nobody, which is no error."""
    return SignedIn(viewer.me() if viewer else None)


@delete("/api/session")
async def sign_out(services: NamedDependency[Services]) -> Response[None]:
    """Sign out in this browser."""
    return identity.sign_out(services)


def _end_sockets(services: Services, person: Person) -> None:
    """Drop every socket of a person, in all processes."""
    services.hub.drop_person(person.id)
    services.processes.send(SessionsEnded(person.id))


@delete("/api/sessions")
async def sign_out_everywhere(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> Response[None]:
    """Invalidate every cookie and token of mine, and close every socket."""
    await services.people.sign_out_everywhere(me)
    _end_sockets(services, me)
    return identity.sign_out(services)


@get("/api/me")
async def who_am_i(me: NamedDependency[Person]) -> Me:
    """Who I am."""
    return me.me()


@patch("/api/me")
async def change_me(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[ChangeMe]
) -> Me:
    """Change my name or language."""
    if data.name is not UNSET:
        me = await services.people.rename(me, data.name)
        services.tables.rename(me)
    if data.language is not UNSET:
        me = await services.people.speak(me, data.language)
    return me.me()


@put("/api/me/password")
async def set_password(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[SetPassword]
) -> Response[Me]:
    """Set or change my password. Other browsers are signed out, and my tokens end."""
    services.limits.sign_ins.take(me.id)
    kept = await services.people.set_password(me, data.password, data.current)
    _end_sockets(services, me)
    return identity.sign_in(services, kept, 200)


@delete("/api/me", status_code=204)
async def delete_me(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[DeleteMe]
) -> Response[None]:
    """Delete my account: bots play on in my games, my name and my chat lines are deleted."""
    services.limits.sign_ins.take(me.id)
    await services.people.check_own(me, data.password)
    await leave_all(services, me)
    await services.people.delete(me)
    services.tables.rename(replace(me, name=""))
    _end_sockets(services, me)
    return identity.sign_out(services)


@get("/api/me/tokens")
async def my_tokens(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> list[Token]:
    """My personal tokens, without their secrets."""
    return await services.people.tokens(me)


@post("/api/me/tokens")
async def new_token(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewToken]
) -> Token:
    """A personal token for a program; the secret is shown this once."""
    return await services.people.new_token(me, data.label)


@delete("/api/me/tokens/{token:str}")
async def end_token(
    services: NamedDependency[Services], me: NamedDependency[Person], token: FromPath[str]
) -> None:
    """Revoke a token. All my sockets are closed; those that are still allowed reconnect."""
    await services.people.end_token(me, token)
    _end_sockets(services, me)


@get("/api/people/{person:str}")
async def profile(services: NamedDependency[Services], person: FromPath[str]) -> Profile:
    """The public profile of a person."""
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    rated = await services.store.read(lambda c: ratings.of_person(c, person))
    played = await services.store.read(lambda c: ratings.history(c, person, _HISTORY))
    return Profile(known.ref(), known.created, await _named(services, rated), played)


@get("/api/ratings/{game:str}")
async def leaderboard(services: NamedDependency[Services], game: FromPath[str]) -> Ratings:
    """The leaderboard of a game."""
    name = find_game(game).name
    best = await services.store.read(lambda c: ratings.best(c, name, _BEST))
    return Ratings(name, await _named(services, best))


async def _named(services: Services, unnamed: list[Rating]) -> list[Rating]:
    """Ratings with the names of the people."""
    people = await services.people.refs([rating.person.id for rating in unnamed])
    return [replace(rating, person=people[rating.person.id]) for rating in unnamed]


ROUTES = [
    be_guest,
    sign_in,
    who_is_signed_in,
    sign_out,
    sign_out_everywhere,
    who_am_i,
    change_me,
    set_password,
    delete_me,
    my_tokens,
    new_token,
    end_token,
    profile,
    leaderboard,
]
