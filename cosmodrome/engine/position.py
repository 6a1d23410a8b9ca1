# interpreted: looks at positions by the names of their fields
"""Positions as data: what lies where, by name, and back to a State.

A position holds the fields of a state that are in its digest, and those that seats remember;
cards by their names, piles top first. What seats remember may be left out: then nobody remembers
anything.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, TypeVar

from mypy_extensions import i64

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.fields import Field, shown
from cosmodrome.engine.game import Game, State, Variant
from cosmodrome.engine.pieces import Pile, Rows, pile_of, rows_of
from cosmodrome.engine.vecs import vec

S = TypeVar("S", bound=State)
# By the name of a field: a value, a list of values, or several lists; piles top first.
Position = dict[str, Any]
# The same as numbers, but piles bottom first.
Numbers = dict[str, Any]
_LARGEST = 1 << 40


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How positions of a game are set up.

    ``phases``: where a game may begin, which is where nothing is half done. ``own``: the fields
    that ``settle`` sets itself, since they follow from others in the state; it also sets
    everything derived. ``check`` raises ImpossiblePosition for what could not be in a game.
    """

    phases: Sequence[str]
    settle: Callable[[S, Numbers], None]
    check: Callable[[S], None]
    own: Sequence[str] = ()


def position_of(state: State) -> Position:
    """A position as data."""
    names = state.game.names
    return {
        field.name: shown(
            getattr(state, field.name), names[field.holds] if field.holds else (), field
        )
        for field in _fields(state.game)
    }


def begin_at(
    game: Game, rules: Positions[Any], variant: Variant, chance: Chance, position: Mapping[str, Any]
) -> State:
    """A game that begins with a position; ImpossiblePosition says why it cannot."""
    # A dealt state has rows and piles of the right shapes.
    state = game.deal(variant, chance)
    numbers = _numbers(state, position)
    phase = game.phases[numbers["phase"]]
    if phase not in rules.phases:
        raise ImpossiblePosition(why="phase", what="phase", part=phase)
    if not 0 <= numbers["to_move"] < state.seats:
        raise ImpossiblePosition(why="turn", what="to_move")
    for field in _fields(game):
        if field.name in numbers and field.name not in rules.own:
            _set(state, field.name, numbers[field.name])
    state.reveals = 0
    rules.settle(state, numbers)
    rules.check(state)
    if not state.legal():
        raise ImpossiblePosition(why="turn", what="phase")
    return state


def _fields(game: Game) -> list[Field]:
    return [field for field in game.fields if not field.derived or field.remembered]


def _numbers(state: State, position: Mapping[str, Any]) -> Numbers:
    """Every field as numbers; what does not fit the game in name or form is refused."""
    fields = {field.name: field for field in _fields(state.game)}
    for name in position:
        if name not in fields:
            raise ImpossiblePosition(why="unknown", what=name[:40])
    numbers: Numbers = {}
    for name, field in fields.items():
        if name in position:
            numbers[name] = _Reader(state, field).read(position[name])
        elif not field.remembered:
            raise ImpossiblePosition(why="missing", what=name)
    return numbers


class _Reader:
    """Reads what a position says of one field."""

    def __init__(self, state: State, field: Field) -> None:
        self._field = field
        self._dealt = getattr(state, field.name)
        names = state.game.names[field.holds] if field.holds else ()
        self._names = {name: number for number, name in enumerate(names)}

    def read(self, value: object) -> Any:
        dealt = self._dealt
        if isinstance(dealt, bool):
            if not isinstance(value, bool):
                self._refuse()
            return value
        if isinstance(dealt, int):
            return self._one(value)
        if isinstance(dealt, Pile):
            return self._many(value)[::-1]
        if not isinstance(dealt, Rows):
            length = None if self._field.counted or self._field.listed else len(dealt)
            return self._many(value, length)
        if not isinstance(value, list) or len(value) != len(dealt.lists()):
            self._refuse()
        return [self._many(cards) for cards in value]

    def _many(self, value: object, length: int | None = None) -> list[int]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            self._refuse()
        return [self._one(one) for one in value]

    def _one(self, value: object) -> int:
        if not self._names:
            if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _LARGEST:
                self._refuse()
            return value
        if value is None:
            return -1
        if isinstance(value, bool) or not isinstance(value, int | str):
            self._refuse()
        if value not in self._names:
            raise ImpossiblePosition("name", self._field.name, str(value)[:40])
        return self._names[value]

    def _refuse(self) -> NoReturn:
        raise ImpossiblePosition("form", self._field.name)


def _set(state: State, name: str, numbers: Any) -> None:
    dealt = getattr(state, name)
    if isinstance(dealt, Pile):
        numbers = pile_of(numbers)
    elif isinstance(dealt, Rows):
        numbers = rows_of(numbers)
    elif not isinstance(dealt, int):
        numbers = vec[i64](numbers)
    setattr(state, name, numbers)


def refuse_unless(holds: bool, why: str, what: str, part: str = "") -> None:
    """Raise ImpossiblePosition unless something holds."""
    if not holds:
        raise ImpossiblePosition(why, what, part)


def count_parts(
    found: Mapping[int, int], printed: Mapping[int, int], names: Sequence[str], what: str
) -> None:
    """Raise ImpossiblePosition unless every part is there as often as it is printed."""
    for part in sorted({*found, *printed}):
        if found.get(part, 0) != printed.get(part, 0):
            raise ImpossiblePosition(
                why="count",
                what=what,
                part=names[part],
                found=found.get(part, 0),
                printed=printed.get(part, 0),
            )
