"""Puzzles: making them, and those that come with the package."""

import logging
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import cosmodrome
from cosmodrome.bots import choose
from cosmodrome.bots.choice import Line
from cosmodrome.cli import main
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.lines import told_ahead
from cosmodrome.lab.puzzles import shipped as loading
from cosmodrome.lab.puzzles.making import Made, Plan, make
from cosmodrome.lab.puzzles.proving import CLEAR, search
from cosmodrome.lab.puzzles.puzzle import FILE, BadPuzzle, Puzzle, check, read, write
from cosmodrome.lab.puzzles.rating import rate
from cosmodrome.lab.puzzles.renewing import is_clear, new_puzzles
from cosmodrome.lab.puzzles.rerate import rerated
from cosmodrome.lab.puzzles.run import run
from cosmodrome.lab.puzzles.shipped import shipped
from cosmodrome.lab.puzzles.themes import SHARED, VERB
from cosmodrome.registry import school_folder
from cosmodrome.words import LANGUAGES, Words

GAMES = [game for game in cosmodrome.game_names() if (school_folder(game) / FILE).exists()]
PLAN = Plan("galaktiko", [2], [], "casual", 3, 0, 1, "")
# Seeds that no puzzle was made with.
FRESH = 987_654_321
each_game = pytest.mark.parametrize("game", GAMES)


def command(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert isinstance(ended.value.code, int)
    return ended.value.code


def sampled(game: str, count: int) -> list[Puzzle]:
    """Some puzzles of a game, evenly from its file."""
    puzzles = [one.puzzle for one in shipped(game).values()]
    return puzzles[:: max(len(puzzles) // count, 1)][:count]


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    puzzles = [puzzle for number in range(PLAN.games) for puzzle in make(PLAN, number).puzzles]
    assert puzzles
    return puzzles


# --- making -------------------------------------------------------------------------------


def test_a_puzzle_has_one_clearly_best_action(made: list[Puzzle]) -> None:
    for puzzle in made:
        check(cosmodrome.game(PLAN.game), puzzle)
        chances = [option.chance for option in puzzle.choices]
        assert chances == sorted(chances, reverse=True)
        # Both are rounded.
        assert chances[0] - chances[1] >= CLEAR - 0.001
        assert puzzle.found[-1] == 100
        assert puzzle.found[0] <= 50
        assert puzzle.better[0].action == puzzle.solution[0]
        assert puzzle.second[0].action == puzzle.choices[1].action


def test_the_same_bytes_for_any_number_of_jobs_and_on_a_cluster(tmp_path: Path) -> None:
    asked = ["puzzles", "galaktiko", "--games", "2", "--seats", "2", "--seed", "1"]
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, processes=False
    ) as cluster:
        ways = {
            "one": ["--jobs", "1"],
            "two": ["--jobs", "2"],
            "cluster": ["--cluster", cluster.scheduler_address],
        }
        for name, where in ways.items():
            assert command(*asked, *where, "--out", str(tmp_path / name / "puzzles.jsonl")) == 0
    one, two, clustered = ((tmp_path / name / "puzzles.jsonl").read_bytes() for name in ways)
    assert one == two == clustered
    assert [file.name for file in (tmp_path / "one").iterdir()] == ["puzzles.jsonl"]


def test_what_was_killed_goes_on(tmp_path: Path, made: list[Puzzle]) -> None:
    """Killed outright in the middle, its journal cut off: what was finished is not made again."""
    path, file = tmp_path / "kept.bin", tmp_path / "puzzles.jsonl"
    source = (
        "from pathlib import Path\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from cosmodrome.lab.journal import Journal\n"
        "from cosmodrome.lab.puzzles.making import Made, Plan\n"
        "from cosmodrome.lab.puzzles.run import run\n"
        "plan = Plan('galaktiko', [2], [], 'casual', 3, 0, 1, '')\n"
        f"journal, file = Journal(Path({str(path)!r}), Made), Path({str(file)!r})\n"
        "with ThreadPoolExecutor(1) as executor:\n"
        "    run(plan, executor, journal, file, lambda games, found: print(games, flush=True))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-P", "-c", source], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert next(iter(process.stdout)) == "1\n"
        process.send_signal(signal.SIGKILL)
    with path.open("ab") as cut:
        cut.write(b"\xff\x00\x00\x00half a game")
    journal = Journal(path, Made)
    assert journal.chunks
    played: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        harvest = run(PLAN, executor, journal, file, lambda games, found: played.append(games))
    journal.close()
    assert harvest.puzzles == made == read(file)
    assert len(played) == PLAN.games - len(journal.chunks)


def test_it_stops_when_there_are_enough(tmp_path: Path, made: list[Puzzle]) -> None:
    journal, file = Journal(tmp_path / "kept.bin", Made), tmp_path / "puzzles.jsonl"
    with ThreadPoolExecutor(1) as executor:
        harvest = run(replace(PLAN, puzzles=1), executor, journal, file)
    journal.close()
    assert harvest.puzzles == made[:1] == read(file)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--games", "0"],
        ["--puzzles", "-1"],
        ["--seats", "9"],
        ["--seats", "two"],
        ["--bot", "nobody"],
        ["--option", "nothing"],
        ["--jobs", "-1"],
    ],
)
def test_what_does_not_fit_is_said(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "puzzles.jsonl")
    assert command("puzzles", "galaktiko", *arguments, "--out", out) == 2
    told = capsys.readouterr().err
    assert told.strip()
    assert "Traceback" not in told


