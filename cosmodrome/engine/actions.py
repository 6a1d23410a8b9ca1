"""Actions are numbers inside and words outside: ``41`` is ``move 17``."""

import difflib
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.errors import UnknownAction
from cosmodrome.engine.vecs import append, vec


@mypyc_attr(native_class=True)
class Family:
    """Actions of one kind: a verb, and every argument that it takes, in order.

    ``arguments`` may be a number where the printed values name them. A secret family's
    arguments are known to the mover alone: others are shown ``?``. ``first`` is the number
    of its first action, set by numbered().
    """

    def __init__(
        self, verb: str, arguments: Sequence[str] | int = ("",), secret: bool = False
    ) -> None:
        self.verb: Final = verb
        self.arguments: Final[tuple[str, ...]] = (
            () if isinstance(arguments, int) else tuple(arguments)
        )
        self.size: Final = arguments if isinstance(arguments, int) else len(arguments)
        self.secret: Final = secret
        self.first: i64 = -1

    def holds(self, action: i64) -> bool:
        """Whether an action is of this family."""
        return self.first <= action < self.first + i64(self.size)


def numbered(*families: Family) -> tuple[Family, ...]:
    """Give each family its first number, in this order, from 0."""
    first = 0
    for family in families:
        family.first = first
        first += family.size
    return families


@mypyc_attr(native_class=True, acyclic=True)
class LegalActions:
    """A list of legal actions that is filled again and again without new memory."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, action: i64) -> None:
        if self.size < len(self.items):
            self.items[self.size] = action
        else:
            self.items = append(self.items, action)
        self.size += 1

    def at(self, place: i64) -> i64:
        return self.items[place]

    def to_list(self) -> list[int]:
        return [self.items[place] for place in range(self.size)]


class Catalog:
    """Every action of a game, with its notation.

    >>> catalog = Catalog(numbered(Family("roll"), Family("take", ["red", "blue"])))
    >>> catalog.name(2), catalog.number("take red"), len(catalog)
    ('take blue', 1, 3)
    >>> catalog.number("take rad")
    Traceback (most recent call last):
    ...
    cosmodrome.engine.errors.UnknownAction: there is no action 'take rad'; did you mean 'take red'?
    """

    def __init__(
        self, families: Sequence[Family], printed: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        """``printed``: the arguments, by verb, that the printed values name."""
        self.families: Final = tuple(families)
        self._names: Final[list[str]] = []
        self._family: Final[list[Family]] = []
        for family in families:
            arguments = family.arguments or (printed or {})[family.verb]
            for argument in arguments:
                self._names.append(f"{family.verb} {argument}".strip())
                self._family.append(family)
        self._numbers: Final = {name: number for number, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._names)

    def name(self, number: int) -> str:
        """The notation of an action."""
        return self._names[self._checked(number)]

    def number(self, name: str) -> int:
        """The action that this notation means."""
        number = self._numbers.get(name)
        if number is None:
            # Long words are cut: finding the nearest takes time that grows with length.
            near = difflib.get_close_matches(name[:40], self._names, 1, 0.0)
            raise UnknownAction(action=name[:40], nearest=near[0])
        return number

    def verb(self, number: int) -> str:
        """The first word of an action's notation."""
        return self._family[self._checked(number)].verb

    def secret(self, number: int) -> bool:
        """Whether only the mover may know this action's argument."""
        return self._family[self._checked(number)].secret

    def public_name(self, number: int) -> str:
        """The notation as others than the mover may see it."""
        return f"{self.verb(number)} ?" if self.secret(number) else self._names[number]

    def _checked(self, number: int) -> int:
        if not 0 <= number < len(self._names):
            raise UnknownAction(action=number, nearest=f"0 .. {len(self._names) - 1}")
        return number
