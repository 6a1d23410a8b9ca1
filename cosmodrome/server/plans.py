"""What each wish makes of a table. Nothing is written here: a plan is tried, then committed.

A plan gets a LiveTable whose record it may play on, and returns the Change; or it raises
a refusal, and nothing has changed.
"""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cosmodrome.engine.chance import SEED_BITS
from cosmodrome.engine.errors import CannotUndo, GameIsOver, NotYourTurn, Stale
from cosmodrome.engine.game import NOBODY, State
from cosmodrome.engine.record import UNDO, UNDO_AGREED
from cosmodrome.registry import game
from cosmodrome.server import clocks
from cosmodrome.server.errors import (
    BadTable,
    NotFull,
    NothingAsked,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    WrongStatus,
)
from cosmodrome.server.messages import NewTable, Result, SeatWish, StandIn
from cosmodrome.server.people import Person
from cosmodrome.server.rows import Asked, Chair, Move, Row, new_id, now
from cosmodrome.server.table import Change, Entry, LiveTable
from cosmodrome.server.thinking import levels

Plan = Callable[[LiveTable], Change]

GRACE: Final = 5_000


# --- before the start -------------------------------------------------------------------


def new_table(wish: NewTable, owner: Person) -> Row:
    """The row of a table that somebody wishes for; it runs at once if no seat is open."""
    found = game(wish.game)
    seed = secrets.randbits(SEED_BITS)
    found.check(len(wish.seats), dict.fromkeys(wish.options, True), seed)
    _check_wish(wish, owner)
    at = now()
    row = Row(
        id=new_id(),
        game=found.name,
        rules=found.rules,
        data=found.data,
        options=sorted(set(wish.options)),
        seed=str(seed),
        owner=owner.id,
        visibility=wish.visibility,
        invite=new_id(22),
        pace=wish.pace,
        rated=wish.rated,
        hints=wish.hints and not wish.rated,
        spectator_chat=wish.spectator_chat,
        stand_in=wish.stand_in,
        branched_from=None,
        created=at,
        chairs=[_wished(chair, owner) for chair in wish.seats],
        changed=at,
    )
    return started(row) if _full(row) else row


def _check_wish(wish: NewTable, owner: Person) -> None:
    kinds = [chair.kind for chair in wish.seats]
    asked = [chair.level for chair in wish.seats if chair.kind == "bot"]
    if any(level not in levels() for level in [wish.stand_in, *asked]):
        raise BadTable(why="level")
    if kinds.count("me") > 1 or ("hot" in kinds and "me" not in kinds):
        raise BadTable(why="seats")
    if wish.visibility == "solo" and "open" in kinds:
        raise BadTable(why="solo")
    if "me" not in kinds and "open" not in kinds and wish.visibility != "solo":
        raise BadTable(why="nobody")
    if wish.rated:
        if owner.guest:
            raise BadTable(why="account")
        if kinds.count("me") != 1 or kinds.count("open") != len(kinds) - 1 or len(kinds) < 2:
            raise BadTable(why="rated")


def _wished(wish: SeatWish, owner: Person) -> Chair:
    if wish.kind == "open":
        return Chair("open")
    if wish.kind == "bot":
        return Chair("bot", level=wish.level)
    return Chair("person", person=owner.id)


def _full(row: Row) -> bool:
    return all(chair.kind != "open" for chair in row.chairs)


def started(row: Row) -> Row:
    """The row with its game begun."""
    at = now()
    bank = clocks.bank_at_start(row)
    chairs = [replace(chair, bank=bank) for chair in row.chairs]
    to_move = row.new_record().state.to_move
    begun = replace(row, status="running", chairs=chairs, to_move=to_move, turn_began=at)
    return clocks.with_due(replace(begun, changed=at), at, GRACE)


def on_move(row: Row, to_move: int) -> Row:
    """The row of a game that begins in the middle."""
    at = now()
    return clocks.with_due(replace(row, to_move=to_move, turn_began=at), at, GRACE)


