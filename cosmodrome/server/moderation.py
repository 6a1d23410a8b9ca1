"""Mutes and bans, what people are told of them, and the log of what moderators did."""

import csv
import io
import math
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, insert, or_, select, update

from cosmodrome.server.errors import Banned, Muted
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.moderation import Act, InForce, LogEntry
from cosmodrome.server.messages.people import Notice
from cosmodrome.server.people import Person
from cosmodrome.server.schema import MODERATION, PEOPLE, REPORTS
from cosmodrome.server.store import Store
from cosmodrome.server.timestamps import now

# Until when something is in force that has no end; the greatest number that JavaScript counts to.
FOR_GOOD: Final = 2**53 - 1
HOUR: Final = 3_600_000
# Which column of a person each act sets.
_IN_FORCE: Final[dict[str, str]] = {
    "mute": "muted",
    "unmute": "muted",
    "ban": "banned",
    "unban": "banned",
}
# What the person is told of.
_TOLD: Final = ("warn", "mute", "kick", "ban")


# --- what is in force ---------------------------------------------------------------------


async def refuse_banned(store: Store, person: Person) -> None:
    """Raise Banned, with the reason, if the person is banned."""
    if person.is_banned:
        reason = await store.read(lambda c: _reason(c, person.id, "ban"))
        raise Banned(hours=hours_left(person.banned), reason=reason)


async def refuse_muted(store: Store, person: Person) -> None:
    """Raise Muted, with the reason, if the person may not chat."""
    if person.muted > now():
        reason = await store.read(lambda c: _reason(c, person.id, "mute"))
        raise Muted(hours=hours_left(person.muted), reason=reason)


def hours_left(until: int) -> int:
    """Whole hours until then; 0: until it is lifted."""
    return 0 if until == FOR_GOOD else max(1, math.ceil((until - now()) / HOUR))


def _reason(connection: Connection, person: str, act: Act) -> str:
    newest = (
        select(MODERATION.c.reason)
        .where(MODERATION.c.person == person, MODERATION.c.act == act)
        .order_by(MODERATION.c.id.desc())
        .limit(1)
    )
    return connection.execute(newest).scalar() or ""


def record(
    connection: Connection, by: str, person: str, act: Act, reason: str, until: int | None = None
) -> None:
    """Put an act into force and into the log. It closes what was reported about the person."""
    at = now()
    if act in _IN_FORCE:
        value = (until or FOR_GOOD) if act in ("mute", "ban") else 0
        column = _IN_FORCE[act]
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values({column: value}))
    if act in (*_TOLD, "close"):
        about = (REPORTS.c.person == person) & REPORTS.c.closed.is_(None)
        connection.execute(update(REPORTS).where(about).values(closed=at))
    row = {"at": at, "by": by, "person": person, "act": act, "reason": reason, "until": until}
    connection.execute(insert(MODERATION), row | {"seen": act not in _TOLD})


def in_force(connection: Connection) -> list[InForce]:
    """All mutes and bans that have not ended."""
    at = now()
    query = select(PEOPLE).where(~PEOPLE.c.deleted, or_(PEOPLE.c.muted > at, PEOPLE.c.banned > at))
    found = []
    for row in connection.execute(query.order_by(PEOPLE.c.name)):
        if row.muted > at:
            found.append(InForce(ref(row), "mute", row.muted))
        if row.banned > at:
            found.append(InForce(ref(row), "ban", row.banned))
    return found


# --- notices ------------------------------------------------------------------------------


def notices(connection: Connection, person: str) -> list[Notice]:
    """What the moderators have told a person and they have not read, oldest first."""
    unread = (MODERATION.c.person == person) & ~MODERATION.c.seen
    query = select(MODERATION).where(unread).order_by(MODERATION.c.id)
    return [
        Notice(row.id, row.act, row.reason, row.at, row.until) for row in connection.execute(query)
    ]


def read_notice(connection: Connection, person: str, number: int) -> None:
    """The person has read a notice."""
    own = (MODERATION.c.person == person) & (MODERATION.c.id == number)
    connection.execute(update(MODERATION).where(own).values(seen=True))


# --- the log ------------------------------------------------------------------------------


def log(
    connection: Connection, before: int | None, limit: int | None, person: str | None = None
) -> list[LogEntry]:
    """What was done, the newest first."""
    query = select(MODERATION).order_by(MODERATION.c.id.desc()).limit(limit)
    if before is not None:
        query = query.where(MODERATION.c.id < before)
    if person is not None:
        query = query.where(MODERATION.c.person == person)
    rows = connection.execute(query).all()
    people = refs(connection, [row.by for row in rows] + [row.person for row in rows])
    return [
        LogEntry(row.id, row.at, people[row.by], people[row.person], row.act, row.reason, row.until)
        for row in rows
    ]


def log_as_csv(connection: Connection) -> str:
    """The whole log as a table, oldest first."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["at", "by", "by_name", "act", "person", "person_name", "until", "reason"])
    for one in reversed(log(connection, None, None)):
        until = "" if one.until is None else one.until
        names = [one.by.id, _plain(one.by.name), one.act, one.person.id, _plain(one.person.name)]
        writer.writerow([one.at, *names, until, _plain(one.reason)])
    return out.getvalue()


def _plain(text: str) -> str:
    """The text so that no spreadsheet takes it for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def refs(connection: Connection, people: Iterable[str]) -> dict[str, PersonRef]:
    """People by id as others see them; unknown ones have no name."""
    wanted = set(people)
    query = select(PEOPLE).where(PEOPLE.c.id.in_(wanted))
    found = {row.id: ref(row) for row in connection.execute(query)}
    return {person: found.get(person, PersonRef(person, "", True)) for person in wanted}


def ref(row: Row[Any]) -> PersonRef:
    """A row of people as others see it."""
    bot = row.bot_of is not None
    return PersonRef(row.id, row.name, row.password is None and not bot, bot)
