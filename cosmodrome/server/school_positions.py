"""Positions of lessons and puzzles as their seat sees them."""

from itertools import islice

from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.record import Entry, Record
from cosmodrome.server import seat_view, views
from cosmodrome.server.messages.positions import Position, UndoState


def positions(record: Record, seat: int, first: int, undo: bool) -> list[Position]:
    """The positions from a step on; ``undo``: whether the seat may take a move back."""
    return [
        _position(record, seat, number, entry, state, undo)
        for number, (entry, state) in enumerate(islice(record.replay(), first, None), first)
    ]


def _position(
    record: Record, seat: int, number: int, entry: Entry | None, state: State, undo: bool
) -> Position:
    """The position after a step; nothing that is hidden from the seat is in it."""
    game = record.game
    view = seat_view.seat_view(game, state, seat)
    last = views.last_step(game, state, entry, number, seat, ended=False) if entry else None
    return Position(
        table="",
        sequence=number,
        seat=seat,
        view=view.view,
        to_move=state.to_move if state.to_move != NOBODY else None,
        legal=view.legal,
        prompt=view.prompt,
        read_out=view.read_out or [],
        undo=UndoState(undo, "" if undo else "nothing"),
        scores=view.scores,
        places=None,
        ending=view.ending,
        clocks=None,
        fresh=last is None,
        steps=[last] if last else [],
        secrets=False,
    )
