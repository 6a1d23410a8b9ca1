"""Messages between the server processes that share a database.

They are hints: any of them may be lost, and each process polls for changes as well.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.server.ids import new_id
from cosmodrome.server.logs import LOG
from cosmodrome.server.store import Store


class NewMove(Struct, frozen=True, array_like=True):
    """A move, without what it caused: that follows from the game."""

    sequence: int
    seat: int
    text: str
    at: int
    person: str | None
    key: str | None


class TableChanged(Struct, frozen=True, tag="table", omit_defaults=True):
    """A table has this version now, or was removed.

    If it was a move: the columns that have changed since the version before, and the move, so that
    others need not read them.
    """

    table: str
    version: int
    columns: dict[str, bool | int | str | None] | None = None
    move: NewMove | None = None


class TablesHeld(Struct, frozen=True, tag="held"):
    """These tables are in the memory of the sending process, or (``gone``) no longer.

    Only of these does it need to be told that they have changed.
    """

    tables: list[str]
    gone: bool = False


class ChatAdded(Struct, frozen=True, tag="chat"):
    """A line of chat was stored."""

    table: str
    line: int


class SessionsEnded(Struct, frozen=True, tag="sessions"):
    """Sessions or tokens of a person have ended: one, all but one, or all."""

    person: str
    only: str = ""
    but: str = ""


class PersonChanged(Struct, frozen=True, tag="person"):
    """What the server knows about a person has changed."""

    person: str


class PresenceChanged(Struct, frozen=True, tag="presence"):
    """Who follows a table through the sending process: seated people by id, others by number.

    PostgreSQL limits a notification to 8000 bytes, so spectators are only counted.
    """

    table: str
    people: list[str]
    others: int


class PeopleReported(Struct, frozen=True, tag="here"):
    """These people have a socket at the sending process, or (``gone``) none any more."""

    people: list[str]
    gone: bool = False


class TurnCame(Struct, frozen=True, tag="turn"):
    """It has become the turn of a person who does not follow the table."""

    person: str
    table: str
    game: str


class Challenged(Struct, frozen=True, tag="challenged"):
    """The challenges of a person, sent or received, have changed."""

    person: str


ProcessMessage = (
    TableChanged
    | TablesHeld
    | ChatAdded
    | SessionsEnded
    | PersonChanged
    | PresenceChanged
    | PeopleReported
    | TurnCame
    | Challenged
)


class Envelope(Struct, frozen=True, array_like=True):
    """Messages and the process that sent them."""

    process: str
    messages: list[ProcessMessage]


Handler = Callable[[str, ProcessMessage], None]

# Bytes of messages in one notification, which PostgreSQL limits to 8000.
_MOST_BYTES: Final = 7_500
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Envelope)


class Processes:
    """This process's line to the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # Every notification of ours begins with it.
        self._head = f'["{new_id(8)}",'
        # What is sent at the end of this round of the event loop.
        self._waiting: list[bytes] = []

    def send(self, message: ProcessMessage) -> None:
        """Tell the other processes."""
        if self._store.shared:
            if not self._waiting:
                asyncio.get_running_loop().call_soon(self._flush)
            self._waiting.append(_ENCODER.encode(message))

    def _flush(self) -> None:
        """Send all that waits, with as much in one notification as it takes."""
        waiting, self._waiting = self._waiting, []
        for messages in filled(waiting, _MOST_BYTES):
            self._store.notify(f"{self._head}[{b','.join(messages).decode()}]]")

    async def listen(self, handle: Handler) -> None:
        """Pass every message of another process on, with the sender's id, until cancelled."""

        def receive(text: str) -> None:
            # A process hears its own notifications as well.
            if text.startswith(self._head):
                return
            try:
                envelope = _DECODER.decode(text)
            except msgspec.MsgspecError:
                # From another version of the server, during an upgrade.
                LOG.warning("unknown message from another process")
                return
            for message in envelope.messages:
                handle(envelope.process, message)

        await self._store.listen(receive)


def filled(messages: Iterable[bytes], most: int) -> Iterator[list[bytes]]:
    """Messages in order, in batches that fit into ``most`` bytes; a larger message goes alone."""
    group: list[bytes] = []
    size = 0
    for message in messages:
        size += len(message) + 1
        if group and size > most:
            yield group
            group, size = [], len(message) + 1
        group.append(message)
    if group:
        yield group
