"""Clocks. The server keeps the time; downtime is not charged to anybody."""

from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.server.messages.common import ByTurns, Live, NoClock
from cosmodrome.server.messages.positions import Clocks
from cosmodrome.server.table_row import Chair, TableRow

_HOUR: Final = 3_600_000
# The time after which others may go on without a player who does not move, without a clock.
_ABSENT: Final = 24 * _HOUR
# The time of a player who comes back after running out of it.
_SECOND_CHANCE: Final = 30_000


def bank_at_start(row: TableRow) -> int:
    """The time bank of each seat at the start, in milliseconds."""
    return row.pace.bank * 1000 if isinstance(row.pace, Live) else 0


def charged(row: TableRow, now: int, payer: int | None = None) -> list[Chair]:
    """The chairs with the time used so far charged to a seat, the one to move unless named."""
    chairs = list(row.chairs)
    seat = row.to_move if payer is None else payer
    if isinstance(row.pace, Live) and row.to_move != NOBODY and not chairs[seat].bot:
        chairs[seat] = _with_bank(chairs[seat], row.turn_began - now)
    return chairs


def _with_bank(chair: Chair, more: int) -> Chair:
    return replace(chair, bank=max(0, chair.bank + more))


def turned(row: TableRow, to_move: int, now: int, grace: int) -> TableRow:
    """The row after an entry, with the clock of the next seat running."""
    chairs = charged(row, now)
    passes = to_move != row.to_move
    if isinstance(row.pace, Live) and passes and not chairs[row.to_move].bot:
        chairs[row.to_move] = _with_bank(chairs[row.to_move], row.pace.increment * 1000)
    if isinstance(row.pace, ByTurns) and passes:
        # If the turn is given back by an undo, it goes on with the time that is left of it.
        chairs[row.to_move] = replace(chairs[row.to_move], used=now - row.turn_began)
    began = row.turn_began if isinstance(row.pace, ByTurns) and not passes else now
    return with_due(replace(row, chairs=chairs, to_move=to_move, turn_began=began), now, grace)


def turned_back(
    row: TableRow, to_move: int, payer: int, passes: bool, now: int, grace: int
) -> TableRow:
    """The row after an undo: no clock has gained anything by the action and its undo.

    ``payer`` is the seat that is charged for the time since the action; ``passes``: the action
    had passed the turn on.
    """
    chairs = charged(row, now, payer)
    if isinstance(row.pace, Live) and passes and not chairs[to_move].bot:
        chairs[to_move] = _with_bank(chairs[to_move], -row.pace.increment * 1000)
    began = now
    if isinstance(row.pace, ByTurns):
        since = now if passes and payer != to_move else row.turn_began
        began = since - (chairs[to_move].used if passes else 0)
    return with_due(replace(row, chairs=chairs, to_move=to_move, turn_began=began), now, grace)


def with_due(row: TableRow, now: int, grace: int) -> TableRow:
    """The row with the time at which it is due.

    A bot's turn is due after ``grace`` milliseconds: the process that wrote the last move lets
    the bot think at once, and another one steps in only if that process has died.
    """
    return replace(row, due=_due(row, now, grace))


def _due(row: TableRow, now: int, grace: int) -> int | None:
    if row.status == "running" and row.chairs[row.to_move].bot:
        return now + grace
    return deadline(row)


def deadline(row: TableRow) -> int | None:
    """When the clock of the person to move runs out; None: it never does."""
    if row.status != "running" or row.chairs[row.to_move].bot:
        return None
    if isinstance(row.pace, Live):
        return row.turn_began + row.chairs[row.to_move].bank
    if isinstance(row.pace, ByTurns):
        return row.turn_began + row.pace.hours * _HOUR
    return None


def absent_from(row: TableRow) -> int | None:
    """When the others may go on without the person to move, at a table without a clock."""
    if row.status != "running" or row.chairs[row.to_move].bot or not isinstance(row.pace, NoClock):
        return None
    return row.turn_began + _ABSENT


def is_up(row: TableRow, now: int) -> bool:
    """Whether the clock of the person to move has run out."""
    limit = deadline(row)
    return limit is not None and limit <= now


def taken_over(row: TableRow, seats: list[int], now: int) -> TableRow:
    """The row after a person has taken over again from the bot.

    Leaving and coming back does not add time.
    """
    chairs = list(row.chairs)
    began = row.turn_began
    for seat in seats:
        late = chairs[seat].stand_in == "clock"
        chairs[seat] = second_chance(row, chairs[seat])
        # The bank was charged when the bot took over; by turns the turn goes on.
        if seat == row.to_move and (late or isinstance(row.pace, Live)):
            began = now
    return replace(row, chairs=chairs, turn_began=began)


def second_chance(row: TableRow, chair: Chair) -> Chair:
    """The chair of a person who comes back, with a little time if they had run out of it.

    Only the first time it is more than an increment, or running out would cost nothing.
    """
    back = replace(chair, stand_in=None)
    if chair.stand_in != "clock" or not isinstance(row.pace, Live):
        return back
    increment = row.pace.increment * 1000
    least = increment if chair.late else max(_SECOND_CHANCE, increment)
    return replace(back, late=True, bank=max(chair.bank, least))


def clocks(row: TableRow, now: int, shown: int) -> Clocks | None:
    """The time left by seat, for viewers, to whom it is the time ``shown``."""
    if isinstance(row.pace, Live):
        left = [chair.bank for chair in charged(row, now)]
    elif isinstance(row.pace, ByTurns):
        left = [row.pace.hours * _HOUR] * len(row.chairs)
        if row.to_move != NOBODY:
            left[row.to_move] = max(0, left[row.to_move] - (now - row.turn_began))
    else:
        return None
    runs = row.status == "running" and not row.chairs[row.to_move].bot
    return Clocks(shown, left, row.to_move if runs else None)
