"""Datasets: the same bytes from any number of processes, whole files, and true figures."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pyarrow import parquet

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.engine.game import NOBODY
from cosmodrome.engine.judge import outcome
from cosmodrome.envs.common import Task
from cosmodrome.envs.dataset import OtherDataset, Plan, make_plan, write


def plan_of(name: str, games: int, bots: list[str]) -> Plan:
    return make_plan(cosmodrome.game(name), 2, {}, bots, games, 3)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_any_number_of_processes_writes_the_same_bytes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    command = "dataset galaktiko --games 60 --bot random,greedy --seed 3 --jobs 2 --out"
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), str(one)])
    assert ended.value.code == 0
    with ThreadPoolExecutor(1) as executor:
        write(plan_of("galaktiko", 60, ["random", "greedy"]), two, executor)
    assert files(one) == files(two)
    assert [name for name in files(one) if name.startswith("games")] == [
        "games-00000.parquet",
        "games-00001.parquet",
    ]


def test_what_is_missing_is_played_again_and_nothing_else(tmp_path: Path) -> None:
    plan = plan_of("galaktiko", 60, ["random", "random"])
    done: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        write(plan, tmp_path, executor)
        whole = files(tmp_path)
        (tmp_path / "positions-00001.parquet").unlink()
        write(plan, tmp_path, executor, done.append)
        assert files(tmp_path) == whole
        assert done == [50, 60]
        with pytest.raises(OtherDataset, match="another dataset"):
            write(plan_of("galaktiko", 60, ["random", "greedy"]), tmp_path, executor)


@pytest.mark.parametrize("name", ["gaia", "mlem"])
def test_positions_are_those_of_the_records(tmp_path: Path, name: str) -> None:
    with ThreadPoolExecutor(1) as executor:
        write(plan_of(name, 2, ["casual", "random"]), tmp_path, executor)
    games = parquet.read_table(tmp_path / "games-00000.parquet").to_pylist()
    rows = iter(parquet.read_table(tmp_path / "positions-00000.parquet").to_pylist())
    task = Task(name)
    for game in games:
        record = cosmodrome.read_record(game["record"])
        assert (record.state.scores(), record.state.ranking()) == (game["scores"], game["places"])
        for step, (_, state) in enumerate(record.replay()):
            if state.to_move == NOBODY:
                continue
            row = next(rows)
            assert (row["game"], row["step"], row["seat"]) == (game["game"], step, state.to_move)
            assert row["legal"] == state.legal()
            assert row["action"] in row["legal"]
            assert row["observation"] == task.features(state, row["seat"]).tolist()
            if name == "gaia":
                assert row["map"] == task.planes(state, row["seat"]).ravel().tolist()
            assert sum(row["chances"]) == pytest.approx(1, abs=1e-5)
            assert row["outcome"] == outcome(record.state)[row["seat"]]
    assert next(rows, None) is None
    about = json.loads((tmp_path / "dataset.json").read_text("utf-8"))
    assert about["features"] == task.feature_names
