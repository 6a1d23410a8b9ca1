"""Learning by self-play: it learns, it goes on where it was, and what it writes plays."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
import torch

import cosmodrome
from cosmodrome.bots import Bot
from cosmodrome.bots.trained import Learned, numbers_around
from cosmodrome.cli import main
from cosmodrome.lab.training import correction
from cosmodrome.lab.training import run as training
from cosmodrome.lab.training.correction import CorrectionPlan, CorrectionRun
from cosmodrome.lab.training.network import Network, Shape
from cosmodrome.lab.training.observer import Games
from cosmodrome.lab.training.run import OtherTraining, Plan, Point, Run
from cosmodrome.lab.training.tables import Table, all_options, vocabulary


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same training with less in every round: its laws do not depend on how much."""
    torch.set_num_threads(1)
    monkeypatch.setattr(training, "_DECISIONS", 2500)
    monkeypatch.setattr(training, "_MEASURED_GAMES", 20)
    monkeypatch.setattr(training, "_SAVE_EVERY", 1)
    monkeypatch.setattr(correction, "_GAMES_OF_ROUND", 150)
    monkeypatch.setattr(correction, "_SIMULATIONS", 10)
    monkeypatch.setattr(correction, "_MEASURED_GAMES", 2)


def play(run: Run, rounds: int, executor: Executor | None = None) -> list[Point]:
    """Some rounds of a run."""
    return [point for _, point in zip(range(rounds), run.play(executor), strict=False)]


def weights(run: Run) -> list[float]:
    numbers: list[float] = run.learner.network.first.detach().flatten().tolist()
    return numbers


def test_a_short_training_beats_random_play(tmp_path: Path) -> None:
    """One round, and that of a long game: the judge written by hand shows how it goes."""
    run = Run(Plan("ganymede", 60, seed=1, taught=1), tmp_path)
    (after,) = run.play()
    assert after.won["random"] >= 0.8


def test_a_training_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    plan = Plan("mlem", 10_000, seed=3, taught=1)
    whole = Run(plan, tmp_path / "whole")
    play(whole, 3)
    play(Run(plan, tmp_path / "parts"), 2)
    # A write that was cut off leaves a part behind, which nobody reads.
    (tmp_path / "parts" / "checkpoint.pt.part").write_bytes(b"half")
    again = Run(plan, tmp_path / "parts")
    assert len(again.points) == 2
    play(again, 1)
    assert weights(again) == weights(whole)
    assert [point.games for point in again.points] == [point.games for point in whole.points]


def test_workers_play_while_one_process_learns(tmp_path: Path) -> None:
    plan = Plan("galaktiko", 10_000, workers=2)
    with ThreadPoolExecutor(2) as executor:
        first, second = (Run(plan, tmp_path / name) for name in "ab")
        points = play(first, 2, executor)
        play(second, 2, executor)
    assert points[-1].games > points[0].games == 64
    assert weights(first) == weights(second)


def test_a_folder_holds_one_training(tmp_path: Path) -> None:
    play(Run(Plan("galaktiko", 10_000), tmp_path), 1)
    with pytest.raises(OtherTraining, match="--out"):
        Run(Plan("galaktiko", 10_000, seed=9), tmp_path)
    assert Run(Plan("galaktiko", 20_000), tmp_path).games > 0


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_whole_numbers_say_what_the_network_says(name: str, tmp_path: Path) -> None:
    """What plays is the network that was trained, up to rounding, with all seats and options."""
    run = Run(Plan(name, 100), tmp_path)
    torch.nn.init.normal_(run.learner.network.policy.weight, 0.0, 0.3)
    if run.learner.network.around is not None:
        torch.nn.init.normal_(run.learner.network.around.weight, 0.0, 0.3)
    play(run, 1)
    game = run.game
    judge = Learned(game, run.weights_file())
    games = Games(game, Table(3, list(all_options(game))[-1], 4), run.places, [1, 2, 3, 4])
    for _ in range(40):
        with torch.inference_mode():
            answer = run.learner.network(games.positions())
        picked = []
        for place, row in enumerate(games.rows.tolist()):
            state = games.batch.states[row]
            legal = state.legal()
            chances, priors = judge.judge(state).judge([state], [legal])
            told = np.roll(chances[0], -int(state.to_move))
            assert told == pytest.approx(answer.chances[place, :3].exp().numpy(), abs=0.01)
            assert priors[0] == pytest.approx(answer.policy[place, legal].exp().numpy(), abs=0.02)
            picked.append(legal[-1])
        games.step(np.array(picked))


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_network_knows_the_features_of_every_variant(name: str) -> None:
    game = cosmodrome.game(name)
    names = vocabulary(game)
    assert len(set(names)) == len(names)
    shape = Shape(len(names), game.seats[-1], len(game.actions), numbers_around(game))
    assert Network(shape).first.shape[0] == len(names)


def test_the_command_writes_a_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    arguments = ["train", "galaktiko", "--games", "60", "--jobs", "1", "--out", str(folder)]
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--lang", "en"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "against random" in said
    assert (folder / "curve.svg").read_text("utf-8").startswith("<svg")
    file = folder / "galaktiko.weights"
    assert str(file) in said
    state = cosmodrome.game("galaktiko").start(2, {}, 1)
    assert Bot(str(file), 1).choose(state).action in state.legal()


def test_a_short_correction_knows_better_than_the_own_judge(tmp_path: Path) -> None:
    run = CorrectionRun(CorrectionPlan("gaia", 1200, seed=1), tmp_path)
    for _ in run.play():
        pass
    card = run.learn()
    assert card.loss["corrected"] < card.loss["own judge"] - 0.005
    assert 0.0 <= card.won["own judge"] <= 1.0
    state = cosmodrome.game("gaia").start(2, {}, 1)
    chances = Learned(run.game, run.weights_file()).corrected(state).chances(state)
    assert sum(chances) == pytest.approx(1)


def test_a_correction_goes_on_with_the_games_that_are_there(tmp_path: Path) -> None:
    plan = CorrectionPlan("galaktiko", 450)
    whole, parts = (CorrectionRun(plan, tmp_path / name) for name in ("whole", "parts"))
    assert list(whole.play()) == [0, 150, 150, 150]
    assert [next(part) for part in [parts.play()] for _ in range(3)] == [0, 150, 150]
    (tmp_path / "parts" / "rounds" / "00002.part.npz").write_bytes(b"half")
    assert list(CorrectionRun(plan, tmp_path / "parts").play()) == [300, 150]
    whole.learn()
    parts.learn()
    assert whole.weights_file().read_bytes() == parts.weights_file().read_bytes()
    with pytest.raises(OtherTraining, match="--out"):
        CorrectionRun(CorrectionPlan("galaktiko", 450, seed=9), tmp_path / "parts")
