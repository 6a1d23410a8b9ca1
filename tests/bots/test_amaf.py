"""All moves as first: what an action is worth by how it did anywhere in a search."""

import pytest

from cosmodrome.bots.amaf import Amaf


def simulate(amaf: Amaf, seat: int, action: int, chances: list[float], times: int) -> None:
    for _ in range(times):
        amaf.note(seat, action)
        amaf.add(chances)


def test_an_action_gains_by_how_much_better_results_were_than_usual() -> None:
    amaf = Amaf(2, 10)
    simulate(amaf, 0, 4, [0.8, 0.2], 1000)
    simulate(amaf, 0, 5, [0.4, 0.6], 1000)
    assert amaf.gain(0, 4) == pytest.approx(0.2, rel=0.03)
    assert amaf.gain(0, 5) == pytest.approx(-0.2, rel=0.03)


def test_each_seat_has_its_own_results() -> None:
    amaf = Amaf(2, 10)
    simulate(amaf, 1, 4, [0.1, 0.9], 100)
    simulate(amaf, 0, 4, [0.1, 0.9], 100)
    simulate(amaf, 0, 3, [0.9, 0.1], 100)
    assert amaf.gain(1, 4) > 0.2
    assert amaf.gain(0, 4) < -0.2


def test_a_few_results_say_nothing_or_little() -> None:
    amaf = Amaf(2, 10)
    simulate(amaf, 0, 1, [0.5, 0.5], 100)
    simulate(amaf, 0, 4, [1.0, 0.0], 5)
    assert not amaf.knows(0, 4)
    assert not amaf.knows(1, 1)
    simulate(amaf, 0, 4, [1.0, 0.0], 5)
    assert amaf.knows(0, 4)
    assert 0.0 < amaf.gain(0, 4) < 0.2


def test_an_action_counts_as_often_as_it_was_played_in_a_simulation() -> None:
    amaf = Amaf(2, 10)
    for _ in range(3):
        amaf.note(0, 7)
        amaf.note(0, 7)
        amaf.add([0.5, 0.5])
    assert amaf.knows(0, 7)
    assert amaf.gain(0, 7) == 0.0
