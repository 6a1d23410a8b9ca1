"""What players do at a table, over HTTP and over the socket."""

from msgspec import Struct

from cosmodrome.server.messages.common import ChatText, Key, Notation, Request, Sequence


class PlayAct(Request, frozen=True):
    """Play an action. ``seen``: the newest sequence number seen; ``key``: idempotency key."""

    action: Notation
    seen: Sequence
    key: Key


class UndoAct(Request, frozen=True):
    """Undo my own last action, or (``ask``) ask everybody to agree to undo the last one.

    Alone with bots, what they answered is undone with it.
    """

    seen: Sequence
    key: Key
    ask: bool = False


class AnswerAct(Request, frozen=True):
    """Answer a request to undo at this sequence number."""

    seen: Sequence
    agree: bool


class ChatAct(Request, frozen=True):
    """Say something."""

    text: ChatText
    key: Key


class Done(Struct, frozen=True, tag="done"):
    """The act is on disk. ``sequence`` is the number of the entry (or of the line of chat)."""

    table: str
    key: str
    sequence: int
