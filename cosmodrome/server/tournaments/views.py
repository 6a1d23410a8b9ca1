"""A tournament as a viewer may see it."""

from collections.abc import Sequence

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.title import title_of
from cosmodrome.server import clocks
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.tournaments import (
    Decided,
    Entrant,
    GameLine,
    StandingRow,
    Tournament,
    TournamentRound,
    TournamentSeat,
    TournamentSummary,
    TournamentTable,
)
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.timestamps import clock, now
from cosmodrome.server.tournaments.entering import is_organiser
from cosmodrome.server.tournaments.rows import EntrantRow, PairedTable, TournamentRow, Whole
from cosmodrome.server.tournaments.steps import CHECK_IN, asks_presence
from cosmodrome.server.views import commitment, shown_to
from cosmodrome.tournaments.pairing import FILLER
from cosmodrome.tournaments.standings import Difference, Standing, difference

_TAKING_PART = ("in", "here", "paused")


async def show(services: Services, whole: Whole, viewer: Person | None) -> Tournament:
    """A whole tournament."""
    row = whole.row
    own = whole.entrant_of(viewer.id if viewer else None)
    organiser = viewer is not None and is_organiser(row, viewer)
    people = await services.people.refs([one.person for one in whole.entrants if one.person])
    return Tournament(
        about=await summary(services, row, whole.entrants, viewer),
        entrants=[_entrant(one, people) for one in whole.entrants],
        standings=_standings(whole),
        rounds=[TournamentRound(one.round, one.began, one.rests) for one in whole.rounds],
        tables=[await _table(services, whole, table) for table in whole.tables],
        me=own.number if own else None,
        organiser=organiser,
        invite=row.invite if own or organiser else None,
        commitment=commitment(row.seed),
        seed=None if row.status == "planned" else row.seed,
        ends=row.ends,
        here_from=(row.due or 0) - CHECK_IN if asks_presence(row) else None,
    )


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


def _standings(whole: Whole) -> list[StandingRow]:
    ranked = whole.standings()
    kind = whole.row.plan.format
    rows = []
    for index, one in enumerate(ranked):
        above = difference(one, ranked[index - 1], kind) if index else None
        below = difference(one, ranked[index + 1], kind) if index + 1 < len(ranked) else None
        same = sum(other.points == one.points for other in ranked)
        rows.append(_standing(one, same, above, below))
    return rows


def _standing(
    one: Standing, same: int, above: Difference | None, below: Difference | None
) -> StandingRow:
    return StandingRow(
        entrant=one.player,
        place=one.place,
        points=float(one.points),
        rivals=float(one.rivals),
        wins=float(one.wins),
        margin=float(one.margin),
        streak=one.streak,
        lines=[
            GameLine(line.round, line.table, line.place, float(line.points)) for line in one.lines
        ],
        same=same,
        above=_decided(above),
        below=_decided(below),
    )


def _decided(found: Difference | None) -> Decided | None:
    if found is None:
        return None
    return Decided(
        found.other, found.key, float(found.mine), float(found.theirs), list(found.equal)
    )


async def _table(services: Services, whole: Whole, table: PairedTable) -> TournamentTable:
    row = table.row
    live = None if table.over else await services.tables.open(row.id)
    row = live.row if live else row
    return TournamentTable(
        round=table.round,
        number=table.number,
        table=row.id,
        # Who may see the tournament may see its tables.
        invite=row.invite if row.visibility == "invite" else None,
        status=row.status,
        seats=_seats(services, table, live),
        to_move=row.to_move if row.to_move != NOBODY else None,
        sequence=row.sequence,
        began=row.created,
        finished=row.finished,
        at=now(),
        ruled=table.ruling is not None,
    )


def _seats(services: Services, table: PairedTable, live: LiveTable | None) -> list[TournamentSeat]:
    row = live.row if live else table.row
    outcome = table.outcome() if table.over else None
    scores = list(outcome.scores) if outcome else _scores(live)
    shown = clocks.clocks(row, clock(), now()) if not table.over else None
    present = services.hub.present(row.id)
    forfeits = table.forfeits()
    return [
        TournamentSeat(
            entrant=None if player == FILLER else player,
            place=outcome.places[seat] if outcome else None,
            score=scores[seat] if scores else None,
            clock=shown.left[seat] if shown and not chair.bot else None,
            present=chair.bot or chair.person in present,
            forfeit=outcome.places[seat] is None if outcome else forfeits[seat],
        )
        for seat, (player, chair) in enumerate(zip(table.players, row.chairs, strict=True))
    ]


def _scores(live: LiveTable | None) -> Sequence[int | None] | None:
    if live is None or not live.readable:
        return None
    return title_of(live.record.game).known_scores(shown_to(live, None).state, None)
