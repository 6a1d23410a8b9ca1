"""Ratings per game: OpenSkill's Plackett-Luce model, for any number of players."""

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import Row as SqlRow

from cosmodrome.server.messages import PersonRef, Played, Rating
from cosmodrome.server.rows import Row
from cosmodrome.server.schema import RATINGS, RESULTS, TABLES

_MODEL: Final = PlackettLuce()


def finish(connection: Connection, row: Row) -> None:
    """Write down the results of a finished game; rate those who played it, if it counts."""
    assert row.results is not None
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
        for result in row.results
        if row.chairs[result.seat].person
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)
    if row.rated:
        _rate(connection, row)


def places(row: Row) -> list[int]:
    """The places that count for ratings: who left the game to a bot comes after all others."""
    assert row.results is not None
    seats = len(row.chairs)
    return [
        result.place + (seats if row.chairs[result.seat].stand_in else 0) for result in row.results
    ]


def _rate(connection: Connection, row: Row) -> None:
    people = [str(chair.person) for chair in row.chairs]
    wanted = (RATINGS.c.game == row.game) & RATINGS.c.person.in_(people)
    # Locked in one order, so that two games that end together never wait for each other.
    query = select(RATINGS).where(wanted).order_by(RATINGS.c.person).with_for_update()
    known = {found.person: found for found in connection.execute(query)}
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


def best(connection: Connection, game: str, limit: int) -> list[Rating]:
    """The leaderboard: people and their ratings, best first."""
    query = (
        select(RATINGS).where(RATINGS.c.game == game).order_by(RATINGS.c.shown.desc()).limit(limit)
    )
    return [_rating(found) for found in connection.execute(query)]


def of_person(connection: Connection, person: str) -> list[Rating]:
    """The ratings of somebody."""
    query = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    return [_rating(found) for found in connection.execute(query)]


def _rating(found: SqlRow[Any]) -> Rating:
    person = PersonRef(found.person, "", False)
    return Rating(found.game, person, found.mu, found.sigma, found.shown, found.games)


def history(connection: Connection, person: str, limit: int) -> list[Played]:
    """The finished games of somebody that everybody may see, newest first."""
    query = (
        select(RESULTS)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.person == person, TABLES.c.visibility == "open")
        .order_by(RESULTS.c.finished.desc())
        .limit(limit)
    )
    return [
        Played(
            found.table_id,
            found.game,
            found.finished,
            found.rated,
            found.seat,
            found.seats,
            found.score,
            found.place,
        )
        for found in connection.execute(query)
    ]
