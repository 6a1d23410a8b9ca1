"""Texts: the same messages in all languages, none missing, none unused."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cosmodrome
from cosmodrome.engine import errors
from cosmodrome.registry import printed_values, text_file
from cosmodrome.words import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cosmodrome"
COMMON = PACKAGE / "text"
FOLDERS = [COMMON, *sorted(PACKAGE.glob("games/*/text"))]
# Messages whose ids are put together by a rule, so that no code names them.
BY_RULE = re.compile(r"error-|name$|about$|option-|rules-\d|verb-|sheet-")


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a file with the names of its attributes; a syntax error fails the test."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    attributes: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {(entry.content or '')[:80]}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in attributes, f"{path}: {entry.id.name} is there twice"
            attributes[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return attributes


def strings_in_code(*folders: Path) -> tuple[set[str], set[str]]:
    """All string constants in the code, and the constant beginnings of f-strings."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in [path for folder in folders for path in folder.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {beginning for beginning in beginnings if beginning.endswith("-")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in LANGUAGES:
        other = messages(folder / f"{language}.ftl")
        assert other.keys() == english.keys()
        for name, attributes in english.items():
            # A language may have cases that English has not.
            assert attributes <= other[name]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_message_is_unused(folder: Path) -> None:
    whole, beginnings = strings_in_code(PACKAGE if folder == COMMON else folder.parent)
    page = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte")
    )
    beginnings |= set(re.findall(r"[`\"']([a-z-]+-)(?:\$\{|[\"'] \+)", page))
    texts = (folder / "en.ftl").read_text("utf-8")
    for name in messages(folder / "en.ftl"):
        used = (
            name in whole
            or any(name.startswith(beginning) for beginning in beginnings)
            or BY_RULE.match(name)
            or re.search(rf"[\"'`]{re.escape(name)}[\"'`]", page)
            or re.search(rf"NAME\(\"{re.escape(name)}\"", texts)
        )
        assert used, f"{folder}: message {name} is never used"


def test_every_error_has_its_words() -> None:
    # The errors of other packages are known once these are imported.
    import_module("cosmodrome.cli.errors")
    import_module("cosmodrome.bots.levels")
    known = messages(COMMON / "en.ftl")
    direct, values = errors.CosmodromeError.__subclasses__(), errors.BadValue.__subclasses__()
    for error in {*direct, *values} - {errors.BadValue}:
        assert f"error-{error.code}" in known


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_games_name_their_options_verbs_and_rules(name: str) -> None:
    game = cosmodrome.game(name)
    known = messages(text_file(name, "en"))
    for option in game.options:
        assert "about" in known[f"option-{option.name}"]
    for family in game.actions.families:
        assert f"verb-{family.verb}" in known
    for sheet, columns, _ in printed_values(name):
        assert f"sheet-{sheet}" in known
        assert columns[-1] == "source"
    assert {"name", "about", "rules-1", "rules-2", "rules-3"} <= known.keys()
    assert all("title" in known[message] for message in known if message.startswith("rules-"))
