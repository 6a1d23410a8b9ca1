"""Everything a viewer is sent about a table, built from what that viewer may know.

Nothing of a running game's seed, piles or secret entries passes these functions.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

from cosmodrome.engine.errors import IllegalAction
from cosmodrome.engine.game import NOBODY, Game, State
from cosmodrome.engine.record import Entry, is_undo
from cosmodrome.games.title import title_of
from cosmodrome.server import clocks, seat_view
from cosmodrome.server.delays import Shown
from cosmodrome.server.editions import Edition
from cosmodrome.server.errors import CannotReplay
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.positions import (
    Considered,
    Hint,
    Journal,
    Moment,
    Position,
    Step,
    UndoState,
)
from cosmodrome.server.messages.tables import Seat, Table, UndoRequest
from cosmodrome.server.moves import Move, replay
from cosmodrome.server.seat_view import SeatView
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.thinking import Thought
from cosmodrome.server.timestamps import clock, now

_UNKNOWN_PERSON: Final = PersonRef("", "", True)
# How many of the newest moves a client gets that has seen none, or too few.
_NEWEST: Final = 10


def table(
    row: TableRow, people: dict[str, PersonRef], viewer: str | None, present: frozenset[str]
) -> Table:
    """A table as a viewer sees it. The invitation is for its owner and those who have a seat."""
    mine = row.seats_of(viewer)
    return Table(
        id=row.id,
        game=row.game,
        status=row.status,
        version=row.version,
        sequence=row.sequence,
        to_move=row.to_move if row.to_move != NOBODY else None,
        seats=[_seat(row, number, people, viewer, present) for number in range(len(row.chairs))],
        my_seats=mine,
        your_turn=row.is_turn_of(viewer),
        owner=people.get(row.owner, _UNKNOWN_PERSON),
        options=row.options,
        pace=row.pace,
        visibility=row.visibility,
        rated=row.rated,
        hints=row.hints,
        spectator_chat=row.spectator_chat,
        stand_in=row.stand_in,
        invite=row.invite if mine or (viewer and viewer == row.owner) else None,
        commitment=commitment(row.seed),
        chance=row.chance,
        seed=row.seed if row.status == "finished" else None,
        undo=_undo_request(row),
        results=row.results,
        branched_from=row.branched_from,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        finished=row.finished,
        claim_at=_claim_at(row, mine),
        order="listed" if row.drawn is None else "random",
        drawn=row.drawn or None,
        tournament=row.tournament,
        delay=row.delay,
        group=row.group,
        set_up=row.position is not None,
    )


def _claim_at(row: TableRow, mine: list[int]) -> int | None:
    absent = clocks.absent_from(row)
    if absent is None or not mine or row.to_move in mine:
        return None
    return absent + now() - clock()


def commitment(seed: str) -> str:
    """The hash of the seed, published before the game."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _seat(
    row: TableRow,
    number: int,
    people: dict[str, PersonRef],
    viewer: str | None,
    present: frozenset[str],
) -> Seat:
    chair = row.chairs[number]
    return Seat(
        kind=chair.kind,
        person=people.get(chair.person, _UNKNOWN_PERSON) if chair.person else None,
        level=chair.level or (row.stand_in if chair.stand_in else None),
        stand_in=chair.stand_in,
        mine=chair.person is not None and chair.person == viewer,
        present=chair.person in present,
        name=chair.name,
    )


def _undo_request(row: TableRow) -> UndoRequest | None:
    pending = row.pending_undo
    if pending is None:
        return None
    return UndoRequest(
        pending.seat, pending.sequence, pending.agreed, pending.awaited(row.chairs, row.rated)
    )


def viewer_seat(row: TableRow, viewer: str | None, wanted: int | None) -> int | None:
    """Whose view a viewer gets: their seat to move, or their first; None: a spectator's."""
    mine = row.seats_of(viewer)
    if not mine:
        return None
    if wanted in mine:
        return wanted
    return row.to_move if row.to_move in mine else mine[0]


# --- positions --------------------------------------------------------------------------


def position(
    live: LiveTable, seat: int | None, seen: int | None, read_out: bool = True
) -> Position:
    """Everything that a viewer needs, with the moves since the last one they saw."""
    row = live.row
    sequence, state = shown_to(live, seat)
    view = _current_view(live, seat, read_out)
    moves, fresh = _moves_since(live, seen, sequence)
    ended = row.status == "finished"
    barrier: Any = "other-seat" if seat is None else live.undo_barriers[seat]
    return Position(
        table=row.id,
        sequence=sequence,
        seat=seat,
        view=view.view,
        to_move=state.to_move if state.to_move != NOBODY and not ended else None,
        legal=view.legal if row.status == "running" else [],
        prompt=view.prompt,
        read_out=(view.read_out or []) if read_out else [],
        undo=UndoState(not barrier, barrier),
        scores=view.scores,
        places=[result.place for result in row.results] if row.results else None,
        ending=view.ending,
        clocks=clocks.clocks(row, clock(), now()),
        fresh=fresh,
        steps=[_shown_step(live, move, seat, ended) for move in moves],
        secrets=title_of(live.record.game).has_secrets(state),
    )


def shown_to(live: LiveTable, seat: int | None) -> Shown:
    """The position that a seat may see, or people without one: perhaps some moves later."""
    if seat is None and live.delayed is not None:
        return live.delayed.shown
    return Shown(live.row.sequence, live.state)


