"""A game from outside the package: a folder of its own, and no other file changes.

The folder tests/games/trio is found through COSMODROME_GAMES. The engine may be compiled, the
game is not: what a stranger writes runs as it is.
"""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
OUTSIDE = {**os.environ, "COSMODROME_GAMES": str(TESTS / "games")}


def run(*command: str, entered: str = "") -> str:
    """What a command prints that finds the game."""
    done = subprocess.run(
        [sys.executable, "-P", *command], env=OUTSIDE, input=entered, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found() -> None:
    assert "trio" in run("-m", "cosmodrome", "games")


def test_it_keeps_the_laws_of_every_game() -> None:
    """The conformance suite and the tests of the texts, without a line for this game."""
    suites = [str(TESTS / "conformance"), str(TESTS / "test_texts.py")]
    said = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "trio", *suites)
    assert " passed" in said


def test_bots_of_every_level_play_it() -> None:
    said = run("-m", "cosmodrome", "arena", "trio", "--bots", "novice,regular", "--games", "4")
    assert "regular" in said


def test_a_person_plays_it_in_the_terminal() -> None:
    said = run(
        "-m", "cosmodrome", "play", "trio", "--bot", "novice", "--seed", "1", entered="1\n1\n"
    )
    assert "1. You: 5" in said


def test_it_can_be_studied(tmp_path: Path) -> None:
    """Its own table of components is all that the lab knows of it."""
    out = str(tmp_path / "out")
    run("-m", "cosmodrome", "study", "trio", "--games", "100", "--jobs", "1", "--out", out)
    rows = (tmp_path / "out" / "components.csv").read_text("utf-8")
    assert "cards,beacon," in rows
    assert "<h1>Trio</h1>" in (tmp_path / "out" / "report.html").read_text("utf-8")
