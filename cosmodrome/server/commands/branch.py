"""Play on from a step of a finished game."""

from msgspec.structs import replace

from cosmodrome.server.access import find_table
from cosmodrome.server.commands.practice import (
    check_practice,
    first_moves,
    practice_table,
    refuse_over,
)
from cosmodrome.server.errors import NoSuchStep, WrongStatus
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.tables import StartFrom
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.tables import Committed


async def branch(
    services: Services, table: str, person: Person, request: StartFrom, invite: str | None
) -> Committed:
    """A new solo table that goes on from a step of a finished game, against bots."""
    services.limits.tables.take(person.id)
    live = await find_table(services, table, person, invite)
    row = _branched(live, person, request)
    return await services.tables.create(row, first_moves(live.record, request.step))


def _branched(live: LiveTable, owner: Person, request: StartFrom) -> TableRow:
    record = live.record
    if live.row.status != "finished":
        # The seed of a running game would reveal what is still hidden.
        raise WrongStatus(status=live.row.status)
    if request.step > len(record.steps):
        raise NoSuchStep(steps=len(record.steps))
    check_practice(record.seats, request.seat, request.level)
    state = record.state_after(request.step)
    refuse_over(state)
    row = practice_table(record, state, owner, request.seat, request.level, request.step)
    return replace(row, branched_from=live.row.id)
