"""The coach: about a game, and about a person."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from cosmodrome.server import coaching
from cosmodrome.server.access import find_table
from cosmodrome.server.errors import NoSuchPerson
from cosmodrome.server.messages.coach import Coaching, CoachReport
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]


@get("/api/tables/{table:str}/coach")
async def coach_table(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatQuery = None,
    invite: FromQuery[str | None] = None,
) -> Coaching:
    """What the coach says about a finished game: to me, or to another seat. It needs the analysis
    of the game."""
    services.limits.replays.take(me.id)
    live = await find_table(services, table, me, invite)
    if seat is None:
        seat = next(iter(live.row.seats_of(me.id)), 0)
    return await coaching.about_game(services, live, seat)


@get("/api/people/{person:str}/coach")
async def coach_person(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    person: FromPath[str],
    game: FromQuery[str | None] = None,
) -> CoachReport:
    """What a person does well and badly in a game, by kind of decision: mine, or that of somebody
    who shares it. Without a game: in the one that they play most."""
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    if viewer is not None:
        services.limits.replays.take(viewer.id)
    return await coaching.about_person(services, known, viewer, game)


ROUTES = [coach_table, coach_person]
