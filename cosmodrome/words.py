"""Texts in a language: one set of Fluent files for the terminal, the server and the page.

The texts may call two functions. ``{ NAME($land) }`` is the text of the message whose id is
the argument; with ``case: "acc"`` its attribute of that name, for languages with cases.
``{ SEAT($seat) }`` is the name of whoever sits there.

A message that names seats may say the same in the second person. Its attribute ``you`` is
used when the reader sits at ``$seat``, its attribute ``you-rival`` when at ``$rival``.
"""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.registry import text_file

# Importing Fluent and msgspec takes longer than everything else that a short command does.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from cosmodrome.games.phrase import Arguments, Phrase

LANGUAGES = ("en", "ru", "fr")
_COMMON = Path(__file__).parent / "text"


def common_text(language: str) -> Path:
    """The file with the texts that all games share."""
    return _COMMON / f"{language}.ftl"


class Words:
    """The texts of one language: those that all games share, and those of one game if named."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        seats: Sequence[str] | None = None,
        you: int | None = None,
    ) -> None:
        """`seats` are the players' names; `you` is the seat of the reader."""
        self.language = language
        self._seats = seats
        self._you = you
        self._sources = dict(_sources(common_text(language)))
        if game is not None:
            self._sources |= _sources(text_file(game, language))

    def add(self, path: Path) -> None:
        """Texts of another file, such as those of reports, besides the common ones."""
        self._sources |= _sources(path)

    def say(self, message: str, **args: "int | str | list[Phrase]") -> str:
        """Format a message with its arguments, in the second person if it is about the reader."""
        pattern = self._pattern(self._message(message), args)
        return self._format(
            message, pattern, {name: self._argument(value) for name, value in args.items()}
        )

    def phrase(self, phrase: "Phrase") -> str:
        """Format a phrase."""
        return self.say(phrase.id, **phrase.args)

    def attribute(self, message: str, attribute: str) -> str:
        """Format an attribute of a message, such as the title of a section of the rules."""
        return self._format(message, self._message(message).attributes[attribute], {})

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources

    def error(self, error: CosmodromeError) -> str:
        """Describe an error."""
        return self.say(f"error-{error.code}", **error.facts)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"NAME": self._name, "SEAT": self._seat}
        # Isolation marks around arguments show up as boxes in many terminals.
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def _message(self, name: str) -> Any:
        """A message; its source is parsed when it is first needed."""
        from fluent.runtime import FluentResource

        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._sources[name]))
        return self._bundle.get_message(name)

    def _pattern(self, message: Any, args: "Arguments") -> Any:
        """What a message says to this reader."""
        for name in ("seat", *args):
            attribute = "you" if name == "seat" else f"you-{name}"
            if attribute in message.attributes and args.get(name, -1) == self._you:
                return message.attributes[attribute]
        return message.value

    def _format(self, message: str, pattern: Any, args: dict[str, Any]) -> str:
        if pattern is None:
            raise LookupError(f"message {message} has no value")
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.language}, {message}: {problems}")
        return str(text)

    def _argument(self, argument: "int | str | list[Phrase]") -> int | str:
        if not isinstance(argument, list):
            return argument
        if not argument:
            return self.say("nothing")
        return ", ".join(self.phrase(phrase) for phrase in argument)

    def _name(self, message: Any, case: str = "") -> str:
        named = self._message(str(message))
        return self._format(str(message), named.attributes.get(str(case), named.value), {})

    def _seat(self, seat: Any) -> str:
        number = int(seat)
        if number == self._you:
            return self.attribute("seat", "you")
        if self._seats is not None:
            return self._seats[number]
        return self.say("seat", number=number + 1)


@cache
def _sources(path: Path) -> dict[str, str]:
    """The source of each message by its id: parsing whole files would slow every command down."""
    text = re.sub(r"^#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
    pieces = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {piece.partition(" =")[0]: piece for piece in pieces[1:]}
