"""What a tournament shows to everybody alike: standings and tables, made when they change."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.title import title_of
from cosmodrome.server import clocks
from cosmodrome.server.hub import Hub
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.tournaments import (
    Decided,
    GameLine,
    NewTournament,
    StandingRow,
    TournamentSeat,
    TournamentTable,
)
from cosmodrome.server.tables import Tables
from cosmodrome.server.timestamps import clock, now
from cosmodrome.server.tournaments.rows import PairedTable, Whole
from cosmodrome.server.views import shown_to
from cosmodrome.tournaments.pairing import FILLER
from cosmodrome.tournaments.standings import (
    Difference,
    Format,
    Outcome,
    Rest,
    Standing,
    Tallies,
    difference,
)

# In an arena, which has no rounds, the last games of everybody are told.
_LAST_GAMES: Final = 6


class Display:
    """The standings and tables of one tournament, as they were made last."""

    def __init__(self) -> None:
        self._stamp = ""
        self._counted: _Counted | None = None
        self._standings: list[StandingRow] = []
        # By table: what its card was made from, and the card.
        self._cards: dict[str, tuple[_Basis, TournamentTable]] = {}

    def standings(self, whole: Whole) -> list[StandingRow]:
        """Who stands where, and why."""
        if whole.stamp != self._stamp:
            self._standings = _rows(self._count(whole), whole.row.plan.format)
            self._stamp = whole.stamp
        return self._standings

    def _count(self, whole: Whole) -> list[Standing]:
        if self._counted is None or not self._counted.add(whole):
            self._counted = _Counted(whole.row.plan)
            self._counted.add(whole)
        return self._counted.tallies.standings(whole.ranked())

    async def cards(
        self, wanted: Sequence[PairedTable], tables: Tables, hub: Hub
    ) -> list[TournamentTable]:
        """Tables as spectators see them; those of the last time are kept."""
        made: dict[str, tuple[_Basis, TournamentTable]] = {}
        for table in wanted:
            live = None if table.over else await tables.open(table.row.id)
            present = hub.present(table.row.id)
            basis = _Basis((live or table).row.version, table.ruling is not None, present)
            before = self._cards.get(table.row.id)
            if before is None or before[0] != basis:
                before = basis, card(table, live, present)
            made[table.row.id] = before
        self._cards = made
        return [shown for _, shown in made.values()]


class _Basis(NamedTuple):
    """What the card of a table depends on."""

    version: int
    ruled: bool
    present: frozenset[str]


class _Counted:
    """The results that have been counted. They count in the order in which the games ended."""

    def __init__(self, plan: NewTournament) -> None:
        self.tallies = Tallies(plan.seats, plan.format)
        self._results: dict[tuple[int, int], Outcome] = {}
        self._rests: set[Rest] = set()
        self._last = (0, 0, 0)

    def add(self, whole: Whole) -> bool:
        """Count what is new; False, and everything has to be counted again: a game ended before
        one that was counted, or the operator has set another result."""
        new = []
        for table in whole.over:
            before = self._results.get((table.round, table.number))
            if before is None:
                new.append(table)
            elif before is not table.outcome and before != table.outcome:
                return False
        new.sort(key=PairedTable.order)
        if new and new[0].order() < self._last:
            return False
        for table in new:
            self._results[table.round, table.number] = table.outcome
            self._last = table.order()
            self.tallies.add_game(table.outcome)
        for rest in whole.rests():
            if rest not in self._rests:
                self._rests.add(rest)
                self.tallies.add_rest(rest)
        return True


def _rows(ranked: list[Standing], kind: Format) -> list[StandingRow]:
    rows = []
    for index, one in enumerate(ranked):
        above = difference(one, ranked[index - 1], kind) if index else None
        below = difference(one, ranked[index + 1], kind) if index + 1 < len(ranked) else None
        same = sum(other.points == one.points for other in ranked)
        told = one.lines[-_LAST_GAMES:] if kind == "arena" else one.lines
        rows.append(
            StandingRow(
                entrant=one.player,
                place=one.place,
                points=float(one.points),
                rivals=float(one.rivals),
                wins=float(one.wins),
                margin=float(one.margin),
                streak=one.streak,
                games=len(one.lines),
                lines=[GameLine(it.round, it.table, it.place, float(it.points)) for it in told],
                same=same,
                above=_decided(above),
                below=_decided(below),
            )
        )
    return rows


def _decided(found: Difference | None) -> Decided | None:
    if found is None:
        return None
    return Decided(
        found.other, found.key, float(found.mine), float(found.theirs), list(found.equal)
    )


def card(table: PairedTable, live: LiveTable | None, present: frozenset[str]) -> TournamentTable:
    """A table; ``live`` if it runs."""
    row = live.row if live else table.row
    return TournamentTable(
        round=table.round,
        number=table.number,
        table=row.id,
        # Who may see the tournament may see its tables.
        invite=row.invite if row.visibility == "invite" else None,
        status=row.status,
        seats=_seats(table, live, present),
        to_move=row.to_move if row.to_move != NOBODY else None,
        sequence=row.sequence,
        began=row.created,
        finished=row.finished,
        at=now(),
        ruled=table.ruling is not None,
    )


def _seats(
    table: PairedTable, live: LiveTable | None, present: frozenset[str]
) -> list[TournamentSeat]:
    row = live.row if live else table.row
    outcome = table.outcome if table.over else None
    scores = list(outcome.scores) if outcome else _scores(live)
    shown = clocks.clocks(row, clock(), now()) if not table.over else None
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
