"""docs/rules/gaia.md, "Hidden information"."""

from collections import Counter

import msgspec
import pytest
from rules.gaia.positions import (
    ALL_OPTIONS,
    begin_action,
    cards,
    gaia,
    known,
    names,
    play,
    position,
    set_hands,
    set_known,
    set_open,
    started,
    taken,
)

from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import Event
from cosmodrome.games.gaia.memory import about
from cosmodrome.games.gaia.parts import KIND, PROTECTION, SUN, kind_of
from cosmodrome.games.gaia.phases import KEEP, PROTECT, STEAL
from cosmodrome.games.gaia.speech import describe, log_line, prompt, read_out
from cosmodrome.games.gaia.state import GaiaState


def seen(state: GaiaState, seat: int | None) -> bytes:
    """All that a viewer is shown, the log included."""
    view = state.view(seat)
    log = [log_line(event, seat) for event in state.journal or []]
    return msgspec.json.encode([view, read_out(view), prompt(view), log])


def window(one: str, two: str) -> GaiaState:
    return position(
        "220 swamp; 221 plain",
        seats=3,
        options="elements",
        hands={0: "sun tornado", 1: one, 2: two},
        fronts={1: "rain rain rain", 2: "rain rain rain"},
        goals="goal-8 goal-1 goal-9 goal-2 goal-3",
    )


@pytest.mark.parametrize("actions", ["play sun|cell 220|skip|skip", "play tornado|skip|skip"])
def test_the_window_does_not_tell_who_holds_protection(actions: str) -> None:
    """Whoever holds it, or nobody: the same for everybody else, at every moment."""
    states = [
        window("protection", "rain"),
        window("rain", "protection"),
        window("rain", "rain"),
        window("protection", "protection"),
    ]
    for action in actions.split("|"):
        for state in states:
            play(state, action)
        for state in states[1:]:
            assert state.to_move == states[0].to_move
            assert state.reveals == states[0].reveals
            for viewer in (0, None):
                assert seen(state, viewer) == seen(states[0], viewer)
        # Seat 2 cannot tell what seat 1 holds, and the other way round.
        assert seen(states[1], 1) == seen(states[2], 1)
        assert seen(states[0], 2) == seen(states[2], 2)


def test_protection_is_not_told_in_random_games() -> None:
    """Swap a protection with another element card: nobody but the two owners notices."""
    swaps = 0
    for seed in range(30):
        state = started(3, ALL_OPTIONS, seed)
        stream = chance(seed)
        while state.to_move >= 0:
            legal = state.legal()
            state.apply(legal[int(stream.below(len(legal)))])
            for viewer, one, two in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
                other = swapped(state, one, two)
                if other is not None and state.to_move >= 0:
                    swaps += 1
                    assert seen(other, viewer) == seen(state, viewer)
                    assert seen(other, None) == seen(state, None)
                    other.redeal(viewer, 5)
                    mine = state.clone()
                    mine.redeal(viewer, 5)
                    assert mine.digest() == other.digest()
    assert swaps > 100


def swapped(state: GaiaState, one: int, two: int) -> GaiaState | None:
    """The same position with a protection in the other of two hands, if nobody is sure of it."""
    sure = [card for cards in state.known.lists() for card in cards if card >= SUN]
    elements = [card for card in state.hand.of(two) if card >= SUN and card not in sure]
    if not state.hand.holds(one, PROTECTION) or PROTECTION in sure or not elements:
        return None
    copy = state.clone()
    copy.hand.remove(one, PROTECTION)
    copy.hand.remove(two, elements[0])
    copy.hand.insert(one, elements[0])
    copy.hand.insert(two, PROTECTION)
    return copy


def test_a_card_taken_openly_is_known_until_it_is_shown() -> None:
    state = started(3, "")
    set_hands(state, "", "", "")
    set_open(state, "nature", "nature-sea")
    play(state, "take nature 0", "draw nature")
    assert [known(state, seat, 0) for seat in (1, 2, 3)] == ["nature-sea"] * 3
    assert known(state, 0, 0) == ""
    begin_action(state, 0)
    play(state, "play nature-sea", "cell 220")
    assert [known(state, seat, 0) for seat in (1, 2, 3)] == [""] * 3


def test_redeal_keeps_what_is_known_and_the_backs() -> None:
    for seed in range(12):
        state = started(4, ALL_OPTIONS, seed)
        stream = chance(seed)
        for _ in range(60):
            legal = state.legal()
            state.apply(legal[int(stream.below(len(legal)))])
            if state.to_move < 0:
                break
        for seat in range(4):
            other = state.clone()
            other.redeal(seat, seed)
            assert other.hand.of(seat) == state.hand.of(seat)
            for hand in range(4):
                assert backs(other, hand) == backs(state, hand)
                if hand != seat and not other.robbed.count(hand):
                    sure = other.known.of(about(other, seat, hand))
                    assert Counter(sure) <= Counter(other.hand.of(hand))
                    assert sure == state.known.of(about(state, seat, hand))


def backs(state: GaiaState, seat: int) -> Counter[int]:
    return Counter(kind_of(card) for card in state.hand.of(seat))


def test_redeal_reaches_every_card_that_may_be_there() -> None:
    state = started(2, "")
    set_open(state, "nature", "nature-sea")
    play(state, "take nature 0", "draw nature")
    lands = set()
    for seed in range(200):
        other = state.clone()
        other.redeal(1, seed)
        assert other.hand.holds(0, cards("nature-sea")[0])
        lands |= set(other.hand.of(0))
    assert set(range(6)) <= lands


def tornado(*hands: str) -> GaiaState:
    state = position(
        "220 plain",
        seats=len(hands) + 1,
        options="elements",
        hands={0: "tornado", **{seat + 1: hand for seat, hand in enumerate(hands)}},
    )
    play(state, "play tornado")
    while state.phase == PROTECT:
        play(state, "skip")
    return state


