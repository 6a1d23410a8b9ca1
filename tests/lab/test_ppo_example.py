"""examples/ppo.py: it prints a learning curve, learns, and what it saves plays."""

import csv
import sys
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.bots import Bot

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The example with fewer games at a time, in a folder of its own."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)
    module = __import__("ppo")
    monkeypatch.setattr(module, "GAMES", 64)
    monkeypatch.setattr(module, "STEPS", 32)
    monkeypatch.setattr(module, "MINIBATCH", 256)
    monkeypatch.setattr(module, "TEST_DEALS", 4)
    monkeypatch.setattr(module, "LAST_TEST_DEALS", 100)
    return module


def test_it_learns_to_beat_random_play(
    example: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", "galaktiko", "--rounds", "12"])
    example.main()
    *_, random, greedy = csv.DictReader(capsys.readouterr().out.splitlines())
    assert (random["against"], greedy["against"]) == ("random", "greedy")
    assert random["decisions"] == str(12 * 32 * 64)
    assert random["games"] == "200"
    assert float(random["low"]) > 0.5
    state = cosmodrome.game("galaktiko").start(2, {}, 1)
    assert Bot("ppo:Player", 1).choose(state).action in state.legal()
