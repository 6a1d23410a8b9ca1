"""The lessons of a game that fit its rules. A script that does not is never shown."""

import logging
from functools import cache

from cosmodrome.registry import school_folder
from cosmodrome.school.script import FIRST, BadScript, Lesson, read
from cosmodrome.school.walk import check

_LOG = logging.getLogger(__name__)


@cache
def lessons(name: str) -> dict[str, Lesson]:
    """The lessons of a game by name: the first game, then the others in the order of the rules."""
    found: list[Lesson] = []
    for file in school_folder(name).glob("*.toml"):
        try:
            lesson = read(name, file)
            check(lesson)
        except BadScript as problem:
            _LOG.warning("left out: %s", problem)
            continue
        found.append(lesson)
    found.sort(key=lambda lesson: (lesson.name != FIRST, lesson.script.parts, lesson.name))
    return {lesson.name: lesson for lesson in found}
