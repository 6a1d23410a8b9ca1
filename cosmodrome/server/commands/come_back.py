"""Come back to a game in which a bot stands in."""

from cosmodrome.server import clocks
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import GRACE, next_version, require_status
from cosmodrome.server.errors import NotYourSeat
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock


async def come_back(services: Services, table: str, person: Person) -> Committed:
    """Take over again from the bot."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, _taking_over(person.id))


def _taking_over(person: str) -> Command:
    def command(live: LiveTable) -> Change:
        row = live.row
        require_status(row, "running")
        seats = [
            seat for seat in row.seats_of(person) if row.chairs[seat].stand_in in ("left", "clock")
        ]
        if not seats:
            raise NotYourSeat
        at = clock()
        return Change(next_version(clocks.with_due(clocks.taken_over(row, seats, at), at, GRACE)))

    return command
