"""Bots and clocks: the moves that the server makes by itself."""

import asyncio
import time
from typing import Final

from cosmodrome.engine.errors import CosmodromeError, Stale
from cosmodrome.server import clocks, queries
from cosmodrome.server.commands.common import GRACE
from cosmodrome.server.commands.play import play_bot
from cosmodrome.server.commands.time_out import time_out
from cosmodrome.server.fair_queue import Asker
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.logs import LOG
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import clock

# A bot that is still thinking renews its turn this many milliseconds before it is due.
_RENEW: Final = 1_500
_AFTER_A_FAULT: Final = 30_000
_HOUR: Final = 3_600_000
_BATCH: Final = 200


class BotTurns:
    """Lets bots move at the tables of this process, and looks after tables that are due."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._thinking: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Start a bot whenever a published table waits for one, until cancelled."""
        while True:
            self._start(await self._services.tables.bot_turns.get())

    def stop(self) -> None:
        """Stop thinking. Nothing is lost: any process can choose the same move again."""
        for task in self._thinking.values():
            task.cancel()

    def _start(self, live: LiveTable) -> None:
        table = live.row.id
        if table not in self._thinking and live.row.bot_to_move():
            task = asyncio.create_task(self._play(live))
            self._thinking[table] = task
            task.add_done_callback(lambda _: self._thinking.pop(table))

    async def _play(self, live: LiveTable) -> None:
        """Let bots move for as long as it is a bot's turn."""
        try:
            while live.row.bot_to_move():
                live = await self._move(live)
        except CosmodromeError as refusal:
            LOG.info("bot refused", extra={"table": live.row.id, "code": refusal.code})
        except Exception:
            await self._postpone_fault(live.row.id)

    async def _move(self, live: LiveTable) -> LiveTable:
        """Let the bot to move choose, and commit and publish its move; the table after it."""
        row, services = live.row, self._services
        began = time.monotonic()
        thought = await services.thinker.think(
            live.job(), row.chairs[row.to_move].level or row.stand_in, self._asker(row)
        )
        await asyncio.sleep(services.settings.bot_pause - (time.monotonic() - began))
        try:
            committed = await services.tables.commit(live, play_bot(thought.action, row.sequence))
        except Stale:
            # The game went on meanwhile.
            return await services.tables.open(row.id)
        services.tables.publish(committed)
        return committed.live

    def _asker(self, row: TableRow) -> Asker:
        """The people at a table, or its owner if only bots play there."""
        present, table = self._services.hub.present, row.id
        return Asker(row.people() or [row.owner], lambda: bool(present(table)))

    # --- tables that are due ----------------------------------------------------------------

    async def look_after_due(self) -> None:
        """Look after every table that is due or will be soon."""
        soon = clock() + _RENEW
        tables = await self._services.store.read(lambda c: queries.due(c, soon, _BATCH))
        for table, due in tables:
            await self._look_after(table, due)

    async def _look_after(self, table: str, due: int) -> None:
        try:
            live = await self._services.tables.open(table)
            if not live.readable:
                # The server may be replaced by one that can read it.
                await self._postpone(table, clock() + _HOUR)
            elif table in self._thinking:
                # Our bot is at work: other processes need not take over.
                await self._postpone(table, clock() + GRACE)
            elif due <= clock():
                await self._act(live)
        except Stale:
            return
        except Exception:
            await self._postpone_fault(table)

    async def _act(self, live: LiveTable) -> None:
        row, tables = live.row, self._services.tables
        if row.status != "running" or row.due is None or row.due > clock():
            # Memory is older than the disk.
            tables.catch_up(row.id, row.version + 1)
        elif row.bot_to_move():
            self._start(live)
        elif (clocks.deadline(row) or clock()) < clock():
            tables.publish(await tables.commit(live, time_out))
        else:
            # It was postponed as a bot's turn, and has become a person's since.
            await self._postpone(row.id, clocks.deadline(row))

    async def _postpone(self, table: str, due: int | None) -> None:
        await self._services.store.write(lambda c: queries.postpone(c, table, due))

    async def _postpone_fault(self, table: str) -> None:
        """Something is wrong with a table: try again later, so that others get their turn."""
        LOG.exception("table needs attention", extra={"table": table})
        await self._postpone(table, clock() + _AFTER_A_FAULT)
