"""Place points and what decides between equals."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.tournaments.standings import (
    KEYS,
    Format,
    Outcome,
    Rest,
    difference,
    place_points,
    rest_points,
    standings,
)


def points_of(*places: int | None, seats: int | None = None) -> list[float]:
    return [float(points) for points in place_points(places, seats or len(places))]


def test_places_give_points() -> None:
    assert points_of(1, 2, 3, 4) == [3, 2, 1, 0]
    assert points_of(2, 1) == [0, 1]


def test_equal_places_share() -> None:
    assert points_of(1, 1, 3, 4) == [2.5, 2.5, 1, 0]
    assert points_of(1, 1, 1) == [1, 1, 1]


def test_a_forfeit_gives_nothing() -> None:
    assert points_of(1, None, 2, 3) == [3, 0, 2, 1]
    assert points_of(None, None) == [0, 0]


def test_a_win_is_worth_the_same_at_a_smaller_table() -> None:
    assert points_of(1, 2, 3, seats=4) == [3, 1.5, 0]
    assert rest_points(4) == Fraction(3, 2)


@given(st.permutations(range(1, 6)), st.integers(5, 6))
def test_the_mean_of_a_table_is_that_of_a_rest(places: list[int], seats: int) -> None:
    assert sum(place_points(places, seats)) == len(places) * rest_points(seats)


def swiss() -> tuple[list[Outcome], list[Rest]]:
    first = [
        Outcome(1, 1, (0, 1), (1, 2), (9, 3)),
        Outcome(1, 2, (2, 3), (1, 2), (8, 7)),
    ]
    second = [Outcome(2, 1, (2, 0), (2, 1), (4, 6)), Outcome(2, 2, (1, 4), (1, None), (5, 0))]
    return first + second, [Rest(1, 4), Rest(2, 3)]


def test_rivals_wins_and_margin_decide_between_equals() -> None:
    table = standings(range(5), *swiss(), 2, "swiss")
    assert [one.player for one in table] == [0, 1, 2, 4, 3]
    assert [float(one.points) for one in table] == [2, 1, 1, 0.5, 0.5]
    one, two = table[1], table[2]
    # Player 2 met those with 2 and 0.5 points, player 1 those with 2 and 0.5 as well.
    assert float(two.rivals) == float(one.rivals) == 2.5
    assert (float(two.wins), float(one.wins)) == (1, 1)
    assert (float(two.margin), float(one.margin)) == (-0.5, -0.5)
    assert (one.place, two.place) == (2, 2)
    why = difference(one, table[0], "swiss")
    assert (why.other, why.key, why.equal) == (0, "points", ())
    assert (float(why.mine), float(why.theirs)) == (1, 2)
    assert difference(one, two, "swiss").key is None


def test_the_lines_tell_every_round() -> None:
    table = standings(range(5), *swiss(), 2, "swiss")
    last = next(one for one in table if one.player == 4)
    told = [(line.round, line.table, line.place, float(line.points)) for line in last.lines]
    assert told == [(1, None, None, 0.5), (2, 2, None, 0.0)]


def test_a_streak_counts_double_in_an_arena() -> None:
    games = [Outcome(1, n, (0, 1), (1, 2) if n < 5 else (2, 1), (1, 0)) for n in range(1, 7)]
    best, other = standings([0, 1], games, [], 2, "arena")
    assert [float(line.points) for line in best.lines] == [1, 1, 2, 2, 0, 0]
    assert (best.streak, other.streak) == (0, 2)


def test_how_far_one_came_decides_a_knock_out() -> None:
    games = [
        Outcome(1, 1, (0, 3), (1, 2), (9, 0)),
        Outcome(1, 2, (1, 2), (1, 2), (9, 8)),
        Outcome(2, 1, (1, 0), (1, 2), (3, 2)),
    ]
    table = standings(range(4), games, [], 2, "knockout")
    assert [one.player for one in table] == [1, 0, 2, 3]
    assert difference(table[1], table[2], "knockout").key == "stage"


@given(st.sampled_from(sorted(KEYS)), st.randoms(use_true_random=False))
def test_the_order_of_results_does_not_matter(kind: Format, dice: object) -> None:
    games, rests = swiss()
    shuffled = sorted(games, key=lambda _: dice.random())  # type: ignore[attr-defined]
    one = standings(range(5), games, rests, 2, kind)
    two = standings(range(5), shuffled, rests[::-1], 2, kind)
    assert [(a.player, a.place, a.points) for a in one] == [
        (b.player, b.place, b.points) for b in two
    ]
