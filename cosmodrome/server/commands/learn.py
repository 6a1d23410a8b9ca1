"""Play on freely from a lesson."""

from collections.abc import Sequence
from typing import Final

from cosmodrome.school.walk import Walk
from cosmodrome.server.commands.play_on import play_on
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed

# The other seats are friendly bots.
LEVEL: Final = "novice"


async def leave_script(
    services: Services, walk: Walk, person: Person, actions: Sequence[str]
) -> Committed:
    """A solo table that goes on from where a lesson is, with these actions of the person."""
    seat = walk.lesson.script.seat
    for action in actions:
        walk.record.play(action, seat)
    return await play_on(services, walk.record, seat, LEVEL, person)
