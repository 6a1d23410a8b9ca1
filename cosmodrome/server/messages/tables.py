"""Tables: how one is opened, joined and listed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from cosmodrome.engine.chance import ChanceName
from cosmodrome.server.messages.common import (
    ChatLine,
    Delay,
    GroupId,
    Invite,
    Name,
    NoClock,
    Notation,
    Order,
    Pace,
    PersonRef,
    Request,
    SeatNumber,
    Sequence,
    StandIn,
    Status,
    Visibility,
    Word,
)


class SeatRequest(Request, frozen=True):
    """Who gets a seat. A bot has a level. ``hot``: a player at the owner's own screen, who may
    have a name of their own."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Request, frozen=True):
    """Open a table with these seats; ``options`` are those that are switched on.

    ``order``: whether the order of play is drawn when the game starts, or is that of ``seats``.
    ``delay``: by how many moves people without a seat see the game later; None: by a round where
    hands are hidden and the game is rated, else not at all.
    ``group``: whose members may see it, with the visibility ``group``.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    pace: Pace = NoClock()
    visibility: Visibility = "invite"
    rated: bool = False
    hints: bool = True
    spectator_chat: bool = True
    stand_in: Word = "regular"
    order: Order = "random"
    delay: Delay | None = None
    group: GroupId | None = None


class JoinTable(Request, frozen=True):
    """Take this seat, or the first open one. Private tables need the invitation."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class StartFrom(Request, frozen=True):
    """Play on from a step of a finished game, with bots in the other seats."""

    step: Sequence
    seat: SeatNumber = 0
    level: Word = "regular"


class NewPosition(Request, frozen=True):
    """Play from a position that I have set up, with bots in the other seats. ``position`` has the
    fields that docs/records.md describes."""

    game: Word
    seats: SeatNumber
    position: dict[str, Any]
    options: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    seat: SeatNumber = 0
    level: Word = "regular"


class OtherMoves(Request, frozen=True):
    """Other actions from a step of a finished game on, to be looked at by a seat."""

    step: Sequence
    actions: Annotated[list[Notation], Meta(max_length=16)]
    seat: SeatNumber | None = None


class NewRecord(Request, frozen=True):
    """A record in its text or JSON form, to be stored and replayed here."""

    text: Annotated[str, Meta(min_length=1, max_length=500_000)]


class Seat(Struct, frozen=True):
    """A seat. ``stand_in`` says why a bot plays for the person, if one does; ``name`` is that of
    a player at the person's screen."""

    kind: Literal["open", "person", "bot"]
    person: PersonRef | None
    level: str | None
    stand_in: StandIn | None
    mine: bool
    present: bool
    name: str | None


class UndoRequest(Struct, frozen=True):
    """A request to undo an action that its seat may not undo alone."""

    seat: int
    sequence: int
    agreed: list[int]
    awaited: list[int]


class Result(Struct, frozen=True):
    """The result of a seat. Of its ``actions`` a bot played ``bot_actions`` for the person.

    Games that ended with an earlier version do not say how many actions there were: 0.
    """

    seat: int
    score: int
    place: int
    bot_actions: int = 0
    actions: int = 0


class Table(Struct, frozen=True):
    """A table as its viewer may see it. ``invite`` is for its owner and those who have a seat.

    ``commitment`` is the SHA-256 of the seed written as a decimal number; ``seed`` is given
    when the game is over; ``chance`` says how draws follow from it.
    ``version`` increases with every change, ``sequence`` with every entry.
    ``claim_at`` is when the viewer may go on without the player to move, where there is no clock.
    With the ``order`` random, ``drawn`` says, once the game has started, which place of the list
    each seat had before; it follows from the seed. ``tournament``: the one it belongs to.
    ``delay``: by how many moves people without a seat see the game later, while it runs.
    ``group``: the one whose members may see it.
    ``set_up``: the game began with a position in place of a deal.
    """

    id: str
    game: str
    status: Status
    version: int
    sequence: int
    to_move: int | None
    seats: list[Seat]
    my_seats: list[int]
    your_turn: bool
    owner: PersonRef
    options: list[str]
    pace: Pace
    visibility: Visibility
    rated: bool
    hints: bool
    spectator_chat: bool
    stand_in: str
    invite: str | None
    commitment: str
    chance: ChanceName
    seed: str | None
    undo: UndoRequest | None
    results: list[Result] | None
    branched_from: str | None
    rematch: str | None
    created: int
    changed: int
    finished: int | None
    claim_at: int | None
    order: Order
    drawn: list[int] | None
    tournament: str | None
    delay: int
    group: str | None
    set_up: bool = False


class Tables(Struct, frozen=True):
    """A page of tables; ``next`` is the ``before`` of the following page."""

    tables: list[Table]
    next: int | None


class WatchSeat(Struct, frozen=True):
    """What is interesting of a seat: its established rating, and the score that everybody knows."""

    rating: int | None
    score: int | None
    clock: int | None


class Watchable(Struct, frozen=True):
    """A running game that is worth watching. ``at`` is when the clocks stood like this; ``lead``
    is by how many points the first is before the second, if that is known."""

    table: Table
    seats: list[WatchSeat]
    watchers: int
    lead: int | None
    at: int
    tournament: str | None


class Watchables(Struct, frozen=True):
    """Running games, the most interesting first; and how many there are in all."""

    games: list[Watchable]
    running: int


class Chat(Struct, frozen=True):
    """Lines of chat, oldest first."""

    table: str
    lines: list[ChatLine]


class RecordFile(Struct, frozen=True):
    """The record of a finished game, in its text form."""

    table: str
    commitment: str
    text: str
