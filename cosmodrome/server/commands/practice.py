"""Practice: solo tables against bots that begin somewhere in a game, or with a position."""

import asyncio
import secrets

from msgspec.structs import replace

from cosmodrome.engine.chance import BLAKE2B, SEED_BITS
from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.record import Entry, Record
from cosmodrome.registry import game
from cosmodrome.server import clocks
from cosmodrome.server.commands.common import GRACE, started
from cosmodrome.server.commands.upload import solo_table
from cosmodrome.server.errors import BadTable, WrongStatus
from cosmodrome.server.messages.tables import NewPosition
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
    """A new solo table that goes on from the end of a record, against bots of a level."""
    check_practice(record.seats, seat, level)
    refuse_over(record.state)
    services.limits.tables.take(person.id)
    steps = len(record.steps)
    row = practice_table(record, record.state, person, seat, level, steps)
    return await services.tables.create(row, first_moves(record, steps))


async def set_up(services: Services, person: Person, request: NewPosition) -> Committed:
    """A new solo table that begins with a position; ImpossiblePosition says why it cannot."""
    check_practice(request.seats, request.seat, request.level)
    services.limits.tables.take(person.id)
    record = await asyncio.to_thread(_begin, request)
    row = practice_table(record, record.state, person, request.seat, request.level, 0)
    return await services.tables.create(row)


def _begin(request: NewPosition) -> Record:
    options = dict.fromkeys(request.options, True)
    seed = secrets.randbits(SEED_BITS)
    return Record(game(request.game), request.seats, options, seed, BLAKE2B, request.position)


def first_moves(record: Record, steps: int) -> list[Move]:
    """The first steps of a record as moves of a new table."""
    return [
        Move(number, Entry(record.game.actions.name(step.action), step.seat), now())
        for number, step in enumerate(record.steps[:steps], 1)
    ]


def check_practice(seats: int, seat: int, level: str) -> None:
    """Refuse a seat or a level that there is not."""
    if seat >= seats:
        raise BadTable(why="seats")
    if level not in levels():
        raise BadTable(why="level")


def refuse_over(state: State) -> None:
    """Refuse a position in which nobody is to move any more."""
    if state.to_move == NOBODY:
        raise WrongStatus(status="finished")


def practice_table(
    record: Record, state: State, person: Person, seat: int, level: str, steps: int
) -> TableRow:
    """The table of a person in one seat against bots, after some steps of a record."""
    chairs = [Chair("bot", level=level)] * record.seats
    chairs[seat] = Chair("person", person=person.id)
    begun = started(replace(solo_table(record, person), chairs=chairs))
    at = clock()
    row = replace(begun, sequence=steps, to_move=int(state.to_move), turn_began=at)
    return clocks.with_due(row, at, GRACE)
