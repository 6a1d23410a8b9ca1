"""Positions as data: from a game and back, in records, and impossible ones refused."""

import json
import random
from typing import Any

import pytest
from moments import at_rest, games

import cosmodrome
from cosmodrome.engine.chance import BLAKE2B
from cosmodrome.engine.errors import BadRecord, ImpossiblePosition, OtherPosition
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.position import position_of
from cosmodrome.engine.record import Record

GAMES = cosmodrome.game_names()
# Names of phases and of seats are no parts.
NO_PARTS = ("phase", "seat")
# How long a game goes on from a position.
STEPS = 60


def set_up(record: Record, position: dict[str, Any], seed: int = 5) -> Record:
    """A record that begins with a position, as it would come out of a file."""
    as_read = json.loads(json.dumps(position))
    return Record(record.game, record.seats, record.options, seed, BLAKE2B, as_read)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_a_game_can_be_set_up_again(name: str) -> None:
    found = 0
    for record in games(cosmodrome.game(name), 1):
        if not at_rest(record):
            continue
        state, again = record.state, set_up(record, position_of(record.state)).state
        assert again.digest() == state.digest()
        assert again.legal() == state.legal()
        assert again.scores() == state.scores()
        for seat in (None, *range(record.seats)):
            assert again.view(seat) == state.view(seat)
        assert position_of(again) == position_of(state)
        found += 1
    assert found >= 8


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_position(name: str) -> None:
    """Without what seats remembered, too: redeals, undo and records work from there."""
    for count, record in enumerate(games(cosmodrome.game(name), 2)):
        if not at_rest(record) or count % 3:
            continue
        position = position_of(record.state)
        for field in record.game.fields:
            if field.remembered:
                del position[field.name]
        played = set_up(record, position)
        first = played.state.digest()
        dice = random.Random(count)
        while played.state.to_move != NOBODY and len(played.steps) < STEPS:
            if dice.random() < 0.2:
                sampled, seat = played.state.clone(), played.state.to_move
                sampled.redeal(seat, dice.randrange(1000))
                assert sampled.view(seat) == played.state.view(seat)
            played.play(dice.choice(played.state.legal()))
        assert played.state_after(0).digest() == first
        for text in (played.to_text(), played.to_json()):
            assert cosmodrome.read_record(text).to_text() == played.to_text()
        while played.steps:
            played.undo(played.steps[-1].seat, agreed=True)
        assert played.state.digest() == first


@pytest.mark.parametrize("name", GAMES)
def test_a_part_too_many_or_too_few_is_refused(name: str) -> None:
    refused: set[str] = set()
    dice = random.Random(3)
    for record in games(cosmodrome.game(name), 3):
        if not at_rest(record):
            continue
        fields = [
            field
            for field in record.game.fields
            if field.holds and field.holds not in NO_PARTS and not field.derived
        ]
        for field in fields:
            position = json.loads(json.dumps(position_of(record.state)))
            piles = position[field.name]
            rows = [
                row for row in (piles if isinstance(piles, list) else []) if isinstance(row, list)
            ]
            full = [row for row in rows or [piles] if isinstance(row, list) and any(row)]
            if not full:
                continue
            row = dice.choice(full)
            place = dice.choice([place for place, part in enumerate(row) if part is not None])
            if dice.random() < 0.5:
                row.append(row[place])
            else:
                del row[place]
            with pytest.raises(ImpossiblePosition) as refusal:
                set_up(record, position)
            refused.add(str(refusal.value.facts["why"]))
    assert "count" in refused


@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_fit_is_refused_with_the_reason(name: str) -> None:
    record = next(one for one in games(cosmodrome.game(name), 4) if at_rest(one))
    good = position_of(record.state)
    card = next(
        field
        for field in record.game.fields
        if field.holds not in ("", *NO_PARTS) and isinstance(good.get(field.name), list)
    ).name
    for change, why, what in (
        ({"weather": 1}, "unknown", "weather"),
        ({"phase": "over"}, "phase", "phase"),
        ({"phase": "lunch"}, "name", "phase"),
        ({"to_move": None}, "turn", "to_move"),
        ({"to_move": record.seats}, "name", "to_move"),
        ({"to_move": "0"}, "name", "to_move"),
        ({card: 7}, "form", card),
        ({card: None}, "form", card),
        ({card: "all"}, "form", card),
    ):
        if change.get("to_move") == record.seats and record.seats < record.game.seats[-1]:
            why = "turn"
        with pytest.raises(ImpossiblePosition) as refusal:
            set_up(record, good | change)
        assert (refusal.value.facts["why"], refusal.value.facts["what"]) == (why, what)
    with pytest.raises(ImpossiblePosition) as refusal:
        set_up(record, {name: value for name, value in good.items() if name != card})
    assert (refusal.value.facts["why"], refusal.value.facts["what"]) == ("missing", card)


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_number_is_refused_or_can_be_played(name: str) -> None:
    """Whatever is accepted can be played: nothing slips through that breaks the rules."""
    dice = random.Random(6)
    accepted = refused = 0
    for record in games(cosmodrome.game(name), 6):
        if not at_rest(record):
            continue
        for _ in range(4):
            position = json.loads(json.dumps(position_of(record.state)))
            _change_a_number(position, dice)
            try:
                played = set_up(record, position)
            except ImpossiblePosition:
                refused += 1
                continue
            accepted += 1
            for _ in range(STEPS):
                if played.state.to_move == NOBODY:
                    break
                played.play(dice.choice(played.state.legal()))
            assert cosmodrome.read_record(played.to_text()).to_text() == played.to_text()
    assert refused > accepted


def _change_a_number(position: dict[str, Any], dice: random.Random) -> None:
    numbers = [
        name
        for name, value in position.items()
        if isinstance(value, int)
        or (isinstance(value, list) and any(isinstance(v, int) for v in value))
    ]
    name = dice.choice(numbers)
    value = position[name]
    if isinstance(value, bool):
        position[name] = not value
    elif isinstance(value, int):
        position[name] = value + dice.choice((-1, 1, 2))
    else:
        place = dice.choice([place for place, one in enumerate(value) if isinstance(one, int)])
        value[place] += dice.choice((-1, 1, 2))


def test_the_record_says_that_it_was_set_up() -> None:
    record = next(one for one in games(cosmodrome.game("galaktiko"), 7))
    made = set_up(record, position_of(record.state))
    lines = made.to_text().splitlines()
    assert lines[7] == "chance: blake2b"
    assert lines[8].startswith('position: {"to_move": ')
    assert record.position is None
    assert "position" not in record.to_text()
    assert "position" not in json.loads(record.to_json())
    changed = made.to_text().replace('"round": ', '"round": 1')
    with pytest.raises((ImpossiblePosition, OtherPosition)):
        cosmodrome.read_record(changed)
    for broken in ("position: {", "position: []", "position: 1"):
        text = "\n".join([*lines[:8], broken, *lines[9:]])
        with pytest.raises(BadRecord) as refusal:
            cosmodrome.read_record(text)
        assert refusal.value.facts["line"] == 9
