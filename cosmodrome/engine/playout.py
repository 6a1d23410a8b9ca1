"""Tight loops over State: random games, played and counted inside compiled code."""

from mypy_extensions import i64

from cosmodrome.engine.actions import LegalActions
from cosmodrome.engine.chance import Chance, StepSeeds
from cosmodrome.engine.game import Game, State


def playout(state: State, stream: Chance) -> int:
    """Play to the end with random actions; the number of decisions made."""
    legal = LegalActions()
    decisions: i64 = 0
    while state.to_move >= 0:
        state.list_legal(legal)
        state.apply(legal.at(stream.below(legal.size)))
        decisions += 1
    return decisions


class Tally:
    """Running sums over finished games. A shared victory counts in parts."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.scores = [0] * seats
        self.squares = [0] * seats
        self.wins = [0.0] * seats

    def add(self, state: State, decisions: int) -> None:
        """Count a finished game."""
        self.shortest = decisions if self.games == 0 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        places = state.ranking()
        share = 1.0 / places.count(1)
        for seat, score in enumerate(state.scores()):
            self.scores[seat] += score
            self.squares[seat] += score * score
            if places[seat] == 1:
                self.wins[seat] += share


def random_games(
    tally: Tally, game: Game, seats: int, options: dict[str, bool], seed: int, numbers: range
) -> None:
    """Play random games, each from a seed of its own, and add them to a tally."""
    variant = game.variant(seats, options)
    seeds = StepSeeds(seed)
    for number in numbers:
        state = game.deal(variant, seeds.stream(number))
        tally.add(state, playout(state, state.chance))


def clones(state: State, times: int) -> int:
    """Clone a position many times, for measuring; the number of seats to move, summed."""
    total: i64 = 0
    for _ in range(times):
        total += state.clone().to_move
    return total
