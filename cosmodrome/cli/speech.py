"""The terminal's language, and printing in it."""

import os
import sys
from pathlib import Path

from cosmodrome.words import LANGUAGES, Words


def language(wanted: str | None) -> str:
    """The language asked for, or that of the surroundings, or English."""
    if wanted in LANGUAGES:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        first = os.environ.get(name, "")[:2].lower()
        if first in LANGUAGES:
            return first
    return "en"


def wanted_language(arguments: list[str]) -> str | None:
    """The value of --lang, before the arguments are understood: help is in that language too."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def on_terminal() -> bool:
    """Whether a person looks at the messages."""
    return sys.stderr.isatty()


def data_home() -> Path:
    """The user's own folder for saved games."""
    from platformdirs import user_data_path

    return user_data_path("cosmodrome", appauthor=False)


def complain(words: Words, text: str) -> None:
    """One clear line about what is wrong."""
    print(words.say("cli-error", problem=text), file=sys.stderr)
