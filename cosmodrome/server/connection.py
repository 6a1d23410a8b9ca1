"""One client's socket: its queue of messages, and the tables that it follows.

Positions are not queued. A connection is marked stale for a table, and gets the newest position
when its socket can take it, so that a slow client never holds up the others.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from cosmodrome.server import metrics
from cosmodrome.server.credentials import Credential
from cosmodrome.server.messages.socket import ToClient
from cosmodrome.server.people import Person

_QUEUE_LIMIT: Final = 200
_ENCODER: Final = msgspec.json.Encoder()

Write = Callable[[bytes], Awaitable[None]]
Abort = Callable[[], None]


class Subscription:
    """A table that a client follows: the seat it asked for, what it has, and what is stale.

    ``spectator``: it sees what people without a seat see. ``read_out``: whether it wants positions
    in words as well.
    """

    def __init__(
        self,
        seat: int | None,
        sent: int | None,
        spectator: bool = False,
        read_out: bool = True,
    ) -> None:
        self.seat = seat
        self.sent = sent
        self.spectator = spectator
        self.read_out = read_out
        self.stale_table = True
        self.stale_position = True
        self.stale_presence = False

    @property
    def stale(self) -> bool:
        """Whether there is anything to send."""
        return self.stale_table or self.stale_position or self.stale_presence


class Connection:
    """One socket."""

    def __init__(
        self,
        person: Person | None,
        write: Write,
        abort: Abort,
        address: str = "",
        credential: Credential | None = None,
    ) -> None:
        self.person = person
        self.address = address
        self.credential = credential.id if credential else ""
        self.may_play = credential is None or credential.scope != "read"
        self.subscriptions: dict[str, Subscription] = {}
        self.invites: dict[str, str] = {}
        self.tournaments: set[str] = set()
        self.queue: deque[ToClient] = deque()
        self.dropped = False
        self._write = write
        self._abort = abort
        self._work = asyncio.Event()
        # When the message that is being sent was begun; None: nothing is being sent.
        self._writing_since: float | None = None

    @property
    def person_id(self) -> str | None:
        """The person's id; None: not signed in."""
        return self.person.id if self.person else None

    def has_blocked(self, person: str) -> bool:
        """Whether this client's person has blocked another."""
        return self.person is not None and person in self.person.blocks

    def send(self, message: ToClient) -> None:
        """Queue a message; a client that does not keep up is dropped."""
        if len(self.queue) >= _QUEUE_LIMIT:
            self.drop("queue")
            return
        self.queue.append(message)
        self._work.set()

    def mark_stale(
        self, table: str, *, position: bool = False, state: bool = False, presence: bool = False
    ) -> None:
        """What this client has of a table is out of date, if it follows the table."""
        subscription = self.subscriptions.get(table)
        if subscription is not None:
            subscription.stale_position |= position
            subscription.stale_table |= state
            subscription.stale_presence |= presence
            self._work.set()

    async def wait_for_work(self) -> None:
        """Wait until there is something to send."""
        await self._work.wait()
        self._work.clear()

    async def write(self, message: ToClient) -> None:
        """Send one message now, as soon as the client takes data."""
        self._writing_since = time.monotonic()
        await self._write(_ENCODER.encode(message))
        self._writing_since = None

    def stalled_for(self, now: float) -> float:
        """The seconds for which the client has taken no data."""
        return 0.0 if self._writing_since is None else now - self._writing_since

    def drop(self, reason: str) -> None:
        """Abort the socket; the client will reconnect and catch up."""
        if not self.dropped:
            self.dropped = True
            metrics.DROPPED.labels(reason).inc()
            self._abort()
