"""The shape of the house: imports point one way, and the rules need nothing but themselves."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "cosmodrome"
# Each package may import from those before it.
PACKAGES = [
    "engine",
    "extras",
    "games",
    "registry",
    "words",
    "school",
    "marks",
    "bots",
    "lab",
    "envs",
    "tournaments",
    "server",
    "cli",
]
# What the compiler brings along counts as part of the language.
WITH_THE_LANGUAGE = {*sys.stdlib_module_names, "mypy_extensions", "librt"}
FILES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def is_compiled(path: Path) -> bool:
    """Whether the build compiles a file: it says at its top if not."""
    inside = path.relative_to(PACKAGE).parts[0] in ("engine", "games", "bots")
    return inside and not path.read_text("utf-8").startswith("# interpreted:")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    here = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if here in ("__init__", "__main__"):
        return
    allowed = PACKAGES[: PACKAGES.index(here) + 1]
    for module in imports(path):
        if module.startswith("cosmodrome."):
            assert module.split(".")[1] in allowed, f"{here} must not import {module}"


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if is_compiled(path)],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_rules_need_nothing_else(path: Path) -> None:
    """What is compiled runs with the standard library and the compiler's own run-time library."""
    for module in imports(path):
        first = module.split(".")[0]
        assert first in WITH_THE_LANGUAGE or first == "cosmodrome", f"{path.name}: {module}"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in PACKAGE.glob("games/*/data")))
def test_games_do_not_know_each_other(game: str) -> None:
    shared = {path.stem for path in PACKAGE.glob("games/*.py")}
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for module in imports(path):
            if module.startswith("cosmodrome.games."):
                assert module.split(".")[2] in {game, *shared}


def test_games_have_the_same_shape() -> None:
    for folder in PACKAGE.glob("games/*/data"):
        files = {path.name for path in folder.parent.iterdir()}
        assert {"rules.py", "parts.py", "view.py", "speech.py", "judge.py", "text", "data"} <= files
