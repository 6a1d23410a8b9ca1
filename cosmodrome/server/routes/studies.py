"""Finished studies: the list, and the files of each."""

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from cosmodrome.server.static_files import wanted_language
from cosmodrome.server.studies import Studies
from cosmodrome.words import LANGUAGES


@get("/studies", include_in_schema=False, sync_to_thread=True)
def listing(
    request: Request[Any, Any, Any],
    studies: NamedDependency[Studies],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """A page with all studies, in the language asked for or that the browser prefers."""
    preferred = wanted_language(request.headers.get("accept-language", ""))
    return studies.page(lang if lang in LANGUAGES else preferred)


@get("/studies/{name:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
def study_file(
    request: Request[Any, Any, Any],
    studies: NamedDependency[Studies],
    name: FromPath[str],
    file: FromPath[str],
) -> Response[bytes]:
    """A file of a study: its report, its figures, its tables."""
    return studies.answer(name, file, request.headers)


ROUTES = [listing, study_file]
