"""What has changed about people, in every process that serves them."""

from cosmodrome.server.processes import Challenged, PersonChanged, SessionsEnded
from cosmodrome.server.services import Services


def sessions_ended(services: Services, person: str, only: str = "", but: str = "") -> None:
    """Sessions or tokens of a person have ended: drop their sockets, in all processes."""
    message = SessionsEnded(person, only, but)
    apply_sessions_ended(services, message)
    services.processes.send(message)


def apply_sessions_ended(services: Services, message: SessionsEnded) -> None:
    """The same in this process."""
    services.people.forget(message.person)
    services.sessions.forget(message.person)
    services.tokens.forget(message.person)
    services.hub.drop_person(message.person, message.only, message.but)


async def person_changed(services: Services, person: str) -> None:
    """A person was muted, blocked or unblocked, is in other groups, or has become a moderator."""
    await apply_person_changed(services, person)
    services.processes.send(PersonChanged(person))


async def apply_person_changed(services: Services, person: str) -> None:
    """The same in this process."""
    services.people.forget(person)
    changed = await services.people.find(person)
    if changed is None:
        return
    services.hub.person_changed(changed)
    for tournament in services.hub.tournaments_of(person):
        if await services.tournaments.is_closed_to(tournament, changed):
            services.hub.forget_tournament(person, tournament)


def challenges_changed(services: Services, *people: str) -> None:
    """Tell people that their challenges, sent or received, have changed."""
    for person in people:
        services.hub.challenges_changed(person)
        services.processes.send(Challenged(person))


async def drop_ended(services: Services) -> None:
    """Drop the sockets of sessions and tokens that have ended without any message about it.

    A message between processes may be lost, and the command line sends none.
    """
    credentials = services.hub.credentials()
    numbers = list(credentials)
    remaining = await services.sessions.remaining(numbers)
    remaining |= await services.tokens.remaining(numbers)
    for number in credentials.keys() - remaining:
        apply_sessions_ended(services, SessionsEnded(credentials[number], number))
