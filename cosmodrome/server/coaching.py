"""The coach of the server: it speaks of analyses that are kept."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, func, select

from cosmodrome.engine.errors import BadSeat
from cosmodrome.lab import coach
from cosmodrome.lab.analysis import Analysis
from cosmodrome.registry import game as find_game
from cosmodrome.registry import game_names
from cosmodrome.school.lessons import lessons
from cosmodrome.server import seat_view
from cosmodrome.server.errors import NotShared, WrongStatus
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.coach import Coaching, CoachMoment, CoachReport, SkillReport
from cosmodrome.server.people import Person
from cosmodrome.server.schema import ANALYSES, RESULTS, TABLES
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import Chair

# What a person did longer ago says little about how they play now.
_GAMES: Final = 20
_ANALYSIS: Final = msgspec.json.Decoder(Analysis)
_CHAIRS: Final = msgspec.json.Decoder(list[Chair])


async def about_game(services: Services, live: LiveTable, seat: int) -> Coaching:
    """What the coach says about a finished game to one seat."""
    row = live.row
    if row.status != "finished":
        # While it runs, this would tell what is still hidden.
        raise WrongStatus(status=row.status)
    if not 0 <= seat < len(row.chairs):
        raise BadSeat(seat=seat, last=len(row.chairs) - 1)
    state = await services.analyses.state(row.id)
    if state.status != "done" or state.analysis is None:
        return Coaching(row.id, row.game, seat, state.status, [])
    return await asyncio.to_thread(_coaching, live, seat, bytes(state.analysis))


def _coaching(live: LiveTable, seat: int, result: bytes) -> Coaching:
    analysis, record = _ANALYSIS.decode(result), live.record
    told = []
    for moment in coach.moments(record, analysis, seat):
        before, after = (
            seat_view.seat_view(record.game, record.state_after(step), seat).view
            for step in (moment.step - 1, moment.step)
        )
        told.append(CoachMoment(moment, before, after))
    return Coaching(live.row.id, live.row.game, seat, "done", told)


async def about_person(
    services: Services, person: Person, viewer: Person | None, name: str | None
) -> CoachReport:
    """What a person does well and badly: for themselves, and for others if they share it."""
    own = viewer is not None and viewer.id == person.id
    if not own and not person.shares_coach:
        raise NotShared
    if name is None:
        name = await services.store.read(lambda c: c.scalar(_most_played(person.id)))
    game = find_game(name or game_names()[0])
    rows = await services.store.read(lambda c: c.execute(_games_of(person.id, game.name)).all())
    return await asyncio.to_thread(_report, game.name, rows, own)


def _most_played(person: str) -> Any:
    """The game that a person has finished most often."""
    game = RESULTS.c.game
    return (
        select(game)
        .where(RESULTS.c.person == person)
        .group_by(game)
        .order_by(func.count().desc(), game)
        .limit(1)
    )


def _games_of(person: str, game: str) -> Any:
    """The last games of a person, newest first, each with its analysis if there is one."""
    joined = RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table_id).outerjoin(
        ANALYSES, ANALYSES.c.table_id == RESULTS.c.table_id
    )
    columns = (RESULTS.c.table_id, RESULTS.c.seat, TABLES.c.chairs, ANALYSES.c.result)
    return (
        select(*columns, ANALYSES.c.status)
        .select_from(joined)
        .where(RESULTS.c.person == person, RESULTS.c.game == game)
        .order_by(RESULTS.c.finished.desc(), RESULTS.c.table_id, RESULTS.c.seat)
        .limit(_GAMES)
    )


def _report(game: str, rows: Sequence[Row[Any]], own: bool) -> CoachReport:
    # What a bot played for somebody who left says nothing about them.
    alone = [row for row in rows if not _was_helped(_CHAIRS.decode(row.chairs)[row.seat])]
    played = [(row, _told_of(row)) for row in alone]
    known = [(row.table_id, analysis, [row.seat]) for row, analysis in played if analysis]
    skills = coach.skills(
        ((analysis, seats) for _, analysis, seats in known), find_game(game).phases
    )
    reports = [SkillReport(one.phase, one.decisions, coach.gain(game, one)) for one in skills]
    waiting = [row.table_id for row, analysis in played if analysis is None]
    return CoachReport(
        game=game,
        games=len(played),
        analysed=len(known),
        latest=known[0][0] if known and own else None,
        waiting=list(dict.fromkeys(waiting)) if own else [],
        skills=sorted(reports, key=lambda one: (one.gain is None, -one.decisions)),
        lesson=_lesson(game, reports),
    )


def _was_helped(chair: Chair) -> bool:
    return bool(chair.stand_in or chair.bot_actions)


def _told_of(row: Row[Any]) -> Analysis | None:
    """The analysis of a game; None: there is none, or it does not know what was asked."""
    if row.status != "done":
        return None
    analysis = _ANALYSIS.decode(row.result)
    return analysis if any(decision.phase for decision in analysis.decisions) else None


def _lesson(game: str, reports: list[SkillReport]) -> str | None:
    """The lesson for what goes worst, if anything goes badly and there is one."""
    bad = [(one.gain, one.phase) for one in reports if one.gain is not None and one.gain < 0]
    if not bad:
        return None
    worst = min(bad)[1]
    return next(
        (name for name, lesson in lessons(game).items() if worst in lesson.script.phases), None
    )