def join(person: Person, seat: int | None) -> Plan:
    """Take a seat, or the first open one. The last one to come starts the game."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require(row, "open")
        if row.rated and person.guest:
            raise BadTable(why="account")
        if row.seats_of(person.id):
            raise SeatTaken
        free = [number for number, chair in enumerate(row.chairs) if chair.kind == "open"]
        if seat not in free if seat is not None else not free:
            raise SeatTaken
        taken = free[0] if seat is None else seat
        after = _seated(row, taken, Chair("person", person=person.id))
        return Change(_next(started(after) if _full(after) else after))

    return plan


def start(person: Person) -> Plan:
    """The owner starts now; bots take the open seats."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        if row.owner != person.id:
            raise NotYourTable
        _require(row, "open")
        if row.rated:
            raise NotFull
        bot = Chair("bot", level=row.stand_in)
        chairs = [bot if chair.kind == "open" else chair for chair in row.chairs]
        return Change(_next(started(replace(row, chairs=chairs))))

    return plan


def leave_open(person: str) -> Plan:
    """Leave before the start: the seat is open again, and somebody else owns the table."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require(row, "open")
        chairs = [Chair("open") if chair.person == person else chair for chair in row.chairs]
        after = replace(row, chairs=chairs)
        if row.owner == person and after.people():
            after = replace(after, owner=after.people()[0])
        return Change(_next(after))

    return plan


# --- leaving and coming back --------------------------------------------------------------


def hand_over(person: str, why: StandIn) -> Plan:
    """A bot plays for this person from now on."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require(row, "running")
        seats = [seat for seat in row.seats_of(person) if row.chairs[seat].stand_in != "resigned"]
        if not seats:
            raise NotYourTable
        return Change(_replaced(row, seats, why))

    return plan


def time_out(live: LiveTable) -> Change:
    """The clock of the seat to move has run out."""
    row = live.row
    _require(row, "running")
    deadline = clocks.deadline(row)
    if deadline is None or deadline > now():
        raise Stale(seen=row.version, entries=row.version)
    return Change(_replaced(row, [row.to_move], "clock"))


def _replaced(row: Row, seats: list[int], why: StandIn) -> Row:
    at = now()
    chairs = clocks.charged(row, at)
    for seat in seats:
        chairs[seat] = replace(chairs[seat], stand_in=why)
    # A bot agrees to every undo: nobody's question may hang on somebody who is away.
    return _next(clocks.with_due(replace(row, chairs=chairs, asked=None), at, GRACE))


def come_back(person: str) -> Plan:
    """Take over again from the bot."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require(row, "running")
        seats = [
            seat for seat in row.seats_of(person) if row.chairs[seat].stand_in in ("left", "clock")
        ]
        if not seats:
            raise NotYourSeat
        at = now()
        return Change(_next(clocks.with_due(clocks.taken_over(row, seats, at), at, GRACE)))

    return plan


# --- playing ----------------------------------------------------------------------------


def play(person: str, action: str, seen: int, key: str) -> Plan:
    """A person plays an action in the seat to move, which must be theirs."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require_playing(row, person)
        if seen != row.sequence:
            raise Stale(seen=seen, entries=row.sequence)
        if row.to_move not in row.seats_of(person):
            raise NotYourTurn(turn=row.to_move, seat=row.seats_of(person)[0])
        if row.chairs[row.to_move].bot:
            raise NotYourSeat
        return _played(live, action, person, key)

    return plan


def play_bot(action: str, seen: int) -> Plan:
    """A bot plays an action, unless things have changed while it thought."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require(row, "running")
        if seen != row.sequence or not row.chairs[row.to_move].bot:
            raise Stale(seen=seen, entries=row.sequence)
        return _played(live, action, None, None)

    return plan


def _played(live: LiveTable, action: str, person: str | None, key: str | None) -> Change:
    row = live.row
    events = live.record.play(action)
    at = now()
    move = Move(row.sequence + 1, row.to_move, live.record.entries[-1], at, person, key)
    return Change(_after_entry(live, at), Entry(move, events))


def undo(person: str, seen: int, key: str) -> Plan:
    """Somebody takes back their own last action, if the rule allows it."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require_playing(row, person)
        mine = row.seats_of(person)
        last = live.record.steps[-1].seat if live.record.steps else mine[0]
        live.record.undo(last if last in mine else mine[0], seen=seen)
        at = now()
        move = Move(row.sequence + 1, last, UNDO, at, person, key)
        return Change(_after_entry(live, at), Entry(move, ()))

    return plan


