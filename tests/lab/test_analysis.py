"""Looking back at a game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import cosmodrome
from cosmodrome.engine.record import Record
from cosmodrome.lab.analysis import Analysis, Decision, analyse, summary
from cosmodrome.lab.plot import chances_svg


@pytest.fixture(scope="module")
def record() -> Record:
    """A game in which nobody thinks."""
    record = Record(cosmodrome.game("galaktiko"), 2, {}, 4)
    while record.state.to_move >= 0:
        record.play(record.state.legal()[-1])
    return record


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, "regular", seed=1)


def test_every_decision_is_appraised(record: Record, analysis: Analysis) -> None:
    assert [decision.step for decision in analysis.decisions] == list(
        range(1, len(record.steps) + 1)
    )
    for decision, step in zip(analysis.decisions, record.steps, strict=True):
        assert decision.seat == step.seat
        assert decision.action == record.game.actions.name(step.action)
        assert 0 <= decision.after <= decision.before <= 1
        assert decision.loss == pytest.approx(decision.before - decision.after)
        assert sum(decision.chances) == pytest.approx(1)
        if decision.forced:
            assert decision.loss == 0


def test_thoughtless_play_has_turning_points(analysis: Analysis) -> None:
    assert any(turn.kind == "mistake" for turn in analysis.turns)
    assert [turn.step for turn in analysis.turns] == sorted(turn.step for turn in analysis.turns)


def test_a_mistake_comes_with_the_better_line(record: Record, analysis: Analysis) -> None:
    mistakes = [decision for decision in analysis.decisions if decision.loss >= 0.02]
    assert any(len(decision.better) > 2 for decision in mistakes)
    for decision in mistakes:
        for line, first, chance in (
            (decision.better, decision.best, decision.before),
            (decision.played, decision.action, decision.after),
        ):
            assert (line[0].seat, line[0].action, line[0].chance) == (decision.seat, first, chance)
            assert all(0 <= move.chance <= 1 for move in line)
            # It can be played from there.
            actions = [record.game.actions.number(move.action) for move in line]
            positions = list(record.continued(decision.step - 1, actions))
            assert len(positions) == len(line) + 1
    assert all(not decision.better for decision in analysis.decisions if decision.loss < 0.02)


def test_a_game_without_turning_points_names_its_largest_mistakes() -> None:
    record = Record(cosmodrome.game("galaktiko"), 2, {}, 4)
    decisions = [
        Decision(step, 0, "move 1", False, 0.5, 0.5 - loss, "move 2", loss, [0.5, 0.5])
        for step, loss in enumerate([0.01, 0.05, 0.04, 0.03, 0.06], 1)
    ]
    turns = summary(record, "regular", 1, decisions).turns
    assert [(turn.step, turn.kind) for turn in turns] == [
        (2, "mistake"),
        (3, "mistake"),
        (5, "mistake"),
    ]


def test_workers_find_the_same(record: Record, analysis: Analysis) -> None:
    counts: list[int] = []
    with ThreadPoolExecutor(2) as executor:
        again = analyse(record, "regular", 1, counts.append, executor)
    assert again == analysis
    assert counts[-1] == len(record.steps)


def test_the_picture_names_the_seats(analysis: Analysis) -> None:
    drawn = chances_svg(analysis, ["Ада", "Mira"], "decision", "chance")
    assert drawn.startswith("<svg")
    assert "Ада" in drawn
    assert "Mira" in drawn
