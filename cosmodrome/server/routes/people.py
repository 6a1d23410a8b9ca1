"""Guests, signing in and out, accounts, profiles and leaderboards."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET
from msgspec.structs import replace

from cosmodrome.registry import game as find_game
from cosmodrome.server import here, identity, moderation, news, profiles, ratings
from cosmodrome.server.deleting import delete_account
from cosmodrome.server.errors import NoSuchPerson, TokenRefused
from cosmodrome.server.identity import Caller
from cosmodrome.server.limits import rate_limit_key
from cosmodrome.server.messages.people import (
    ChangeMe,
    DeleteMe,
    Me,
    NewGuest,
    Profile,
    Rating,
    Ratings,
    Recover,
    SetPassword,
    SignedIn,
    SignIn,
)
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

_BEST = 100


def _address(request: Request[Any, Any, Any]) -> str:
    return rate_limit_key(request.client.host if request.client else "")


@post("/api/guests")
async def be_guest(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[NewGuest]
) -> Response[Me]:
    """Start as a guest."""
    services.limits.guests.take(_address(request))
    person = await services.people.new_guest(data.name, data.language)
    return await identity.sign_in(services, request, person, 201)


@post("/api/session")
async def sign_in(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[SignIn]
) -> Response[Me]:
    """Sign in with name and password."""
    services.limits.sign_ins.take(_address(request))
    browser = request.cookies.get(identity.BROWSER_COOKIE, "")
    person = await services.people.sign_in(data.name, data.password, browser)
    await moderation.refuse_banned(services.store, person)
    return await identity.sign_in(services, request, person, 201)


@post("/api/session/recovery")
async def recover(
    request: Request[Any, Any, Any], services: NamedDependency[Services], data: JSONBody[Recover]
) -> Response[Me]:
    """Set a new password with a recovery code, and sign in. All sessions and tokens end."""
    # Counted by itself: wrong passwords from the same address must not bar this way.
    services.limits.sign_ins.take(f"recovery {_address(request)}")
    person = await services.people.recover(data.name, data.code, data.password)
    news.sessions_ended(services, person.id)
    await moderation.refuse_banned(services.store, person)
    return await identity.sign_in(services, request, person, 201)


@get("/api/session")
async def who_is_signed_in(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> SignedIn:
    """Who is signed in here: a first visitor is nobody, which is no error."""
    caller = await identity.identify(services, request)
    if caller is None:
        return SignedIn(None)
    await moderation.refuse_banned(services.store, caller.person)
    return SignedIn(caller.person.me())


@delete("/api/session")
async def sign_out(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[None]:
    """Sign out in this browser: its session and its sockets end."""
    caller = await identity.identify(services, request)
    if caller is None:
        return identity.sign_out(services, None)
    if caller.credential.scope != "account":
        raise TokenRefused
    await services.sessions.end(caller.person.id, caller.credential.id)
    news.sessions_ended(services, caller.person.id, only=caller.credential.id)
    return identity.sign_out(services, caller.person)


@get("/api/me")
async def who_am_i(me: NamedDependency[Person]) -> Me:
    """Who I am."""
    return me.me()


@patch("/api/me")
async def change_me(
    services: NamedDependency[Services], account: NamedDependency[Caller], data: JSONBody[ChangeMe]
) -> Me:
    """Change my name, my language, whether others see when I am here, or what the coach says about
    me."""
    me = account.person
    if data.name is not UNSET:
        services.limits.renames.take(me.id)
        me = await services.people.rename(me, data.name)
        services.tables.rename(me)
    if data.language is not UNSET:
        me = await services.people.speak(me, data.language)
    if data.unseen is not UNSET:
        me = await services.people.hide(me, data.unseen)
        await news.person_changed(services, me.id)
    if data.shares_coach is not UNSET:
        me = await services.people.share_coach(me, data.shares_coach)
    return me.me()


@put("/api/me/password")
async def set_password(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[SetPassword],
) -> Response[Me]:
    """Set or change my password. Other browsers are signed out, and my tokens end. With the
    first password come recovery codes, which are shown this once."""
    me = account.person
    services.limits.sign_ins.take(me.id)
    kept, codes = await services.people.set_password(me, data.password, data.current)
    news.sessions_ended(services, me.id)
    return await identity.sign_in(services, request, kept, 200, codes)


@delete("/api/me", status_code=204)
async def delete_me(
    services: NamedDependency[Services], account: NamedDependency[Caller], data: JSONBody[DeleteMe]
) -> Response[None]:
    """Delete my account and my bots: the server's bots play on in our games, my name and my chat
    lines are deleted."""
    me = account.person
    services.limits.sign_ins.take(me.id)
    await services.people.check_own(me, data.password)
    await delete_account(services, me)
    return identity.sign_out(services, None)


@get("/api/people/{person:str}")
async def profile(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    person: FromPath[str],
) -> Profile:
    """The public profile of a person."""
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    [shown] = await here.of_people(services, [person], viewer)
    found = await services.store.read(lambda c: profiles.read(c, known, shown))
    return replace(found, ratings=await _named(services, found.ratings))


@get("/api/ratings/{game:str}")
async def leaderboard(
    services: NamedDependency[Services], game: FromPath[str], bots: FromQuery[bool] = False
) -> Ratings:
    """The leaderboard of a game: of people, or of the bots of people."""
    name = find_game(game).name
    best = await services.store.read(lambda c: ratings.best(c, name, _BEST, bots))
    return Ratings(name, await _named(services, best))


async def _named(services: Services, unnamed: list[Rating]) -> list[Rating]:
    """Ratings with the names of the people."""
    people = await services.people.refs([rating.person.id for rating in unnamed])
    return [replace(rating, person=people[rating.person.id]) for rating in unnamed]


ROUTES = [
    be_guest,
    sign_in,
    who_is_signed_in,
    recover,
    sign_out,
    who_am_i,
    change_me,
    set_password,
    delete_me,
    profile,
    leaderboard,
]
