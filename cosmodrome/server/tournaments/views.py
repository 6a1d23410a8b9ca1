"""A tournament as a viewer may see it."""

from collections import Counter
from typing import Final

from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.tournaments import (
    Entrant,
    Tournament,
    TournamentNews,
    TournamentRound,
    TournamentSummary,
    TournamentTable,
)
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import now
from cosmodrome.server.tournaments.display import card
from cosmodrome.server.tournaments.entering import is_organiser
from cosmodrome.server.tournaments.rows import EntrantRow, TournamentRow, Whole
from cosmodrome.server.tournaments.steps import CHECK_IN, asks_presence
from cosmodrome.server.views import commitment

_TAKING_PART = ("in", "here", "paused")


# Cards that are as old as this, in milliseconds, are told again: another process may have been
# slower to see them.
_MARGIN: Final = 2000


async def show(services: Services, whole: Whole, viewer: Person | None) -> Tournament:
    """A tournament; of its tables those that ``_at_hand`` names."""
    row = whole.row
    own = whole.entrant_of(viewer.id if viewer else None)
    organiser = viewer is not None and is_organiser(row, viewer)
    people = await services.people.refs([one.person for one in whole.entrants if one.person])
    at = now()
    return Tournament(
        about=await summary(services, row, whole.entrants, viewer),
        entrants=[_entrant(one, people) for one in whole.entrants],
        standings=services.tournaments.display(whole).standings(whole),
        rounds=_rounds(whole),
        tables=await _at_hand(services, whole),
        me=own.number if own else None,
        organiser=organiser,
        invite=row.invite if own or organiser else None,
        commitment=commitment(row.seed),
        seed=None if row.status == "planned" else row.seed,
        ends=row.ends,
        here_from=(row.due or 0) - CHECK_IN if asks_presence(row) else None,
        stamp=whole.stamp,
        at=at,
    )


async def news(
    services: Services, whole: Whole, viewer: Person | None, stamp: str, since: int
) -> TournamentNews:
    """What has changed for somebody who has seen the tournament with this stamp and time."""
    at = now()
    if stamp != whole.stamp:
        return TournamentNews(await show(services, whole, viewer), [], at)
    tables = await _at_hand(services, whole)
    return TournamentNews(None, [one for one in tables if one.at >= since - _MARGIN], at)


async def _at_hand(services: Services, whole: Whole) -> list[TournamentTable]:
    """The tables that are shown without asking: those that are not over. A bracket and a grid
    show all, and have few."""
    every = whole.row.plan.format in ("knockout", "round-robin")
    wanted = [table for table in whole.tables if every or not table.over]
    display = services.tournaments.display(whole)
    return await display.cards(wanted, services.tables, services.hub)


def finished(whole: Whole, number: int, offset: int, limit: int) -> list[TournamentTable]:
    """Some of the tables of a round that are over, in order; in an arena newest first."""
    found = [table for table in whole.over if table.round == number]
    if whole.row.plan.format == "arena":
        found.reverse()
    return [card(table, None, frozenset()) for table in found[offset : offset + limit]]


def _rounds(whole: Whole) -> list[TournamentRound]:
    tables = Counter(table.round for table in whole.tables)
    over = Counter(table.round for table in whole.over)
    return [
        TournamentRound(one.round, one.began, one.rests, tables[one.round], over[one.round])
        for one in whole.rounds
    ]


async def summary(
    services: Services, row: TournamentRow, entrants: list[EntrantRow], viewer: Person | None
) -> TournamentSummary:
    """A tournament in a list."""
    taking_part = [one for one in entrants if one.state in _TAKING_PART]
    owner = (await services.people.refs([row.owner]))[row.owner] if row.owner else None
    return TournamentSummary(
        id=row.id,
        plan=row.plan,
        owner=owner,
        status=row.status,
        round=row.round,
        rounds=row.rounds or (row.plan.rounds if row.plan.format == "swiss" else 0),
        players=len(taking_part),
        bots=sum(one.person is None for one in taking_part),
        waiting=sum(one.state == "waiting" for one in entrants),
        due=row.due,
        began=row.began,
        finished=row.finished,
        mine=any(viewer is not None and one.person == viewer.id for one in entrants),
    )


def _entrant(one: EntrantRow, people: dict[str, PersonRef]) -> Entrant:
    person = people[one.person] if one.person else None
    return Entrant(one.number, person, person.name if person else one.name, one.level, one.state)
