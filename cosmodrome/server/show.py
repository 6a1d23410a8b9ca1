"""What a viewer is shown: every message about a table is built here, from what the viewer
may know. Nothing of a running game's seed, piles or secret entries passes this door."""

import hashlib
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from cosmodrome.engine.errors import IllegalAction
from cosmodrome.engine.game import NOBODY, Event, Game, State
from cosmodrome.engine.record import UNDO, UNDO_AGREED, Record
from cosmodrome.games.phrase import Phrase
from cosmodrome.server import clocks, plans
from cosmodrome.server.messages import (
    Choice,
    Considered,
    Hint,
    Journal,
    PersonRef,
    Position,
    Replayed,
    Seat,
    Step,
    Table,
    Told,
    UndoRequest,
    UndoState,
)
from cosmodrome.server.rows import Move, Row, enter, now
from cosmodrome.server.table import Entry, LiveTable
from cosmodrome.server.thinking import Thought

_NOBODY: Final = PersonRef("", "", True)
_ENCODER: Final = msgspec.json.Encoder()


def table(
    row: Row, people: dict[str, PersonRef], viewer: str | None, present: frozenset[str]
) -> Table:
    """A table as somebody sees it. Only who sits there, or owns it, is told the invitation."""
    mine = row.seats_of(viewer)
    running = row.status == "running"
    return Table(
        id=row.id,
        game=row.game,
        status=row.status,
        version=row.version,
        sequence=row.sequence,
        to_move=row.to_move if row.to_move != NOBODY else None,
        seats=[_seat(row, number, people, viewer, present) for number in range(len(row.chairs))],
        my_seats=mine,
        your_turn=running and row.to_move in mine and not row.chairs[row.to_move].bot,
        owner=people.get(row.owner, _NOBODY),
        options=row.options,
        pace=row.pace,
        visibility=row.visibility,
        rated=row.rated,
        hints=row.hints,
        spectator_chat=row.spectator_chat,
        stand_in=row.stand_in,
        invite=row.invite if mine or (viewer and viewer == row.owner) else None,
        commitment=commitment(row.seed),
        seed=row.seed if row.status == "finished" else None,
        undo=_undo_request(row),
        results=row.results,
        branched_from=row.branched_from,
        rematch=row.rematch,
        created=row.created,
        changed=row.changed,
        finished=row.finished,
    )


def commitment(seed: str) -> str:
    """The hash of a seed, shown before the game."""
    return hashlib.sha256(seed.encode()).hexdigest()


def _seat(
    row: Row,
    number: int,
    people: dict[str, PersonRef],
    viewer: str | None,
    present: frozenset[str],
) -> Seat:
    chair = row.chairs[number]
    return Seat(
        kind=chair.kind,
        person=people.get(chair.person, _NOBODY) if chair.person else None,
        level=chair.level or (row.stand_in if chair.stand_in else None),
        stand_in=chair.stand_in,
        mine=chair.person is not None and chair.person == viewer,
        present=chair.person in present,
    )


def _undo_request(row: Row) -> UndoRequest | None:
    asked = row.asked
    if asked is None:
        return None
    return UndoRequest(asked.seat, asked.sequence, asked.agreed, plans.awaited(row))


# --- positions --------------------------------------------------------------------------


class Sight(NamedTuple):
    """What one seat sees of one position."""

    view: Any
    legal: list[Choice]
    prompt: Phrase
    read_out: list[Phrase]
    scores: list[int] | None


def sight(game: Game, state: State, seat: int | None) -> Sight:
    """What a seat (None: a spectator) sees of a position."""
    room = game.room("view")
    speech = game.room("speech")
    view = room.view(state, seat)
    legal: list[Choice] = []
    if seat is not None and state.to_move == seat:
        names = [(number, game.actions.name(number)) for number in state.legal()]
        legal = [
            Choice(name, game.actions.verb(number), speech.describe(view, name))
            for number, name in names
        ]
    return Sight(
        view, legal, speech.prompt(view), speech.read_out(view), _scores(room, state, view)
    )


def _scores(room: Any, state: State, view: Any) -> list[int] | None:
    """Scores may count hidden things: before the end only the game's view can tell them."""
    if state.to_move == NOBODY:
        return state.scores()
    known: list[int] | None = room.scores(view) if hasattr(room, "scores") else None
    return known


def own_seat(row: Row, viewer: str | None, wanted: int | None) -> int | None:
    """Whose eyes a viewer looks through: their seat to move, or their first; None: nobody's."""
    mine = row.seats_of(viewer)
    if not mine:
        return None
    if wanted in mine:
        return wanted
    return row.to_move if row.to_move in mine else mine[0]


