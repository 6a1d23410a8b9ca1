"""The coach: which moments it picks, and what it says of many games."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

import cosmodrome
from cosmodrome.bots import choose
from cosmodrome.engine.record import Record
from cosmodrome.games.title import title_of
from cosmodrome.lab.analysis import WORTH_TELLING, Analysis, Decision, analyse
from cosmodrome.lab.coach import ENOUGH, Skill, gain, moments, skills, yardstick

GAMES = cosmodrome.game_names()


@pytest.fixture(scope="module")
def record() -> Record:
    """A game in which the first seat thinks, and the second always takes the last choice."""
    record = Record(cosmodrome.game("galaktiko"), 2, {}, 4)
    while record.state.to_move >= 0:
        legal = record.state.legal()
        choice = choose(record.state, "regular", len(record.steps)).action
        record.play(legal[-1] if record.state.to_move else choice)
    return record


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, "regular", seed=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_three_moments_in_the_order_of_the_game(
    record: Record, analysis: Analysis, seat: int
) -> None:
    found = moments(record, analysis, seat)
    assert 1 <= len(found) <= 3
    assert [one.step for one in found] == sorted(one.step for one in found)
    for one in found:
        decision = analysis.decisions[one.step - 1]
        assert decision.seat == seat
        assert not decision.forced
        assert one.phase == decision.phase
        assert one.weight >= WORTH_TELLING
        assert one.played.action == decision.action
        assert one.other.action != one.played.action
        assert one.good == (one.played.chance >= one.other.chance)
        assert abs(one.played.chance - one.other.chance) == pytest.approx(one.weight)
        # Both are said as the seat would read them then.
        state = record.state_after(one.step - 1)
        title = title_of(record.game)
        view = title.view(state, seat)
        assert one.played.words == title.speech.describe(view, decision.action)
        assert record.game.actions.number(one.other.action) in state.legal()


def test_the_largest_mistake_is_told(record: Record, analysis: Analysis) -> None:
    worst = max((one for one in analysis.decisions if one.seat == 1), key=lambda one: one.loss)
    assert worst.loss >= WORTH_TELLING
    assert worst.step in [one.step for one in moments(record, analysis, 1)]


def test_something_good_is_told_as_well(record: Record, analysis: Analysis) -> None:
    def forget_rival(decision: Decision) -> Decision:
        return replace(decision, rival="")

    told = [one for seat in (0, 1) for one in moments(record, analysis, seat)]
    assert any(one.good for one in told)
    assert any(not one.good for one in told)
    # An earlier analysis does not know what else there was: it tells of mistakes alone.
    without = replace(analysis, decisions=[forget_rival(one) for one in analysis.decisions])
    told = [one for seat in (0, 1) for one in moments(record, without, seat)]
    assert told
    assert not any(one.good for one in told)


def test_a_good_moment_takes_the_place_of_the_third_mistake(
    record: Record, analysis: Analysis
) -> None:
    """Three mistakes in different turns, and one small thing that was good in a fourth."""
    turns = [one for one in analysis.decisions if one.seat == 1 and one.phase == "move"][:4]
    assert len(turns) == 4
    decisions = [replace(one, forced=True) for one in analysis.decisions]
    for number, one in enumerate(turns):
        legal = record.state_after(one.step - 1).legal()
        other = next(name for name in map(record.game.actions.name, legal) if name != one.action)
        good = number == 0
        decisions[one.step - 1] = replace(
            one,
            forced=False,
            best=one.action if good else other,
            before=0.5,
            after=0.5 if good else 0.2,
            loss=0.0 if good else 0.3,
            rival=other,
            rival_after=0.45 if good else 0.5,
        )
    told = moments(record, replace(analysis, decisions=decisions), 1)
    assert [one.good for one in told] == [True, False, False]


def test_no_two_moments_are_of_the_same_turn(record: Record, analysis: Analysis) -> None:
    for seat in (0, 1):
        steps = [one.step for one in moments(record, analysis, seat)]
        for first, second in pairwise(steps):
            between = analysis.decisions[first - 1 : second]
            assert any(one.seat != seat for one in between)


def test_skills_count_decisions_with_a_choice_by_what_was_asked(
    record: Record, analysis: Analysis
) -> None:
    found = skills([(analysis, [1])], record.game.phases)
    own = [one for one in analysis.decisions if one.seat == 1 and not one.forced]
    assert sum(one.decisions for one in found) == len(own)
    for one in found:
        losses = [decision.loss for decision in own if decision.phase == one.phase]
        assert one.decisions == len(losses)
        assert one.loss == pytest.approx(sum(losses) / len(losses))
    # Over two games the same decisions count twice and lose the same.
    twice = skills([(analysis, [1]), (analysis, [1])], record.game.phases)
    assert [one.decisions for one in twice] == [2 * one.decisions for one in found]
    assert [one.loss for one in twice] == [pytest.approx(one.loss) for one in found]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_was_measured(game: str) -> None:
    phases = cosmodrome.game(game).phases
    assert yardstick(game)
    assert set(yardstick(game)) <= set(phases[:-1])
    assert all(0 <= loss < 0.5 for loss in yardstick(game).values())


def test_too_few_decisions_tell_nothing() -> None:
    usual = yardstick("galaktiko")["move"]
    assert gain("galaktiko", Skill("move", ENOUGH - 1, 0.0)) is None
    assert gain("galaktiko", Skill("move", ENOUGH, 0.0)) == pytest.approx(usual)
    assert gain("galaktiko", Skill("move", ENOUGH, 2 * usual)) == pytest.approx(-usual)
    assert gain("unknown", Skill("move", ENOUGH, 0.0)) is None
