"""Pages of strategy: the same for any number of processes, and right about who errs."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.lab.journal import Journal
from cosmodrome.lab.strategy.figures import MISTAKE, levels
from cosmodrome.lab.strategy.page import page
from cosmodrome.lab.strategy.sampling import Plan, Sample, run
from cosmodrome.lab.study.asking import Question, make_plan
from cosmodrome.lab.study.playing import play_task
from cosmodrome.lab.study.survey import survey
from cosmodrome.words import LANGUAGES

PLAN = Plan("galaktiko", 2, [], ["random", "expert"], 20, 1, "")


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> list[Sample]:
    return sample(tmp_path_factory.mktemp("samples"), 1)


def sample(folder: Path, workers: int, plan: Plan = PLAN) -> list[Sample]:
    with ThreadPoolExecutor(workers) as executor:
        return run(plan, executor, Journal(folder / f"journal-{workers}", Sample))


def test_any_number_of_workers_finds_the_same(tmp_path: Path) -> None:
    quick = Plan("galaktiko", 2, [], ["random", "novice"], 10, 1, "")
    alone = sample(tmp_path, 1, quick)
    assert sample(tmp_path, 2, quick) == alone
    assert [one.task for one in alone] == list(quick.tasks())


def test_what_the_journal_has_is_not_played_again(samples: list[Sample], tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", Sample)
    for one in samples:
        journal.add(one)
    journal.close()
    with ThreadPoolExecutor(1) as executor:
        executor.shutdown()
        assert run(PLAN, executor, Journal(tmp_path / "journal", Sample)) == samples


def test_random_play_errs_more_than_an_expert(samples: list[Sample]) -> None:
    random, expert = levels(PLAN.levels, samples)
    assert random.loss.mean > 2 * expert.loss.mean
    assert random.mistakes.share > expert.mistakes.share
    assert random.worst is not None
    assert random.worst.loss >= MISTAKE


def test_turns_come_in_the_order_of_the_game(samples: list[Sample]) -> None:
    for one in samples:
        fifths = [turn.fifth for turn in one.turns]
        assert fifths == sorted(fifths)
        assert set(fifths) == {0, 1, 2, 3, 4}


def test_a_page_has_its_pictures_in_every_language(samples: list[Sample]) -> None:
    game = cosmodrome.game("galaktiko")
    plan = make_plan(Question("galaktiko", [2], [], ["novice"], [], 100, 1))
    study = survey(plan, [play_task(plan, task) for task in plan.tasks()])
    for language in LANGUAGES:
        made = page(game, study, PLAN, levels(PLAN.levels, samples), language, "the command")
        assert "the command" in made.text
        assert game.data in made.text
        assert "galaktiko-mistakes.svg" in made.pictures
        for name, drawn in made.pictures.items():
            assert f"({name})" in made.text
            assert drawn.startswith("<svg ")
            assert "var(" not in drawn


def run_command(*given: str) -> str | int | None:
    with pytest.raises(SystemExit) as stopped:
        main(["strategy", "galaktiko", *given, "--lang", "en"])
    return stopped.value.code


def test_the_command_says_where_the_page_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--games", "100", "--bot", "novice", "--decisions", "1", "--levels", "random"]
    assert run_command(*asked, "--jobs", "1", "--out", str(tmp_path)) == 0
    assert str(tmp_path / "galaktiko.md") in capsys.readouterr().out
    text = (tmp_path / "galaktiko.md").read_text("utf-8")
    assert "cosmodrome strategy galaktiko --games 100 --bot novice" in text
    assert not list(tmp_path.glob("unfinished-*"))


def test_wrong_arguments_are_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command("--levels", "wizard") == 2
    assert "wizard" in capsys.readouterr().err
    assert run_command("--decisions", "0") == 2
    assert "0" in capsys.readouterr().err
