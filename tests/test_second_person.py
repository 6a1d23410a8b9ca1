"""The terminal says "you" to the person who plays: in sentences of the second person."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import cosmodrome
from cosmodrome.games.phrase import Phrase
from cosmodrome.words import LANGUAGES, Words

GAMES = Path(cosmodrome.__file__).parent / "games"
# Only the page shows these, and it calls everybody by name.
PAGE_ONLY = "board-"
# A question and its answers are shown to the seat that decides, so no other seat is "you".
FOR_THE_MOVER = ("prompt-", "action-")
# Before a colon, in brackets or alone the pronoun is a label, like a name.
LABEL = re.compile(r"\s?:|\)|$")

# What must not happen: the pronoun as subject of a verb that is not in the second person.
THIRD_PERSON = {
    "en": re.compile(r"\byou (?:\w*[^s\W]s)\b", re.IGNORECASE),
    "fr": re.compile(
        r"(?:^|[.:!?]\s)vous (?:vous |ne |n’|y |en )*+(?!\w*ez\b|êtes\b|faites\b)\w+", re.IGNORECASE
    ),
    "ru": re.compile(
        r"(?:^|[.:!?,]\s)вы (?:не |пока )*+(?!\w*те(?:сь)?\b|победили\b|в\b)\w+"
        r"|\b\w+(?<!те) вы\b(?! \w)",
        re.IGNORECASE,
    ),
}


def sentences(pattern: fluent.Pattern) -> list[str]:
    """All that a pattern can say: each variant, `<name>` for SEAT($name), `…` for other values."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            pieces = [element.value]
        else:
            pieces = values(element.expression)
        texts = [text + piece for text in texts for piece in pieces]
    return texts


def values(expression: object) -> list[str]:
    if isinstance(expression, fluent.SelectExpression):
        return [text for variant in expression.variants for text in sentences(variant.value)]
    if isinstance(expression, fluent.FunctionReference) and expression.id.name == "SEAT":
        argument = expression.arguments.positional[0]
        assert isinstance(argument, fluent.VariableReference)
        return [f"<{argument.id.name}>"]
    return ["…"]


def problems(message: fluent.Message, language: str) -> list[str]:
    """What is wrong with a message when the reader is one of its seats."""
    assert message.value is not None
    said = {"": sentences(message.value)}
    said |= {a.id.name: sentences(a.value) for a in message.attributes}
    seats = {seat for text in said[""] for seat in re.findall(r"<(\w+)>", text)}
    if message.id.name.startswith(FOR_THE_MOVER):
        seats &= {"seat"}
    wrong = []
    for seat in sorted(seats):
        for text in said.get("you" if seat == "seat" else f"you-{seat}", said[""]):
            _, *after = text.split(f"<{seat}>")
            wrong += [text for rest in after if not LABEL.match(rest)]
            wrong += [text for _ in THIRD_PERSON[language].finditer(text)]
    return wrong


def messages(source: str) -> list[fluent.Message]:
    return [e for e in FluentParser().parse(source).body if isinstance(e, fluent.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", cosmodrome.game_names())
def test_sentences_about_you_are_in_the_second_person(game: str, language: str) -> None:
    source = (GAMES / game / "text" / f"{language}.ftl").read_text("utf-8")
    wrong = {
        message.id.name: problems(message, language)
        for message in messages(source)
        if not message.id.name.startswith(PAGE_ONLY)
    }
    assert {name: texts for name, texts in wrong.items() if texts} == {}


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", "log-flew = { SEAT($seat) } flies."),
        ("en", "log-flew = { SEAT($seat) } flies.\n    .you = You flies."),
        ("en", "log-flew = { SEAT($seat) } flies.\n    .you = { SEAT($seat) } fly."),
        ("en", "log-stole = { SEAT($seat) } takes from { SEAT($victim) } 1.\n    .you = You take."),
        ("fr", "log-flew = { SEAT($seat) } vole.\n    .you = Vous vole."),
        ("fr", "log-flew = { SEAT($seat) } s’arrête.\n    .you = Vous s’arrête."),
        ("ru", "log-flew = { SEAT($seat) } летит.\n    .you = Вы летит."),
        ("ru", "log-turn = Ходит { SEAT($seat) }.\n    .you = Ходит вы."),
    ],
)
def test_sentences_of_the_third_person_are_noticed(language: str, source: str) -> None:
    [message] = messages(source)
    assert problems(message, language)


def test_the_reader_is_addressed_and_others_are_named() -> None:
    words = Words("en", "gaia", ["", "Ann", "Bo"], you=0)
    stolen = {"card": "rain"}
    assert words.phrase(Phrase("log-stole", {"seat": 0, "victim": 1, **stolen})) == (
        "Your tornado takes from Ann: rain."
    )
    assert words.phrase(Phrase("log-stole", {"victim": 0, "seat": 2, **stolen})) == (
        "The tornado of Bo takes from you: rain."
    )
    assert words.phrase(Phrase("log-stole", {"seat": 2, "victim": 1, **stolen})) == (
        "The tornado of Bo takes from Ann: rain."
    )


def test_nobody_is_you_unless_a_reader_is_named() -> None:
    words = Words("en", "gaia", ["Ann", "Bo"])
    assert words.say("log-declined-protect", seat=0) == "Ann lets it happen."
