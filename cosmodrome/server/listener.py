"""What this process does when another one has changed something."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from cosmodrome.server import chat, news, queries
from cosmodrome.server.processes import (
    Challenged,
    ChatAdded,
    PeopleReported,
    PersonChanged,
    PresenceChanged,
    ProcessMessage,
    SessionsEnded,
    TableChanged,
    TablesHeld,
    TurnCame,
)
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now

# Milliseconds to look back when polling, since clocks and commits are not in step.
_OVERLAP: Final = 10_000


class Listener:
    """Keeps this process up to date with the others on the same database."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Handle the messages of other processes until cancelled."""
        await self._services.processes.listen(self._handle)

    async def poll(self) -> None:
        """Messages can be lost: look for tables that have changed."""
        since = now() - _OVERLAP
        changed = await self._services.store.read(lambda c: queries.changed_since(c, since))
        for table, version in changed:
            self._services.tables.catch_up(table, version)

    def _handle(self, process: str, message: ProcessMessage) -> None:
        match message:
            case TableChanged():
                self._services.tables.hear(process, message)
            case TablesHeld():
                self._services.tables.held_reported(process, message)
            case ChatAdded():
                self._spawn(self._show_chat(message))
            case SessionsEnded():
                news.apply_sessions_ended(self._services, message)
            case PersonChanged():
                self._spawn(news.apply_person_changed(self._services, message.person))
            case PresenceChanged():
                self._services.hub.presence_reported(process, message)
            case PeopleReported():
                self._services.hub.people_reported(process, message)
            case TurnCame():
                self._services.hub.turn_came(message)
            case Challenged():
                self._services.hub.challenges_changed(message.person)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _show_chat(self, message: ChatAdded) -> None:
        line = await self._services.store.read(lambda c: chat.line(c, message.line))
        if line is not None:
            self._services.hub.chat_added(message.table, line)