def _current_view(live: LiveTable, seat: int | None, read_out: bool) -> SeatView:
    """What a seat sees of the position shown to it, built once for all who look through that seat.

    Once more if the first of them did without the words.
    """
    later = live.delayed if seat is None else None
    shown = live.seat_views.get(seat) if later is None else live.delayed_view
    if shown is not None and (shown.read_out is not None or not read_out):
        return shown
    game = live.record.game
    if later is not None:
        packed = seat_view.packed_views(game, later.shown.state, None, read_out)
        live.delayed_view = packed[None]
        return packed[None]
    live.seat_views |= seat_view.packed_views(game, live.state, seat, read_out)
    return live.seat_views[seat]


def _moves_since(live: LiveTable, seen: int | None, shown: int) -> tuple[list[Move], bool]:
    """The moves after a number up to what is shown, and whether earlier ones are missing."""
    moves = [move for move in live.recent if move.sequence <= shown]
    first = moves[0].sequence if moves else shown + 1
    if seen is None or seen > shown or seen + 1 < first:
        return moves[-_NEWEST:], True
    return [move for move in moves if move.sequence > seen], False


def _shown_step(live: LiveTable, move: Move, seat: int | None, ended: bool) -> Any:
    """A move as JSON, built once for all who see the same of it."""
    game = live.record.game
    viewer = None if title_of(game).all_see_the_same else seat
    shown = live.shown_steps.get((move.sequence, viewer))
    if shown is None:
        shown = seat_view.encoded(_step_of(game, move, viewer, ended))
        live.shown_steps[move.sequence, viewer] = shown
    return shown


def _step_of(game: Game, move: Move, seat: int | None, ended: bool) -> Step:
    """A move as a viewer may see it."""
    assert move.scores is not None, "a move that is shown was replayed"
    scores = move.scores.seen_by(seat, ended)
    made_by_bot = move.person is None
    return step(game, move.entry, move.sequence, seat, ended, scores, made_by_bot, move.at)


def step(
    game: Game,
    entry: Entry,
    number: int,
    seat: int | None,
    ended: bool,
    scores: list[int],
    bot: bool = False,
    at: int = 0,
) -> Step:
    """An entry as a viewer may see it; after the end everything is public."""
    return Step(
        sequence=number,
        seat=entry.seat,
        action=_notation(game, entry, seat, ended),
        bot=bot,
        at=at,
        events=[seat_view.event_line(game, event, seat, ended) for event in entry.events],
        scores=scores,
    )


def _notation(game: Game, entry: Entry, seat: int | None, ended: bool) -> str:
    if is_undo(entry.text) or ended or entry.seat == seat:
        return entry.text
    return game.actions.public_name(game.actions.number(entry.text))


# --- the past -----------------------------------------------------------------------------


def journal(
    row: TableRow, moves: Iterable[Move], edition: Edition | None, seat: int | None
) -> Journal:
    """Every move of a table, undone ones included, as a viewer may see it."""
    if edition is None:
        raise CannotReplay
    record = edition.new_record(row)
    ended = row.status == "finished"
    shown = row.sequence - hidden_moves(row, seat)
    steps = [
        _step_of(record.game, move, seat, ended)
        for move in replay(record, moves)
        if move.sequence <= shown
    ]
    return Journal(row.id, max(0, shown), steps)


def hidden_moves(row: TableRow, seat: int | None) -> int:
    """How many of the last moves a viewer may not see yet."""
    return row.delay if seat is None and row.status == "running" else 0


def moments(
    game: Game,
    replayed: Iterator[tuple[Entry | None, State]],
    seat: int | None,
    ended: bool,
    first: int = 0,
) -> Iterator[Moment]:
    """The start of a game, or its position after some actions, and that after every other."""
    for number, (entry, state) in enumerate(replayed, first):
        last = last_step(game, state, entry, number, seat, ended) if entry else None
        yield moment(game, state, number, seat, last, ended)


def last_step(
    game: Game, state: State, entry: Entry, number: int, seat: int | None, ended: bool
) -> Step:
    """The entry that led to a position of the past."""
    scores = seat_view.known_scores(game, state).seen_by(seat, ended)
    return step(game, entry, number, seat, ended, scores)


def moment(
    game: Game, state: State, number: int, seat: int | None, last: Step | None, ended: bool
) -> Moment:
    """A position of the past; after the end of the game everything is revealed."""
    view = seat_view.seat_view(game, state, seat)
    return Moment(
        step=number,
        seat=seat,
        view=view.view,
        reveal=state.reveal() if ended else None,
        hidden=title_of(game).speech.read_hidden(state) if ended else None,
        to_move=state.to_move if state.to_move != NOBODY else None,
        prompt=view.prompt,
        read_out=view.read_out or [],
        scores=state.scores() if ended else view.scores,
        last=last,
    )


# --- advice -------------------------------------------------------------------------------


def hint(live: LiveTable, seen: int, thought: Thought) -> Hint:
    """A bot's opinion of the position, for the seat to move."""
    actions = [thought.action, *thought.actions]
    best, *words = seat_view.descriptions(live.record.game, live.state, live.row.to_move, actions)
    considered = [
        Considered(*item, line=thought.lines.get(item[0], []))
        for item in zip(thought.actions, words, thought.visits, thought.values, strict=True)
    ]
    considered.sort(key=lambda item: -item.visits)
    return Hint(live.row.id, seen, thought.action, best, thought.chances, considered)


def check_legal(live: LiveTable, action: str) -> None:
    """Raise IllegalAction unless the action is legal now."""
    if live.record.game.actions.number(action) not in live.state.legal():
        raise IllegalAction(action=action[:40])
