"""What many messages share."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "ru", "fr"]
Status = Literal["open", "running", "finished"]
# Everybody; who has the link; only the owner; the members of a group.
Visibility = Literal["open", "invite", "solo", "group"]
StandIn = Literal["left", "clock", "resigned"]
Order = Literal["random", "listed"]

# PostgreSQL cannot store the character NUL.
_NO_NUL = "^[^\\x00]*$"

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
GroupId = Annotated[str, Meta(min_length=1, max_length=20, pattern=_NO_NUL)]
PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern=_NO_NUL)]
Invite = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=_NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
Notation = Annotated[str, Meta(min_length=1, max_length=80, pattern=_NO_NUL)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=_NO_NUL)]


# By how many moves spectators see a running game later.
Delay = Annotated[int, Meta(ge=0, le=20)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Problem(Struct, frozen=True):
    """Why a request was refused. The sentence is the message ``error-<code>``."""

    code: str
    args: dict[str, int | str] = {}


class PersonRef(Struct, frozen=True):
    """A person as others see them. A deleted account has an empty name. ``bot``: a bot account
    that belongs to a person."""

    id: str
    name: str
    guest: bool
    bot: bool = False


class ChatLine(Struct, frozen=True):
    """A line of chat. ``text`` is user input: never treat it as markup."""

    id: int
    person: PersonRef
    text: str
    at: int


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Live play: a bank of seconds for each seat, and an increment after every turn."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class ByTurns(Struct, frozen=True, tag="turns", forbid_unknown_fields=True):
    """Play by turns: a number of hours for each turn."""

    hours: Annotated[int, Meta(ge=1, le=720)]


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No time limit."""


Pace = Live | ByTurns | NoClock
