"""Reports, and what moderators do about them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cosmodrome.server.messages.common import (
    _NO_NUL,
    ChatLine,
    Invite,
    PersonId,
    PersonRef,
    Request,
    SeatNumber,
    TableId,
)

ReportKind = Literal["insults", "spam", "cheating", "name", "other"]
Act = Literal["warn", "mute", "kick", "ban", "close", "unmute", "unban", "grant", "revoke"]


class NewReport(Request, frozen=True):
    """Tell the moderators about a person, or about a line of chat at a table I can see."""

    person: PersonId
    kind: ReportKind
    words: Annotated[str, Meta(max_length=500, pattern=_NO_NUL)] = ""
    table: TableId | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    invite: Invite | None = None


class Report(Struct, frozen=True):
    """One person's report about another."""

    id: str
    by: PersonRef
    kind: ReportKind
    words: str
    table: str | None
    line: int | None
    text: str | None
    at: int


class Reported(Struct, frozen=True):
    """A person with the open reports about them, the newest first."""

    person: PersonRef
    reports: list[Report]


class EvidenceLine(Struct, frozen=True):
    """A line of chat at the table of a report. ``flagged``: it was reported."""

    line: ChatLine
    table: str
    flagged: bool


class LogEntry(Struct, frozen=True):
    """What a moderator has done. Without a name, the operator did it on the command line."""

    id: int
    at: int
    by: PersonRef
    person: PersonRef
    act: Act
    reason: str
    until: int | None


class Case(Struct, frozen=True):
    """What speaks for and against a person: reports, lines, figures, earlier measures.

    ``muted`` and ``banned`` say until when; 0: not at all. ``alike`` are accounts whose names
    look the same.
    """

    person: PersonRef
    created: int
    moderator: bool
    games: int
    left: int
    blocked_by: int
    muted: int
    banned: int
    alike: list[PersonRef]
    reports: list[Report]
    lines: list[EvidenceLine]
    log: list[LogEntry]


class InForce(Struct, frozen=True):
    """A mute or a ban that has not ended."""

    person: PersonRef
    act: Literal["mute", "ban"]
    until: int


class Measure(Request, frozen=True):
    """What a moderator does about a person. ``hours``: for how long; None: until lifted."""

    act: Act
    reason: Annotated[str, Meta(min_length=1, max_length=300, pattern=_NO_NUL)]
    hours: Annotated[int, Meta(ge=1, le=8_784)] | None = None
    table: TableId | None = None


class Kick(Request, frozen=True):
    """Send away the person in this seat."""

    seat: SeatNumber
