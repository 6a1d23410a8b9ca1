"""The school: lessons, and the free games that follow them."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from cosmodrome.games.title import title_of
from cosmodrome.server import lessons, seat_view
from cosmodrome.server.access import show
from cosmodrome.server.commands import learn
from cosmodrome.server.errors import NoPreview, NotYourSeat
from cosmodrome.server.messages.positions import Preview
from cosmodrome.server.messages.school import LeaveScript, LessonAct, LessonState, School
from cosmodrome.server.messages.tables import Table
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

Action = Annotated[str, QueryParameter(min_length=1, max_length=80)]


@get("/api/school")
async def school(
    services: NamedDependency[Services], viewer: NamedDependency[Person | None]
) -> School:
    """All lessons, and how far I am in each."""
    return await lessons.school(services, viewer)


@get("/api/school/{game:str}/{lesson:str}")
async def get_lesson(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
) -> LessonState:
    """A lesson as I left it."""
    return await lessons.state(services, lessons.find(game, lesson), me)


@post("/api/school/{game:str}/{lesson:str}", status_code=200)
async def go_on(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAct],
) -> LessonState:
    """Go on with a lesson. A legal action that is not expected is not played: it gets an answer."""
    return await lessons.act(services, lessons.find(game, lesson), me, data)


@get("/api/school/{game:str}/{lesson:str}/preview")
async def preview_in_lesson(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
    action: Action,
) -> Preview:
    """What an action would do, as far as I can know."""
    walk = await lessons.walk_of(services, lessons.find(game, lesson), me)
    show_preview = title_of(walk.record.game).preview
    state, seat = walk.record.state, walk.lesson.script.seat
    if show_preview is None:
        raise NoPreview
    if state.to_move != seat:
        raise NotYourSeat
    state.checked(action)
    told = seat_view.preview(show_preview, state, seat, action)
    return Preview("", len(walk.record.steps), action, told)


@post("/api/school/{game:str}/{lesson:str}/table")
async def play_on(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LeaveScript],
) -> Table:
    """Play on freely from where the lesson is, against bots."""
    walk = await lessons.walk_of(services, lessons.find(game, lesson), me)
    committed = await learn.leave_script(services, walk, me, data)
    services.tables.publish(committed)
    return await show(services, committed.live.row, me)


ROUTES = [school, get_lesson, go_on, preview_in_lesson, play_on]
