"""Go on without a player who does not move at a table without a clock."""

from cosmodrome.server import clocks
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import require_player
from cosmodrome.server.commands.leave import stood_in
from cosmodrome.server.errors import NotYet
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock


async def claim(services: Services, table: str, person: Person) -> Committed:
    """A bot plays for the person to move, until they return."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, claiming(person.id))


def claiming(person: str) -> Command:
    """Another player has waited long enough."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        absent = clocks.absent_from(row)
        if absent is None or absent > clock() or row.to_move in row.seats_of(person):
            raise NotYet
        return Change(stood_in(row, [row.to_move], "clock"))

    return command
