"""Tournaments: how one is made, entered and shown."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cosmodrome.server.messages.common import (
    ByTurns,
    Delay,
    GroupId,
    Invite,
    Live,
    Name,
    PersonRef,
    Request,
    Status,
    Word,
)
from cosmodrome.tournaments.pairing import Leftover
from cosmodrome.tournaments.standings import Format, Key

TournamentStatus = Literal["planned", "running", "finished", "cancelled"]
# In: has entered. Here: takes part in the next round. Waiting: for a place. Absent: did not say
# "I am here", or did not move in a whole game.
EntrantState = Literal["in", "here", "waiting", "paused", "withdrawn", "absent"]
Moment = Annotated[int, Meta(ge=0, le=2**53)]


class BotEntrants(Request, frozen=True):
    """A number of bots of one level that take part from the start."""

    level: Word
    count: Annotated[int, Meta(ge=1, le=64)]


class NewTournament(Request, frozen=True):
    """Plan a tournament that starts at a time, in milliseconds since 1970.

    ``rounds`` is for a Swiss, ``minutes`` for an arena. ``late``: the last round in which
    somebody may enter. ``break_seconds``: between the end of a round and the next one.
    ``check_in``: people must say that they are here in the last minutes before the start.
    ``leftover`` says what happens if players do not fill their tables; ``level`` is that of bots
    that fill tables and stand in. ``delay``: by how many moves people without a seat see the
    games later; None: by a round where hands are hidden. ``group``: whose members may see it, with
    the visibility ``group``.
    """

    name: Name
    game: Word
    format: Format
    seats: Annotated[int, Meta(ge=2, le=6)]
    starts: Moment
    options: Annotated[list[Word], Meta(max_length=32)] = field(default_factory=list)
    pace: Live | ByTurns = Live(600, 10)
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    places: Annotated[int, Meta(ge=2, le=128)] = 64
    late: Annotated[int, Meta(ge=0, le=20)] = 0
    break_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 60
    check_in: bool = True
    rated: bool = False
    visibility: Literal["open", "invite", "group"] = "open"
    leftover: Leftover = "rest"
    level: Word = "casual"
    bots: Annotated[list[BotEntrants], Meta(max_length=6)] = field(default_factory=list)
    delay: Delay | None = None
    group: GroupId | None = None


class Enter(Request, frozen=True):
    """Enter a tournament. Private ones need the invitation."""

    invite: Invite | None = None


class TournamentSummary(Struct, frozen=True):
    """A tournament in a list. ``players`` counts those who take part or have entered, bots
    included; ``due`` is when the next round begins, if that is known."""

    id: str
    plan: NewTournament
    owner: PersonRef | None
    status: TournamentStatus
    round: int
    rounds: int
    players: int
    bots: int
    waiting: int
    due: int | None
    began: int | None
    finished: int | None
    mine: bool


class Tournaments(Struct, frozen=True):
    """Tournaments: running ones, those to come, and the last ones that have ended."""

    tournaments: list[TournamentSummary]


class Entrant(Struct, frozen=True):
    """Somebody who has entered: a person, or a bot of a level with a star's name."""

    number: int
    person: PersonRef | None
    name: str
    level: str | None
    state: EntrantState


class GameLine(Struct, frozen=True):
    """One game of an entrant. ``table`` is None for a rest; ``place`` for a rest or a forfeit."""

    round: int
    table: int | None
    place: int | None
    points: float


class Decided(Struct, frozen=True):
    """What decides between an entrant and a neighbour; ``key`` None: nothing, they are equal.
    ``equal`` was compared before."""

    other: int
    key: Key | None
    mine: float
    theirs: float
    equal: list[Key]


class StandingRow(Struct, frozen=True):
    """Where an entrant stands, and why. ``games`` counts games and rests; ``lines`` has all of
    them, in an arena the last six. ``same``: how many have as many points; ``above`` and
    ``below``: what decides between this entrant and the neighbours."""

    entrant: int
    place: int
    points: float
    rivals: float
    wins: float
    margin: float
    streak: int
    games: int
    lines: list[GameLine]
    same: int
    above: Decided | None
    below: Decided | None


class TournamentSeat(Struct, frozen=True):
    """A seat at a table: its entrant (None: a bot that fills the table). ``clock`` is the time
    left in milliseconds; ``forfeit``: a bot played for the person, who gets no points."""

    entrant: int | None
    place: int | None
    score: int | None
    clock: int | None
    present: bool
    forfeit: bool


class TournamentTable(Struct, frozen=True):
    """A table of a round. ``at``: when it was looked at and its clocks were read; ``ruled``: the
    result was set by the operator."""

    round: int
    number: int
    table: str
    invite: str | None
    status: Status
    seats: list[TournamentSeat]
    to_move: int | None
    sequence: int
    began: int
    finished: int | None
    at: int
    ruled: bool


class TournamentRound(Struct, frozen=True):
    """A round: when it began, who had no table, how many tables it has, and how many of them are
    over."""

    number: int
    began: int
    rests: list[int]
    tables: int
    over: int


class Tournament(Struct, frozen=True):
    """A tournament as its viewer may see it. ``me`` is the viewer's entrant.

    ``tables`` are those that are not over, in a knock-out and a round robin all; the others are
    asked for by round. ``stamp`` and ``at`` say what was seen, to be asked for news.

    ``commitment`` is the SHA-256 of the seed written as a decimal number; ``seed``, from which
    all draws follow, is given once the tournament has started. ``organiser``: the viewer may
    start and cancel it. ``ends`` is for an arena.
    """

    about: TournamentSummary
    entrants: list[Entrant]
    standings: list[StandingRow]
    rounds: list[TournamentRound]
    tables: list[TournamentTable]
    me: int | None
    organiser: bool
    invite: str | None
    commitment: str
    seed: str | None
    ends: int | None
    here_from: int | None
    stamp: str
    at: int


class TournamentNews(Struct, frozen=True):
    """What has changed in a tournament: all of it, or some of its ``tables``."""

    tournament: Tournament | None
    tables: list[TournamentTable]
    at: int


class TournamentTables(Struct, frozen=True):
    """Tables of a round that are over; in an arena newest first."""

    tables: list[TournamentTable]
