"""Every message between the server and its clients, over HTTP and over the socket.

The code, the OpenAPI document and the page use the same types. Times are milliseconds since
1970; seats count from 0; sentences are message ids with arguments.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cosmodrome.engine.chance import ChanceName
from cosmodrome.engine.fields import Revealed
from cosmodrome.games.ending import Ending
from cosmodrome.games.phrase import Phrase
from cosmodrome.lab.lines import LineMove

# --- shared pieces ------------------------------------------------------------------

Language = Literal["en", "ru", "fr"]
Status = Literal["open", "running", "finished"]
Visibility = Literal["open", "invite", "solo"]
StandIn = Literal["left", "clock", "resigned"]
Order = Literal["random", "listed"]

# What a personal token allows: to look, or to play as well.
TokenScope = Literal["read", "play"]
ReportKind = Literal["insults", "spam", "cheating", "name", "other"]
Act = Literal["warn", "mute", "kick", "ban", "close", "unmute", "unban", "grant", "revoke"]

# PostgreSQL cannot store the character NUL.
_NO_NUL = "^[^\\x00]*$"

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_NO_NUL)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern=_NO_NUL)]
Invite = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=_NO_NUL)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=_NO_NUL)]
Notation = Annotated[str, Meta(min_length=1, max_length=80, pattern=_NO_NUL)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=_NO_NUL)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Problem(Struct, frozen=True):
    """Why a request was refused. The sentence is the message ``error-<code>``."""

    code: str
    args: dict[str, int | str] = {}


class PersonRef(Struct, frozen=True):
    """A person as others see them. A deleted account has an empty name."""

    id: str
    name: str
    guest: bool


class ChatLine(Struct, frozen=True):
    """A line of chat. ``text`` is user input: never treat it as markup."""

    id: int
    person: PersonRef
    text: str
    at: int


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Live play: a bank of seconds for each seat, and an increment after every turn."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class ByTurns(Struct, frozen=True, tag="turns", forbid_unknown_fields=True):
    """Play by turns: a number of hours for each turn."""

    hours: Annotated[int, Meta(ge=1, le=720)]


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """No time limit."""


Pace = Live | ByTurns | NoClock


# --- people -------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The person who sends the request. A guest has no password yet."""

    id: str
    name: str
    language: Language
    guest: bool
    created: int
    moderator: bool = False
    # When the name may be changed again; None: now.
    rename_after: int | None = None
    # Only in the answer that makes an account out of a guest.
    recovery_codes: list[str] | None = None


class SignedIn(Struct, frozen=True):
    """Who is signed in here; None: nobody."""

    me: Me | None


class NewGuest(Request, frozen=True):
    """Start as a guest."""

    name: Name
    language: Language = "en"


class SignIn(Request, frozen=True):
    """Sign in with name and password."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangeMe(Request, frozen=True):
    """Change name or language."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class SetPassword(Request, frozen=True):
    """Set a password. ``current`` is required if there is one already."""

    password: Password
    current: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Request, frozen=True):
    """Delete the account. The password is required if there is one."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class Recover(Request, frozen=True):
    """Set a new password with a recovery code, which is used up."""

    name: Name
    code: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class RenewCodes(Request, frozen=True):
    """Make new recovery codes; the password shows that it is really me."""

    password: Annotated[str, Meta(max_length=200)]


class RecoveryCodes(Struct, frozen=True):
    """How many recovery codes are left; the codes themselves only when they are made."""

    left: int
    codes: list[str] | None = None


class NewToken(Request, frozen=True):
    """A personal token for a program, with a label to recognize it."""

    label: Name
    scope: TokenScope = "play"


class Token(Struct, frozen=True):
    """A personal token. Its secret is shown only when it is created."""

    id: str
    label: str
    scope: TokenScope
    created: int
    used: int | None
    secret: str | None = None


class Session(Struct, frozen=True):
    """A browser that is signed in. ``this``: the one that asks."""

    id: str
    browser: str
    system: str
    created: int
    used: int
    this: bool


class Block(Request, frozen=True):
    """A person to be blocked."""

    person: PersonId


class Notice(Struct, frozen=True):
    """What the moderators have told me. ``until``: when it ends, if it lasts for a time."""

    id: int
    act: Act
    reason: str
    at: int
    until: int | None


# --- moderation ---------------------------------------------------------------------


class NewReport(Request, frozen=True):
    """Tell the moderators about a person, or about a line of chat at a table I can see."""

    person: PersonId
    kind: ReportKind
    words: Annotated[str, Meta(max_length=500, pattern=_NO_NUL)] = ""
    table: TableId | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    invite: Invite | None = None


class Report(Struct, frozen=True):
    """One person's report about another."""

    id: str
    by: PersonRef
    kind: ReportKind
    words: str
    table: str | None
    line: int | None
    text: str | None
    at: int


