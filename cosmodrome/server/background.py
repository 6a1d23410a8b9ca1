"""What a server process does by itself: bots, clocks, housekeeping, news from other processes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cosmodrome.registry import game_names
from cosmodrome.server import challenges, heartbeat, news, queries, seasons
from cosmodrome.server.bot_turns import BotTurns
from cosmodrome.server.listener import Listener
from cosmodrome.server.logs import LOG
from cosmodrome.server.loop_watch import watch_loop
from cosmodrome.server.notices.finding import Finder
from cosmodrome.server.notices.mail import MailSender
from cosmodrome.server.notices.outgoing import Outgoing
from cosmodrome.server.notices.push import CloseSender, PushSender
from cosmodrome.server.notices.webhook import ChatSender
from cosmodrome.server.services import Services
from cosmodrome.server.store import is_outage
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
        self._notices = Finder(services)
        self._outgoing = Outgoing(services.settings.private_addresses)
        self._senders = [
            PushSender(services, self._outgoing),
            CloseSender(services, self._outgoing),
            ChatSender(services, self._outgoing),
            MailSender(services),
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start all tasks."""
        periodic: list[tuple[float, Job]] = [
            (0.5, self._bots.look_after_due),
            (1.0, self._beat),
            (1.0, self._services.tournaments.look_after),
            (1.0, self._services.tournaments.tell),
            (1.0, self._drop_stalled),
            (min(5.0, self._services.settings.idle), self._forget_idle),
            (5.0, self._drop_ended),
            (60.0, self._services.note_used),
            (600.0, self._archive),
            (600.0, self._remove_deserted),
            (2.0, self._services.marks.count),
            (60.0, self._close_seasons),
            (1.0, self._notices.look),
            (30.0, self._notices.look_at_clocks),
            (600.0, self._notices.clean_up),
            *((1.0, sender.send_due) for sender in self._senders),
        ]
        if self._services.store.shared:
            periodic += [(1.0, self._listener.poll), (20.0, self._refresh_reports)]
        jobs = [every(seconds, job) for seconds, job in periodic]
        for job in (*jobs, self._bots.run(), self._listener.run(), watch_loop()):
            self._tasks.append(asyncio.create_task(job))

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks:
            task.cancel()
        self._bots.stop()
        await self._outgoing.close()

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
        await self._services.store.write(challenges.forget_expired)

    async def _close_seasons(self) -> None:
        closed = await self._services.store.write(
            lambda c: seasons.close_ended(c, now(), game_names())
        )
        for season in closed:
            LOG.info("season closed", extra={"season": season})

    async def _refresh_reports(self) -> None:
        self._services.hub.refresh_presence()
        self._services.tables.refresh_held()


async def every(seconds: float, job: Job) -> None:
    """Run a job periodically; a failure is logged and does not end it.

    An outage of the database is logged once, not at every attempt.
    """
    waits = False
    while True:
        try:
            await job()
            waits = False
        except Exception as problem:
            if not is_outage(problem):
                LOG.exception("background job failed", extra={"job": job.__name__})
            elif not waits:
                LOG.warning("background job waits for the database", extra={"job": job.__name__})
                waits = True
        await asyncio.sleep(seconds)
