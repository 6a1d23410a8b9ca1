"""About the server: what it offers, its words, its page, its health."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

import cosmodrome
from cosmodrome.registry import game, game_names, printed_values, text_file
from cosmodrome.server import examples, metrics, pages
from cosmodrome.server.desk import Desk
from cosmodrome.server.errors import NotFound
from cosmodrome.server.messages import About, GameInfo, GameOption, Replayed, Sheet, Sheets
from cosmodrome.server.pages import File, Page
from cosmodrome.server.rows import now
from cosmodrome.server.thinking import levels
from cosmodrome.words import LANGUAGES, common_text

_FLUENT: Final = "text/plain; charset=utf-8"
_LOOPBACK: Final = ("127.0.0.1", "::1")


@get("/api/about")
async def about() -> About:
    """What this server offers."""
    return About(
        cosmodrome.__version__,
        [_game_info(name) for name in game_names()],
        list(levels()),
        list(LANGUAGES),
        now(),
    )


@cache
def _game_info(name: str) -> GameInfo:
    found = game(name)
    return GameInfo(
        name,
        found.rules,
        found.data,
        found.seats[0],
        found.seats[-1],
        [GameOption(option.name, option.needs) for option in found.options],
        [family.verb for family in found.actions.families],
        hasattr(found.room("view"), "preview"),
        sorted(found.room("speech").LESSONS),
    )


@get("/api/games/{name:str}/example", sync_to_thread=True)
def example(name: FromPath[str], part: FromQuery[int | None] = None) -> Replayed:
    """What the game looks like: a position of a game between bots, from the middle or such that
    it shows a part of the rules."""
    known = game(name).name
    if part is None:
        return examples.position(known)
    if part not in game(name).room("speech").LESSONS:
        raise NotFound
    return examples.lesson(known, part)


@get("/api/games/{name:str}/values")
async def values(name: FromPath[str]) -> Sheets:
    """Every printed value of a game with its source."""
    return _sheets(game(name).name)


@cache
def _sheets(name: str) -> Sheets:
    return Sheets(name, [Sheet(*sheet) for sheet in printed_values(name)])


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(desk: NamedDependency[Desk]) -> str:
    """Whether this process can read its database."""
    await desk.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> str:
    """Counters, for this machine alone unless the operator has opened them."""
    address = request.client.host if request.client else ""
    if not desk.settings.open_metrics and address not in _LOOPBACK:
        raise NotFound
    return metrics.text()


@get("/text/{file:str}", include_in_schema=False)
async def common_words(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """The words that all games share: ``/text/en.ftl``."""
    return _send(_words(common_text(_language(file))), request)


@get("/text/{name:str}/{file:str}", include_in_schema=False)
async def game_words(
    request: Request[Any, Any, Any], name: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """The words of a game: ``/text/galaktiko/en.ftl``."""
    return _send(_words(text_file(name, _language(file))), request)


def _language(file: str) -> str:
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFound
    return language


@cache
def _words(path: Path) -> File:
    return pages.file(path.read_bytes(), _FLUENT, "no-cache")


def _send(found: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    body, headers = found.answer(request.headers.get("accept-encoding", ""))
    return Response(body, media_type=found.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], page: NamedDependency[Page], path: FromPath[str] = "/"
) -> Response[bytes]:
    """The page and its parts; every other address is the page's own business."""
    if path.startswith(("/api/", "/text/")):
        raise NotFound
    found = page.find(path, request.headers.get("accept-language", ""))
    if found is None:
        raise NotFound
    return _send(found, request)


ROUTES = [about, example, values, health, get_metrics, common_words, game_words, page]
