"""Puzzles, and a puzzle that is being solved."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from cosmodrome.games.phrase import Phrase
from cosmodrome.lab.lines import LineMove
from cosmodrome.server.messages.common import Notation, Request, Word
from cosmodrome.server.messages.positions import Position
from cosmodrome.server.messages.tables import Table


class ThemeCount(Struct, frozen=True):
    """A theme, and how many puzzles have it: ``verb-<verb>`` is a message of the game's texts, any
    other the message ``theme-<name>``."""

    theme: str
    puzzles: int


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game, and how I did: ``rating`` None: I have not tried any."""

    game: str
    puzzles: int
    tried: int
    solved: int
    row: int
    rating: int | None
    themes: list[ThemeCount]


class DayPuzzle(Struct, frozen=True):
    """The puzzle of the day, which is the same for everybody.

    ``share``: how many of 100 people solve it, if enough have tried. ``right``: my answer, if there
    is one. ``view`` is the position as its ``seat`` sees it.
    """

    game: str
    puzzle: str
    number: int
    rating: int
    share: int | None
    right: bool | None
    prompt: Phrase
    seat: int
    seats: int
    view: Raw


class StreakState(Struct, frozen=True):
    """Days in a row. ``week`` are the days of this week from Monday on which I did something;
    ``today`` is the place of the present one."""

    days: int
    best: int
    week: list[bool]
    today: int


class Puzzles(Struct, frozen=True):
    """The puzzles of all games that have some."""

    games: list[PuzzleGame]
    day: DayPuzzle | None
    streak: StreakState


class PuzzleOption(Struct, frozen=True):
    """An action in words, and the chance to win after it."""

    action: str
    words: Phrase
    chance: float


class PuzzleAnswer(Struct, frozen=True):
    """What is said of an answer, and only then.

    ``mine``: what I played instead of the solution; None: nothing, or it was right. ``choices``:
    the best actions, best first. ``points``: what the best two bring in this turn. ``better`` and
    ``second``: how the game could go on after them. ``change``: what my first answer did to my
    rating; ``counted``: this was it.
    """

    right: bool
    mine: str | None
    my_words: Phrase | None
    solution: list[PuzzleOption]
    choices: list[PuzzleOption]
    points: list[float]
    better: list[LineMove]
    second: list[LineMove]
    themes: list[str]
    change: int
    counted: bool


class PuzzleState(Struct, frozen=True):
    """A puzzle as I see it.

    ``part`` says where in the game it stands; ``scores`` whether its seat is ``ahead``, ``behind``
    or ``level``. ``positions``: that of the puzzle, and those after each action that was played.
    ``moves``: how many actions the solution has. ``first``: I have not answered it before.
    """

    game: str
    puzzle: str
    number: int
    day: bool
    rating: int
    my_rating: int
    row: int
    first: bool
    part: Literal["opening", "middle", "endgame"]
    scores: Literal["ahead", "behind", "level"]
    moves: int
    table: Table
    positions: list[Position]
    answer: PuzzleAnswer | None


class PuzzleAct(Request, frozen=True):
    """Answer a puzzle: all actions from its position on, or ``show`` the solution, which counts as
    wrong where nothing was answered before."""

    do: Literal["play", "show"]
    actions: Annotated[tuple[Notation, ...], Meta(max_length=10)] = ()


class PlayOn(Request, frozen=True):
    """Play on from a puzzle that I have answered, with these actions, against bots of a level."""

    actions: Annotated[tuple[Notation, ...], Meta(max_length=10)] = ()
    level: Word = "regular"
