"""Without the compiler's run-time library the interpreted rules play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import cosmodrome
from cosmodrome.engine.playout import playout

ROOT = Path(__file__).parents[2]
# An entry of None makes the import fail, as it does where the library is not installed.
WITHOUT = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None\n"
PLAY = """
import cosmodrome
from cosmodrome.engine.playout import playout
for name in cosmodrome.game_names():
    state = cosmodrome.game(name).start(2, seed=5)
    playout(state, state.chance)
    print(state.digest())
"""


def test_the_rules_run_without_the_run_time_library() -> None:
    """From the source folder, since compiled modules are only installed where it is there."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + PLAY],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert [int(line) for line in done.stdout.split()] == [
        played(name) for name in cosmodrome.game_names()
    ]


def played(name: str) -> int:
    state = cosmodrome.game(name).start(2, seed=5)
    playout(state, state.chance)
    return state.digest()
