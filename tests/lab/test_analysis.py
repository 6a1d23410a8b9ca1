"""Looking back at a game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import cosmodrome
from cosmodrome.engine.record import Record
from cosmodrome.lab.analysis import Analysis, analyse
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
