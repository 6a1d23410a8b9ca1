"""Reference figures of every game and number of players, written to docs/baselines.md.

    python bench/baselines.py                    # everything that is missing; can be interrupted
    python bench/baselines.py perft mlem 3 1     # positions by ply: game, seats, seed
    python bench/baselines.py branching mlem 3   # decisions and actions in random play
    python bench/baselines.py elo mlem 3 random,greedy,casual 40   # bots, games of each line-up

Figures are kept in docs/results/baselines.json, each under its command, until they are removed
there; a learning curve is kept under the command that learns.
"""

import csv
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from report import RESULTS, ROOT

import cosmodrome
from cosmodrome.lab.arena import kept_file, make_plan, run
from cosmodrome.lab.elo import Rating, elo
from cosmodrome.lab.perft import Branching, Ply, branching, perft
from cosmodrome.lab.workers import processes

KEPT = ROOT / "docs/results/baselines.json"
PAGE = ROOT / "docs/baselines.md"
SEED = 1
# As many ways as a table of a few plies shows.
MOST_WAYS = 20_000
RANDOM_GAMES = 200
QUICK = "random,novice,casual,greedy"
ALL = "random,novice,casual,greedy,regular"
# Games of each line-up; with searching bots, for two players, as many as do not take hours.
QUICK_GAMES = 200
SEARCH_GAMES = {"gaia": 40, "galaktiko": 100, "ganymede": 40, "mlem": 100}
CURVES = {
    "galaktiko": "python examples/ppo.py galaktiko --rounds 16",
    "mlem": "python examples/ppo.py mlem --rounds 64 --against greedy",
}


class Test(msgspec.Struct):
    """A point of a learning curve: what it had cost, and the share of games won against a bot."""

    seconds: int
    decisions: int
    against: str
    won: float
    low: float
    high: float
    games: int


class Kept(msgspec.Struct):
    """All figures, each under the command that makes it."""

    perft: dict[str, list[Ply]] = {}
    branching: dict[str, Branching] = {}
    elo: dict[str, list[Rating]] = {}
    curves: dict[str, list[Test]] = {}


def count_plies(name: str, seats: int, seed: int) -> list[Ply]:
    """Positions by ply from one seed."""
    return perft(cosmodrome.game(name).start(seats, {}, seed), MOST_WAYS)


def count_actions(name: str, seats: int) -> Branching:
    """Random games."""
    return branching(cosmodrome.game(name), seats, RANDOM_GAMES, SEED)


def rate(name: str, seats: int, bots: str, games: int) -> list[Rating]:
    """The arena of these bots, as `cosmodrome arena` plays it."""
    plan = make_plan(cosmodrome.game(name), bots.split(","), seats, {}, games, SEED)
    with processes(0) as executor:
        return elo(run(plan, executor, kept_file(RESULTS, plan)))


