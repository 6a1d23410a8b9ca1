"""Delays: people without a seat see a running game some moves later than the players.

What spectators see is public, but somebody at a big screen who talks, or a helper elsewhere, could
still be quicker than the players at the table.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from cosmodrome.engine.game import Game, State
from cosmodrome.games.title import title_of

LONGEST: Final = 20


class Shown(NamedTuple):
    """A position that spectators may see, after the entry with this number."""

    sequence: int
    state: State


class Delayed:
    """The newest positions of a running game, as far back as spectators see them."""

    def __init__(self, delay: int, past: Iterable[Shown]) -> None:
        self._delay = delay
        self._past: deque[Shown] = deque()
        for shown in past:
            self.note(shown)

    def note(self, newest: Shown) -> None:
        """The game has gone on."""
        if self._past and self._past[-1].sequence >= newest.sequence:
            # It was read again.
            self._past.pop()
        self._past.append(newest)
        visible = newest.sequence - self._delay
        while len(self._past) > 1 and self._past[1].sequence <= visible:
            self._past.popleft()

    @property
    def shown(self) -> Shown:
        """What spectators may see now."""
        return self._past[0]


def delay_for(rules: Game, wanted: int | None, seats: int, at_stake: bool) -> int:
    """The delay of a new table: as its host wants, or else a round where hands are hidden and
    something is at stake: the game is rated, or belongs to a tournament."""
    if wanted is not None:
        return wanted
    return 0 if title_of(rules).all_see_the_same or not at_stake else seats
