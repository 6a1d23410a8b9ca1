"""What people report to the moderators, and what helps those to judge."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, func, insert, select

from cosmodrome.server import chat
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.moderation import Case, EvidenceLine, NewReport, Report, Reported
from cosmodrome.server.moderation import log, ref, refs
from cosmodrome.server.names import skeleton
from cosmodrome.server.schema import BLOCKS, CHAT, PEOPLE, REPORTS, RESULTS, TABLES
from cosmodrome.server.table_row import Chair
from cosmodrome.server.timestamps import now

_LINES_AROUND: Final = 3
_MOST_REPORTS: Final = 200
_LAST_GAMES: Final = 100
_CHAIRS: Final = msgspec.json.Decoder(list[Chair])


def report(connection: Connection, by: str, new: NewReport) -> None:
    """Store a report, once for each line or person as long as it is open."""
    person = select(PEOPLE.c.id).where(PEOPLE.c.id == new.person, ~PEOPLE.c.deleted)
    if connection.execute(person).first() is None:
        raise NoSuchPerson
    text = None
    if new.line is not None:
        said = (CHAT.c.id == new.line) & (CHAT.c.table_id == new.table)
        written = said & (CHAT.c.person == new.person)
        text = connection.execute(select(CHAT.c.text).where(written)).scalar()
        if text is None:
            raise NoSuchPerson
    same = (REPORTS.c.by == by) & (REPORTS.c.person == new.person) & REPORTS.c.closed.is_(None)
    same &= REPORTS.c.line.is_(None) if new.line is None else REPORTS.c.line == new.line
    if connection.execute(select(REPORTS.c.id).where(same)).first() is not None:
        return
    row = {"id": new_id(), "person": new.person, "by": by, "kind": new.kind, "words": new.words}
    row |= {"table_id": new.table, "line": new.line, "text": text, "at": now()}  # type: ignore[dict-item]
    connection.execute(insert(REPORTS), row)


def open_reports(connection: Connection) -> list[Reported]:
    """All people about whom there are open reports: most reports first, then the oldest."""
    query = _reports().where(REPORTS.c.closed.is_(None)).order_by(REPORTS.c.at.desc())
    about: dict[str, list[Report]] = {}
    for row in connection.execute(query.limit(_MOST_REPORTS)):
        about.setdefault(row.person, []).append(_report(row))
    people = refs(connection, about)
    found = [Reported(people[person], reports) for person, reports in about.items()]
    return sorted(found, key=lambda one: (-len(one.reports), one.reports[-1].at))


def _reports() -> Select[Any]:
    reporter = PEOPLE.alias("reporter")
    columns = (REPORTS, reporter.c.name.label("by_name"), reporter.c.password.label("by_password"))
    return select(*columns).join(reporter, reporter.c.id == REPORTS.c.by)


def _report(row: Row[Any]) -> Report:
    return Report(
        row.id,
        PersonRef(row.by, row.by_name, row.by_password is None),
        row.kind,
        row.words,
        row.table_id,
        row.line,
        row.text,
        row.at,
    )


# --- one person ---------------------------------------------------------------------------


def case(connection: Connection, person: str) -> Case:
    """Everything that helps to judge about a person."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    if row is None or row.deleted:
        raise NoSuchPerson
    still_open = (REPORTS.c.person == person) & REPORTS.c.closed.is_(None)
    query = _reports().where(still_open).order_by(REPORTS.c.at.desc()).limit(_MOST_REPORTS)
    reports = [_report(found) for found in connection.execute(query)]
    at = now()
    return Case(
        person=ref(row),
        created=row.created,
        moderator=row.moderator,
        games=_count(connection, RESULTS.c.person == person),
        left=_games_left(connection, person),
        blocked_by=_count(connection, BLOCKS.c.blocked == person),
        muted=row.muted if row.muted > at else 0,
        banned=row.banned if row.banned > at else 0,
        alike=_alike(connection, row),
        reports=reports,
        lines=_evidence(connection, reports),
        log=log(connection, None, 20, person),
    )


def _count(connection: Connection, condition: Any) -> int:
    count: int = connection.execute(select(func.count()).where(condition)).scalar_one()
    return count


def _games_left(connection: Connection, person: str) -> int:
    """How many of the last games of a person a bot ended for them."""
    query = (
        select(TABLES.c.chairs)
        .join(RESULTS, RESULTS.c.table_id == TABLES.c.id)
        .where(RESULTS.c.person == person)
        .order_by(RESULTS.c.finished.desc())
        .limit(_LAST_GAMES)
    )
    games = map(_CHAIRS.decode, connection.execute(query).scalars())
    return sum(
        any(chair.person == person and chair.stand_in is not None for chair in chairs)
        for chairs in games
    )


def _alike(connection: Connection, row: Row[Any]) -> list[PersonRef]:
    look = (PEOPLE.c.skeleton == skeleton(row.name)) & (PEOPLE.c.id != row.id)
    return [ref(found) for found in connection.execute(select(PEOPLE).where(look).limit(10))]


def _evidence(connection: Connection, reports: list[Report]) -> list[EvidenceLine]:
    """The reported lines with those around them, oldest first."""
    flagged = {report.line for report in reports if report.line is not None}
    lines: dict[int, EvidenceLine] = {}
    for report in reports:
        if report.table is None or report.line is None:
            continue
        for line in chat.lines_around(connection, report.table, report.line, _LINES_AROUND):
            lines[line.id] = EvidenceLine(line, report.table, line.id in flagged)
    return [lines[number] for number in sorted(lines)]


def search(connection: Connection, name: str) -> list[PersonRef]:
    """People whose names contain this, those with a password first."""
    pattern = "%" + name.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    query = select(PEOPLE).where(~PEOPLE.c.deleted, PEOPLE.c.name.ilike(pattern, escape="\\"))
    ordered = query.order_by(PEOPLE.c.handle.is_(None), PEOPLE.c.name).limit(30)
    return [ref(row) for row in connection.execute(ordered)]
