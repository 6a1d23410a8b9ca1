"""The socket: what a client sends and what the server sends."""

from msgspec import Struct

from cosmodrome.server.messages.acts import AnswerAct, ChatAct, Done, PlayAct, UndoAct
from cosmodrome.server.messages.common import (
    ChatLine,
    Invite,
    PersonRef,
    Problem,
    Request,
    SeatNumber,
    Sequence,
    TableId,
)
from cosmodrome.server.messages.positions import Position
from cosmodrome.server.messages.tables import Table


class Watch(Request, frozen=True, tag="watch"):
    """Follow a table. ``seen``: the last sequence number that the client has, if any.

    ``spectator``: show what people without a seat see, even if I have one, as on a big screen.
    A client that draws the view may do without the position in words: nearly half of a message.
    """

    table: TableId
    seen: Sequence | None = None
    seat: SeatNumber | None = None
    invite: Invite | None = None
    spectator: bool = False
    read_out: bool = True


class Unwatch(Request, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: TableId


class WatchTournament(Request, frozen=True, tag="watch-tournament"):
    """Be told when a tournament changes. Private ones need the invitation."""

    tournament: TableId
    invite: Invite | None = None


class UnwatchTournament(Request, frozen=True, tag="unwatch-tournament"):
    """Stop being told."""

    tournament: TableId


class Play(PlayAct, frozen=True, tag="play", kw_only=True):
    """Play an action at a table."""

    table: TableId


class Undo(UndoAct, frozen=True, tag="undo", kw_only=True):
    """Undo, or ask for it, at a table."""

    table: TableId


class AnswerUndo(AnswerAct, frozen=True, tag="answer-undo", kw_only=True):
    """Answer a request to undo at a table."""

    table: TableId


class Say(ChatAct, frozen=True, tag="say", kw_only=True):
    """Say something at a table."""

    table: TableId


class Ping(Request, frozen=True, tag="ping"):
    """Check that the connection is alive."""


FromClient = (
    Watch | Unwatch | WatchTournament | UnwatchTournament | Play | Undo | AnswerUndo | Say | Ping
)


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message. ``me`` is None for a client that is not signed in.

    ``by_table``: tables are divided between processes by the address of the socket. A client that
    follows a table should open it as ``/api/socket?table=ID``: everything works without that, and
    costs the server more.
    """

    me: PersonRef | None
    version: str
    now: int
    by_table: bool


class TableChanged(Struct, frozen=True, tag="table"):
    """The current state of a table that this client follows."""

    table: Table


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing was done. The current position follows if the client follows the table."""

    problem: Problem
    table: str | None
    key: str | None


class Said(Struct, frozen=True, tag="said"):
    """A new line of chat."""

    table: str
    line: ChatLine


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats follow the table now; ``spectators`` counts connections without a seat."""

    table: str
    seats: list[bool]
    spectators: int


class YourTurn(Struct, frozen=True, tag="your-turn"):
    """It is the person's turn at a table that none of their clients follows. Sent once a turn."""

    table: str
    game: str


class ChallengesChanged(Struct, frozen=True, tag="challenges"):
    """Somebody challenges me, or a challenge of mine was withdrawn or answered: ask for them."""


class Gone(Struct, frozen=True, tag="gone"):
    """The table does not exist any more."""

    table: str


class TournamentChanged(Struct, frozen=True, tag="tournament"):
    """A tournament that this client follows, or one of its tables, has changed."""

    tournament: str


class Closing(Struct, frozen=True, tag="closing"):
    """The server restarts. Reconnect after ``wait`` milliseconds, which differ by client."""

    wait: int


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""

    now: int


ToClient = (
    Welcome
    | TableChanged
    | Position
    | Done
    | Refused
    | Said
    | Presence
    | YourTurn
    | ChallengesChanged
    | Gone
    | TournamentChanged
    | Closing
    | Pong
)
