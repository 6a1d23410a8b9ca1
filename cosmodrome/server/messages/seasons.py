"""Seasons, ladders and marks."""

from typing import Annotated

from litestar.params import QueryParameter
from msgspec import Struct

from cosmodrome.server.messages.common import PersonRef

# A month, as 2026-11.
Season = Annotated[str | None, QueryParameter(pattern=r"^\d{4}-(0[1-9]|1[0-2])$")]


class RatingPoint(Struct, frozen=True):
    """A rating after a rated game, the one with the number ``games``."""

    at: int
    rating: int
    deviation: int
    games: int


class RatingCourse(Struct, frozen=True):
    """How the rating of a person in a game has changed, oldest first."""

    game: str
    person: PersonRef
    points: list[RatingPoint]


class Standing(Struct, frozen=True):
    """Where a person stands in a game.

    ``rating``, ``deviation`` and ``place`` are None before the person has played ``needed`` rated
    games. ``change`` is that of the rating in this season. ``played`` and ``won`` count all public
    games.
    """

    game: str
    rated: int
    needed: int
    played: int
    won: int
    rating: int | None
    deviation: int | None
    place: int | None
    of: int | None
    change: int | None


class Medal(Struct, frozen=True):
    """One of the first three places of a past season."""

    season: str
    game: str
    place: int
    rating: int


class SeasonLine(Struct, frozen=True):
    """A line of a table of honour. Equal places are shared."""

    place: int
    person: PersonRef
    rating: int
    deviation: int
    games: int


class SeasonTable(Struct, frozen=True):
    """The table of honour of a game in a season, which is a month in UTC.

    ``needed``: how many rated games somebody must have finished in the season to be in it.
    ``seasons``: all that there are, newest first. ``games``: how many rated games I have finished
    in a season that is not over.
    """

    game: str
    season: str
    begins: int
    ends: int
    over: bool
    needed: int
    lines: list[SeasonLine]
    seasons: list[str]
    games: int | None


class SeasonLeaders(Struct, frozen=True):
    """Who leads in each game this season; games without anybody are left out."""

    season: str
    ends: int
    leaders: dict[str, SeasonLine]


class MarkState(Struct, frozen=True):
    """A mark of a game (its words are ``mark-<mark>``): won ``at``, or ``progress`` of ``goal``.

    ``table`` is the game in which it was won, if everybody may see it.
    """

    game: str
    mark: str
    goal: int
    progress: int
    at: int | None
    table: str | None
