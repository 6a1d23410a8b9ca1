# interpreted: msgspec structs
"""Phrase: a sentence before it is said in some language."""

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """A message of the Fluent files with its arguments.

    A number is shown as a number. A word is the id of another message, for the functions
    of the texts: ``{ NAME($land) }`` or ``{ NAME($land, case: "acc") }``; a seat is a number,
    for ``{ SEAT($seat) }``. A list of phrases is said one after the other, with commas.
    """

    id: str
    args: dict[str, "int | str | list[Phrase]"] = {}


Arguments = dict[str, int | str | list[Phrase]]


def seat_asked(to_move: int | None) -> int:
    """The seat that a sentence is about; the first one where nobody is asked any more."""
    return 0 if to_move is None else to_move
