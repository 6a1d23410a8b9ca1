"""One variant's speed as JSON: `python measure.py GAME SEATS OPTION,OPTION SECONDS`.

Runs with whatever build of Cosmodrome is on the path, also with older ones: it uses only what
they have in common.
"""

import gc
import json
import sys
from collections.abc import Callable
from time import process_time

import cosmodrome
from cosmodrome.bots.search import Search
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import State
from cosmodrome.engine.playout import Tally, clones, random_games

_CLONES = 20_000
_SIMULATIONS = 500
# Positions in the middle of games: this share of an average game has been played.
_MIDDLE = 0.4


def rate(seconds: float, work: Callable[[], int]) -> float:
    """The best rate of a few rounds, by processor time."""
    best = 0.0
    for _ in range(3):
        done, begun = 0, process_time()
        while process_time() - begun < seconds / 3:
            done += work()
        best = max(best, done / (process_time() - begun))
    return best


def measure(name: str, seats: int, options: list[str], seconds: float) -> dict[str, float]:
    """Decisions of random play, clones and simulations of the search, a second."""
    game = cosmodrome.game(name)
    chosen = game.check(seats, dict.fromkeys(options, True), 0)
    tally = Tally(seats)
    random_games(tally, game, seats, chosen, 1, range(100))
    length = int(_MIDDLE * tally.decisions / tally.games)
    middles = [middle(game.set_up(seats, chosen, seed), length) for seed in range(8)]

    def play() -> int:
        games = Tally(seats)
        random_games(games, game, seats, chosen, 7, range(200))
        return games.decisions

    def clone() -> int:
        for state in middles:
            clones(state, _CLONES // len(middles))
        return _CLONES

    def search() -> int:
        judge = cosmodrome.judge(game)
        for state in middles:
            Search(judge, chance(1), _SIMULATIONS).choose(state)
        return _SIMULATIONS * len(middles)

    return {
        "decisions": rate(seconds, play),
        "clones": rate(seconds, clone),
        "simulations": rate(seconds, search),
    }


def middle(state: State, decisions: int) -> State:
    """A position in the middle of a game."""
    stream = chance(5)
    for _ in range(decisions):
        before = state.clone()
        legal = state.legal()
        state.apply(legal[int(stream.below(len(legal)))])
        if state.to_move < 0:
            return before
    return state


if __name__ == "__main__":
    gc.disable()
    name, seats, options, seconds = sys.argv[1:]
    named = [option for option in options.split(",") if option]
    print(json.dumps(measure(name, int(seats), named, float(seconds))))
