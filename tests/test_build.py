"""The package builds without a C compiler too, and then runs interpreted."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "CC": "/nonexistent/cc", "CXX": "/nonexistent/cc"},
        check=True,
        capture_output=True,
        timeout=300,
    )
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as package:
        names = package.namelist()
        assert not [name for name in names if name.endswith((".so", ".pyd"))]
        assert "cosmodrome/games/galaktiko/data/passengers.csv" in names
        assert "cosmodrome/games/galaktiko/text/ru.ftl" in names
        package.extractall(tmp_path / "installed")
    shown = subprocess.run(
        [sys.executable, "-P", "-m", "cosmodrome", "about", "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")},
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "not compiled" in shown.stdout
