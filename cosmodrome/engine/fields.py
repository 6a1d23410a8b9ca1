# interpreted: looks at positions by the names of their fields
"""Field: what a position consists of, by name, for its digest and for showing all of it.

A game lists its fields once, in the order of the digest. The kind of a value says how it
is counted: a number; a row as it is; piles and rows of cards with their sizes.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import i64

from cosmodrome.engine.pieces import Pile, Rows
from cosmodrome.engine.vecs import vec

if TYPE_CHECKING:
    from cosmodrome.engine.game import State

# What a field can be: a number, a row of numbers, a pile, several rows of cards.
Value = int | vec[i64] | Pile | Rows
Shown = int | str | None
# By the name of a field: a number or word, a list of them, or a list of lists.
Revealed = dict[str, Any]


class Field(NamedTuple):
    """A field of a position.

    ``holds`` tells what its numbers stand for: a key of the game's ``names``, or ``seat``. The
    order of an ``unordered`` field means nothing. A ``derived`` field follows from others or is
    ``remembered`` by seats: it is neither in the digest nor shown. The digest counts the length
    of a row that is ``counted``, since it changes, and the cards of a pile from its top if
    ``top_first``. A row that is ``listed`` tells its length itself, or is not in the digest.
    """

    name: str
    holds: str = ""
    unordered: bool = False
    derived: bool = False
    counted: bool = False
    top_first: bool = False
    remembered: bool = False
    listed: bool = False


def numbers_of(state: "State") -> list[int]:
    """The whole position as numbers, in one way only: what digest() hashes."""
    numbers = [int(state.seats)]
    numbers += [option.name in state.options for option in state.game.options]
    for field in state.game.fields:
        if not field.derived:
            numbers += _numbers(getattr(state, field.name), field)
    return numbers


def _numbers(value: Value, field: Field) -> list[int]:
    if isinstance(value, int):
        return [value]
    if not isinstance(value, Pile | Rows) and not field.counted:
        return list(value)
    numbers: list[int] = []
    for cards in _lists(value, field.top_first):
        numbers += [len(cards), *(sorted(cards) if field.unordered else cards)]
    return numbers


def _lists(value: vec[i64] | Pile | Rows, top_first: bool) -> list[list[int]]:
    if isinstance(value, Rows):
        return value.lists()
    if isinstance(value, Pile):
        return [value.top_first() if top_first else value.bottom_first()]
    return [list(value)]


def revealed(state: "State") -> Revealed:
    """The whole position by name: cards by their names, piles top first."""
    game = state.game
    everything: Revealed = {"seats": int(state.seats), "options": list(state.options)}
    for field in game.fields:
        if field.derived:
            continue
        names: Sequence[int | str] = game.names[field.holds] if field.holds else ()
        everything[field.name] = shown(getattr(state, field.name), names, field)
    return everything


def shown(
    value: Value, names: Sequence[int | str], field: Field
) -> Shown | Sequence[Shown] | Sequence[Sequence[Shown]]:
    """The value of a field by the names of what it holds, piles top first."""
    if isinstance(value, int):
        return _named(value, names)
    if isinstance(value, Rows):
        return [_all_named(cards, names, field.unordered) for cards in value.lists()]
    cards = value.top_first() if isinstance(value, Pile) else list(value)
    return _all_named(cards, names, field.unordered)


def _all_named(cards: Iterable[int], names: Sequence[int | str], unordered: bool) -> list[Shown]:
    return [_named(card, names) for card in (sorted(cards) if unordered else cards)]


def _named(number: int, names: Sequence[int | str]) -> Shown:
    """Where things have names, a number below 0 stands for nothing and nobody."""
    if not names:
        return number
    return names[number] if number >= 0 else None
