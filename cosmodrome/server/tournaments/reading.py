"""Tournaments in memory: what was read and counted before is neither read nor counted again."""

from collections import OrderedDict
from typing import Final

from cosmodrome.server.store import Store
from cosmodrome.server.tournaments import queries
from cosmodrome.server.tournaments.display import Display
from cosmodrome.server.tournaments.rows import Whole

# A tournament with 2,000 tables takes some megabytes.
_MOST: Final = 16


class Kept:
    """A tournament as it was read last, and how it was shown."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.display = Display()


class Reader:
    """Reads tournaments; keeps those that were read last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def read(self, tournament: str) -> Whole | None:
        """A tournament as it is in the database now; the same object if nothing has changed."""
        kept = self._kept.get(tournament)
        known = kept.whole if kept else None
        whole = await self._store.read(lambda c: queries.fetch(c, tournament, known))
        if whole is not None:
            self._keep(whole)
        return whole

    def display(self, whole: Whole) -> Display:
        """How a tournament is shown."""
        return self._keep(whole).display

    def _keep(self, whole: Whole) -> Kept:
        kept = self._kept.setdefault(whole.row.id, Kept(whole))
        # Another reader may have seen more.
        if whole.row.version >= kept.whole.row.version:
            kept.whole = whole
        self._kept.move_to_end(whole.row.id)
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        return kept
