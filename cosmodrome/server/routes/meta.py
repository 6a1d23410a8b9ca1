"""The server itself: what it offers, its games, its health."""

from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

import cosmodrome
from cosmodrome.games.title import title_of
from cosmodrome.registry import game, game_names, printed_values
from cosmodrome.school.lessons import lessons
from cosmodrome.school.script import FIRST
from cosmodrome.server import examples, metrics
from cosmodrome.server.errors import NotFound
from cosmodrome.server.messages.games import About, GameInfo, GameOption, Sheet, Sheets
from cosmodrome.server.messages.positions import Moment
from cosmodrome.server.services import Services
from cosmodrome.server.thinking import levels
from cosmodrome.server.timestamps import now
from cosmodrome.words import LANGUAGES

_LOOPBACK: Final = ("127.0.0.1", "::1")


@get("/api/about")
async def about(services: NamedDependency[Services]) -> About:
    """What this server offers."""
    # This request means that the page is being opened: a game against a bot may begin soon.
    services.thinker.warm_up()
    return About(
        cosmodrome.__version__,
        game_infos(),
        list(levels()),
        list(LANGUAGES),
        now(),
    )


def game_infos() -> list[GameInfo]:
    """All games of this server, which are imported when this is first called."""
    return [_game_info(name) for name in game_names()]


@cache
def _game_info(name: str) -> GameInfo:
    rules = game(name)
    return GameInfo(
        name,
        rules.rules,
        rules.data,
        rules.seats[0],
        rules.seats[-1],
        [GameOption(option.name, option.needs) for option in rules.options],
        [family.verb for family in rules.actions.families],
        title_of(rules).preview is not None,
        sorted(title_of(rules).illustrations),
        title_of(rules).minutes,
        title_of(rules).weight,
        FIRST in lessons(name),
    )


@get("/api/games/{name:str}/example", sync_to_thread=True)
def example(name: FromPath[str], part: FromQuery[int | None] = None) -> Moment:
    """What the game looks like: a position of a game between bots, from the middle of the game
    or such that it shows a part of the rules."""
    rules = game(name)
    if part is None:
        return examples.position(rules.name)
    if part not in title_of(rules).illustrations:
        raise NotFound
    return examples.illustration(rules.name, part)


@get("/api/games/{name:str}/values")
async def values(name: FromPath[str]) -> Sheets:
    """Every printed value of a game with its source."""
    return _sheets(game(name).name)


@cache
def _sheets(name: str) -> Sheets:
    return Sheets(name, [Sheet(*sheet) for sheet in printed_values(name)])


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(services: NamedDependency[Services]) -> str:
    """Whether this process can read its database."""
    await services.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def get_metrics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """Metrics, only for this machine unless the operator has opened them."""
    address = request.client.host if request.client else ""
    if not services.settings.open_metrics and address not in _LOOPBACK:
        raise NotFound
    metrics.SOCKETS.set(len(services.hub.connections))
    metrics.LIVE_TABLES.set(len(services.tables))
    return Response(metrics.exposition(), headers={"content-type": metrics.CONTENT_TYPE})


ROUTES = [about, example, values, health, get_metrics]
