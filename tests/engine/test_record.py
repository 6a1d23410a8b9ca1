"""Records: the checked door, undo, and files that are wrong in every way."""

import contextlib
import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.engine.chance import BLAKE2B, step_seed
from cosmodrome.engine.errors import (
    BadRecord,
    CannotUndo,
    CosmodromeError,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    OtherData,
    OtherPosition,
    OtherRules,
    Stale,
    UnknownAction,
    WrongMove,
)
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.record import Entry, Record


def new_record() -> Record:
    return Record(cosmodrome.game("galaktiko"), 2, {}, 7)


def played(entries: int) -> Record:
    record = new_record()
    for _ in range(entries):
        record.play(record.state.legal()[0])
    return record


def finished() -> Record:
    record = new_record()
    while record.state.to_move != NOBODY:
        record.play(record.state.legal()[0])
    return record


def refused(record: Record, error: type[CosmodromeError], **wanted: object) -> str:
    """The play is refused with this error, and nothing has changed."""
    before = (list(record.entries), record.state.digest())
    with pytest.raises(error) as raised:
        record.play(**wanted)  # type: ignore[arg-type]
    assert (record.entries, record.state.digest()) == before
    return str(raised.value)


def test_refusals_leave_everything_as_it_was() -> None:
    record = played(3)
    turn = record.state.to_move
    assert "seat" in refused(record, NotYourTurn, action="move 12", seat=1 - turn)
    assert "place 0" in refused(record, IllegalAction, action="place 0", seat=turn)
    assert "move 12" in refused(record, UnknownAction, action="mve 12", seat=turn)
    refused(record, UnknownAction, action=94, seat=turn)
    refused(record, UnknownAction, action=-1, seat=turn)
    refused(record, Stale, action=record.state.legal()[0], seat=turn, seen=2)
    refused(finished(), GameIsOver, action="done", seat=0)


def test_a_free_action_can_be_taken_back_by_its_seat_alone() -> None:
    record = new_record()
    start = record.state.digest()
    record.play("place 0", 1)
    with pytest.raises(CannotUndo):
        record.undo(0)
    record.undo(1)
    assert record.state.digest() == start
    assert record.entries == ["place 0", "undo"]


def test_what_turned_up_cards_needs_agreement() -> None:
    record = played(3)
    seat = record.steps[-1].seat
    with pytest.raises(CannotUndo, match="revealed"):
        record.undo(seat)
    after = record.state.digest()
    action = record.steps[-1].action
    record.undo(1 - seat, agreed=True)
    record.play(action)
    assert record.state.digest() == after


def test_an_entry_says_who_made_it_and_what_it_caused() -> None:
    record = new_record()
    entry = record.enter("place 0")
    assert (entry.text, entry.seat) == ("place 0", 1)
    assert entry.events[0].kind == "placed"
    assert record.enter("undo") == Entry("undo", 1)
    record.enter("place 0")
    # An agreed undo belongs to the seat that asked for it.
    assert record.enter("undo agreed", 0) == Entry("undo agreed", 0)


def test_an_undo_is_no_action() -> None:
    record = played(1)
    refused(record, UnknownAction, action="undo")


def test_positions_of_the_past_after_undos() -> None:
    """Undo across the copies that are kept of long games, then play on."""
    record = Record(cosmodrome.game("gaia"), 2, {}, 7)
    digests = [record.state.digest()]
    for _ in range(70):
        record.play(record.state.legal()[0])
        digests.append(record.state.digest())
    for _ in range(40):
        record.undo(0, agreed=True)
        digests.pop()
        assert record.state.digest() == digests[-1]
    for _ in range(40):
        record.play(record.state.legal()[-1])
        digests.append(record.state.digest())
    assert [record.state_after(step).digest() for step in range(71)] == digests
    assert [state.digest() for _, state in record.replay()] == digests


def test_a_replay_applies_each_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []

    class Counted:
        """The seeds of the steps, which note for which steps they are asked."""

        def __init__(self, seed: int) -> None:
            self.seed = seed

        def at(self, number: int) -> int:
            applied.append(number)
            return step_seed(self.seed, number)

    monkeypatch.setattr("cosmodrome.engine.record.StepSeeds", Counted)
    record = finished()
    applied.clear()
    assert sum(entry is not None for entry, _ in record.replay()) == len(record.steps)
    assert applied == list(range(1, len(record.steps) + 1))
    applied.clear()
    cosmodrome.read_record(record.to_text())
    assert applied == list(range(1, len(record.steps) + 1))


