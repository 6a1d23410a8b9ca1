"""Seasons: calendar months in UTC, each with a table of honour for each game.

People with enough rated games in a season are ranked by their rating after the last of them.
The number of games breaks ties between equal ratings; people equal in both share a place.
The table of a season that is over is written down once and never changes.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, and_, func, insert, select, update

from cosmodrome.server.messages.seasons import Medal
from cosmodrome.server.ratings import number
from cosmodrome.server.schema import HONOURS, PEOPLE, RATING_HISTORY, SHARED
from cosmodrome.server.shared_values import shared_value

# How many rated games a season takes.
NEEDED: Final = 5
# The lines of a table of honour that are kept.
KEPT: Final = 100
_OPEN: Final = "season-open"
# Milliseconds after the end of a season before it is closed: games that ended in its last moment
# are still being written, and clocks of several processes differ.
_GRACE: Final = 300_000


class Line(NamedTuple):
    """A line of a table of honour."""

    place: int
    person: str
    sigma: float
    shown: float
    games: int


def season_of(at: int) -> str:
    """The season of a time in milliseconds.

    >>> season_of(1_793_491_200_000)
    '2026-11'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def span(season: str) -> tuple[int, int]:
    """When a season begins, and when the next one does, in milliseconds.

    >>> span("2026-12")
    (1796083200000, 1798761600000)
    """
    return _begin(season), _begin(following(season))


def following(season: str) -> str:
    """The next season.

    >>> following("2026-12")
    '2027-01'
    """
    year, month = map(int, season.split("-"))
    return f"{year + month // 12:04}-{month % 12 + 1:02}"


def _begin(season: str) -> int:
    year, month = map(int, season.split("-"))
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp() * 1000)


# --- a season that runs -------------------------------------------------------------------------


def standing(connection: Connection, game: str, season: str, bots: bool) -> list[Line]:
    """The table of honour as it is now, from the history of ratings."""
    ended = _last_in_season(connection, game, season, bots)
    return _ranked([row for row in ended if row.played >= NEEDED])


def games_of(connection: Connection, game: str, season: str, person: str) -> int:
    """How many rated games a person has finished in a season."""
    begins, ends = span(season)
    mine = (RATING_HISTORY.c.game == game) & (RATING_HISTORY.c.person == person)
    query = select(func.count()).where(mine, RATING_HISTORY.c.at.between(begins, ends - 1))
    return connection.execute(query).scalar_one()


def _last_in_season(
    connection: Connection, game: str, season: str, bots: bool
) -> Sequence[Row[Any]]:
    """Each player's last rating of the season, with the number of games played in it."""
    begins, ends = span(season)
    history = RATING_HISTORY
    within = (history.c.game == game) & history.c.at.between(begins, ends - 1)
    last = (
        select(
            history.c.person,
            func.max(history.c.games).label("games"),
            func.count().label("played"),
        )
        .where(within)
        .group_by(history.c.person)
        .subquery()
    )
    of_whom = PEOPLE.c.bot_of.is_not(None) if bots else PEOPLE.c.bot_of.is_(None)
    query = (
        select(history, last.c.played)
        .join(last, and_(last.c.person == history.c.person, last.c.games == history.c.games))
        .join(PEOPLE, PEOPLE.c.id == history.c.person)
        .where(history.c.game == game, of_whom)
    )
    return connection.execute(query).all()


def _ranked(rows: list[Row[Any]]) -> list[Line]:
    ordered = sorted(rows, key=lambda row: (*_rank(row), row.person))
    ranks = [_rank(row) for row in ordered]
    return [
        Line(ranks.index(_rank(row)) + 1, row.person, row.sigma, row.shown, row.played)
        for row in ordered
    ]


def _rank(row: Row[Any]) -> tuple[int, int]:
    """What is sorted by: the rating as people read it, then the games of the season."""
    return -number(row.shown), -row.played


# --- seasons that are over ----------------------------------------------------------------------


def begin(connection: Connection, at: int) -> None:
    """At the very first start: the season of the first rating that is known is open."""
    shared_value(connection, _OPEN, lambda: _first(connection, at))


def close_ended(connection: Connection, at: int, games: Sequence[str]) -> list[str]:
    """Write down the tables of honour of all seasons that have ended; those seasons."""
    # Locked: of several processes one closes a season.
    query = select(SHARED.c.value).where(SHARED.c.name == _OPEN).with_for_update()
    season: str = connection.execute(query).scalar_one()
    closed: list[str] = []
    while span(season)[1] + _GRACE <= at:
        for game in games:
            for bots in (False, True):
                _keep(connection, game, season, bots)
        closed.append(season)
        season = following(season)
    if closed:
        connection.execute(update(SHARED).where(SHARED.c.name == _OPEN).values(value=season))
    return closed


def is_closed(connection: Connection, season: str) -> bool:
    """Whether the tables of a season are written down."""
    query = select(SHARED.c.value).where(SHARED.c.name == _OPEN)
    first_open: str | None = connection.execute(query).scalar()
    return first_open is not None and season < first_open


def _first(connection: Connection, at: int) -> str:
    """The season of the first rating that is known."""
    earliest: int | None = connection.execute(select(func.min(RATING_HISTORY.c.at))).scalar()
    return season_of(at if earliest is None else earliest)


def _keep(connection: Connection, game: str, season: str, bots: bool) -> None:
    lines = standing(connection, game, season, bots)[:KEPT]
    if lines:
        whose = {"season": season, "game": game, "bot": bots}
        connection.execute(insert(HONOURS), [whose | line._asdict() for line in lines])


def honours(connection: Connection, game: str, season: str, bots: bool) -> list[Line]:
    """The table of honour of a season that is over."""
    kept = (HONOURS.c.game == game) & (HONOURS.c.season == season) & (HONOURS.c.bot == bots)
    query = select(*(HONOURS.c[name] for name in Line._fields)).where(kept)
    return [Line(*row) for row in connection.execute(query.order_by(HONOURS.c.place))]


def past(connection: Connection, game: str, bots: bool) -> list[str]:
    """The seasons that are over in which somebody was ranked, newest first."""
    kept = (HONOURS.c.game == game) & (HONOURS.c.bot == bots)
    query = select(HONOURS.c.season).where(kept).distinct().order_by(HONOURS.c.season.desc())
    return list(connection.execute(query).scalars())


def medals(connection: Connection, person: str) -> list[Medal]:
    """The first three places of a person, newest first."""
    query = (
        select(HONOURS)
        .where(HONOURS.c.person == person, HONOURS.c.place <= 3)
        .order_by(HONOURS.c.season.desc(), HONOURS.c.place)
    )
    return [
        Medal(row.season, row.game, row.place, number(row.shown))
        for row in connection.execute(query)
    ]


def change(connection: Connection, person: str, game: str, season: str, shown: float) -> int:
    """How much a rating has changed since a season began."""
    history = RATING_HISTORY
    earlier = (history.c.game == game) & (history.c.person == person)
    query = (
        select(history.c.shown)
        .where(earlier, history.c.at < span(season)[0])
        .order_by(history.c.games.desc())
        .limit(1)
    )
    before = connection.execute(query).scalar()
    return number(shown) - number(before or 0.0)
