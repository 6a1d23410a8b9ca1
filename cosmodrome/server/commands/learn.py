"""Play on freely from a lesson."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry, Record
from cosmodrome.school.script import Lesson
from cosmodrome.school.walk import Walk
from cosmodrome.server import clocks
from cosmodrome.server.commands.common import GRACE, started
from cosmodrome.server.commands.upload import solo_table
from cosmodrome.server.errors import WrongStatus
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock, now

# The other seats are friendly bots.
_LEVEL: Final = "novice"


async def leave_script(
    services: Services, walk: Walk, person: Person, actions: Sequence[str]
) -> Committed:
    """A solo table that goes on from where a lesson is, with these actions of the person."""
    services.limits.tables.take(person.id)
    record = walk.record
    for action in actions:
        record.play(action, walk.lesson.script.seat)
    if record.state.to_move == NOBODY:
        raise WrongStatus(status="finished")
    moves = [
        Move(number, Entry(record.game.actions.name(step.action), step.seat), now())
        for number, step in enumerate(record.steps, 1)
    ]
    return await services.tables.create(lesson_table(record, walk.lesson, person), moves)


def lesson_table(record: Record, lesson: Lesson, person: Person) -> TableRow:
    """The table at which a person plays a lesson, against bots."""
    chairs = [Chair("bot", level=_LEVEL)] * record.seats
    chairs[lesson.script.seat] = Chair("person", person=person.id)
    begun = started(replace(solo_table(record, person), chairs=chairs))
    at = clock()
    row = replace(begun, sequence=len(record.steps), to_move=record.state.to_move, turn_began=at)
    return clocks.with_due(row, at, GRACE)
