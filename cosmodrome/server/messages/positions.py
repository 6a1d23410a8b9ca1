"""Positions of a table: what a seat sees, may do and did; replays, hints and analyses."""

from typing import Literal

from msgspec import Raw, Struct

from cosmodrome.engine.fields import Revealed
from cosmodrome.games.ending import Ending
from cosmodrome.games.phrase import Phrase
from cosmodrome.lab.lines import LineMove


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
    empty unless ``seat`` is to move; ``read_out`` is empty for a client that does without it.
    ``scores`` are those that the viewer may know; ``places``
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
