"""The public profile of a person, put together."""

from typing import Final

from sqlalchemy import Connection

from cosmodrome.server import follows, marks, ratings, seasons
from cosmodrome.server.messages.people import Here, Profile, Rating
from cosmodrome.server.messages.seasons import Standing
from cosmodrome.server.people import Person
from cosmodrome.server.timestamps import now

_HISTORY: Final = 50


def read(connection: Connection, person: Person, here: Here) -> Profile:
    """The profile of a person; the ratings are without names.

    ``here``: what the one who asks may know of their presence.
    """
    rated = ratings.of_person(connection, person.id)
    return Profile(
        person.ref(),
        person.created,
        rated,
        ratings.history(connection, person.id, _HISTORY),
        _standings(connection, person, rated),
        seasons.medals(connection, person.id),
        marks.of_person(connection, person.id),
        here,
        follows.followers(connection, person.id),
        person.shares_coach,
    )


def _standings(connection: Connection, person: Person, rated: list[Rating]) -> list[Standing]:
    """Where a person stands in each game, most played first."""
    records = ratings.records(connection, person.id)
    by_game = {rating.game: rating for rating in rated}
    games = sorted({*records, *by_game})
    standings = [
        _standing(connection, person, game, by_game.get(game), records.get(game, (0, 0)))
        for game in games
    ]
    return sorted(standings, key=lambda one: (one.rating is None, -one.rated, -one.played))


def _standing(
    connection: Connection,
    person: Person,
    game: str,
    rating: Rating | None,
    record: tuple[int, int],
) -> Standing:
    played, won = record
    if rating is None or rating.games < ratings.ESTABLISHED:
        games = rating.games if rating else 0
        unrated = (None, None, None, None, None)
        return Standing(game, games, ratings.ESTABLISHED, played, won, *unrated)
    place, of = ratings.place_of(connection, rating, person.bot_of is not None)
    season = seasons.season_of(now())
    return Standing(
        game,
        rating.games,
        ratings.ESTABLISHED,
        played,
        won,
        rating.rating,
        rating.deviation,
        place,
        of,
        seasons.change(connection, person.id, game, season, rating.shown),
    )
