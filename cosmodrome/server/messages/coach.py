"""The coach: the moments of a game that mattered, and what a person does well and badly."""

from typing import Literal

from msgspec import Raw, Struct

from cosmodrome.lab.coach import KeyMoment


class CoachMoment(Struct, frozen=True):
    """A decision that mattered, with what its seat saw before and after it."""

    moment: KeyMoment
    before: Raw
    after: Raw


class Coaching(Struct, frozen=True):
    """What the coach says about a finished game to one seat, once its analysis is ``done``."""

    table: str
    game: str
    seat: int
    status: Literal["none", "waiting", "done", "failed"]
    moments: list[CoachMoment]


class SkillReport(Struct, frozen=True):
    """How a person answers one kind of question, ``phase``. ``gain`` is the chance to win that
    each decision gains on a regular bot, or loses; None: too few decisions to tell."""

    phase: str
    decisions: int
    gain: float | None


class CoachReport(Struct, frozen=True):
    """What a person does well and badly in a game: over the ``analysed`` ones of the last
    ``games`` games. ``latest`` is the newest analysed one, ``waiting`` are those without an
    analysis, newest first. ``lesson`` helps with what goes worst."""

    game: str
    games: int
    analysed: int
    latest: str | None
    waiting: list[str]
    skills: list[SkillReport]
    lesson: str | None