def test_the_rating_follows_who_finds_it() -> None:
    nobody, experts, half = rate([0.0] * 4), rate([0.0, 0.0, 0.0, 1.0]), rate([0.1, 0.5, 0.9, 1.0])
    everybody = rate([1.0] * 4)
    assert nobody > experts > half > everybody


# --- those that come with the package -----------------------------------------------------


def test_rating_again_changes_only_what_depends_on_the_levels(made: list[Puzzle]) -> None:
    puzzle = made[0]
    other = replace(puzzle, rating=-5.0, found=[99, 99, 99, 99])
    again = rerated(cosmodrome.game(PLAN.game), other)
    assert again.rating > 0
    assert again.found[0] <= 90
    assert again.found[-1] in (0, 50, 100)
    assert replace(again, rating=puzzle.rating, found=puzzle.found) == puzzle


def test_a_puzzle_that_is_no_longer_clear_is_known() -> None:
    puzzle, game = sampled("galaktiko", 1)[0], cosmodrome.game("galaktiko")
    assert is_clear(game, puzzle)
    assert not is_clear(game, replace(puzzle, solution=[puzzle.choices[-1].action]))


def test_a_puzzle_is_new_only_once() -> None:
    """Rating again a second time must not add what was added the first time."""
    game = cosmodrome.game("galaktiko")
    first = next(new_puzzles(game, []))
    assert next(new_puzzles(game, [first])).id != first.id


@each_game
def test_every_puzzle_fits_the_rules(game: str) -> None:
    rules = cosmodrome.game(game)
    puzzles = read(school_folder(game) / FILE)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        check(rules, puzzle)
    assert len(shipped(game)) == len(puzzles)


@each_game
def test_everything_about_a_puzzle_can_be_said(game: str) -> None:
    title = title_of(cosmodrome.game(game))
    # The same sentences come again and again: each is said once in every language.
    sentences: dict[bytes, Phrase] = {}
    themes: set[str] = set()
    for one in shipped(game).values():
        puzzle = one.puzzle
        state = puzzle.begin(title.game).state
        view = title.view(state, state.to_move)
        said = [title.speech.describe(view, option.action) for option in puzzle.choices]
        for line in (puzzle.better, puzzle.second):
            numbers = [title.game.actions.number(option.action) for option in line]
            chances = [option.chance for option in line]
            told = told_ahead(state, Line(numbers, chances), int(puzzle.id, 16))
            assert told
            assert told[0].action == line[0].action
            said += [move.words for move in told]
        sentences |= {msgspec.json.encode(phrase): phrase for phrase in said}
        themes |= set(puzzle.themes)
    assert all(theme.startswith(VERB) or theme in SHARED for theme in themes)
    for language in LANGUAGES:
        words = Words(language, game, you=0)
        assert all(words.phrase(phrase) for phrase in sentences.values())
        for theme in themes:
            assert words.say(theme if theme.startswith(VERB) else f"theme-{theme}")


@each_game
def test_a_sample_is_still_clear_and_whatever_the_deal(game: str) -> None:
    """The solution wins clearly with other seeds, and from other deals that look the same."""
    rules = cosmodrome.game(game)
    view = title_of(rules).view
    for number, puzzle in enumerate(sampled(game, 5)):
        state = puzzle.begin(rules).state
        seat = state.to_move
        deal = state.sample(seat, chance(FRESH + number))
        assert msgspec.json.encode(view(deal, seat)) == msgspec.json.encode(view(state, seat))
        second = rules.actions.number(puzzle.choices[1].action)
        choice, _ = search(deal, step_seed(FRESH, number), 3000, second)
        assert rules.actions.name(choice.action) == puzzle.solution[0]
        values = dict(zip(choice.actions, choice.values, strict=True))
        assert values[choice.action] - values[second] > CLEAR / 3


@each_game
def test_experts_find_twice_as_many_as_novices(game: str) -> None:
    rules = cosmodrome.game(game)

    def found(level: str, tries: int) -> float:
        right = 0
        for number, puzzle in enumerate(sampled(game, 8)):
            state = puzzle.begin(rules).state
            for seed in range(tries):
                own = step_seed(FRESH + seed, number)
                action = choose(state, level, own).action
                right += rules.actions.name(action) == puzzle.solution[0]
        return right / tries

    assert found("expert", 1) >= 2 * found("novice", 20)


def test_a_puzzle_that_does_not_fit_is_left_out(
    tmp_path: Path,
    made: list[Puzzle],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    good = made[0]
    wrong = [
        replace(good, id="a", digest="0" * 16),
        replace(good, id="b", entries=[*good.entries, "place 0"]),
        replace(good, id="c", solution=["move 99"]),
        replace(good, id="d", data="other"),
        replace(good, id="e", solution=[good.choices[1].action]),
    ]
    for puzzle in wrong:
        with pytest.raises(BadPuzzle):
            check(cosmodrome.game(PLAN.game), puzzle)
    write(tmp_path / FILE, [*wrong, good])
    monkeypatch.setattr(loading, "school_folder", lambda name: tmp_path)
    with caplog.at_level(logging.WARNING):
        found = loading.shipped.__wrapped__(PLAN.game)
    assert list(found) == [good.id]
    assert found[good.id].number == len(wrong) + 1
    assert len(caplog.records) == len(wrong)
    (tmp_path / FILE).write_text("{}\n")
    assert loading.shipped.__wrapped__(PLAN.game) == {}
