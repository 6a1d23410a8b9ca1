"""Keep a game that was played elsewhere."""

import asyncio
from typing import Final

from msgspec.structs import replace

from cosmodrome.bots import LEVELS
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry, Record, is_undo, parse
from cosmodrome.registry import read_record
from cosmodrome.server import queries
from cosmodrome.server.commands.common import digest, results
from cosmodrome.server.errors import TooLarge
from cosmodrome.server.ids import new_id
from cosmodrome.server.messages.common import NoClock
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.timestamps import now

# Each undo replays a part of the game.
_MAX_UNDOS: Final = 500
_READING: Final = asyncio.Semaphore(1)


async def upload(services: Services, owner: Person, text: str) -> TableRow:
    """Store a record as a finished solo table."""
    services.limits.tables.take(owner.id)
    async with _READING:
        record = await asyncio.to_thread(_read, text)
    at = now()
    moves = [
        Move(number, Entry(entry, seat), at, owner.id)
        for number, (entry, seat) in enumerate(
            zip(record.entries, record.entry_seats, strict=True), 1
        )
    ]
    over = record.state.to_move == NOBODY
    table = solo_table(record, owner)
    row = replace(
        table,
        status="finished",
        sequence=len(moves),
        # A game that was broken off has no results.
        results=results(record, table.chairs) if over else None,
        digest=digest(record.state),
        finished=at,
    )
    await services.store.write(lambda c: queries.create(c, row, moves))
    return row


def _read(text: str) -> Record:
    if sum(map(is_undo, parse(text).entries)) > _MAX_UNDOS:
        raise TooLarge
    return read_record(text)


def solo_table(record: Record, owner: Person) -> TableRow:
    """A table of the owner's for a game whose seed is public."""
    at = now()
    return TableRow(
        id=new_id(),
        game=record.game.name,
        rules=record.game.rules,
        data=record.game.data,
        options=[name for name, chosen in record.options.items() if chosen],
        seed=str(record.seed),
        chance=record.chance,
        owner=owner.id,
        visibility="solo",
        invite=new_id(22),
        pace=NoClock(),
        rated=False,
        hints=True,
        spectator_chat=False,
        stand_in=LEVELS[-1],
        branched_from=None,
        created=at,
        changed=at,
        chairs=[Chair("bot", level=LEVELS[0])] * record.seats,
        position=record.position,
    )
