"""Bots of people, and challenges."""

from typing import Any, Final

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace
from sqlalchemy import Row

from cosmodrome.server import bot_accounts, challenges, identity, news
from cosmodrome.server.access import find_row, show
from cosmodrome.server.credentials import end_all
from cosmodrome.server.deleting import delete_account
from cosmodrome.server.errors import AccountsOnly, NoSuchPerson, SignInFirst
from cosmodrome.server.identity import Caller
from cosmodrome.server.messages.bots import (
    BotAccount,
    BotLimits,
    Challenge,
    NewBot,
    NewChallenge,
    SentChallenge,
)
from cosmodrome.server.people import Person
from cosmodrome.server.queries import fetch
from cosmodrome.server.services import Services

_MOST: Final = 100


@get("/api/bots")
async def list_bots(services: NamedDependency[Services]) -> list[BotAccount]:
    """The bots of people that can be challenged."""
    found = await services.store.read(lambda c: bot_accounts.all_bots(c, _MOST))
    return [await _account(services, bot) for bot in found]


@get("/api/me/bots")
async def my_bots(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> list[BotAccount]:
    """My bots."""
    me = account.person.id
    found = await services.store.read(lambda c: bot_accounts.of_owner(c, me))
    return [await _account(services, bot) for bot in found]


@post("/api/me/bots")
async def new_bot(
    services: NamedDependency[Services], account: NamedDependency[Caller], data: JSONBody[NewBot]
) -> BotAccount:
    """A bot of mine; its token is shown this once."""
    if account.person.guest:
        raise AccountsOnly
    services.limits.renames.take(account.person.id)
    owner = account.person
    bot = await services.store.write(lambda c: bot_accounts.create(c, owner, data.name))
    return await _with_token(services, bot)


@post("/api/me/bots/{bot:str}/token")
async def renew_bot_token(
    services: NamedDependency[Services], account: NamedDependency[Caller], bot: FromPath[str]
) -> BotAccount:
    """A new token for a bot of mine, in place of the old one."""
    mine = await _own(services, account, bot)
    await services.store.write(lambda c: end_all(c, mine.id))
    news.sessions_ended(services, mine.id)
    return await _with_token(services, mine.id)


@delete("/api/me/bots/{bot:str}")
async def delete_bot(
    services: NamedDependency[Services], account: NamedDependency[Caller], bot: FromPath[str]
) -> None:
    """Delete a bot of mine: the server's bots play on in its games."""
    await delete_account(services, await _own(services, account, bot))


@put("/api/bots/{bot:str}/limits", status_code=204)
async def set_limits(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    bot: FromPath[str],
    data: JSONBody[BotLimits],
) -> None:
    """What a bot can be challenged to: the bot itself may say it, or its owner."""
    caller = await identity.identify(services, request)
    if caller is None:
        raise SignInFirst
    known = await services.people.find(bot)
    if known is None or known.bot_of is None or caller.person.id not in (bot, known.bot_of):
        raise NoSuchPerson
    await services.store.write(lambda c: bot_accounts.set_limits(c, bot, data))


# --- challenges ---------------------------------------------------------------------------


@post("/api/tables/{table:str}/challenge", status_code=204)
async def challenge(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[NewChallenge],
) -> None:
    """Invite a person or a bot to a table at which I have a seat."""
    services.limits.challenges.take(me.id)
    person = await services.people.find(data.person)
    if person is None:
        raise NoSuchPerson
    row = await find_row(services, table, me)
    await services.store.write(lambda c: challenges.add(c, row, me, person))
    news.challenges_changed(services, me.id, person.id)


@delete("/api/tables/{table:str}/challenge/{person:str}")
async def withdraw_challenge(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    person: FromPath[str],
) -> None:
    """Take a challenge of mine back."""
    await services.store.write(lambda c: challenges.withdraw(c, me.id, table, person))
    news.challenges_changed(services, me.id, person)


@get("/api/challenges")
async def my_challenges(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> list[Challenge]:
    """Where I am invited to. To accept, join the table with the invitation."""
    rows = await services.store.read(lambda c: challenges.of_person(c, me.id))
    found = [await _challenge(services, me, row) for row in rows]
    return [challenge for challenge in found if challenge is not None]


async def _challenge(services: Services, me: Person, row: Row[Any]) -> Challenge | None:
    table = await services.store.read(lambda c: fetch(c, row.table_id))
    if table is None or table.seats_of(me.id) or me.id in table.kicked:
        return None
    by = (await services.people.refs([row.by]))[row.by]
    return Challenge(await show(services, table, me), table.invite, by, row.at, row.until)


@get("/api/challenges/sent")
async def sent_challenges(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> list[SentChallenge]:
    """Whom I have invited and who has not accepted."""
    rows = await services.store.read(lambda c: challenges.sent(c, me.id))
    people = await services.people.refs([row.person for row in rows])
    return [
        SentChallenge(row.table_id, people[row.person], row.at, row.until, row.declined)
        for row in rows
    ]


@delete("/api/challenges/{table:str}")
async def decline(
    services: NamedDependency[Services], me: NamedDependency[Person], table: FromPath[str]
) -> None:
    """I do not want to play there. Who challenged me sees that, and cannot ask again."""
    by = await services.store.write(lambda c: challenges.decline(c, me.id, table))
    news.challenges_changed(services, me.id, *([by] if by else []))


async def _own(services: Services, account: Caller, bot: str) -> Person:
    known = await services.people.find(bot)
    if known is None or known.bot_of != account.person.id:
        raise NoSuchPerson
    return known


async def _account(services: Services, bot: str) -> BotAccount:
    known = await services.people.find(bot)
    if known is None or known.bot_of is None:
        raise NoSuchPerson
    owner = (await services.people.refs([known.bot_of]))[known.bot_of]
    limits = await services.store.read(lambda c: bot_accounts.limits_of(c, bot))
    playing = await services.store.read(lambda c: bot_accounts.playing(c, bot))
    return BotAccount(known.ref(), owner, limits, playing)


async def _with_token(services: Services, bot: str) -> BotAccount:
    token = await services.tokens.create(bot, "bot", "play")
    return replace(await _account(services, bot), secret=token.secret)


ROUTES = [
    list_bots,
    my_bots,
    new_bot,
    renew_bot_token,
    delete_bot,
    set_limits,
    challenge,
    withdraw_challenge,
    my_challenges,
    sent_challenges,
    decline,
]
