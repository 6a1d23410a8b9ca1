"""Decisions a second in random play: our games, and the games of others.

All contestants run one after the other on one core, in several rounds; the best round of
each counts. Seconds are those of the processor, so that other work on the machine counts for
nobody. "Driven from Python" is the same loop for all: ask for the legal actions, pick one,
apply it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

from against import compare
from report import ROOT, save, show, use_one_core

import cosmodrome
from cosmodrome.lab.simulate import simulate

# Decisions made, and the seconds that they took.
Count = tuple[int, float]
Contestant = Callable[[float], Count]
OPENSPIEL = ("backgammon", "gin_rummy", "hearts", "crazy_eights", "liars_dice")
# Dominoes are one of its Python games.
OPENSPIEL_PYTHON = ("python_block_dominoes",)
CLASSICS = ("connect_four_v3", "chess_v6", "texas_holdem_v4", "leduc_holdem_v4")
# Games that tell how long those are that OpenSpiel plays in its own loop.
SAMPLES = 200
RLCARD = ("gin-rummy", "uno", "limit-holdem", "doudizhu")


def for_some_time(seconds: float, play: Callable[[], int]) -> Count:
    """Play games until the time is up."""
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += play()
    return decisions, process_time() - begun


def ours(name: str) -> Contestant:
    """The library's own loop, as `cosmodrome simulate` runs it."""
    game = cosmodrome.game(name)
    return lambda seconds: for_some_time(
        seconds, lambda: simulate(game, game.seats[0], {}, 50).decisions
    )


def ours_driven(name: str) -> Contestant:
    """Compiled rules, and a loop in Python."""
    game = cosmodrome.game(name)

    def play() -> int:
        state = game.start(game.seats[0], {}, random.getrandbits(64))
        decisions = 0
        while state.to_move >= 0:
            state.apply(random.choice(state.legal()))
            decisions += 1
        return decisions

    return lambda seconds: for_some_time(seconds, play)


def ours_uncompiled(name: str) -> Contestant:
    """The same files interpreted: the source folder comes first on the path."""
    return lambda seconds: in_subprocess(
        [sys.executable, __file__, "--one", name, "--seconds", str(seconds)],
        {"PYTHONPATH": str(ROOT)},
    )


