"""The command line as people and scripts use it."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.engine.record import Record

# -P: the installed package, not the one in the current folder.
COMMAND = [sys.executable, "-P", "-m", "cosmodrome"]


def run(
    *arguments: str, typed: str = "", home: Path | None = None, lang: str = "en"
) -> "subprocess.CompletedProcess[str]":
    """Run the command as a process of its own."""
    environment = {**os.environ, "LANG": lang, "LC_ALL": "", "PYTHONIOENCODING": "utf-8"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    record = Record(cosmodrome.game("galaktiko"), 2, {}, 7)
    while record.state.to_move >= 0:
        record.play(record.state.legal()[0])
    path = tmp_path / "game.txt"
    path.write_text(record.to_text(), "utf-8")
    return path


def test_help_is_in_the_language_asked_for() -> None:
    assert "play in the terminal" in run("--help").stdout
    assert "сыграть в терминале" in run("--help", lang="ru_RU.UTF-8").stdout
    assert "jouer dans le terminal" in run("--lang", "fr", "--help").stdout


def test_games_lists_seats_and_options() -> None:
    shown = run("games").stdout
    for name in cosmodrome.game_names():
        assert name in shown
        for option in cosmodrome.game(name).options:
            assert f"--option {option.name}" in shown


def test_about_says_whether_it_is_compiled() -> None:
    from cosmodrome.cli.info import compiled

    shown = run("about").stdout
    assert ("are compiled" in shown) == compiled()
    assert cosmodrome.__version__ in shown


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_a_whole_game_piped(name: str, tmp_path: Path) -> None:
    game = ("play", name, "--seed", "3", "--bot", "random", "--words")
    shown = run(*game, typed="1\n" * 3000, home=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert "1. " in shown.stdout.splitlines()[-2]
    assert "You " in shown.stdout
    assert not re.search(r"\bYou \w*[^s\W]s\b", shown.stdout)


@pytest.mark.parametrize("name", cosmodrome.game_names())
def test_some_turns_on_the_board_without_colours(name: str, tmp_path: Path) -> None:
    game = ("play", name, "--seed", "3", "--seat", "2", "--bot", "novice", "--lang", "fr")
    shown = run(*game, typed="1\n" * 12, home=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert " ▲ Vous " in shown.stdout
    assert "*" in shown.stdout
    assert "\x1b" not in shown.stdout
    assert max(map(len, shown.stdout.splitlines()[1:-1])) <= 80


def test_play_without_a_name_plays_some_game(tmp_path: Path) -> None:
    shown = run("play", "--bot", "random", typed="quit\n", home=tmp_path)
    assert shown.returncode == 0, shown.stderr


def test_the_seat_is_drawn_from_the_seed_or_named(tmp_path: Path) -> None:
    saved = str(tmp_path / "cosmodrome" / "unfinished.txt")
    drawn = {}
    for seed in range(8):
        game = ("galaktiko", "--seats", "3", "--bot", "novice,random", "--seed", str(seed))
        shown = run("play", *game, typed="quit\n", home=tmp_path).stdout
        drawn[seed] = re.findall(r"--seat (\d)", shown)[-1]
        # Without a seat, resuming finds the one that was drawn; with it, so does the command.
        resumed = shlex.split(shown.rpartition("cosmodrome ")[2])
        assert resumed == ["play", "--resume", saved, "--seat", drawn[seed]] + [
            "--bot",
            "novice,random",
        ]
        again = run("play", "--resume", saved, typed="quit\n", home=tmp_path).stdout
        assert f"--seat {drawn[seed]} " in again
    assert set(drawn.values()) == {"1", "2", "3"}
    named = run("play", "mlem", "--seat", "2", typed="quit\n", home=tmp_path).stdout
    assert "▲ You" in named
    refused = run("play", "mlem", "--seat", "3", typed="quit\n", home=tmp_path)
    assert refused.returncode == 2
    assert "from 1 to 2, or random" in refused.stderr


def test_the_board_or_words_with_help_and_hints(tmp_path: Path) -> None:
    game = ("play", "galaktiko", "--seats", "3", "--seat", "1", "--seed", "5", "--bot", "novice")
    shown = run(*game, typed="help\nwords\nhint\nquit\n", home=tmp_path).stdout
    board, after = shown.split("> help\n")
    assert "sector  stations" in board
    assert "place 0" not in board
    helped, read, hinted = re.split(r"> \w+\n", after)[:3]
    assert "V a vortan" in helped
    assert "Sector 1: station 0 (" in read
    assert "[place 0]" in read
    assert re.search(r"A strong bot would choose \d+: Place the ship", hinted)
    in_words = run(*game, "--words", typed="place 0\nquit\n", home=tmp_path).stdout
    assert "sector  stations" not in in_words
    assert re.search(r"Sector 1: station 0 \(.*\) with your ship", in_words)


def test_mistakes_at_the_table_are_explained_and_harmless(tmp_path: Path) -> None:
    typed = "mov 12\n99\n\nundo\nsave\nquit\n"
    shown = run("play", "galaktiko", "--seed", "3", typed=typed, home=tmp_path)
    assert shown.returncode == 0
    assert "Did you mean" in shown.stderr
    saved = tmp_path / "cosmodrome" / "unfinished.txt"
    assert shlex.join(["cosmodrome", "play", "--resume", str(saved)]) in shown.stdout
    again = run("play", "--resume", str(saved), typed="1\nquit\n", home=tmp_path)
    assert again.returncode == 0


def test_undo_goes_back_through_the_answers_of_bots(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    typed = f"1\n1\nsave {one}\n1\nsave {two}\nundo\n1\nsave {three}\nquit\n"
    shown = run(
        *("play", "galaktiko", "--seat", "1", "--seed", "3", "--bot", "casual"),
        typed=typed,
        home=tmp_path,
    )
    assert (shown.returncode, shown.stderr) == (0, "")
    before, after, again = (path.read_text().splitlines() for path in (one, two, three))
    # My action and the answer of the bot, which it repeats afterwards.
    assert len(after) == len(before) + 2
    assert again[-1] == after[-1] != before[-1]
    assert again[len(after) - 2 : -4] == ["undo agreed", "undo agreed"]


def test_simulate_prints_json() -> None:
    shown = run("simulate", "galaktiko", "--seats", "3", "--games", "20", "--json", "--seed", "4")
    summary = json.loads(shown.stdout)
    assert summary["games"] == 20
    assert summary["seats"] == 3
    assert len(summary["scores"]) == 3
    assert all(score["low"] < score["mean"] < score["high"] for score in summary["scores"])
    assert sum(wins["count"] for wins in summary["wins"]) == pytest.approx(20)
    assert {"game", "options", "decisions", "seconds", "decisions_per_second"} <= summary.keys()
    assert not shown.stderr


def test_the_same_seed_gives_the_same_games() -> None:
    """In this process and in others."""
    one, two = (
        json.loads(run("simulate", "galaktiko", "--games", "7", "--seed", "9", *more).stdout)
        for more in (["--json"], ["--json", "--jobs", "2"])
    )
    assert one["scores"] == two["scores"]
    assert one["shortest"] == two["shortest"]


def test_simulate_writes_records(tmp_path: Path) -> None:
    shown = run("simulate", "mlem", "--games", "3", "--records", str(tmp_path), "--seed", "2")
    assert "95 %" in shown.stdout
    assert "±" not in shown.stdout
    assert len(list(tmp_path.glob("mlem-2-2-*.txt"))) == 3
    assert run("verify", str(tmp_path)).returncode == 0


def test_replay_and_verify(record_file: Path) -> None:
    assert "1. Player 2: place 0" in run("replay", str(record_file)).stdout
    assert "3. " not in run("replay", str(record_file), "--to", "2").stdout
    assert run("verify", str(record_file)).returncode == 0
    broken = record_file.with_name("broken.txt")
    broken.write_text(record_file.read_text("utf-8").replace("place 3", "place 0", 1), "utf-8")
    shown = run("verify", str(broken), str(record_file))
    assert shown.returncode == 1
    assert "Entry 2 (place 0)" in shown.stderr
    assert "game.txt: fits" in shown.stdout
    assert run("verify", str(record_file.parent)).returncode == 1


def test_corrected_values(tmp_path: Path) -> None:
    from cosmodrome.registry import data_folder

    for path in data_folder("galaktiko").glob("*.csv"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert "same values" in run("data", "galaktiko", "--check", str(tmp_path)).stdout
    table = tmp_path / "passengers.csv"
    text = table.read_text("utf-8")
    table.write_text(text.replace("rich-comet,rich,comet,,2,2,-1", "rich-comet,rich,comet,,2,5,-1"))
    assert "differs" in run("data", "galaktiko", "--check", str(tmp_path)).stdout
    shown = run("simulate", "galaktiko", "--games", "5", "--data", str(tmp_path))
    assert shown.returncode == 0
    table.write_text(text.replace("rich-comet,rich,comet,,2,2", "rich-comet,rich,comet,,two,2"))
    refused = run("data", "galaktiko", "--check", str(tmp_path))
    assert refused.returncode == 2
    assert "passengers.csv, row 2, column count" in refused.stderr


def test_data_shows_where_values_come_from() -> None:
    shown = run("data", "galaktiko").stdout
    assert "reconstructed" in shown
    assert "passengers.csv" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "galaktiko", "--seats", "9"],
        ["simulate", "galaktiko", "--seats", "two"],
        ["simulate", "galaktiko", "--option", "nonsense"],
        ["simulate", "galaktiko", "--seed", "-1"],
        ["simulate", "galaktiko", "--seed", "9" * 60],
        ["simulate", "galaktiko", "--games", "0"],
        ["simulate", "galaktiko", "--bot", "deep-thought"],
        ["simulate", "galaktiko", "--bot", "random,random,random"],
        ["simulate", "galaktiko", "--data", "no/such/folder"],
        ["simulate"],
        ["nonsense"],
        ["play", "galaktiko", "--resume", "no-such-file"],
        ["replay", "no-such-file"],
        ["replay", "."],
        ["verify", "no-such-file"],
        ["arena", "galaktiko", "--bots", "random"],
        ["arena", "galaktiko", "--bots", "random,greedy", "--cluster", "tcp://127.0.0.1:1"],
        ["analyse", "no-such-file"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_clear_line(arguments: list[str]) -> None:
    shown = run(*arguments)
    assert shown.returncode == 2
    assert shown.stderr.startswith("cosmodrome: ")
    assert len(shown.stderr.splitlines()) == 1
    assert not shown.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "gaia", "--sed", "3"], ["“--sed”", "Did you mean “--seed”", "simulate [--g"]),
        (["simulate", "gaia", "--zzz"], ["“--zzz”", "cosmodrome simulate [--games N]"]),
        (["simulate", "gaia", "--sed=3"], ["“--sed=3”", "Did you mean “--seed”"]),
        (["games", "gaia"], ["“gaia”", "Usage: cosmodrome games"]),
        (["gamse"], ["“gamse”", "Did you mean “games”"]),
        (["--langue=fr"], ["“--langue=fr”", "Did you mean “--lang”"]),
        (
            ["--lang", "fr", "serve", "--prot", "1"],
            ["« --prot »", "« --port »", "cosmodrome serve"],
        ),
        (["admin", "chek"], ["“chek”", "Did you mean “check”", "cosmodrome admin"]),
        (["simulate"], ["missing: GAME", "cosmodrome simulate"]),
        (["simulate", "gaia", "--json=1"], ["“--json” takes no value", "cosmodrome simulate"]),
        (["simulate", "gaia", "--seats"], ["“--seats” needs a value", "cosmodrome simulate"]),
    ],
    ids=" ".join,
)
def test_misuse_names_the_word_the_nearest_and_the_usage(
    arguments: list[str], expected: list[str]
) -> None:
    shown = run(*arguments)
    assert shown.returncode == 2
    assert len(shown.stderr.splitlines()) == 1
    for text in expected:
        assert text in shown.stderr.replace("\xa0", " ")


def test_a_hostile_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "hostile.json"
    for text in ("[" * 200_000, '{"format": "cosmodrome record 1"}', "\x00" * 50):
        path.write_text(text, "utf-8")
        shown = run("replay", str(path))
        assert shown.returncode == 2
        assert len(shown.stderr.splitlines()) == 1


def test_ctrl_c_ends_cleanly() -> None:
    # A shell starts background jobs with SIGINT ignored, and that would be inherited.
    with subprocess.Popen(
        [*COMMAND, "simulate", "galaktiko", "--games", "100000000"],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            time.sleep(2)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_analyse_writes_a_picture(record_file: Path) -> None:
    shown = run("analyse", str(record_file), "--level", "novice", "--json", "--jobs", "2")
    assert shown.returncode == 0, shown.stderr
    assert len(json.loads(shown.stdout)["decisions"]) > 10
    assert record_file.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    told = run("analyse", str(record_file), "--level", "novice", "--jobs", "2")
    assert re.search(
        r"Better, and how it could go on:\n      Player \d: .+ — \d+\.\d %", told.stdout
    )


def write_broken_off(folder: Path, steps: int) -> Path:
    """A game broken off before a flight."""
    record = Record(cosmodrome.game("galaktiko"), 2, {}, 7)
    while len(record.steps) < steps or record.game.phases[record.state.phase] != "move":
        record.play(record.state.legal()[0])
    path = folder / "game.txt"
    path.write_text(record.to_text(), "utf-8")
    return path


def test_a_position_is_written_and_played_from(tmp_path: Path) -> None:
    game = write_broken_off(tmp_path, 8)
    written = run("position", str(game))
    assert (written.returncode, written.stderr) == (0, "")
    file = tmp_path / "position.json"
    file.write_text(written.stdout, "utf-8")
    saved = tmp_path / "saved.txt"
    # Whoever is to move, the person or a bot: it goes on from there.
    played = run(
        *("play", "--position", str(file), "--seat", "1", "--bot", "novice"),
        typed=f"1\nsave {saved}\nquit\n",
        home=tmp_path,
    )
    assert (played.returncode, played.stderr) == (0, "")
    record = cosmodrome.read_record(saved.read_text("utf-8"))
    assert record.position == json.loads(written.stdout)["position"]
    before = cosmodrome.read_record(game.read_text("utf-8"))
    assert record.state_after(0).digest() == before.state.digest()
    assert run("verify", str(saved)).returncode == 0


def test_a_position_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    game = write_broken_off(tmp_path, 8)
    good = json.loads(run("position", str(game)).stdout)
    file = tmp_path / "position.json"

    def refused(changed: object) -> str:
        file.write_text(json.dumps(changed), "utf-8")
        shown = run("play", "--position", str(file), typed="quit\n", home=tmp_path)
        assert shown.returncode == 2
        assert "Traceback" not in shown.stderr
        return shown.stderr

    card = good["position"]["upper"][0]
    position = good["position"] | {"upper": good["position"]["upper"][1:]}
    assert f"{card}: there must be" in refused(good | {"position": position})
    assert "The field “to_move” is missing" in refused(good | {"position": {"round": 1}})
    assert "other printed values" in refused(good | {"data": "0"})
    assert "format" in refused(good | {"format": "something"})
    assert "position.json" in refused([])
    file.write_text("no JSON", "utf-8")
    assert run("play", "--position", str(file), home=tmp_path).returncode == 2


def test_a_game_that_is_over_is_no_beginning(record_file: Path) -> None:
    path = record_file
    shown = run("position", str(path))
    assert shown.returncode == 2
    assert "cannot begin in the phase “over”" in shown.stderr
    assert run("position", str(path), "--to", "0").returncode == 0
    assert run("position", str(path), "--to", "9999").returncode == 2
