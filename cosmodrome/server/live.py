"""Sockets: each client has a bounded queue and a sender of its own, so that nobody waits
for anybody else. Positions are not queued at all: a client that follows a table is told
that it is behind, and gets the newest position when its socket can take it."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from cosmodrome.server import metrics, show
from cosmodrome.server.errors import NoSuchTable
from cosmodrome.server.logs import LOG
from cosmodrome.server.messages import (
    ChatLine,
    Closing,
    Gone,
    Position,
    Presence,
    Said,
    TableChanged,
    ToClient,
    YourTurn,
)
from cosmodrome.server.people import Person
from cosmodrome.server.rows import Row
from cosmodrome.server.store import Store
from cosmodrome.server.table import LiveTable
from cosmodrome.server.tables import Tables

_LONGEST_QUEUE: Final = 200
_MOST_FOLLOWED: Final = 50
# After a restart clients come back within this time, each at its own moment.
_JITTER: Final = (200, 3_000)
# What another process said about presence counts for so many seconds.
_SILENT: Final = 60.0
_ENCODER: Final = msgspec.json.Encoder()

Send = Callable[[bytes], Awaitable[None]]
Drop = Callable[[], None]


class Follow:
    """A table that a client follows: which seat it wants, what it has, what it lacks."""

    def __init__(self, seat: int | None, sent: int | None) -> None:
        self.seat = seat
        self.sent = sent
        self.lacks_table = True
        self.lacks_position = True
        self.lacks_presence = False

    @property
    def lacks_something(self) -> bool:
        """Whether there is anything to send."""
        return self.lacks_table or self.lacks_position or self.lacks_presence


class Client:
    """One socket."""

    def __init__(
        self,
        person: Person | None,
        send: Send,
        drop: Drop,
        patience: float,
        address: str = "",
    ) -> None:
        self.person = person
        self.address = address
        self.follows: dict[str, Follow] = {}
        self.invites: dict[str, str] = {}
        self._send = send
        self._drop = drop
        self._patience = patience
        self._queue: deque[ToClient] = deque()
        self._wake = asyncio.Event()
        self.dropped = False

    @property
    def id(self) -> str | None:
        """The person's id."""
        return self.person.id if self.person else None

    def tell(self, message: ToClient) -> None:
        """Queue a message; a client that does not keep up is dropped."""
        if len(self._queue) >= _LONGEST_QUEUE:
            self.drop("queue")
            return
        self._queue.append(message)
        self._wake.set()

    def lacks(
        self, table: str, *, position: bool = False, state: bool = False, presence: bool = False
    ) -> None:
        """This client is behind at a table that it follows."""
        follow = self.follows.get(table)
        if follow is not None:
            follow.lacks_position |= position
            follow.lacks_table |= state
            follow.lacks_presence |= presence
            self._wake.set()

    def drop(self, reason: str) -> None:
        """End this socket; the client will come back and catch up."""
        if not self.dropped:
            self.dropped = True
            metrics.DROPPED.add(reason)
            self._drop()

    async def send_all(self, hub: "Hub") -> None:
        """The sender: one message after the other, for as long as the socket lives."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (message := await self._next(hub)) is not None:
                try:
                    async with asyncio.timeout(self._patience):
                        await self._send(_ENCODER.encode(message))
                except TimeoutError:
                    self.drop("slow")
                    return

    async def _next(self, hub: "Hub") -> ToClient | None:
        """What is queued first; then, for each table, what this client lacks."""
        if self._queue:
            return self._queue.popleft()
        for table, follow in list(self.follows.items()):
            if follow.lacks_something:
                message = await self._lacking(hub, table, follow)
                if message is not None:
                    return message
        return None

    async def _lacking(self, hub: "Hub", table: str, follow: Follow) -> ToClient | None:
        try:
            live = await hub.tables.open(table)
        except NoSuchTable:
            self.follows.pop(table, None)
            return Gone(table)
        if follow.lacks_table:
            follow.lacks_table = False
            return TableChanged(show.table(live.row, live.people, self.id, hub.present(table)))
        if follow.lacks_presence:
            follow.lacks_presence = False
            return hub.presence(live.row)
        follow.lacks_position = False
        if live.row.status == "open":
            return None
        return self._position(live, follow)

    def _position(self, live: LiveTable, follow: Follow) -> Position:
        seat = show.own_seat(live.row, self.id, follow.seat)
        message = show.position(live, seat, follow.sent)
        follow.sent = message.sequence
        return message


class Hub:
    """All sockets of this process, by person and by table."""

    def __init__(self, tables: Tables, store: Store, process: str) -> None:
        self.tables = tables
        self._store = store
        self.process = process
        self.clients: set[Client] = set()
        self._by_person: dict[str, set[Client]] = {}
        self._by_address: dict[str, set[Client]] = {}
        self._by_table: dict[str, set[Client]] = {}
        # By table and process: who is there, according to the other processes.
        self._elsewhere: dict[str, dict[str, tuple[list[str], int, float]]] = {}
        tables.changed = self.changed
        tables.followed = lambda table: table in self._by_table
        metrics.SOCKETS.measure = lambda: len(self.clients)

    # --- coming and going -----------------------------------------------------------------

    def enter(self, client: Client) -> None:
        """A socket was opened."""
        self.clients.add(client)
        self._by_address.setdefault(client.address, set()).add(client)
        if client.id is not None:
            self._by_person.setdefault(client.id, set()).add(client)

    def leave(self, client: Client) -> None:
        """A socket was closed."""
        self.clients.discard(client)
        _discard(self._by_address, client.address, client)
        if client.id is not None:
            _discard(self._by_person, client.id, client)
        for table in list(client.follows):
            self.unfollow(client, table)

    def sockets_of(self, person: str) -> int:
        """How many sockets somebody has open here."""
        return len(self._by_person.get(person, ()))

    def sockets_from(self, address: str) -> int:
        """How many sockets are open here from an address."""
        return len(self._by_address.get(address, ()))

    def end(self, person: str) -> None:
        """Somebody has signed out everywhere."""
        for client in list(self._by_person.get(person, ())):
            client.drop("signed-out")

    def follow(self, client: Client, table: str, follow: Follow) -> bool:
        """A client follows a table from now on; False: it follows too many already."""
        new = table not in client.follows
        if new and len(client.follows) >= _MOST_FOLLOWED:
            return False
        client.follows[table] = follow
        self._by_table.setdefault(table, set()).add(client)
        client.lacks(table, position=True, state=True)
        if new:
            self._presence_changed(table)
        return True

    def unfollow(self, client: Client, table: str) -> None:
        """A client follows a table no longer."""
        client.invites.pop(table, None)
        if client.follows.pop(table, None) is not None:
            _discard(self._by_table, table, client)
            self._presence_changed(table)

    # --- telling ----------------------------------------------------------------------------

    def changed(self, live: LiveTable, before: Row | None) -> None:
        """A table has changed: those who follow it are behind now."""
        row = live.row
        state = before is None or _state_changed(before, row)
        entry = before is None or before.sequence != row.sequence or before.to_move != row.to_move
        moved = entry or before is None or before.chairs != row.chairs
        for client in self._by_table.get(row.id, ()):
            client.lacks(row.id, position=moved, state=state)
        if before is not None and before.chairs != row.chairs:
            # Whoever sits down is no spectator any more.
            self._presence_changed(row.id)
        if before is None or before.to_move != row.to_move or before.status != row.status:
            self._call(row)

    def _call(self, row: Row) -> None:
        """Tell the person to move, once a turn, unless they are looking."""
        if row.status != "running" or row.chairs[row.to_move].bot:
            return
        clients = self._by_person.get(row.chairs[row.to_move].person or "", set())
        if any(row.id in client.follows for client in clients):
            return
        for client in clients:
            client.tell(YourTurn(row.id, row.game))

    def said(self, table: str, line: ChatLine) -> None:
        """Somebody said something."""
        for client in self._by_table.get(table, ()):
            client.tell(Said(table, line))

    def announce_end(self) -> None:
        """The server goes down: everybody is told when to come back."""
        LOG.info("closing", extra={"sockets": len(self.clients)})
        for client in self.clients:
            client.tell(Closing(random.randint(*_JITTER)))

    # --- presence -----------------------------------------------------------------------------

    def present(self, table: str) -> frozenset[str]:
        """The people who look at a table, here and elsewhere."""
        here = {client.id for client in self._by_table.get(table, ()) if client.id}
        there = {p for people, *_ in self._elsewhere.get(table, {}).values() for p in people}
        return frozenset(here | there)

    def _presence_changed(self, table: str) -> None:
        self._hint_presence(table)
        self._tell_presence(table)

    def heard_presence(self, process: str, table: str, others: int, people: list[str]) -> None:
        """Another process says who looks at a table through it."""
        if process == self.process:
            return
        there = self._elsewhere.setdefault(table, {})
        there[process] = (people, others, time.monotonic())
        if not people and not others:
            del there[process]
        if not there:
            del self._elsewhere[table]
        self._tell_presence(table)

    def keep_presence(self) -> None:
        """Say again who is here, and forget what processes said that are silent since."""
        for table in self._by_table:
            self._hint_presence(table)
        oldest = time.monotonic() - _SILENT
        for table, there in list(self._elsewhere.items()):
            for process in [name for name, said in there.items() if said[2] < oldest]:
                self.heard_presence(process, table, 0, [])

    def _hint_presence(self, table: str) -> None:
        people, others = self._here(table)
        self._store.hint(f"p:{self.process}:{table}:{others}:{','.join(people)}")

    def _here(self, table: str) -> tuple[list[str], int]:
        """Those who sit at a table and look at it, and how many others do."""
        live = self.tables.in_memory(table)
        seated = set(live.row.people()) if live else set()
        ids = [client.id for client in self._by_table.get(table, ())]
        # Only those who sit there are named: a hint has to be short.
        return sorted(seated.intersection(ids)), sum(person not in seated for person in ids)

    def presence(self, row: Row) -> Presence:
        """Who looks at a table now."""
        present = self.present(row.id)
        elsewhere = sum(others for _, others, _ in self._elsewhere.get(row.id, {}).values())
        return Presence(
            row.id,
            [chair.person in present for chair in row.chairs],
            self._here(row.id)[1] + elsewhere,
        )

    def _tell_presence(self, table: str) -> None:
        # Not queued: whoever comes and goes quickly must not fill the queues of all others.
        for client in self._by_table.get(table, ()):
            client.lacks(table, presence=True)


def _discard(index: dict[str, set[Client]], name: str, client: Client) -> None:
    clients = index.get(name)
    if clients is not None:
        clients.discard(client)
        if not clients:
            del index[name]


def _state_changed(before: Row, after: Row) -> bool:
    """Whether more has changed than an entry changes anyway."""
    return (
        before.status != after.status
        or before.asked != after.asked
        or before.rematch != after.rematch
        or before.owner != after.owner
        or [_sitting(chair) for chair in before.chairs]
        != [_sitting(chair) for chair in after.chairs]
    )


def _sitting(chair: object) -> tuple[object, ...]:
    return tuple(getattr(chair, name) for name in ("kind", "person", "level", "stand_in"))
