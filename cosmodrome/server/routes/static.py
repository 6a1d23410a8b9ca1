"""The page and the texts."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cosmodrome.registry import school_folder, text_file
from cosmodrome.server.errors import NotFound
from cosmodrome.server.static_files import Page, StaticFile, static_file
from cosmodrome.server.thinking import own_bots
from cosmodrome.words import LANGUAGES, common_text

_FLUENT: Final = "text/plain; charset=utf-8"


@get("/text/{file:str}", include_in_schema=False)
async def common_words(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """The texts that all games share: ``/text/en.ftl``."""
    return _common_text(_language(file)).response(request.headers)


@get("/text/{name:str}/{file:str}", include_in_schema=False)
async def game_words(
    request: Request[Any, Any, Any], name: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """The texts of a game: ``/text/galaktiko/en.ftl``."""
    return _text(text_file(name, _language(file))).response(request.headers)


@get("/text/{name:str}/school/{file:str}", include_in_schema=False)
async def school_words(
    request: Request[Any, Any, Any], name: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """The texts of a game's lessons: ``/text/galaktiko/school/en.ftl``."""
    path = school_folder(name) / f"{_language(file)}.ftl"
    if not path.exists():
        raise NotFound
    return _text(path).response(request.headers)


def _language(file: str) -> str:
    language = file.removesuffix(".ftl")
    if language not in LANGUAGES or not file.endswith(".ftl"):
        raise NotFound
    return language


@cache
def _common_text(language: str) -> StaticFile:
    """With the names of the host's own bots, which are the same in every language."""
    names = "".join(f"\nlevel-{name} = {name}\n" for name in own_bots())
    return static_file(common_text(language).read_bytes() + names.encode(), _FLUENT)


@cache
def _text(path: Path) -> StaticFile:
    return static_file(path.read_bytes(), _FLUENT)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], page: NamedDependency[Page], path: FromPath[str] = "/"
) -> Response[bytes]:
    """The page and its files; any other address is for the page to interpret."""
    if path.startswith(("/api/", "/text/")):
        raise NotFound
    file = page.find(path, request.headers.get("accept-language", ""))
    if file is None:
        raise NotFound
    return file.response(request.headers)


ROUTES = [common_words, game_words, school_words, page]
