"""What several commands share."""

from collections import Counter
from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.errors import GameIsOver
from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.record import Entry, Record
from cosmodrome.registry import game
from cosmodrome.server import clocks
from cosmodrome.server.editions import Edition
from cosmodrome.server.errors import NotYourTable, WrongStatus
from cosmodrome.server.live_table import Change, LiveTable
from cosmodrome.server.messages.tables import Result
from cosmodrome.server.moves import Move
from cosmodrome.server.seat_view import known_scores
from cosmodrome.server.seating import seated
from cosmodrome.server.table_row import Chair, TableRow
from cosmodrome.server.timestamps import clock, now

# Milliseconds after which another process takes over the turn of a bot.
GRACE: Final = 5_000


def require_status(row: TableRow, status: str) -> None:
    """Refuse a command that does not fit the table's status."""
    if row.status == "finished" and status == "running":
        raise GameIsOver
    if row.status != status:
        raise WrongStatus(status=row.status)


def require_player(row: TableRow, person: str) -> None:
    """Refuse a command unless the game is running and the person has a seat."""
    require_status(row, "running")
    if not row.seats_of(person):
        raise NotYourTable


def next_version(row: TableRow) -> TableRow:
    """The row as it will be written."""
    return replace(row, version=row.version + 1, changed=now())


def is_full(row: TableRow) -> bool:
    """Whether every seat is taken."""
    return all(chair.kind != "open" for chair in row.chairs)


def started(row: TableRow) -> TableRow:
    """The row with its game begun."""
    at = clock()
    row = seated(row)
    bank = clocks.bank_at_start(row)
    chairs = [replace(chair, bank=bank) for chair in row.chairs]
    rules = game(row.game)
    to_move = Edition(rules).new_record(row).state.to_move
    begun = replace(
        row,
        rules=rules.rules,
        data=rules.data,
        status="running",
        chairs=chairs,
        to_move=to_move,
        turn_began=at,
    )
    return clocks.with_due(replace(begun, changed=now()), at, GRACE)


def started_if_full(row: TableRow) -> TableRow:
    """The row, with its game begun if no seat is open."""
    return started(row) if is_full(row) else row


def entered(live: LiveTable, entry: Entry, person: str | None, key: str | None) -> Change:
    """The change after an action in the record: the move, the clocks, the next turn or the end."""
    record = live.record
    scores = known_scores(record.game, record.state)
    move = Move(live.row.sequence + 1, entry, now(), person, key, scores)
    return Change(next_version(_row_after(live, entry, person)), [move])


def _row_after(live: LiveTable, entry: Entry, person: str | None) -> TableRow:
    at = clock()
    row = replace(
        live.row,
        sequence=len(live.record.entries),
        pending_undo=None,
        chairs=_counted(live.row.chairs, entry, person),
    )
    state = live.record.state
    if state.to_move != NOBODY:
        return clocks.turned(row, state.to_move, at, GRACE)
    return replace(
        row,
        status="finished",
        chairs=clocks.charged(row, at),
        to_move=NOBODY,
        due=None,
        results=results(live.record, row.chairs),
        digest=digest(state),
        finished=now(),
    )


def broken_off(row: TableRow) -> TableRow:
    """The row of a game that ends without results, since it cannot go on."""
    at = now()
    return replace(row, status="finished", to_move=NOBODY, due=None, pending_undo=None, finished=at)


def digest(state: State) -> str:
    """The digest of a position as records write it."""
    return f"{state.digest():016x}"


def _counted(chairs: list[Chair], entry: Entry, person: str | None) -> list[Chair]:
    """The chairs with an action counted that a bot has played for a person."""
    chair = chairs[entry.seat]
    if person is not None or chair.kind != "person":
        return chairs
    counted = list(chairs)
    counted[entry.seat] = replace(chair, bot_actions=chair.bot_actions + 1)
    return counted


def results(record: Record, chairs: list[Chair]) -> list[Result]:
    """Each seat's score and place in a finished game, and how much of it a bot played."""
    state = record.state
    actions = Counter(step.seat for step in record.steps)
    return [
        Result(seat, score, place, chair.bot_actions, actions[seat])
        for seat, (score, place, chair) in enumerate(
            zip(state.scores(), state.ranking(), chairs, strict=True)
        )
    ]
