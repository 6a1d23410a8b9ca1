"""Play on freely from a lesson."""

from cosmodrome.school.walk import Walk
from cosmodrome.server.commands.practice import play_on
from cosmodrome.server.messages.school import LeaveScript
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed


async def leave_script(
    services: Services, walk: Walk, person: Person, request: LeaveScript
) -> Committed:
    """A solo table that goes on from where a lesson is, with these actions of the person, against
    bots of a level."""
    seat = walk.lesson.script.seat
    for action in request.actions:
        walk.record.play(action, seat)
    return await play_on(services, walk.record, seat, request.level, person)
