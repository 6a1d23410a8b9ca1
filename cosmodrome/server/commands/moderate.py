"""What a moderator does about a person."""

from sqlalchemy import Connection

from cosmodrome.server import moderation, news
from cosmodrome.server.commands.leave import leave_all, leaving
from cosmodrome.server.credentials import end_all
from cosmodrome.server.errors import BadRequest, NoSuchPerson, NotAgainst
from cosmodrome.server.messages.moderation import Measure
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now


async def moderate(services: Services, moderator: Person, person: str, measure: Measure) -> None:
    """Put a measure into force and into the log."""
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    _check(moderator, known, measure)
    if measure.act == "kick":
        await _remove(services, known, str(measure.table))
    await services.store.write(lambda c: _record(c, moderator, known, measure))
    if measure.act == "ban":
        await leave_all(services, known, "left")
        # A guest would be somebody new without the session: it stays, and is refused.
        news.sessions_ended(services, person)
    await news.person_changed(services, person)


def _check(moderator: Person, person: Person, measure: Measure) -> None:
    if measure.act in ("grant", "revoke") or (measure.act == "kick") != (measure.table is not None):
        raise BadRequest
    severe = measure.act in ("warn", "mute", "kick", "ban")
    if person.id == moderator.id or (severe and person.moderator):
        raise NotAgainst


async def _remove(services: Services, person: Person, table: str) -> None:
    """The person leaves a table, as if by themselves."""
    live = await services.tables.open(table)
    services.tables.publish(await services.tables.commit(live, leaving(person.id, "left")))


def _record(connection: Connection, moderator: Person, person: Person, measure: Measure) -> None:
    hours = measure.hours if measure.act in ("mute", "ban") else None
    until = now() + hours * moderation.HOUR if hours else None
    moderation.record(connection, moderator.id, person.id, measure.act, measure.reason, until)
    if measure.act == "ban" and not person.guest:
        end_all(connection, person.id)
