"""Games that were played elsewhere or before: uploads and branches."""

import asyncio
from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import UNDO, UNDO_AGREED, Record, parse
from cosmodrome.registry import read_record
from cosmodrome.server import ledger, plans
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import BadTable, NoSuchStep, TooLarge, WrongStatus
from cosmodrome.server.messages import NoClock, StartFrom
from cosmodrome.server.people import Person
from cosmodrome.server.rows import Chair, Move, Row, new_id, now
from cosmodrome.server.table import LiveTable
from cosmodrome.server.thinking import levels

# To take back means to replay: thousands of undos would keep the processor busy for minutes.
_MOST_UNDOS: Final = 500
_READING: Final = asyncio.Semaphore(1)


async def keep(desk: Desk, owner: Person, text: str) -> Row:
    """Store an uploaded record as a finished solo table."""
    async with _READING:
        record, movers = await asyncio.to_thread(_read, text)
    at = now()
    moves = [
        Move(number, seat, entry, at, owner.id)
        for number, (seat, entry) in enumerate(zip(movers, record.entries, strict=True), 1)
    ]
    state = record.state
    # A game that was broken off has no results.
    results = plans.results(state) if state.to_move == NOBODY else None
    row = replace(
        _past(record, owner),
        status="finished",
        sequence=len(moves),
        results=results,
        finished=at,
    )
    await desk.store.write(lambda c: ledger.create(c, row, moves))
    return row


def _read(text: str) -> tuple[Record, list[int]]:
    if sum(entry in (UNDO, UNDO_AGREED) for entry in parse(text).entries) > _MOST_UNDOS:
        raise TooLarge
    record = read_record(text)
    return record, _movers(record)


def _movers(record: Record) -> list[int]:
    """Who made each entry; an undo belongs to the seat whose action it took back."""
    again = Record(record.game, record.seats, record.options, record.seed)
    movers: list[int] = []
    for entry in record.entries:
        undone = again.steps[-1].seat if entry.startswith("undo") else again.state.to_move
        movers.append(undone)
        again.enter([entry])
    return movers


def _past(record: Record, owner: Person) -> Row:
    """A table of somebody's own for a game whose seed is known."""
    at = now()
    return Row(
        id=new_id(),
        game=record.game.name,
        rules=record.game.rules,
        data=record.game.data,
        options=[name for name, chosen in record.options.items() if chosen],
        seed=str(record.seed),
        owner=owner.id,
        visibility="solo",
        invite=new_id(22),
        pace=NoClock(),
        rated=False,
        hints=True,
        spectator_chat=False,
        stand_in=levels()[-1],
        branched_from=None,
        created=at,
        changed=at,
        chairs=[Chair("bot", level=levels()[0])] * record.seats,
    )


async def branch(desk: Desk, live: LiveTable, owner: Person, wish: StartFrom) -> LiveTable:
    """A new solo table that goes on from a step of a finished game."""
    record = live.record
    if live.row.status != "finished":
        # The seed of a running game would tell what is still hidden.
        raise WrongStatus(status=live.row.status)
    if wish.step > len(record.steps):
        raise NoSuchStep(steps=len(record.steps))
    if wish.seat >= record.seats or wish.level not in levels():
        raise BadTable(why="seats" if wish.seat >= record.seats else "level")
    if record.state_after(wish.step).to_move == NOBODY:
        raise WrongStatus(status="finished")
    moves = [
        Move(number, step.seat, record.game.actions.name(step.action), now())
        for number, step in enumerate(record.steps[: wish.step], 1)
    ]
    row = _branched(live, owner, wish)
    await desk.store.write(lambda c: ledger.create(c, row, moves))
    made = await desk.tables.open(row.id)
    desk.tables.attend(made)
    return made


def _branched(live: LiveTable, owner: Person, wish: StartFrom) -> Row:
    chairs = [Chair("bot", level=wish.level)] * live.record.seats
    chairs[wish.seat] = Chair("person", person=owner.id)
    fresh = replace(_past(live.record, owner), chairs=chairs, branched_from=live.row.id)
    begun = replace(plans.started(fresh), sequence=wish.step)
    return plans.on_move(begun, live.record.state_after(wish.step).to_move)
