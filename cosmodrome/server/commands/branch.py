"""Play on from a step of a finished game."""

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry
from cosmodrome.server import clocks
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import GRACE, started
from cosmodrome.server.commands.upload import solo_table
from cosmodrome.server.errors import BadTable, NoSuchStep, WrongStatus
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.tables import StartFrom
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.thinking import levels
from cosmodrome.server.timestamps import clock, now


async def branch(
    services: Services, table: str, person: Person, request: StartFrom, invite: str | None
) -> Committed:
    """A new solo table that goes on from a step of a finished game, against bots."""
    services.limits.tables.take(person.id)
    live = await find_table(services, table, person, invite)
    row = _branched(live, person, request)
    record = live.record
    moves = [
        Move(number, Entry(record.game.actions.name(step.action), step.seat), now())
        for number, step in enumerate(record.steps[: request.step], 1)
    ]
    return await services.tables.create(row, moves)


def _branched(live: LiveTable, owner: Person, request: StartFrom) -> TableRow:
    _check(live, request)
    to_move = live.record.state_after(request.step).to_move
    if to_move == NOBODY:
        raise WrongStatus(status="finished")
    chairs = [Chair("bot", level=request.level)] * live.record.seats
    chairs[request.seat] = Chair("person", person=owner.id)
    new = replace(solo_table(live.record, owner), chairs=chairs, branched_from=live.row.id)
    at = clock()
    begun = replace(started(new), sequence=request.step, to_move=to_move, turn_began=at)
    return clocks.with_due(begun, at, GRACE)


def _check(live: LiveTable, request: StartFrom) -> None:
    if live.row.status != "finished":
        # The seed of a running game would reveal what is still hidden.
        raise WrongStatus(status=live.row.status)
    if request.step > len(live.record.steps):
        raise NoSuchStep(steps=len(live.record.steps))
    if request.seat >= live.record.seats:
        raise BadTable(why="seats")
    if request.level not in levels():
        raise BadTable(why="level")
