"""Watching: the most interesting running games."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, QueryParameter

from cosmodrome.registry import game as find_game
from cosmodrome.server.access import is_shut_out, show
from cosmodrome.server.messages.tables import Watchable, Watchables
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.watching import Game

Limit = Annotated[int, QueryParameter(ge=1, le=60)]


@get("/api/watch")
async def watch(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    game: FromQuery[str | None] = None,
    limit: Limit = 24,
) -> Watchables:
    """Running public games, the most interesting first: by who plays, their ratings, clocks,
    tournaments, how close it is, and who watches."""
    name = find_game(game).name if game is not None else None
    found = await services.watching.find()
    wanted = [
        one
        for one in found.games
        if name in (None, one.row.game) and not is_shut_out(one.row, viewer)
    ]
    shown = [await _shown(services, one, found.at, viewer) for one in wanted[:limit]]
    return Watchables(shown, found.running)


async def _shown(services: Services, one: Game, at: int, viewer: Person | None) -> Watchable:
    table = await show(services, one.row, viewer)
    return Watchable(table, one.seats, one.watchers, one.lead, at, one.tournament)


ROUTES = [watch]
