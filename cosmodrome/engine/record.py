# interpreted: works on text, not on the hot path
"""Record: a game as seed, options and entries. It is the truth; any State is a cache of it.

As text, one action a line::

    cosmodrome record 1
    game: galaktiko
    rules: 2
    data: 835907a5d48215a7
    seats: 2
    options: to_the_last
    seed: 7
    chance: blake2b
    ---
    place 6
    undo
    ---
    digest: 9671d28418358078

Every draw follows from the seed and the number of its step: an undone roll comes out the same
when repeated. ``chance`` says how. ``blake2b``: each draw is a keyed hash of (step, draw), as
where people play. Without the line: before action k the state is reseeded with a keyed hash of
(seed, k), and xoshiro128** goes on from there.
"""

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from cosmodrome.engine.chance import (
    BLAKE2B,
    XOSHIRO,
    Chance,
    ChanceName,
    StepSeeds,
    chance,
    hashed_chance,
)
from cosmodrome.engine.errors import (
    BadRecord,
    CannotUndo,
    CosmodromeError,
    NoPositions,
    NotYourTurn,
    OtherData,
    OtherPosition,
    OtherRules,
    Stale,
    WrongMove,
)
from cosmodrome.engine.game import NOBODY, Event, Game, State
from cosmodrome.engine.position import Position, begin_at, position_of

FORMAT: Final = "cosmodrome record 1"
UNDO: Final = "undo"
UNDO_AGREED: Final = "undo agreed"
_RULE: Final = "---"
_HEADINGS: Final = ("game", "rules", "data", "seats", "options", "seed")
_STREAMS: Final[Mapping[ChanceName, Callable[[int], Chance]]] = {
    XOSHIRO: chance,
    BLAKE2B: hashed_chance,
}
_LONGEST_TEXT: Final = 2_000_000
_MOST_ENTRIES: Final = 50_000


# The interval at which copies of the position are kept: an undo replays from the nearest.
_CHECKPOINT: Final = 32


class Entry(NamedTuple):
    """One entry of a record: an action in notation, ``undo`` or ``undo agreed``.

    ``seat`` made it; ``events`` is what it caused.
    """

    text: str
    seat: int
    events: Sequence[Event] = ()


class Step(NamedTuple):
    """An action that stands. ``free``: its seat may undo it without asking the others."""

    action: int
    seat: int
    free: bool


class Draft(NamedTuple):
    """The contents of a file, not yet checked against any rules."""

    game: str
    rules: int
    data: str
    seats: int
    options: list[str]
    seed: int
    chance: ChanceName
    entries: list[str]
    digest: str
    # What the game begins with in place of a deal; None: it was dealt.
    position: Position | None = None

    def to_text(self) -> str:
        """The readable form."""
        dealt = [] if self.chance == XOSHIRO else [f"chance: {self.chance}"]
        if self.position is not None:
            dealt.append(f"position: {json.dumps(self.position)}")
        lines = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"data: {self.data}",
            f"seats: {self.seats}",
            f"options: {' '.join(self.options)}".rstrip(),
            f"seed: {self.seed}",
            *dealt,
            _RULE,
            *self.entries,
            _RULE,
            f"digest: {self.digest}",
        ]
        return "\n".join(lines) + "\n"

    def to_json(self) -> str:
        """The form for programs. The seed is a string: it may be larger than their numbers."""
        fields = {"format": FORMAT} | self._asdict() | {"seed": str(self.seed)}
        if self.chance == XOSHIRO:
            del fields["chance"]
        if self.position is None:
            del fields["position"]
        return json.dumps(fields)


