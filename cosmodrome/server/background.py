"""What a server process does by itself: bots, clocks, housekeeping, news from other processes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cosmodrome.server import heartbeat, news, queries
from cosmodrome.server.bot_turns import BotTurns
from cosmodrome.server.listener import Listener
from cosmodrome.server.logs import LOG
from cosmodrome.server.loop_watch import watch_loop
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now

_DAY: Final = 86_400_000
_DESERTED: Final = 14 * _DAY
_BATCH: Final = 200

Job = Callable[[], Coroutine[Any, Any, None]]


class Background:
    """The background tasks of one server process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bots = BotTurns(services)
        self._listener = Listener(services)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start all tasks."""
        periodic: list[tuple[float, Job]] = [
            (0.5, self._bots.look_after_due),
            (1.0, self._beat),
            (1.0, self._drop_stalled),
            (5.0, self._forget_idle),
            (5.0, self._drop_ended),
            (60.0, self._services.note_used),
            (600.0, self._archive),
            (600.0, self._remove_deserted),
        ]
        if self._services.store.shared:
            periodic += [(1.0, self._listener.poll), (20.0, self._refresh_presence)]
        jobs = [_every(seconds, job) for seconds, job in periodic]
        for job in (*jobs, self._bots.run(), self._listener.run(), watch_loop()):
            self._tasks.append(asyncio.create_task(job))

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks:
            task.cancel()
        self._bots.stop()

    async def _beat(self) -> None:
        await self._services.store.write(heartbeat.beat)

    async def _forget_idle(self) -> None:
        self._services.tables.forget_idle(self._services.settings.idle)

    async def _drop_ended(self) -> None:
        await news.drop_ended(self._services)

    async def _drop_stalled(self) -> None:
        self._services.hub.drop_stalled(self._services.settings.patience)

    async def _archive(self) -> None:
        await self._services.store.write(lambda c: queries.archive(c, now() - _DAY, _BATCH))

    async def _remove_deserted(self) -> None:
        before = now() - _DESERTED
        await self._services.store.write(lambda c: queries.remove_deserted(c, before, _BATCH))

    async def _refresh_presence(self) -> None:
        self._services.hub.refresh_presence()


async def _every(seconds: float, job: Job) -> None:
    """Run a job periodically; a failure is logged and does not end it."""
    while True:
        try:
            await job()
        except Exception:
            LOG.exception("background job failed", extra={"job": job.__name__})
        await asyncio.sleep(seconds)
