"""The documents lead somewhere: links between them, and the paths that they name."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web" / "README.md"],
    key=lambda path: path.relative_to(ROOT).as_posix(),
)
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# A file or folder written from the root of the repository: `cosmodrome/cli`, `bench/load.py`.
PATH = re.compile(r"`((?:cosmodrome|tests|bench|docs|examples|web)(?:/(?:<\w+>|[\w.*-]+))+)`")
PLACEHOLDER = re.compile(r"<\w+>")


def prose(path: Path) -> str:
    return CODE_BLOCK.sub("", path.read_text("utf-8"))


def anchors(path: Path) -> set[str]:
    headings = HEADING.findall(prose(path))
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def broken_links(path: Path) -> list[str]:
    broken = []
    for target, anchor in LINK.findall(prose(path)):
        file = path.parent / target if target else path
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(f"{target}#{anchor}" if anchor else target)
    return broken


def missing_paths(text: str) -> list[str]:
    return [name for name in PATH.findall(text) if not any(ROOT.glob(PLACEHOLDER.sub("*", name)))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    assert broken_links(path) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_exist(path: Path) -> None:
    assert missing_paths(prose(path)) == []


def test_broken_links_and_missing_paths_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One part\n[a](#one-part) [b](#two) [c](page.md) [d](no.md) [e](https://x.y)")
    assert broken_links(page) == ["#two", "no.md"]
    assert missing_paths("`cosmodrome/games/<game>` and `bench/none.py`") == ["bench/none.py"]


def test_the_example_game_is_shown_as_it_is() -> None:
    files = [path.read_text("utf-8") for path in (ROOT / "tests/games/trio").glob("*.py")]
    document = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    # A block may leave out functions, but shows each one whole.
    pieces = [piece.strip() for block in blocks for piece in block.split("\n\n\n")]
    assert len(pieces) > 20
    assert [piece for piece in pieces if not any(piece in file for file in files)] == []
