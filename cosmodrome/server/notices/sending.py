"""Sends what is due: to each person everything that is due on a channel as one message."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import Any, ClassVar, Final

from sqlalchemy import Connection, Row

from cosmodrome.server.logs import LOG
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.text import Text
from cosmodrome.server.notices.wording import text_of
from cosmodrome.server.people import Person
from cosmodrome.server.schema import DELIVERIES
from cosmodrome.server.services import Services

_BATCH: Final = 100
_AT_ONCE: Final = 8


class Outcome(Enum):
    """What came of an attempt to hand something over."""

    SENT = auto()
    # It was certainly not handed over.
    AGAIN = auto()
    # It was refused for good, or nobody knows.
    FAILED = auto()
    # Another process has sent it.
    TAKEN = auto()


# Deliveries of one person on one channel.
Group = list[Row[Any]]
# Called at the last moment before something is handed over; False: another process did it.
Claim = Callable[[], Awaitable[bool]]


class Sender(ABC):
    """Sends on one channel, in one server process."""

    channel: ClassVar[str]

    def __init__(self, services: Services) -> None:
        self.services = services

    async def send_due(self) -> None:
        """Send what is due, to a few people at once."""
        groups = await self.due()
        for first in range(0, len(groups), _AT_ONCE):
            some = groups[first : first + _AT_ONCE]
            await asyncio.gather(*(self.send(group) for group in some))

    async def due(self) -> list[Group]:
        """What is due, for each person and device."""
        rows = await self.services.store.read(lambda c: outbox.due(c, self.channel, _BATCH))
        groups: dict[tuple[str, str], Group] = {}
        for row in rows:
            groups.setdefault((row.person, row.device), []).append(row)
        return list(groups.values())

    async def send(self, group: Group) -> None:
        """Send what is still worth it as one message, and write down what came of it."""
        person = await self.services.people.find(group[0].person)
        found = [(row, await self.text(person, row)) for row in group] if person else []
        texts = [text for _, text in found if text is not None]
        kept = [row for row, text in found if text is not None]
        await self._drop([row for row in group if row not in kept])
        if person is None or not kept:
            return
        try:
            outcome = await self.hand_over(person, kept, texts, self._claim(kept))
        except Exception:
            # Whatever it was: the others on this channel must not wait for it.
            LOG.exception("notice failed", extra={"channel": self.channel})
            outcome = Outcome.FAILED
        await self._note(kept, outcome, self.shown_as(texts))

    async def text(self, person: Person, row: Row[Any]) -> Text | None:
        """What a delivery says; None: it is no longer worth sending."""
        return await text_of(self.services, person, row.notice)

    def shown_as(self, texts: list[Text]) -> str | None:
        """The tag under which a browser shows these; None: they cannot be closed."""
        return None

    @abstractmethod
    async def hand_over(
        self, person: Person, group: Group, texts: list[Text], claim: Claim
    ) -> Outcome:
        """Hand these over as one message, unless ``claim`` says that another process did."""

    def _claim(self, group: Group) -> Claim:
        numbers = [row.id for row in group]

        async def claim() -> bool:
            return await self.services.store.write(lambda c: outbox.claim(c, numbers))

        return claim

    async def _drop(self, group: Group) -> None:
        if group:
            these = DELIVERIES.c.id.in_([row.id for row in group])
            waiting = these & (DELIVERIES.c.status == "waiting")
            await self.services.store.write(lambda c: outbox.drop(c, waiting))

    async def _note(self, group: Group, outcome: Outcome, tag: str | None) -> None:
        """Write down what came of it."""
        if outcome is Outcome.TAKEN:
            return
        numbers = [row.id for row in group]

        def write(connection: Connection) -> None:
            if outcome is Outcome.SENT:
                outbox.sent(connection, numbers, tag)
            elif outcome is Outcome.AGAIN:
                outbox.again(connection, group)
            else:
                outbox.failed(connection, numbers)

        await self.services.store.write(write)
        facts = {"channel": self.channel, "outcome": outcome.name, "count": len(group)}
        LOG.info("notices", extra=facts)
