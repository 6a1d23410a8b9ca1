"""Where and when I want to be told of what happens: settings, channels, links in mails."""

from typing import Any, Final

from litestar import Request, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy import Connection

from cosmodrome.server.devices import device_of
from cosmodrome.server.errors import AccountsOnly, BadLink, NoMail
from cosmodrome.server.identity import Caller
from cosmodrome.server.messages.notices import (
    ChangeNotices,
    MailLink,
    NewMailAddress,
    NewPushDevice,
    NewWebhook,
    NoticeSettings,
)
from cosmodrome.server.notices import choices, devices, links, outbox, vapid
from cosmodrome.server.notices.choices import DIGEST_AT, Change, Settings, check_zone
from cosmodrome.server.notices.letters import check_address
from cosmodrome.server.notices.outbox import Occasion
from cosmodrome.server.notices.outgoing import check_url
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now

_MINUTE: Final = 60_000


@get("/api/me/notice-settings")
async def notice_settings(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> NoticeSettings:
    """Where and when I want to be told of what happens."""
    me, this = account.person.id, account.credential.id

    def read(connection: Connection) -> NoticeSettings:
        settings = choices.read(connection, me) or Settings()
        private = services.settings.private_addresses
        return NoticeSettings(
            settings.choices,
            vapid.public_key(services.keys.push),
            devices.of_person(connection, me, this),
            services.settings.sends_mail,
            settings.address,
            settings.confirmed,
            check_url(settings.chat, private) if settings.chat else None,
            settings.quiet,
            settings.zone,
            DIGEST_AT,
        )

    return await services.store.read(read)


@patch("/api/me/notice-settings", status_code=204)
async def change_notices(
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[ChangeNotices],
) -> None:
    """Change what I am told of, the quiet hours or the time zone."""

    def change(settings: Settings) -> Settings:
        if data.choices is not UNSET:
            settings = replace(settings, choices=settings.choices | data.choices)
        if data.quiet is not UNSET:
            settings = replace(settings, quiet=data.quiet)
        if data.zone is not UNSET:
            settings = replace(settings, zone=check_zone(data.zone))
        return settings

    await _change(services, account, change)


@post("/api/me/notice-settings/test", status_code=204)
async def test_notice(
    services: NamedDependency[Services], account: NamedDependency[Caller]
) -> None:
    """Send me a test on every channel that is set up."""
    services.limits.mails.take(account.person.id)
    occasion = Occasion("test", "test", now() // _MINUTE, "/me", "notice-test")
    await services.store.write(lambda c: outbox.queue(c, account.person.id, occasion))


# --- push ---------------------------------------------------------------------------------


@post("/api/me/push", status_code=204)
async def add_device(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[NewPushDevice],
) -> None:
    """Show notices in this browser, for as long as its session lasts."""
    check_url(data.endpoint, services.settings.private_addresses)
    device = device_of(request.headers.get("user-agent", ""))
    zone = check_zone(data.zone)

    def write(connection: Connection) -> None:
        if choices.read(connection, account.person.id) is None:
            choices.write(connection, account.person.id, Settings(zone=zone))
        devices.add(connection, account.person.id, account.credential.id, data, device)

    await services.store.write(write)


@delete("/api/me/push/{device:str}")
async def end_device(
    services: NamedDependency[Services], account: NamedDependency[Caller], device: FromPath[str]
) -> None:
    """Show no more notices in one of my browsers."""
    await services.store.write(lambda c: devices.remove(c, account.person.id, device))


# --- mail ---------------------------------------------------------------------------------


@put("/api/me/mail", status_code=204)
async def set_mail(
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[NewMailAddress],
) -> None:
    """Use this address; a link to confirm it is sent there, and nothing else before."""
    _require_account(account)
    if not services.settings.sends_mail:
        raise NoMail
    address, zone = check_address(data.address), check_zone(data.zone)
    services.limits.mails.take(account.person.id)
    services.limits.mails.take(address.lower())
    me = account.person.id
    asked = Occasion("confirm", links.mark(address), now() // _MINUTE, "/me", "notice-confirm")

    def write(connection: Connection) -> None:
        before = choices.read(connection, me) or Settings(zone=zone)
        choices.write(connection, me, replace(before, address=address, confirmed=False))
        outbox.queue(connection, me, asked)

    await services.store.write(write)


@delete("/api/me/mail")
async def end_mail(services: NamedDependency[Services], account: NamedDependency[Caller]) -> None:
    """Forget my address."""
    await _change(services, account, lambda s: replace(s, address=None, confirmed=False))


@post("/api/mail/confirm", status_code=204)
async def confirm_mail(services: NamedDependency[Services], data: JSONBody[MailLink]) -> None:
    """The link in a mail was followed: the address is right."""
    person = links.signed_person(data.token)

    def write(connection: Connection) -> None:
        settings = choices.read(connection, person)
        if settings is None:
            raise BadLink
        links.check(services.keys.cookies, "confirm", data.token, settings.address)
        choices.write(connection, person, replace(settings, confirmed=True))

    await services.store.write(write)


@post("/api/mail/unsubscribe/{token:str}", status_code=204)
async def unsubscribe(services: NamedDependency[Services], token: FromPath[str]) -> None:
    """No more mail (RFC 8058): the address is forgotten. Mail programs send this by themselves."""
    person = links.signed_person(token)

    def write(connection: Connection) -> None:
        settings = choices.read(connection, person)
        if settings is None:
            raise BadLink
        links.check(services.keys.cookies, "unsubscribe", token, settings.address)
        choices.write(connection, person, replace(settings, address=None, confirmed=False))

    await services.store.write(write)


# --- chat ---------------------------------------------------------------------------------


@put("/api/me/chat", status_code=204)
async def set_chat(
    services: NamedDependency[Services],
    account: NamedDependency[Caller],
    data: JSONBody[NewWebhook],
) -> None:
    """Write into a chat through this webhook."""
    _require_account(account)
    check_url(data.address, services.settings.private_addresses)
    services.limits.mails.take(account.person.id)
    zone = check_zone(data.zone)
    await _change(services, account, lambda s: replace(s, chat=data.address), Settings(zone=zone))


@delete("/api/me/chat")
async def end_chat(services: NamedDependency[Services], account: NamedDependency[Caller]) -> None:
    """Forget my webhook."""
    await _change(services, account, lambda s: replace(s, chat=None))


def _require_account(account: Caller) -> None:
    if account.person.guest:
        raise AccountsOnly


async def _change(
    services: Services, account: Caller, change: Change, fresh: Settings | None = None
) -> None:
    me = account.person.id

    def write(connection: Connection) -> None:
        before = choices.read(connection, me) or fresh or Settings()
        choices.write(connection, me, change(before))

    await services.store.write(write)


ROUTES = [
    notice_settings,
    change_notices,
    test_notice,
    add_device,
    end_device,
    set_mail,
    end_mail,
    confirm_mail,
    unsubscribe,
    set_chat,
    end_chat,
]
