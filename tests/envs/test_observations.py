"""docs/observations.md lists every number of every observation, and it is true.

Run this file to write the page again: python tests/envs/test_observations.py
"""

import re
from itertools import groupby
from pathlib import Path

import cosmodrome
from cosmodrome.envs.common import OBSERVATIONS, Task

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"
HEAD = f"""# Observations, field by field

Version {OBSERVATIONS}, as at the end of the environments' names (`-v{OBSERVATIONS}`): it grows
when a number changes its place or meaning.

What the numbers of `judge.features`, and so of every adapter's observation, are: here with the
fewest seats and without options. Other variants have the same fields, for more seats or more
parts; print `Task(name, seats, options).feature_names` for those. All numbers are from -1 to 1,
counts by their highest value, yes and no are 1 and 0. `seat +0` is the observer, `seat +1` the
next seat; what the observer cannot know stands as 0 or is not there at all.

**They tell everything that the seat knows.** Two positions that look different to a seat have
different observations: a test compares views and arrays over many games
(`tests/envs/test_complete.py`). Left out on purpose are only the order in which cards were laid in
front of a seat (Gaia) and in which a seat took its UFO tokens (MLEM), which no rule asks for, and
what is turned up when a game is over. The same file shows that a redeal of all that a seat cannot
know changes no array.

Fields that follow each other and differ in one word are listed as one: `open 0 is * (38)` are 38
numbers, one for each card, in the order of the printed values.

This page is written by `tests/envs/test_observations.py`, which also checks it.
"""


def part_of(name: str) -> str:
    """What a field is about: `seat +1`, `sector 3`, a city, a card, or nothing special."""
    found = re.match(r"([^:]+): ", name)
    return found[1] if found else ""


def same_but_one(first: list[str], other: list[str]) -> int:
    """The place of the one word in which two names differ; -1 if that is not so."""
    if len(first) != len(other):
        return -1
    places = [
        place for place, pair in enumerate(zip(first, other, strict=True)) if pair[0] != pair[1]
    ]
    return places[0] if len(places) == 1 else -1


def collapsed(fields: list[str]) -> list[str]:
    """Runs of names that differ in one word, as one."""
    found: list[str] = []
    while fields:
        words = [field.split() for field in fields]
        place = same_but_one(words[0], words[1]) if len(words) > 1 else -1
        run = 1
        while place >= 0 and run < len(words) and same_but_one(words[0], words[run]) == place:
            run += 1
        if run < 4:
            found.append(fields[0])
            run = 1
        else:
            words[0][place] = "*"
            found.append(f"{' '.join(words[0])} ({run})")
        fields = fields[run:]
    return found


def listing(name: str) -> str:
    """One table for a game: ranges of places, what they are about, the fields."""
    task = Task(name)
    names = task.feature_names
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
            f"| {place}-{place + len(fields) - 1} | {part or 'the table'} "
            f"| {'; '.join(collapsed(fields))} |"
        )
        place += len(fields)
    if task.plane_names:
        planes, high, wide = task.plane_shape
        rows += [
            "",
            f"And `map`: {planes} planes of {high} x {wide} cells, whole numbers. The cell of",
        ]
        rows += [f"an action `cell N` is row N // {wide}, column N % {wide}. The planes, in order:"]
        rows += ["; ".join(task.plane_names) + "."]
    return "\n".join(rows) + "\n"


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[listing(name) for name in cosmodrome.game_names()]])


def test_the_page_lists_every_field() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
