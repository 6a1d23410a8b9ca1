"""A tournament as the database stores it, and what follows from it."""

from functools import cached_property
from typing import Final

import msgspec
from msgspec import Struct

from cosmodrome.registry import game
from cosmodrome.server import ratings
from cosmodrome.server.messages.tournaments import EntrantState, NewTournament, TournamentStatus
from cosmodrome.server.table_row import TableRow
from cosmodrome.tournaments.pairing import FILLER, Pairing, Rules, drawn
from cosmodrome.tournaments.standings import Outcome, Rest, Standing, standings

PLAN: Final = msgspec.json.Decoder(NewTournament)
PLAYERS: Final = msgspec.json.Decoder(list[int])
RULING: Final = msgspec.json.Decoder(list[int | None] | None)


class TournamentRow(Struct, frozen=True):
    """A tournament. Every change of it or its entrants increments ``version``."""

    id: str
    plan: NewTournament
    owner: str
    invite: str
    seed: str
    created: int
    changed: int
    version: int = 0
    status: TournamentStatus = "planned"
    # The number of the newest round, and of all rounds as far as that is known.
    round: int = 0
    rounds: int = 0
    # When the server must act; None: when a table has ended.
    due: int | None = None
    began: int | None = None
    finished: int | None = None

    @property
    def rules(self) -> Rules:
        """What its tables may look like."""
        least = game(self.plan.game).seats[0]
        return Rules(self.plan.seats, least, self.plan.leftover)

    @property
    def ends(self) -> int | None:
        """When an arena closes."""
        if self.plan.format != "arena":
            return None
        return (self.began or self.plan.starts) + self.plan.minutes * 60_000


class EntrantRow(Struct, frozen=True):
    """An entrant. ``since``: since when they are in this state."""

    number: int
    person: str | None
    level: str | None
    name: str
    state: EntrantState
    since: int


class RoundRow(Struct, frozen=True):
    """A round that was paired."""

    round: int
    began: int
    rests: list[int]


class PairedTable(Struct, frozen=True, dict=True):
    """A table of a round: its entrants by seat, and its row. ``ruling``: places set by the
    operator, by seat."""

    round: int
    number: int
    players: list[int]
    row: TableRow
    ruling: list[int | None] | None = None

    @property
    def over(self) -> bool:
        """Whether it has a result."""
        return self.row.status == "finished" or self.ruling is not None

    @cached_property
    def outcome(self) -> Outcome:
        """The result: nothing but what the finished game and the ruling say."""
        results = self.row.results or []
        scores = [result.score for result in results] or [0] * len(self.players)
        return Outcome(
            self.round, self.number, tuple(self.players), tuple(self._places()), tuple(scores)
        )

    def order(self) -> tuple[int, int, int]:
        """Tables count in this order once they are over."""
        return (self.round, self.row.finished or 0, self.number)

    def forfeits(self) -> list[bool]:
        """By seat, whether a bot played for the person."""
        return ratings.helped(self.row)

    def never_moved(self) -> list[int]:
        """The entrants who did not make a single move of their own in this finished game."""
        return [
            self.players[result.seat]
            for result in self.row.results or []
            if result.actions and result.bot_actions == result.actions
        ]

    def _places(self) -> list[int | None]:
        if self.ruling is not None:
            return list(self.ruling)
        if self.row.results is None:
            # The game could not be played to its end: everybody gets the mean.
            return [1] * len(self.players)
        own = [
            None if forfeit else result.place
            for result, forfeit in zip(self.row.results, self.forfeits(), strict=True)
        ]
        return [None if place is None else _rank(place, own) for place in own]


def _rank(place: int, places: list[int | None]) -> int:
    """The place among those who did not forfeit."""
    return 1 + sum(other is not None and other < place for other in places)


class Whole(Struct, frozen=True, dict=True):
    """A tournament with everything that belongs to it."""

    row: TournamentRow
    entrants: list[EntrantRow]
    rounds: list[RoundRow] = []
    tables: list[PairedTable] = []

    def entrant_of(self, person: str | None) -> EntrantRow | None:
        """The entrant of a person."""
        return next((one for one in self.entrants if person and one.person == person), None)

    @cached_property
    def over(self) -> list[PairedTable]:
        """The tables that have a result."""
        return [table for table in self.tables if table.over]

    @cached_property
    def latest(self) -> dict[int, PairedTable]:
        """The newest table of every player."""
        return {player: table for table in self.tables for player in table.players}

    @cached_property
    def stamp(self) -> str:
        """Another one as soon as the standings, the entrants or the pairings are others."""
        finished = sum(table.row.status == "finished" for table in self.over)
        return f"{self.row.version}-{len(self.over)}-{finished}"

    def outcomes(self, before: int | None = None) -> list[Outcome]:
        """The results so far, of the rounds before one if that is named, in order."""
        done = [table for table in self.over if before is None or table.round < before]
        return [table.outcome for table in sorted(done, key=PairedTable.order)]

    def rests(self, before: int | None = None) -> list[Rest]:
        """The rests so far."""
        return [
            Rest(one.round, player)
            for one in self.rounds
            for player in one.rests
            if before is None or one.round < before
        ]

    def pairing(self, number: int) -> Pairing:
        """A round that was paired."""
        tables = (tuple(table.players) for table in self.tables_of(number))
        rests = next((one.rests for one in self.rounds if one.round == number), [])
        return Pairing(tuple(tables), tuple(rests))

    def tables_of(self, number: int) -> list[PairedTable]:
        """The tables of a round, in order."""
        found = [table for table in self.tables if table.round == number]
        return sorted(found, key=lambda table: table.number)

    def ranked(self) -> list[int]:
        """Everybody who takes or took part, in the order of the draw."""
        sat = set(self.latest)
        sat |= {player for one in self.rounds for player in one.rests}
        # Before the start nobody has to be here yet.
        states = ("in", "here") if self.row.status == "planned" else ("here", "paused")
        taking_part = {one.number for one in self.entrants if one.state in states}
        return drawn((sat | taking_part) - {FILLER}, int(self.row.seed), "order")

    def standings(self, before: int | None = None) -> list[Standing]:
        """Everybody who takes or took part, best first; equals in the order of the draw."""
        plan = self.row.plan
        return standings(
            self.ranked(), self.outcomes(before), self.rests(before), plan.seats, plan.format
        )
