"""Layouts: positions as zones with parts in them, and back."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from moments import at_rest, games, variants

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.errors import ImpossiblePosition
from cosmodrome.engine.game import Variant
from cosmodrome.engine.position import FORM, TURN, position_of
from cosmodrome.engine.record import Record
from cosmodrome.games.layout import Arrangement, Layout, gather, lay_out, zones_of
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of
from cosmodrome.registry import text_file
from cosmodrome.words import LANGUAGES, Words

GAMES = cosmodrome.game_names()
# Messages that only zones, their parts and the laws have.
ZONES = ("zone-", "stock-", "part-", "pick-", "law-")


def moments(name: str, seed: int) -> Iterator[tuple[Record, Arrangement, Variant, Layout]]:
    """Moments of random games as layouts, as they would come from a page."""
    for record in games(cosmodrome.game(name), seed):
        if at_rest(record):
            arrangement = title_of(record.game).arrangement
            assert arrangement is not None
            variant = record.game.variant(record.seats, record.options)
            layout = lay_out(arrangement, variant, position_of(record.state))
            yield record, arrangement, variant, json.loads(json.dumps(layout))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_survives_being_laid_out(name: str) -> None:
    found = 0
    for record, arrangement, variant, layout in moments(name, 11):
        found += 1
        position = gather(arrangement, variant, layout)
        again = Record(record.game, record.seats, record.options, 3, position=position)
        assert again.state.digest() == record.state.digest()
        # What was set up can be laid out again, and is the same.
        assert lay_out(arrangement, variant, position_of(again.state)) == layout
        named = {zone.name for zone in zones_of(arrangement, variant, layout)}
        assert named >= layout.keys()
    assert found > 4


@pytest.mark.parametrize("name", GAMES)
def test_a_part_in_another_zone_is_refused_or_can_be_played(name: str) -> None:
    """Whatever is moved where, the answer is a reason or a position that plays."""
    dice = random.Random(5)
    accepted, refused = 0, set()
    for record, arrangement, variant, layout in moments(name, 12):
        zones = [zone for zone in zones_of(arrangement, variant, layout) if zone.kind == "parts"]
        for _ in range(6):
            changed: dict[str, Any] = json.loads(json.dumps(layout))
            full = [zone.name for zone in zones if changed.get(zone.name)]
            source = changed[dice.choice(full)]
            part = source.pop(dice.randrange(len(source)))
            changed.setdefault(dice.choice(zones).name, []).append(part)
            try:
                position = gather(arrangement, variant, changed)
                played = Record(record.game, record.seats, record.options, 3, position=position)
            except ImpossiblePosition as problem:
                refused.add(str(problem.facts["why"]))
                continue
            accepted += 1
            played.play(dice.choice(played.state.legal()))
    assert accepted
    assert "place" in refused


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_that_does_not_fit_is_refused_with_the_reason(name: str) -> None:
    _, arrangement, variant, good = next(moments(name, 13))
    zones = zones_of(arrangement, variant, good)
    full = max((zone for zone in zones if good.get(zone.name)), key=lambda z: _size(good, z.name))
    number = next(zone for zone in zones if zone.kind == "number" and zone.most is not None)
    choice = next(zone for zone in zones if zone.kind == "choice")
    held = good[full.name]
    assert isinstance(held, list)
    assert number.most is not None
    cases: list[tuple[dict[str, Any], str, str]] = [
        ({"weather": 1}, "unknown", "weather"),
        ({full.name: 3}, "form", full.name),
        ({full.name: [*held, "umbrella"]}, "name", full.name),
        ({number.name: number.most + 1}, "limit", number.name),
        ({number.name: "one"}, "form", number.name),
        ({choice.name: "maybe"}, "form", choice.name),
    ]
    for change, why, what in cases:
        with pytest.raises(ImpossiblePosition) as refusal:
            gather(arrangement, variant, good | change)
        assert (refusal.value.facts["why"], refusal.value.facts["what"]) == (why, what)
    # One part too many, and one too few: which, how many there are and how many are printed.
    for wrong, difference in (([*held, held[0]], 1), (held[1:], -1)):
        with pytest.raises(ImpossiblePosition) as refusal:
            gather(arrangement, variant, good | {full.name: wrong})
        facts = refusal.value.facts
        if facts["why"] == "count":
            assert facts["part"] == held[0]
            assert int(facts["found"]) - int(facts["printed"]) == difference
        else:
            assert (facts["why"], facts["what"]) == ("limit", full.name)
    without = {zone: held for zone, held in good.items() if zone != number.name}
    with pytest.raises(ImpossiblePosition) as refusal:
        gather(arrangement, variant, without)
    assert refusal.value.facts["why"] == "missing"


def _size(layout: Layout, zone: str) -> int:
    held = layout[zone]
    return len(held) if isinstance(held, list) else 0


def _phrases(name: str) -> set[str]:
    """The ids of everything that zones and parts of a game say; each is said in all languages."""
    game = cosmodrome.game(name)
    title = title_of(game)
    assert title.arrangement is not None
    assert title.positions is not None
    phrases: list[Phrase] = [Phrase(f"law-{law}") for law in (FORM, *title.positions.laws, TURN)]
    for seats, options in variants(game):
        variant = game.variant(seats, game.check(seats, options, 0))
        layout = lay_out(title.arrangement, variant, position_of(game.deal(variant, chance(0))))
        for zone in zones_of(title.arrangement, variant, layout):
            phrases += [zone.title, *(pick.words for pick in zone.choices)]
        for stock in title.arrangement.stocks(variant):
            phrases += [stock.title, *(part.words for part in stock.parts)]
    for language in LANGUAGES:
        words = Words(language, name)
        for phrase in phrases:
            assert words.phrase(phrase) not in ("", phrase.id)
    return {phrase.id for phrase in phrases}


@pytest.mark.parametrize("name", GAMES)
def test_zones_parts_and_laws_have_their_words(name: str) -> None:
    said = _phrases(name)
    source = FluentParser().parse(text_file(name, "en").read_text("utf-8"))
    for message in source.body:
        if isinstance(message, fluent.Message) and message.id.name.startswith(ZONES):
            assert message.id.name in said


@pytest.mark.parametrize("name", GAMES)
def test_every_name_of_a_field_can_be_told_in_a_refusal(name: str) -> None:
    """A refusal names a field of the state, or what the laws of the game call it."""
    fields = {field.name for field in cosmodrome.game(name).fields}
    laws = text_file(name, "en").parents[1].joinpath("position.py").read_text("utf-8")
    source = FluentParser().parse(text_file(name, "en").read_text("utf-8"))
    for message in source.body:
        if isinstance(message, fluent.Message) and message.id.name.startswith("field-"):
            told = message.id.name.removeprefix("field-")
            assert told in fields or f'"{told}"' in laws
