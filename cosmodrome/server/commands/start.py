"""Start a game before all seats are taken."""

from msgspec.structs import replace

from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import next_version, require_status, started
from cosmodrome.server.errors import NotFull, NotYourTable
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair
from cosmodrome.server.tables import Committed


async def start(services: Services, table: str, person: Person) -> Committed:
    """Start now; bots take the open seats. For the owner."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, _starting(person))


def _starting(person: Person) -> Command:
    def command(live: LiveTable) -> Change:
        row = live.row
        if row.owner != person.id:
            raise NotYourTable
        require_status(row, "open")
        if row.rated:
            raise NotFull
        bot = Chair("bot", level=row.stand_in)
        chairs = [bot if chair.kind == "open" else chair for chair in row.chairs]
        return Change(next_version(started(replace(row, chairs=chairs))))

    return command
