"""Take a seat at an open table."""

from msgspec.structs import replace

from cosmodrome.server.access import find_table, is_shut_out
from cosmodrome.server.commands.common import next_version, require_status, started_if_full
from cosmodrome.server.errors import BadTable, NoSuchTable, SeatTaken
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.messages.tables import JoinTable
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.tables import Committed


async def join(services: Services, table: str, person: Person, request: JoinTable) -> Committed:
    """Take a seat. The game starts when the last one is taken."""
    live = await find_table(services, table, person, request.invite)
    return await services.tables.commit(live, taking_seat(person, request.seat))


def taking_seat(person: Person, seat: int | None) -> Command:
    """The person takes this seat, or the first that is open."""

    def command(live: LiveTable) -> Change:
        row = live.row
        if is_shut_out(row, person):
            raise NoSuchTable
        require_status(row, "open")
        if row.rated and person.guest:
            raise BadTable(why="account")
        if row.rated and live.people[row.owner].bot != (person.bot_of is not None):
            # People are rated among people, bots among bots.
            raise BadTable(why="bots")
        if row.seats_of(person.id):
            raise SeatTaken
        chairs = list(row.chairs)
        chairs[_open_seat(row, seat)] = Chair("person", person=person.id)
        return Change(next_version(started_if_full(replace(row, chairs=chairs))))

    return command


def _open_seat(row: TableRow, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(row.chairs) if chair.kind == "open"]
    if wanted in free:
        return wanted
    if wanted is not None or not free:
        raise SeatTaken
    return free[0]
