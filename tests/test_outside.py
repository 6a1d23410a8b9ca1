"""What people outside the package bring along works beside it: bots, judges, games, values."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

import cosmodrome
from cosmodrome import envs
from cosmodrome.bots import Bot, SearchBot
from cosmodrome.bots.own import BadBot, UnknownLevel
from cosmodrome.engine.errors import BadData, NoDataFolder
from cosmodrome.engine.game import State
from cosmodrome.engine.judge import Judge
from cosmodrome.envs.network import BadShape, NetworkBot, NotFinite
from cosmodrome.envs.openspiel import PREFIX
from cosmodrome.registry import data_folder

TESTS = Path(__file__).parent
OUTSIDE = TESTS / "outside"
TREE = Path(cosmodrome.__file__).parents[1]


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(OUTSIDE))


def run(folder: Path, *command: str, **env: str) -> str:
    """What a command prints that is given in a folder."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TREE), str(folder)]), **env},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def start(seed: int = 1) -> State:
    return cosmodrome.game("galaktiko").start(2, {}, seed)


# --- bots ---------------------------------------------------------------------------------


def test_a_bot_of_ones_own_chooses() -> None:
    state = start()
    assert Bot("own_bots:Last", 1).choose(state).action == state.legal()[-1]
    found = Bot("own_bots:Searcher", 1).choose(state)
    assert found.action in state.legal()
    assert sum(found.visits) == 24


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Bot", "no_such_module"),
        ("own_bots:NoSuchBot", "NoSuchBot"),
        ("own_bots:NOT_A_FACTORY", "called with a seed"),
        ("own_bots:Leader", "no arguments"),
    ],
)
def test_a_wrong_bot_is_refused_by_name(name: str, says: str) -> None:
    with pytest.raises(BadBot, match=says):
        Bot(name, 1)


def test_unknown_and_illegal() -> None:
    with pytest.raises(UnknownLevel, match="module:Factory"):
        Bot("grandmaster", 1)
    with pytest.raises(BadBot, match="not legal"):
        Bot("own_bots:Illegal", 1).choose(start())