def in_subprocess(command: list[str], env: dict[str, str], cwd: Path = ROOT) -> Count:
    """A contestant in a process of its own, which prints what it did as JSON."""
    done = subprocess.run(
        command, env={**os.environ, **env}, cwd=cwd, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    return found["decisions"], found["seconds"]


def openspiel(name: str) -> Contestant:
    """A game of OpenSpiel through its Python API; chance is not counted as a decision."""
    import pyspiel
    from open_spiel.python import games as _register_python_games  # noqa: F401

    game = pyspiel.load_game(name)
    return lambda seconds: for_some_time(seconds, lambda: decisions_of_random_game(game))


def decisions_of_random_game(game: Any) -> int:
    """Play a game of OpenSpiel from Python; how many decisions its players made."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_inside(name: str) -> Contestant:
    """Random bots of OpenSpiel in its own loop: a whole game without leaving C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    # Counting decisions would take longer than playing: games are as long as others of the kind.
    samples = [decisions_of_random_game(game) for _ in range(SAMPLES)]
    length = sum(samples) // SAMPLES

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return length

    return lambda seconds: for_some_time(seconds, play)


def catanatron(seconds: float) -> Count:
    """The settlers' game in Python that is known for its speed, four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return for_some_time(seconds, play)


def pettingzoo(env: Any) -> Contestant:
    """An AEC environment, observed before every action as a learner would."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, over, cut_off, info = env.last()
            if over or cut_off:
                env.step(None)
                continue
            shown = observation if "action_mask" in observation else info
            env.step(env.action_space(agent).sample(shown["action_mask"]))
            decisions += 1
        return decisions

    return lambda seconds: for_some_time(seconds, play)


def ours_batched(name: str) -> Contestant:
    """256 games in one call, observations and masks included, as a learner gets them."""
    from cosmodrome.envs.vector import SelfPlay

    games = SelfPlay(name, 256)
    games.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            games.step(games.sample())
        return 20 * 256

    return lambda seconds: for_some_time(seconds, play)


def rlcard(name: str) -> Contestant:
    """A game of RLCard with its own random agents."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return lambda seconds: for_some_time(seconds, play)


def boardgameio(seconds: float) -> Count:
    """Galaktiko on boardgame.io, in its quick production mode.

    It gets more time than others: its compiler needs some seconds to warm up.
    """
    folder = ROOT / "bench/peers/boardgameio"
    command = ["node", "play.js", str(8 * seconds)]
    return in_subprocess(command, {"NODE_ENV": "production"}, folder)


def contestants() -> dict[tuple[str, str], Contestant]:
    """Everybody, by kind and game."""
    from importlib import import_module

    from peers import galaktiko_openspiel

    from cosmodrome import envs

    found: dict[tuple[str, str], Contestant] = {}
    for name in cosmodrome.game_names():
        found["ours, compiled", name] = ours(name)
        found["ours, compiled, driven from Python", name] = ours_driven(name)
        found["ours, uncompiled", name] = ours_uncompiled(name)
        found["ours, 256 games at once", name] = ours_batched(name)
        found["ours, PettingZoo adapter", name] = pettingzoo(envs.aec(name))
    for name in OPENSPIEL:
        found["OpenSpiel C++, driven from Python", name] = openspiel(name)
        found["OpenSpiel C++, its own loop", name] = openspiel_inside(name)
    for name in OPENSPIEL_PYTHON:
        found["OpenSpiel, plain Python", name] = openspiel(name)
    found["OpenSpiel, plain Python", "galaktiko"] = openspiel(galaktiko_openspiel.SHORT_NAME)
    found["boardgame.io", "galaktiko"] = boardgameio
    found["catanatron", "settlers, 4 players"] = catanatron
    for name in CLASSICS:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found["PettingZoo classic", name] = pettingzoo(env)
    for name in RLCARD:
        found["RLCard", name] = rlcard(name)
    return found


def run(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Every contestant in every round; the best of each."""
    everybody = contestants()
    best = dict.fromkeys(everybody, 0.0)
    for _ in range(rounds):
        for who, contestant in everybody.items():
            decisions, took = contestant(seconds)
            best[who] = max(best[who], decisions / took)
    against = ("OpenSpiel C++, driven from Python",)
    return [
        {
            "contestant": kind,
            "game": name,
            "decisions/s": speed,
            "x backgammon": speed / best[(*against, "backgammon")],
            "x gin_rummy": speed / best[(*against, "gin_rummy")],
        }
        for (kind, name), speed in best.items()
    ]


def same_game(rows: list[dict[str, Any]]) -> dict[str, float]:
    """How many times as fast our Galaktiko is as the same game elsewhere."""
    speeds = {(row["contestant"], row["game"]): row["decisions/s"] for row in rows}
    ours = speeds["ours, compiled", "galaktiko"]
    peers = ("boardgame.io", "OpenSpiel, plain Python")
    return {peer: ours / speeds[peer, "galaktiko"] for peer in peers}


def main() -> None:
    """Check the peers, run everybody, show the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--one", help="only our game of this name, printed as JSON")
    parser.add_argument(
        "--against", type=Path, help="only the ratio to another build: a wheel or a folder"
    )
    args = parser.parse_args()
    if args.one:
        decisions, took = ours(args.one)(args.seconds)
        print(json.dumps({"decisions": decisions, "seconds": took}))
        return
    if args.against:
        use_one_core()
        rows = compare(args.against, args.rounds, args.seconds)
        save("against", rows, rounds=args.rounds, seconds=args.seconds, wheel=args.against.name)
        show(f"This build and {args.against.name}", rows)
        return
    from agree import check

    use_one_core()
    agreed = check()
    rows = run(args.rounds, args.seconds)
    ratios = same_game(rows)
    save("engine", rows, rounds=args.rounds, seconds=args.seconds, agreed=agreed, same=ratios)
    show("Random play on one core", rows)
    print("Galaktiko, moves that agree:", agreed)
    print("Galaktiko, times as fast:", {peer: round(ratio, 1) for peer, ratio in ratios.items()})


if __name__ == "__main__":
    main()
