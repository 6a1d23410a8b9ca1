"""Scripts of the school: each one fits the rules, plays to its end, and has its words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cosmodrome
from cosmodrome.engine.errors import IllegalAction
from cosmodrome.registry import school_folder
from cosmodrome.school import lessons as school
from cosmodrome.school.script import FIRST, BadScript, Lesson, read
from cosmodrome.school.walk import NEXT, Walk, check
from cosmodrome.words import LANGUAGES

FILES = [
    (game, file)
    for game in cosmodrome.game_names()
    for file in sorted(school_folder(game).glob("*.toml"))
]
MOST_WORDS = 40
MOST_WAYS = 200
each_script = pytest.mark.parametrize(
    ("game", "file"), FILES, ids=[f"{game}-{file.stem}" for game, file in FILES]
)
SCRIPT = """
seats = 2
seed = 7
minutes = 1
bubble = [
  {{ say = "a", stop = true, then = ["place 0"] }},
  {{ say = "b", moves = ["place 6"], {more} }},
  {{ say = "c" }},
]
"""


def ways(lesson: Lesson) -> Iterator[Walk]:
    """Every way through a lesson, with all moves that it calls right."""
    open_ways = [Walk(lesson)]
    while open_ways:
        walk = open_ways.pop()
        if walk.over:
            yield walk
            continue
        entries = [NEXT] if walk.expected is None else [a for a in walk.legal() if walk.expects(a)]
        open_ways += [Walk(lesson, [*walk.entries, entry]) for entry in entries]


@each_script
def test_every_script_plays_to_its_end(game: str, file: Path) -> None:
    lesson = read(game, file)
    check(lesson)
    for number, walk in enumerate(ways(lesson)):
        assert walk.stop == len(lesson.plan)
        assert number < MOST_WAYS


@each_script
def test_every_script_can_be_skipped_through_and_taken_back(game: str, file: Path) -> None:
    walk = Walk(read(game, file))
    while not walk.over:
        before = walk.number
        walk.skip()
        assert walk.number == before + 1
        assert Walk(walk.lesson, walk.entries).record.entries == walk.record.entries
    while any(entry != NEXT for entry in walk.entries):
        shorter = walk.back()
        assert len(shorter.entries) < len(walk.entries)
        walk = shorter


@each_script
def test_scripts_are_short(game: str, file: Path) -> None:
    lesson = read(game, file)
    assert lesson.plan, "a flight plan has stops"
    if lesson.name != FIRST:
        assert 3 <= len(lesson.plan) <= 5
        assert lesson.script.parts


@pytest.mark.parametrize("game", sorted({game for game, _ in FILES}))
def test_every_part_of_the_rules_has_a_lesson(game: str) -> None:
    said = messages(school_folder(game).parent / "text" / "en.ftl")
    parts = {int(name.removeprefix("rules-")) for name in said if re.fullmatch(r"rules-\d+", name)}
    taught = {
        part for name, file in FILES if name == game for part in read(name, file).script.parts
    }
    assert taught == parts


def messages(path: Path) -> dict[str, fluent.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def needed(lesson: Lesson) -> dict[str, set[str]]:
    """The messages of a lesson with the attributes that they must have."""
    found: dict[str, set[str]] = {}
    for bubble in lesson.script.bubble:
        line = {"learned"} if bubble.happy else {"do"} if bubble.moves else set()
        plan = {"plan"} if bubble.stop else set()
        found[lesson.message(bubble.say)] = {"title"} | line | plan
        for reaction in bubble.other:
            found[lesson.message(reaction.say)] = {"title", "why"}
    if lesson.name != FIRST:
        found[lesson.name] = set()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, _ in FILES}))
def test_everything_is_said_in_few_words(game: str, language: str) -> None:
    said = messages(school_folder(game) / f"{language}.ftl")
    wanted: dict[str, set[str]] = {}
    for name, file in FILES:
        if name == game:
            wanted |= needed(read(game, file))
    assert said.keys() == wanted.keys()
    for name, attributes in wanted.items():
        assert attributes <= {attribute.id.name for attribute in said[name].attributes}, name
        text = fluent_text(said[name].value)
        assert len(re.findall(r"[\w’-]+", text)) <= MOST_WORDS, f"{language}, {name}"
        assert text.count("*") % 2 == 0, f"{language}, {name}: a star is missing"


def fluent_text(pattern: fluent.Pattern | None) -> str:
    assert pattern is not None
    parts = [part.value for part in pattern.elements if isinstance(part, fluent.TextElement)]
    return "".join(parts)


def script(folder: Path, more: str = "happy = true") -> Lesson:
    file = folder / "trial.toml"
    file.write_text(SCRIPT.format(more=more), "utf-8")
    return read("galaktiko", file)


def test_a_walk_goes_on_only_as_the_script_says(tmp_path: Path) -> None:
    walk = Walk(script(tmp_path, 'other = [{ to = "place *", say = "d" }]'))
    assert not walk.expects("place 6")
    walk.enter(NEXT)
    assert walk.expected == "place 6"
    assert walk.following == []
    reaction = walk.reaction("place 3")
    assert reaction is not None
    assert reaction.say == "d"
    with pytest.raises(IllegalAction):
        walk.enter("place 3")
    walk.enter("place 6")
    assert walk.over
    assert walk.record.entries == ["place 0", "place 6"]
    # What no longer fits the script is left out.
    assert Walk(walk.lesson, [NEXT, "place 3", "place 6"]).entries == [NEXT]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ('then = ["move 99"]', "move 99"),
        ('then = ["place 3"]', "place 3"),
        ('other = [{ to = "move *", say = "d" }]', "no other move"),
        ('other = [{ to = "place *", say = "d", after = 1 }]', "after the last"),
        ('light = ["@a", "@b", "@c"]', "more than 2"),
        ('light = ["jump 3"]', "jump 3"),
        ('lights = ["@a"]', "unknown field"),
    ],
)
def test_scripts_that_do_not_fit_are_found_and_never_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, why: str
) -> None:
    with pytest.raises(BadScript, match=re.escape(why)):
        check(script(tmp_path, more))
    monkeypatch.setattr(school, "school_folder", lambda _: tmp_path)
    assert school.lessons.__wrapped__("galaktiko") == {}
    script(tmp_path)
    assert list(school.lessons.__wrapped__("galaktiko")) == ["trial"]
