# interpreted: a named tuple
"""EventKind: what a kind of event tells, for readers of logs and records."""

from typing import NamedTuple


class EventKind(NamedTuple):
    """A kind of event: the names of its facts and of its secrets, and what it means.

    A name in brackets is left out where it has no meaning: ``[from]``.
    """

    kind: str
    facts: str
    meaning: str
    secrets: str = ""