def learn(command: str) -> list[Test]:
    """A learning curve as an example prints it; what it learned is left in the results."""
    _, example, *arguments = command.split()
    done = subprocess.run(
        [sys.executable, str(ROOT / example), *arguments],
        cwd=RESULTS,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return msgspec.convert(list(csv.DictReader(done.stdout.splitlines())), list[Test], strict=False)


def variants() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for name in cosmodrome.game_names():
        for seats in cosmodrome.game(name).seats:
            yield name, seats


def fill(kept: Kept) -> Iterator[None]:
    """Find what is missing, piece by piece."""
    for name, seats in variants():
        if (key := f"perft {name} {seats} {SEED}") not in kept.perft:
            kept.perft[key] = count_plies(name, seats, SEED)
            yield
        if (key := f"branching {name} {seats}") not in kept.branching:
            kept.branching[key] = count_actions(name, seats)
            yield
    for name, seats in variants():
        if (key := _elo_command(name, seats)) not in kept.elo:
            _, _, _, bots, games = key.split()
            kept.elo[key] = rate(name, seats, bots, int(games))
            yield
    for command in CURVES.values():
        if command not in kept.curves:
            kept.curves[command] = learn(command)
            yield


def _elo_command(name: str, seats: int) -> str:
    bots, games = (ALL, SEARCH_GAMES[name]) if seats == 2 else (QUICK, QUICK_GAMES)
    return f"elo {name} {seats} {bots} {games}"


def page(kept: Kept) -> str:
    """The whole page."""
    parts = [_INTRODUCTION, *_branching_table(kept), *_perft_table(kept)]
    return "\n".join([*parts, *_elo_table(kept), *_curves(kept), ""])


_INTRODUCTION = """\
# Baselines

Reference figures for papers and for other implementations: every game and number of players, no
options, the printed values of this version. Every figure stands beside the command that makes it,
to be put after `python bench/baselines.py`; that command alone makes all of them and this page.
"""


def _branching_table(kept: Kept) -> Iterator[str]:
    yield "## Length and branching\n"
    yield f"{RANDOM_GAMES} random games: decisions of all players, and legal actions at each.\n"
    yield "| game | players | decisions | actions | most actions | command |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for name, seats in variants():
        command = f"branching {name} {seats}"
        found = kept.branching[command]
        figures = f"{found.decisions:.1f} | {found.actions:.1f} | {found.most_actions}"
        yield f"| {name} | {seats} | {figures} | `{command}` |"
    yield ""


def _perft_table(kept: Kept) -> Iterator[str]:
    yield "## Positions by ply\n"
    yield (
        "From `cosmodrome.game(name).start(players, {}, seed=1)`, whose deal `state.reveal()`\n"
        "shows: in how many ways the next actions can be played, and in brackets how many\n"
        "different positions they lead to where these are fewer. What chance brings on the way,\n"
        "such as the dice of MLEM, follows from the seed too and is told by events. A test checks\n"
        "this table.\n"
    )
    yield "| game | players | 1 | 2 | 3 | 4 | 5 | 6 | command |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for name, seats in variants():
        command = f"perft {name} {seats} {SEED}"
        cells = [_ply(ply) for ply in kept.perft[command][:6]]
        cells += [""] * (6 - len(cells))
        yield f"| {name} | {seats} | {' | '.join(cells)} | `{command}` |"
    yield ""


def _ply(ply: Ply) -> str:
    same = ply.ways == ply.positions
    return f"{ply.ways:,}" if same else f"{ply.ways:,} ({ply.positions:,})"


def _elo_table(kept: Kept) -> Iterator[str]:
    yield "## Elo of the reference bots\n"
    yield (
        "One scale for each game and number of players, on which `random` has 1000; in brackets\n"
        "the 95 % interval. At larger tables every pair counts. `cosmodrome arena` with the same\n"
        "bots, `--seed 1` and the same number of games plays the same games. Half a game won\n"
        "and half a game lost are added for each pair, so that who always wins has a rating at\n"
        "all; it is then a lower bound, and its interval too narrow (Ganymede for two).\n"
        "`novice`, `casual` and `regular` were rated when some of their decisions were random,\n"
        "and `regular` when it had up to 300 simulations in every game.\n"
    )
    bots = ALL.split(",")
    yield f"| game | players | {' | '.join(bots)} | command |"
    yield "| --- | --- |" + " --- |" * (len(bots) + 1)
    for name, seats in variants():
        command = _elo_command(name, seats)
        by_bot = {rating.bot: rating for rating in kept.elo[command]}
        cells = [_rating(by_bot[bot]) if bot in by_bot else "" for bot in bots]
        yield f"| {name} | {seats} | {' | '.join(cells)} | `{command}` |"
    yield ""


def _rating(rating: Rating) -> str:
    if rating.low == rating.high:
        return f"{rating.elo:.0f}"
    return f"{rating.elo:.0f} ({rating.low:.0f}-{rating.high:.0f})"


def _curves(kept: Kept) -> Iterator[str]:
    yield "## Learning curves\n"
    yield (
        "A policy network that learns two-player games, without any search:\n"
        "[examples/ppo.py](../examples/ppo.py). What it has cost, in seconds of one core without\n"
        "the tests and in decisions of the learner; and the share of games that it wins, every\n"
        "deal from both seats, with 95 % intervals. A run that was stopped before its time ends\n"
        "with its last row.\n"
    )
    for name, command in CURVES.items():
        tests = kept.curves[command]
        yield f"### {name}: `{command}`\n"
        yield "| seconds | decisions | won against random | against greedy | games each |"
        yield "| --- | --- | --- | --- | --- |"
        for random, greedy in zip(tests[::2], tests[1::2], strict=True):
            cost = f"{random.seconds:,} | {random.decisions:,}"
            yield f"| {cost} | {_won(random)} | {_won(greedy)} | {random.games:,} |"
        yield ""


def _won(test: Test) -> str:
    return f"{test.won:.1%} ({test.low:.1%}-{test.high:.1%})"


def one(kind: str, name: str, *rest: str) -> Any:
    """One figure, by the command that stands beside it."""
    if kind == "perft":
        return count_plies(name, int(rest[0]), int(rest[1]))
    if kind == "branching":
        return count_actions(name, int(rest[0]))
    return rate(name, int(rest[0]), rest[1], int(rest[2]))


def main() -> None:
    """One figure, or all that are missing and then the page."""
    if len(sys.argv) > 1:
        print(msgspec.json.format(msgspec.json.encode(one(*sys.argv[1:]))).decode())
        return
    RESULTS.mkdir(exist_ok=True)
    kept = msgspec.json.decode(KEPT.read_bytes(), type=Kept) if KEPT.exists() else Kept()
    for _ in fill(kept):
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))
    PAGE.write_text(page(kept), "utf-8")


if __name__ == "__main__":
    main()
