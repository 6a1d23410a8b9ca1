"""The school: its lessons, and a lesson that is being worked through."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cosmodrome.server.messages.common import Notation, Request, Sequence, Word
from cosmodrome.server.messages.positions import Position
from cosmodrome.server.messages.tables import Table

Actions = Annotated[tuple[Notation, ...], Meta(max_length=30)]


class LessonInfo(Struct, frozen=True):
    """A lesson and how far I am: ``stop`` of its ``stops`` (0: not begun), and whether it was ever
    ``done``. ``parts`` are the parts of the rules that it explains."""

    name: str
    minutes: int
    stops: int
    parts: list[int]
    stop: int
    done: bool


class SchoolGame(Struct, frozen=True):
    """The lessons of a game. The one called ``first`` is its guided first game."""

    game: str
    lessons: list[LessonInfo]


class School(Struct, frozen=True):
    """The lessons of all games that have some; texts in ``/text/<game>/school/<language>.ftl``."""

    games: list[SchoolGame]


class BubbleText(Struct, frozen=True):
    """What the guide says: a message of the school's texts, and what it lights up.

    A light is an action, or ``@`` and a place of the board. ``expected`` is the move that the
    guide suggests, ``following`` those after it; None: there is only something to read. A
    ``happy`` bubble praises.
    """

    say: str
    light: list[str]
    expected: str | None
    following: list[str]
    happy: bool


class ReactionText(Struct, frozen=True):
    """The answer to an action that is legal but not expected; ``say`` None: nothing special."""

    action: str
    say: str | None
    light: list[str]


class LessonState(Struct, frozen=True):
    """A lesson as I see it now.

    ``plan`` are the messages of its stops, of which ``stop`` is the present one, from 1.
    ``positions`` are those since the last answer, of which the last is the present one.
    ``entries`` counts what I did; it is sent back as ``seen``. ``reaction``: nothing was played,
    because an action is not the expected one. ``over``: the last bubble is shown.
    """

    game: str
    lesson: str
    minutes: int
    table: Table
    plan: list[str]
    stop: int
    entries: int
    bubble: BubbleText
    reaction: ReactionText | None
    positions: list[Position]
    over: bool


class LessonAct(Request, frozen=True):
    """Go on with a lesson: play ``actions``, read on (``next``), have the guide play (``skip``),
    take the last move back (``back``) or begin anew (``again``)."""

    do: Literal["play", "next", "skip", "back", "again"]
    seen: Sequence
    actions: Actions = ()


class LeaveScript(Request, frozen=True):
    """Play on freely from where the lesson is, beginning with these actions of mine, against bots
    of a level."""

    actions: Actions = ()
    level: Word = "novice"
