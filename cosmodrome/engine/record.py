# interpreted: works on text, not on the hot path
"""Record: a game as seed, options and actions. The truth; any State is a cache of it.

As text, one action a line::

    cosmodrome record 1
    game: galaktiko
    rules: 1
    data: 835907a5d48215a7
    seats: 2
    options: to_the_last
    seed: 7
    ---
    place 4
    place 9
    undo
    ---
    digest: 70834d539254393d

Before action k the state is reseeded with a keyed hash of (seed, k): what one die showed
tells nothing about the next, and an undone roll comes out the same when repeated.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from cosmodrome.engine.chance import step_seed
from cosmodrome.engine.errors import (
    BadRecord,
    CannotUndo,
    CosmodromeError,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    OtherData,
    OtherPosition,
    OtherRules,
    Stale,
    WrongMove,
)
from cosmodrome.engine.game import NOBODY, Event, Game, State

FORMAT: Final = "cosmodrome record 1"
UNDO: Final = "undo"
UNDO_AGREED: Final = "undo agreed"
_RULE: Final = "---"
_HEADINGS: Final = ("game", "rules", "data", "seats", "options", "seed")
_LONGEST_TEXT: Final = 2_000_000
_MOST_ENTRIES: Final = 50_000


class Step(NamedTuple):
    """An action that stands. ``free``: its seat alone may take it back."""

    action: int
    seat: int
    free: bool


class Draft(NamedTuple):
    """What a file says, not yet checked against any rules."""

    game: str
    rules: int
    data: str
    seats: int
    options: list[str]
    seed: int
    entries: list[str]
    digest: str


class Record:
    """A game being played or replayed. ``play`` and ``undo`` are the checked doors."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, bool] | None = None, seed: int = 0
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.check(seats, options or {}, seed)
        self.seed: Final = seed
        # Everything that was entered, undos included, in notation.
        self.entries: Final[list[str]] = []
        # The actions that stand.
        self.steps: Final[list[Step]] = []
        self.state = game.start(seats, self.options, seed)

    def play(
        self, action: int | str, seat: int | None = None, seen: int | None = None
    ) -> list[Event]:
        """Carry out an action and tell what happened. On any error nothing changes.

        ``seat``: who wants this (None: whoever is to move). ``seen``: how many entries
        that player has seen (None: all).
        """
        if self.state.to_move == NOBODY:
            raise GameIsOver()
        if seat is not None and seat != self.state.to_move:
            raise NotYourTurn(turn=self.state.to_move, seat=seat)
        self._check_seen(seen)
        number = self.game.actions.number(action) if isinstance(action, str) else action
        name = self.game.actions.name(number)
        if number not in self.state.legal():
            raise IllegalAction(action=name)
        return self._carry_out(number, name)

    def undo(self, seat: int, *, agreed: bool = False, seen: int | None = None) -> None:
        """Take the last action back: the seat's own and free, or any if all agreed."""
        self._check_seen(seen)
        why = self.undo_barrier(seat, agreed=agreed)
        if why:
            raise CannotUndo(why=why)
        self.steps.pop()
        self.entries.append(UNDO_AGREED if agreed else UNDO)
        self.state = self.state_after(len(self.steps))

    def undo_barrier(self, seat: int, *, agreed: bool = False) -> str:
        """Why this seat cannot undo now: nothing to undo, other seat, revealed; empty: it can."""
        if not self.steps:
            return "nothing"
        if agreed:
            return ""
        if self.steps[-1].seat != seat:
            return "other-seat"
        return "" if self.steps[-1].free else "revealed"

    def state_after(self, steps: int) -> State:
        """The position after so many of the actions that stand."""
        state = self.game.start(self.seats, self.options, self.seed)
        for number, step in enumerate(self.steps[:steps], 1):
            state.reseed(step_seed(self.seed, number))
            state.apply(step.action)
        return state

    def replay(self) -> Iterator[tuple[Step, list[Event], State]]:
        """Every action that stands with what happened and the position after it."""
        state = self.game.start(self.seats, self.options, self.seed)
        for number, step in enumerate(self.steps, 1):
            state.reseed(step_seed(self.seed, number))
            events: list[Event] = []
            state.journal = events
            state.apply(step.action)
            yield step, events, state

    def entries_for(self, seat: int | None) -> list[str]:
        """The entries as a seat (None: a spectator) may see them while the game runs."""
        movers = self._movers()
        actions = self.game.actions
        return [
            entry if mover in (seat, NOBODY) else actions.public_name(actions.number(entry))
            for entry, mover in zip(self.entries, movers, strict=True)
        ]

    def to_text(self) -> str:
        """The readable form."""
        lines = [
            FORMAT,
            f"game: {self.game.name}",
            f"rules: {self.game.rules}",
            f"data: {self.game.data}",
            f"seats: {self.seats}",
            f"options: {' '.join(self._chosen())}".rstrip(),
            f"seed: {self.seed}",
            _RULE,
            *self.entries,
            _RULE,
            f"digest: {self.state.digest():016x}",
        ]
        return "\n".join(lines) + "\n"

    def to_json(self) -> str:
        """The form for programs. The seed is a string: it may be larger than their numbers."""
        return json.dumps(
            {
                "format": FORMAT,
                "game": self.game.name,
                "rules": self.game.rules,
                "data": self.game.data,
                "seats": self.seats,
                "options": self._chosen(),
                "seed": str(self.seed),
                "entries": self.entries,
                "digest": f"{self.state.digest():016x}",
            }
        )

    @staticmethod
    def read(text: str, find: Callable[[str], Game]) -> "Record":
        """A record from either form, replayed and checked entry by entry."""
        draft = parse(text)
        game = find(draft.game)
        if not game.reads(draft.rules, draft.options):
            raise OtherRules(game=game.name, theirs=draft.rules, ours=game.rules)
        if draft.data != game.data:
            raise OtherData(game=game.name)
        record = Record(game, draft.seats, dict.fromkeys(draft.options, True), draft.seed)
        record.enter(draft.entries)
        if draft.digest != f"{record.state.digest():016x}":
            raise OtherPosition(entries=len(draft.entries))
        return record

    def enter(self, entries: Iterable[str]) -> None:
        """Enter actions and undos one after the other; the first that does not fit is named."""
        for number, entry in enumerate(entries, len(self.entries) + 1):
            try:
                if entry in (UNDO, UNDO_AGREED):
                    seat = self.steps[-1].seat if self.steps else 0
                    self.undo(seat, agreed=entry == UNDO_AGREED)
                else:
                    self.play(entry)
            except CosmodromeError as error:
                raise WrongMove(entry=number, action=entry[:40], problem=str(error)) from error

    def _carry_out(self, number: int, name: str) -> list[Event]:
        state = self.state
        seat = state.to_move
        events: list[Event] = []
        hidden = (state.chance.draws, state.reveals)
        state.reseed(step_seed(self.seed, len(self.steps) + 1))
        state.journal = events
        state.apply(number)
        state.journal = None
        free = hidden == (state.chance.draws, state.reveals)
        self.steps.append(Step(number, seat, free))
        self.entries.append(name)
        return events

    def _check_seen(self, seen: int | None) -> None:
        if seen is not None and seen != len(self.entries):
            raise Stale(seen=seen, entries=len(self.entries))

    def _chosen(self) -> list[str]:
        return [name for name, chosen in self.options.items() if chosen]

    def _movers(self) -> list[int]:
        """Who made each entry; NOBODY for an undo, which hides nothing."""
        movers: list[int] = []
        state = self.game.start(self.seats, self.options, self.seed)
        stack = [state]
        for entry in self.entries:
            if entry in (UNDO, UNDO_AGREED):
                movers.append(NOBODY)
                stack.pop()
                continue
            movers.append(stack[-1].to_move)
            state = stack[-1].clone()
            state.reseed(step_seed(self.seed, len(stack)))
            state.apply(self.game.actions.number(entry))
            stack.append(state)
        return movers


