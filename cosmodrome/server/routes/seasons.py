"""Seasons: tables of honour, and how ratings have changed."""

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from sqlalchemy import Connection

from cosmodrome.registry import game as find_game
from cosmodrome.registry import game_names
from cosmodrome.server import ratings, seasons
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.messages.seasons import (
    RatingCourse,
    Season,
    SeasonLeaders,
    SeasonLine,
    SeasonTable,
)
from cosmodrome.server.people import Person
from cosmodrome.server.seasons import Line
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now

# The points of a plot.
_POINTS = 400


@get("/api/seasons")
async def leaders(services: NamedDependency[Services]) -> SeasonLeaders:
    """Who leads in each game this season."""
    season = seasons.season_of(now())

    def read(connection: Connection) -> list[tuple[str, list[Line]]]:
        games = game_names()
        return [(game, seasons.standing(connection, game, season, False)[:1]) for game in games]

    first = {game: lines for game, lines in await services.store.read(read) if lines}
    named = {game: (await _named(services, lines))[0] for game, lines in first.items()}
    return SeasonLeaders(season, seasons.span(season)[1], named)


@get("/api/seasons/{game:str}")
async def season_table(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    game: FromPath[str],
    season: Season = None,
    bots: FromQuery[bool] = False,
) -> SeasonTable:
    """The table of honour of a game: of this season, or of one that is over."""
    name = find_game(game).name
    current = seasons.season_of(now())
    wanted = season or current

    def read(connection: Connection) -> tuple[list[Line], list[str], int | None]:
        closed = seasons.is_closed(connection, wanted)
        find = seasons.honours if closed else seasons.standing
        lines = find(connection, name, wanted, bots)[: seasons.KEPT]
        mine = None
        if viewer is not None and not closed:
            mine = seasons.games_of(connection, name, wanted, viewer.id)
        return lines, seasons.past(connection, name, bots), mine

    lines, past, mine = await services.store.read(read)
    begins, ends = seasons.span(wanted)
    return SeasonTable(
        name,
        wanted,
        begins,
        ends,
        wanted < current,
        seasons.NEEDED,
        await _named(services, lines),
        sorted({*past, current, wanted}, reverse=True),
        mine,
    )


@get("/api/people/{person:str}/ratings/{game:str}")
async def rating_course(
    services: NamedDependency[Services], person: FromPath[str], game: FromPath[str]
) -> RatingCourse:
    """How the rating of a person in a game has changed."""
    name = find_game(game).name
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    points = await services.store.read(lambda c: ratings.course(c, person, name, _POINTS))
    return RatingCourse(name, known.ref(), points)


async def _named(services: Services, lines: list[Line]) -> list[SeasonLine]:
    people = await services.people.refs([line.person for line in lines])
    return [
        SeasonLine(
            line.place,
            people[line.person],
            ratings.number(line.shown),
            ratings.deviation(line.sigma),
            line.games,
        )
        for line in lines
    ]


ROUTES = [leaders, season_table, rating_course]
