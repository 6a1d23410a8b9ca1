"""Who is here, and at which public table, as one viewer may know it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sqlalchemy import Connection, or_, select

from cosmodrome.server import follows
from cosmodrome.server.messages.people import AtTable, Here, PeopleHere
from cosmodrome.server.people import Person
from cosmodrome.server.schema import MEMBERS, PEOPLE, TABLES
from cosmodrome.server.services import Services

# How many of those who are here are named.
_NAMED: Final = 50


async def of_people(services: Services, people: Sequence[str], viewer: Person | None) -> list[Here]:
    """These people, in their order; deleted accounts are left out."""
    found = await services.people.find_all(people)
    known = [found[person] for person in people if person in found]
    here = [person.id for person in known if is_here(services, person, viewer)]
    playing = await services.store.read(lambda c: _tables(c, here))
    followed: set[str] = set()
    if viewer is not None:
        followed = await services.store.read(lambda c: follows.among(c, viewer.id, people))
    return [
        Here(
            person.ref(),
            person.id in here,
            _at(services, person.id, playing.get(person.id, ())),
            person.id in followed,
        )
        for person in known
    ]


def is_here(services: Services, person: Person, viewer: Person | None) -> bool:
    """Whether a person has the page open somewhere, unless they or a block hide it."""
    own = viewer is not None and viewer.id == person.id
    hidden = person.unseen or (viewer is not None and viewer.id in person.blocks)
    return (own or not hidden) and services.hub.is_here(person.id)


async def count(services: Services, people: Collection[str], viewer: Person) -> int:
    """How many of these people are here."""
    found = await services.people.find_all([one for one in people if services.hub.is_here(one)])
    return sum(is_here(services, person, viewer) for person in found.values())


async def everybody(services: Services, viewer: Person | None) -> PeopleHere:
    """The accounts and bots that are here, but not the viewer: those whom they follow first."""
    here = services.hub.people_here()
    if viewer is not None:
        here -= viewer.blocked_by | {viewer.id}
    found = await services.store.read(lambda c: _named(c, here))
    followed: set[str] = set()
    if viewer is not None:
        followed = await services.store.read(lambda c: follows.among(c, viewer.id, here))
    shown = sorted(found, key=lambda person: person not in followed)[:_NAMED]
    return PeopleHere(await of_people(services, shown, viewer), len(found))


def _named(connection: Connection, people: Collection[str]) -> list[str]:
    """Those of the people who have an account or are bots, and do not hide, by name."""
    known = or_(PEOPLE.c.password.is_not(None), PEOPLE.c.bot_of.is_not(None))
    query = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), known, ~PEOPLE.c.unseen)
    return list(connection.execute(query.order_by(PEOPLE.c.name, PEOPLE.c.id)).scalars())


def _at(services: Services, person: str, tables: Iterable[AtTable]) -> AtTable | None:
    """The table that a person is looking at now."""
    return next((at for at in tables if person in services.hub.present(at.table)), None)


def _tables(connection: Connection, people: Sequence[str]) -> dict[str, list[AtTable]]:
    """The public games that run, by who plays in them."""
    query = select(MEMBERS.c.person, TABLES.c.id, TABLES.c.game).where(
        TABLES.c.id == MEMBERS.c.table_id,
        MEMBERS.c.person.in_(people),
        TABLES.c.status == "running",
        TABLES.c.visibility == "open",
    )
    found: dict[str, list[AtTable]] = {}
    for row in connection.execute(query.order_by(TABLES.c.changed.desc())):
        found.setdefault(row.person, []).append(AtTable(row.id, row.game))
    return found
