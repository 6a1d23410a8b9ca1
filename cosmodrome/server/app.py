"""The application of one server process."""

import asyncio
import gc
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import cosmodrome
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics, openapi
from cosmodrome.server.background import Background
from cosmodrome.server.errors import (
    BadRequest,
    Failed,
    NotAllowed,
    NotFound,
    TooLarge,
    Unavailable,
    problem_of,
    retry_after,
    status_of,
)
from cosmodrome.server.identity import account as account_holder
from cosmodrome.server.identity import moderator, signed_in, viewer
from cosmodrome.server.logs import LOG, set_up
from cosmodrome.server.messages.common import Problem
from cosmodrome.server.names import skeleton
from cosmodrome.server.routes import (
    account,
    bots,
    club,
    coach,
    meta,
    moderation,
    notices,
    people,
    play,
    positions,
    puzzles,
    records,
    school,
    seasons,
    static,
    studies,
    tables,
    tournaments,
    watching,
)
from cosmodrome.server.security import SecurityMiddleware
from cosmodrome.server.services import Services, open_services
from cosmodrome.server.settings import Settings, from_environment
from cosmodrome.server.socket import socket
from cosmodrome.server.static_files import Page
from cosmodrome.server.store import is_outage
from cosmodrome.server.studies import Studies

_MAX_BODY = 600_000
_SWITCH_INTERVAL = 0.0005
# Seconds between the announcement of a shutdown and its beginning.
_NOTICE = 0.3
# Only for the document at /api/openapi.json. Litestar's pages for browsing it load scripts from
# other sites, which our content security policy forbids.
_OPENAPI = OpenAPIConfig(
    "Cosmodrome",
    cosmodrome.__version__,
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)
# What Litestar says when a client goes away in the middle of a request.
_DISCONNECTED = "client disconnected prematurely"


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=True)
def get_openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The OpenAPI document."""
    state = request.app.state
    if "document" not in state:
        state["document"] = msgspec.json.encode(openapi.document(request.app))
    return Response(state["document"], media_type="application/json")


def create() -> ASGIApp:
    """The application, with the settings of the environment."""
    return create_with(from_environment())


def create_with(settings: Settings) -> ASGIApp:
    """The application with its outermost middleware."""
    set_up(settings.log_level)
    return SecurityMiddleware(build_app(settings), settings)


def build_app(settings: Settings) -> Litestar:
    """The Litestar application: all routes, what they depend on, and how errors are answered."""
    page = Page()
    finished = Studies(settings.studies_folder())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await open_services(settings)
        # The first request must not wait until all games, and the table of look-alike
        # characters, are imported.
        await asyncio.to_thread(meta.game_infos)
        await asyncio.to_thread(skeleton, "")
        app.state.services = services
        background = Background(services)
        background.start()
        _announce_shutdown(services)
        _tune_interpreter()
        try:
            yield
        finally:
            await background.stop()
            await services.close()

    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *seasons.ROUTES,
            *account.ROUTES,
            *notices.ROUTES,
            *bots.ROUTES,
            *club.ROUTES,
            *moderation.ROUTES,
            *tables.ROUTES,
            *watching.ROUTES,
            *play.ROUTES,
            *tournaments.ROUTES,
            *records.ROUTES,
            *positions.ROUTES,
            *school.ROUTES,
            *puzzles.ROUTES,
            *coach.ROUTES,
            *meta.ROUTES,
            *static.ROUTES,
            *studies.ROUTES,
            get_openapi,
            socket,
        ],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "studies": Provide(lambda: finished, sync_to_thread=False),
            "me": Provide(signed_in),
            "viewer": Provide(viewer),
            "account": Provide(account_holder),
            "moderator": Provide(moderator),
        },
        exception_handlers={
            CosmodromeError: _refused,
            HTTPException: _bad_request,
            # Only JSON that is nested too deeply makes anything recurse so far.
            RecursionError: _nested_too_deeply,
            Exception: _failed,
        },
        lifespan=[lifespan],
        openapi_config=_OPENAPI,
        request_max_body_size=_MAX_BODY,
        logging_config=None,
    )


def _services(state: State) -> Services:
    services: Services = state.services
    return services


def _tune_interpreter() -> None:
    # What was imported stays for good: without it a garbage collection is milliseconds shorter.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 20)
    # SQLite's writer thread needs the interpreter a dozen times for each commit: it should not
    # wait 5 ms for the event loop every time.
    sys.setswitchinterval(_SWITCH_INTERVAL)


def _refused(request: Request[Any, Any, Any], refusal: CosmodromeError) -> Response[Problem]:
    metrics.REFUSALS.labels(refusal.code).inc()
    headers = {}
    if seconds := retry_after(refusal):
        headers["retry-after"] = str(seconds)
    return Response(problem_of(refusal), status_code=status_of(refusal), headers=headers)


def _bad_request(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """Litestar's own refusals in our form, without its details, which may quote the request."""
    if isinstance(problem, NotFoundException):
        return _refused(request, NotFound())
    kinds: dict[int, type[CosmodromeError]] = {405: NotAllowed, 413: TooLarge}
    if problem.detail == _DISCONNECTED:
        # Nobody will read the answer.
        return Response(Problem(BadRequest.code), status_code=400)
    if problem.status_code >= 500:
        return _failed(request, problem)
    return _refused(request, kinds.get(problem.status_code, BadRequest)())


def _nested_too_deeply(
    request: Request[Any, Any, Any], problem: RecursionError
) -> Response[Problem]:
    return _refused(request, BadRequest())


def _failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    path = request.url.path
    if is_outage(problem):
        LOG.warning("database does not answer", extra={"path": path, "problem": str(problem)[:200]})
        return _refused(request, Unavailable())
    LOG.error("request failed", exc_info=problem, extra={"path": path})
    return _refused(request, Failed())


def _announce_shutdown(services: Services) -> None:
    """Tell all clients when to reconnect, before uvicorn closes their sockets."""
    loop = asyncio.get_running_loop()

    def wrap_handler(number: int) -> None:
        uvicorn = signal.getsignal(number)

        def handle(number: int, frame: Any) -> None:
            loop.call_soon_threadsafe(services.hub.announce_shutdown)
            if callable(uvicorn):
                loop.call_soon_threadsafe(loop.call_later, _NOTICE, uvicorn, number, frame)

        signal.signal(number, handle)

    try:
        for number in (signal.SIGTERM, signal.SIGINT):
            wrap_handler(number)
    except ValueError:
        # Not the main thread: the embedding program decides how to stop.
        return
