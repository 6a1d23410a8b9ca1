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
REPORTS = PACKAGE / "lab" / "study" / "text"
STRATEGY = PACKAGE / "lab" / "strategy" / "text"
NOTICES = PACKAGE / "server" / "text"
FOLDERS = [COMMON, REPORTS, STRATEGY, NOTICES, *sorted(PACKAGE.glob("games/*/text"))]
GAP = "(.+)"
# Messages whose ids are put together by a rule, so that no code names them.
BY_RULE = re.compile(
    r"error-|name$|about$|option-|rules-\d|verb-|phase-|sheet-|end-|zone-|stock-|part-|law-|field-"
)


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


class Uses:
    """What code, printed values and page could say: whole ids, and ids with gaps to be filled."""

    def __init__(self, folder: Path) -> None:
        self.words: set[str] = set()
        # Ids with gaps, from f-strings and templates, as regular expressions.
        self.patterns: set[str] = set()
        everything = folder == COMMON
        for path in (PACKAGE if everything else folder.parent).rglob("*.py"):
            self._read_python(ast.parse(path.read_text("utf-8")))
        for path in folder.parent.rglob("*.csv"):
            self.words |= set(re.split(r"[,|\s]+", path.read_text("utf-8")))
        for path in folder.parent.glob("marks.toml"):
            self.words |= set(re.findall(r"[\w-]+", path.read_text("utf-8")))
        web = ROOT / "web" / "src"
        others = set(web.glob("games/*/*")) - set(web.glob(f"games/{folder.parent.name}/*"))
        for path in {*web.rglob("*.ts"), *web.rglob("*.svelte")} - (
            set() if everything else others
        ):
            self._read_page(path.read_text("utf-8"))
        named = re.findall(r"NAME\(\"([\w-]+)\"", (folder / "en.ftl").read_text("utf-8"))
        self.words |= set(named)

    def _read_python(self, tree: ast.AST) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.words |= {node.value, *node.value.split()}
            if isinstance(node, ast.JoinedStr):
                pieces = [str(p.value) if isinstance(p, ast.Constant) else "" for p in node.values]
                self._add("".join(re.escape(piece) or GAP for piece in pieces))

    def _read_page(self, text: str) -> None:
        self.words |= set(re.findall(r"[\w-]+", text))
        for template in re.findall(r"`([a-z-]+\$\{[^`\n]*)`", text):
            self._add(GAP.join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))
        for beginning in re.findall(r"[\"']([a-z-]+-)[\"'] \+", text):
            self._add(re.escape(beginning) + GAP)

    def _add(self, pattern: str) -> None:
        if re.match(r"[a-z]+\\-", pattern):
            self.patterns.add(pattern)

    def holds(self, name: str) -> bool:
        """Whether an id is named, or can be put together from words that are."""
        found = [re.fullmatch(pattern, name) for pattern in self.patterns]
        return name in self.words or any(
            all(
                self.words & {gap, gap.replace("-", "_")} or gap.isdecimal()
                for gap in match.groups()
            )
            for match in found
            if match is not None
        )


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
    uses = Uses(folder)
    names = [name for name in messages(folder / "en.ftl") if not BY_RULE.match(name)]
    assert [name for name in names if not uses.holds(name)] == []


def test_an_unused_message_is_noticed() -> None:
    uses = Uses(PACKAGE / "games" / "mlem" / "text")
    assert uses.holds("log-crashed")
    assert uses.holds("place-moon_6")
    assert not uses.holds("log-exploded")
    assert not uses.holds("board-exploded")


@pytest.mark.parametrize("game", ["", *cosmodrome.game_names()])
def test_the_page_finds_the_words_that_it_names(game: str) -> None:
    folder = ROOT / "web" / "src" / ("games" if game else ".") / game
    known = messages(COMMON / "en.ftl")
    if game:
        known |= messages(text_file(game, "en"))
    named = re.compile(r"\bt\(\s*\"([a-z][\w-]*)\"" if game else r"\"(page-[\w-]*\w)\"")
    missing = {
        (path.name, name)
        for path in (*folder.rglob("*.svelte"), *folder.rglob("*.ts"))
        for name in named.findall(path.read_text("utf-8"))
        if name not in known
    }
    assert not missing


def test_every_error_has_its_words() -> None:
    # The errors of other packages are known once these are imported.
    import_module("cosmodrome.cli.errors")
    import_module("cosmodrome.bots.levels")
    import_module("cosmodrome.lab.study.errors")
    known = messages(COMMON / "en.ftl")
    direct, values = errors.CosmodromeError.__subclasses__(), errors.BadValue.__subclasses__()
    for error in {*direct, *values} - {errors.BadValue}:
        assert f"error-{error.code}" in known


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_games_name_their_options_verbs_decisions_and_rules(name: str) -> None:
    game = cosmodrome.game(name)
    known = messages(text_file(name, "en"))
    for option in game.options:
        assert "about" in known[f"option-{option.name}"]
    for family in game.actions.families:
        assert f"verb-{family.verb}" in known
    for decision in game.decisions:
        assert f"phase-{decision.phase}" in known
    for sheet, columns, _ in printed_values(name):
        assert f"sheet-{sheet}" in known
        assert columns[-1] == "source"
    assert {"name", "about", "rules-1", "rules-2", "rules-3"} <= known.keys()
    assert all("title" in known[message] for message in known if message.startswith("rules-"))
