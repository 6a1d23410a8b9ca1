"""Tournaments: planning, entering, and everything that their page shows."""

from collections.abc import Callable
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cosmodrome.registry import game as find_game
from cosmodrome.server.errors import NoSuchGroup, SignInFirst
from cosmodrome.server.messages.tournaments import (
    Enter,
    NewTournament,
    Tournament,
    TournamentNews,
    Tournaments,
    TournamentStatus,
    TournamentTables,
)
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments import entering, queries
from cosmodrome.server.tournaments.entering import Command
from cosmodrome.server.tournaments.errors import BadTournament
from cosmodrome.server.tournaments.planning import plan
from cosmodrome.server.tournaments.views import finished, news, show, summary

_LIMIT = 60
_MOST_UNFINISHED = 5

# What a person does about a tournament without saying more.
Act = Literal["here", "withdraw", "pause", "return", "start", "cancel"]
_ACTS: Final[dict[Act, Callable[[Person], Command]]] = {
    "here": entering.being_here,
    "withdraw": entering.withdrawing,
    "pause": entering.pausing,
    "return": entering.coming_back,
    "start": entering.starting,
    "cancel": entering.cancelling,
}


@get("/api/tournaments")
async def list_tournaments(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    status: FromQuery[TournamentStatus | None] = None,
    game: FromQuery[str | None] = None,
    mine: FromQuery[bool] = False,
    group: FromQuery[str | None] = None,
) -> Tournaments:
    """Public tournaments, those of a ``group`` of mine, or (``mine``) those that I organise or have
    entered, newest first."""
    if game is not None:
        find_game(game)
    if mine and viewer is None:
        raise SignInFirst
    if group is not None and (viewer is None or group not in viewer.groups):
        raise NoSuchGroup
    person = viewer.id if mine and viewer else None
    found = await services.store.read(
        lambda c: queries.listed(c, status, game, person, _LIMIT, group)
    )
    return Tournaments([await summary(services, row, who, viewer) for row, who in found])


@post("/api/tournaments")
async def plan_tournament(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewTournament]
) -> Tournament:
    """Plan a tournament. For accounts."""
    if me.guest:
        raise BadTournament(why="account")
    services.limits.tournaments.take(me.id)
    if data.group is not None and data.group not in me.groups:
        raise NoSuchGroup
    whole = plan(data, me.id, now())
    if await services.store.read(lambda c: queries.unfinished_of(c, me.id)) >= _MOST_UNFINISHED:
        raise BadTournament(why="many")
    await services.store.write(lambda c: queries.create(c, whole))
    return await show(services, whole, me)


@get("/api/tournaments/{tournament:str}")
async def get_tournament(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    tournament: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Tournament:
    """A tournament with its standings, its rounds and the tables that are not over."""
    whole = await services.tournaments.find(tournament, viewer, invite)
    return await show(services, whole, viewer)


@get("/api/tournaments/{tournament:str}/news")
async def get_news(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    tournament: FromPath[str],
    stamp: FromQuery[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**53)],
    invite: FromQuery[str | None] = None,
) -> TournamentNews:
    """What has changed since somebody saw the tournament with this ``stamp``, at that time."""
    whole = await services.tournaments.find(tournament, viewer, invite)
    return await news(services, whole, viewer, stamp, since)


@get("/api/tournaments/{tournament:str}/rounds/{number:int}")
async def get_round(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    tournament: FromPath[str],
    number: FromPath[int],
    offset: Annotated[int, QueryParameter(ge=0)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 20,
    invite: FromQuery[str | None] = None,
) -> TournamentTables:
    """The tables of a round that are over, some at a time; in an arena newest first."""
    whole = await services.tournaments.find(tournament, viewer, invite)
    return TournamentTables(finished(whole, number, offset, limit))


async def _changed(
    services: Services, tournament: str, me: Person, command: Command, invite: str | None = None
) -> Tournament:
    return await show(
        services, await services.tournaments.change(tournament, me, command, invite), me
    )


@post("/api/tournaments/{tournament:str}/enter", status_code=200)
async def enter_tournament(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    tournament: FromPath[str],
    data: JSONBody[Enter],
) -> Tournament:
    """Enter, or wait for a place."""
    return await _changed(services, tournament, me, entering.entering(me), data.invite)


@post("/api/tournaments/{tournament:str}/{act:str}", status_code=200)
async def act(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    tournament: FromPath[str],
    act: FromPath[Act],
) -> Tournament:
    """``here``: I am here, in the last minutes before the start. ``pause``: no further table in an
    arena for a while. ``withdraw``: no further round; my points stay, a game that runs goes on.
    ``return``: take part again after any of these. ``start`` now, or ``cancel``: for the
    organiser."""
    return await _changed(services, tournament, me, _ACTS[act](me))


ROUTES = [
    list_tournaments,
    plan_tournament,
    get_tournament,
    get_news,
    get_round,
    enter_tournament,
    act,
]
