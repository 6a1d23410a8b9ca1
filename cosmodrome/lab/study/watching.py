"""Follow a game's events: which components turned up, who got them, who used them."""

from array import array
from collections.abc import Iterator, Sequence
from csv import DictReader
from io import StringIO
from typing import Any, NamedTuple

import cosmodrome
from cosmodrome.engine.game import Event, Game, State
from cosmodrome.engine.pieces import Rows
from cosmodrome.games.components import ComponentKind
from cosmodrome.games.title import title_of
from cosmodrome.registry import Sheets

_SEEN, _TAKEN, _DRAWN, _USED = range(4)
# The way in which a seat got its initial deal; the ways told by events are numbered from 1.
DEALT = 0
# No component.
NONE = -1


class Component(NamedTuple):
    """One card, tile or other thing: the number of its kind, and its name."""

    kind: int
    name: str


class Told(NamedTuple):
    """What an event says about a component: what happened, its number, how a seat got it."""

    role: int
    component: int
    way: int


class _Rule(NamedTuple):
    """How to read an event: the component is named by a fact, or always the same one."""

    fact: str
    role: int
    numbers: dict[str, int]
    always: int
    way: int


class Catalogue:
    """Every component of a game by number, and which events are about them."""

    def __init__(self, game: Game, sheets: Sheets) -> None:
        self.kinds: Sequence[ComponentKind] = title_of(game).components
        self.components: list[Component] = []
        # By kind of event: how to read it, and the facts needed for that.
        self._rules: dict[str, list[_Rule]] = {}
        self._facts: dict[str, list[str]] = {}
        # A cache by kind of event and facts: the same events come up again and again.
        self._told: dict[tuple[str, ...], list[Told]] = {}
        self._ways: list[str] = [""]
        self._numbers: list[dict[str, int]] = []
        self._rows: list[list[str]] = []
        for place, kind in enumerate(self.kinds):
            self._add(place, kind, sheets)

    def taken_ways(self, kind: int) -> list[int]:
        """The ways in which a seat gets a component of a kind out of an open offer."""
        return [self._ways.index(told) for told in self.kinds[kind].taken.split()]

    def has(self, sheet: str, name: str) -> bool:
        """Whether a row of the printed values is a component."""
        return any(
            self.kinds[one.kind].sheet == sheet and one.name == name for one in self.components
        )

    def told(self, event: Event) -> list[Told]:
        """What an event says about components; most events are about none."""
        facts = self._facts.get(event.kind)
        if facts is None:
            return []
        key = (event.kind, *[_fact(event, fact) for fact in facts])
        told = self._told.get(key)
        if told is None:
            told = [
                Told(rule.role, component, rule.way)
                for rule in self._rules[event.kind]
                for component in _components(rule, _fact(event, rule.fact))
            ]
            self._told[key] = told
        return told

    def lying(self, game: Game, state: State) -> Iterator[int]:
        """What is on offer at the start."""
        for place, kind in enumerate(self.kinds):
            for field in kind.on_offer.split():
                for names in self._names_in(game, state, field, place):
                    yield from self._known(place, names)

    def dealt(self, game: Game, state: State) -> Iterator[tuple[int, int]]:
        """What every seat is dealt at the start: seat and component."""
        for place, kind in enumerate(self.kinds):
            for field in kind.dealt.split():
                for seat, names in enumerate(self._names_in(game, state, field, place)):
                    yield from ((seat, number) for number in self._known(place, names))

    def _add(self, place: int, kind: ComponentKind, sheets: Sheets) -> None:
        rows = _column(sheets, kind)
        names = kind.names or [name for name in dict.fromkeys(rows) if name]
        numbers = {name: len(self.components) + n for n, name in enumerate(names)}
        self.components += [Component(place, name) for name in names]
        self._numbers.append(numbers)
        self._rows.append(rows)
        for role, events in (
            (_SEEN, kind.seen),
            (_TAKEN, kind.taken),
            (_DRAWN, kind.drawn),
            (_USED, kind.used),
        ):
            for told in events.split():
                self._add_rule(told, role, numbers)

    def _add_rule(self, told: str, role: int, numbers: dict[str, int]) -> None:
        event, _, name = told.partition("=")
        event, _, fact = event.partition(".")
        if told not in self._ways:
            self._ways.append(told)
        way = self._ways.index(told)
        rule = _Rule(fact, role, numbers, numbers[name] if name else NONE, way)
        self._rules.setdefault(event, []).append(rule)
        facts = self._facts.setdefault(event, [])
        if fact not in facts:
            facts.append(fact)

    def _known(self, place: int, names: list[str]) -> Iterator[int]:
        numbers = self._numbers[place]
        return (numbers[name] for name in names if name in numbers)

    def _names_in(self, game: Game, state: State, text: str, place: int) -> Iterator[list[str]]:
        """The names in each list of a field; numbers without a name refer to rows of the sheet."""
        field, _, holds = text.partition(":")
        if not holds:
            holds = next(found.holds for found in game.fields if found.name == field)
        names: Sequence[Any] = game.names[holds] if holds else self._rows[place]
        value: Any = getattr(state, field)
        lists = value.lists() if isinstance(value, Rows) else [[card] for card in value]
        for cards in lists:
            yield [str(names[card]) for card in cards if card >= 0]


