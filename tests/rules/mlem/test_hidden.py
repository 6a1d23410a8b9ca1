"""What a seat of MLEM may not know stays hidden, everywhere."""

import msgspec
import pytest
from mypy_extensions import i64

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.errors import CannotUndo, CosmodromeError
from cosmodrome.engine.pieces import Pile, rows_of
from cosmodrome.engine.record import Record
from cosmodrome.engine.vecs import vec
from cosmodrome.games.mlem import speech
from cosmodrome.games.mlem import view as room
from cosmodrome.games.mlem.parts import NONE, OBJECTS
from cosmodrome.games.mlem.phases import OVER
from cosmodrome.games.mlem.state import MlemState

from .positions import do, landed, legal, started


def dealt_missions(seats: int = 3, seed: int = 3, discards: int = 0) -> MlemState:
    state = started(seats, seed, ufo=True, exploration=True, missions=True)
    for _ in range(discards):
        do(state, legal(state)[0])
    return state


def in_stack(stack: Pile) -> list[int]:
    return sorted(stack.bottom_first())


def shown(state: MlemState, seat: int | None) -> bytes:
    view = room.view(state, seat)
    return msgspec.json.encode([view, speech.read_out(view), speech.prompt(view)])


def test_a_seat_sees_its_own_missions_only() -> None:
    state = dealt_missions(discards=2)
    view = room.view(state, 0)
    assert view.players[0].missions is not None
    assert [mission.target for mission in view.players[0].missions] == [
        OBJECTS[target] for target in state.missions.of(0)
    ]
    assert view.players[0].discarded == OBJECTS[state.discarded[0]]
    for other in (1, 2):
        assert view.players[other].missions is None
        assert view.players[other].discarded is None
        assert view.players[other].mission_points is None
    assert [player.mission_count for player in view.players] == [3, 3, 4]
    assert all(player.missions is None for player in room.view(state, None).players)


@pytest.mark.parametrize("discards", range(4))
def test_swapped_missions_look_the_same_to_others(discards: int) -> None:
    """Two positions that differ only in what seats 1 and 2 hold are one to seat 0."""
    state = dealt_missions(discards=discards)
    other = state.clone()
    missions, discarded = state.missions.lists(), list(state.discarded)
    for seat, neighbour in ((1, 2), (2, 1)):
        dealt = [*state.missions.of(neighbour), state.discarded[neighbour]]
        dealt = sorted(target for target in dealt if target != NONE)
        if discarded[seat] != NONE:
            discarded[seat] = dealt.pop()
        missions[seat] = dealt
    other.missions, other.discarded = rows_of(missions), vec[i64](discarded)
    assert other.digest() != state.digest()
    for viewer in (0, None):
        assert shown(state, viewer) == shown(other, viewer)
    for position in (state, other):
        position.redeal(0, 99)
    assert state.digest() == other.digest()
    assert state.chance.word() == other.chance.word()


def test_redeal_keeps_what_a_seat_knows() -> None:
    state = dealt_missions(discards=3)
    for seed in range(20):
        copy = state.clone()
        copy.redeal(1, seed)
        assert copy.missions.of(1) == state.missions.of(1)
        assert copy.discarded[1] == state.discarded[1]
        assert in_stack(copy.expedition_stack) == in_stack(state.expedition_stack)
        assert in_stack(copy.exploration_stack) == in_stack(state.exploration_stack)
        assert copy.exploration_open == state.exploration_open


def test_redeal_reaches_every_possible_hand() -> None:
    """The unseen tokens are dealt uniformly: each target as often as it is unseen."""
    state = dealt_missions(2, discards=2)
    unseen = sorted([*state.missions.of(1), state.discarded[1], *state.undealt])
    counts = dict.fromkeys(unseen, 0)
    rounds = 4000
    for seed in range(rounds):
        state.redeal(0, seed)
        for target in state.missions.of(1):
            counts[target] += 1
    for target, count in counts.items():
        expected = rounds * 3 * unseen.count(target) / len(unseen)
        assert abs(count - expected) < 5 * expected**0.5


def test_redeal_after_the_end_changes_nothing() -> None:
    state = dealt_missions(2, seed=8)
    stream = chance(1)
    while state.to_move >= 0:
        options = state.legal()
        state.apply(options[int(stream.below(len(options)))])
    assert state.phase == OVER
    digest = state.digest()
    state.redeal(0, 5)
    assert state.digest() == digest
    view = room.view(state, None)
    assert all(player.missions is not None for player in view.players), "shown at the end"
    assert all(player.discarded is None for player in view.players), "never shown to others"
    assert [player.score for player in view.players] == state.scores()


def test_the_record_shows_a_discard_to_its_owner_alone() -> None:
    record = Record(cosmodrome.game("mlem"), 2, {"missions": True}, 6)
    target = record.state.game.actions.name(record.state.legal()[0])
    events = record.play(target, 0)
    [event] = [event for event in events if event.kind == "discarded"]
    assert "target" in event.seen_by(0)
    assert "target" not in event.seen_by(1)
    assert speech.log_line(event, 0).id == "log-discarded-own"
    assert speech.log_line(event, 1) == speech.log_line(event, None)
    actions = record.game.actions
    assert target.split()[1] not in actions.public_name(actions.number(target))


def test_errors_tell_nothing() -> None:
    """A target that is not held is refused in the same words as one that others hold."""
    record = Record(cosmodrome.game("mlem"), 2, {"missions": True}, 6)
    state = record.state
    assert isinstance(state, MlemState)
    missing = [target for target in range(15) if target not in state.missions.of(0)]
    held = [target for target in missing if target in state.missions.of(1)]
    free = [target for target in missing if target not in state.missions.of(1)]
    messages = set()
    for target in (held[0], free[0]):
        name = state.game.actions.name(target)
        with pytest.raises(CosmodromeError) as caught:
            record.play(name, 0)
        messages.add(str(caught.value).replace(name, ""))
    assert len(messages) == 1


def test_undo_does_not_pass_a_turned_up_token() -> None:
    record = Record(cosmodrome.game("mlem"), 2, {"missions": True, "ufo": True}, 6)
    record.play(record.state.legal()[0], 0)
    record.undo(0)
    record.play(record.state.legal()[0], 0)
    record.play(record.state.legal()[0], 1)
    with pytest.raises(CannotUndo):
        record.undo(1)


def test_undo_takes_back_a_selection_but_not_a_roll() -> None:
    record = Record(cosmodrome.game("mlem"), 2, {}, 2)
    record.play("choose one_die", 0)
    record.undo(0)
    record.play("choose one_die", 0)
    record.play("choose moon_x2", 1)
    with pytest.raises(CannotUndo):
        record.undo(1)


def test_running_scores_leave_out_hidden_missions() -> None:
    state = dealt_missions(2, discards=2)
    target = state.missions.at(1, 0)
    landed(state, OBJECTS[target], (1, "satellite"))
    own = room.view(state, 1).players[1]
    assert own.mission_points
    assert own.score == room.view(state, 0).players[1].score + own.mission_points
