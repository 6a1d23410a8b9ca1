"""My account: sessions, tokens, recovery codes, blocked people, reports and notices."""

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from cosmodrome.server import blocks, identity, moderation, news, recovery, reports
from cosmodrome.server.access import find_row
from cosmodrome.server.credentials import end_all
from cosmodrome.server.errors import NotAgainst
from cosmodrome.server.identity import Caller
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.moderation import NewReport
from cosmodrome.server.messages.people import (
    Block,
    NewToken,
    Notice,
    RecoveryCodes,
    RenewCodes,
    Session,
    Token,
)
from cosmodrome.server.services import Services

NoticeNumber = Annotated[int, PathParameter(ge=0, le=2**53)]


@get("/api/me/sessions")
async def my_sessions(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> list[Session]:
    """The browsers in which I am signed in, this one first."""
    return await services.sessions.all_of(account.person.id, account.credential.id)


@delete("/api/me/sessions/{session:str}")
async def end_session(
    services: NamedDependency[Services], account: NamedDependency[Caller], session: FromPath[str]
) -> None:
    """Sign a browser of mine out, and close its sockets."""
    await services.sessions.end(account.person.id, session)
    news.sessions_ended(services, account.person.id, only=session)


@delete("/api/me/sessions")
async def end_other_sessions(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> None:
    """Sign all my other browsers out. Tokens stay; their sockets reconnect."""
    me, this = account.person.id, account.credential.id
    await services.sessions.end_all(me, but=this)
    news.sessions_ended(services, me, but=this)


@delete("/api/sessions")
async def sign_out_everywhere(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> Response[None]:
    """End all my sessions and tokens, this one too, and close every socket."""
    await services.store.write(lambda c: end_all(c, account.person.id))
    news.sessions_ended(services, account.person.id)
    return identity.sign_out(services, account.person)


@get("/api/me/tokens")
async def my_tokens(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> list[Token]:
    """My personal tokens, without their secrets."""
    return await services.tokens.all_of(account.person.id)


@post("/api/me/tokens")
async def new_token(
    services: NamedDependency[Services], account: NamedDependency[Caller], data: JSONBody[NewToken]
) -> Token:
    """A personal token for a program; the secret is shown this once."""
    return await services.tokens.create(account.person.id, data.label, data.scope)


@delete("/api/me/tokens/{token:str}")
async def end_token(
    services: NamedDependency[Services], account: NamedDependency[Caller], token: FromPath[str]
) -> None:
    """Revoke a token, and close its sockets."""
    await services.tokens.end(account.person.id, token)
    news.sessions_ended(services, account.person.id, only=token)


@get("/api/me/recovery-codes")
async def codes_left(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> RecoveryCodes:
    """How many recovery codes I have left."""
    left = await services.store.read(lambda c: recovery.left(c, account.person.id))
    return RecoveryCodes(left)


@post("/api/me/recovery-codes")
async def renew_codes(
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[RenewCodes],
) -> RecoveryCodes:
    """New recovery codes in place of the old ones; they are shown this once."""
    services.limits.sign_ins.take(account.person.id)
    codes = await services.people.renew_codes(account.person, data.password)
    return RecoveryCodes(len(codes), codes)


# --- others -------------------------------------------------------------------------------


@get("/api/me/blocks")
async def my_blocks(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> list[PersonRef]:
    """The people whom I have blocked."""
    return await services.store.read(lambda c: blocks.of_person(c, account.person.id))


@post("/api/me/blocks", status_code=204)
async def block(
    services: NamedDependency[Services], account: NamedDependency[Caller], data: JSONBody[Block]
) -> None:
    """Block a person, who is not told: my tables are hidden from them, and their words from me."""
    if data.person == account.person.id:
        raise NotAgainst
    await services.store.write(lambda c: blocks.add(c, account.person.id, data.person))
    for person in (account.person.id, data.person):
        await news.person_changed(services, person)


@delete("/api/me/blocks/{person:str}")
async def unblock(
    services: NamedDependency[Services], account: NamedDependency[Caller], person: FromPath[str]
) -> None:
    """Unblock a person."""
    await services.store.write(lambda c: blocks.remove(c, account.person.id, person))
    for changed in (account.person.id, person):
        await news.person_changed(services, changed)


@post("/api/reports", status_code=204)
async def report(
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[NewReport],
) -> None:
    """Tell the moderators about a person or a line of chat. Nobody else learns of it."""
    if data.person == account.person.id:
        raise NotAgainst
    if data.table is not None:
        await find_row(services, data.table, account.person, data.invite)
    services.limits.reports.take(account.person.id)
    await services.store.write(lambda c: reports.report(c, account.person.id, data))


@get("/api/me/notices")
async def my_notices(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> list[Notice]:
    """What the moderators have told me and I have not read."""
    return await services.store.read(lambda c: moderation.notices(c, account.person.id))


@delete("/api/me/notices/{notice:int}")
async def read_notice(
    services: NamedDependency[Services], account: NamedDependency[Caller], notice: NoticeNumber
) -> None:
    """I have read a notice."""
    await services.store.write(lambda c: moderation.read_notice(c, account.person.id, notice))


ROUTES = [
    my_sessions,
    end_session,
    end_other_sessions,
    sign_out_everywhere,
    my_tokens,
    new_token,
    end_token,
    codes_left,
    renew_codes,
    my_blocks,
    block,
    unblock,
    report,
    my_notices,
    read_notice,
]