def test_a_game_goes_on_while_it_is_replayed() -> None:
    record = played(3)
    past = record.replay()
    next(past)
    record.play(record.state.legal()[0])
    assert len(list(past)) == 3


def dealt_by_hashes(name: str, entries: int) -> Record:
    """A game in which every draw is a keyed hash."""
    game = cosmodrome.game(name)
    record = Record(game, game.seats[0], {}, 7, BLAKE2B)
    for _ in range(entries):
        record.play(record.state.legal()[-1])
    return record


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_record_says_how_it_was_dealt(name: str) -> None:
    record = dealt_by_hashes(name, 20)
    text = record.to_text()
    assert "\nseed: 7\nchance: blake2b\n---\n" in text
    for again in (cosmodrome.read_record(text), cosmodrome.read_record(record.to_json())):
        assert again.to_text() == text
        assert again.state.digest() == record.state.digest()
    with pytest.raises((WrongMove, OtherPosition)):
        cosmodrome.read_record(text.replace("chance: blake2b\n", ""))
    with pytest.raises(BadRecord, match="line 8: unknown kind of chance 'dice'"):
        cosmodrome.read_record(text.replace("chance: blake2b", "chance: dice"))


def test_a_record_without_the_line_is_written_without_it() -> None:
    record = played(3)
    assert "chance" not in record.to_text() + record.to_json()
    named = record.to_text().replace("seed: 7\n", "seed: 7\nchance: xoshiro128\n")
    assert cosmodrome.read_record(named).to_text() == record.to_text()


def test_the_deal_does_not_depend_on_xoshiro() -> None:
    digests = {dealt_by_hashes("galaktiko", 0).state.digest(), new_record().state.digest()}
    assert len(digests) == 2


def test_an_undone_roll_comes_out_the_same_when_repeated() -> None:
    record = Record(cosmodrome.game("mlem"), 2, {}, 7, BLAKE2B)
    while not record.steps or record.steps[-1].free:
        record.play(record.state.legal()[0])
    after, action = record.state.digest(), record.steps[-1].action
    record.undo(0, agreed=True)
    record.play(action)
    assert record.state.digest() == after
    # Also from a copy that is kept of a long game.
    record = dealt_by_hashes("gaia", 40)
    digests = [state.digest() for _, state in record.replay()]
    assert [record.state_after(step).digest() for step in range(41)] == digests


def test_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        new_record().undo(0)


def test_a_wrong_move_is_named() -> None:
    text = played(4).to_text()
    lines = text.splitlines()
    lines[10] = "move 0"
    with pytest.raises(WrongMove, match=r"entry 3 \(move 0\)"):
        cosmodrome.read_record("\n".join(lines))


def test_an_undo_that_was_not_allowed_is_named() -> None:
    record = played(3)
    record.undo(0, agreed=True)
    with pytest.raises(WrongMove, match=r"entry 4 \(undo\)"):
        cosmodrome.read_record(record.to_text().replace("undo agreed", "undo"))


def test_other_rules_data_and_position() -> None:
    text = played(4).to_text()
    with pytest.raises(OtherRules):
        cosmodrome.read_record(re.sub("rules: [0-9]+", "rules: 99", text))
    with pytest.raises(OtherData):
        cosmodrome.read_record(text.replace("data: ", "data: 0"))
    with pytest.raises(OtherPosition):
        cosmodrome.read_record(text.replace("digest: ", "digest: 0"))


def test_a_cut_off_record_is_refused_at_every_length() -> None:
    text = played(3).to_text()
    for length in range(len(text) - 1):
        with pytest.raises(CosmodromeError):
            cosmodrome.read_record(text[:length])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "{}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "{" + " " * 3_000_000 + "}",
        json.dumps({"format": "cosmodrome record 1", "game": ["galaktiko"]}),
    ],
)
def test_hostile_text_is_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord):
        cosmodrome.read_record(text)


@pytest.mark.parametrize(
    "field", ["game", "rules", "data", "seats", "options", "seed", "chance", "entries"]
)
@pytest.mark.parametrize("value", [None, -1, 10**30, 1.5, True, "x" * 100, [1], [[]], {"a": 1}])
def test_wrong_types_are_refused(field: str, value: object) -> None:
    found = json.loads(played(3).to_json())
    found[field] = value
    with pytest.raises(CosmodromeError):
        cosmodrome.read_record(json.dumps(found))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300), st.integers(0, 400))
def test_garbage_inside_a_record_never_crashes(garbage: str, place: int) -> None:
    text = played(3).to_text()
    with contextlib.suppress(CosmodromeError):
        again = cosmodrome.read_record(text[:place] + garbage + text[place:])
        assert again.state.digest() == played(3).state.digest()
