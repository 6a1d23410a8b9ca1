"""The notebook runs from its first cell to its last, and the bot that it trains has learned."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent / "examples" / "first_bot.ipynb"


def test_the_notebook_trains_a_bot_that_joins_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    names: dict[str, Any] = {}
    for number, cell in enumerate(json.loads(NOTEBOOK.read_text("utf-8"))["cells"]):
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "the notebook is kept without outputs"
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)  # noqa: S102
    assert names["won"]["linear_bot:Linear"] > 0.6
