"""Notices: what people are told of, where, and when."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cosmodrome.server.messages.common import Request

NoticeKind = Literal["turn", "clock", "start", "invited", "tournament", "end"]
Channel = Literal["push", "mail", "chat"]
# At once, in the daily digest, or not at all.
Sooner = Literal["now", "off"]
Choice = Literal["now", "digest", "off"]

_PRINTED = "^[!-~]+$"
Endpoint = Annotated[str, Meta(min_length=1, max_length=1000, pattern=_PRINTED)]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=_PRINTED)]
Minutes = Annotated[int, Meta(ge=0, le=1439)]


class KindChoices(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a person wants to be told of one kind of thing."""

    push: Sooner
    mail: Choice
    chat: Sooner


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is sent, in minutes of the day; they may go through midnight."""

    begin: Minutes
    end: Minutes


class PushDevice(Struct, frozen=True):
    """A browser that shows notices. ``this``: the one that asks."""

    id: str
    browser: str
    system: str
    this: bool


class NoticeSettings(Struct, frozen=True):
    """Where and when I want to be told of what happens.

    ``push_key`` is the public key of this server, for a browser that subscribes. ``mail``: whether
    this server sends mail at all. Of a webhook only the host is shown. The digest is sent at
    ``digest_at`` minutes of the day in the ``zone``.
    """

    choices: dict[NoticeKind, KindChoices]
    push_key: str
    devices: list[PushDevice]
    mail: bool
    address: str | None
    confirmed: bool
    chat: str | None
    quiet: Quiet | None
    zone: str
    digest_at: int


class ChangeNotices(Request, frozen=True):
    """Change what is given; the rest stays."""

    choices: dict[NoticeKind, KindChoices] | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET
    zone: Zone | UnsetType = UNSET


class NewPushDevice(Request, frozen=True):
    """A browser's subscription: where to push to, and the keys to encrypt with."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_=-]+$")]
    zone: Zone = "UTC"


class NewMailAddress(Request, frozen=True):
    """An address for notices; a link is sent there first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    zone: Zone = "UTC"


class NewWebhook(Request, frozen=True):
    """The webhook of a chat."""

    address: Endpoint
    zone: Zone = "UTC"


class MailLink(Request, frozen=True):
    """The signed part of a link in a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=300, pattern=_PRINTED)]
