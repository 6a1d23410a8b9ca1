"""References to the specifications in docs/rules: every one names something that is there.

Code and tests write `docs/rules/<game>.md, "Heading"`, and may go on with one numbered item
below that heading: `, step 3`, `, example 5`, `, ruling 18`, or the item's id (`, X14`, `, R21`).
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cosmodrome

ROOT = Path(__file__).parent.parent
FOLDERS = [ROOT / name for name in ("cosmodrome", "tests", "bench", "web/src")]
SUFFIXES = {".py", ".ts", ".svelte"}
# A reference may continue on the next line, after the indentation or the comment mark.
GAP = r"(?:\s|#|\*|//)+"
REFERENCE = re.compile(
    rf'docs/rules/(\w+)\.md(?:,{GAP}"([^"]+)"(?:,{GAP}(?:step|example|ruling){GAP}(\d+)|,{GAP}([RX]\d+))?)?'
)
HEADING = re.compile(r"^#{2,3} (.+)$", re.MULTILINE)
ITEM = re.compile(r"^(?:(\d+)\. |- \*\*(X\d+) |\| (R\d+) \|)", re.MULTILINE)
LINK = re.compile(r"\]\(#([\w-]+)\)")


@cache
def sections(game: str) -> dict[str, str]:
    """The text below each heading, up to the next heading of any level."""
    path = ROOT / "docs" / "rules" / f"{game}.md"
    if not path.exists():
        return {}
    _, *parts = HEADING.split(path.read_text("utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def broken_references(text: str) -> Iterator[str]:
    for match in REFERENCE.finditer(text):
        game, written, number, identifier = match.groups()
        heading = re.sub(GAP, " ", written or "")
        section = sections(game).get(heading)
        items = {item for found in ITEM.findall(section or "") for item in found if item}
        wanted = number or identifier
        if section is None or (wanted and wanted not in items):
            yield match.group()


def sources() -> list[Path]:
    return sorted(
        path
        for folder in FOLDERS
        for path in folder.rglob("*")
        if path.suffix in SUFFIXES and path != Path(__file__)
    )


def test_references_to_the_rules_exist() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {reference}"
        for path in sources()
        for reference in broken_references(path.read_text("utf-8"))
    ]
    assert broken == []


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_every_game_has_a_specification(game: str) -> None:
    expected = {"Set-up", "Decisions", "The turn", "End and scoring", "Hidden information"}
    assert expected | {"Rulings", "Worked examples", "Invariants"} <= sections(game).keys()


@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_links_inside_a_specification_lead_somewhere(game: str) -> None:
    anchors = {re.sub(r"[^\w -]", "", h).lower().replace(" ", "-") for h in sections(game)}
    text = "".join(sections(game).values())
    assert set(LINK.findall(text)) <= anchors


@pytest.mark.parametrize(
    "reference",
    [
        'docs/rules/galaktiko.md, "Drop-off"',
        'docs/rules/galaktiko.md, "The turn", step 3',
        'docs/rules/galaktiko.md, "Worked examples", X14',
        'docs/rules/galaktiko.md, "Rulings", R21',
        'docs/rules/gaia.md, "Rulings", ruling 18',
        'docs/rules/mlem.md, "Worked\n    # examples", example 5',
    ],
)
def test_a_good_reference_is_accepted(reference: str) -> None:
    assert list(broken_references(f"See {reference}.")) == []


@pytest.mark.parametrize(
    "reference",
    [
        "docs/rules/galaktiko.md",
        'docs/rules/chess.md, "The turn"',
        'docs/rules/galaktiko.md, "The journey"',
        'docs/rules/galaktiko.md, "The turn", step 30',
        'docs/rules/galaktiko.md, "Worked examples", X99',
    ],
)
def test_a_bad_reference_is_reported(reference: str) -> None:
    assert list(broken_references(f"See {reference}.")) == [reference]
