"""Clocks. The server keeps the time; nobody pays for time in which it was down."""

from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.game import NOBODY
from cosmodrome.server.messages import ByTurns, Clocks, Live
from cosmodrome.server.rows import Chair, Row

_HOUR: Final = 3_600_000
# What somebody gets who comes back after their time was out.
_SECOND_CHANCE: Final = 30_000


def bank_at_start(row: Row) -> int:
    """The milliseconds with which each seat begins."""
    return row.pace.bank * 1000 if isinstance(row.pace, Live) else 0


def charged(row: Row, now: int) -> list[Chair]:
    """The chairs after the seat to move has paid for its thinking so far."""
    chairs = list(row.chairs)
    if isinstance(row.pace, Live) and row.to_move != NOBODY and not chairs[row.to_move].bot:
        left = chairs[row.to_move].bank - (now - row.turn_began)
        chairs[row.to_move] = replace(chairs[row.to_move], bank=max(0, left))
    return chairs


def turned(row: Row, to_move: int, now: int, grace: int) -> Row:
    """The row after an entry, with the clock of the next seat running."""
    chairs = charged(row, now)
    passes = to_move != row.to_move
    if isinstance(row.pace, Live) and passes and not chairs[row.to_move].bot:
        more = chairs[row.to_move].bank + row.pace.increment * 1000
        chairs[row.to_move] = replace(chairs[row.to_move], bank=more)
    began = row.turn_began if isinstance(row.pace, ByTurns) and not passes else now
    return with_due(replace(row, chairs=chairs, to_move=to_move, turn_began=began), now, grace)


def with_due(row: Row, now: int, grace: int) -> Row:
    """The row with the time at which the server must look at it.

    A bot's turn comes due after a grace: the process that wrote the last entry lets the
    bot think at once, and only if it has died another one steps in.
    """
    return replace(row, due=_due(row, now, grace))


def _due(row: Row, now: int, grace: int) -> int | None:
    if row.status == "running" and row.chairs[row.to_move].bot:
        return now + grace
    return deadline(row)


def deadline(row: Row) -> int | None:
    """When the clock of the person to move runs out; None: it never does."""
    if row.status != "running" or row.chairs[row.to_move].bot:
        return None
    if isinstance(row.pace, Live):
        return row.turn_began + row.chairs[row.to_move].bank
    if isinstance(row.pace, ByTurns):
        return row.turn_began + row.pace.hours * _HOUR
    return None


def taken_over(row: Row, seats: list[int], now: int) -> Row:
    """The row after somebody has taken over again from the bot.

    Leaving and coming back gives nobody more time to think than they had.
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


def second_chance(row: Row, chair: Chair) -> Chair:
    """The chair of somebody who comes back: a little time, if the clock was the reason.

    Only the first time it is more than an increment: else nobody would ever have to hurry.
    """
    back = replace(chair, stand_in=None)
    if chair.stand_in != "clock" or not isinstance(row.pace, Live):
        return back
    increment = row.pace.increment * 1000
    least = increment if chair.late else max(_SECOND_CHANCE, increment)
    return replace(back, late=True, bank=max(chair.bank, least))


def clocks(row: Row, now: int) -> Clocks | None:
    """What is left, for those who look at the table."""
    if isinstance(row.pace, Live):
        left = [chair.bank for chair in charged(row, now)]
    elif isinstance(row.pace, ByTurns):
        left = [row.pace.hours * _HOUR] * len(row.chairs)
        if row.to_move != NOBODY:
            left[row.to_move] = max(0, left[row.to_move] - (now - row.turn_began))
    else:
        return None
    runs = row.status == "running" and not row.chairs[row.to_move].bot
    return Clocks(now, left, row.to_move if runs else None)
