"""How far people are in the lessons of the school."""

from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, select

from cosmodrome.server.schema import LESSONS
from cosmodrome.server.timestamps import now

_ENTRIES: Final = msgspec.json.Decoder(list[str])


class Progress(Struct, frozen=True):
    """What a person did in a lesson, the stop it led to, and whether it was ever done."""

    entries: list[str] = []
    stop: int = 0
    done: bool = False


def of_person(connection: Connection, person: str) -> dict[tuple[str, str], Progress]:
    """All lessons that a person has begun, by game and name."""
    query = select(LESSONS).where(LESSONS.c.person == person)
    return {(row.game, row.lesson): _progress(row) for row in connection.execute(query)}


def find(connection: Connection, person: str, game: str, lesson: str) -> Progress:
    """How far a person is in a lesson."""
    row = connection.execute(select(LESSONS).where(_this(person, game, lesson))).first()
    return Progress() if row is None else _progress(row)


def keep(connection: Connection, person: str, game: str, lesson: str, progress: Progress) -> None:
    """Write down how far a person is."""
    connection.execute(delete(LESSONS).where(_this(person, game, lesson)))
    row = {
        "person": person,
        "game": game,
        "lesson": lesson,
        "entries": msgspec.json.encode(progress.entries).decode(),
        "stop": progress.stop,
        "done": progress.done,
        "changed": now(),
    }
    connection.execute(insert(LESSONS), row)


def _this(person: str, game: str, lesson: str) -> ColumnElement[bool]:
    return and_(LESSONS.c.person == person, LESSONS.c.game == game, LESSONS.c.lesson == lesson)


def _progress(row: Row[Any]) -> Progress:
    return Progress(_ENTRIES.decode(row.entries), row.stop, row.done)