class Reported(Struct, frozen=True):
    """A person with the open reports about them, the newest first."""

    person: PersonRef
    reports: list[Report]


class EvidenceLine(Struct, frozen=True):
    """A line of chat at the table of a report. ``flagged``: it was reported."""

    line: ChatLine
    table: str
    flagged: bool


class LogEntry(Struct, frozen=True):
    """What a moderator has done. Without a name, the operator did it on the command line."""

    id: int
    at: int
    by: PersonRef
    person: PersonRef
    act: Act
    reason: str
    until: int | None


class Case(Struct, frozen=True):
    """What speaks for and against a person: reports, lines, figures, earlier measures.

    ``muted`` and ``banned`` say until when; 0: not at all. ``alike`` are accounts whose names
    look the same.
    """

    person: PersonRef
    created: int
    moderator: bool
    games: int
    left: int
    blocked_by: int
    muted: int
    banned: int
    alike: list[PersonRef]
    reports: list[Report]
    lines: list[EvidenceLine]
    log: list[LogEntry]


class InForce(Struct, frozen=True):
    """A mute or a ban that has not ended."""

    person: PersonRef
    act: Literal["mute", "ban"]
    until: int


class Measure(Request, frozen=True):
    """What a moderator does about a person. ``hours``: for how long; None: until lifted."""

    act: Act
    reason: Annotated[str, Meta(min_length=1, max_length=300, pattern=_NO_NUL)]
    hours: Annotated[int, Meta(ge=1, le=8_784)] | None = None
    table: TableId | None = None


class Kick(Request, frozen=True):
    """Send away the person in this seat."""

    seat: SeatNumber


class Rating(Struct, frozen=True):
    """A rating in one game: OpenSkill's mean and deviation; ``shown`` is the number to sort by."""

    game: str
    person: PersonRef
    mu: float
    sigma: float
    shown: float
    games: int


class Ratings(Struct, frozen=True):
    """The leaderboard of a game."""

    game: str
    ratings: list[Rating]


class Played(Struct, frozen=True):
    """A finished game in a person's history."""

    table: str
    game: str
    finished: int
    rated: bool
    seat: int
    seats: int
    score: int
    place: int


class Profile(Struct, frozen=True):
    """The public profile of a person."""

    person: PersonRef
    created: int
    ratings: list[Rating]
    history: list[Played]


# --- games --------------------------------------------------------------------------


class GameOption(Struct, frozen=True):
    """An option of a game; ``needs`` names one that must be on too, or is empty."""

    name: str
    needs: str


class GameInfo(Struct, frozen=True):
    """A game. Its texts are in ``/text/<game>/<language>.ftl``. ``lessons`` are the parts of the
    rules that ``/api/games/<game>/example?part=`` can show."""

    name: str
    rules: int
    data: str
    least_seats: int
    most_seats: int
    options: list[GameOption]
    verbs: list[str]
    previews: bool
    lessons: list[int]
    # How long a game takes people, from and to, and how hard it is, from 1 to 3.
    minutes: tuple[int, int]
    weight: int


class Sheet(Struct, frozen=True):
    """One CSV file of printed values; the column ``source`` says where a value comes from. Its
    title is the message ``sheet-<name>``."""

    name: str
    columns: list[str]
    rows: list[list[str]]


class Sheets(Struct, frozen=True):
    """The printed values of a game."""

    game: str
    sheets: list[Sheet]


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    now: int


# --- tables -------------------------------------------------------------------------


class SeatRequest(Request, frozen=True):
    """Who gets a seat. A bot has a level. ``hot``: a player at the owner's own screen, who may
    have a name of their own."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Word | None = None
    name: Name | None = None


class NewTable(Request, frozen=True):
    """Open a table with these seats; ``options`` are those that are switched on.

    ``order``: whether the order of play is drawn when the game starts, or is that of ``seats``.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Annotated[list[Word], Meta(max_length=32)] = []
    pace: Pace = NoClock()
    visibility: Visibility = "invite"
    rated: bool = False
    hints: bool = True
    spectator_chat: bool = True
    stand_in: Word = "regular"
    order: Order = "random"


class JoinTable(Request, frozen=True):
    """Take this seat, or the first open one. Private tables need the invitation."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class StartFrom(Request, frozen=True):
    """Play on from a step of a finished game, with bots in the other seats."""

    step: Sequence
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
    each seat had before; it follows from the seed.
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


class Tables(Struct, frozen=True):
    """A page of tables; ``next`` is the ``before`` of the following page."""

    tables: list[Table]
    next: int | None


# --- positions ----------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A legal action: its notation, its verb (message ``verb-<verb>``) and its words."""

    action: str
    verb: str
    words: Phrase


class EventLine(Struct, frozen=True):
    """An event with the facts that this viewer may know, and its log line."""

    kind: str
    facts: dict[str, int | str]
    words: Phrase


