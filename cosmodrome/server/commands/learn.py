"""Play on freely from a lesson."""

from cosmodrome.engine.record import Entry
from cosmodrome.school.walk import Walk
from cosmodrome.server.commands.practice import check_practice, practice_table, refuse_over
from cosmodrome.server.messages.school import LeaveScript
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import now


async def leave_script(
    services: Services, walk: Walk, person: Person, request: LeaveScript
) -> Committed:
    """A solo table that goes on from where a lesson is, with these actions of the person, against
    bots of a level."""
    record, seat = walk.record, walk.lesson.script.seat
    check_practice(record.seats, seat, request.level)
    services.limits.tables.take(person.id)
    for action in request.actions:
        record.play(action, seat)
    refuse_over(record.state)
    moves = [
        Move(number, Entry(record.game.actions.name(step.action), step.seat), now())
        for number, step in enumerate(record.steps, 1)
    ]
    row = practice_table(record, record.state, person, seat, request.level, len(record.steps))
    return await services.tables.create(row, moves)
