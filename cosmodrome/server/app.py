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
from litestar.types import ASGIApp

import cosmodrome
from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.server import metrics, openapi
from cosmodrome.server.desk import Desk, open_desk
from cosmodrome.server.errors import (
    BadRequest,
    Failed,
    NotAllowed,
    NotFound,
    TooLarge,
    TooMany,
    problem_of,
    status_of,
)
from cosmodrome.server.logs import LOG, set_up
from cosmodrome.server.messages import Problem
from cosmodrome.server.pages import Page
from cosmodrome.server.routes import house, people, play, records, tables
from cosmodrome.server.security import Door
from cosmodrome.server.settings import Settings, from_environment
from cosmodrome.server.signing import anybody, somebody
from cosmodrome.server.socket import socket

_LONGEST_BODY = 600_000
_SWITCH = 0.0005
# Clients get so many seconds to hear that the server goes down.
_LAST_WORDS = 0.3


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
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
    """The application, behind its door."""
    set_up(settings.log_level)
    return Door(rooms(settings), settings)


def rooms(settings: Settings) -> Litestar:
    """All resources of the server."""
    page = Page()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        desk = await open_desk(settings)
        app.state.desk = desk
        desk.run()
        _announce_end(desk)
        # What was imported stays: looking through it again and again takes milliseconds.
        gc.collect()
        gc.freeze()
        gc.set_threshold(5_000, 20, 20)
        # The writer's thread comes back from SQLite a dozen times for each commit: it shall not
        # wait 5 ms each time for the event loop to let go.
        sys.setswitchinterval(_SWITCH)
        try:
            yield
        finally:
            await desk.close()

    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *tables.ROUTES,
            *play.ROUTES,
            *records.ROUTES,
            *house.ROUTES,
            get_openapi,
            socket,
        ],
        dependencies={
            "desk": Provide(_desk, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "me": Provide(somebody),
            "anybody": Provide(anybody),
        },
        exception_handlers={
            CosmodromeError: _refused,
            HTTPException: _bad_request,
            Exception: _failed,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig("Cosmodrome", cosmodrome.__version__, path="/api/schema"),
        request_max_body_size=_LONGEST_BODY,
        logging_config=None,
    )


def _desk(state: State) -> Desk:
    found: Desk = state.desk
    return found


def _refused(request: Request[Any, Any, Any], refusal: CosmodromeError) -> Response[Problem]:
    metrics.REFUSALS.add(refusal.code)
    headers = {}
    if isinstance(refusal, TooMany):
        headers["retry-after"] = str(refusal.facts["seconds"])
    return Response(problem_of(refusal), status_code=status_of(refusal), headers=headers)


def _bad_request(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """Litestar's own refusals, in our form: what exactly was wrong could be somebody's text."""
    if isinstance(problem, NotFoundException):
        return _refused(request, NotFound())
    kinds: dict[int, type[CosmodromeError]] = {405: NotAllowed, 413: TooLarge}
    if problem.status_code >= 500:
        return _failed(request, problem)
    return _refused(request, kinds.get(problem.status_code, BadRequest)())


def _failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    LOG.error("request failed", exc_info=problem, extra={"path": request.url.path})
    return _refused(request, Failed())


def _announce_end(desk: Desk) -> None:
    """Before uvicorn closes the sockets, tell everybody when to come back."""
    loop = asyncio.get_running_loop()

    def announcing(number: int) -> None:
        uvicorn = signal.getsignal(number)

        def handle(number: int, frame: Any) -> None:
            loop.call_soon_threadsafe(desk.hub.announce_end)
            if callable(uvicorn):
                loop.call_soon_threadsafe(loop.call_later, _LAST_WORDS, uvicorn, number, frame)

        signal.signal(number, handle)

    try:
        for number in (signal.SIGTERM, signal.SIGINT):
            announcing(number)
    except ValueError:
        # Not the main thread: whoever runs this ends it in their own way.
        return