def parse(text: str) -> Draft:
    """Take either form apart; every fault is a BadRecord that names the line."""
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
        _entries(lines[first:last], first + 1),
        digest.strip(),
    )


def _line(lines: list[str], number: int) -> str:
    """A line by its number from 1."""
    if number > len(lines):
        raise BadRecord(line=len(lines), problem="the record is cut off here")
    return lines[number - 1]


def _number(text: str, line: int) -> int:
    # 39 digits hold 128 bits; longer ones would only cost time.
    if not (text.isascii() and text.isdigit() and len(text) <= 39):
        raise BadRecord(line=line, problem=f"{text[:40]!r} is no whole number")
    return int(text)


def _entries(lines: list[str], first: int) -> list[str]:
    entries = [line for line in lines if line and not line.startswith("#")]
    if len(entries) > _MOST_ENTRIES:
        raise BadRecord(line=first, problem=f"more than {_MOST_ENTRIES} entries")
    return entries


def _parse_json(text: str) -> Draft:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise BadRecord(line=line, problem="this is not JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadRecord(line=1, problem=f"'format' must be {FORMAT!r}")
    return Draft(
        _word(found, "game"),
        _whole(found, "rules"),
        _word(found, "data"),
        _whole(found, "seats"),
        _words(found, "options"),
        _number(_word(found, "seed"), 1),
        _entries(_words(found, "entries"), 1),
        _word(found, "digest"),
    )


def _word(found: dict[str, object], name: str) -> str:
    value = found.get(name)
    if not isinstance(value, str):
        raise BadRecord(line=1, problem=f"{name!r} must be a string")
    return value


def _whole(found: dict[str, object], name: str) -> int:
    value = found.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1000:
        raise BadRecord(line=1, problem=f"{name!r} must be a small whole number")
    return value


def _words(found: dict[str, object], name: str) -> list[str]:
    value = found.get(name)
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadRecord(line=1, problem=f"{name!r} must be a list of strings")
    return [str(word) for word in value]
