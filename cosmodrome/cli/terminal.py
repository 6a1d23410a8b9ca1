"""The terminal: its language, whether a person is watching, and error messages."""

import os
import sys
from pathlib import Path

from cosmodrome.words import LANGUAGES, Words


def language(requested: str | None) -> str:
    """The requested language, or that of the environment, or English."""
    if requested in LANGUAGES:
        return requested
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def requested_language(arguments: list[str]) -> str | None:
    """The value of --lang, needed before parsing: help and errors are in that language too."""
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def is_watched() -> bool:
    """Whether a person sees the messages as they are printed."""
    return sys.stderr.isatty()


def data_home() -> Path:
    """The user's own folder for saved games."""
    from platformdirs import user_data_path

    return user_data_path("cosmodrome", appauthor=False)


def complain(words: Words, problem: str) -> None:
    """Print one line that says what is wrong."""
    print(words.say("cli-error", problem=problem), file=sys.stderr)
