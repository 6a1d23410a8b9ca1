"""Our search against OpenSpiel's ISMCTSBot on our games: two players, equal time a move.

With ``--level`` one of our levels plays as it is, in much less time than the other bot gets.
Both look at the same position only through redeals. Seats change from game to game, and two
games in a row have the same deal. Seconds are those of the processor, so that other work on
the machine counts for nobody. Finished games are kept in bench/results, so a long match can
be played in pieces: games that are there are not played again.
"""

import argparse
import math
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from report import load, save, show, use_one_core

import cosmodrome
from cosmodrome.bots import LEVELS, Bot
from cosmodrome.bots.search import Search
from cosmodrome.engine.chance import chance, step_seed
from cosmodrome.envs.openspiel import PREFIX, SpielState

# Returns lie between -1/2 and 1/2: half of what OpenSpiel's examples use for -1 to 1.
UCT = 1.0
UNLIMITED = 1 << 40
# Ours looks at the clock after this number of simulations; its tree stays.
SLICE = 64


class Ours:
    """The library's search with a clock in place of a number of simulations."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        judge = cosmodrome.judge(cosmodrome.game(name))
        self.search = Search(judge, chance(seed), SLICE)
        self.limit = seconds
        self.simulations = 0
        self.seconds = 0.0

    def step(self, state: SpielState) -> int:
        assert state.position is not None
        begun = process_time()
        self.search.forget()
        choice = self.search.choose(state.position.state)
        while process_time() - begun < self.limit:
            choice = self.search.choose(state.position.state)
        self.seconds += process_time() - begun
        self.simulations += sum(choice.visits)
        return choice.action


class OurLevel:
    """One of our levels, with the simulations that it usually has."""

    def __init__(self, level: str, seed: int) -> None:
        self.bot = Bot(level, seed)
        self.simulations = 0
        self.seconds = 0.0

    def step(self, state: SpielState) -> int:
        assert state.position is not None
        begun = process_time()
        choice = self.bot.choose(state.position.state)
        self.seconds += process_time() - begun
        self.simulations += sum(choice.visits)
        return choice.action


class Theirs(ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's bot, which counts simulations, with a clock."""

    def __init__(self, game: pyspiel.Game, seed: int, seconds: float) -> None:
        random = np.random.RandomState(seed % (1 << 32))
        evaluator = RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, UCT, UNLIMITED, random_state=random)
        self.limit = seconds
        self.simulations = 0
        self.seconds = 0.0

    def run_search(self, state: SpielState) -> Any:
        """The base class's search, until the time is up."""
        begun = process_time()
        self.reset()
        self._root_node = self.create_new_node(state)
        # The first simulation only makes the root.
        while process_time() - begun < self.limit or self._root_node.total_visits < 1:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.seconds += process_time() - begun
        return self.get_final_policy(state, self._root_node)


def play(name: str, number: int, seconds: float, level: str) -> dict[str, Any]:
    """One game; we sit in seat 0 when its number is even."""
    game = pyspiel.load_game(PREFIX + name, {"seed": number // 2})
    seed = step_seed(number, 0)
    ours = OurLevel(level, seed) if level else Ours(name, seed, seconds)
    theirs = Theirs(game, seed, seconds)
    seat = number % 2
    state: SpielState = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        legal = state.legal_actions()
        bot = ours if state.current_player() == seat else theirs
        # Where there is nothing to decide nobody needs time.
        state.apply_action(legal[0] if len(legal) == 1 else int(bot.step(state)))
    return {
        "game": name,
        "number": number,
        "won": state.returns()[seat] + 0.5,
        "ours": ours.simulations / max(ours.seconds, 1e-9),
        "theirs": theirs.simulations / max(theirs.seconds, 1e-9),
    }


def summary(name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    """Simulations a second, their ratio, and how often we won (a tie counts half)."""
    played = [game for game in games if game["game"] == name]
    count = len(played)
    ours, theirs = (sum(game[who] for game in played) / count for who in ("ours", "theirs"))
    won = sum(game["won"] for game in played) / count
    return {
        "game": name,
        "games": count,
        "our simulations/s": ours,
        "ISMCTSBot simulations/s": theirs,
        "ratio": ours / theirs,
        "we won %": 100 * won,
        "+- %": 196 * math.sqrt(max(won * (1 - won), 0.25 / count) / count),
    }


def main() -> None:
    """Play what is missing and show the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--level", choices=LEVELS, default="", help="a level instead of the clock")
    parser.add_argument("--only", nargs="*", default=list(cosmodrome.game_names()))
    asked = parser.parse_args()
    use_one_core()
    limit = f"{asked.seconds:g} s a move"
    name = "search" if asked.seconds == 1.0 else f"search-{asked.seconds:g}s"
    title = f"Search: 2 players, {limit}, one core"
    if asked.level:
        name += f"-{asked.level}"
        title = f"Our {asked.level} against ISMCTSBot with {limit}: 2 players, one core"
    games: list[dict[str, Any]] = load(name).get("rows", [])
    done = {(game["game"], game["number"]) for game in games}
    for number in range(asked.games):
        for which in asked.only:
            if (which, number) not in done:
                games.append(play(which, number, asked.seconds, asked.level))
                save(name, games, seconds=asked.seconds)
    rows = [summary(which, games) for which in sorted({game["game"] for game in games})]
    show(title, rows)


if __name__ == "__main__":
    main()
