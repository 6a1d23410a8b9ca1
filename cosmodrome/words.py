"""Saying phrases in a language: one set of Fluent files for terminal, server and page.

Two functions serve all texts. ``{ NAME($land) }`` says the message whose id is the
argument; with ``case: "acc"`` its attribute of that name, for languages that decline.
``{ SEAT($seat) }`` says who sits there.
"""

import re
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cosmodrome.engine.errors import CosmodromeError
from cosmodrome.games.phrase import Phrase
from cosmodrome.registry import text_file

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "fr")
_COMMON = Path(__file__).parent / "text"
_LINE: Final = re.compile(r"(?: *\.)?([a-z][\w-]*) = *(\S.*?) *")
_ARGUMENT: Final = re.compile(r"\{ \$(\w+) \}")
# From here on languages write numbers differently.
_LARGE: Final = 1000


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
        self._sources = dict(_sources(common_text(language)))
        if game is not None:
            self._sources |= _sources(text_file(game, language))

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """Fluent, which takes longer to import than all the rest of a short command."""
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"NAME": self._name, "SEAT": self._seat}
        return FluentBundle(
            [self.language],
            functions=functions,
            # Marks around arguments would show up as boxes in many terminals.
            use_isolating=False,
        )

    def say(self, message: str, **args: "int | str | list[Phrase]") -> str:
        """A message with its arguments."""
        return self.phrase(Phrase(message, args))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        simple = said_simply(self._sources[phrase.id], phrase.id, phrase.args)
        if simple is not None:
            return simple
        text, problems = self._bundle.format_pattern(
            self._pattern(phrase.id), {name: self._argument(a) for name, a in phrase.args.items()}
        )
        if problems:
            raise ValueError(f"{self.language}, {phrase}: {problems}")
        return str(text)

    def attribute(self, message: str, attribute: str) -> str:
        """An attribute of a message, such as the title of a part of the rules."""
        simple = said_simply(self._sources[message], attribute, {})
        if simple is not None:
            return simple
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
        from fluent.runtime import FluentResource

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


def said_simply(source: str, name: str, args: "dict[str, int | str | list[Phrase]]") -> str | None:
    """A message (or its attribute) whose lines are plain words with plain arguments.

    Whatever needs more is left to Fluent; a test says everything in both ways.
    """
    lines = [_LINE.fullmatch(line) for line in source.splitlines() if line.strip(" ")]
    texts = {line[1]: line[2] for line in lines if line is not None}
    if None in lines or name not in texts:
        return None
    plain = {
        argument: str(value)
        for argument, value in args.items()
        if isinstance(value, str) or (isinstance(value, int) and 0 <= value < _LARGE)
    }
    parts = _ARGUMENT.split(texts[name])
    words, names = parts[::2], parts[1::2]
    if any("{" in part or "}" in part for part in words) or not plain.keys() >= set(names):
        return None
    parts[1::2] = [plain[argument] for argument in names]
    return "".join(parts)


@cache
def _sources(path: Path) -> dict[str, str]:
    """The source of each message: reading only what is said makes the command start quickly."""
    text = re.sub(r"^#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
    pieces = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {piece.partition(" =")[0]: piece for piece in pieces[1:]}
