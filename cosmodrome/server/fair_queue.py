"""A fair queue for a few slots: people share the time, however much each of them asks for."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

# Work that has waited this many seconds is as urgent as work that somebody is watching:
# otherwise busy tables could hold up games by turns for ever.
_PATIENCE: Final = 30.0


class Asker(NamedTuple):
    """On whose behalf something is computed, and whether anybody is waiting for it now.

    ``people`` is never empty; the time is charged to the one who has used least, so that
    nobody is delayed by what others at the same table do elsewhere.
    """

    people: Sequence[str]
    is_watched: Callable[[], bool] = lambda: True


class _Waiter(NamedTuple):
    asker: Asker
    since: float
    turn: "asyncio.Future[None]"

    def is_urgent(self) -> bool:
        return time.monotonic() - self.since > _PATIENCE or self.asker.is_watched()


class FairQueue:
    """Gives out slots, first to urgent work, then to the person who has used the least time.

    This is start-time fair queueing: a person who comes back after a while continues at the
    point that the others have reached, and cannot save up time.
    """

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: list[_Waiter] = []
        # Seconds used by each person; those who have used less than the floor are forgotten.
        self._used: dict[str, float] = {}
        self._floor = 0.0

    @asynccontextmanager
    async def slot(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a slot, and charge the time for which it is held."""
        await self._turn(asker)
        person = self._payer(asker)
        began = time.monotonic()
        try:
            yield
        finally:
            self._used[person] = self._used_by(person) + time.monotonic() - began
            self._release()

    def _used_by(self, person: str) -> float:
        return max(self._floor, self._used.get(person, 0.0))

    def _payer(self, asker: Asker) -> str:
        return min(asker.people, key=self._used_by)

    async def _turn(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        waiter = _Waiter(asker, time.monotonic(), turn)
        self._waiting.append(waiter)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            else:
                self._waiting.remove(waiter)
            raise

    def _release(self) -> None:
        """Pass a slot on; nobody waits: it is free."""
        if not self._waiting:
            self._free += 1
            return
        following = min(self._waiting, key=self._order)
        self._waiting.remove(following)
        self._floor = self._used_by(self._payer(following.asker))
        self._used = {who: used for who, used in self._used.items() if used > self._floor}
        following.turn.set_result(None)

    def _order(self, waiter: _Waiter) -> tuple[bool, float, float]:
        used = self._used_by(self._payer(waiter.asker))
        return not waiter.is_urgent(), used, waiter.since