def ask_undo(person: str, seen: int, key: str) -> Plan:
    """Somebody asks everyone to agree to take back the last action."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require_playing(row, person)
        if seen != row.sequence:
            raise Stale(seen=seen, entries=row.sequence)
        if not live.record.steps:
            raise CannotUndo(why="nothing")
        mine = row.seats_of(person)
        # Whoever has agreed already, to this question or by asking it, need not do so again.
        asked = row.asked or Asked(mine[0], row.sequence, [])
        agreed = sorted({*asked.agreed, *mine})
        return _asked(live, replace(asked, agreed=agreed), person, key)

    return plan


def answer_undo(person: str, seen: int, agree: bool) -> Plan:
    """Somebody answers the one who asks."""

    def plan(live: LiveTable) -> Change:
        row = live.row
        _require_playing(row, person)
        if row.asked is None or row.asked.sequence != seen or seen != row.sequence:
            raise NothingAsked
        if not agree:
            return Change(_next(replace(row, asked=None)))
        agreed = sorted({*row.asked.agreed, *row.seats_of(person)})
        return _asked(live, replace(row.asked, agreed=agreed), None, None)

    return plan


def awaited(row: Row) -> list[int]:
    """The seats whose answer is missing."""
    if row.asked is None:
        return []
    return _missing(row, row.asked)


def _missing(row: Row, asked: Asked) -> list[int]:
    return [
        seat
        for seat, chair in enumerate(row.chairs)
        if seat not in asked.agreed and not _agrees_always(row, chair)
    ]


def _agrees_always(row: Row, chair: Chair) -> bool:
    """Bots agree to everything; but where it counts, not for somebody who may come back."""
    return chair.bot and not (row.rated and chair.stand_in in ("left", "clock"))


def _asked(live: LiveTable, asked: Asked, person: str | None, key: str | None) -> Change:
    row = live.row
    if _missing(row, asked):
        return Change(_next(replace(row, asked=asked)))
    live.record.undo(asked.seat, agreed=True)
    at = now()
    # An entry without a person would be a bot's: it is the asker's.
    by = person or row.chairs[asked.seat].person
    move = Move(row.sequence + 1, asked.seat, UNDO_AGREED, at, by, key)
    return Change(_after_entry(live, at), Entry(move, ()))


def _after_entry(live: LiveTable, at: int) -> Row:
    """The row after the record's newest entry: clocks, whose turn it is, or the end."""
    row = replace(live.row, sequence=len(live.record.entries), asked=None)
    state = live.record.state
    if state.to_move != NOBODY:
        return _next(clocks.turned(row, state.to_move, at, GRACE))
    chairs = clocks.charged(row, at)
    return _next(
        replace(
            row,
            status="finished",
            chairs=chairs,
            to_move=NOBODY,
            due=None,
            results=results(state),
            finished=at,
        )
    )


def results(state: State) -> list[Result]:
    """How each seat came out of a finished game."""
    return [
        Result(seat, score, place)
        for seat, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True))
    ]


# --- small things --------------------------------------------------------------------------


def rematch_of(row: Row, person: Person) -> Row:
    """A new table like a finished one: the asker and the bots sit down, the others may come."""
    at = now()
    chairs = [
        chair if chair.kind == "bot" or chair.person == person.id else Chair("open")
        for chair in row.chairs
    ]
    new = replace(
        row,
        id=new_id(),
        seed=str(secrets.randbits(SEED_BITS)),
        owner=person.id,
        # An open table would let strangers take the seats of those who played.
        visibility="solo" if row.visibility == "solo" else "invite",
        invite=new_id(22),
        branched_from=None,
        created=at,
        changed=at,
        chairs=[replace(chair, stand_in=None) for chair in chairs],
        version=0,
        status="open",
        sequence=0,
        to_move=NOBODY,
        results=None,
        finished=None,
    )
    return started(new) if _full(new) else new


def note_rematch(table: str) -> Plan:
    """Write down where the rematch is played, unless there is one."""

    def plan(live: LiveTable) -> Change:
        if live.row.rematch is not None:
            raise SeatTaken
        return Change(_next(replace(live.row, rematch=table)))

    return plan


def _next(row: Row) -> Row:
    return replace(row, version=row.version + 1, changed=now())


def _seated(row: Row, seat: int, chair: Chair) -> Row:
    chairs = list(row.chairs)
    chairs[seat] = chair
    return replace(row, chairs=chairs)


def _require(row: Row, status: str) -> None:
    if row.status == "finished" and status == "running":
        raise GameIsOver
    if row.status != status:
        raise WrongStatus(status=row.status)


def _require_playing(row: Row, person: str) -> None:
    _require(row, "running")
    if not row.seats_of(person):
        raise NotYourTable
