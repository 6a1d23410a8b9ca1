"""Ratings per game: OpenSkill's Plackett-Luce model, for any number of players."""

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, Select, and_, case, delete, func, insert, select

from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.people import Played, Rating
from cosmodrome.server.messages.seasons import RatingPoint
from cosmodrome.server.schema import PEOPLE, RATING_HISTORY, RATINGS, RESULTS, TABLES
from cosmodrome.server.table_row import TableRow

_MODEL: Final = PlackettLuce()
# A newcomer has the rating 1000, and a point of OpenSkill's scale is 20 of ours.
_NEWCOMER: Final = 1000
_POINT: Final = 20
# Rated games a person must have played before the rating means anything.
ESTABLISHED: Final = 5


def number(shown: float) -> int:
    """A rating as people read it."""
    return round(_NEWCOMER + _POINT * shown)


def deviation(sigma: float) -> int:
    """How unsure a rating is, as people read it."""
    return round(_POINT * sigma)


def finish(connection: Connection, row: TableRow) -> None:
    """Store the results of a finished game, and update the ratings if it is rated."""
    keep_results(connection, row)
    if row.rated and not all(helped(row)):
        _rate(connection, row)


def keep_results(connection: Connection, row: TableRow) -> None:
    """Store the results of a finished game in the history of its people."""
    rows = [
        {
            "table_id": row.id,
            "seat": result.seat,
            "person": row.chairs[result.seat].person,
            "game": row.game,
            "rated": row.rated,
            "seats": len(row.chairs),
            "score": result.score,
            "place": result.place,
            "finished": row.finished,
        }
        for result in row.results or []
        if row.chairs[result.seat].person
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)


def places(row: TableRow) -> list[int]:
    """The places that count for ratings: players for whom a bot played share the last one."""
    assert row.results is not None
    last = len(row.chairs) + 1
    return [
        last if by_bot else result.place
        for result, by_bot in zip(row.results, helped(row), strict=True)
    ]


def helped(row: TableRow) -> list[bool]:
    """For each seat, whether a bot played any of its actions, or was to play the next one."""
    return [bool(chair.stand_in or chair.bot_actions) for chair in row.chairs]


def _rate(connection: Connection, row: TableRow) -> None:
    people = [str(chair.person) for chair in row.chairs]
    wanted = (RATINGS.c.game == row.game) & RATINGS.c.person.in_(people)
    # Always locked in the same order: two games that end together cannot deadlock.
    query = select(RATINGS).where(wanted).order_by(RATINGS.c.person).with_for_update()
    known = {rating.person: rating for rating in connection.execute(query)}
    before = [
        [_MODEL.rating(known[person].mu, known[person].sigma)]
        if person in known
        else [_MODEL.rating()]
        for person in people
    ]
    after = _MODEL.rate(before, ranks=[float(place) for place in places(row)])
    connection.execute(delete(RATINGS).where(wanted))
    rated = [
        {
            "game": row.game,
            "person": person,
            "mu": rating.mu,
            "sigma": rating.sigma,
            "shown": rating.ordinal(),
            "games": 1 + (known[person].games if person in known else 0),
        }
        for person, [rating] in zip(people, after, strict=True)
    ]
    connection.execute(insert(RATINGS), rated)
    ended = {"at": row.finished, "table_id": row.id}
    connection.execute(insert(RATING_HISTORY), [rating | ended for rating in rated])


def best(connection: Connection, game: str, limit: int, bots: bool) -> list[Rating]:
    """The leaderboard of a game, best first: that of people, or that of their bots."""
    of_whom = PEOPLE.c.bot_of.is_not(None) if bots else PEOPLE.c.bot_of.is_(None)
    query = select(RATINGS).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
    query = query.where(RATINGS.c.game == game, of_whom).order_by(RATINGS.c.shown.desc())
    return [_rating(row) for row in connection.execute(query.limit(limit))]


def of_person(connection: Connection, person: str) -> list[Rating]:
    """The ratings of a person."""
    query = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    return [_rating(row) for row in connection.execute(query)]


def _rating(row: Row[Any]) -> Rating:
    person = PersonRef(row.person, "", False)
    return Rating(
        row.game,
        person,
        row.mu,
        row.sigma,
        row.shown,
        row.games,
        number(row.shown),
        deviation(row.sigma),
    )


def history(connection: Connection, person: str, limit: int) -> list[Played]:
    """The finished public games of a person, newest first."""
    after = RATING_HISTORY.alias("after")
    before = RATING_HISTORY.alias("before")
    query = (
        select(RESULTS, after.c.shown.label("after"), before.c.shown.label("before"))
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .outerjoin(after, and_(after.c.table_id == RESULTS.c.table_id, after.c.person == person))
        .outerjoin(
            before,
            and_(
                before.c.game == after.c.game,
                before.c.person == person,
                before.c.games == after.c.games - 1,
            ),
        )
        .where(RESULTS.c.person == person, TABLES.c.visibility == "open")
        .order_by(RESULTS.c.finished.desc())
        .limit(limit)
    )
    return [
        Played(
            row.table_id,
            row.game,
            row.finished,
            row.rated,
            row.seat,
            row.seats,
            row.score,
            row.place,
            None if row.after is None else number(row.after) - number(row.before or 0),
        )
        for row in connection.execute(query)
    ]


def place_of(connection: Connection, rating: Rating, bot: bool) -> tuple[int, int]:
    """The place of an established rating on the ladder, and of how many."""
    ladder = _ladder(rating.game, bot)
    count = connection.execute(select(func.count()).select_from(ladder.subquery())).scalar_one()
    better = ladder.where(RATINGS.c.shown > rating.shown).subquery()
    return connection.execute(select(func.count()).select_from(better)).scalar_one() + 1, count


def _ladder(game: str, bots: bool) -> Select[Any]:
    """The established ratings of a game: those of people, or those of their bots."""
    of_whom = PEOPLE.c.bot_of.is_not(None) if bots else PEOPLE.c.bot_of.is_(None)
    return (
        select(RATINGS)
        .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        .where(RATINGS.c.game == game, RATINGS.c.games >= ESTABLISHED, of_whom)
    )


def course(connection: Connection, person: str, game: str, most: int) -> list[RatingPoint]:
    """The rating of a person after each rated game, oldest first; of many games only some."""
    query = (
        select(RATING_HISTORY)
        .where(RATING_HISTORY.c.person == person, RATING_HISTORY.c.game == game)
        .order_by(RATING_HISTORY.c.games)
    )
    points = [
        RatingPoint(row.at, number(row.shown), deviation(row.sigma), row.games)
        for row in connection.execute(query)
    ]
    every = -(-len(points) // most) if points else 1
    # Always the newest one.
    return points[::-every][::-1]


def records(connection: Connection, person: str) -> dict[str, tuple[int, int]]:
    """How many public games a person has finished and how many won, by game."""
    won = func.sum(case((RESULTS.c.place == 1, 1), else_=0))
    query = (
        select(RESULTS.c.game, func.count(), won)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.person == person, TABLES.c.visibility == "open")
        .group_by(RESULTS.c.game)
    )
    return {game: (int(count), int(first)) for game, count, first in connection.execute(query)}
