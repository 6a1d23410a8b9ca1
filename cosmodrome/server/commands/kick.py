"""Send somebody away from a table that waits for players."""

from msgspec.structs import replace

from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import next_version, require_status
from cosmodrome.server.errors import NotYourSeat, NotYourTable
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair
from cosmodrome.server.tables import Committed


async def kick(services: Services, table: str, owner: Person, seat: int) -> Committed:
    """The owner sends the person in a seat away, who cannot come back to this table."""
    live = await find_table(services, table, owner)
    return await services.tables.commit(live, _kicking(owner.id, seat))


def _kicking(owner: str, seat: int) -> Command:
    def command(live: LiveTable) -> Change:
        row = live.row
        require_status(row, "open")
        if row.owner != owner:
            raise NotYourTable
        person = row.chairs[seat].person if seat < len(row.chairs) else None
        if person is None or person == owner:
            raise NotYourSeat
        chairs = [Chair("open") if chair.person == person else chair for chair in row.chairs]
        return Change(next_version(replace(row, chairs=chairs, kicked=[*row.kicked, person])))

    return command
