"""Studies: the same bytes whoever plays them, nothing lost, and right about what is off."""

import csv
import json
import signal
import subprocess
import sys
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy
import pytest

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.cli.errors import BadFile
from cosmodrome.cli.folders import make_folder
from cosmodrome.lab.intervals import share
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.study import charts, panels
from cosmodrome.lab.study.asking import Question, make_plan
from cosmodrome.lab.study.errors import (
    BadCell,
    RefusedValue,
    SameValues,
    TooFewGames,
    UnknownColumn,
    UnknownRow,
    UnknownSheet,
)
from cosmodrome.lab.study.figures import Study, Worth
from cosmodrome.lab.study.findings import findings
from cosmodrome.lab.study.gathering import gather
from cosmodrome.lab.study.packing import HOUSE, SUFFIX, pack, packed_files, poster_file, unpack
from cosmodrome.lab.study.plan import Plan
from cosmodrome.lab.study.playing import Chunk, play_task
from cosmodrome.lab.study.run import run
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.statistics import (
    corrected,
    mean,
    share_of_the_deal,
    stratified_difference,
)
from cosmodrome.lab.study.survey import _contest, survey
from cosmodrome.lab.study.values import changes, read_cell, with_value
from cosmodrome.registry import Sheets, sheets
from cosmodrome.words import LANGUAGES

TESTS = Path(__file__).parents[1]
PRINTED = sheets("galaktiko")
HOUSE_GAMES = ("gaia", "galaktiko", "ganymede", "mlem")


def question(game: str = "galaktiko", games: int = 100, **more: object) -> Question:
    asked = Question(game, [2], [], ["novice"], ["random"], games, 1)
    return asked._replace(**more)  # type: ignore[arg-type]


def play(plan: Plan, folder: Path) -> Study:
    journal = Journal(folder / "journal.bin", Chunk)
    with ThreadPoolExecutor(1) as executor:
        chunks = run(plan, executor, journal)
    journal.remove()
    return survey(plan, chunks)


