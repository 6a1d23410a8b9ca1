"""Working through a lesson: what a person sees of it, and what they do."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from cosmodrome.engine.errors import Stale
from cosmodrome.registry import game_names
from cosmodrome.school.lessons import lessons
from cosmodrome.school.script import Lesson
from cosmodrome.school.walk import NEXT, Walk
from cosmodrome.server import progress, views
from cosmodrome.server.commands.practice import practice_table
from cosmodrome.server.errors import NotFound
from cosmodrome.server.messages.school import (
    BubbleText,
    LessonAct,
    LessonInfo,
    LessonState,
    ReactionText,
    School,
    SchoolGame,
)
from cosmodrome.server.people import Person
from cosmodrome.server.progress import Progress
from cosmodrome.server.school_positions import positions
from cosmodrome.server.services import Services

# While a lesson lasts, the other seats are friendly bots.
_LEVEL: Final = "novice"


async def school(services: Services, viewer: Person | None) -> School:
    """All lessons, and how far a person is in each."""
    begun: dict[tuple[str, str], Progress] = {}
    if viewer is not None:
        person = viewer.id
        begun = await services.store.read(lambda c: progress.of_person(c, person))
    games = [
        SchoolGame(name, [_info(lesson, begun) for lesson in lessons(name).values()])
        for name in game_names()
    ]
    return School([game for game in games if game.lessons])


def _info(lesson: Lesson, begun: dict[tuple[str, str], Progress]) -> LessonInfo:
    so_far = begun.get((lesson.game.name, lesson.name), Progress())
    script = lesson.script
    return LessonInfo(
        lesson.name, script.minutes, len(lesson.plan), script.parts, so_far.stop, so_far.done
    )


def find(game: str, name: str) -> Lesson:
    """A lesson; NotFound: there is none."""
    lesson = lessons(game).get(name)
    if lesson is None:
        raise NotFound
    return lesson


async def walk_of(services: Services, lesson: Lesson, person: Person) -> Walk:
    """Where a person is in a lesson."""
    so_far = await services.store.read(
        lambda c: progress.find(c, person.id, lesson.game.name, lesson.name)
    )
    return Walk(lesson, so_far.entries)


async def state(services: Services, lesson: Lesson, person: Person) -> LessonState:
    """A lesson as a person left it."""
    walk = await walk_of(services, lesson, person)
    return _state(walk, person, len(walk.record.steps))


async def act(services: Services, lesson: Lesson, person: Person, asked: LessonAct) -> LessonState:
    """Go on with a lesson."""
    walk = await walk_of(services, lesson, person)
    if asked.seen != len(walk.entries):
        raise Stale(seen=asked.seen, entries=len(walk.entries))
    if asked.do == "play":
        reaction = _reaction(walk, asked.actions)
        if reaction is not None:
            return replace(_state(walk, person, len(walk.record.steps)), reaction=reaction)
    before = len(walk.record.steps)
    walk = _after(walk, asked)
    await _keep(services, person, walk)
    # What was taken back is not shown again, step by step.
    return _state(walk, person, min(before + 1, len(walk.record.steps)))


def _after(walk: Walk, asked: LessonAct) -> Walk:
    """The walk after what was asked for."""
    if asked.do == "back":
        return walk.back()
    if asked.do == "again":
        return Walk(walk.lesson)
    if asked.do == "skip":
        walk.skip()
        return walk
    for entry in [NEXT] if asked.do == "next" else asked.actions:
        walk.enter(entry)
    return walk


def _reaction(walk: Walk, actions: Sequence[str]) -> ReactionText | None:
    """The answer to the first of some actions that the script does not expect; None: it expects
    all of them."""
    tried = Walk(walk.lesson, walk.entries)
    for action in actions:
        if not tried.expects(action):
            tried.record.state.checked(action)
            found = tried.reaction(action)
            say = None if found is None else walk.lesson.message(found.say)
            return ReactionText(action, say, found.light if found and found.light else [action])
        tried.enter(action)
    return None


async def _keep(services: Services, person: Person, walk: Walk) -> None:
    game, name = walk.lesson.game.name, walk.lesson.name

    def write(connection: Connection) -> None:
        done = walk.over or progress.find(connection, person.id, game, name).done
        reached = Progress(walk.entries, walk.stop, done)
        progress.keep(connection, person.id, game, name, reached)

    await services.store.write(write)


# --- what a person sees ---------------------------------------------------------------------


def _state(walk: Walk, person: Person, first: int) -> LessonState:
    """The lesson now, with the positions from a step on."""
    lesson = walk.lesson
    record, seat = walk.record, lesson.script.seat
    row = practice_table(record, record.state, person, seat, _LEVEL, len(record.steps))
    return LessonState(
        game=lesson.game.name,
        lesson=lesson.name,
        minutes=lesson.script.minutes,
        table=views.table(row, {person.id: person.ref()}, person.id, frozenset({person.id})),
        plan=lesson.plan,
        stop=walk.stop,
        entries=len(walk.entries),
        bubble=_bubble(walk),
        reaction=None,
        positions=positions(walk.record, lesson.script.seat, first, _made_a_move(walk)),
        over=walk.over,
    )


def _bubble(walk: Walk) -> BubbleText:
    bubble, expected = walk.bubble, walk.expected
    # What is lit at first may be done: then the next move is.
    light = [] if walk.made else bubble.light
    light = light or ([expected] if expected else [])
    say = walk.lesson.message(bubble.say)
    return BubbleText(say, light, expected, walk.following, bubble.happy)


def _made_a_move(walk: Walk) -> bool:
    return any(entry != NEXT for entry in walk.entries)
