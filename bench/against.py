"""How many times as fast the installed build is as another one: a wheel, or a folder with it.

Both are measured in turn, in several rounds, by processor time on one core; the best round of
each counts. The other build comes first on the path of its process.
"""

import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cosmodrome

_MEASURE = Path(__file__).with_name("measure.py")
KINDS = ("decisions", "clones", "simulations")


def variants() -> list[tuple[str, int, str]]:
    """Every game with the fewest seats, without options and with all of them."""
    found = []
    for name in cosmodrome.game_names():
        game = cosmodrome.game(name)
        options = ",".join(option.name for option in game.options)
        found += [(name, game.seats[0], chosen) for chosen in dict.fromkeys(["", options])]
    return found


@contextmanager
def unpacked(build: Path) -> Iterator[str]:
    """The folder to put on the path for another build."""
    if build.is_dir():
        yield str(build.resolve())
        return
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(build) as packed:
            packed.extractall(folder)
        yield folder


def compare(build: Path, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """A row for every variant: both builds' rates and the ratios."""
    with unpacked(build) as folder:
        return [_row(variant, folder, rounds, seconds) for variant in variants()]


def _row(variant: tuple[str, int, str], other: str, rounds: int, seconds: float) -> dict[str, Any]:
    name, seats, options = variant
    mine = dict.fromkeys(KINDS, 0.0)
    theirs = dict.fromkeys(KINDS, 0.0)
    for _ in range(rounds):
        for best, path in ((theirs, other), (mine, "")):
            rates = _measured([name, str(seats), options, str(seconds)], path)
            for kind in KINDS:
                best[kind] = max(best[kind], rates[kind])
    row: dict[str, Any] = {"game": name, "seats": seats, "options": "all" if options else "none"}
    for kind in KINDS:
        row[f"{kind}/s"] = mine[kind]
        row[f"x {kind}"] = mine[kind] / theirs[kind]
    return row


def _measured(arguments: list[str], path: str) -> dict[str, float]:
    """One build in a process of its own; an empty path means the installed build."""
    done = subprocess.run(
        [sys.executable, str(_MEASURE), *arguments],
        env={**os.environ, "PYTHONPATH": path},
        cwd=tempfile.gettempdir(),
        capture_output=True,
        text=True,
        check=True,
    )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates
