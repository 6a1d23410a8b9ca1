"""docs/events.md lists every kind of event of every game, made from the games' own tables.

Run this file to write the page again: python tests/test_events.py
"""

import re
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games.title import title_of

SOURCES = Path(__file__).parents[1] / "web" / "src" / "games"
PAGE = Path(__file__).parents[1] / "docs" / "events.md"
HEAD = """# Events, kind by kind

What `state.journal`, `Record.play` and the messages of the server tell about what happened. The
facts are for everybody, the secrets only for the seats that know them; a fact in brackets is
left out where it has no meaning. Seats count from 0, cards and other parts go by their names in
the printed values.

This page is written by `tests/test_events.py`, which also checks it; a test of every variant
compares it with the events of real games.
"""


def listing(name: str) -> str:
    """One table for a game."""
    rows = [f"## {name}", "", "| kind | facts | secrets | meaning |", "| --- | --- | --- | --- |"]
    rows += [
        f"| `{event.kind}` | {event.facts} | {event.secrets} | {event.meaning} |"
        for event in title_of(cosmodrome.game(name)).events
    ]
    return "\n".join(rows) + "\n"


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[listing(name) for name in cosmodrome.game_names()]])


def test_the_page_lists_every_kind() -> None:
    assert PAGE.read_text("utf-8") == page()


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_sounds_belong_to_events(name: str) -> None:
    table = (SOURCES / name / "sounds.ts").read_text("utf-8")
    heard = set(re.findall(r"""^  "?([a-z-]+)"?: \{ kind""", table, re.MULTILINE))
    assert heard
    assert heard <= {event.kind for event in title_of(cosmodrome.game(name)).events}


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
