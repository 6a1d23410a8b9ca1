# interpreted: looks at positions by the names of their fields
"""Positions as data: what lies where, by name, and back to a State.

A position holds the fields of a state that are in its digest, and those that seats remember;
cards by their names, piles top first. What seats remember may be left out: then nobody remembers
anything.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from mypy_extensions import i64

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.fields import Field, Value, shown
from cosmodrome.engine.game import Game, State, Variant
from cosmodrome.engine.pieces import Pile, Rows, pile_of, rows_of
from cosmodrome.engine.vecs import vec

S = TypeVar("S", bound=State)
# By the name of a field: a value, a list of values, or several lists; piles top first.
Position = dict[str, object]
_LARGEST = 1 << 40


class Numbers:
    """What a position says of each field, as numbers; piles bottom first."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._rows: dict[str, list[int]] = {}
        self._lists: dict[str, list[list[int]]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._numbers or name in self._rows or name in self._lists

    def number(self, name: str) -> int:
        """A field that is one number, or a yes and no."""
        return self._numbers[name]

    def row(self, name: str) -> list[int]:
        """A field that is a row or a pile."""
        return self._rows[name]

    def lists(self, name: str) -> list[list[int]]:
        """A field that is several rows of cards."""
        return self._lists[name]

    def read(self, value: object, dealt: Value, field: Field, names: Sequence[int | str]) -> None:
        """Take over what a position says of a field. ``dealt``: a value of the right shape."""
        reader = _Reader(field, names)
        if isinstance(dealt, int):
            flag = isinstance(dealt, bool)
            self._numbers[field.name] = reader.flag(value) if flag else reader.one(value)
        elif isinstance(dealt, Pile):
            self._rows[field.name] = reader.many(value)[::-1]
        elif isinstance(dealt, Rows):
            self._lists[field.name] = reader.lists(value, len(dealt.lists()))
        else:
            length = None if field.counted or field.listed else len(dealt)
            self._rows[field.name] = reader.many(value, length)

    def like(self, dealt: Value, name: str) -> Value:
        """What was read of a field, as a value of the same kind as a dealt one."""
        if isinstance(dealt, int):
            return self.number(name)
        if isinstance(dealt, Pile):
            return pile_of(self.row(name))
        if isinstance(dealt, Rows):
            return rows_of(self.lists(name))
        return vec[i64](self.row(name))


@dataclass(frozen=True)
class Positions(Generic[S]):
    """How positions of a game are set up.

    ``phases``: where a game may begin, which is where nothing is half done. ``own``: the fields
    that ``settle`` sets itself, since they follow from others in the state; it also sets
    everything derived. Each of the ``laws`` raises ImpossiblePosition for what could not be in a
    game; a law may rely on those before it. Their names are those of messages: ``law-<name>``.
    """

    phases: Sequence[str]
    settle: Callable[[S, Numbers], None]
    laws: Mapping[str, Callable[[S], None]]
    own: Sequence[str] = ()


# The first law of every game: all parts are named rightly and lie somewhere.
FORM = "form"
# The last one: the seat to move has something to do.
TURN = "turn"


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
    game: Game,
    rules: Positions[State],
    variant: Variant,
    chance: Chance,
    position: Mapping[str, object],
) -> State:
    """A game that begins with a position; ImpossiblePosition says why it cannot."""
    # A dealt state has rows and piles of the right shapes.
    state = game.deal(variant, chance)
    for _, check in laws_of(rules, position):
        check(state)
    return state


def laws_of(
    rules: Positions[State], position: Mapping[str, object]
) -> Iterator[tuple[str, Callable[[State], None]]]:
    """All laws by name, in order. The first one puts a position into a dealt state."""
    yield FORM, lambda state: _lay(state, rules, position)
    yield from rules.laws.items()
    yield TURN, _check_turn


def _lay(state: State, rules: Positions[State], position: Mapping[str, object]) -> None:
    numbers = _numbers(state, position)
    game = state.game
    phase = str(game.phases[numbers.number("phase")])
    if phase not in rules.phases:
        raise ImpossiblePosition(why="phase", what="phase", part=phase)
    if not 0 <= numbers.number("to_move") < state.seats:
        raise ImpossiblePosition(why="turn", what="to_move")
    for field in _fields(game):
        if field.name in numbers and field.name not in rules.own:
            dealt: Value = getattr(state, field.name)
            setattr(state, field.name, numbers.like(dealt, field.name))
    state.reveals = 0
    rules.settle(state, numbers)


def _check_turn(state: State) -> None:
    if not state.legal():
        raise ImpossiblePosition(why="turn", what="phase")


def _fields(game: Game) -> list[Field]:
    return [field for field in game.fields if not field.derived or field.remembered]


def _numbers(state: State, position: Mapping[str, object]) -> Numbers:
    """Every field as numbers; what does not fit the game in name or form is refused."""
    fields = {field.name: field for field in _fields(state.game)}
    for name in position:
        if name not in fields:
            raise ImpossiblePosition(why="unknown", what=name[:40])
    numbers = Numbers()
    for name, field in fields.items():
        if name in position:
            names = state.game.names[field.holds] if field.holds else ()
            numbers.read(position[name], getattr(state, name), field, names)
        elif not field.remembered:
            raise ImpossiblePosition(why="missing", what=name)
    return numbers


class _Reader:
    """Reads what a position says of one field."""

    def __init__(self, field: Field, names: Sequence[int | str]) -> None:
        self._field = field
        self._names = {name: number for number, name in enumerate(names)}

    def flag(self, value: object) -> bool:
        if not isinstance(value, bool):
            self._refuse()
        return value

    def lists(self, value: object, count: int) -> list[list[int]]:
        if not isinstance(value, list) or len(value) != count:
            self._refuse()
        return [self.many(cards) for cards in value]

    def many(self, value: object, length: int | None = None) -> list[int]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            self._refuse()
        return [self.one(one) for one in value]

    def one(self, value: object) -> int:
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
