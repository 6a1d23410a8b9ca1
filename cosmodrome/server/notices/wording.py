"""What a notice says, in the language of its person, as things are when it is sent.

Only the name of the game, the names of people, times and results: nothing that a position hides.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row

from cosmodrome.server import clocks, queries
from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.occasions import stands
from cosmodrome.server.notices.text import Text
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services
from cosmodrome.server.table_row import TableRow
from cosmodrome.server.timestamps import clock
from cosmodrome.words import Words

_FOLDER: Final = Path(__file__).parents[1] / "text"
_FACTS: Final = msgspec.json.Decoder(dict[str, str | int])
_MINUTE: Final = 60_000
# Up to this many of a unit; above it the next larger one is used.
_UNITS: Final = (("minutes", 1, 120), ("hours", 60, 48), ("days", 1440, 10_000))


@cache
def words(language: str, game: str | None = None) -> Words:
    """The texts of notices, and those of a game."""
    made = Words(language, game)
    made.add(_FOLDER / f"{language}.ftl")
    return made


async def text_of(services: Services, person: Person, notice: str) -> Text | None:
    """What to tell a person; None: it is no longer worth telling, or they are looking at it."""

    def read(connection: Connection) -> tuple[Row[Any], TableRow | None, bool]:
        found = outbox.notice(connection, notice)
        if found.message:
            return found, None, True
        row = queries.fetch(connection, found.about)
        return found, row, stands(connection, row, found)

    found, row, still_stands = await services.store.read(read)
    if found.message:
        say = words(person.language)
        facts = _FACTS.decode(found.facts)
        return Text(say.say(found.message, **facts), "", found.path, found.about)
    if row is None or not still_stands or person.id in services.hub.present(row.id):
        return None
    return await _about_table(services, person, found.kind, row)


async def _about_table(services: Services, person: Person, kind: str, row: TableRow) -> Text:
    say = words(person.language, row.game)
    refs = await services.people.refs([row.owner, *row.people()])
    others = [refs[other].name for other in row.people() if other != person.id]
    names = ", ".join(name for name in others if name)
    more = [say.say("notice-with", names=names)] if names else []
    left = _time_left(say, row) if kind in ("turn", "clock") else None
    place = _place(say, row, person.id) if kind == "end" else None
    title = say.say(f"notice-{kind}", game=say.say("name"), by=refs[row.owner].name)
    more += [part for part in (left, place) if part]
    path = f"/table/{row.id}"
    if kind == "invited" and row.visibility != "open":
        path += f"?invite={row.invite}"
    return Text(title, ", ".join(more), path, row.id)


def _time_left(say: Words, row: TableRow) -> str | None:
    deadline = clocks.deadline(row)
    if deadline is None:
        return None
    minutes = max(1, (deadline - clock()) // _MINUTE)
    unit, size = next((name, size) for name, size, most in _UNITS if minutes < most * size)
    return say.say(f"notice-left-{unit}", count=minutes // size)


def _place(say: Words, row: TableRow, person: str) -> str | None:
    results = row.results or []
    places = [result.place for result in results if result.seat in row.seats_of(person)]
    return say.say("notice-place", place=min(places), seats=len(results)) if places else None
