"""docs/observations.md lists every number of every observation, and it is true.

Run this file to write the page again: python tests/envs/test_observations.py
"""

import re
from itertools import groupby
from pathlib import Path

import cosmodrome
from cosmodrome.envs.common import Task

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = """# Observations, field by field

What the numbers of `judge.features`, and so of every adapter's observation, are: here with the
fewest seats and without options. Other variants have the same fields, for more seats or more
parts; print `Task(name, seats, options).feature_names` for those. All numbers are scaled to
about -1 to 1, counts by their usual highest value, yes and no are 1 and 0. `seat +0` is the
observer, `seat +1` the next seat; what the observer cannot know stands as 0 or is not there at
all.

This page is written by `tests/envs/test_observations.py`, which also checks it.
"""


def part_of(name: str) -> str:
    """What a field is about: `seat +1`, `sector +3`, a city, a card, or nothing special."""
    found = re.match(r"([^:]+): ", name)
    return found[1] if found else ""


def listing(name: str) -> str:
    """One table for a game: ranges of places, what they are about, the fields."""
    names = Task(name).feature_names
    rows = [
        f"## {name}: {len(names)} numbers",
        "",
        "| places | of | fields, in order |",
        "| --- | --- | --- |",
    ]
    place = 0
    for part, group in groupby(names, part_of):
        fields = [field.removeprefix(f"{part}: ") for field in group]
        rows.append(
            f"| {place}-{place + len(fields) - 1} | {part or 'the table'} | {'; '.join(fields)} |"
        )
        place += len(fields)
    return "\n".join(rows) + "\n"


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[listing(name) for name in cosmodrome.game_names()]])


def test_the_page_lists_every_field() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
