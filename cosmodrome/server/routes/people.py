"""Guests, sessions, accounts, tokens, profiles and leaderboards."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import UNSET
from msgspec.structs import replace

from cosmodrome.registry import game as find_game
from cosmodrome.server import ratings
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.limits import household
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
    SignIn,
    Token,
)
from cosmodrome.server.people import Person
from cosmodrome.server.signing import signed, signed_out

_BEST = 100
_HISTORY = 50


def _address(request: Request[Any, Any, Any]) -> str:
    return household(request.client.host if request.client else "")


@post("/api/guests")
async def be_guest(
    request: Request[Any, Any, Any], desk: NamedDependency[Desk], data: JSONBody[NewGuest]
) -> Response[Me]:
    """Be somebody at once."""
    desk.limits.guests.take(_address(request))
    return signed(desk, await desk.people.new_guest(data.name, data.language), 201)


@post("/api/session")
async def sign_in(
    request: Request[Any, Any, Any], desk: NamedDependency[Desk], data: JSONBody[SignIn]
) -> Response[Me]:
    """Come back with name and password."""
    desk.limits.sign_ins.take(_address(request))
    return signed(desk, await desk.people.sign_in(data.name, data.password), 201)


@delete("/api/session")
async def sign_out(desk: NamedDependency[Desk]) -> Response[None]:
    """Forget who I am, in this browser."""
    return signed_out(desk)


@delete("/api/sessions")
async def sign_out_everywhere(
    desk: NamedDependency[Desk], me: NamedDependency[Person]
) -> Response[None]:
    """End every cookie and token of mine, and every socket."""
    await desk.people.sign_out_everywhere(me)
    desk.end_sockets(me)
    return signed_out(desk)


@get("/api/me")
async def who_am_i(me: NamedDependency[Person]) -> Me:
    """Who I am."""
    return me.me()


@patch("/api/me")
async def change_me(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[ChangeMe]
) -> Me:
    """Another name or language."""
    if data.name is not UNSET:
        me = await desk.people.rename(me, data.name)
        await desk.tables.renamed(me)
    if data.language is not UNSET:
        me = await desk.people.speak(me, data.language)
    return me.me()


@put("/api/me/password")
async def set_password(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[SetPassword]
) -> Response[Me]:
    """Keep this identity with a password, or change it. Other browsers are signed out."""
    desk.limits.sign_ins.take(me.id)
    kept = await desk.people.set_password(me, data.password, data.current)
    desk.end_sockets(me)
    return signed(desk, kept, 200)


@delete("/api/me", status_code=204)
async def delete_me(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[DeleteMe]
) -> Response[None]:
    """Delete the account: bots play on in my games, my name and my words are gone."""
    desk.limits.sign_ins.take(me.id)
    await desk.people.check_own(me, data.password)
    await desk.leave_all(me)
    await desk.people.delete(me)
    await desk.tables.renamed(replace(me, name=""))
    desk.end_sockets(me)
    return signed_out(desk)


@get("/api/me/tokens")
async def my_tokens(desk: NamedDependency[Desk], me: NamedDependency[Person]) -> list[Token]:
    """My personal tokens, without their secrets."""
    return await desk.people.tokens(me)


@post("/api/me/tokens")
async def new_token(
    desk: NamedDependency[Desk], me: NamedDependency[Person], data: JSONBody[NewToken]
) -> Token:
    """A personal token for a program; the secret is shown this once."""
    return await desk.people.new_token(me, data.label)


@delete("/api/me/tokens/{token:str}")
async def end_token(
    desk: NamedDependency[Desk], me: NamedDependency[Person], token: FromPath[str]
) -> None:
    """This token is no longer good, and neither are sockets: who still may comes back."""
    await desk.people.end_token(me, token)
    desk.end_sockets(me)


@get("/api/people/{person:str}")
async def profile(desk: NamedDependency[Desk], person: FromPath[str]) -> Profile:
    """Somebody's public page."""
    found = await desk.people.find(person)
    if found is None:
        raise NoSuchPerson
    rated = await desk.store.read(lambda c: ratings.of_person(c, person))
    played = await desk.store.read(lambda c: ratings.history(c, person, _HISTORY))
    return Profile(found.ref(), found.created, await _named(desk, rated), played)


@get("/api/ratings/{game:str}")
async def leaderboard(desk: NamedDependency[Desk], game: FromPath[str]) -> Ratings:
    """The best at a game."""
    name = find_game(game).name
    best = await desk.store.read(lambda c: ratings.best(c, name, _BEST))
    return Ratings(name, await _named(desk, best))


async def _named(desk: Desk, found: list[Rating]) -> list[Rating]:
    people = await desk.people.refs([rating.person.id for rating in found])
    return [replace(rating, person=people[rating.person.id]) for rating in found]


ROUTES = [
    be_guest,
    sign_in,
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
