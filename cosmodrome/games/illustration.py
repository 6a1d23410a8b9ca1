# interpreted: a named tuple
"""Illustration: what shows a part of the rules best."""

from typing import NamedTuple


class Illustration(NamedTuple):
    """A happening on the board that makes a part of the rules plain.

    ``kind`` is the kind of an event; ``options`` are those that a game needs for it.
    """

    kind: str
    options: tuple[str, ...] = ()
