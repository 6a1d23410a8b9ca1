"""Actions are numbers inside and words outside: ``41`` is ``move 17``."""

import difflib
from collections.abc import Sequence
from typing import Final

from cosmodrome.engine.errors import UnknownAction


class Family:
    """Actions of one kind: a verb, and every argument that it takes, in order.

    A secret family's arguments are known to the mover alone: others are shown ``?``.
    """

    def __init__(self, verb: str, arguments: Sequence[str] = ("",), secret: bool = False) -> None:
        self.verb: Final = verb
        self.arguments: Final = tuple(arguments)
        self.secret: Final = secret


class Catalog:
    """Every action of a game, numbered from 0 in the order of the families.

    >>> catalog = Catalog([Family("roll"), Family("take", ["red", "blue"])])
    >>> catalog.name(2), catalog.number("take red"), len(catalog)
    ('take blue', 1, 3)
    >>> catalog.number("take rad")
    Traceback (most recent call last):
    ...
    cosmodrome.engine.errors.UnknownAction: there is no action 'take rad'; did you mean 'take red'?
    """

    def __init__(self, families: Sequence[Family]) -> None:
        self.families: Final = tuple(families)
        self._names: Final[list[str]] = []
        self._family: Final[list[Family]] = []
        for family in families:
            for argument in family.arguments:
                self._names.append(f"{family.verb} {argument}".strip())
                self._family.append(family)
        self._numbers: Final = {name: number for number, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._names)

    def name(self, number: int) -> str:
        """The notation of an action."""
        if not 0 <= number < len(self._names):
            raise UnknownAction(action=number, nearest=f"0 .. {len(self._names) - 1}")
        return self._names[number]

    def number(self, name: str) -> int:
        """The action that this notation means."""
        found = self._numbers.get(name)
        if found is None:
            # Long words are cut: finding the nearest takes time that grows with length.
            near = difflib.get_close_matches(name[:40], self._names, 1, 0.0)
            raise UnknownAction(action=name[:40], nearest=near[0])
        return found

    def verb(self, number: int) -> str:
        """The first word of an action's notation."""
        return self._family[number].verb

    def secret(self, number: int) -> bool:
        """Whether only the mover may know this action's argument."""
        return self._family[number].secret

    def public_name(self, number: int) -> str:
        """The notation as others than the mover may see it."""
        return f"{self.verb(number)} ?" if self.secret(number) else self._names[number]