class Record:
    """A game being played or replayed. Everything that happens to it passes ``enter``.

    ``chance``: how all that is random follows from the seed, XOSHIRO or BLAKE2B. ``position``:
    what the game begins with in place of a deal; ImpossiblePosition says why it cannot.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, bool] | None = None,
        seed: int = 0,
        chance: ChanceName = XOSHIRO,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.check(seats, options or {}, seed)
        self.seed: Final = seed
        self.chance: Final = chance
        # All entries in notation, undos and what they undid included.
        self.entries: Final[list[str]] = []
        # The seat that made each entry.
        self.entry_seats: Final[list[int]] = []
        # The actions that stand.
        self.steps: Final[list[Step]] = []
        self._first: Final = None if position is None else self._set_up(position)
        # Written in one way only, whatever was given.
        self.position: Final[Position | None] = (
            None if self._first is None else position_of(self._first)
        )
        self.state = self._start()
        self._step_seeds: Final = StepSeeds(seed)
        self._checkpoints: Final[list[State]] = []

    def enter(self, text: str, seat: int | None = None, seen: int | None = None) -> Entry:
        """Enter an action or an undo. On any error nothing changes.

        ``seat``: who enters it (None: the seat to move, or the seat whose action is undone).
        ``seen``: how many entries that player has seen (None: all).
        """
        if seen is not None and seen != len(self.entries):
            raise Stale(seen=seen, entries=len(self.entries))
        entry = self._undo(text, seat) if is_undo(text) else self._play(text, seat)
        self.entries.append(entry.text)
        self.entry_seats.append(entry.seat)
        return entry

    def play(
        self, action: int | str, seat: int | None = None, seen: int | None = None
    ) -> list[Event]:
        """Enter an action by its number or notation; what happened."""
        number = self.game.actions.number(action) if isinstance(action, str) else action
        return list(self.enter(self.game.actions.name(number), seat, seen).events)

    def undo(self, seat: int, *, agreed: bool = False, seen: int | None = None) -> None:
        """Undo the last action: the seat's own if it is free, any if all seats agreed."""
        self.enter(UNDO_AGREED if agreed else UNDO, seat, seen)

    def take_back(self, seats: Collection[int]) -> list[Entry]:
        """Undo the last action of these seats and everything that followed it; the entries."""
        count = self.steps_since(seats)
        if not count:
            raise CannotUndo(why="nothing")
        seat = self.steps[-count].seat
        return [
            self.enter(UNDO_AGREED if self.undo_barrier(seat) else UNDO, seat) for _ in range(count)
        ]

    def steps_since(self, seats: Collection[int]) -> int:
        """The number of steps from the last one of these seats on; 0: they made none."""
        for count, step in enumerate(reversed(self.steps), 1):
            if step.seat in seats:
                return count
        return 0

    def undo_barrier(self, seat: int, *, agreed: bool = False) -> str:
        """Why this seat cannot undo now: nothing, other-seat or revealed; empty: it can."""
        if not self.steps:
            return "nothing"
        if agreed:
            return ""
        if self.steps[-1].seat != seat:
            return "other-seat"
        return "" if self.steps[-1].free else "revealed"

    def state_after(self, steps: int) -> State:
        """The position after this many of the actions that stand."""
        kept = min(steps, len(self.steps)) // _CHECKPOINT
        state = self._checkpoints[kept - 1].clone() if kept else self._start()
        for number in range(kept * _CHECKPOINT, min(steps, len(self.steps))):
            self._begin_step(state, number + 1)
            state.apply(self.steps[number].action)
        return state

    def replay(self) -> Iterator[tuple[Entry | None, State]]:
        """The start (without an entry), then every action that stands and the position after it.

        The actions are those of the moment of the call, so a game may go on while another
        thread replays it. The position is one object that changes from step to step.
        """
        return self._replay(tuple(self.steps))

    def continued(self, steps: int, actions: Iterable[int]) -> Iterator[tuple[Entry | None, State]]:
        """The position after some steps, then what other actions would have led to from there.

        Chance is that of the record. It ends before an action that is not legal.
        """
        state = self.state_after(steps)
        yield None, state
        for number, action in enumerate(actions, steps + 1):
            if action not in state.legal():
                return
            mover = state.to_move
            events = self._apply(state, action, number)
            yield Entry(self.game.actions.name(action), mover, events), state

    def _replay(self, steps: Sequence[Step]) -> Iterator[tuple[Entry | None, State]]:
        state = self._start()
        yield None, state
        for number, step in enumerate(steps, 1):
            events = self._apply(state, step.action, number)
            yield Entry(self.game.actions.name(step.action), step.seat, events), state

    def to_text(self) -> str:
        """The readable form."""
        return self.draft().to_text()

    def draft(self) -> Draft:
        """The contents of the file that keeps this record."""
        game = self.game
        return Draft(
            game.name,
            game.rules,
            game.data,
            self.seats,
            self._chosen(),
            self.seed,
            self.chance,
            self.entries,
            f"{self.state.digest():016x}",
            self.position,
        )

    def to_json(self) -> str:
        """The form for programs. The seed is a string: it may be larger than their numbers."""
        return self.draft().to_json()

    @staticmethod
    def read(text: str, find: Callable[[str], Game]) -> "Record":
        """A record from its text or JSON form; every entry and the final position are checked."""
        draft = parse(text)
        game = find(draft.game)
        if not game.reads(draft.rules, draft.options):
            raise OtherRules(game=game.name, theirs=draft.rules, ours=game.rules)
        if draft.data != game.data:
            raise OtherData(game=game.name)
        options = dict.fromkeys(draft.options, True)
        record = Record(game, draft.seats, options, draft.seed, draft.chance, draft.position)
        record.enter_all(draft.entries)
        if draft.digest != f"{record.state.digest():016x}":
            raise OtherPosition(entries=len(draft.entries))
        return record

    def enter_all(self, entries: Iterable[str]) -> None:
        """Enter actions and undos one after the other; an error names the entry."""
        for number, text in enumerate(entries, len(self.entries) + 1):
            try:
                self.enter(text)
            except CosmodromeError as error:
                raise WrongMove(entry=number, action=text[:40], problem=str(error)) from error

    def _play(self, text: str, seat: int | None) -> Entry:
        state, mover = self.state, self.state.to_move
        if seat is not None and mover not in (seat, NOBODY):
            raise NotYourTurn(turn=mover, seat=seat)
        number = state.checked(text)
        hidden = (state.chance.draws, state.reveals)
        events = self._apply(state, number, len(self.steps) + 1)
        self.steps.append(Step(number, mover, hidden == (state.chance.draws, state.reveals)))
        if len(self.steps) % _CHECKPOINT == 0:
            self._checkpoints.append(state.clone())
        return Entry(text, mover, events)

    def _undo(self, text: str, seat: int | None) -> Entry:
        if seat is None:
            seat = self.steps[-1].seat if self.steps else 0
        why = self.undo_barrier(seat, agreed=text == UNDO_AGREED)
        if why:
            raise CannotUndo(why=why)
        self.steps.pop()
        del self._checkpoints[len(self.steps) // _CHECKPOINT :]
        self.state = self.state_after(len(self.steps))
        return Entry(text, seat)

    def _apply(self, state: State, action: int, number: int) -> list[Event]:
        """Carry out the action with this number on a position; what happened."""
        events: list[Event] = []
        self._begin_step(state, number)
        state.journal = events
        state.apply(action)
        state.journal = None
        return events

    def _start(self) -> State:
        if self._first is not None:
            return self._first.clone()
        variant = self.game.variant(self.seats, self.options)
        return self.game.deal(variant, _STREAMS[self.chance](self.seed))

    def _set_up(self, position: Mapping[str, object]) -> State:
        """The state of a position that was set up."""
        if self.game.title.positions is None:
            raise NoPositions(game=self.game.name)
        variant = self.game.variant(self.seats, self.options)
        chance = _STREAMS[self.chance](self.seed)
        return begin_at(self.game, self.game.title.positions, variant, chance, position)

    def _begin_step(self, state: State, number: int) -> None:
        """Give the action with this number the draws that belong to it."""
        if self.chance == BLAKE2B:
            state.chance.begin_step(number)
        else:
            state.reseed(self._step_seeds.at(number))

    def _chosen(self) -> list[str]:
        return [name for name, chosen in self.options.items() if chosen]


def is_undo(text: str) -> bool:
    """Whether an entry takes an action back."""
    return text in (UNDO, UNDO_AGREED)


def parse(text: str) -> Draft:
    """Parse the text or JSON form; every fault is a BadRecord that names the line."""
    if len(text) > _LONGEST_TEXT:
        raise BadRecord(line=1, problem=f"longer than {_LONGEST_TEXT} characters")
    return _parse_json(text) if text.lstrip().startswith("{") else _parse_text(text)


def _parse_text(text: str) -> Draft:
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != FORMAT:
        raise BadRecord(line=1, problem=f"the first line must be {FORMAT!r}")
    values: dict[str, str] = {}
    for number, heading in enumerate(_HEADINGS, 2):
        name, colon, value = _line(lines, number).partition(":")
        if name != heading or not colon:
            raise BadRecord(line=number, problem=f"'{heading}: ...' must stand here")
        values[heading] = value.strip()
    first = len(_HEADINGS) + 2
    dealt: ChanceName = XOSHIRO
    if _line(lines, first).startswith("chance:"):
        dealt = _chance(_line(lines, first)[len("chance:") :].strip(), first)
        first += 1
    position: Position | None = None
    if _line(lines, first).startswith("position:"):
        position = _position(_line(lines, first)[len("position:") :], first)
        first += 1
    if _line(lines, first) != _RULE:
        raise BadRecord(line=first, problem=f"{_RULE!r} must stand here")
    if _RULE not in lines[first:]:
        raise BadRecord(line=len(lines), problem=f"the closing {_RULE!r} is missing: cut off?")
    last = lines.index(_RULE, first)
    name, _, digest = _line(lines, last + 2).partition(":")
    if name != "digest":
        raise BadRecord(line=last + 2, problem="'digest: ...' must stand here")
    return Draft(
        values["game"],
        _number(values["rules"], 3),
        values["data"],
        _number(values["seats"], 5),
        values["options"].split(),
        _number(values["seed"], 7),
        dealt,
        _entries(lines[first:last], first + 1),
        digest.strip(),
        position,
    )


def _line(lines: list[str], number: int) -> str:
    """A line by its number from 1."""
    if number > len(lines):
        raise BadRecord(line=len(lines), problem="the record is cut off here")
    return lines[number - 1]


def _number(text: str, line: int) -> int:
    # 39 digits hold 128 bits; longer ones would only cost time.
    if not (text.isascii() and text.isdigit() and len(text) <= 39):
        raise BadRecord(line=line, problem=f"{text[:40]!r} is not a whole number")
    return int(text)


def _chance(text: str, line: int) -> ChanceName:
    for known in _STREAMS:
        if text == known:
            return known
    raise BadRecord(line=line, problem=f"unknown kind of chance {text[:40]!r}")


def _position(text: str, line: int) -> Position:
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(line=line, problem="the position is not JSON") from None
    return _fields_of(position, line)


def _fields_of(position: object, line: int) -> Position:
    if not isinstance(position, dict):
        raise BadRecord(line=line, problem="the position must be an object with fields")
    return position


def _entries(lines: list[str], first: int) -> list[str]:
    entries = [line for line in lines if line and not line.startswith("#")]
    if len(entries) > _MOST_ENTRIES:
        raise BadRecord(line=first, problem=f"more than {_MOST_ENTRIES} entries")
    return entries


def _parse_json(text: str) -> Draft:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise BadRecord(line=line, problem="this is not JSON") from None
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise BadRecord(line=1, problem=f"'format' must be {FORMAT!r}")
    return Draft(
        _word(fields, "game"),
        _whole(fields, "rules"),
        _word(fields, "data"),
        _whole(fields, "seats"),
        _words(fields, "options"),
        _number(_word(fields, "seed"), 1),
        _chance(_word(fields, "chance"), 1) if "chance" in fields else XOSHIRO,
        _entries(_words(fields, "entries"), 1),
        _word(fields, "digest"),
        _fields_of(fields["position"], 1) if "position" in fields else None,
    )


def _word(fields: dict[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadRecord(line=1, problem=f"{name!r} must be a string")
    return value


def _whole(fields: dict[str, object], name: str) -> int:
    value = fields.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1000:
        raise BadRecord(line=1, problem=f"{name!r} must be a small whole number")
    return value


def _words(fields: dict[str, object], name: str) -> list[str]:
    value = fields.get(name)
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadRecord(line=1, problem=f"{name!r} must be a list of strings")
    return [str(word) for word in value]
