"""Positions that people set up: what lies where, and whether it is possible."""

import secrets
from collections.abc import Mapping
from typing import Final

from msgspec import convert

from cosmodrome.engine.chance import SEED_BITS, chance
from cosmodrome.engine.errors import ImpossiblePosition, NoPositions
from cosmodrome.engine.game import Game, State, Variant
from cosmodrome.engine.position import Positions, begin_at, laws_of, position_of
from cosmodrome.engine.record import Record
from cosmodrome.games.layout import Arrangement, Layout, gather, lay_out, zones_of
from cosmodrome.games.title import title_of
from cosmodrome.registry import game
from cosmodrome.server import seat_view
from cosmodrome.server.messages.set_ups import (
    CheckPosition,
    FoundPosition,
    Law,
    PositionFields,
    SetUp,
    SetUpView,
)

# The deal from which a set-up begins is the same for all.
_SEED: Final = 0


class _Table:
    """A variant of a game whose positions can be set up."""

    def __init__(self, rules: Game, seats: int, options: dict[str, bool]) -> None:
        title = title_of(rules)
        if title.positions is None or title.arrangement is None:
            raise NoPositions(game=rules.name)
        self.game: Final = rules
        self.variant: Final[Variant] = rules.variant(seats, rules.check(seats, options, _SEED))
        self.rules: Final[Positions[State]] = title.positions
        self.arrangement: Final[Arrangement] = title.arrangement

    def begin(self, position: Mapping[str, object]) -> State:
        return begin_at(self.game, self.rules, self.variant, chance(_SEED), position)

    def start(self) -> State:
        """The first position of a game in which nothing is half done."""
        state = self.game.deal(self.variant, chance(_SEED))
        while str(self.game.phases[state.phase]) not in self.rules.phases:
            state.apply(state.legal()[0])
        return state

    def fields(self, layout: Layout) -> PositionFields:
        """A possible layout as a position."""
        return convert(gather(self.arrangement, self.variant, layout), PositionFields)

    def layout(self, state: State) -> Layout:
        return lay_out(self.arrangement, self.variant, position_of(state))

    def examine(self, layout: Layout) -> tuple[list[Law], State]:
        """All laws up to a broken one checked; and the state, if none is broken."""
        state = self.game.deal(self.variant, chance(_SEED))
        laws: list[Law] = []
        broken: dict[str, int | str] | None = None
        try:
            position = gather(self.arrangement, self.variant, layout)
            for name, check in laws_of(self.rules, position):
                check(state)
                laws.append(Law(name, True, None))
        except ImpossiblePosition as problem:
            broken = problem.facts
        names = [name for name, _ in laws_of(self.rules, {})]
        if broken is not None:
            laws.append(Law(names[len(laws)], True, broken))
        return laws + [Law(name, False, None) for name in names[len(laws) :]], state


def check(asked: CheckPosition) -> SetUp:
    """A position as zones, and whether it is possible. ImpossiblePosition: it was not given as
    zones, and cannot be shown as such."""
    table = _Table(game(asked.game), asked.seats, dict.fromkeys(asked.options, True))
    if asked.layout is not None:
        layout: Layout = dict(asked.layout)
    else:
        state = table.start() if asked.position is None else table.begin(asked.position)
        layout = table.layout(state)
    laws, state = table.examine(layout)
    possible = all(law.checked and law.broken is None for law in laws)
    if possible:
        # What follows from something else is put right.
        layout = table.layout(state)
    return SetUp(
        game=table.game.name,
        rules=table.game.rules,
        data=table.game.data,
        seats=table.variant.seats,
        options=list(state.options),
        stocks=table.arrangement.stocks(table.variant),
        zones=zones_of(table.arrangement, table.variant, layout),
        layout=layout,
        laws=laws,
        position=table.fields(layout) if possible else None,
        shown=_shown(state, asked.seat) if possible else None,
    )


def _shown(state: State, seat: int | None) -> SetUpView:
    """A position is no secret of whoever sets it up: they see it with the eyes of every seat."""
    viewer = int(state.to_move) if seat is None or seat >= state.seats else seat
    seen = seat_view.seat_view(state.game, state, viewer)
    return SetUpView(
        seat=viewer,
        view=seen.view,
        to_move=int(state.to_move),
        prompt=seen.prompt,
        read_out=seen.read_out or [],
        scores=seen.scores,
    )


def found(record: Record, last: int, seat: int | None) -> FoundPosition:
    """The position after some steps of a record, or the last one before with which a game can
    begin. ``seat``: who may not know more than this seat; what is hidden from it is dealt anew.
    """
    table = _Table(record.game, record.seats, record.options)
    for step in range(last, -1, -1):
        state = record.state_after(step)
        if str(record.game.phases[state.phase]) not in table.rules.phases:
            continue
        if seat is not None:
            state = state.sample(seat, chance(secrets.randbits(SEED_BITS)))
        try:
            state = table.begin(position_of(state))
        except ImpossiblePosition:
            continue
        position = table.fields(table.layout(state))
        options = [name for name, chosen in record.options.items() if chosen]
        return FoundPosition(record.game.name, record.seats, options, position, step)
    raise ImpossiblePosition("phase", "phase", str(record.game.phases[record.state.phase]))
