"""Undo the last action: one's own, or any if everybody agrees."""

from msgspec.structs import replace

from cosmodrome.engine.errors import CannotUndo, Stale
from cosmodrome.engine.record import UNDO, UNDO_AGREED
from cosmodrome.server import clocks
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import entered, next_version, require_player, turned_back
from cosmodrome.server.errors import NothingAsked
from cosmodrome.server.live_table import Change, Command, LiveTable
from cosmodrome.server.messages import AnswerAct, UndoAct
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import PendingUndo
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock


async def undo(services: Services, table: str, person: Person, act: UndoAct) -> Committed:
    """Undo the person's own last action, or ask everybody to agree to undo the last one."""
    live = await find_table(services, table, person)
    # Every undo is an entry for good, and makes the game longer to load.
    services.limits.undos.take(person.id)
    command = asking_to_undo(person.id, act) if act.ask else _undoing(person.id, act)
    return await services.tables.commit_once(live, person.id, act.key, command)


async def answer_undo(services: Services, table: str, person: Person, act: AnswerAct) -> Committed:
    """Agree to a pending undo, or refuse it."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, answering(person.id, act))


def _undoing(person: str, act: UndoAct) -> Command:
    def command(live: LiveTable) -> Change:
        require_player(live.row, person)
        mine = live.row.seats_of(person)
        last = live.record.steps[-1].seat if live.record.steps else mine[0]
        _require_time(live, agreed=False)
        entry = live.record.enter(UNDO, last if last in mine else mine[0], act.seen)
        return entered(live, entry, person, act.key)

    return command


def asking_to_undo(person: str, act: UndoAct) -> Command:
    """The person asks everybody to agree to undo the last action."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        if act.seen != row.sequence:
            raise Stale(seen=act.seen, entries=row.sequence)
        if not live.record.steps:
            raise CannotUndo(why="nothing")
        if not live.record.steps[-1].free and any(chair.stand_in for chair in row.chairs):
            # Nobody may look ahead while another player is away.
            raise CannotUndo(why="away")
        mine = row.seats_of(person)
        # A seat that has agreed or asked before does not have to agree again.
        pending = row.pending_undo or PendingUndo(mine[0], row.sequence, [])
        agreed = replace(pending, agreed=sorted({*pending.agreed, *mine}))
        return _agreed(live, agreed, person, act.key)

    return command


def answering(person: str, act: AnswerAct) -> Command:
    """The person agrees to the pending undo, or refuses it."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        pending = row.pending_undo
        if pending is None or pending.sequence != act.seen or act.seen != row.sequence:
            raise NothingAsked
        if not act.agree:
            return Change(next_version(replace(row, pending_undo=None)))
        agreed = replace(pending, agreed=sorted({*pending.agreed, *row.seats_of(person)}))
        # The move is the asker's: without a person it would count as a bot's.
        return _agreed(live, agreed, row.chairs[pending.seat].person, None)

    return command


def _require_time(live: LiveTable, agreed: bool) -> None:
    """Refuse an undo after which the clock of its seat would have run out."""
    steps, at = live.record.steps, clock()
    if steps and clocks.is_up(turned_back(live.row, steps[-1].seat, agreed, at), at):
        raise CannotUndo(why="time")


def _agreed(live: LiveTable, pending: PendingUndo, person: str | None, key: str | None) -> Change:
    """Undo if everybody has agreed; otherwise note who has."""
    row = live.row
    if pending.awaited(row.chairs, row.rated):
        return Change(next_version(replace(row, pending_undo=pending)))
    _require_time(live, agreed=True)
    return entered(live, live.record.enter(UNDO_AGREED, pending.seat), person, key)
