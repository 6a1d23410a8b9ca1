"""Ratings per game: OpenSkill's Plackett-Luce model, for any number of players."""

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, delete, insert, select

from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.people import Played, Rating
from cosmodrome.server.schema import PEOPLE, RATINGS, RESULTS, TABLES
from cosmodrome.server.table_row import TableRow

_MODEL: Final = PlackettLuce()


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
    connection.execute(
        insert(RATINGS),
        [
            {
                "game": row.game,
                "person": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "shown": rating.ordinal(),
                "games": 1 + (known[person].games if person in known else 0),
            }
            for person, [rating] in zip(people, after, strict=True)
        ],
    )


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
    return Rating(row.game, person, row.mu, row.sigma, row.shown, row.games)


def history(connection: Connection, person: str, limit: int) -> list[Played]:
    """The finished public games of a person, newest first."""
    query = (
        select(RESULTS)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
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
        )
        for row in connection.execute(query)
    ]