class Step(Struct, frozen=True):
    """An entry of the record as this viewer may see it, and what it caused.

    ``action`` is notation (with ``?`` for a secret of others), ``undo`` or ``undo agreed``.
    ``scores`` are those after it, by seat, as far as the viewer may know them.
    """

    sequence: int
    seat: int
    action: str
    bot: bool
    at: int
    events: list[EventLine]
    scores: list[int]


class UndoState(Struct, frozen=True):
    """Whether the viewer may undo without asking; if not, why (``error-cannot-undo``)."""

    possible: bool
    why: Literal["", "nothing", "other-seat", "revealed", "over"]


class Clocks(Struct, frozen=True):
    """Milliseconds left by seat at ``now``; ``running`` is the seat whose clock runs."""

    now: int
    left: list[int]
    running: int | None


class Position(Struct, frozen=True, tag="position"):
    """Everything that one viewer needs at one sequence number.

    ``seat`` is whose view this is (None: a spectator's). ``steps`` are the entries since the
    viewer's last position; if ``fresh`` is true they are only the newest ones. ``legal`` is
    empty unless ``seat`` is to move. ``scores`` are those that the viewer may know; ``places``
    and ``ending`` are given at the end. ``secrets``: some seat sees what others must not see;
    otherwise players who share a screen need not look away.
    """

    table: str
    sequence: int
    seat: int | None
    view: Raw
    to_move: int | None
    legal: list[Choice]
    prompt: Phrase
    read_out: list[Phrase]
    undo: UndoState
    scores: list[int] | None
    places: list[int] | None
    ending: Ending | None
    clocks: Clocks | None
    fresh: bool
    steps: list[Step]
    secrets: bool


class Journal(Struct, frozen=True):
    """The entries of a table as this viewer may see them, oldest first."""

    table: str
    sequence: int
    steps: list[Step]


class Replay(Struct, frozen=True):
    """The first line of a replay: whose view it is, and how many actions stand.

    ``steps`` + 1 lines follow, each a Moment: the start, and the position after each action.
    """

    table: str
    game: str
    seat: int | None
    steps: int


class Moment(Struct, frozen=True):
    """A position of the past, after ``step`` of the actions that stand.

    Once the game is over, ``reveal`` shows everything, and ``hidden`` says in words what of it
    was not public. ``last`` is the action that led here.
    """

    step: int
    seat: int | None
    view: Raw
    reveal: Revealed | None
    hidden: list[Phrase] | None
    to_move: int | None
    prompt: Phrase
    read_out: list[Phrase]
    scores: list[int] | None
    last: Step | None


class Moments(Struct, frozen=True):
    """The position that other moves begin with, and the one after each that is legal."""

    table: str
    moments: list[Moment]


class Chances(Struct, frozen=True):
    """Each seat's chance to win at the start of a finished game and after each action that
    stands, at a glance: estimated without looking ahead."""

    table: str
    chances: list[list[float]]


class Preview(Struct, frozen=True):
    """What an action would do, as far as the seat to move can know."""

    table: str
    sequence: int
    action: str
    preview: Raw


class Considered(Struct, frozen=True):
    """An action that a bot considered: visits, and the mover's chance to win after it.

    ``line``: how the game could go on, beginning with it; told of the best few.
    """

    action: str
    words: Phrase
    visits: int
    value: float
    line: list[LineMove] = []


class Hint(Struct, frozen=True):
    """What a bot would do for the seat to move, and each seat's chance to win."""

    table: str
    sequence: int
    action: str
    words: Phrase
    chances: list[float]
    considered: list[Considered]


class AnalysisState(Struct, frozen=True):
    """The analysis of a finished game. While it is ``waiting``, ``analysis`` has the decisions
    that are done, or is None if none is."""

    table: str
    status: Literal["none", "waiting", "done", "failed"]
    analysis: Raw | None


class Chat(Struct, frozen=True):
    """Lines of chat, oldest first."""

    table: str
    lines: list[ChatLine]


class RecordFile(Struct, frozen=True):
    """The record of a finished game, in its text form."""

    table: str
    commitment: str
    text: str


# --- acts at a table, over HTTP and over the socket -------------------------------------


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


# --- the socket: what a client sends ----------------------------------------------------


class Watch(Request, frozen=True, tag="watch"):
    """Follow a table. ``seen``: the last sequence number that the client has, if any."""

    table: TableId
    seen: Sequence | None = None
    seat: SeatNumber | None = None
    invite: Invite | None = None


class Unwatch(Request, frozen=True, tag="unwatch"):
    """Stop following a table."""

    table: TableId


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


FromClient = Watch | Unwatch | Play | Undo | AnswerUndo | Say | Ping


# --- the socket: what the server sends --------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message. ``me`` is None for a client that is not signed in."""

    me: PersonRef | None
    version: str
    now: int


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


class Gone(Struct, frozen=True, tag="gone"):
    """The table does not exist any more."""

    table: str


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
    | Gone
    | Closing
    | Pong
)
