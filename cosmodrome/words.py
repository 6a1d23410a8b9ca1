"""Saying phrases in a language: one set of Fluent files for terminal, server and page.

Two functions serve all texts. ``{ NAME($land) }`` says the message whose id is the
argument; with ``case: "acc"`` its attribute of that name, for languages that decline.
``{ SEAT($seat) }`` says who sits there.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.games.phrase import Phrase
from cosmodrome.registry import text_file

LANGUAGES = ("en", "ru", "fr")
_COMMON = Path(__file__).parent / "text"


def common_text(language: str) -> Path:
    """Where the words that all games share are."""
    return _COMMON / f"{language}.ftl"


class Words:
    """One language, with the words of one game if a game is named."""

    def __init__(
        self, language: str, game: str | None = None, seats: Sequence[str] | None = None
    ) -> None:
        self.language = language
        self._seats = seats
        functions: dict[str, Any] = {"NAME": self._name, "SEAT": self._seat}
        self._bundle = FluentBundle(
            [language],
            functions=functions,
            # Marks around arguments would show up as boxes in many terminals.
            use_isolating=False,
        )
        self._sources = dict(_sources(common_text(language)))
        if game is not None:
            self._sources |= _sources(text_file(game, language))

    def say(self, message: str, **args: "int | str | list[Phrase]") -> str:
        """A message with its arguments."""
        return self.phrase(Phrase(message, args))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        text, problems = self._bundle.format_pattern(
            self._pattern(phrase.id), {name: self._argument(a) for name, a in phrase.args.items()}
        )
        if problems:
            raise ValueError(f"{self.language}, {phrase}: {problems}")
        return str(text)

    def attribute(self, message: str, attribute: str) -> str:
        """An attribute of a message, such as the title of a part of the rules."""
        text, _ = self._bundle.format_pattern(self._pattern(f"{message}.{attribute}"))
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._sources

    def error(self, error: CosmodromeError) -> str:
        """What went wrong, in this language."""
        return self.say(f"error-{error.code}", **error.facts)

    def _pattern(self, message: str) -> Any:
        """The pattern of a message, or of its attribute after a dot."""
        name, _, attribute = message.partition(".")
        found = self._message(name)
        if attribute:
            return found.attributes[attribute]
        if found.value is None:
            raise LookupError(f"message {name} has no value")
        return found.value

    def _message(self, name: str) -> Any:
        """A message, read from its source when it is first said."""
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._sources[name]))
        return self._bundle.get_message(name)

    def _argument(self, argument: "int | str | list[Phrase]") -> int | str:
        if not isinstance(argument, list):
            return argument
        if not argument:
            return self.say("nothing")
        return ", ".join(self.phrase(phrase) for phrase in argument)

    def _name(self, message: Any, case: str = "") -> str:
        found = self._message(str(message))
        pattern: Any = found.attributes.get(str(case), found.value)
        text, problems = self._bundle.format_pattern(pattern)
        if problems:
            raise ValueError(f"{self.language}, {message}: {problems}")
        return str(text)

    def _seat(self, seat: Any) -> str:
        number = int(seat)
        if self._seats is not None:
            return self._seats[number]
        return self.say("seat", number=number + 1)


@cache
def _sources(path: Path) -> dict[str, str]:
    """The source of each message: reading only what is said makes the command start quickly."""
    pieces = re.split(r"^(?=[a-z])", path.read_text("utf-8"), flags=re.MULTILINE)
    return {piece.partition(" =")[0]: piece for piece in pieces[1:]}
