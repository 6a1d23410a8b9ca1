"""Who is here, and at which public table, as one viewer may know it."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection, select

from cosmodrome.server import follows
from cosmodrome.server.messages.people import AtTable, Here, PeopleHere
from cosmodrome.server.people import Person
from cosmodrome.server.schema import MEMBERS, TABLES
from cosmodrome.server.services import Services

# How many of those who are here are named.
_NAMED: Final = 50


async def of_people(services: Services, people: Sequence[str], viewer: Person | None) -> list[Here]:
    """These people, in their order; deleted accounts are left out."""
    found = [await services.people.find(person) for person in people]
    known = [person for person in found if person is not None]
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


async def everybody(services: Services, viewer: Person | None) -> PeopleHere:
    """The accounts and bots that are here, but not the viewer: those whom they follow first."""
    followed: Iterable[str] = ()
    if viewer is not None:
        followed = await services.store.read(lambda c: follows.of_person(c, viewer.id))
    named: list[Person] = []
    for one in services.hub.people_here():
        person = await services.people.find(one)
        if person is None or person.guest or (viewer is not None and person.id == viewer.id):
            continue
        if is_here(services, person, viewer):
            named.append(person)
    first = set(followed)
    named.sort(key=lambda person: (person.id not in first, person.name.casefold()))
    shown = [person.id for person in named[:_NAMED]]
    return PeopleHere(await of_people(services, shown, viewer), len(named))


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