def test_it_cannot_see_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it gets is a redeal: two positions alike for its seat lead to the same one."""
    seen = []

    class Curious:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, state: State) -> int:
            seen.append((state.digest(), int(state.chance.word())))
            return state.legal()[0]

    monkeypatch.setattr("own_bots.Last", Curious)
    state = start()
    other = state.clone()
    other.redeal(state.to_move, 5)
    for position in (state, other):
        Bot("own_bots:Last", 3).choose(position)
    assert seen[0] == seen[1]
    assert state.digest() != seen[0][0]


def test_the_arena_and_simulations_find_it_in_the_folder(tmp_path: Path) -> None:
    """Worker processes too."""
    shutil.copy(OUTSIDE / "own_bots.py", tmp_path / "mine.py")
    command = ["-m", "cosmodrome"]
    arena = ["arena", "galaktiko", "--bots", "mine:Last,random", "--games", "2", "--jobs", "2"]
    assert "mine:Last" in run(tmp_path, *command, *arena)
    simulated = ["simulate", "mlem", "--bot", "mine:Last,random", "--games", "2"]
    assert "mine:Last" in run(tmp_path, *command, *simulated)


def test_environments_play_against_it() -> None:
    env = envs.single("galaktiko", bots="own_bots:Last")
    observation, _ = env.reset(seed=1)
    for _ in range(3):
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, *_ = env.step(action)
    assert observation["action_mask"].any()


def test_the_server_offers_what_its_host_configures(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosmodrome.server import thinking
    from cosmodrome.server.routes.static import _common_text

    monkeypatch.setenv("COSMODROME_BOTS", "last=own_bots:Last,faulty=own_bots:Illegal")
    for cached in (thinking.own_bots, _common_text):
        cached.cache_clear()
    try:
        assert thinking.levels()[-2:] == ("last", "faulty")
        assert b"\nlevel-last = last\n" in _common_text("ru").body
        state = start()
        job = thinking.Job("galaktiko", (), 2, [], "1", "xoshiro128", [])
        thought = thinking.think(job, thinking.own_bots()["last"])
        assert thought.action == state.game.actions.name(state.legal()[-1])
        # A bot that fails does not hold up the game.
        assert thinking.think(job, thinking.own_bots()["faulty"]).action in thought.actions
        monkeypatch.setenv("COSMODROME_BOTS", "expert=own_bots:Last")
        thinking.own_bots.cache_clear()
        with pytest.raises(BadBot, match="expert"):
            thinking.own_bots()
    finally:
        monkeypatch.delenv("COSMODROME_BOTS")
        for cached in (thinking.own_bots, _common_text):
            cached.cache_clear()


# --- judges and networks ------------------------------------------------------------------


class Optimist(Judge):
    """A subclass of the compiled judge."""

    def chances(self, state: State) -> list[float]:
        return [1.0, 0.0]


def test_a_judge_of_ones_own_decides() -> None:
    assert SearchBot(1, 20, Optimist()).choose(start()).chances == [1.0, 0.0]


def likes(action: int) -> Any:
    """A network that thinks of nothing but one action."""

    def evaluate(
        seen: dict[str, NDArray[Any]],
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        logits = np.zeros(seen["action_mask"].shape, np.float32)
        logits[:, action] = 9
        return np.full(len(logits), 0.5, np.float32), logits

    return evaluate


@pytest.mark.parametrize("batch", [1, 16])
def test_a_network_behind_the_search(batch: int) -> None:
    state = start()
    for action in state.legal()[:2]:
        choice = NetworkBot(1, likes(action), 64, batch).choose(state)
        assert choice.action == action
        assert sum(choice.visits) == 64
        assert sum(choice.chances) == pytest.approx(1)


def test_a_network_sees_nothing_hidden() -> None:
    state = start()
    other = state.clone()
    other.redeal(state.to_move, 5)

    def evaluate(seen: dict[str, NDArray[Any]]) -> Any:
        return 1 / (1 + np.exp(-seen["observation"].sum(1)))

    one, two = (NetworkBot(4, evaluate, 80).choose(position) for position in (state, other))
    assert (one.action, one.values) == (two.action, two.values)


def test_a_network_with_a_wrong_answer_is_told() -> None:
    with pytest.raises(BadShape, match=r"\(1, 2\)"):
        NetworkBot(1, lambda seen: np.zeros((1, 5)), 8).choose(start())
    with pytest.raises(NotFinite, match="chances"):
        NetworkBot(1, lambda seen: np.full((1, 2), np.nan), 8).choose(start())


# --- games and printed values -------------------------------------------------------------


def test_packages_of_others_are_found(tmp_path: Path) -> None:
    """Entry points: a game under a name of its own, and a bot."""
    shutil.copytree(TESTS / "games" / "trio", tmp_path / "their_trio")
    shutil.copy(OUTSIDE / "own_bots.py", tmp_path / "their_bots.py")
    installed = tmp_path / "theirs-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(
        "[cosmodrome.games]\ntrio = their_trio\n[cosmodrome.bots]\nlast = their_bots:Last\n"
    )
    said = run(
        tmp_path, "-m", "cosmodrome", "simulate", "trio", "--bot", "last,random", "--games", "3"
    )
    assert "trio" in said
    assert "last" in said


def other_values(folder: Path) -> Path:
    """Galaktiko with one point more for the first passenger."""
    shutil.copytree(data_folder("galaktiko"), folder / "data")
    file = folder / "data" / "passengers.csv"
    head, first, *rest = file.read_text("utf-8").splitlines()
    cells = first.split(",")
    place = head.split(",").index("points_scored")
    cells[place] = str(int(cells[place]) + 1)
    file.write_text("\n".join([head, ",".join(cells), *rest]) + "\n", "utf-8")
    return folder / "data"


def test_environments_take_other_printed_values(tmp_path: Path) -> None:
    data = other_values(tmp_path)
    changed = cosmodrome.game("galaktiko", data).data
    assert changed != cosmodrome.game("galaktiko").data
    assert envs.aec("galaktiko", data=data).unwrapped.task.game.data == changed
    assert envs.single("galaktiko", data=data).task.game.data == changed
    spiel = pyspiel.load_game(PREFIX + "galaktiko", {"data": str(data)})
    state = spiel.new_initial_state()
    state.apply_action(0)
    assert spiel.deserialize_state(state.serialize()).position.task.game.data == changed
    (data / "passengers.csv").write_text("nonsense\n")
    with pytest.raises(BadData, match=r"passengers\.csv"):
        envs.aec("galaktiko", data=data)


# --- installed ----------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoDataFolder, match="nowhere"):
        envs.aec("galaktiko", data=tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("module", "extra"), [("cosmodrome.envs", "gymnasium"), ("cosmodrome.cli.dataset", "dataset")]
)
def test_a_module_without_numpy_names_its_extra(tmp_path: Path, module: str, extra: str) -> None:
    blocked = "import sys; sys.modules['numpy'] = None\n"
    code = f"{blocked}try:\n import {module}\nexcept ImportError as e:\n print(e)"
    assert f"cosmodrome[{extra}]" in run(tmp_path, "-c", code)


def test_types_are_seen_from_outside(tmp_path: Path) -> None:
    """An environment of its own in which the package is installed; mypy reads its types there."""
    venv.create(tmp_path / "venv", with_pip=False, symlinks=True)
    packages = next((tmp_path / "venv").glob("lib*/python*/site-packages"))
    (packages / "cosmodrome").symlink_to(Path(cosmodrome.__file__).parent)
    others = Path(np.__file__).parents[1]
    for name in ("msgspec", "mypy_extensions.py", "librt", "fluent"):
        if (others / name).exists():
            (packages / name).symlink_to(others / name)
    wrong = tmp_path / "wrong.py"
    wrong.write_text("from cosmodrome.bots import Bot\nBot(1, 'expert')\n")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache"]
        + ["--python-executable", str(tmp_path / "venv" / "bin" / "python")]
        + [str(OUTSIDE / "consumer.py"), str(wrong)],
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.count("wrong.py:2") == 2, done.stdout + done.stderr
    assert "Found 2 errors in 1 file" in done.stdout