def _column(sheets: Sheets, kind: ComponentKind) -> list[str]:
    """A column of the printed values."""
    text = dict(sheets)[f"{kind.sheet}.csv"]
    return [row[kind.column] for row in DictReader(StringIO(text))]


class Watch:
    """Counts the components of several games from their events."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        count = len(catalogue.components)
        self.seen = [0] * count
        self.used = [0] * count
        # One row per acquisition: game, seat, component, way, number of decisions before it,
        # and the seat's chance to win before its turn, in percent.
        self.games = array("H")
        self.seats = array("B")
        self.numbers = array("H")
        self.ways = array("B")
        self.times = array("H")
        self.chances = array("B")

    def begin(self, game: Game, state: State, number: int) -> None:
        """Count the open offer and the initial deal of a new game."""
        for component in self._catalogue.lying(game, state):
            self.seen[component] += 1
        even = 100 // state.seats
        for seat, component in self._catalogue.dealt(game, state):
            self._got(number, seat, component, DEALT, 0, even)

    def see(self, events: list[Event], number: int, time: int, chances: list[float]) -> int:
        """Count the events of a decision; return the first component that a seat got or used."""
        first = NONE
        for event in events:
            for role, component, way in self._catalogue.told(event):
                if role == _SEEN:
                    self.seen[component] += 1
                    continue
                if first == NONE:
                    first = component
                if role == _USED:
                    self.used[component] += 1
                else:
                    seat = int(event.facts["seat"])
                    self._got(number, seat, component, way, time, int(100 * chances[seat]))
        return first

    def _got(self, game: int, seat: int, component: int, way: int, time: int, chance: int) -> None:
        self.games.append(game)
        self.seats.append(seat)
        self.numbers.append(component)
        self.ways.append(way)
        self.times.append(time)
        self.chances.append(chance)


def _fact(event: Event, name: str) -> str:
    """A fact of an event, open or secret; empty if the event does not have it."""
    fact = event.facts.get(name)
    return str(event.secrets.get(name, "") if fact is None else fact)


def _components(rule: _Rule, name: str) -> tuple[int, ...]:
    """The components that a fact names by a rule."""
    if rule.always != NONE:
        return (rule.always,)
    number = rule.numbers.get(name)
    if number is not None:
        return (number,)
    return tuple(rule.numbers[word] for word in name.split() if word in rule.numbers)


def catalogue_of(game: Game, sheets: Sheets) -> Catalogue:
    """The components of a game; an empty set of values: those of the installed game."""
    return Catalogue(game, sheets or cosmodrome.registry.sheets(game.name))