def command(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert isinstance(ended.value.code, int)
    return ended.value.code


def folder_bytes(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# --- statistics --------------------------------------------------------------------------


def test_a_gain_that_is_only_who_takes_it_is_corrected_away() -> None:
    """Strong players win more and take the card more: it does nothing by itself."""
    random = numpy.random.default_rng(1)
    strong = random.integers(0, 2, 20_000)
    taken = random.random(20_000) < 0.2 + 0.6 * strong
    wins = (random.random(20_000) < 0.3 + 0.4 * strong).astype(float)
    games = numpy.arange(20_000)
    raw = stratified_difference(taken, wins, numpy.zeros_like(strong), games)
    fair = stratified_difference(taken, wins, strong, games)
    assert raw is not None
    assert raw.low > 0.2
    assert fair is not None
    assert fair.low < 0 < fair.high


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Rows come in games of two seats of which one wins: that must not narrow the interval."""
    random = numpy.random.default_rng(2)
    held = 0
    for _ in range(400):
        first = random.integers(0, 2, 300)
        wins = numpy.stack([first, 1 - first], axis=1).ravel().astype(float)
        games = numpy.repeat(numpy.arange(300), 2)
        taken = random.random(600) < 0.3
        found = stratified_difference(taken, wins, numpy.zeros(600, dtype=numpy.int64), games)
        assert found is not None
        held += found.low <= 0 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_many_questions_find_little_by_chance() -> None:
    random = numpy.random.default_rng(3)
    chances = [mean(random.normal(size=100)).chance for _ in range(200)]
    assert min(chances) < 0.05
    assert min(corrected(chances)) > 0.05


def test_the_share_of_the_deal() -> None:
    random = numpy.random.default_rng(4)
    deals = random.random((2000, 1))
    first, second = ((random.random((2000, 1)) < deals).astype(float) for _ in range(2))
    found = share_of_the_deal(first, second, 1)
    # A chance that is uniform between 0 and 1 explains a third of a coin's variance.
    assert found.low < 1 / 3 < found.high
    assert abs(found.value - 1 / 3) < 0.06


# --- what is asked -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("passengers", BadCell),
        ("passengers:rich-comet:points_scored=3", BadCell),
        ("passenger:rich-comet:points_scored=1..3", UnknownSheet),
        ("passengers:rich-commet:points_scored=1..3", UnknownRow),
        ("passengers:rich-comet:points=1..3", UnknownColumn),
        ("passengers:rich-comet:points_scored=19..21", RefusedValue),
        ("passengers:rich-comet:count=1..3", RefusedValue),
    ],
)
def test_cells_that_cannot_be_varied(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_cell("galaktiko", PRINTED, text)


def test_a_cell_is_changed_and_nothing_else() -> None:
    cell = read_cell("galaktiko", PRINTED, "passengers.csv:rich-comet:points_scored=2..4")
    assert cell.printed == "2"
    assert cell.values == ["2", "3", "4"]
    [change] = changes(PRINTED, with_value("galaktiko", PRINTED, cell, "4"))
    assert (change.sheet, change.row, change.before, change.after) == (
        "passengers",
        "rich-comet",
        "2",
        "4",
    )


def test_too_few_games_are_refused_with_a_number_that_would_do() -> None:
    with pytest.raises(TooFewGames) as refused:
        make_plan(question(games=20))
    assert refused.value.facts["needed"] == 100


# --- the games ---------------------------------------------------------------------------


def test_every_game_is_counted(tmp_path: Path) -> None:
    study = play(make_plan(question(seats=[2, 3])), tmp_path)
    assert [seats.seats for seats in study.seats] == [2, 3]
    for seats in study.seats:
        assert seats.games == 100
        assert sum(wins.count for wins in seats.wins) == pytest.approx(100)
        assert sum(seats.decisions.histogram.counts) == 100
        assert sum(cause.games.count for cause in seats.causes) == 100
        assert seats.settled[-1] == 1.0
        assert seats.settled == sorted(seats.settled)
    passengers = [worth for worth in study.components if worth.kind == "passengers"]
    assert len(passengers) == 45
    for worth in passengers:
        assert 0 < worth.used <= worth.taken <= worth.seen
    assert study.contests[0].wins.value > 50


def test_components_agree_with_a_count_by_hand() -> None:
    """What a study counts is what the events of the same games say."""
    from collections import Counter

    from cosmodrome.bots import Bot
    from cosmodrome.engine.chance import step_seed

    plan = make_plan(question(bots=["random"]))
    [task, *_] = plan.tasks()
    [played] = gather(plan, [play_task(plan, task)])
    boarded: Counter[str] = Counter()
    for number in range(task.games):
        deal = plan.deal_seed(plan.series[0], number)
        state = cosmodrome.game("galaktiko").start(2, {}, deal)
        state.journal = []
        bots = [Bot("random", step_seed(deal, 1 + seat)) for seat in range(2)]
        while state.to_move >= 0:
            state.apply(bots[state.to_move].choose(state).action)
        boarded.update(str(e.facts["card"]) for e in state.journal if e.kind == "boarded")
    names = [row.split(",")[1] for row in dict(PRINTED)["passengers.csv"].splitlines()[1:]]
    # The eight icons of the stations come first.
    counted = Counter(names[n - 8] for n in played.got.components if n >= 8)
    assert counted == boarded


def test_the_interval_of_a_contest_ends_at_a_hundred() -> None:
    """One bot wins every game: that is no proof that it never loses."""
    plan = make_plan(question("ganymede", bots=["greedy"]))
    levels = [task for task in plan.tasks() if plan.series[task.series].role == "level"]
    [played] = gather(plan, [play_task(plan, task) for task in levels])
    wins = _contest(played).wins
    assert wins.value == 100
    assert 90 < wins.low < 99
    assert wins.high == pytest.approx(100)


def strong_card() -> Sheets:
    cell = read_cell("galaktiko", PRINTED, "passengers:vortan:points_in_hand=12..13")
    return with_value("galaktiko", PRINTED, cell, "12")


def worth_of(study: Study, name: str) -> Worth:
    return next(worth for worth in study.components if worth.name == name)


def test_a_card_made_too_strong_is_found_and_compared(tmp_path: Path) -> None:
    """Vortans cost 2 points aboard at the end; here they bring 12."""
    asked = question(games=300, bots=["random"], levels=[], values=strong_card(), base=())
    study = play(make_plan(asked), tmp_path)
    assert worth_of(study, "vortan").verdict == "dominant"
    others = [worth.verdict for worth in study.components if worth.name != "vortan"]
    assert "dominant" not in others
    assert study.values is not None
    assert [change.after for change in study.values.changes] == ["12"]
    changed = {measure.name for measure in study.values.measures if measure.real}
    assert {"scores", "margins", "gain"} <= changed
    # Random bots play the same moves whatever a card is worth: nothing else may have changed.
    assert not {"decisions", "taken", "minutes"} & changed


def test_options_and_a_varied_value(tmp_path: Path) -> None:
    cell = read_cell("galaktiko", PRINTED, "passengers:vortan:points_in_hand=-2,12")
    asked = question(bots=["random"], levels=[], option_sets=[["to_the_last"]], cell=cell)
    plan = make_plan(asked)
    journal = Journal(tmp_path / "journal.bin", Chunk)
    with ThreadPoolExecutor(1) as executor:
        study = survey(plan, run(plan, executor, journal), cell)
    [options] = study.option_comparisons
    longer = next(measure for measure in options.measures if measure.name == "decisions")
    assert longer.real
    assert longer.difference.low > 0
    # All games end in another way, without any variation.
    causes = {measure.of: measure for measure in options.measures if measure.name == "cause"}
    assert causes["end-of-shift"].difference.value == -100
    assert all(cause.real for cause in causes.values())
    assert study.variation is not None
    low, high = study.variation.points
    assert low.printed
    assert low.gain is not None
    assert high.gain is not None
    assert high.gain.low > low.gain.high


# --- never lost, always the same ---------------------------------------------------------


def test_the_same_bytes_for_any_number_of_jobs_and_on_a_cluster(tmp_path: Path) -> None:
    distributed: Any = import_module("distributed")
    arguments = ["study", "galaktiko", "--games", "100", "--bot", "novice", "--levels", "random"]
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        for name, where in {
            "one": ["--jobs", "1"],
            "two": ["--jobs", "2"],
            "cluster": ["--cluster", cluster.scheduler_address],
        }.items():
            assert command(*arguments, *where, "--out", str(tmp_path / name)) == 0
    one, two, clustered = (folder_bytes(tmp_path / name) for name in ("one", "two", "cluster"))
    assert one == two
    assert one == clustered


def test_a_killed_study_goes_on(tmp_path: Path) -> None:
    """Killed outright in the middle, its journal cut off: what was finished is not played again."""
    plan = make_plan(question(games=400))
    whole = play(plan, tmp_path)
    path = tmp_path / "kept.bin"
    source = (
        "from pathlib import Path\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from cosmodrome.lab.study.asking import Question, make_plan\n"
        "from cosmodrome.lab.journal import Journal\n"
        "from cosmodrome.lab.study.playing import Chunk\n"
        "from cosmodrome.lab.study.run import run\n"
        "plan = make_plan(Question('galaktiko', [2], [], ['novice'], ['random'], 400, 1))\n"
        f"journal = Journal(Path({str(path)!r}), Chunk)\n"
        "with ThreadPoolExecutor(1) as executor:\n"
        "    run(plan, executor, journal, lambda done: print(done, flush=True))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-P", "-c", source], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        next(line for line in process.stdout if int(line) >= 50)
        process.send_signal(signal.SIGKILL)
    with path.open("ab") as file:
        file.write(b"\xff\x00\x00\x00half a chunk")
    journal = Journal(path, Chunk)
    kept = sum(chunk.task.games for chunk in journal.chunks)
    assert 50 <= kept < plan.games()
    counts: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        chunks = run(plan, executor, journal, counts.append)
    assert counts[0] == kept
    assert survey(plan, chunks) == whole


def test_an_interrupted_study_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosmodrome.cli.study_games.run", interrupt)
    out = str(tmp_path / "my study")
    assert command("study", "galaktiko", "--games", "100", "--out", out) == 130
    assert f"cosmodrome study galaktiko --games 100 --out '{out}'" in capsys.readouterr().err


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    source = (
        "import os, time\n"
        "from cosmodrome.lab.workers import processes\n"
        "executor = processes(1)\n"
        "print(executor.submit(os.getpid).result(), flush=True)\n"
        "time.sleep(60)\n"
    )
    script = tmp_path / "parent.py"
    script.write_text(f"if __name__ == '__main__':\n{'    '.join(['', *source.splitlines(True)])}")
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert int(process.stdout.readline()) != process.pid
        process.kill()
        # The worker holds the other end of this pipe until it ends.
        assert process.communicate(timeout=30)[0] == ""


# --- the studies of the house rules --------------------------------------------------------


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_the_studies_of_the_house_fit_the_rules_and_printed_values(name: str) -> None:
    archive, game = HOUSE / f"{name}{SUFFIX}", cosmodrome.game(name)
    study = json.loads(unpack(archive, "study.json"))
    made_with, now = (study["rules"], study["data"]), (game.rules, game.data)
    assert made_with == now, "the rules or printed values have changed: `make studies`"
    assert (study["game"], study["options"], study["bots"]) == (name, [], ["greedy"])
    assert [seats["seats"] for seats in study["seats"]] == [game.seats[0], game.seats[-1]]
    assert min(seats["games"] for seats in study["seats"]) >= 400
    assert archive.stat().st_size < 150_000
    files = ("report.html", "report.ru.html", "report.fr.html")
    for language, file in zip(LANGUAGES, files, strict=True):
        page = unpack(archive, file).decode()
        assert f'<html lang="{language}">' in page
        assert game.data in page
        # The fonts and the poster are back.
        assert page.count("data:font/woff2;base64,d09GMg") == 4
        assert page.count("data:image/svg+xml;base64,PHN2Zy") == 1


def test_a_study_is_packed_and_read_again(tmp_path: Path) -> None:
    poster = poster_file("mlem")
    assert poster is not None
    held = b64encode(poster.read_bytes())
    files = {"report.html": b"<img src=" + held + b">", "study.json": b"{}"}
    (tmp_path / "mlem").mkdir()
    for name, data in files.items():
        (tmp_path / "mlem" / name).write_bytes(data)
    for folder in ("once", "again"):
        (tmp_path / folder).mkdir()
        pack(tmp_path / "mlem", "mlem", tmp_path / folder / f"mlem{SUFFIX}")
    archive, other = (tmp_path / folder / f"mlem{SUFFIX}" for folder in ("once", "again"))
    assert archive.read_bytes() == other.read_bytes()
    assert archive.stat().st_size < len(held) / 4
    assert {name: unpack(archive, name) for name in packed_files(archive)} == files


# --- the report --------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page refers to, and whether it has scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sources: list[str] = []
        self.ids: list[str] = []
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        self.ids += [value or "" for name, value in attrs if name == "id"]


def my_values(folder: Path) -> Path:
    """The printed values of MLEM, with another comet."""
    folder.mkdir()
    for name, text in sheets("mlem"):
        (folder / name).write_text(text.replace("comet_points,7", "comet_points,9"), "utf-8")
    return folder


def test_the_report_stands_alone_with_every_panel_in_its_languages(tmp_path: Path) -> None:
    out = tmp_path / "out"
    arguments = ["study", "mlem", "--games", "100", "--bot", "random", "--levels", "novice"]
    arguments += ["--compare-options", "ufo", "--vary", "constants:comet_points:value=5,9"]
    arguments += ["--data", str(my_values(tmp_path / "mine")), "--language", "fr,ru"]
    assert command(*arguments, "--jobs", "1", "--out", str(out)) == 0
    panels = ["seats", "luck", "components", "length", "scores", "openings"]
    for name, language in (("report.html", "fr"), ("report.ru.html", "ru")):
        text = (out / name).read_text("utf-8")
        page = Page(text)
        assert f'<html lang="{language}">' in text
        assert not page.scripts
        assert "http://" not in text.replace("http://www.w3.org/", "")
        others = {source for source in page.sources if not source.startswith("data:")}
        assert others == {"report.html", "report.ru.html"} - {name}
        assert [i for i in page.ids if i in panels] == panels
        assert {"options", "values", "vary"} <= set(page.ids)
        assert len(text.encode()) < 1_500_000
    study = json.loads((out / "study.json").read_bytes())
    with (out / "components.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == [worth["name"] for worth in study["components"]]
    # Missions are counted only where they are in the game.
    assert {row["kind"] for row in rows} == {"astronauts", "board", "goals"}
    assert not list(out.glob("unfinished-*"))


def test_the_same_values_are_not_compared(tmp_path: Path) -> None:
    folder = cosmodrome.registry.data_folder("galaktiko")
    from cosmodrome.cli.arguments import parse
    from cosmodrome.cli.study import study
    from cosmodrome.words import Words

    args = parse(Words("en"), ["study", "galaktiko", "--data", str(folder)])
    assert args is not None
    with pytest.raises(SameValues):
        study(Words("en"), args)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_every_game_can_be_studied(name: str, tmp_path: Path) -> None:
    """All options on, the most players: whatever turns up is counted and has a name."""
    game = cosmodrome.game(name)
    options = [option.name for option in game.options]
    asked = question(name, seats=[game.seats[-1]], options=options, bots=["random"], levels=[])
    study = play(make_plan(asked), tmp_path)
    kinds = {worth.kind for worth in study.components}
    assert kinds == {kind.sheet for kind in cosmodrome.games.title.title_of(game).components}
    for language in LANGUAGES:
        saying = Saying(language, game)
        names = [saying.what(worth.kind, worth.name) for worth in study.components]
        assert all(names)
        assert all(saying.opening(opening) for opening in study.openings)
        assert all(saying.say(f"end-{cause.name}") for cause in study.seats[0].causes)
        told = findings(study, saying)
        assert 2 <= len(told) <= 5
        # Where most components are uncertain, nobody may say that none of them stands out.
        few = saying.say("finding-few") in [finding.title for finding in told]
        assert not (few and saying.say("finding-none") in [finding.title for finding in told])
        assert not {choices.phase for choices in study.choices} & set(_decisions(study, saying))


def _decisions(study: Study, saying: Saying) -> list[str]:
    """How the table of choices names the decisions."""
    rows: list[list[str]] = panels.scores(study, saying).more["choices"]["table"].rows
    return [row[0] for row in rows]


def test_axes_write_numbers_as_the_language_does() -> None:
    rows = [
        {"value": str(n), "number": n / 2, "low": 0.0, "high": 3.0, "printed": False}
        for n in range(5)
    ]
    drawn = {
        language: charts.draw(
            "", language, lambda width: charts.curve(rows, "", "", "", width)
        ).desk
        for language in LANGUAGES
    }
    assert ">0.5<" in drawn["en"]
    assert ">0,5<" in drawn["ru"]
    assert ">0,5<" in drawn["fr"]


def test_names_in_a_chart_do_not_stand_upon_each_other() -> None:
    rows = [{"name": name, "value": value} for name, value in (("a", 5.0), ("b", 4.9), ("c", 0.0))]
    assert [row["name_at"] for row in charts._apart(rows, 1.0)] == [5.0, 4.0, 0.0]


def test_long_names_stand_above_their_rows_on_a_phone() -> None:
    name = "Take an open card: a mountain card"
    row = {"name": name, "value": 50.0, "low": 45.0, "high": 55.0, "said": "50 %"}
    row |= {"colour": charts.COLOUR["good"], "shape": "circle", "aside": "108 games"}
    chart = charts.draw("", "en", lambda width: charts.intervals([row], width, "", 50), charts.WIDE)
    for drawn in (chart.desk, chart.phone):
        assert f">{name}<" in drawn
        assert ">108 games<" in drawn


def test_the_mark_lies_on_the_curve() -> None:
    assert panels._reaches([0.0, 0.5, 1.0], 0.75) == 7.5
    assert panels._reaches([0.8, 1.0], 0.75) == 0
    assert panels._reaches([0.0, 0.5], 0.75) is None


def test_numbers_are_rounded_once() -> None:
    saying = Saying("en", cosmodrome.game("galaktiko"))
    # By way of 3.5 it would be 4.
    assert saying.whole(3.46) == "3"
    assert saying.whole(-0.04) == "0"
    assert saying.one(-0.04) == "0.0"
    assert [saying.number(median) for median in (7.0, 2.5)] == ["7", "2.5"]
    assert [saying.share(one) for one in (share(1, 4), share(0, 0))] == ["25.0 %", "—"]


def test_components_that_are_not_in_the_game_are_left_out(tmp_path: Path) -> None:
    """Gaia's last two goals count elements, which are an option."""
    study = play(make_plan(question("gaia", bots=["random"], levels=[])), tmp_path)
    goals = [worth.name for worth in study.components if worth.kind == "goals"]
    assert goals == [f"goal-{number}" for number in range(1, 8)]


def test_every_number_of_players_has_its_ends(tmp_path: Path) -> None:
    study = play(make_plan(question(seats=[2, 3], bots=["random"], levels=[])), tmp_path)
    saying = Saying("en", cosmodrome.game("galaktiko"))
    ends = panels.length(study, saying).more["ends"]
    assert [group["players"] for group in ends] == ["2 players", "3 players"]
    for group in ends:
        assert sum(cause["share"] for cause in group["causes"]) == pytest.approx(100)


def test_a_folder_that_cannot_be_made_is_told_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(BadFile, match="file"):
        make_folder(tmp_path / "file" / "study")
