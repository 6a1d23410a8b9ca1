"""Play on from a position of the school, against bots."""

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry, Record
from cosmodrome.server import clocks
from cosmodrome.server.commands.common import GRACE, started
from cosmodrome.server.commands.upload import solo_table
from cosmodrome.server.errors import BadTable, WrongStatus
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.thinking import levels
from cosmodrome.server.timestamps import clock, now


async def play_on(
    services: Services, record: Record, seat: int, level: str, person: Person
) -> Committed:
    """A solo table that goes on from the end of a record."""
    if level not in levels():
        raise BadTable(why="level")
    if record.state.to_move == NOBODY:
        raise WrongStatus(status="finished")
    services.limits.tables.take(person.id)
    moves = [
        Move(number, Entry(record.game.actions.name(step.action), step.seat), now())
        for number, step in enumerate(record.steps, 1)
    ]
    return await services.tables.create(school_table(record, seat, level, person), moves)


def school_table(record: Record, seat: int, level: str, person: Person) -> TableRow:
    """The table at which a person plays from a position of the school, against bots."""
    chairs = [Chair("bot", level=level)] * record.seats
    chairs[seat] = Chair("person", person=person.id)
    begun = started(replace(solo_table(record, person), chairs=chairs))
    at = clock()
    row = replace(begun, sequence=len(record.steps), to_move=record.state.to_move, turn_began=at)
    return clocks.with_due(row, at, GRACE)
