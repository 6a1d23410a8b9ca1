"""Words: the same messages in all languages, none missing, none unused."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cosmodrome
from cosmodrome.engine import errors
from cosmodrome.games.phrase import Phrase
from cosmodrome.registry import printed_values
from cosmodrome.words import LANGUAGES, said_simply

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cosmodrome"
COMMON = PACKAGE / "text"
FOLDERS = [COMMON, *sorted(PACKAGE.glob("games/*/text"))]
# Messages that are found by a rule rather than named in code.
BY_RULE = re.compile(r"error-|name$|about$|option-|rules-\d|verb-|sheet-")


def messages(path: Path) -> dict[str, set[str]]:
    """Each message of a file with its attributes; a mistake in the file is an error."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {(entry.content or '')[:80]}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


def words_in_code(*folders: Path) -> tuple[set[str], set[str]]:
    """Every whole string in the code, and every beginning of a put-together one."""
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
    whole, beginnings = words_in_code(PACKAGE if folder == COMMON else folder.parent)
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
    found = messages(COMMON / "en.ftl")
    for error in errors.CosmodromeError.__subclasses__():
        assert f"error-{error.code}" in found


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_games_name_their_options_verbs_and_rules(name: str) -> None:
    game = cosmodrome.game(name)
    found = messages(PACKAGE / "games" / name / "text" / "en.ftl")
    for option in game.options:
        assert "about" in found[f"option-{option.name}"]
    for family in game.actions.families:
        assert f"verb-{family.verb}" in found
    for sheet, columns, _ in printed_values(name):
        assert f"sheet-{sheet}" in found
        assert columns[-1] == "source"
    assert {"name", "about", "rules-1", "rules-2", "rules-3"} <= found.keys()
    assert all("title" in found[message] for message in found if message.startswith("rules-"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_is_said_without_fluent_is_what_fluent_says(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    args: dict[str, int | str | list[Phrase]] = {
        name: 7 if number % 2 else f"<{name}>"
        for number, name in enumerate(sorted(set(re.findall(r"\$(\w+)", text))))
    }
    simple = 0
    for piece in re.split(r"^(?=[a-z])", re.sub(r"(?m)^#.*\n", "", text), flags=re.MULTILINE)[1:]:
        name = piece.partition(" =")[0]
        message = bundle.get_message(name)
        patterns = {name: message.value} | message.attributes
        for part, pattern in patterns.items():
            said = said_simply(piece, part, args)
            if said is not None and pattern is not None:
                simple += 1
                assert (said, []) == bundle.format_pattern(pattern, args)
    assert simple > 20


def test_numbers_that_languages_write_differently_are_left_to_fluent() -> None:
    assert said_simply("n = { $n } games", "n", {"n": 999}) == "999 games"
    assert said_simply("n = { $n } games", "n", {"n": 1000}) is None
    assert said_simply("n = { $n } games", "n", {"n": -1}) is None
    assert said_simply("n = { NAME($n) }", "n", {"n": "card"}) is None
    assert said_simply("n =\n  two\n  lines", "n", {}) is None
    assert said_simply("n = one\n  .about = { $n ->\n [one] 1\n *[other] 2\n }", "n", {}) is None
