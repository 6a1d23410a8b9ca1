"""Bots of people: accounts that play by themselves, and challenges."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cosmodrome.server.messages.common import Name, PersonId, PersonRef, Request, Word
from cosmodrome.server.messages.tables import Table

PaceName = Literal["live", "turns", "none"]


class BotLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot can be challenged to: how many games at once, which games (none: all of them),
    and with which clocks."""

    at_once: Annotated[int, Meta(ge=1, le=100)] = 4
    games: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    paces: Annotated[list[PaceName], Meta(max_length=3)] = field(
        default_factory=lambda: ["live", "turns", "none"]
    )


class NewBot(Request, frozen=True):
    """A bot of mine, under a name of its own."""

    name: Name


class BotAccount(Struct, frozen=True):
    """A bot. ``playing``: at how many tables; ``secret``: its token, only when it is made."""

    person: PersonRef
    owner: PersonRef
    limits: BotLimits
    playing: int
    secret: str | None = None


class NewChallenge(Request, frozen=True):
    """Invite a person or a bot to my table."""

    person: PersonId


class Challenge(Struct, frozen=True):
    """Somebody invites me to a table, until a time. Joining with the invitation accepts."""

    table: Table
    invite: str
    by: PersonRef
    at: int
    until: int


class SentChallenge(Struct, frozen=True):
    """Somebody whom I have invited to a table, and whether they do not want to play."""

    table: str
    person: PersonRef
    at: int
    until: int
    declined: bool
