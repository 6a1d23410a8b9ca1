"""Definitions of marks: predicates over the record of a finished game, from ``marks.toml``.

A mark counts events of a seat, or whole games, and is won when the count reaches its goal. The
words of a mark are in the texts of the game: ``mark-<name>`` with the attribute ``about``.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from cosmodrome.engine.game import Game
from cosmodrome.games.title import title_of
from cosmodrome.registry import game, marks_file

_NUMERIC: Final = re.compile(r"(=|!=|<|<=|>|>=) (-?\d+)")
_OR: Final = " | "

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,39}$")]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class BadMarks(ValueError):
    """Definitions of marks that cannot be used; says which and why."""


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """One mark.

    What counts: each ``event`` of the seat whose facts fit ``where``; with ``distinct``, each
    different value of that fact once; without ``event``, the game itself. An event belongs to the
    seat that its fact ``seat`` names, or else to the seat whose action caused it.

    How it counts: ``within`` one ``turn`` (the actions of a seat until another acts) only the best
    turn of a game counts. ``over`` says what is added up: one ``game``, ``all`` games, or a
    ``row``: across games, until one of the events ``breaks`` it, or, where games are counted, a
    game that does not count.

    In which games: ``won``; ``score``, ``margin`` (points before the best other seat) and
    ``seats`` as comparisons (``>= 40``); with all ``options``; ``without`` events of the seat.
    """

    name: Name
    event: str | None = None
    where: dict[str, int | str] = {}
    distinct: str | None = None
    within: Literal["game", "turn"] = "game"
    over: Literal["game", "all", "row"] = "game"
    goal: Count = 1
    breaks: list[str] = []
    won: bool = False
    score: str | None = None
    margin: str | None = None
    seats: str | None = None
    options: list[str] = []
    without: list[str] = []

    @property
    def fingerprint(self) -> str:
        """The same for definitions that count the same."""
        return _hash(msgspec.json.encode(self))


class Marks(NamedTuple):
    """The marks of a game."""

    game: str
    marks: Sequence[Mark]

    @property
    def fingerprint(self) -> str:
        """The same for definitions that count the same."""
        return _hash(msgspec.json.encode(sorted(mark.fingerprint for mark in self.marks)))


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    mark: list[Mark]


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


@cache
def marks_of(name: str) -> Marks:
    """The marks of a game; none if it defines none."""
    file = marks_file(name)
    return read_marks(game(name), file) if file.is_file() else Marks(name, [])


def read_marks(rules: Game, file: Path) -> Marks:
    """Read and check definitions."""
    try:
        read = msgspec.toml.decode(file.read_bytes(), type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadMarks(f"{file}: {problem}") from problem
    seen: set[str] = set()
    for mark in read.mark:
        why = "there are two of this name" if mark.name in seen else _problem(rules, mark)
        if why:
            raise BadMarks(f"{file}: mark {mark.name}: {why}")
        seen.add(mark.name)
    return Marks(rules.name, read.mark)


def _problem(rules: Game, mark: Mark) -> str:
    """Why a definition cannot be used; empty: it can."""
    return _bad_event(rules, mark) or _bad_combination(mark) or _bad_conditions(rules, mark)


def _bad_event(rules: Game, mark: Mark) -> str:
    known = {
        kind.kind: {fact.strip("[]") for fact in (kind.facts + " " + kind.secrets).split()}
        for kind in title_of(rules).events
    }
    named = [*mark.breaks, *mark.without, *([mark.event] if mark.event else [])]
    for kind in named:
        if kind not in known:
            return f"{rules.name} has no event {kind}"
    facts = [*mark.where, *([mark.distinct] if mark.distinct else [])]
    if facts and mark.event is None:
        return "where and distinct need an event"
    for fact in facts:
        if fact not in known[str(mark.event)]:
            return f"the event {mark.event} has no fact {fact}"
    return ""


def _bad_combination(mark: Mark) -> str:
    if mark.breaks and (mark.over != "row" or mark.event is None):
        return "breaks needs an event that is counted over a row"
    if mark.over == "row" and mark.event is not None and not mark.breaks:
        return "nothing breaks the row: name the events in breaks"
    if mark.within == "turn" and (mark.over != "game" or mark.event is None):
        return "within a turn only events of one game can be counted"
    if mark.distinct and mark.over != "game":
        return "distinct counts within one game only"
    if mark.event is None and mark.over == "game" and mark.goal > 1:
        return "one game counts once: the goal can only be 1"
    return ""


def _bad_conditions(rules: Game, mark: Mark) -> str:
    for name, condition in (("score", mark.score), ("margin", mark.margin), ("seats", mark.seats)):
        if condition is not None and not _NUMERIC.fullmatch(condition):
            return f"{name} = {condition!r} is not a comparison such as '>= 3'"
    options = {option.name for option in rules.options}
    for option in mark.options:
        if option not in options:
            return f"{rules.name} has no option {option}"
    return ""


def compares(condition: str | None, value: int) -> bool:
    """Whether a number fits a comparison; None: any does.

    >>> compares(">= 3", 3), compares("!= 3", 3), compares(None, 3)
    (True, False, True)
    """
    if condition is None:
        return True
    found = _NUMERIC.fullmatch(condition)
    assert found is not None, "comparisons are checked when they are read"
    limit = int(found[2])
    results = {
        "=": value == limit,
        "!=": value != limit,
        "<": value < limit,
        "<=": value <= limit,
        ">": value > limit,
        ">=": value >= limit,
    }
    return results[found[1]]


def fits(wanted: Mapping[str, int | str], facts: Mapping[str, int | str]) -> bool:
    """Whether facts are as wanted: equal, one of several words, or as a comparison says.

    >>> fits({"place": "moon | mars", "points": ">= 3"}, {"place": "mars", "points": 4})
    True
    """
    return all(name in facts and _is(value, facts[name]) for name, value in wanted.items())


def _is(wanted: int | str, value: int | str) -> bool:
    if isinstance(wanted, str) and isinstance(value, int):
        return bool(_NUMERIC.fullmatch(wanted)) and compares(wanted, value)
    return value in wanted.split(_OR) if isinstance(wanted, str) else value == wanted