def position(live: LiveTable, seat: int | None, seen: int | None) -> Position:
    """Everything that a viewer needs, with the entries since the last that they saw."""
    row = live.row
    seen_here = _sight_of(live, seat)
    entries, fresh = _since(live, seen)
    ended = row.status == "finished"
    barrier: Any = "other-seat" if seat is None else live.undo_barriers[seat]
    return Position(
        table=row.id,
        sequence=row.sequence,
        seat=seat,
        view=seen_here.view,
        to_move=row.to_move if row.to_move != NOBODY else None,
        legal=seen_here.legal if row.status == "running" else [],
        prompt=seen_here.prompt,
        read_out=seen_here.read_out,
        undo=UndoState(not barrier, barrier),
        scores=seen_here.scores,
        places=[result.place for result in row.results] if row.results else None,
        clocks=clocks.clocks(row, now()),
        fresh=fresh,
        steps=[step(live.record.game, entry, seat, ended) for entry in entries],
    )


def _sight_of(live: LiveTable, seat: int | None) -> Sight:
    """What a seat sees of the newest position: made once, and kept as the JSON that is sent.

    As objects the views of all tables would be most of what the garbage collector looks through.
    """
    if seat not in live.sights:
        seen = sight(live.record.game, live.state, seat)
        live.sights[seat] = Sight(*map(_encoded, seen))
    kept: Sight = live.sights[seat]
    return kept


def _encoded(part: object) -> Any:
    return msgspec.Raw(_ENCODER.encode(part))


def _since(live: LiveTable, seen: int | None) -> tuple[list[Entry], bool]:
    """The entries after a number, and whether some before them are missing."""
    first = live.recent[0].move.sequence if live.recent else live.row.sequence + 1
    if seen is None or seen > live.row.sequence or seen + 1 < first:
        return list(live.recent)[-10:], True
    return [entry for entry in live.recent if entry.move.sequence > seen], False


def step(game: Game, entry: Entry, seat: int | None, ended: bool) -> Step:
    """An entry as a viewer may see it; after the end everything is open."""
    move = entry.move
    return Step(
        sequence=move.sequence,
        seat=move.seat,
        action=_notation(game, move, seat, ended),
        bot=move.person is None,
        at=move.at,
        events=[told(game, event, seat, ended) for event in entry.events],
    )


def _notation(game: Game, move: Move, seat: int | None, ended: bool) -> str:
    if move.entry in (UNDO, UNDO_AGREED) or ended or move.seat == seat:
        return move.entry
    return game.actions.public_name(game.actions.number(move.entry))


def told(game: Game, event: Event, seat: int | None, ended: bool) -> Told:
    """Something that happened, for a viewer."""
    if ended and event.secrets:
        event = Event(event.kind, event.facts | event.secrets, {}, event.knows)
    return Told(event.kind, event.seen_by(seat), game.room("speech").tell(event, seat))


def journal(row: Row, moves: Iterable[Move], seat: int | None) -> Journal:
    """Every entry of a table, as a viewer may see it."""
    record = row.new_record()
    entries = [Entry(move, enter(record, move)) for move in moves]
    ended = row.status == "finished"
    return Journal(
        row.id, row.sequence, [step(record.game, entry, seat, ended) for entry in entries]
    )


def replayed(row: Row, record: Record, number: int, seat: int | None) -> Replayed:
    """The position after so many of the actions that stand."""
    steps = len(record.steps)
    state = record.state_after(number)
    seen = sight(record.game, state, seat)
    ended = row.status == "finished"
    return Replayed(
        table=row.id,
        step=number,
        steps=steps,
        seat=seat,
        view=seen.view,
        reveal=state.reveal() if ended else None,
        hidden=record.game.room("speech").read_hidden(state) if ended else None,
        to_move=state.to_move if state.to_move != NOBODY else None,
        prompt=seen.prompt,
        read_out=seen.read_out,
        scores=state.scores() if ended else seen.scores,
        last=_step_again(record, number, seat, ended) if number else None,
    )


def _step_again(record: Record, number: int, seat: int | None, ended: bool) -> Step:
    """The action that led to a position of the past, with what it caused."""
    done, events, _ = next(
        found for count, found in enumerate(record.replay(), 1) if count == number
    )
    move = Move(number, done.seat, record.game.actions.name(done.action), 0, "")
    return step(record.game, Entry(move, events), seat, ended)


def hint(live: LiveTable, seen: int, thought: Thought) -> Hint:
    """What a bot thinks of the position, for the seat to move."""
    game = live.record.game
    speech = game.room("speech")
    view = live.state.view(live.row.to_move)
    considered = [
        Considered(action, speech.describe(view, action), visits, value)
        for action, visits, value in zip(
            thought.actions, thought.visits, thought.values, strict=True
        )
    ]
    considered.sort(key=lambda item: -item.visits)
    words = speech.describe(view, thought.action)
    return Hint(live.row.id, seen, thought.action, words, thought.chances, considered)


def check_legal(live: LiveTable, action: str) -> None:
    """Refuse what is not among the legal actions."""
    if live.record.game.actions.number(action) not in live.state.legal():
        raise IllegalAction(action=action[:40])
