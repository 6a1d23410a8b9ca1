"""Golden records: games played once and for all. They must lead to the same positions.

They were played by `tests/make_records.py`; a change of the rules that breaks one must raise the
game's rules version, or be mended.
"""

import re
from pathlib import Path

import pytest

import cosmodrome

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_golden_record(path: Path) -> None:
    """An older version may be read where it means the same game; nothing else may differ."""
    text = path.read_text("utf-8")
    record = cosmodrome.read_record(text)
    assert record.state.to_move == -1
    assert record.to_text() == re.sub("rules: [0-9]+", f"rules: {record.game.rules}", text)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_every_game_has_golden_records(name: str) -> None:
    assert [path for path in RECORDS if path.name.startswith(name)]