def test_a_victim_knows_its_card_if_it_was_not_thrown() -> None:
    state = tornado("nature-sea", "nature-plain")
    play(state, "steal nature", "steal nature", "keep nature-sea")
    assert known(state, 1, 0) == "nature-sea"
    assert known(state, 2, 0) == ""
    assert known(state, 3, 0) == ""


def test_a_victim_cannot_tell_whose_of_two_alike_was_kept() -> None:
    state = tornado("nature-sea", "nature-sea")
    play(state, "steal nature", "steal nature", "keep nature-sea")
    assert known(state, 1, 0) == ""
    assert known(state, 2, 0) == ""


def test_what_may_have_been_lost_is_no_longer_sure() -> None:
    state = tornado("nature-sea nature-plain city-01", "nature-forest", "city-02")
    for observer in (0, 2, 3, 4):
        set_known(state, observer, 1, "nature-sea city-01")
    play(state, "steal nature", "steal nature", "steal life")
    stolen = taken(state)[0]
    play(state, "keep city-02")
    # Seat 3 kept nothing back from seat 1: both nature cards were thrown for all to see.
    lost = names([stolen])
    assert known(state, 2, 1) == ("city-01" if lost == "nature-sea" else "nature-sea city-01")


def test_the_thrown_cards_do_not_tell_whose_they_were() -> None:
    one = tornado("nature-sea", "nature-plain", "city-01")
    two = tornado("nature-plain", "nature-sea", "city-01")
    for state in (one, two):
        play(state, "steal nature", "steal nature", "steal life", "keep city-01")
    assert seen(one, None) == seen(two, None)
    assert seen(one, 3) == seen(two, 3)


def test_the_thief_strikes_out_what_he_saw() -> None:
    state = tornado("nature-sea")
    set_known(state, 0, 1, "nature-sea")
    play(state, "steal nature")
    assert state.phase == KEEP
    assert known(state, 0, 1) == ""


def test_the_stolen_card_is_seen_by_its_owner_then_by_the_thief() -> None:
    state = tornado("nature-sea nature-plain", "nature-sea")
    play(state, "steal nature")
    assert state.phase == STEAL
    [mine] = state.view(1).taken
    assert mine.card == names(taken(state))
    for viewer in (0, 2, None):
        [hidden] = state.view(viewer).taken
        assert (hidden.victim, hidden.kind, hidden.card) == (1, "nature", None)
    play(state, "steal nature")
    assert [shown.card for shown in state.view(0).taken] == names(taken(state)).split()
    assert [shown.card for shown in state.view(None).taken] == [None, None]


def test_a_card_under_way_is_dealt_anew_for_those_who_have_not_seen_it() -> None:
    state = tornado("nature-sea nature-plain", "nature-sea")
    play(state, "steal nature")
    found = set()
    for seed in range(100):
        other = state.clone()
        other.redeal(2, seed)
        assert kind_of(taken(other)[0]) == kind_of(taken(state)[0])
        found.add(taken(other)[0])
        own = state.clone()
        own.redeal(1, seed)
        assert taken(own) == taken(state)
    assert len(found) > 1


def test_what_shows_something_hidden_bars_undo() -> None:
    state = position(
        "220 swamp; 221 plain",
        options="elements",
        hands={0: "sun tornado nature-sea", 1: "protection city-01"},
    )
    steps = [
        ("play nature-sea", True),
        ("cell 222", False),
        ("play tornado", True),
        ("skip", False),
        ("steal life", True),
        ("keep city-01", True),
    ]
    for action, shows in steps:
        before = state.reveals
        play(state, action)
        assert (state.reveals > before) == shows, action
    before = state.reveals
    play(state, "draw nature")
    assert state.reveals > before


def test_the_log_tells_a_drawn_card_to_its_owner_alone() -> None:
    state = started(3, "elements")
    state.journal = []
    play(state, "draw element")
    [event] = [event for event in state.journal if event.kind == "drew"]
    assert isinstance(event, Event)
    assert "card" in event.seen_by(0)
    assert "card" not in event.seen_by(1)
    assert log_line(event, 0).id == "log-drew"
    for viewer in (1, 2, None):
        assert log_line(event, viewer).id == "log-drew-hidden"
        assert event.seen_by(viewer)["kind"] == KIND[2]


def test_which_card_was_kept_is_secret_in_the_notation() -> None:
    assert gaia().actions.public_name(gaia().actions.number("keep rain")) == "keep ?"
    state = tornado("nature-sea")
    play(state, "steal nature")
    assert describe(state.view(None), "keep ?").id == "action-keep-hidden"


def test_between_steal_and_keep_nobody_seems_to_know_more_than_there_is() -> None:
    """The stolen card may be any of its kind: none of these is sure, only further ones alike."""
    state = started(3, "elements", 1)
    opening = "take nature 0|take nature 0|take element 0|take element 0|discard tornado"
    play(state, *opening.split("|"), "take nature 0", "take nature 0", "play tornado")
    play(state, "skip", "skip", "steal element")
    for viewer in (None, 0, 1, 2):
        for seat in state.view(viewer).seats:
            kinds = Counter(KIND[kind_of(cards(card)[0])] for card in seat.known)
            assert all(kinds[kind] <= count for kind, count in seat.backs.items())


def test_a_second_card_alike_stays_sure_while_one_is_under_way() -> None:
    state = tornado("nature-sea nature-sea nature-plain city-01", "nature-plain")
    set_known(state, 2, 1, "nature-sea nature-sea city-01")
    play(state, "steal nature")
    assert state.view(2).seats[1].known == ["nature-sea", "city-01"]
