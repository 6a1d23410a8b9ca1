"""Undo: one's own last action, or any if everybody agrees.

Who plays alone with bots takes back everything since their own last action in one step. With
other people at the table, an agreed undo goes through the answers of bots in the same way.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from cosmodrome.engine.errors import CannotUndo, Stale
from cosmodrome.engine.record import UNDO, UNDO_AGREED, Entry
from cosmodrome.server import clocks
from cosmodrome.server.access import find_table
from cosmodrome.server.commands.common import GRACE, next_version, require_player
from cosmodrome.server.errors import NothingAsked
from cosmodrome.server.live_table import Change, Command, LiveTable, plays_alone
from cosmodrome.server.messages.acts import AnswerAct, UndoAct
from cosmodrome.server.moves import Move
from cosmodrome.server.people import Person
from cosmodrome.server.seat_view import known_scores
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import PendingUndo, TableRow
from cosmodrome.server.tables import Committed
from cosmodrome.server.timestamps import clock, now


async def undo(services: Services, table: str, person: Person, act: UndoAct) -> Committed:
    """Undo the person's own last action, or ask everybody to agree to undo the last one."""
    live = await find_table(services, table, person)
    # Every undo is an entry for good, and makes the game longer to load.
    services.limits.undos.take(person.id)
    command = asking_to_undo(person.id, act) if act.ask else undoing(person.id, act)
    return await services.tables.commit_once(live, person.id, act.key, command)


async def answer_undo(services: Services, table: str, person: Person, act: AnswerAct) -> Committed:
    """Agree to a pending undo, or refuse it."""
    live = await find_table(services, table, person)
    return await services.tables.commit(live, answering(person.id, act))


def undoing(person: str, act: UndoAct) -> Command:
    """The person takes back their own last action, if nobody has to be asked."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        mine = row.seats_of(person)
        if plays_alone(row):
            return _taking_back_alone(live, person, act)
        last = live.record.steps[-1].seat if live.record.steps else mine[0]
        after = _row_after(live, 1, last)
        entry = live.record.enter(UNDO, last if last in mine else mine[0], act.seen)
        return _undone(live, after, [entry], person, act.key)

    return command


def _taking_back_alone(live: LiveTable, person: str, act: UndoAct) -> Change:
    """Undo everything since the person's last action: only bots have answered it."""
    _require_only_bots_since(live, act.seen)
    mine = live.row.seats_of(person)
    steps = live.record.steps_since(mine)
    after = _row_after(live, steps, live.record.steps[-steps].seat if steps else mine[0])
    return _undone(live, after, live.record.take_back(mine), person, act.key)


def _require_only_bots_since(live: LiveTable, seen: int) -> None:
    """Refuse to go on from what the person has seen, unless only bots have moved since.

    A bot that moves while the person presses the button must not be in their way.
    """
    since = [move for move in live.recent if move.sequence > seen]
    if len(since) != live.row.sequence - seen or any(move.person for move in since):
        raise Stale(seen=seen, entries=live.row.sequence)


def asking_to_undo(person: str, act: UndoAct) -> Command:
    """The person asks everybody to agree to undo the last action."""

    def command(live: LiveTable) -> Change:
        row = live.row
        require_player(row, person)
        if act.seen != row.sequence:
            raise Stale(seen=act.seen, entries=row.sequence)
        steps = _steps_since_people(live)
        if not steps:
            raise CannotUndo(why="nothing")
        free = all(step.free for step in live.record.steps[-steps:])
        if not free and any(chair.stand_in for chair in row.chairs):
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


def _steps_since_people(live: LiveTable) -> int:
    """The number of steps from the last one of a person on: bots have answered it."""
    chairs = live.row.chairs
    return live.record.steps_since([seat for seat, chair in enumerate(chairs) if not chair.bot])


def _agreed(live: LiveTable, pending: PendingUndo, person: str | None, key: str | None) -> Change:
    """Undo if everybody has agreed; otherwise note who has."""
    row = live.row
    if pending.awaited(row.chairs, row.rated):
        return Change(next_version(replace(row, pending_undo=pending)))
    steps = _steps_since_people(live)
    after = _row_after(live, steps, row.to_move)
    entries = [live.record.enter(UNDO_AGREED, pending.seat) for _ in range(steps)]
    return _undone(live, after, entries, person, key)


def _row_after(live: LiveTable, steps: int, payer: int) -> TableRow:
    """The row after an undo of this many steps; the time since is charged to ``payer``.

    Refused if the clock of the seat whose decision comes back would have run out.
    """
    row, at = live.row, clock()
    if not 0 < steps <= len(live.record.steps):
        raise CannotUndo(why="nothing")
    to_move = live.record.steps[-steps].seat
    passes = steps > 1 or to_move != row.to_move
    after = clocks.turned_back(row, to_move, payer, passes, at, GRACE)
    if clocks.is_up(after, at):
        raise CannotUndo(why="time")
    return after


def _undone(
    live: LiveTable, after: TableRow, entries: Sequence[Entry], person: str | None, key: str | None
) -> Change:
    """The change after these undos; the key belongs to the last of them.

    They are seen as one, so all of them have the scores after the last.
    """
    scores = known_scores(live.record.game, live.record.state)
    first, last, at = after.sequence + 1, after.sequence + len(entries), now()
    moves = [
        Move(number, entry, at, person, key if number == last else None, scores)
        for number, entry in enumerate(entries, first)
    ]
    return Change(next_version(replace(after, sequence=last, pending_undo=None)), moves)
