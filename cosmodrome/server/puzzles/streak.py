"""Days in a row: one puzzle or lesson a day; one missed day a week is forgiven."""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Final, NamedTuple

DAY: Final = 86_400_000
_WEEK: Final = 7


class Streak(NamedTuple):
    """The days of the present streak, and of the longest."""

    days: int
    best: int


def day_of(at: int) -> int:
    """The day of a time in milliseconds, counted from 1970 in UTC."""
    return at // DAY


def weekday(day: int) -> int:
    """Monday is 0."""
    return datetime.fromtimestamp(day * DAY / 1000, UTC).weekday()


def streak(days: Collection[int], today: int) -> Streak:
    """How long a person has come back, from the days on which they did something.

    The present day counts once something was done; before that, nothing is lost.

    >>> streak({1, 2, 4, 5}, today=6)
    Streak(days=4, best=4)
    >>> streak({1, 2, 5}, today=9)
    Streak(days=0, best=2)
    """
    length, best, last, forgiven = 0, 0, None, -_WEEK
    for day in sorted(days):
        missed = 0 if last is None else day - last - 1
        if missed == 1 and day - forgiven >= _WEEK:
            forgiven = day
        elif missed:
            length = 0
        length += 1
        best = max(best, length)
        last = day
    # Yesterday may be the day that is forgiven.
    grace = 2 if today - forgiven >= _WEEK else 1
    return Streak(length if last is not None and today - last <= grace else 0, best)
