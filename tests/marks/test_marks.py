"""Marks: their definitions, and what games count."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosmodrome
from cosmodrome.engine.record import Record
from cosmodrome.marks.counting import NOTHING, Tally, reached, tallies
from cosmodrome.marks.definitions import BadMarks, Mark, Marks, marks_of, read_marks
from cosmodrome.registry import read_record
from cosmodrome.words import LANGUAGES, Words

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))
GAMES = cosmodrome.game_names()


def defined(game: str, text: str, folder: Path) -> Marks:
    file = folder / "marks.toml"
    file.write_text(text, "utf-8")
    return read_marks(cosmodrome.game(game), file)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_marks_with_words(game: str) -> None:
    marks = marks_of(game).marks
    assert 5 <= len(marks) <= 8
    for language in LANGUAGES:
        words = Words(language, game)
        for mark in marks:
            assert words.has(f"mark-{mark.name}"), (language, mark.name)


BAD = {
    'name = "Loud"': "name",
    'name = "a"\nevent = "exploded"': "galaktiko has no event exploded",
    'name = "a"\nevent = "flew"\nwhere = { speed = 3 }': "the event flew has no fact speed",
    'name = "a"\nevent = "flew"\ndistinct = "speed"': "the event flew has no fact speed",
    'name = "a"\nwhere = { seat = 1 }': "need an event",
    'name = "a"\nscore = "many"': "score = 'many' is not a comparison",
    'name = "a"\noptions = ["loud"]': "galaktiko has no option loud",
    'name = "a"\nbreaks = ["flew"]': "breaks needs an event",
    'name = "a"\nevent = "flew"\nover = "row"': "nothing breaks the row",
    'name = "a"\nevent = "flew"\nwithin = "turn"\nover = "all"': "within a turn",
    'name = "a"\nevent = "flew"\ndistinct = "icon"\nover = "all"': "distinct counts within",
    'name = "a"\ngoal = 3': "the goal can only be 1",
    'name = "a"\ngoal = 0': "goal",
    'name = "a"\ncolour = "red"': "colour",
    'name = "a"\n[[mark]]\nname = "a"': "there are two of this name",
    "name = ": "marks.toml",
}


@pytest.mark.parametrize("text", BAD, ids=BAD.values())
def test_bad_definitions_are_named(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadMarks) as refused:
        defined("galaktiko", "[[mark]]\n" + text, tmp_path)
    assert BAD[text] in str(refused.value)
    assert "marks.toml" in str(refused.value)


def test_the_fingerprint_follows_what_counts(tmp_path: Path) -> None:
    one = defined("galaktiko", '[[mark]]\nname = "a"\nevent = "flew"', tmp_path)
    same = defined("galaktiko", '# A comment\n[[mark]]\nevent = "flew"\nname = "a"', tmp_path)
    other = defined("galaktiko", '[[mark]]\nname = "a"\nevent = "flew"\ngoal = 2', tmp_path)
    assert one.fingerprint == same.fingerprint != other.fingerprint


def counted(record: Record, **fields: object) -> list[Tally]:
    """What a game counts for a mark, by seat."""
    mark = Mark("a", **fields)  # type: ignore[arg-type]
    found = tallies(record, Marks(record.game.name, [mark]))
    return [of_seat.get("a", NOTHING) for of_seat in found]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_counts_of_golden_records(path: Path) -> None:
    """Every way to count agrees with the events of the record, told seat by seat."""
    record = read_record(path.read_text("utf-8"))
    events = [
        (int(event.facts.get("seat", entry.seat)), event)
        for entry, _ in record.replay()
        if entry is not None
        for event in entry.events
    ]
    for kind in {event.kind for _, event in events}:
        mine = [
            [e for seat, e in events if e.kind == kind and seat == s] for s in range(record.seats)
        ]
        assert [tally.total for tally in counted(record, event=kind)] == list(map(len, mine))
        best = counted(record, event=kind, within="turn")
        assert all(1 <= b.total <= len(m) for b, m in zip(best, mine, strict=True) if m)
        without = counted(record, without=[kind])
        assert [tally.total for tally in without] == [int(not found) for found in mine]
    won = [place == 1 for place in record.state.ranking()]
    assert [tally.total for tally in counted(record, won=True)] == list(map(int, won))
    scores = record.state.scores()
    assert [t.total for t in counted(record, score=f">= {max(scores)}")] == [
        int(score == max(scores)) for score in scores
    ]


def test_a_row_is_broken() -> None:
    record = read_record(Path(RECORDS[0].parent / "mlem-4.txt").read_text("utf-8"))
    for seat, tally in enumerate(counted(record, event="landed", over="row", breaks=["went-home"])):
        runs: list[int] = []
        run = 0
        for entry, _ in record.replay():
            for event in entry.events if entry else ():
                if event.facts.get("seat") == seat and event.kind == "went-home":
                    runs, run = [*runs, run], 0
                run += event.facts.get("seat") == seat and event.kind == "landed"
        assert tally.best == max([*runs, run])
        assert tally.broken == bool(runs)


TALLIES = st.lists(
    st.one_of(
        st.integers(0, 5).map(lambda n: Tally(n, n, n, n)),
        st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 6)).map(
            lambda t: Tally(t[0] + t[1], t[0], t[1], max(t), True)
        ),
    ),
    max_size=8,
)


@given(TALLIES, st.integers(0, 8))
def test_games_can_be_put_together_in_any_groups(games: list[Tally], cut: int) -> None:
    def together(some: list[Tally]) -> Tally:
        whole = NOTHING
        for tally in some:
            whole = whole.then(tally)
        return whole

    assert together(games) == together(games[:cut]).then(together(games[cut:]))


def test_the_game_that_reaches_the_goal() -> None:
    three = [(name, Tally(n, n, n, n)) for name, n in (("x", 1), ("y", 2), ("z", 2))]
    assert reached(Mark("a", event="flew", goal=2), three) == (2, "y")
    assert reached(Mark("a", event="flew", over="all", goal=4), three) == (5, "z")
    assert reached(Mark("a", event="flew", over="all", goal=9), three) == (5, None)
    games = [("x", Tally(1, 1, 1, 1)), ("y", Tally(broken=True)), ("z", Tally(1, 1, 1, 1))]
    assert reached(Mark("a", won=True, over="row", goal=2), games) == (1, None)
